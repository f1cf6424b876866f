"""Selected cards that make nothing say which meld they are nearest to, and what it lacks by the rules in force."""

import pytest

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.kinds import FOUR
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import Standing, seat_view
from bezique_desktop.ui.nearest import nearest, selection_offers
from bezique_desktop.ui.scene.speech import offers_now, speech_now
from bezique_desktop.ui.scene.state import Attention
from bezique_desktop.ui.wording_reasons import reason_text
from tests.players.staging import staged
from tests.ui.scene.deals import GAMES, step_where, steps


def said(game: str, cards: str, **options: str) -> str:
    """What the tray says of these cards at the first lead."""
    step = next(step for step in steps(game, 1, 0, **options) if any(a.verb is Verb.PLAY for a in step.view.legal))
    attention = Attention(selected=tuple(parse_card(card) for card in cards.split()))
    listed = offers_now(step, attention, Mechanics(step.view.rules), None)
    speech = speech_now(step, attention, listed)
    assert speech is not None
    assert all(offer.refused is not None for offer in listed)
    return speech.text


@pytest.mark.parametrize(
    ("game", "cards", "words"),
    [
        ("program-long", "KH1 KS1", "Four kings: K♦ K♣ are still missing."),
        ("classic", "KH1 KS1", "Four kings need 2 more kings."),
        ("program-long", "KH1", "Marriage ♥: Q♥ is still missing."),
        ("program-long", "KH1 7C1", "A marriage is the king and queen of one suit. 7♣ cannot be part of it."),
        ("program-long", "7C1 8C1", "Nothing can be declared with 7♣ 8♣."),
        ("sixty-six", "KH1 QS1", "A marriage is the king and queen of one suit."),
        ("sixty-six", "KH1", "Marriage ♥: Q♥ is still missing."),
    ],
)
def test_the_nearest_meld_is_named(game: str, cards: str, words: str) -> None:
    assert said(game, cards).startswith(words)


def test_the_rules_in_force_decide_what_is_missing() -> None:
    assert said("program-long", "KH1 KS1 KD1") == "Four kings: K♣ is still missing."
    assert said("program-long", "KH1 KS1 KD1", quartet_suits="any") == "Four kings need 1 more king."


@pytest.mark.parametrize("game", GAMES)
def test_every_selection_has_its_reason(game: str) -> None:
    """Any cards that some kind takes get one button, which cannot be pressed, and a reason that is not the time."""
    step = step_where(game, lambda step: len(step.view.legal) > 3)
    view, mechanics = step.view, Mechanics(step.view.rules)
    for card in view.hand:
        near = nearest((card,), view, mechanics)
        listed = selection_offers((card,), view, mechanics, lambda action: Reason.NO_OPPORTUNITY)
        if near is not None and listed[0].action is not None and listed[0].action.verb is Verb.DECLARE:
            assert [offer.refused for offer in listed] == [Reason.NOT_THESE_CARDS]
            assert near.missing
            assert not near.spare


@pytest.mark.parametrize(
    ("melds", "hand", "picked", "grows", "words"),
    [
        (
            "quint AH1 TH1 KH1 QH1 JH1",
            "KH2 TH2 9C1",
            "AH1 KH2 TH2",
            True,
            "Quint ♥: A♥ has scored in such a meld already, and it takes new cards.",
        ),
        (
            "quint AH1 TH1 KH1 QH1 JH1",
            "KH2 TH2 9C1",
            "AH1 JH1 KH2 TH2",
            True,
            "Quint ♥: J♥ A♥ have scored in such a meld already, and it takes new cards.",
        ),
        (
            "marriage KH1 QH1",
            "AH1 TH1 JH1",
            "KH1 AH1 TH1",
            False,
            "K♥ has scored in a lower meld and cannot grow into quint ♥ in this game.",
        ),
        (
            "quint AH1 TH1 KH1 QH1 JH1",
            "KH2 9C1 8C1",
            "QH1 KH2 9C1",
            True,
            "Q♥ has scored in a higher meld and can no longer make marriage ♥. 9♣ cannot be part of it.",
        ),
    ],
)
def test_what_has_scored_is_told_with_the_name_of_the_meld(
    melds: str, hand: str, picked: str, grows: bool, words: str
) -> None:
    """M-6 to M-8: the meld that lacks least is named also where it can have a card no more."""
    table = " ".join(card for card in melds.split()[1:])
    deal = staged("classic", hand, table=table, melds=[(0, melds)], rounds=10, quint_after_marriage=grows)
    view = seat_view(deal, Standing(1, 1, (0, 0)), 0)
    cards = tuple(parse_card(card) for card in picked.split())
    offer = selection_offers(cards, view, deal.m, lambda action: deal.refusal(0, action))[0]
    assert offer.action is not None
    assert reason_text(Reason.NOT_THESE_CARDS, offer.action, view) == words


def test_a_whole_meld_that_has_scored_is_named() -> None:
    deal = staged("classic", "KC2 9C1", table="KS1 KH1 KD1 KC1", melds=[(0, "four-kings KS1 KH1 KD1 KC1")], rounds=10)
    view = seat_view(deal, Standing(1, 1, (0, 0)), 0)
    cards = tuple(parse_card(card) for card in ("KS1", "KH1", "KD1", "KC2"))
    text = reason_text(Reason.USED_IN_SAME, Action(Verb.DECLARE, FOUR + 2, cards), view)
    assert text == "Four kings: K♠ K♥ K♦ have scored in such a meld already, and it takes new cards."
