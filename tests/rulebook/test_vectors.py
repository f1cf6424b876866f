"""The figures of `vectors.json` against the pure functions of the engine and through play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bezique_desktop.engine import tricks
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.results import game_value
from tests.properties import reference
from tests.rulebook.scenes import end_scene
from tests.rulebook.sequences import Rehearsal
from tests.rulebook.table import A, B, Game
from tests.rulebook.vectors import VECTORS, sequences
from tests.rulebook.vectors import Sequence as Declarations

SUITS = "SHDC"
Row = dict[str, Any]


def named(rows: Sequence[Row]) -> list[Any]:
    """Return rows as parameters with their ids."""
    return [pytest.param(row, id=row["id"]) for row in rows]


def copied(faces: str) -> list[str]:
    """Give every face a copy number, equal faces different ones."""
    words = faces.split()
    return [f"{face}{words[:place].count(face) + 1}" for place, face in enumerate(words)]


def suit(letter: str | None) -> int:
    """Return the number of a suit in the engine, -1 for none."""
    return -1 if letter is None else SUITS.index(letter)


def options(row: Row) -> Row:
    """Return the two options that a row about following speaks of."""
    return {"end_must_beat": row["must_beat"], "end_follow": row["follow"]}


@pytest.mark.parametrize("row", named(VECTORS["tricks"]))
def test_who_takes_the_trick(row: Row) -> None:
    """G-10, G-11, G-12: the engine and the slow reading name the same winner."""
    cards = copied(row["cards"])
    rule = row["rule"] if row["phase"] == "open" else "suit"
    assert reference.winner(cards, row["trump"], rule) == row["winner"]
    assert reference.card_points(cards, "full") == row["points"]
    assert tricks.winner([parse_card(card) for card in cards], suit(row["trump"]), rule == "rank") == row["winner"]


@pytest.mark.parametrize("row", named(VECTORS["end_legal"]))
def test_what_may_follow(row: Row) -> None:
    """G-13, G-14, G-15: the engine and the slow reading allow the same cards."""
    holding, trick = copied(row["holding"]), [f"{card}3" for card in row["trick"].split()]
    legal = {f"{card}1" for card in row["legal"].split()}
    assert reference.may_follow(holding, trick, row["trump"], options(row)) == legal
    allowed = tricks.may_follow(
        [parse_card(card) for card in holding],
        [parse_card(card) for card in trick],
        suit(row["trump"]),
        row["must_beat"],
        row["follow"] == "suit_or_trump",
    )
    assert set(allowed) == {parse_card(card) for card in legal}


@pytest.mark.parametrize("row", named([row for row in VECTORS["tricks"] if len(row["cards"].split()) == 2]))
def test_tricks_as_they_are_played(row: Row) -> None:
    """G-10, G-11, M-CP: the same winners and points on the table."""
    lead, answer = copied(row["cards"])
    game = "program-long" if row["trump"] else "trumpless"
    table = Game(game, open_trick_rule=row["rule"], card_points_when="per_trick")
    if row["phase"] == "end":
        table, lead = end_scene(game, lead[:2], [answer[:2]], row["trump"], open_trick_rule=row["rule"])
        table.do(A, f"play {lead}")
        answer = table.last["legal"]["play"][0]
    else:
        table.deal(lead, answer, turn_up="8H")
        table.do(A, f"play {lead}")
    before = sum(table.last["scores"])
    state = table.do(B, f"play {answer}")
    assert state["to_act"] in (None, row["winner"])
    assert sum(state["scores"]) - before - 10 * (state["phase"] == "over") == row["points"]


@pytest.mark.parametrize("row", named([row for row in VECTORS["end_legal"] if len(row["trick"].split()) == 1]))
def test_following_on_the_table(row: Row) -> None:
    """G-13, G-14, G-15: the same cards are offered when it comes to it."""
    game = "classic" if row["trump"] else "trumpless"
    table, lead = end_scene(game, row["trick"], row["holding"].split(), row["trump"], **options(row))
    state = table.do(A, f"play {lead}")
    assert sorted(card[:2] for card in state["legal"]["play"]) == sorted(row["legal"].split())
    for card in set(state["hands"][B]) - set(state["legal"]["play"]):
        table.refused(B, f"play {card}")


@pytest.mark.parametrize("sequence", sequences("RCN"), ids=str)
def test_declaration_sequences(sequence: Declarations) -> None:
    """M-3 to M-11: what may be scored after what."""
    Rehearsal(sequence).run()


@pytest.mark.parametrize("row", named([row for row in VECTORS["six_deck_value"] if row["value"]]))
def test_the_value_of_a_six_deck_game(row: Row) -> None:
    """X-16e, X-17e, X-18e, X-19e, X-23: rubicon under 3000, whole hundreds of each score, a thousand for the game."""
    scores = sorted(row["scores"])
    assert game_value(scores[1], scores[0], 3000, 1000, "each") == row["value"]
