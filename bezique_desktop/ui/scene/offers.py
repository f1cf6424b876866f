"""What the column of actions offers: declarations with their points, the sevens, drawing, going on. Pure, no Qt."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum
from typing import Final

from bezique_desktop.engine.actions import DRAW, EXCHANGES, PLAYS, SHOWS, WAIVE, Action, Verb
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.scene.published import Progress
from bezique_desktop.ui.scene.spread import Keys
from bezique_desktop.ui.table_keys import letter_for
from bezique_desktop.values import frozen

CLAIM_KEY: Final = "9"
"""Where nothing else stands: a hand of six makes six leads of marriages at most, an exchange and a closing."""
Judge = Callable[[Action], Reason | None]
"""Why the rules refuse an action now, or None."""


class Command(Enum):
    """What pressing an offer does."""

    ACT = "act"
    PASS = "pass"
    RECALL = "recall"
    CONTINUE = "continue"
    OTHER_HINT = "other hint"
    STEP = "step"


@frozen
class Offer:
    """One button. ``key`` is ``1`` to ``9``, ``space``, ``enter`` or a letter; ``refused``: why it cannot be.

    ``digit`` does it as well, where another key stands on the button.
    ``then`` is what is done right after the action: the card of a marriage that is led. ``tool`` is what steps through
    a record.
    """

    command: Command
    key: str = ""
    action: Action | None = None
    points: int = 0
    best: bool = False
    refused: Reason | None = None
    then: Action | None = None
    tool: str = ""
    digit: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key that presses it."""
        return tuple(key for key in (self.key, self.digit) if key)

    def entered(self) -> "Offer":
        """The same by the Enter key, and still by its digit."""
        return replace(self, key="enter", digit=self.key)


def replay_offers(place: int, length: int, is_over: bool, asks: bool = False) -> tuple[Offer, ...]:
    """What can be done with a record at a place; ``is_over``: the match has ended there, ``asks``: the viewer had to
    decide something."""
    listed = [("next", place < length), ("decision", place < length), ("previous", place > 1)]
    listed += [("first", place > 1), ("last", place < length)]
    listed += [("hint", asks), ("branch", not is_over), ("again", True)]
    tools = [tool for tool, able in listed if able]
    keys = {"next": "space", "decision": "enter", "previous": "backspace", "first": "home", "last": "end"}
    keys["hint"] = letter_for("hint").lower()
    digits = iter("123456789")
    return tuple(
        Offer(Command.STEP, keys.get(tool) or next(digits), tool=tool, best=place_of == 0)
        for place_of, tool in enumerate(tools)
    )


def lesson_offers(progress: Progress) -> tuple[Offer, ...]:
    """What can be done with a game that the computer plays by itself."""
    pause = "resume" if progress.is_paused else "pause"
    tools = [(pause, "space"), ("step", "enter"), ("take over", "1")]
    tools += [("faster", "2")] if progress.pace < progress.fastest else []
    tools += [("slower", "3")] if progress.pace > 0 else []
    return tuple(Offer(Command.STEP, key, tool=tool, best=tool == pause) for tool, key in tools)


def points_of_action(action: Action, view: SeatView, mechanics: Mechanics) -> int:
    """What an action would score at once."""
    if action.verb is Verb.DECLARE and view.rules.mechanism == RACE:
        return mechanics.marriage_points(KINDS[action.kind].suit, view.trump)
    if action.verb is Verb.DECLARE:
        return mechanics.value(action.kind, KINDS[action.kind].suit, view.trump, view.banned)
    if action.verb is Verb.EXCHANGE:
        return mechanics.exchange_value(action.card in view.sevens[mechanics.owner(view.seat)])
    if action.verb is Verb.SHOW:
        return mechanics.show_points
    return mechanics.carte_blanche if action.verb is Verb.CARTE_BLANCHE else 0


