"""What the tray says and the column of actions offers at the moment, from what lies and what the player does. No Qt."""

from dataclasses import replace

from bezique_desktop.engine.actions import DRAW, WAIVE, Action
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.nearest import selection_offers
from bezique_desktop.ui.scene.captions import giving_up_words, selecting_words, tray_words
from bezique_desktop.ui.scene.offers import (
    Command,
    Judge,
    Offer,
    lesson_offers,
    offers,
    points_of_action,
    replay_offers,
    waiting,
)
from bezique_desktop.ui.scene.published import Progress, Published, may_ask
from bezique_desktop.ui.scene.spread import Keys
from bezique_desktop.ui.scene.state import Attention
from bezique_desktop.ui.scene.tray import Speech, TrayText
from bezique_desktop.ui.table_keys import letter_for


def offers_now(
    step: Published, attention: Attention, mechanics: Mechanics, judge: Judge | None, progress: Progress | None = None
) -> tuple[Offer, ...]:
    """The buttons of the column; ``progress`` is that of a game that the computer plays by itself."""
    view = step.view
    if step.replay[1]:
        return replay_offers(*step.replay, is_over=step.match_result is not None, asks=may_ask(step))
    if step.deal_result is not None:
        return (Offer(Command.CONTINUE, "space", best=True),)
    if progress is not None:
        return lesson_offers(progress)
    if attention.selected:
        return _made(attention, selection_offers(attention.selected, view, mechanics, judge or _listed(view)))
    listed = offers(view, mechanics, attention.passed) or waiting(view, mechanics)
    if attention.advice is None:
        return listed
    return _advised(listed, attention.advice.action, attention.follows, view, mechanics)


def _made(attention: Attention, listed: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """What selected cards make, the first of it by the Enter key unless that goes on to select."""
    if not attention.completes or not listed or listed[0].refused is not None:
        return listed
    return (listed[0].entered(), *listed[1:])


def _advised(
    listed: tuple[Offer, ...], action: Action, follows: bool, view: SeatView, mechanics: Mechanics
) -> tuple[Offer, ...]:
    """The action advised first, by the Enter key if it ``follows`` (what Space does, it does now too); each keeps the
    key that it had."""
    others = [offer for offer in listed if offer.action != action and offer.refused is None]
    key = next((offer.key for offer in listed if offer.action == action and offer.refused is None), "")
    first = Offer(Command.ACT, key, action, points_of_action(action, view, mechanics), best=True)
    if follows and action not in (DRAW, WAIVE):
        first = first.entered()
    hide = Offer(Command.OTHER_HINT, letter_for("hint").lower())
    return (first, *[replace(offer, best=False) for offer in others], hide)


def _listed(view: SeatView) -> Judge:
    """A judge that knows only what is listed as legal."""

    def judge(action: Action) -> Reason | None:
        same = (other for other in view.legal if (other.verb, other.kind) == (action.verb, action.kind))
        fits = any(sorted(other.cards) == sorted(action.cards) for other in same)
        return None if fits else Reason.NOT_THESE_CARDS

    return judge


def speech_now(step: Published, attention: Attention, listed: tuple[Offer, ...]) -> TrayText | None:
    """What the tray says, None for nothing."""
    view = step.view
    beside = bool(view.trick)
    if attention.said:
        return TrayText(Speech.MESSAGE, "", attention.said, beside)
    if attention.selected:
        return _of_selection(attention.selected, view, listed, beside)
    if attention.advice is not None:
        return TrayText(Speech.HINT, attention.advice.title, attention.advice.reason, beside)
    title, line = selecting_words() if attention.selecting and view.legal else tray_words(step)
    return TrayText(Speech.PROMPT, title, line, beside) if title else None


def _of_selection(cards: Keys, view: SeatView, listed: tuple[Offer, ...], beside: bool) -> TrayText | None:
    """Why the selected cards make nothing."""
    from bezique_desktop.ui.wording_nearest import nothing_text
    from bezique_desktop.ui.wording_reasons import reason_text

    if not listed:
        return TrayText(Speech.MESSAGE, "", f"{nothing_text(cards)} {giving_up_words()}", beside)
    refused, action = listed[0].refused, listed[0].action
    if refused is None or action is None:
        return None
    return TrayText(Speech.MESSAGE, "", reason_text(refused, action, view), beside)
