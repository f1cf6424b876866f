"""What was learnt as a module of the program: numbers with a note of how they were made."""

import textwrap
from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from bezique_desktop.arena.training import Lesson
from bezique_desktop.players.weights import Weights

WIDTH: Final = 120


def module_text(lesson: Lesson, game: str, command: str, version: str) -> str:
    """The source of the module, as it stands in the folder of learnt numbers."""
    weights = (
        f"The weights won {lesson.margin:+.2f} points a deal over those that they began with. " if lesson.margin else ""
    )
    part = f"{100 * lesson.explained:.0f}\u00a0%"
    values = f"The values come from {lesson.positions} positions and explain {part} of how much the "
    figures = textwrap.fill(f"{weights}{values}margins vary in deals that nothing was learnt from.", WIDTH)
    note = f"The numbers of {game}, learnt by the program from its own play.\n\nMade with version {version} by\n\n"
    note += f"    {command}\n\n{figures}"
    lines = [
        f'"""{note}\n"""',
        "",
        "from typing import Final",
        "",
        "from bezique_desktop.players.weights import Weights",
    ]
    lines += ["", "# fmt: off", f"WEIGHTS: Final = {_weights(lesson.weights)}"]
    lines.append('"""What rules of thumb hold cards, tricks and chances to be worth in this game."""')
    lines += _table("VALUES", lesson.values, "A row a stage of the talon, a weight a feature, in parts of 1024.")
    lines += _table(
        "PRIOR", lesson.prior,
        "How much likelier than by chance an unseen card of each sort is in another hand, in parts of 64.",
    )  # fmt: skip
    lines += _table(
        "CHOICES", lesson.choices,
        "How readily a card is played instead of another: a row a role, a column a pair of sorts, in parts of 64.",
    )  # fmt: skip
    lines += [
        "",
        f"SILENCES: Final = {tuple(lesson.silences)}",
        '"""How many of 64 imagined hands with a combination ready are kept: of who took the last trick, and of others.'
        '"""',
    ]
    return "\n".join(lines) + "\n"


def _weights(weights: Weights) -> str:
    parts = [f"    {each.name}={getattr(weights, each.name)!r}," for each in fields(weights)]
    return "\n".join(["Weights(", *parts, ")"])


def _table(name: str, rows: Sequence[Sequence[int]], note: str) -> list[str]:
    return ["", f"{name}: Final[tuple[tuple[int, ...], ...]] = (", *[_row(row) for row in rows], ")", f'"""{note}"""']


def _row(row: Sequence[int]) -> str:
    body = textwrap.fill(
        " ".join(f"{number}," for number in row), WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8
    )
    return f"    (\n{body}\n    ),"
