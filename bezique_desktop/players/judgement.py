"""How a player by rules of thumb comes to its action, kept so that it can be explained."""

from enum import IntEnum

from bezique_desktop.engine.actions import PLAYS, Verb
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.deal import NO_CARD
from bezique_desktop.engine.tricks import beats
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.endgame import Endgame, TooLargeError
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option, best
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.race import outcomes, winning
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.weights import UNIT, Weights


class Ground(IntEnum):
    """What a choice rests on."""

    ONLY = 0
    OPPORTUNITY = 1
    COUNTED = 2
    JUDGED = 3


class Judgement:
    """The choice, what it rests on, and the options that it was made among."""

    def __init__(self, ground: Ground, choice: Option, options: list[Option]) -> None:
        self.ground: Ground = ground
        self.choice: Option = choice
        self.options: list[Option] = options


def judge(known: Knowledge, weights: Weights, positions: int) -> Judgement:
    """The best action by these weights; an ending for two is counted out if it has no more than so many positions."""
    legal = known.view.legal
    if len(legal) == 1:
        only = Option(legal[0], 0)
        return Judgement(Ground.ONLY, only, [only])
    exchange = free_exchange(known)
    if exchange is not None:
        return Judgement(Ground.OPPORTUNITY, exchange, [exchange])
    race = counted_race(known, weights, positions)
    if race is not None:
        return race
    declared = _opportunity(known, weights, positions)
    if declared is not None:
        return declared
    ending = counted(known, positions, known.m.last_trick)
    if ending is not None:
        return Judgement(Ground.COUNTED, ending, [ending])
    playing = Playing(known, weights)
    options = playing.options()
    return Judgement(Ground.JUDGED, playing.choice(options), options)


def free_exchange(known: Knowledge) -> Option | None:
    """The exchange of a race: it costs nothing and makes the hand better, so it comes before closing and leading."""
    if not is_race(known.m) or winning(known) > 0:
        return None
    for action in known.view.legal:
        if action.verb == Verb.EXCHANGE:
            return Option(action, 0)
    return None


def counted_race(known: Knowledge, weights: Weights, positions: int) -> Judgement | None:
    """The action that brings most in the ending of a race, the better by rules of thumb among equals; None where there
    is no such ending, or it is too large."""
    if not positions or not is_race(known.m) or known.open:
        return None
    legal = known.view.legal
    brought = outcomes(known, list(legal), positions)
    if not brought:
        return None
    top = max(brought)
    equal = [action for index, action in enumerate(legal) if brought[index] == top]
    plays = [option for option in Playing(known, weights).options() if option.action in equal]
    declaring = Declaring(known, weights).options()
    others = [option for option in declaring if option.action in equal]
    if others and (not plays or best(others).score > 0):
        return Judgement(Ground.OPPORTUNITY, best(others), declaring)
    return Judgement(Ground.JUDGED, best(plays), Playing(known, weights).options())


def _opportunity(known: Knowledge, weights: Weights, positions: int) -> Judgement | None:
    """The best use of an open opportunity, or None where a card is to be played."""
    plays = len([action for action in known.view.legal if action.verb == Verb.PLAY])
    if plays == len(known.view.legal):
        return None
    declaring = Declaring(known, weights, positions)
    options = declaring.options()
    choice = declaring.choice(options)
    return None if plays and choice.score <= 0 else Judgement(Ground.OPPORTUNITY, choice, options)


def counted(known: Knowledge, positions: int, last_trick: int) -> Option | None:
    """The best card of an ending for two with this bonus for the last trick, or None if it is none or too large."""
    if not positions or not _is_ending(known):
        return None
    view = known.view
    ending = _ending(known, positions, last_trick)
    mine, theirs = ending.mask_of(list(view.holding)), ending.mask_of(known.other_hand())
    try:
        best = ending.best_reply(view.trick[0], mine, theirs) if view.trick else ending.best_lead(mine, theirs)
    except TooLargeError:
        return None
    return Option(PLAYS[best[0]], best[1] * UNIT)


def all_counted(known: Knowledge, positions: int) -> list[Option]:
    """Every card of an ending for two that plays differently with what it brings; none if it is too large."""
    if not _is_ending(known):
        return []
    view = known.view
    ending = _ending(known, positions, known.m.last_trick)
    mine, theirs = ending.mask_of(list(view.holding)), ending.mask_of(known.other_hand())
    try:
        every = ending.all_replies(view.trick[0], mine, theirs) if view.trick else ending.all_leads(mine, theirs)
    except TooLargeError:
        return []
    return [Option(PLAYS[card], value * UNIT) for card, value in every]


def _is_ending(known: Knowledge) -> bool:
    view = known.view
    return not known.open and not view.talon and view.announced == NO_SUIT and known.m.seats == 2


def _ending(known: Knowledge, positions: int, last_trick: int) -> Endgame:
    view = known.view
    cards = list(view.holding) + known.other_hand() + list(view.trick)
    return Endgame(known.m, view.trump, cards, last_trick, positions)


def last_card(known: Knowledge, positions: int) -> int:
    """The card that takes the last trick of an ending for two for this seat, if both play their best; ``NO_CARD`` if
    the other takes it, or if the ending is too large."""
    view = known.view
    hands = [list(view.holding), known.other_hand()]
    ending = _ending(known, positions, known.m.last_trick)
    leader, led = (1, view.trick[0]) if view.trick else (0, NO_CARD)
    try:
        while True:
            if led == NO_CARD:
                led, _ = ending.best_lead(ending.mask_of(hands[leader]), ending.mask_of(hands[1 - leader]))
                hands[leader].remove(led)
            reply, _ = ending.best_reply(led, ending.mask_of(hands[1 - leader]), ending.mask_of(hands[leader]))
            hands[1 - leader].remove(reply)
            beaten = beats(reply, led, view.trump, False)
            taker = 1 - leader if beaten else leader
            if not hands[0] and not hands[1]:
                return NO_CARD if taker else reply if beaten else led
            leader, led = taker, NO_CARD
    except TooLargeError:
        return NO_CARD
