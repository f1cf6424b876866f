"""Why an action was chosen: the reason with its figures, read off what speaks for it and for the others."""

from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.deal import NO_CARD
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.explaining_melds import Melds
from bezique_desktop.players.explaining_tricks import Trick
from bezique_desktop.players.judgement import Ground, Judgement, counted, last_card
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import NO_KIND, Option
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.race import closing, closing_wins
from bezique_desktop.players.scoring import scored
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.weights import UNIT, Weights

_PLAIN: Final[dict[int, HintReason]] = {
    Verb.SHOW: HintReason.SHOW_SEVEN,
    Verb.CARTE_BLANCHE: HintReason.CARTE_BLANCHE,
    Verb.CLAIM: HintReason.CLAIM_DEAL,
}


def explained(known: Knowledge, weights: Weights, judgement: Judgement) -> Hint:
    """The choice of a judgement with its reason."""
    passes_on = judgement.ground == Ground.ONLY and known.view.to_act != known.seat
    if judgement.ground == Ground.OPPORTUNITY or passes_on:
        return _opportunity(known, weights, judgement.choice.action)
    if judgement.ground == Ground.COUNTED:
        return _counted(known, judgement.choice)
    if judgement.ground == Ground.ONLY:
        return _only(judgement.choice.action)
    return Trick(known, weights, judgement).hint()


def judged(known: Knowledge, weights: Weights, action: Action) -> Judgement:
    """What speaks for any one action and for those beside it, whoever chose it."""
    if action.verb == Verb.PLAY:
        return _of(Ground.JUDGED, action, Playing(known, weights).options())
    return _of(Ground.OPPORTUNITY, action, Declaring(known, weights).options())


def _of(ground: Ground, action: Action, options: list[Option]) -> Judgement:
    for option in options:
        if option.action == action:
            return Judgement(ground, option, options)
    return Judgement(ground, Option(action, 0), options)


def _only(action: Action) -> Hint:
    if action.verb == Verb.DRAW:
        return Hint(action, HintReason.NOTHING_TO_DECLARE)
    return Hint(action, HintReason.ONLY_MOVE)


# ---------------------------------------------------------------------- declaring
def _opportunity(known: Knowledge, weights: Weights, action: Action) -> Hint:
    points = scored(known, known.history(known.seat), action)
    if action.verb == Verb.EXCHANGE:
        return Hint(action, HintReason.EXCHANGE_SEVEN, (known.view.turn_up,), NO_KIND, points)
    if action.verb == Verb.CLOSE:
        return _closed(known, action)
    if action.verb in _PLAIN:
        return Hint(action, _PLAIN[action.verb], (), NO_KIND, points)
    melds = Melds(known, weights)
    if action.verb == Verb.DECLARE:
        return melds.declared(action)
    return melds.held_back(action) or Hint(action, HintReason.NOTHING_TO_DECLARE)


def _closed(known: Knowledge, action: Action) -> Hint:
    """Closing: the sure tricks are enough, or in so many imagined hands of the other player it wins."""
    if closing(known) > 0:
        return Hint(action, HintReason.CLOSE_TALON)
    won, hands = closing_wins(known, POSITIONS)
    if not hands:
        return Hint(action, HintReason.IMAGINED)
    return Hint(action, HintReason.CLOSE_LIKELY, (), NO_KIND, won, chances=hands)


# ---------------------------------------------------------------------- the ending
def _counted(known: Knowledge, choice: Option) -> Hint:
    """An ending counted out: whether the last trick decides, or all that follows."""
    action = choice.action
    plain = counted(known, POSITIONS, 0)
    if known.m.last_trick and plain is not None and plain.action != action:
        last = last_card(known, POSITIONS)
        if last != NO_CARD:
            return Hint(action, HintReason.LAST_TRICK, (last,), NO_KIND, known.m.last_trick)
    return Hint(action, HintReason.COUNTED_ENDING, (), NO_KIND, choice.score // UNIT)
