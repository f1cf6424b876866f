"""What may be declared with this history: the rules of re-use, kind by kind (chapter M)."""

import pytest

from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.names import legal_lists
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from tests.engine.positions import again, cards, opportunity, position, refusal

EVERYTHING_FREE: dict[str, object] = {"single_double_lock": False, "bezique_upgrade": True}


def scored(game: str, trump: str, hand: str, first: str, **options: object) -> Deal:
    """Seat 0 has scored this declaration and has a new opportunity."""
    deal = position(changed(rules_of(game), options), trump, hand)
    deal.play(0, _action(deal, first))
    again(deal)
    return deal


def _action(deal: Deal, text: str) -> Action:
    assert refusal(deal, text) is None, text
    return parse_action(text)


def gone(deal: Deal, text: str) -> None:
    """These cards of seat 0 have been played to tricks."""
    for card in cards(text):
        deal.holdings[0].give(card)


@pytest.mark.parametrize(
    "text",
    [
        "marriage KH1 QS1",
        "marriage KH1 KH2",
        "marriage KH1 KH1",
        "marriage KH1",
        "bezique QS1 QS2",
        "double-bezique QS1 JD1",
        "two-sevens 7S1 7S2",
        "four-kings KS1 KH1 KH2 QS1",
    ],
)
def test_cards_that_do_not_form_the_kind_are_refused(text: str) -> None:
    """M-3 point 3."""
    deal = opportunity("classic", "H", "KH1 KH2 QS1 QS2 JD1 KS1 7S1 7S2")
    assert refusal(deal, f"declare {text}") == Reason.NOT_THESE_CARDS


def test_cards_that_are_not_held_or_not_in_the_pack_are_refused() -> None:
    """M-3 point 2."""
    deal = opportunity("classic", "H", "KH1")
    assert refusal(deal, "declare marriage KH1 QH1") == Reason.NOT_HELD
    assert refusal(deal, "declare marriage KH1 QH9") == Reason.NOT_HELD


def test_fresh_wants_cards_never_used_in_the_kind() -> None:
    """M-6 fresh, C-14e."""
    deal = scored("classic", "H", "KS1 KH1 KD1 KC1 KS2 KH2 KD2 KC2", "declare four-kings KS1 KH1 KD1 KC1")
    assert refusal(deal, "declare four-kings KS2 KH1 KD1 KC1") == Reason.USED_IN_SAME
    assert refusal(deal, "declare four-kings KS2 KH2 KD2 KC2") is None


def test_once_is_once_for_each_kind_and_suit() -> None:
    """M-6 once, R-8."""
    deal = scored("program-long", "H", "KS1 QS1 KC1 QC1 KH1 KD1", "declare four-kings KS1 KH1 KD1 KC1")
    assert refusal(deal, "declare four-kings KS1 KH1 KD1 KC1") == Reason.ONLY_ONCE
    assert refusal(deal, "declare marriage KS1 QS1") is None


def test_the_lock_closes_single_and_double_alike() -> None:
    """M-9."""
    deal = scored("program-long", "H", "KS1 KS2 QS1 QS2 KC1 QC1", "declare marriage KS1 QS1")
    assert refusal(deal, "declare double-marriage KS1 KS2 QS1 QS2") == Reason.LOCKED
    assert refusal(deal, "declare marriage KS2 QS2") == Reason.ONLY_ONCE
    assert refusal(deal, "declare marriage KC1 QC1") is None
    bezique = scored("program-long", "H", "QS1 QS2 JD1 JD2", "declare double-bezique QS1 QS2 JD1 JD2")
    assert refusal(bezique, "declare bezique QS1 JD1") == Reason.LOCKED


def test_without_the_lock_once_still_wants_four_new_cards_for_a_double_marriage() -> None:
    """M-10 under M-6 once."""
    deal = scored("program-long", "H", "KS1 KS2 QS1 QS2", "declare marriage KS1 QS1", **EVERYTHING_FREE)
    assert refusal(deal, "declare double-marriage KS1 KS2 QS1 QS2") == Reason.USED_IN_SAME


def test_replace_wants_one_new_card_and_no_intact_instance() -> None:
    """M-6 replace."""
    deal = scored("classic", "H", "KH1 KH2 QH1 QH2", "declare marriage KH1 QH1", repeat_rule="replace")
    assert refusal(deal, "declare marriage KH1 QH1") == Reason.STILL_INTACT
    assert refusal(deal, "declare marriage KH2 QH2") == Reason.STILL_INTACT
    gone(deal, "QH1")
    assert refusal(deal, "declare marriage KH1 QH2") is None
    again(deal)
    deal.play(0, _action(deal, "declare marriage KH1 QH2"))
    again(deal)
    gone(deal, "KH1")
    deal.holdings[0].take(cards("KH1")[0])
    assert refusal(deal, "declare marriage KH1 QH2") == Reason.NEEDS_NEW_CARD
    assert "marriage H" in legal_lists(deal.legal(0))["declare"]


