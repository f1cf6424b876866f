"""The player that imagines: for each thing it may do it plays a short way on in many deals that its view could belong
to, and values what comes out of it."""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import OPEN, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.endgame import TooLargeError
from bezique_desktop.players.features import stage_of_rounds
from bezique_desktop.players.judgement import Ground, Judgement, judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.learnt.table import Learnt, learnt_for
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.quick import Quick, settled
from bezique_desktop.players.race_ending import race_outcome
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.value import Values
from bezique_desktop.players.values import is_race
from bezique_desktop.players.weights import THRIFTY, UNIT, Weights
from bezique_desktop.players.worlds import Worlds

TRICKS_AHEAD: Final = 2
"""How many tricks are finished before the position is valued: the running one and the next."""
RACE_POSITIONS: Final = 20000
"""How many positions of an ending of the race are looked at."""
BATCH: Final = 25
"""After so many worlds actions that are clearly worse are looked at no further."""
HOPELESS: Final = 9
"""The square of how many standard errors an action may be behind before it is given up."""


@dataclass(frozen=True)
class Rated:
    """An action as it came out of the imagined deals.

    ``mean`` is what it brings from here on, less what it brings the others, ``error`` the standard error of its
    difference from the first choice by rules of thumb; both in hundredths of a point. ``worlds`` says in how many deals
    it was tried.
    """

    action: Action
    mean: int
    error: int
    worlds: int


