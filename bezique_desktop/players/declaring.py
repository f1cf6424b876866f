"""Weighing the actions of an opportunity: declarations, the trump seven, and letting it pass."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.players.chances import ONE, Draws
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option
from bezique_desktop.players.prospects import Prospects, Situation, trump_after
from bezique_desktop.players.race import closing, winning
from bezique_desktop.players.values import scored
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


class Declaring:
    """Weighs each action of an opportunity by its points and by what the holding is worth after it."""

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        self.at: Situation = situation_of(known)
        self.history: History = known.history(known.seat)
        self.now: int = self._value(self.at, self.history, known.holding)

    def options(self) -> list[Option]:
        """Everything but cards to play, each with what it gains over letting the opportunity pass."""
        return [Option(action, self.gain(action)) for action in self.known.view.legal if action.verb != Verb.PLAY]

    def gain(self, action: Action) -> int:
        """What an action gains at once and in prospect."""
        if action.verb == Verb.DECLARE:
            return self.points(action) + self._declared(action) - self.now
        if action.verb == Verb.EXCHANGE:
            return self.points(action) + self._exchanged(action.card) - self.now
        if action.verb == Verb.SHOW:
            return self.points(action) + self._shown(action.card) - self.now
        if action.verb == Verb.CLAIM:
            return winning(self.known)
        if action.verb == Verb.CLOSE:
            return closing(self.known)
        return self.points(action)

    def points(self, action: Action) -> int:
        """What an action scores at once, in hundredths of a point."""
        return scored(self.known, self.history, action) * UNIT

    def _declared(self, action: Action) -> int:
        history = self.history.copy()
        history.enter(action.kind, action.cards)
        holding = self.known.holding.copy()
        for card in action.cards:
            if holding.holds(card):
                holding.show(card)
        return self._value(self.at.with_trump(trump_after(self.at, action.kind)), history, holding)

    def _exchanged(self, card: int) -> int:
        holding = self.known.holding.copy()
        holding.give(card)
        holding.take(self.known.view.turn_up)
        return self._value(self.at, self.history, holding)

    def _shown(self, card: int) -> int:
        history = self.history.copy()
        history.mark_seven(card)
        return self._value(self.at, history, self.known.holding)

    def _value(self, at: Situation, history: History, holding: Holding) -> int:
        """What the holding is worth: what it promises and the strength of its cards."""
        worth = Prospects(at, history, holding, self.weights.patience).promise
        for card in holding.hand + holding.shown:
            worth += strength(card, at.trump, self.known.stage, self.weights)
        return worth
