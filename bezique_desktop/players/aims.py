"""What there is to gain by taking the next trick, card points aside, and what an opponent would gain by it."""

from bezique_desktop.engine.actions import EXCHANGES
from bezique_desktop.engine.cards import SEVEN
from bezique_desktop.engine.deal import NO_CARD
from bezique_desktop.players.chances import ONE, Draws, once_in
from bezique_desktop.players.declaring import Declaring, situation_of
from bezique_desktop.players.knowledge import Knowledge, known_holding
from bezique_desktop.players.options import NO_KIND, Aim, Option
from bezique_desktop.players.prospects import Prospect, Prospects, Situation
from bezique_desktop.players.weights import Weights


class Aims:
    """What a seat would do with the opportunity that the next trick gives.

    ``waiting`` are the combinations that it could declare, ``seven`` the trump seven that it could exchange and
    ``seven_gain`` what that would bring. ``fears`` says for each seat what it would cost if an opponent there took the
    trick, ``feared`` the kind that is most to be feared from it.
    """

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.weights: Weights = weights
        at = situation_of(known)
        self.prospects: Prospects = Prospects(at, known.history(known.seat), known.pooled, weights.patience)
        self.waiting: list[Prospect] = []
        self.seven: int = NO_CARD
        self.seven_gain: int = 0
        self.fears: list[int] = [0] * known.m.seats
        self.feared: list[int] = [NO_KIND] * known.m.seats
        if known.chances:
            self.waiting = self._allowed(self.prospects.ready, known.seat)
            self._look_at_seven()
            for seat in range(known.m.seats):
                if seat % known.m.sides != known.side:
                    self._fear(seat)

    def _allowed(self, prospects: list[Prospect], seat: int) -> list[Prospect]:
        """Those that the four-trick rule would let this seat declare after the trick (C-9)."""
        if not self.known.restricted(seat, 1):
            return prospects
        return [each for each in prospects if not self.known.m.is_restricted(each.kind)]

    def _look_at_seven(self) -> None:
        """What exchanging the trump seven would gain (MS-1)."""
        known, view = self.known, self.known.view
        if not known.m.turn_up or view.turn_up == NO_CARD or view.turn_up & 7 == SEVEN:
            return
        for card in known.holding.hand + known.holding.shown:
            if card & 31 == view.trump * 8 + SEVEN:
                self.seven = card
                self.seven_gain = max(0, Declaring(known, self.weights).option(EXCHANGES[card]).score)
                return

    def _fear(self, seat: int) -> None:
        """The best that an opponent may be able to declare, by what he shows and may hide."""
        known, view = self.known, self.known.view
        draws = Draws(known.hand_chance(seat))
        at = Situation(known.m, view.trump, view.banned, known.unseen, draws, known.chances)
        threats = Prospects(at, known.history(seat), known_holding(view, seat), (ONE, ONE, ONE, ONE)).prospects
        worst = 0
        for each in self._allowed(threats, seat):
            if each.points * each.chance > worst * ONE:
                worst = each.points * each.chance // ONE
                self.feared[seat] = each.kind
        self.fears[seat] = worst * self._urgency(1) // ONE * self.weights.denial // ONE

    def _urgency(self, waiting: int) -> int:
        """The part of a waiting declaration that is lost with this trick."""
        return min(ONE, ONE - once_in((self.known.chances - 1) // max(1, waiting)) + self.weights.delay)

    def keeping_seven(self, card: int) -> int:
        """What the prospect of exchanging it adds to this card."""
        return self.seven_gain * once_in(self.known.chances) // ONE if card == self.seven else 0

    def prize(self, option: Option, card: int) -> int:
        """What it is worth to take the trick with this card."""
        known, w = self.known, self.weights
        prize = (w.lead_early * (ONE - known.progress) + w.lead_late * known.progress) // ONE
        if known.restricted(known.seat):
            prize += w.right
            option.weigh_aim(Aim.TRICKS, w.right, NO_KIND)
        prize += self._declaring(option, card)
        if self.seven not in (NO_CARD, card):
            worth = self.seven_gain * self._urgency(1) // ONE
            option.weigh_aim(Aim.EXCHANGE, worth, NO_KIND)
            prize += worth
        return prize

    def _declaring(self, option: Option, card: int) -> int:
        """What the dearest waiting combination that can do without the card gains by declaring it now."""
        top: Prospect | None = None
        for each in self.waiting:
            if (top is None or each.points > top.points) and not each.needs(card):
                top = each
        if top is None:
            return 0
        worth = top.points * self._urgency(len(self.waiting)) // ONE
        option.weigh_aim(Aim.DECLARE, worth, top.kind)
        return worth
