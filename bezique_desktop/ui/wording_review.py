"""What was done in a record beside what was best, in words."""

from collections.abc import Sequence
from dataclasses import replace

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint
from bezique_desktop.ui.model.analysis import Cost, Judged, are_alike, cost_of
from bezique_desktop.ui.wording_cards import points_text
from bezique_desktop.ui.wording_hints import action_text, hint_text
from bezique_desktop.ui.words import _


def review_text(hint: Hint, done: Action, view: SeatView) -> str:
    """Why the hint was best, and how what was done compares with it."""
    return f"{hint_text(replace(hint, runners=()), view)} {_judged(hint, done, view)}"


def _judged(hint: Hint, done: Action, view: SeatView) -> str:
    cost = cost_of(hint, done)
    if are_alike(hint.action, done):
        return _("You did the same.")
    if cost is None:
        return _("You chose otherwise: {action}.").format(action=_within(done, view))
    if not cost.points:
        return _("{action} was as good.").format(action=action_text(done, view))
    less = _("You chose otherwise: {action}, about {points} less.")
    told = less if cost.exact else _("You chose otherwise: {action}, at least {points} less.")
    return told.format(action=_within(done, view), points=points_text(cost.points))


def _within(action: Action, view: SeatView) -> str:
    """An action within a sentence."""
    text = action_text(action, view)
    return text[0].lower() + text[1:]


def place_text(judged: Judged) -> str:
    """Where in the match a decision was taken."""
    view = judged.step.view
    text = _("Deal {deal}, trick {trick}")
    return text.format(deal=view.deal_number, trick=min(len(view.takers) + 1, view.rules.tricks))


def decision_text(judged: Judged) -> str:
    """What was done, and what would have been better."""
    view = judged.step.view
    best = _within(judged.hint.action, view)
    return _("You: {done}; better: {best}").format(done=_within(judged.done, view), best=best)


def cost_text(cost: Cost) -> str:
    """What a decision cost, in figures."""
    figure = f"−{cost.points}"
    return figure if cost.exact else _("{points} or more").format(points=figure)


def summary_text(judged: Sequence[Judged], done: int, count: int) -> str:
    """How far the judging has come, and what it found at the end."""
    if done < count:
        return _("{done} of {count} moves looked at").format(done=done, count=count)
    same = sum(each.cost is not None and not each.cost.points for each in judged)
    lost = sum(each.cost.points for each in judged if each.cost is not None)
    text = _(
        "{count} moves looked at, {judged} of them with a choice. In {same} of these nothing was better; "
        "the others cost about {points}."
    )
    return text.format(count=count, judged=len(judged), same=same, points=points_text(lost))
