"""The cards of one seat."""

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.holding import Holding


def test_a_copy_is_independent_and_knows_what_is_the_partners() -> None:
    holding = Holding()
    own, lent = parse_card("KS1"), parse_card("QS1")
    holding.take(own)
    holding.lend(lent)
    other = holding.copy()
    assert (other.hand, other.shown, other.lent) == ([own], [lent], [lent])
    other.lend(parse_card("QS2"))
    assert holding.lent == holding.shown == [lent]
