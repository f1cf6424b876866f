"""Advice for the seat to act: what the player by rules of thumb would do, and the reason in a word with its figures."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NINE
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.judgement import Ground, Judgement, counted
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import NO_KIND, Aim, Option
from bezique_desktop.players.thrifty import POSITIONS, Thrifty
from bezique_desktop.players.values import points_of, scored
from bezique_desktop.players.weights import UNIT


class HintReason(Enum):
    """Why: a closed list of codes. What ``kind``, ``points`` and ``cards`` of the hint mean stands behind each."""

    ONLY_MOVE = "only-move"
    EXCHANGE_SEVEN = "exchange-seven"  # points it scores, cards: the turn-up that it gets
    SHOW_SEVEN = "show-seven"  # points
    CARTE_BLANCHE = "carte-blanche"  # points
    DECLARE_NOW = "declare-now"  # kind, points
    DECLARE_LOWER_FIRST = "declare-lower-first"  # points now, kind: the higher one that can still follow
    HOLD_BACK = "hold-back"  # kind that could be declared and would spoil more than it scores, points of it
    NOTHING_TO_DECLARE = "nothing-to-declare"
    WIN_TO_DECLARE = "win-to-declare"  # kind that waits, points of it
    WIN_TO_EXCHANGE = "win-to-exchange"  # cards: the turn-up
    WIN_FOR_RIGHT = "win-for-right"  # points: tricks that the side still needs before it may declare everything
    DENY_DECLARATION = "deny-declaration"  # kind that an opponent may be about to declare, points of it
    TAKE_CARD_POINTS = "take-card-points"  # points in the trick
    TAKE_THE_LEAD = "take-the-lead"
    FEED_PARTNER = "feed-partner"  # points given to the partner's trick
    KEEP_FOR_MELD = "keep-for-meld"  # kind that the cards are kept for, cards: those kept
    TRUMP_CONTROL = "trump-control"  # cards: the trumps that are kept
    SPARE_COPY = "spare-copy"  # cards: the copy that stays
    ALREADY_SCORED = "already-scored"  # kind that the card has served
    CHEAPEST_DISCARD = "cheapest-discard"
    MUST_FOLLOW = "must-follow"
    COUNTED_ENDING = "counted-ending"  # points that the side takes from here on, less those of the other
    LAST_TRICK = "last-trick"  # points of the last trick
    CLAIM_DEAL = "claim-deal"
    CLOSE_TALON = "close-talon"


@dataclass(frozen=True)
class Runner:
    """An action that comes after the advised one, and how many points it is thought to cost."""

    action: Action
    cost: int


@dataclass(frozen=True)
class Hint:
    """The action advised, the reason, its figures as :class:`HintReason` explains them, and what comes next."""

    action: Action
    reason: HintReason
    cards: tuple[int, ...] = ()
    kind: int = NO_KIND
    points: int = 0
    runners: tuple[Runner, ...] = ()


MOST_RUNNERS: Final = 2
"""How many actions are told after the advised one."""
LIKELY: Final = ONE * 7 // 10
"""The chance from which a card led is meant to take the trick."""

_AIMS: Final[dict[int, HintReason]] = {
    Aim.LEAD: HintReason.TAKE_THE_LEAD,
    Aim.TRICKS: HintReason.WIN_FOR_RIGHT,
    Aim.DECLARE: HintReason.WIN_TO_DECLARE,
    Aim.EXCHANGE: HintReason.WIN_TO_EXCHANGE,
    Aim.DENY: HintReason.DENY_DECLARATION,
}

_PLAIN: Final[dict[int, HintReason]] = {
    Verb.SHOW: HintReason.SHOW_SEVEN,
    Verb.CARTE_BLANCHE: HintReason.CARTE_BLANCHE,
    Verb.CLAIM: HintReason.CLAIM_DEAL,
    Verb.CLOSE: HintReason.CLOSE_TALON,
}


def hint(view: SeatView) -> Hint:
    """Advice for a seat that has something to do."""
    known = Knowledge(view, Mechanics(view.rules))
    judgement = Thrifty().judge(known)
    return replace(_advice(known, judgement), runners=runners_up(judgement))


def runners_up(judgement: Judgement) -> tuple[Runner, ...]:
    """The best of the actions that were weighed with the chosen one and do something else."""
    chosen = judgement.choice
    found: list[Runner] = []
    told = {_face(chosen.action)}
    for option in sorted(judgement.options, key=_best_first):
        if len(found) < MOST_RUNNERS and _face(option.action) not in told:
            told.add(_face(option.action))
            found.append(Runner(option.action, max(0, (chosen.score - option.score + UNIT // 2) // UNIT)))
    return tuple(found)


def _best_first(option: Option) -> int:
    return -option.score


def _face(action: Action) -> tuple[int, ...]:
    """Equal for actions that look the same to people."""
    return (action.verb, action.kind, *[card & 31 for card in action.cards])


def _advice(known: Knowledge, judgement: Judgement) -> Hint:
    if judgement.ground == Ground.OPPORTUNITY:
        return _opportunity(known, judgement)
    if judgement.ground == Ground.COUNTED:
        return _counted(known, judgement.choice)
    if judgement.ground == Ground.ONLY:
        return _only(known, judgement)
    return _trick(known, judgement)


def _only(known: Knowledge, judgement: Judgement) -> Hint:
    action = judgement.choice.action
    if action.verb == Verb.DRAW:
        return Hint(action, HintReason.NOTHING_TO_DECLARE)
    return Hint(action, HintReason.ONLY_MOVE)


# ---------------------------------------------------------------------- declaring
def _opportunity(known: Knowledge, judgement: Judgement) -> Hint:
    action = judgement.choice.action
    points = scored(known, known.history(known.seat), action)
    if action.verb == Verb.EXCHANGE:
        return Hint(action, HintReason.EXCHANGE_SEVEN, (known.view.turn_up,), NO_KIND, points)
    if action.verb in _PLAIN:
        return Hint(action, _PLAIN[action.verb], (), NO_KIND, points)
    if action.verb == Verb.DECLARE:
        higher = _higher(judgement, action)
        if higher != NO_KIND:
            return Hint(action, HintReason.DECLARE_LOWER_FIRST, (), higher, points)
        return Hint(action, HintReason.DECLARE_NOW, (), action.kind, points)
    return _held_back(known, action)


def _higher(judgement: Judgement, action: Action) -> int:
    """A kind of the same class that could be declared as well and waits, as it may still follow."""
    chosen = KINDS[action.kind]
    for option in judgement.options:
        if option.action.verb == Verb.DECLARE:
            other = KINDS[option.action.kind]
            if other.meld_class == chosen.meld_class and other.suit == chosen.suit and other.level > chosen.level:
                return other.index
    return NO_KIND


def _held_back(known: Knowledge, action: Action) -> Hint:
    """Something could be declared and is not: what that is, the dearest of it."""
    waiting = [each for each in known.view.legal if each.verb == Verb.DECLARE]
    if not waiting:
        return Hint(action, HintReason.NOTHING_TO_DECLARE)
    history = known.history(known.seat)
    points = [scored(known, history, each) for each in waiting]
    dearest = waiting[points.index(max(points))]
    return Hint(action, HintReason.HOLD_BACK, dearest.cards, dearest.kind, max(points))


# ---------------------------------------------------------------------- the ending
def _counted(known: Knowledge, choice: Option) -> Hint:
    """An ending counted out: whether the last trick decides, or all that follows."""
    action = choice.action
    plain = counted(known, POSITIONS, 0)
    if known.m.last_trick and plain is not None and plain.action != action:
        return Hint(action, HintReason.LAST_TRICK, (), NO_KIND, known.m.last_trick)
    return Hint(action, HintReason.COUNTED_ENDING, (), NO_KIND, choice.score // UNIT)


# ---------------------------------------------------------------------- tricks
def _trick(known: Knowledge, judgement: Judgement) -> Hint:
    choice, options = judgement.choice, judgement.options
    if any([action.verb == Verb.DECLARE for action in known.view.legal]):
        return _held_back(known, choice.action)
    leading = not known.view.trick
    if leading:
        if choice.wins >= LIKELY and choice.aim != Aim.LEAD:
            return _aimed(known, choice)
    elif choice.wins and _partner_holds(known):
        if known.m.card_points[choice.action.card & 31]:
            points = known.m.card_points[choice.action.card & 31]
            return Hint(choice.action, HintReason.FEED_PARTNER, (), NO_KIND, points)
    elif choice.wins > ONE // 2 and any([option.wins < choice.wins for option in options]):
        return _taken(known, choice)
    return _given(known, choice, options)


def _partner_holds(known: Knowledge) -> bool:
    return known.holder % known.m.sides == known.side


def _taken(known: Knowledge, choice: Option) -> Hint:
    if choice.stake and choice.stake * UNIT >= choice.aim_worth:
        return Hint(choice.action, HintReason.TAKE_CARD_POINTS, (), NO_KIND, choice.stake)
    return _aimed(known, choice)


def _aimed(known: Knowledge, choice: Option) -> Hint:
    """A trick taken for what taking it allows, or keeps others from."""
    view = known.view
    reason = _AIMS[choice.aim]
    cards: tuple[int, ...] = ()
    points = 0
    if choice.serves != NO_KIND:
        points = points_of(known.m, choice.serves, view.trump, view.banned)
    elif choice.aim == Aim.TRICKS:
        points = known.m.restricted_until - known.tricks_of_side(known.seat)
    elif choice.aim == Aim.EXCHANGE:
        cards = (view.turn_up,)
    return Hint(choice.action, reason, cards, choice.serves, points)


def _given(known: Knowledge, choice: Option, options: list[Option]) -> Hint:
    """A card let go, or led for what may come of it: what was spared by it."""
    action = choice.action
    freely = options[0]
    for option in options:
        if option.score + option.loss > freely.score + freely.loss:
            freely = option
    if freely.loss > choice.loss:
        return Hint(action, HintReason.KEEP_FOR_MELD, (freely.action.card,), freely.purpose)
    if not known.open:
        led = known.view.trick
        return Hint(action, HintReason.MUST_FOLLOW if led and not choice.wins else HintReason.CHEAPEST_DISCARD)
    trumps = [option.action.card for option in options if known.is_trump(option.action.card)]
    if trumps and not known.is_trump(action.card) and action.card & 7 > NINE:
        return Hint(action, HintReason.TRUMP_CONTROL, tuple(trumps))
    copies = [card for card in known.view.holding if card & 31 == action.card & 31 and card != action.card]
    if copies and action.card & 7 > NINE:
        return Hint(action, HintReason.SPARE_COPY, tuple(copies))
    served = _served(known, action.card)
    if served != NO_KIND and not choice.loss:
        return Hint(action, HintReason.ALREADY_SCORED, (), served)
    return Hint(action, HintReason.CHEAPEST_DISCARD)


def _served(known: Knowledge, card: int) -> int:
    """The latest kind that this card was declared in."""
    for kind, cards in reversed(known.view.melds[known.owner(known.seat)]):
        if card in cards:
            return kind
    return NO_KIND
