"""Pending declarations: which cards make them, and which of those the bracket takes."""

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.kinds import FOUR, MARRIAGE
from bezique_desktop.engine.views import Standing, seat_view
from bezique_desktop.ui.model.pending import instances
from bezique_desktop.ui.scene.brackets import Meld, brackets
from bezique_desktop.ui.scene.lanes import Lane, row
from bezique_desktop.ui.scene.placing import nearest
from bezique_desktop.ui.scene.spread import LaidMeld
from tests.players.staging import staged

TABLE = "KH4 KH5 KH6 QH4 JC2 QH2 JC4 JC6"
HEARTS = MARRIAGE + 1


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_card(word) for word in text.split())


def test_every_pair_that_the_rules_let_score() -> None:
    """A king that has served in the quint is out of it, and one marriage must not lie there complete (M-6, M-7)."""
    melds = [(0, "quint AH1 TH1 KH4 QH6 JH1"), (0, "marriage KH5 QH1")]
    deal = staged("six-deck", "9S 9D 8S 8D", table=TABLE, melds=melds, rounds=20)
    found = instances(seat_view(deal, Standing(1, 1, (0, 0)), 1), 0, HEARTS, deal.m)
    assert set(found) == {cards(f"{king} {queen}") for king in ("KH5", "KH6") for queen in ("QH4", "QH2")}


def test_four_of_more_that_lie_there() -> None:
    deal = staged("six-deck", "9S 9D 8S 8D", table="AS AH AD AC AS2 QH QD QC", rounds=20)
    found = instances(seat_view(deal, Standing(1, 1, (0, 0)), 0), 0, FOUR, deal.m)
    assert len(found) == 5


def test_the_bracket_takes_the_cards_that_lie_closest() -> None:
    order = cards(TABLE)
    pending = LaidMeld(HEARTS, cards("KH4 QH2"), 40, True, (cards("KH6 QH2"), cards("KH6 QH4"), cards("KH5 QH4")))
    assert nearest(order, pending).cards == cards("KH6 QH4")
    assert nearest(order, LaidMeld(HEARTS, cards("KH4 QH2"), 40)).cards == cards("KH4 QH2")


def test_no_dot_stands_outside_its_bracket() -> None:
    """Also where the cards overlap so much that the end of a bracket goes beyond the middle of what is seen."""
    melds = [Meld("a", "a", "20", (0, 2)), Meld("b", "b", "40", (2, 5)), Meld("c", "c", "60", (0, 5))]
    lying = row(Lane(480, 100, 300, 76), 6)
    for bracket in brackets(melds, lying, 90, -1, 0.75, lambda text, bold: 6.0 * len(text)):
        assert all(bracket.left < dot < bracket.right for dot in bracket.dots)
