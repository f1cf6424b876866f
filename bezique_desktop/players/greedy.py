"""A fixed yardstick: a plain player whose rules never change, so that strength can be compared over the years.

It exchanges the seven, declares the dearest combination, throws low cards and takes tricks with card points in them.
It is not offered to people.
"""

from typing import Final

from bezique_desktop.engine.actions import PLAYS, Action, Verb
from bezique_desktop.engine.cards import ACE, JACK, KING, NINE, NO_SUIT, QUEEN, SPADES, TEN
from bezique_desktop.engine.history import History
from bezique_desktop.engine.kinds import DOUBLE_MARRIAGE
from bezique_desktop.engine.mechanics import PARTNER_JACK
from bezique_desktop.engine.tricks import beats, winner
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.declaring import situation_of
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.prospects import Prospects
from bezique_desktop.players.race import winning
from bezique_desktop.players.scoring import scored

_EVEN: Final = (1, 1, 1, 1)


class Greedy(Player):
    """The yardstick."""

    def __init__(self) -> None:
        self.rules: RulesInForce = RulesInForce()

    def choose(self, view: SeatView, seed: int) -> Action:
        known = Knowledge(view, self.rules.of(view.rules))
        action = dearest(known)
        return action if action is not None else _Thrower(known).play()


def dearest(known: Knowledge) -> Action | None:
    """The seven to exchange, the dearest declaration, the seven to show or the draw; None where a card is to be
    played."""
    view = known.view
    top: Action | None = None
    points = 0
    for action in view.legal:
        if action.verb in (Verb.EXCHANGE, Verb.CARTE_BLANCHE):
            return action
        worth = _worth(known, action)
        if worth > points:
            top, points = action, worth
    if top is None and not any([action.verb == Verb.PLAY for action in view.legal]):
        return view.legal[-1]
    return top


def _worth(known: Knowledge, action: Action) -> int:
    if action.verb == Verb.CLAIM:
        return winning(known)
    return 0 if action.verb == Verb.PLAY else scored(known, known.history(known.seat), action)


class _Thrower:
    """The yardstick's way with the cards of a trick."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Knowledge = known
        self.trump: int = known.view.trump
        self.history: History = known.history(known.seat)
        self.cards: list[int] = [action.card for action in known.view.legal if action.verb == Verb.PLAY]
        self.trick: list[int] = list(known.view.trick)
        queen = (self.trump if known.m.by_trump else SPADES) * 8 + QUEEN
        self.queen: int = queen if queen >= 0 else NO_SUIT
        self.jack: int = PARTNER_JACK[queen >> 3] * 8 + JACK if queen >= 0 else NO_SUIT

    def play(self) -> Action:
        if self.known.open:
            card = self._follow_open() if self.trick else self._throw_away()
        else:
            card = self._follow_end() if self.trick else self._lead_end()
        return PLAYS[card]

    # ------------------------------------------------------------------ while the talon lasts
    def _follow_open(self) -> int:
        best = self.trick[winner(self.trick, self.trump, self.known.m.rank_rule)]
        winners = self._winners(best, self.known.m.rank_rule)
        if not winners:
            return self._throw_away()
        suit = (best >> 3) & 3
        rich = best & 7 >= TEN
        if suit == self.trump and rich:
            return winners[0]
        for card in winners:
            if card & 7 == TEN and (card >> 3) & 3 == suit:
                return card
        if rich or self._waiting():
            return self._take(winners, suit, rich)
        return self._throw_away()

    def _take(self, winners: list[int], suit: int, rich: bool) -> int:
        suited = [card for card in winners if (card >> 3) & 3 == suit]
        if suited:
            spare = [card for card in suited if self._copies(card) > 1]
            aces = [card for card in suited if card & 7 == ACE]
            return (spare or aces or suited)[0]
        low = [card for card in winners if card & 7 <= NINE]
        spare = [card for card in winners if self._copies(card) > 1]
        if low or spare:
            return (low or spare)[0]
        return winners[0] if rich else self._throw_away()

    def _winners(self, best: int, by_rank: bool) -> list[int]:
        """The cards that take the trick from the best so far, lowest first; none where a partner holds it."""
        known = self.known
        holder = known.view.leader + winner(self.trick, self.trump, by_rank)
        if holder % known.m.sides == known.side:
            return []
        return sorted([card for card in self.cards if beats(card, best, self.trump, by_rank)], key=_low)

    def _waiting(self) -> bool:
        """Whether a combination lies ready for the next opportunity."""
        known = self.known
        if not known.chances:
            return False
        ready = Prospects(situation_of(known), self.history, known.holding, _EVEN).ready
        barred = known.restricted(known.seat, 1)
        return any([not (barred and known.m.is_restricted(prospect.kind)) for prospect in ready])

    def _throw_away(self) -> int:
        return min(self.cards, key=self._reluctance)

    def _reluctance(self, card: int) -> int:
        """The order in which cards are thrown away: by sort, then by rank."""
        return self._sort(card) * 8 + (card & 7)

    def _sort(self, card: int) -> int:
        rank, suit, face = card & 7, (card >> 3) & 3, card & 31
        if face in (self.queen, self.jack) and not self.history.has_bezique() and self._copies(card) == 1:
            return 8
        if suit == self.trump:
            return 4 if rank <= NINE else 7 if rank <= KING else 9
        if rank <= NINE:
            return 0
        if rank == JACK:
            return 1
        if rank <= KING and self._copies(card) > 1:
            return 2
        if rank <= KING and (self.history.scored[suit] or self.history.scored[DOUBLE_MARRIAGE + suit]):
            return 3
        return 5 if rank <= TEN else 6

    def _copies(self, card: int) -> int:
        return self.known.holding.copies[card & 31].bit_count()

    # ------------------------------------------------------------------ the ending
    def _lead_end(self) -> int:
        sure = [card for card in self.cards if self._is_sure(card)]
        if sure:
            return max(sure, key=self._points)
        return min(self.cards, key=self._cheapness)

    def _follow_end(self) -> int:
        best = self.trick[winner(self.trick, self.trump, False)]
        winners = sorted(self._winners(best, False), key=self._cheapness)
        tens = [card for card in winners if card & 7 == TEN and (card >> 3) & 3 == (best >> 3) & 3]
        if winners:
            return (tens or winners)[0]
        return min(self.cards, key=self._cheapness)

    def _is_sure(self, card: int) -> bool:
        """Whether nobody can beat this lead."""
        unseen = self.known.out()
        suit = (card >> 3) & 3
        own = unseen[suit * 8 : suit * 8 + 8]
        if sum(own[(card & 7) + 1 :]):
            return False
        if suit == self.trump or self.trump == NO_SUIT or not sum(unseen[self.trump * 8 : self.trump * 8 + 8]):
            return True
        return self.known.m.seats == 2 and sum(own) > 0 and not self.known.m.suit_or_trump

    def _points(self, card: int) -> int:
        return self.known.m.card_points[card & 31]

    def _cheapness(self, card: int) -> int:
        return (self._points(card) * 2 + ((card >> 3) & 3 == self.trump)) * 8 + (card & 7)


def _low(card: int) -> int:
    return card & 7
