"""What the column of actions offers: declarations with their points, the sevens, drawing, going on. Pure, no Qt."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from bezique_desktop.engine.actions import DRAW, EXCHANGES, SHOWS, Action, Verb
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.scene.spread import Keys

Judge = Callable[[Action], Reason | None]
"""Why the rules refuse an action now, or None."""


class Command(Enum):
    """What pressing an offer does."""

    ACT = "act"
    PASS = "pass"
    CONTINUE = "continue"
    OTHER_HINT = "other hint"


@dataclass(frozen=True)
class Offer:
    """One button. ``key`` is ``1`` to ``9``, ``space``, ``enter`` or a letter; ``refused``: why it cannot be."""

    command: Command
    key: str = ""
    action: Action | None = None
    points: int = 0
    best: bool = False
    refused: Reason | None = None


def points_of_action(action: Action, view: SeatView, mechanics: Mechanics) -> int:
    """What an action would score at once."""
    if action.verb is Verb.DECLARE:
        return mechanics.value(action.kind, KINDS[action.kind].suit, view.trump, view.banned)
    if action.verb is Verb.EXCHANGE:
        scored = mechanics.show_points and action.card in view.sevens[view.seat % len(view.sevens)]
        return max(0, mechanics.exchange_points - 10) if scored else mechanics.exchange_points
    if action.verb is Verb.SHOW:
        return mechanics.show_points
    return mechanics.carte_blanche if action.verb is Verb.CARTE_BLANCHE else 0


def offers(view: SeatView, mechanics: Mechanics, passed: bool) -> tuple[Offer, ...]:
    """The legal actions that are not plays, the dearest first; then drawing, or going on without declaring."""
    scoring = [action for action in view.legal if action.verb not in (Verb.PLAY, Verb.DRAW)]
    if passed:
        scoring = []
    dear = sorted(scoring, key=lambda action: -points_of_action(action, view, mechanics))
    listed = [Offer(Command.ACT, action=action, points=points_of_action(action, view, mechanics)) for action in dear]
    if DRAW in view.legal:
        listed.append(Offer(Command.ACT, action=DRAW))
    elif listed and any(action.verb is Verb.PLAY for action in view.legal):
        listed.append(Offer(Command.PASS))
    return keyed(listed)


def keyed(listed: Iterable[Offer]) -> tuple[Offer, ...]:
    """The offers with their keys: digits in order, Space for the one that goes on; the first is the best."""
    made = []
    for place, offer in enumerate(listed):
        goes_on = offer.command in (Command.PASS, Command.CONTINUE) or offer.action is DRAW
        key = "space" if goes_on else str(place + 1) if place < 9 else ""
        made.append(Offer(offer.command, key, offer.action, offer.points, place == 0, offer.refused))
    return tuple(made)


def made_of(cards: Keys, view: SeatView, mechanics: Mechanics, judge: Judge) -> tuple[Offer, ...]:
    """What picked cards make; if they make nothing, one offer that says why, or none if they fit no kind."""
    tried = [(action, judge(action)) for action in _candidates(cards, view, mechanics)]
    good = [action for action, reason in tried if reason is None]
    if good:
        dear = sorted(good, key=lambda action: -points_of_action(action, view, mechanics))
        return keyed(Offer(Command.ACT, "", action, points_of_action(action, view, mechanics)) for action in dear)
    for action, reason in tried:
        if reason not in (Reason.NOT_THESE_CARDS, Reason.WORTH_NOTHING, Reason.NOT_THE_TRUMP_SEVEN):
            return (Offer(Command.ACT, "", action, points_of_action(action, view, mechanics), refused=reason),)
    return ()


def _candidates(cards: Keys, view: SeatView, mechanics: Mechanics) -> list[Action]:
    """Every action that takes so many cards, those of the dearest kinds first."""
    picked = tuple(sorted(cards))
    kinds = [kind.index for kind in KINDS if kind.size == len(picked) and _may_be(kind.index, picked, view)]
    actions = [Action(Verb.DECLARE, kind, picked) for kind in kinds]
    if len(picked) == 1 and mechanics.turn_up:
        actions += [EXCHANGES[picked[0]]] + ([SHOWS[picked[0]]] if mechanics.show_points else [])
    return sorted(actions, key=lambda action: -points_of_action(action, view, mechanics))


def _may_be(kind: int, cards: Keys, view: SeatView) -> bool:
    """Whether a kind counts in this game and, where it has a suit, all cards are of it."""
    suit = KINDS[kind].suit
    counts = bool(view.rules.plain[kind] or view.rules.trump[kind])
    return counts and (suit < 0 or all((card >> 3) & 3 == suit for card in cards))
