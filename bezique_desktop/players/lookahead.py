"""Playing a short way on in an imagined deal, and valuing what comes out of it for one side."""

from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.deal import END, NO_CARD, OPEN, Deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import RACE, Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.endgame import FAR, Endgame, TooLargeError
from bezique_desktop.players.learnt.table import Learnt, learnt_for
from bezique_desktop.players.quick import Quick, settled
from bezique_desktop.players.race_course import Course
from bezique_desktop.players.race_habits import Habits, habits_of
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.stakes import Goal, Stakes, tricks_left
from bezique_desktop.players.trials import Trial
from bezique_desktop.players.value import Values, waiting
from bezique_desktop.players.weights import UNIT, Weights

TRICKS_AHEAD: Final = 2
"""How many tricks are finished before the position is valued: the running one and the next."""
COUNTED_FROM: Final = 3
"""In a game for two with two packs endings are counted out from so many tricks with a draw before them."""
RACE_POSITIONS: Final = 20000
"""How many positions of an ending of the race are looked at."""
ENDING_POSITIONS: Final = 5000
"""The same for any other ending."""


class Numbers:
    """What is learnt for a game, in the form that the search uses."""

    def __init__(self, rules: Rules) -> None:
        found: Learnt = learnt_for(rules.game, rules.mechanism, rules.packs, rules.players, rules.sides)
        self.rules: Rules = rules
        self.weights: Weights = found.weights
        self.values: Values = Values(found.values)
        self.prior: list[list[int]] = [list(row) for row in found.prior]
        self.choices: list[list[int]] = [list(row) for row in found.choices]
        self.silences: tuple[int, ...] = found.silences
        self.quick: Quick = Quick(found.weights)
        self.habits: list[Habits] = habits_of(Mechanics(rules)) if rules.mechanism == RACE else []


class Lookahead:
    """Compares actions in imagined deals, for the seat of one view."""

    def __init__(self, numbers: Numbers, view: SeatView) -> None:
        self.quick: Quick = numbers.quick
        self.habits: list[Habits] = numbers.habits
        self.values: Values = numbers.values
        self.side: int = view.side
        self.stakes: Stakes = Stakes(view)
        self.goal: Goal = Goal(view)
        self.until: int = len(view.takers) + TRICKS_AHEAD
        self.counts_endings: bool = counts_endings(view)

    def compare(self, world: Deal, trials: list[Trial]) -> None:
        """Try every action in one world; the first is the measure of the others."""
        mirrored = None if is_race(world.m) else mirror(world)
        measure = 0
        for index, trial in enumerate(trials):
            brought = self.outcome(world.copy(), trial.action)
            if mirrored is not None:
                brought = (brought + self.outcome(mirrored.copy(), trial.action)) // 2
            if index == 0:
                measure = brought
            trial.note(brought, measure)

    def outcome(self, deal: Deal, action: Action) -> int:
        """What an action brings the side in this deal, which is spent by it."""
        before = lead_of(deal, self.side)
        deal.apply(action)
        if is_race(deal.m):
            return self._race(deal)
        while not deal.over and not self._is_far_enough(deal):
            deal.apply(self.quick.act(deal))
        if deal.phase == OPEN:
            take_back(deal)
        if self.goal.near:
            return self._towards_goal(deal)
        others = deal.m.sides - 1
        return (lead_of(deal, self.side) - before) * UNIT // others + self._margin(deal, self.side)

    def _towards_goal(self, deal: Deal) -> int:
        """What the scores are worth; card points taken count among them though they are credited at the end (M-CP)."""
        tricks = 0
        if not deal.over:
            holding = deal.holdings[deal.leader]
            tricks = tricks_left(len(holding.hand) + len(holding.shown), deal.talon_left, deal.m.seats)
        taken = not deal.over and not deal.m.per_trick
        scores: list[int] = []
        margins: list[int] = []
        for side in range(deal.m.sides):
            scores.append(deal.scores[side] + (deal.captured[side] if taken else 0))
            if side == 1 and deal.m.sides == 2:
                margins.append(-margins[0])
            else:
                margins.append(self._margin(deal, side) - (waiting(deal, side) if taken else 0))
        return self.goal.worth(scores, margins, tricks)

    def _is_far_enough(self, deal: Deal) -> bool:
        reached = deal.phase == END if self.counts_endings else len(deal.takers) >= self.until
        return reached and settled(deal)

    def _margin(self, deal: Deal, side: int) -> int:
        """What a side is expected to get more than the others from here on, counted out if that is small enough."""
        if self.counts_endings and deal.phase == END:
            try:
                return ending_margin(deal, side) + waiting(deal, side)
            except TooLargeError:
                pass
        return self.values.margin(deal, side)

    def _race(self, deal: Deal) -> int:
        """What the game points of a race are worth to the side: played on while cards are drawn, then counted."""
        try:
            return self.stakes.worth(Course(deal, self.habits[deal.trump]).finish(self.side, RACE_POSITIONS))
        except TooLargeError:
            return self.values.margin(deal, self.side)


def counts_endings(view: SeatView) -> bool:
    """Whether this is one of the last tricks with a draw in a game for two with two packs: the ending after them is
    counted out in every imagined deal."""
    rules = view.rules
    small = rules.players == 2 and rules.packs == 2 and rules.mechanism != RACE
    return small and view.phase == OPEN and view.talon <= COUNTED_FROM * rules.players


def ending_margin(deal: Deal, side: int) -> int:
    """What a side takes in the ending of a game for two more than the other, by best play, in hundredths of a point;
    raises :class:`TooLargeError`."""
    hands = [holding.hand + holding.shown for holding in deal.holdings]
    ending = Endgame(deal.m, deal.trump, hands[0] + hands[1], deal.m.last_trick, ENDING_POSITIONS)
    lead, other = ending.mask_of(hands[deal.leader]), ending.mask_of(hands[1 - deal.leader])
    value = ending.value(lead, other, -FAR, FAR) * UNIT
    return value if deal.leader == side else -value


def lead_of(deal: Deal, side: int) -> int:
    """The score of a side times the number of others, less all their scores."""
    return deal.scores[side] * deal.m.sides - sum(deal.scores)


def mirror(world: Deal) -> Deal | None:
    """The deal in which the others draw what each draws here, and the other way round; None where nothing is drawn.

    Who takes a trick decides who draws which card. That is luck, and it cancels out between the two deals.
    """
    seats = world.m.seats
    talon = world.talon[:]
    place = world.drawn
    while place + seats <= len(talon) and place < world.drawn + seats * TRICKS_AHEAD:
        talon[place : place + seats] = talon[place : place + seats][::-1]
        place += seats
    if place == world.drawn or world.phase != OPEN:
        return None
    other = world.copy()
    other.talon = talon
    return other


def take_back(deal: Deal) -> None:
    """Put the cards that were drawn last back on the talon: what they happen to be says nothing about the play."""
    for seat in range(deal.m.seats):
        card = deal.last_drawn[seat]
        if card != NO_CARD and deal.holdings[seat].holds(card):
            deal.holdings[seat].give(card)
            deal.drawn -= 1
