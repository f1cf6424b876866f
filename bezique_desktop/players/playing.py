"""Weighing the cards that may be played to a trick, by rules of thumb."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NINE, TEN
from bezique_desktop.engine.tricks import winner
from bezique_desktop.players.aims import Aims
from bezique_desktop.players.beating import Beating
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.declaring import strength
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import NO_KIND, Aim, Option, best
from bezique_desktop.players.weights import UNIT, Weights


class Playing:
    """Weighs each card: the trick it may take or give, what taking it is good for, and what the card is worth in
    hand."""

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        self.trick: list[int] = list(known.view.trick)
        self.beating: Beating = Beating(known, weights)
        self.aims: Aims | None = Aims(known, weights) if known.open else None

    def options(self) -> list[Option]:
        """Every card that may be played."""
        return [self._option(action) for action in self.known.view.legal if action.verb == Verb.PLAY]

    def choice(self, options: list[Option]) -> Option:
        """The best of them, or one as good for the trick that is missed less."""
        choice = best(options)
        return self.spared(self.kept(choice, options) if self.known.open else choice, options)

    def kept(self, choice: Option, options: list[Option]) -> Option:
        """A choice, or a worthless card in place of an ace or ten, or of one that a combination misses more, that goes
        to a trick of an opponent."""
        if not self.trick or choice.wins:
            return choice
        worthless = [
            option
            for option in options
            if option.action.card & 7 <= NINE
            and not self.known.is_trump(option.action.card)
            and (choice.action.card & 7 >= TEN or option.loss < choice.loss)
        ]
        return best(worthless) if worthless else choice

    def spared(self, choice: Option, options: list[Option]) -> Option:
        """A choice, or the card as good for the trick that no combination in sight misses as much."""
        for option in options:
            if option.loss < choice.loss and self._alike(option, choice):
                choice = option
        return choice

    def _alike(self, one: Option, other: Option) -> bool:
        """Whether two cards do the same in the trick: of one rank, both trumps or neither, with the same outcome."""
        mine, his = one.action.card, other.action.card
        return (
            mine & 7 == his & 7
            and self.known.is_trump(mine) == self.known.is_trump(his)
            and (not self.trick or one.wins == other.wins)
        )

    def _option(self, action: Action) -> Option:
        card = action.card
        option = Option(action, 0)
        option.worth = strength(card, self.known.view.trump, self.known.progress, self.weights)
        if self.aims is not None:
            option.loss = self.aims.prospects.loss.get(card, 0)
            option.purpose = self.aims.prospects.purpose.get(card, NO_KIND)
            option.worth += option.loss + self.aims.keeping_seven(card)
        option.stake = sum([self.known.m.card_points[each & 31] for each in [*self.trick, card]])
        option.score = self._outcome(option, card) - option.worth
        return option

    def _outcome(self, option: Option, card: int) -> int:
        """What the trick is expected to bring the side, less what it is expected to bring the others."""
        known, leader = self.known, self.known.view.leader
        cards = [*self.trick, card]
        place = winner(cards, known.view.trump, known.m.rank_rule and known.open)
        holder = (leader + place) % known.m.seats
        others = known.m.sides - 1
        if holder % known.m.sides != known.side:
            return -(option.stake * UNIT + self._fear(holder)) // others
        keeps = ONE
        costs = 0
        for later in range(len(cards), known.m.seats):
            seat = (leader + later) % known.m.seats
            if seat % known.m.sides != known.side:
                beaten = self.beating.chance(seat, cards[place], cards[0], option.stake)
                tens = self.beating.with_ten(seat, cards[place], cards[0]) * known.m.card_points[TEN]
                costs += keeps * beaten // ONE * (option.stake * UNIT + self._fear(seat)) + tens * UNIT
                keeps = keeps * (ONE - beaten) // ONE
        option.wins = keeps
        gain = option.stake * UNIT
        if holder == known.seat and self.aims is not None:
            gain += self.aims.prize(option, card)
            self._weigh_denial(option)
        return (gain * keeps - costs // others) // ONE

    def _fear(self, seat: int) -> int:
        return self.aims.fears[seat] if self.aims is not None else 0

    def _weigh_denial(self, option: Option) -> None:
        """Count it as a reason to take the trick that an opponent who holds it now could declare."""
        if self.aims is not None and self.trick:
            holder = self.known.holder
            option.weigh_aim(Aim.DENY, self.aims.fears[holder], self.aims.feared[holder])
