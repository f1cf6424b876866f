"""Weighing the actions of an opportunity: declarations, the trump seven, and letting it pass."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.melds import instance
from bezique_desktop.players.chances import ONE, Draws, once_in
from bezique_desktop.players.endgame import FAR
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option, best
from bezique_desktop.players.prospects import Prospect, Prospects, Situation, trump_after
from bezique_desktop.players.race import closing_counted, winning
from bezique_desktop.players.scoring import scored, shapes_of
from bezique_desktop.players.weights import UNIT, Weights


def situation_of(known: Knowledge) -> Situation:
    """The viewer's own situation."""
    view = known.view
    return Situation(known.m, view.trump, view.banned, known.unseen, Draws(known.draw_chance), known.chances)


def strength(card: int, trump: int, stage: int, weights: Weights) -> int:
    """What a card is worth to play with, combinations aside."""
    rank = card & 7
    if (card >> 3) & 3 == trump:
        return (weights.trump_early[rank] * (ONE - stage) + weights.trump_late[rank] * stage) // ONE
    return (weights.plain_early[rank] * (ONE - stage) + weights.plain_late[rank] * stage) // ONE


class Afterwards:
    """How the viewer will stand after a declaration, or stands now."""

    def __init__(self, at: Situation, history: History, holding: Holding, patience: tuple[int, ...]) -> None:
        self.at: Situation = at
        self.history: History = history
        self.holding: Holding = holding
        self.patience: tuple[int, ...] = patience

    @property
    def prospects(self) -> list[Prospect]:
        """What may still be declared then."""
        return Prospects(self.at, self.history, self.holding, self.patience).prospects

    def instance(self, kind: int) -> tuple[int, ...]:
        """One instance of a kind that may be declared then; the empty tuple if there is none."""
        for shape in shapes_of(self.at.m, self.at.trump):
            if shape.kind == kind:
                cards = instance(self.at.m, self.history, self.holding, shape, self.holding.shown)
                if cards:
                    return cards
        return ()


class Declaring:
    """Weighs each action of an opportunity by its points and by what the holding is worth after it.

    The endings after closing are counted out if they have no more than so many ``positions``.
    """

    def __init__(self, known: Knowledge, weights: Weights, positions: int = 0) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        self.positions: int = positions
        self.at: Situation = situation_of(known)
        self.history: History = known.history(known.seat)
        self.now: tuple[int, int] = self._value(self.at, self.history, known.pooled)

    def options(self) -> list[Option]:
        """Everything but cards to play, each with what it gains over letting the opportunity pass."""
        return [self.option(action) for action in self.known.view.legal if action.verb != Verb.PLAY]

    def option(self, action: Action) -> Option:
        """What an action gains at once and in prospect; its ``worth`` trusts that what lies ready will be declared too,
        and so tells what to declare first."""
        option = Option(action, self.points(action))
        if action.verb == Verb.DECLARE:
            self._compare(option, self._declared(action))
        elif action.verb == Verb.EXCHANGE:
            self._compare(option, self._exchanged(action.card))
        elif action.verb == Verb.SHOW:
            self._compare(option, self._shown(action.card))
        elif action.verb == Verb.CLAIM:
            option.score = winning(self.known)
        elif action.verb == Verb.CLOSE:
            option.score = closing_counted(self.known, self.positions)
        return option

    def choice(self, options: list[Option]) -> Option:
        """The best to begin with among those that gain anything; else whatever loses least."""
        gaining = [option for option in options if option.score > 0]
        if len(gaining) < 2:
            return best(gaining or options)
        choice = gaining[0]
        most = -FAR
        for option in gaining:
            gain = option.score + max(option.worth, self._followed(option.action))
            if gain > most:
                choice, most = option, gain
        return choice

    def _followed(self, action: Action) -> int:
        """What the best declaration at a later opportunity adds once this one is made, where one is sure to be left."""
        most = -FAR
        if action.verb != Verb.DECLARE or self.known.chances < 1:
            return most
        first = self._after(self.at, self.history, self.known.pooled, action)
        before = self._value(first.at, first.history, first.holding)[0]
        trust = self.weights.trust * once_in(self.known.chances) // ONE
        for prospect in Prospects(first.at, first.history, first.holding, self.weights.patience).ready:
            cards = first.instance(prospect.kind)
            if cards:
                second = self._after(first.at, first.history, first.holding, Action(Verb.DECLARE, prospect.kind, cards))
                after = self._value(second.at, second.history, second.holding)[0]
                most = max(most, prospect.points * trust // ONE + after - before)
        return most

    def points(self, action: Action) -> int:
        """What an action scores at once, in hundredths of a point."""
        return scored(self.known, self.history, action) * UNIT

    def _compare(self, option: Option, after: tuple[int, int]) -> None:
        option.score += after[0] - self.now[0]
        option.worth = (after[1] - self.now[1]) * (self.weights.trust - self.weights.patience[0]) // ONE

    def _declared(self, action: Action) -> tuple[int, int]:
        after = self._after(self.at, self.history, self.known.pooled, action)
        return self._value(after.at, after.history, after.holding)

    def _after(self, at: Situation, history: History, holding: Holding, action: Action) -> "Afterwards":
        """How the seat stands once a declaration is made."""
        history, holding = history.copy(), holding.copy()
        history.enter(action.kind, action.cards)
        for card in action.cards:
            if holding.holds(card):
                holding.show(card)
        return Afterwards(at.with_trump(trump_after(at, action.kind)), history, holding, self.weights.patience)

    def standing(self) -> "Afterwards":
        """How the seat stands now."""
        return Afterwards(self.at, self.history, self.known.pooled, self.weights.patience)

    def following(self, action: Action) -> "Afterwards":
        """How it stands after this declaration."""
        return self._after(self.at, self.history, self.known.pooled, action)

    def _exchanged(self, card: int) -> tuple[int, int]:
        holding = self.known.pooled.copy()
        holding.give(card)
        holding.take(self.known.view.turn_up)
        return self._value(self.at, self.history, holding)

    def _shown(self, card: int) -> tuple[int, int]:
        history = self.history.copy()
        history.mark_seven(card)
        return self._value(self.at, history, self.known.pooled)

    def _value(self, at: Situation, history: History, holding: Holding) -> tuple[int, int]:
        """What the holding is worth, its promise and the strength of its cards; and how much in it lies ready."""
        prospects = Prospects(at, history, holding, self.weights.patience)
        worth = prospects.promise
        for card in holding.hand + holding.shown:
            worth += strength(card, at.trump, self.known.progress, self.weights)
        return worth, sum([each.points for each in prospects.ready])
