"""Positions in which every sensible player does the same."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import player
from tests.players.states import GAMES, after, answer, met, set_up

SENSIBLE = ["greedy", "thrifty"]
EVERYBODY = ["novice", *SENSIBLE]
IDLE = "7S1 8S1 9S1 7D1 8D1 9D1 7C1 8C1"


def face(action: Action) -> str:
    """The rank and suit of the card played."""
    assert action.verb == Verb.PLAY, str(action)
    return card_text(action.card)[:2]


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("game", GAMES)
def test_no_high_card_goes_to_a_lost_trick(name: str, game: str) -> None:
    """Nobody throws an ace or ten into a trick that it does not take while there is a plain seven, eight or nine."""
    careful = player(name)
    thrown = 0
    for number, view in enumerate(met(rules_of(game), 150, 2)):
        low = [card for card in view.holding if card & 7 <= 2 and (card >> 3) & 3 != view.trump]
        if view.phase != OPEN or len(view.trick) != 1 or not low:
            continue
        action = careful.choose(view, number)
        led = view.trick[0]
        loses = (action.card >> 3) & 3 not in ((led >> 3) & 3, view.trump) or (
            (action.card >> 3) & 3 == (led >> 3) & 3 and action.card & 7 <= led & 7
        )
        thrown += loses and action.card & 7 >= 6
    assert thrown <= (5 if name == "novice" else 0)


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_ten_takes_a_low_card_of_its_suit(name: str) -> None:
    """Ten points for nothing."""
    deal = set_up("program-long", ["7C2 TD1 JH1 QH1 9H1 8S2 9S2 7D2", "TC1 7S1 8S1 9S1 7D1 8D1 9D1 JS1"], "8H1")
    assert face(answer(name, after(deal, "play 7C2"))) == "TC"


@pytest.mark.parametrize("name", SENSIBLE)
def test_a_low_trump_takes_an_ace(name: str) -> None:
    """A brisque is worth a trump."""
    deal = set_up("program-long", ["AC2 TD1 JH1 QH1 9H1 8S2 9S2 7D2", "8H2 7S1 8S1 9S1 7D1 8D1 9D1 JS1"], "8H1")
    assert face(answer(name, after(deal, "play AC2"))) == "8H"


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_first_lead_is_a_low_card(name: str) -> None:
    """Nothing is risked where nothing is to be gained."""
    deal = set_up("classic", ["AS1 TD1 KH1 QS1 JD1 7C1 AH1 TH1", IDLE.replace("7C1", "9C2")], "8H1")
    assert face(answer(name, deal)) == "7C"


def test_a_novice_mostly_throws_low() -> None:
    """It misjudges cards now and then, and by a little."""
    deal = set_up("classic", ["AS1 TD1 KH1 QS1 JD1 7C1 AH1 TH1", IDLE.replace("7C1", "9C2")], "8H1")
    thrown = [face(answer("novice", deal, seed)) for seed in range(40)]
    assert max(set(thrown), key=thrown.count) == "7C"
    assert thrown.count("7C") > 20
    assert thrown.count("AH") + thrown.count("QS") + thrown.count("JD") < 4


@pytest.mark.parametrize("name", SENSIBLE)
def test_a_declaration_is_not_forgotten(name: str) -> None:
    """What scores is declared at once, the seven exchanged first."""
    deal = set_up("program-long", ["AS1 AH2 AD1 AC1 7H1 8C2 9C1 9D2", IDLE], "KH1")
    assert str(answer(name, deal)) == "exchange 7H1"
    assert str(answer(name, after(deal, "exchange 7H1"))) == "declare four-aces AS1 AH2 AD1 AC1"


def test_the_marriage_comes_before_the_quint() -> None:
    """Forty points more for one opportunity, while there is time; the yardstick takes the dearest."""
    deal = set_up("program-long", ["AH1 TH1 KH1 QH1 JH1 8C2 9C1 8D2", IDLE], "9H1")
    assert str(answer("thrifty", deal)) == "declare marriage KH1 QH1"
    assert str(answer("greedy", deal)) == "declare quint AH1 TH1 KH1 QH1 JH1"


def test_bezique_cards_are_kept() -> None:
    """Neither the queen of spades nor the jack of diamonds goes while the bezique is in sight."""
    deal = set_up("program-long", ["QS1 JD1 JC1 KD1 QD2 AH1 TH1 AS1", IDLE], "8H1", declare_at_start=False)
    assert face(answer("thrifty", deal)) not in ("QS", "JD")
    assert face(answer("greedy", deal)) == "JC"


def test_a_trick_is_taken_to_declare() -> None:
    """With four aces waiting a spare winner is worth playing."""
    mine = "AS1 AH1 AD1 AC1 JC1 KH1 8D2 9D2"
    deal = set_up("program-long", ["9C1 TD1 JH1 QH1 9H1 8S2 9S2 7D2", mine], "8H1")
    assert face(answer("thrifty", after(deal, "play 9C1"))) in ("JC", "KH")
