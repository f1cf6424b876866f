"""The plain form of a view: whole, readable, and refused with the name of the field that is wrong."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bezique_desktop.engine.cards import HIDDEN
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.plain import ProtocolError
from bezique_desktop.players.protocol import FORMAT, view_from_plain, view_to_plain
from tests.players.states import ALL_GAMES, after, dealt, met, set_up, view_of


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_view_comes_back_equal(game: str) -> None:
    """Through JSON, for the seat to act and for the others."""
    deal = dealt(rules_of(game), 3)
    while not deal.over:
        for seat in range(deal.m.seats):
            view = view_of(deal, seat)
            assert view_from_plain(json.loads(json.dumps(view_to_plain(view))), rules_of) == view
        deal.apply(view_of(deal).legal[-1])


def test_options_travel_with_the_view() -> None:
    """The reader plays by the rules in force, not by those of the game's file."""
    rules = changed(rules_of("classic"), {"repeat_rule": "once", "restricted_until_tricks": 0})
    view = next(met(rules, 1))
    assert view_from_plain(view_to_plain(view), rules_of).rules == rules


def test_the_spelling() -> None:
    """Cards, suits, actions and kinds are text; what there is not is null."""
    hands = ["QS1 JD1 KS1 7H1 8C1 9C1 9D1 TD1", "QS2 JD2 KS2 7S1 8S1 9S1 9H1 TH1"]
    deal = set_up("program-long", hands, "AH1", 1)
    after(deal, "exchange 7H1", "declare bezique QS1 JD1")
    plain = view_to_plain(view_of(deal))
    assert plain["format"] == FORMAT
    assert (plain["trump"], plain["turn_up"], plain["banned"], plain["last_drawn"]) == ("H", "7H1", None, None)
    assert plain["hands"] == [["KS1", "AH1", "9D1", "TD1", "8C1", "9C1"], ["??"] * 8]
    assert plain["shown"] == [["QS1", "JD1"], []]
    assert plain["melds"] == [["declare bezique QS1 JD1"], []]
    assert plain["legal"] == [f"play {card}1" for card in ("QS", "KS", "AH", "9D", "JD", "TD", "8C", "9C")]


def test_hidden_cards_stay_hidden() -> None:
    """No card of another hand is written out unless everybody saw it."""
    view = next(met(rules_of("classic"), 1))
    other = 1 - view.seat
    assert set(view.hands[other]) == {HIDDEN}
    hands = view_to_plain(view)["hands"]
    assert isinstance(hands, list)
    assert set(hands[other]) == {"??"}


FAULTS = [
    ("format", 99, "format"),
    ("game", "bridge", "game: there is no game 'bridge'"),
    ("game", 3, "game: expected a text"),
    ("options", [], "options: expected an object"),
    ("options", {"repeat_rule": "never"}, "options: option repeat_rule"),
    ("seat", 2, "seat: the game has seats 0 to 1"),
    ("seat", True, "seat: expected a whole number"),
    ("phase", "noon", "phase: expected one of open, end, over"),
    ("trump", "X", "trump: expected a suit"),
    ("trump", "", "trump: expected a suit"),
    ("turn_up", "1S1", "turn_up: not a card"),
    ("hands", [["QS1"]], "hands, shown: expected 2 lists"),
    ("hands", "QS1", "hands: expected a list"),
    ("scores", [0], "scores, totals: expected 2 numbers"),
    ("melds", [["declare elopement QS1"], []], "melds: unknown declaration"),
    ("melds", [], "melds, sevens: expected 2 lists"),
    ("pending", [["elopement"]], "pending: unknown kind"),
    ("opportunity", 1, "opportunity: expected true or false"),
    ("legal", ["jump"], "legal: unknown action"),
    ("legal", [7], "legal: expected a text"),
]


@pytest.mark.parametrize(("field", "value", "sentence"), FAULTS)
def test_a_fault_names_its_field(field: str, value: object, sentence: str) -> None:
    """Whatever is wrong, the reader says where."""
    plain = view_to_plain(next(met(rules_of("classic"), 1)))
    plain[field] = value
    with pytest.raises(ProtocolError, match=sentence):
        view_from_plain(plain, rules_of)


def test_a_missing_field_is_named() -> None:
    """The same for what is not there."""
    plain = view_to_plain(next(met(rules_of("classic"), 1)))
    del plain["takers"]
    with pytest.raises(ProtocolError, match="takers: missing"):
        view_from_plain(plain, rules_of)


def test_views_of_other_moments_differ() -> None:
    """Nothing of a view is lost: a change of any field shows in the plain form."""
    view = next(met(rules_of("program-long"), 1))
    assert view_to_plain(replace(view, totals=(10, 0))) != view_to_plain(view)
    assert view_to_plain(replace(view, declared=not view.declared)) != view_to_plain(view)
