"""``bezique bench``: the checksums by which two builds are compared."""

from __future__ import annotations

import pytest

from bezique_desktop.cli.bench import run
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.players.registry import LEVELS

WHAT = [("--checksum", 6), ("--moves", 2)]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines of a command that ends well."""
    assert run(list(words)) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(("what", "number"), WHAT)
@pytest.mark.parametrize("game", game_ids())
def test_checksums_are_the_same_again_and_depend_on_what_was_played(
    game: str, what: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    first = printed(capsys, what, str(number), "--game", game)
    assert printed(capsys, what, str(number), "--game", game) == first
    fewer = printed(capsys, what, str(number - 1), "--game", game)
    assert len(fewer) == len(first)
    assert all(one != other for one, other in zip(first, fewer, strict=True))


def test_there_is_a_checksum_for_every_level_and_for_hints(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in printed(capsys, "--moves", "1")]
    assert [(words[0], words[1]) for words in lines] == [
        (game, name) for game in game_ids() for name in [*LEVELS, "hints"]
    ]