def offers(view: SeatView, mechanics: Mechanics, passed: bool) -> tuple[Offer, ...]:
    """The legal actions that are not plays, the dearest first; then drawing, or going on without declaring.

    What was ``passed`` over by the player on lead can be had back. A claim that cannot be right is not offered.
    """
    scoring = [action for action in view.legal if action.verb not in (Verb.PLAY, Verb.DRAW, Verb.WAIVE)]
    scoring = [action for action in scoring if action.verb is not Verb.CLAIM or view.seat in view.takers]
    if passed:
        return (Offer(Command.RECALL, "1"),) if scoring and view.to_act == view.seat else ()
    dear = sorted(scoring, key=lambda action: (-points_of_action(action, view, mechanics), action.verb))
    listed = [offer for action in dear for offer in _announced(action, view, points_of_action(action, view, mechanics))]
    if DRAW in view.legal:
        listed.append(Offer(Command.ACT, action=DRAW))
    elif WAIVE in view.legal:
        listed.append(Offer(Command.ACT, action=WAIVE))
    elif listed and (view.to_act != view.seat or any(action.verb is Verb.PLAY for action in view.legal)):
        listed.append(Offer(Command.PASS))
    return keyed(listed)


def _announced(action: Action, view: SeatView, points: int) -> list[Offer]:
    """An action as it is offered: a marriage that must be led is announced by choosing its king or its queen."""
    if action.verb is Verb.DECLARE and view.rules.mechanism == RACE:
        return [Offer(Command.ACT, "", action, points, then=PLAYS[card]) for card in action.cards]
    return [Offer(Command.ACT, "", action, points)]


def waiting(view: SeatView, mechanics: Mechanics) -> tuple[Offer, ...]:
    """The viewer's melds that lie complete and wait for the next trick: they are shown, and cannot be pressed."""
    actions = [Action(Verb.DECLARE, kind, ()) for kind in view.pending[view.seat]]
    listed = [
        Offer(Command.ACT, "", action, points_of_action(action, view, mechanics), refused=Reason.NO_OPPORTUNITY)
        for action in actions
    ]
    return tuple(sorted(listed, key=lambda offer: -offer.points))


def keyed(listed: Iterable[Offer]) -> tuple[Offer, ...]:
    """The offers with their keys: digits in order, Space for the one that goes on, always the same digit for a claim;
    the first that scores is best."""
    made = []
    for place, offer in enumerate(listed):
        goes_on = offer.command in (Command.PASS, Command.CONTINUE) or offer.action in (DRAW, WAIVE)
        key = "space" if goes_on else str(place + 1) if place < 9 else ""
        if offer.action is not None and offer.action.verb is Verb.CLAIM:
            key = CLAIM_KEY
        made.append(replace(offer, key=key, best=place == 0 and not _is_daring(offer)))
    return tuple(made)


def _is_daring(offer: Offer) -> bool:
    """Whether an offer is a risk and not a gain: nobody is advised to close or to claim by the mere look of it."""
    return offer.action is not None and offer.action.verb in (Verb.CLOSE, Verb.CLAIM)


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
    if mechanics.expose_extra:
        actions += [Action(Verb.LAY, kind, picked) for kind in kinds]
    if view.rules.mechanism == RACE:
        return _in_race(picked, mechanics)
    if len(picked) == 1 and mechanics.turn_up and picked[0] in view.holding:
        actions += [EXCHANGES[picked[0]]] + ([SHOWS[picked[0]]] if mechanics.show_points else [])
    return sorted(actions, key=lambda action: -points_of_action(action, view, mechanics))


def _in_race(picked: Keys, mechanics: Mechanics) -> list[Action]:
    if len(picked) == 1:
        return [EXCHANGES[picked[0]]] if mechanics.turn_up else []
    suits = {(card >> 3) & 3 for card in picked}
    return [Action(Verb.DECLARE, suit, picked) for suit in suits] if len(picked) == 2 and len(suits) == 1 else []


def _may_be(kind: int, cards: Keys, view: SeatView) -> bool:
    """Whether a kind counts in this game and, where it has a suit, all cards are of it."""
    suit = KINDS[kind].suit
    counts = bool(view.rules.plain[kind] or view.rules.trump[kind])
    return counts and (suit < 0 or all((card >> 3) & 3 == suit for card in cards))
