"""Advice for the seat to act: what the strongest level does and why, or at once what the rules of thumb say."""

from dataclasses import replace
from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint, HintReason, Runner
from bezique_desktop.players.explaining import explained, judged
from bezique_desktop.players.judgement import Ground, Judgement, all_counted, judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.levels import master
from bezique_desktop.players.options import NO_KIND, Option
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.race import outcomes
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.search import Searcher
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.trials import Trial, best_of
from bezique_desktop.players.weights import THRIFTY, UNIT, Weights

MOST_RUNNERS: Final = 2
"""How many actions are told after the advised one."""
QUICK_POSITIONS: Final = 300
"""How many positions of an ending a quick hint looks at."""
COMPARED_POSITIONS: Final = 4 * POSITIONS
"""The same where every card of an ending is compared."""
_SAYING_LITTLE: Final = (
    HintReason.CHEAPEST_DISCARD, HintReason.LEAST_COST, HintReason.TAKE_THE_LEAD, HintReason.ONLY_MOVE,
)  # fmt: skip


def hint(view: SeatView, positions: int = POSITIONS) -> Hint:
    """Advice by rules of thumb; an ending is counted out if it has no more than so many positions. In a race
    they tell no game points, and so not what comes next."""
    known = Knowledge(view, Mechanics(view.rules))
    judgement = judge(known, THRIFTY, positions)
    told = explained(known, THRIFTY, judgement)
    return told if is_race(known.m) else replace(told, runners=runners_up(judgement))


class Adviser:
    """Gives the strongest level's own choice, and tells what speaks for it."""

    def __init__(self, searcher: Searcher | None = None) -> None:
        self.searcher: Searcher = searcher if searcher is not None else master()

    def advise(self, view: SeatView, seed: int) -> Hint:
        """Advice on one of the legal actions of the view, which has at least one."""
        mechanics = self.searcher.rules.of(view.rules)
        known = Knowledge(view, mechanics)
        weights = self.searcher.numbers_of(view.rules).weights
        first = self.searcher.first(view)
        if first.ground == Ground.COUNTED and not is_race(mechanics):
            return counted_out(known, weights, first, self.searcher.deciding(view))
        if first.ground == Ground.ONLY:
            return explained(known, weights, first)
        trials = self.searcher.trials(view, first, seed)
        choice = best_of(trials)
        action = spared(choice.action, known, weights)
        told = replace(_told(known, weights, first, choice.action, action), runners=after(choice, action, trials))
        won = outcomes(known, [action], POSITIONS) if is_race(mechanics) and not view.talon else []
        if won and action.verb == Verb.PLAY:
            return Hint(action, HintReason.COUNTED_RACE, (), NO_KIND, rounded(won[0]), told.runners)
        return replace(told, worlds=choice.worlds if len(trials) > 1 else 0)


def counted_out(known: Knowledge, weights: Weights, first: Judgement, deciding: Option | None) -> Hint:
    """The best card of an ending with what the others cost; where the last trick decides the match, the card for it."""
    if deciding is not None:
        taken = 1 if deciding.score > 0 else 0
        return Hint(deciding.action, HintReason.LAST_TRICK_DECIDES, (), NO_KIND, taken)
    every = Judgement(Ground.COUNTED, first.choice, all_counted(known, COMPARED_POSITIONS))
    return replace(explained(known, weights, first), runners=runners_up(every))


def spared(action: Action, known: Knowledge, weights: Weights) -> Action:
    """The action, or a card that does the same in the trick and is missed less by what may still be declared."""
    playing = Playing(known, weights)
    options = playing.options()
    for option in options:
        if option.action == action:
            return playing.spared(option, options).action
    return action


def _told(known: Knowledge, weights: Weights, first: Judgement, choice: Action, action: Action) -> Hint:
    """The action with its reason; one that says little is told as what came out of the imagined deals, if they made
    the choice."""
    if action == first.choice.action:
        return explained(known, weights, first)
    told = explained(known, weights, judged(known, weights, action))
    imagined = choice != first.choice.action and told.reason in _SAYING_LITTLE
    return replace(told, reason=HintReason.IMAGINED) if imagined else told


def after(choice: Trial, action: Action, trials: list[Trial]) -> tuple[Runner, ...]:
    """What came out next best in the imagined deals, and what it cost there; ``action`` stands for the choice."""
    found: list[Runner] = []
    told = {look_of(choice.action), look_of(action)}
    for trial in sorted(trials, key=_dearest_first):
        if len(found) < MOST_RUNNERS and look_of(trial.action) not in told:
            told.add(look_of(trial.action))
            found.append(Runner(trial.action, max(0, rounded(choice.found() - trial.found()))))
    return tuple(found)


def rounded(hundredths: int) -> int:
    """So many hundredths in whole points."""
    return (hundredths + UNIT // 2) // UNIT


def _dearest_first(trial: Trial) -> int:
    return -trial.found()


def runners_up(judgement: Judgement) -> tuple[Runner, ...]:
    """The best of the actions that were weighed with the chosen one and do something else."""
    chosen = judgement.choice
    found: list[Runner] = []
    told = {look_of(chosen.action)}
    for option in sorted(judgement.options, key=_best_first):
        if len(found) < MOST_RUNNERS and look_of(option.action) not in told:
            told.add(look_of(option.action))
            found.append(Runner(option.action, max(0, (chosen.score - option.score + UNIT // 2) // UNIT)))
    return tuple(found)


def _best_first(option: Option) -> int:
    return -option.score


def look_of(action: Action) -> tuple[int, ...]:
    """Equal for actions that look the same to people."""
    return (action.verb, action.kind, *[card & 31 for card in action.cards])