def test_portland_allows_a_second_independent_instance() -> None:
    """M-6 portland."""
    deal = scored("classic", "H", "KH1 KH2 QH1 QH2", "declare marriage KH1 QH1", repeat_rule="portland")
    assert refusal(deal, "declare marriage KH2 QH1") == Reason.STILL_INTACT
    assert refusal(deal, "declare marriage KH2 QH2") is None
    assert "marriage H" in legal_lists(deal.legal(0))["declare"]


def test_no_lower_kind_after_a_higher_one_with_the_same_cards() -> None:
    """M-7."""
    quint = scored("classic", "H", "AH1 TH1 KH1 QH1 JH1 KH2 QH2", "declare quint AH1 TH1 KH1 QH1 JH1")
    assert refusal(quint, "declare marriage KH1 QH1") == Reason.USED_IN_HIGHER
    assert refusal(quint, "declare marriage KH2 QH1") == Reason.USED_IN_HIGHER
    assert refusal(quint, "declare marriage KH2 QH2") is None
    free = scored("classic", "H", "AH1 TH1 KH1 QH1 JH1", "declare quint AH1 TH1 KH1 QH1 JH1", marriage_after_quint=True)
    assert refusal(free, "declare marriage KH1 QH1") is None
    double = scored("classic", "H", "QS1 QS2 JD1 JD2", "declare double-bezique QS1 QS2 JD1 JD2")
    assert refusal(double, "declare bezique QS1 JD2") == Reason.USED_IN_HIGHER


def test_a_higher_kind_grows_out_of_a_lower_one() -> None:
    """M-8."""
    deal = scored("classic", "H", "QS1 JD1 QS2 JD2", "declare bezique QS1 JD1")
    assert refusal(deal, "declare double-bezique QS1 QS2 JD1 JD2") is None
    closed = scored("classic", "H", "QS1 JD1 QS2 JD2", "declare bezique QS1 JD1", bezique_upgrade=False)
    assert refusal(closed, "declare double-bezique QS1 QS2 JD1 JD2") == Reason.USED_IN_LOWER
    deal.play(0, _action(deal, "declare bezique QS2 JD2"))
    again(deal)
    assert refusal(deal, "declare double-bezique QS1 QS2 JD1 JD2") == Reason.NEEDS_NEW_CARD
    marriage = scored("classic", "H", "AH1 TH1 KH1 QH1 JH1", "declare marriage KH1 QH1")
    assert refusal(marriage, "declare quint AH1 TH1 KH1 QH1 JH1") is None
    barred = scored("classic", "H", "AH1 TH1 KH1 QH1 JH1", "declare marriage KH1 QH1", quint_after_marriage=False)
    assert refusal(barred, "declare quint AH1 TH1 KH1 QH1 JH1") == Reason.USED_IN_LOWER


def test_a_card_from_the_hand_may_be_demanded() -> None:
    """M-3 point 7."""
    deal = opportunity("classic", "H", "QS1 KC1", "JD1 KS1", meld_needs_hand_card=True)
    assert refusal(deal, "declare bezique QS1 JD1") is None
    shown = opportunity("classic", "H", "KC1", "QS1 JD1 KS1", meld_needs_hand_card=True)
    assert refusal(shown, "declare bezique QS1 JD1") == Reason.NEEDS_HAND_CARD
    assert "bezique" not in legal_lists(shown.legal(0))["declare"]
    assert "marriage S" not in legal_lists(shown.legal(0))["declare"]
    spare = opportunity("classic", "H", "JD2", "QS1 JD1", meld_needs_hand_card=True)
    assert "bezique" in legal_lists(spare.legal(0))["declare"]


def test_sevens_score_their_ten_once() -> None:
    """MS-3, MS-4."""
    deal = scored("classic", "H", "7H1 7H2", "show 7H1")
    assert refusal(deal, "show 7H1") == Reason.SEVEN_HAS_SCORED
    assert refusal(deal, "declare two-sevens 7H1 7H2") == Reason.SEVEN_HAS_SCORED
    both = scored("classic", "H", "7H1 7H2", "declare two-sevens 7H1 7H2")
    assert refusal(both, "show 7H2") == Reason.SEVEN_HAS_SCORED
    assert refusal(both, "declare two-sevens 7H1 7H2") == Reason.ONLY_ONCE


