"""What was done in a record beside what was best, in words."""

from dataclasses import replace

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint
from bezique_desktop.ui.wording_cards import points_text
from bezique_desktop.ui.wording_hints import action_text, hint_text
from bezique_desktop.ui.words import _


def review_text(hint: Hint, done: Action, view: SeatView) -> str:
    """Why the hint was best, and how what was done compares with it."""
    return f"{hint_text(replace(hint, runners=()), view)} {_judged(hint, done, view)}"


def _judged(hint: Hint, done: Action, view: SeatView) -> str:
    if _are_alike(hint.action, done):
        return _("You did the same.")
    action = action_text(done, view)
    told = _("You chose otherwise: {action}.")
    cost = next((runner.cost for runner in hint.runners if _are_alike(runner.action, done)), None)
    if cost is not None:
        told = _("You chose otherwise: {action}, about {points} less.") if cost else _("{action} was as good.")
    within = action if cost == 0 else action[0].lower() + action[1:]
    return told.format(action=within, points=points_text(cost or 0))


def _are_alike(one: Action, other: Action) -> bool:
    """Whether two actions are the same but for the copies of their cards."""
    return (one.verb, one.kind, _faces(one)) == (other.verb, other.kind, _faces(other))


def _faces(action: Action) -> list[int]:
    return sorted(card & 31 for card in action.cards)