class Trial:
    """One action and what it brought in each world; ``gain`` and ``squares`` sum the differences from the first."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.total: int = 0
        self.gain: int = 0
        self.squares: int = 0
        self.worlds: int = 0

    @property
    def mean(self) -> int:
        """What the action brings on average."""
        return self.total // max(1, self.worlds)

    def spread(self) -> int:
        """The squared standard error of the mean difference, times the square of the number of worlds."""
        n = self.worlds
        if n < 2:
            return 0
        return (self.squares - self.gain * self.gain // n) * n // (n - 1)

    def error(self) -> int:
        """The standard error of the mean difference."""
        return root(self.spread()) // max(1, self.worlds)


class Numbers:
    """What is learnt for a game, in the form that the search uses."""

    def __init__(self, rules: Rules) -> None:
        found: Learnt = learnt_for(rules.game, rules.mechanism, rules.packs, rules.players, rules.sides)
        self.rules: Rules = rules
        self.values: Values = Values(found.values)
        self.prior: list[list[int]] = [list(row) for row in found.prior]
        self.weights: Weights = found.weights
        self.quick: Quick = Quick(self.weights)


class Searcher(Player):
    """Judges by rules of thumb first, and does something else only if that is clearly better in the imagined deals."""

    def __init__(
        self,
        worlds: int,
        weights: Weights = THRIFTY,
        inference: bool = True,
        ahead: int = 2,
        undraw: int = 1,
        z: int = 4,
    ) -> None:
        self.ahead = ahead
        self.undraw = undraw
        self.z = z
        self.worlds: int = worlds
        self.weights: Weights = weights
        self.inference: bool = inference
        self.rules: RulesInForce = RulesInForce()
        self.numbers: Numbers | None = None

    def choose(self, view: SeatView, seed: int) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        mechanics = self.rules.of(view.rules)
        first = judge(Knowledge(view, mechanics), self.weights, POSITIONS)
        if first.ground == Ground.COUNTED and not is_race(mechanics):
            return first.choice.action
        return best_of(self._trials(view, mechanics, first, seed), self.z)

    def judge_all(self, view: SeatView, seed: int) -> tuple[Rated, ...]:
        """Every action that is worth a thought, best first."""
        mechanics = self.rules.of(view.rules)
        first = judge(Knowledge(view, mechanics), self.weights, POSITIONS)
        trials = self._trials(view, mechanics, first, seed)
        rated = [Rated(each.action, each.mean, each.error(), each.worlds) for each in trials]
        return tuple(sorted(rated, key=_worst_last))

    def _trials(self, view: SeatView, mechanics: Mechanics, first: Judgement, seed: int) -> list[Trial]:
        numbers = self.numbers_of(view.rules)
        trials = [Trial(action) for action in candidates(view, first.choice.action)]
        if len(trials) == 1:
            return trials
        worlds = Worlds(view, mechanics, self._prior(view, numbers))
        chance = Chance(derived(seed, len(view.takers)))
        lookahead = Lookahead(numbers, view)
        lookahead.until = len(view.takers) + self.ahead
        lookahead.undraw = self.undraw
        live = trials[:]
        for number in range(self.worlds if worlds.uncertain else 1):
            lookahead.compare(worlds.deal(chance), live)
            if number % BATCH == BATCH - 1:
                live = hopeful(live)
                if len(live) == 1:
                    break
        return trials

    def _prior(self, view: SeatView, numbers: Numbers) -> list[int]:
        if not self.inference or not numbers.prior or view.phase != OPEN:
            return []
        rounds = view.talon // view.rules.players
        return numbers.prior[stage_of_rounds(rounds)]

    def numbers_of(self, rules: Rules) -> Numbers:
        """The learnt numbers of the game that is being played."""
        known = self.numbers
        if known is None or (known.rules is not rules and known.rules != rules):
            known = Numbers(rules)
            self.numbers = known
        return known


class Lookahead:
    """Plays a short way on in imagined deals and values what comes out of it for one side."""

    def __init__(self, numbers: Numbers, view: SeatView) -> None:
        self.quick: Quick = numbers.quick
        self.values: Values = numbers.values
        self.side: int = view.side
        self.until: int = len(view.takers) + TRICKS_AHEAD
        self.undraw = 1

    def compare(self, world: Deal, trials: list[Trial]) -> None:
        """Try every action in one world; the first is the measure of the others."""
        measure = 0
        for index, trial in enumerate(trials):
            brought = self.outcome(world.copy(), trial.action)
            if index == 0:
                measure = brought
            gain = brought - measure
            trial.total += brought
            trial.gain += gain
            trial.squares += gain * gain
            trial.worlds += 1

    def outcome(self, deal: Deal, action: Action) -> int:
        """What an action brings the side in this deal, which is spent by it."""
        before = margin_of(deal, self.side)
        deal.apply(action)
        if is_race(deal.m):
            return self._race(deal)
        while not deal.over and (len(deal.takers) < self.until or not settled(deal)):
            deal.apply(self.quick.act(deal))
        others = deal.m.sides - 1
        if (
            self.undraw
            and deal.phase == OPEN
            and not deal.trick
            and deal.takers
            and deal.drawn >= deal.m.seats
            and len(deal.takers) >= self.until
        ):
            for seat in range(deal.m.seats):
                card = deal.last_drawn[seat]
                if card >= 0 and deal.holdings[seat].holds(card):
                    deal.holdings[seat].give(card)
                    deal.drawn -= 1
        return (margin_of(deal, self.side) - before) * UNIT // others + self.values.margin(deal, self.side)

    def _race(self, deal: Deal) -> int:
        """The game points that a deal of the race brings the side: played on while cards are drawn, then counted."""
        while deal.phase == OPEN:
            deal.apply(self.quick.act(deal))
        try:
            return race_outcome(deal, self.side, RACE_POSITIONS) * UNIT
        except TooLargeError:
            return self.values.margin(deal, self.side)


def margin_of(deal: Deal, side: int) -> int:
    """The score of a side times the number of others, less all their scores."""
    scores = deal.scores
    return scores[side] * deal.m.sides - sum(scores)


def candidates(view: SeatView, first: Action) -> list[Action]:
    """The legal actions that differ in what they do, the first choice by rules of thumb before all others."""
    shown = view.shown[view.seat]
    used = [card for melds in view.melds for _, cards in melds for card in cards]
    seen = {_likeness(first, shown, used)}
    found = [first]
    for action in view.legal:
        likeness = _likeness(action, shown, used)
        if likeness not in seen:
            seen.add(likeness)
            found.append(action)
    return found


def _likeness(action: Action, shown: tuple[int, ...], used: list[int]) -> tuple[int, ...]:
    """Equal for actions that do the same: plays of equal cards in the same place with the same past."""
    if action.verb != Verb.PLAY:
        return (action.verb, action.kind, *action.cards)
    card = action.card
    if card in used:
        return (action.verb, card)
    return (action.verb, card & 31, 1 if card in shown else 0, -1)


def hopeful(trials: list[Trial]) -> list[Trial]:
    """The first trial and all that are not far behind the best of them."""
    top = trials[0]
    for trial in trials:
        if trial.gain > top.gain:
            top = trial
    return [
        trial
        for index, trial in enumerate(trials)
        if index == 0 or (top.gain - trial.gain) ** 2 <= HOPELESS * max(1, trial.spread() + top.spread())
    ]


def best_of(trials: list[Trial], z: int = 4) -> Action:
    """The action with the highest mean, if it is better than the first by one standard error; else the first."""
    choice = trials[0]
    for trial in trials:
        if (
            trial.gain > 0
            and 4 * trial.gain**2 > z * trial.spread()
            and trial.gain * choice.worlds > choice.gain * trial.worlds
        ):
            choice = trial
    return choice.action


def root(square: int) -> int:
    """The whole square root."""
    if square <= 0:
        return 0
    guess = 1 << ((square.bit_length() + 1) // 2)
    while True:
        better = (guess + square // guess) // 2
        if better >= guess:
            return guess
        guess = better


def _worst_last(rated: Rated) -> int:
    return -rated.mean
