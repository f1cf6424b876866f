"""Weighing the cards that may be played to a trick, by rules of thumb."""

from bezique_desktop.engine.actions import EXCHANGES, Action, Verb
from bezique_desktop.engine.cards import SEVEN
from bezique_desktop.engine.deal import NO_CARD
from bezique_desktop.engine.tricks import winner
from bezique_desktop.players.beating import Beating
from bezique_desktop.players.chances import ONE, Draws, once_in
from bezique_desktop.players.declaring import Declaring, situation_of, strength
from bezique_desktop.players.knowledge import Knowledge, known_holding
from bezique_desktop.players.options import NO_KIND, Option
from bezique_desktop.players.prospects import Prospect, Prospects, Situation, is_restricted
from bezique_desktop.players.weights import UNIT, Weights


class Playing:
    """Weighs each card: the trick it may take or give, what taking it is good for, and what the card is worth in
    hand."""

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        self.trick: list[int] = list(known.view.trick)
        self.beating: Beating = Beating(known, weights)
        self.prospects: Prospects | None = None
        self.waiting: list[Prospect] = []
        self.seven: int = NO_CARD
        self.seven_gain: int = 0
        self.fears: list[int] = [0] * known.m.seats
        if known.open:
            self._look_ahead()

    def options(self) -> list[Option]:
        """Every card that may be played."""
        return [self._option(action) for action in self.known.view.legal if action.verb == Verb.PLAY]

    # ------------------------------------------------------------------ what there is to gain
    def _look_ahead(self) -> None:
        known = self.known
        self.prospects = Prospects(situation_of(known), known.history(known.seat), known.holding, self.weights.patience)
        if not known.chances:
            return
        barred = known.restricted(known.seat, 1)
        self.waiting = [each for each in self.prospects.ready if not (barred and is_restricted(known.m, each.kind))]
        self._look_at_seven()
        for seat in range(known.m.seats):
            if seat % known.m.sides != known.seat % known.m.sides:
                self.fears[seat] = self._fear(seat)

    def _look_at_seven(self) -> None:
        """What exchanging the trump seven would gain at the next opportunity (MS-1)."""
        known, view = self.known, self.known.view
        if not known.m.turn_up or view.turn_up == NO_CARD or view.turn_up & 7 == SEVEN:
            return
        for card in known.holding.hand + known.holding.shown:
            if card & 31 == view.trump * 8 + SEVEN:
                self.seven = card
                self.seven_gain = max(0, Declaring(known, self.weights).gain(EXCHANGES[card]))
                return

    def _fear(self, seat: int) -> int:
        """The best that an opponent may be able to declare if he takes the trick, by what he shows and may hide."""
        known, view = self.known, self.known.view
        draws = Draws(known.hand_chance(seat))
        at = Situation(known.m, view.trump, view.banned, known.unseen, draws, known.chances)
        threats = Prospects(at, known.history(seat), known_holding(view, seat), (ONE, ONE, ONE, ONE))
        barred = known.restricted(seat, 1)
        worst = 0
        for each in threats.prospects:
            if not (barred and is_restricted(known.m, each.kind)):
                worst = max(worst, each.points * each.chance // ONE)
        return worst * self._urgency(1) // ONE * self.weights.denial // ONE

    def _urgency(self, waiting: int) -> int:
        """The part of a waiting declaration that is lost with this trick."""
        return min(ONE, ONE - once_in((self.known.chances - 1) // max(1, waiting)) + self.weights.delay)

    # ------------------------------------------------------------------ one card
    def _option(self, action: Action) -> Option:
        known, card = self.known, action.card
        option = Option(action, 0)
        if self.prospects is not None:
            option.loss = self.prospects.loss.get(card, 0)
            option.purpose = self.prospects.purpose.get(card, NO_KIND)
        option.stake = sum([known.m.card_points[each & 31] for each in [*self.trick, card]])
        option.score = self._outcome(option, card) - self._hold(option, card)
        return option

    def _hold(self, option: Option, card: int) -> int:
        """What the card would be worth in hand."""
        worth = option.loss + strength(card, self.known.view.trump, self.known.stage, self.weights)
        if card == self.seven:
            worth += self.seven_gain * once_in(self.known.chances) // ONE
        return worth

    def _outcome(self, option: Option, card: int) -> int:
        """What the trick is expected to bring the side, and to bring the others."""
        known, view = self.known, self.known.view
        seats, sides = known.m.seats, known.m.sides
        cards = [*self.trick, card]
        best = winner(cards, view.trump, known.m.rank_rule and known.open)
        holder = (view.leader + best) % seats
        led = (cards[0] >> 3) & 3
        keeps = ONE
        extra = 0
        fear = 0 if holder % sides == known.side else self.fears[holder]
        for place in range(len(cards), seats):
            seat = (view.leader + place) % seats
            if seat % sides == holder % sides:
                continue
            beaten = self.beating.chance(seat, cards[best], led, option.stake)
            keeps = keeps * (ONE - beaten) // ONE
            extra += self.beating.with_ten(seat, cards[best], led) * known.m.card_points[6]
            fear = max(fear, self.fears[seat])
        ours = holder % sides == known.side
        option.wins = keeps if ours else 0
        gain = option.stake * UNIT + (self._prize(option, card) if holder == known.seat else 0)
        cost = option.stake * UNIT + fear
        if ours:
            return (gain * keeps - cost * (ONE - keeps) // (sides - 1) - extra * UNIT // (sides - 1)) // ONE
        return -cost // (sides - 1)

    def _prize(self, option: Option, card: int) -> int:
        """What it is worth to take the trick oneself, its card points aside."""
        known, w = self.known, self.weights
        if not known.open:
            return 0
        prize = (w.lead_early * (ONE - known.stage) + w.lead_late * known.stage) // ONE
        if known.restricted(known.seat):
            prize += w.right
        urgency = self._urgency(len(self.waiting))
        top = 0
        for each in self.waiting:
            if each.points > top and not each.needs(card):
                top = each.points
                option.serves = each.kind
        prize += top * urgency // ONE
        if self.seven != NO_CARD and self.seven != card:
            prize += self.seven_gain * self._urgency(1) // ONE
        return prize