def test_before_trumps_are_made_only_some_kinds_score() -> None:
    """N-4."""
    deal = opportunity("trumpless", "", "AD1 TD1 KD1 QD1 JD1 QS1 7S1 7S2")
    assert refusal(deal, "declare quint AD1 TD1 KD1 QD1 JD1") == Reason.NO_TRUMP_YET
    assert refusal(deal, "declare bezique QS1 JD1") is None
    assert refusal(deal, "declare two-sevens 7S1 7S2") == Reason.WORTH_NOTHING
    deal.play(0, _action(deal, "declare marriage KD1 QD1"))
    assert deal.trump == 2
    again(deal)
    assert refusal(deal, "declare quint AD1 TD1 KD1 QD1 JD1") is None


def test_a_bezique_may_make_trumps_where_the_option_says_so() -> None:
    """X-12, M-1."""
    deal = opportunity("trumpless", "", "QH1 JC1 QS1 JD1", bezique_cards="by_trump", bezique_makes_trump=True)
    assert refusal(deal, "declare bezique QH1 JC1") is None
    assert refusal(deal, "declare bezique QH1 JD1") == Reason.NOT_THESE_CARDS
    deal.play(0, _action(deal, "declare bezique QH1 JC1"))
    assert deal.trump == 1
    later = opportunity("trumpless", "", "QH1 JC1", bezique_cards="by_trump")
    assert refusal(later, "declare bezique QH1 JC1") == Reason.NO_TRUMP_YET
    fixed = opportunity("trumpless", "", "QS1 JD1", bezique_makes_trump=True)
    fixed.play(0, _action(fixed, "declare bezique QS1 JD1"))
    assert fixed.trump == 0


def test_a_worthless_kind_cannot_be_declared() -> None:
    """M-3 point 3, V-5."""
    deal = opportunity("card-points", "H", "AS1 TS1 KS1 QS1 JS1")
    assert refusal(deal, "declare quint AS1 TS1 KS1 QS1 JS1") == Reason.WORTH_NOTHING
    assert legal_lists(deal.legal(0))["declare"] == ["marriage S"]
    tens = opportunity("card-points", "H", "TS1 TS2 TH1 TD1")
    assert refusal(tens, "declare four-tens TS1 TS2 TH1 TD1") == Reason.WORTH_NOTHING


def test_too_few_tricks_close_marriages_and_quints_or_everything() -> None:
    """C-9."""
    deal = opportunity("classic", "H", "KS1 QS1 JD1", tricks=3)
    assert refusal(deal, "declare marriage KS1 QS1") == Reason.TOO_FEW_TRICKS
    assert refusal(deal, "declare bezique QS1 JD1") is None
    every = opportunity("classic", "H", "KS1 QS1 JD1", tricks=3, restricted_scope="all_declarations")
    assert refusal(every, "declare bezique QS1 JD1") == Reason.TOO_FEW_TRICKS
    assert legal_lists(every.legal(0))["declare"] == []


def test_laying_shows_a_combination_without_scoring() -> None:
    """M-11 with extra cards exposed."""
    deal = opportunity("classic", "H", "KS1 QS1 JD1 KH1", expose_extra=True, announce_pending=True)
    assert refusal(deal, "lay marriage KS1 QS1") is None
    deal.play(0, _action(deal, "lay marriage KS1 QS1"))
    assert deal.scores == [0, 0]
    assert deal.pending(0) == [0]
    assert refusal(deal, "lay marriage KS1 QS1") == Reason.NEEDS_HAND_CARD
    assert refusal(deal, "declare marriage KS1 QS1") is None
    assert refusal(opportunity("classic", "H", "KS1 QS1"), "lay marriage KS1 QS1") == Reason.NOT_IN_THIS_GAME


def test_pending_combinations_keep_the_rules_in_force() -> None:
    """M-11: four tricks and worth count; that a card must come from the hand (M-3 point 7) does not."""
    few = opportunity("classic", "H", "AC1", "KS1 QS1 JD1", tricks=2, announce_pending=True)
    assert few.pending(0) == [12]
    assert opportunity("classic", "H", "AC1", "KS1 QS1 JD1").pending(0) == []
    plain = opportunity("card-points", "H", "8C1", "AS1 TS1 KS1 QS1 JS1", announce_pending=True)
    assert plain.pending(0) == [0]
    hand = opportunity("classic", "H", "AC1", "KS1 QS1", announce_pending=True, meld_needs_hand_card=True)
    assert hand.pending(0) == [0]
    assert refusal(hand, "declare marriage KS1 QS1") == Reason.NEEDS_HAND_CARD
