"""A match: deals until somebody has won it, who deals them, the totals and the outcome."""

from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.bezique import BeziqueDeal
from bezique_desktop.engine.cards import card_text, pack, rank_of
from bezique_desktop.engine.chance import Chance, derived, shuffled
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView, Standing, seat_view

NO_WINNER: Final = -1
_LOT: Final = 0
_DECK: Final = 1


class DealError(ValueError):
    """A deal cannot be started like this; the text says why."""


@dataclass(frozen=True)
class DealResult:
    """A finished deal: the scores by side, the side with the single highest one (else -1), and by how much it leads."""

    scores: tuple[int, ...]
    winner: int
    value: int


@dataclass(frozen=True)
class MatchResult:
    """A finished match: the winning side, the totals by side, and the winner's total less the best other, without sign."""

    winner: int
    totals: tuple[int, ...]
    difference: int


class Entry:
    """One deal of the match as the record keeps it: dealer, whole deck, and who did what; ``seed`` is -1 for a given deck."""

    def __init__(self, dealer: int, seed: int, deck: list[int]) -> None:
        self.dealer: int = dealer
        self.seed: int = seed
        self.deck: list[int] = deck
        self.actions: list[tuple[int, Action]] = []
        self.result: DealResult | None = None


class Match:
    """A match of one game by the rules in force.

    ``number`` is the number of the match of this player, from 1 (R-3); ``seed`` decides the lot for the first deal and every deck that
    is not given. ``entries`` are the deals so far, ``deal`` the running or last one, ``totals`` the finished deals by side.
    """

    def __init__(self, rules: Rules, names: list[str], number: int, seed: int) -> None:
        self.rules: Rules = rules
        self.names: list[str] = names
        self.number: int = number
        self.seed: int = seed
        self.mechanics: Mechanics = Mechanics(rules)
        self.totals: list[int] = [0] * rules.sides
        self.entries: list[Entry] = []
        self.deal: BeziqueDeal | None = None
        self.result: MatchResult | None = None
        self.conceded_by: int = NO_WINNER

    # ------------------------------------------------------------------ deals
    def start_deal(self, dealer: int | None = None, deck: list[int] | None = None, seed: int | None = None) -> list[Event]:
        """Begin the next deal and return its first events.

        ``dealer`` is decided by the match if left out, ``deck`` (every card once, first dealt first) by ``seed``, and that by the seed
        of the match. Raises :class:`DealError` while a deal is running, after the end of the match, for a wrong dealer or deck.
        """
        if self.result is not None:
            raise DealError("the match is over; start a new one")
        if self.deal is not None and not self.deal.over:
            raise DealError("a deal is in progress; finish it first")
        dealer = self.next_dealer() if dealer is None else dealer
        if not 0 <= dealer < self.rules.players:
            raise DealError(f"there is no seat {dealer}; the dealer is one of 0..{self.rules.players - 1}")
        cards = pack(self.rules.packs, self.rules.lowest_rank)
        if deck is None:
            seed = derived(self.seed, _DECK, len(self.entries)) if seed is None else seed
            deck = shuffled(cards, seed)
        elif sorted(deck) != sorted(cards):
            raise DealError("the deck must hold every card of the game once: " + _difference(deck, cards))
        entry = Entry(dealer, -1 if seed is None else seed, deck)
        deal = BeziqueDeal(self.mechanics, dealer, self.last_trump(), self.totals[:])
        self.entries.append(entry)
        self.deal = deal
        log: list[Event] = []
        deal.log = log
        deal.deal_out(deck)
        deal.log = None
        self._settle()
        return log

    def play(self, seat: int, action: Action) -> list[Event]:
        """Perform an action in the running deal; raises ``IllegalAction`` and changes nothing if the rules refuse it."""
        if self.deal is None:
            raise DealError("no deal yet; start one first")
        events = self.deal.play(seat, action)
        self.entries[-1].actions.append((seat, action))
        self._settle()
        return events

    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now, or None if it may."""
        if self.deal is None:
            raise DealError("no deal yet; start one first")
        return self.deal.refusal(seat, action)

    def concede(self, side: int) -> None:
        """Give the match up: the best other side has won it, the totals stay as they are."""
        others = [other for other in range(self.rules.sides) if other != side]
        self.conceded_by = side
        self._win(max(others, key=lambda other: self.totals[other]))

    def view(self, seat: int) -> SeatView:
        """The running deal as a seat may know it."""
        if self.deal is None:
            raise DealError("no deal yet; start one first")
        return seat_view(self.deal, self.standing, seat)

    @property
    def standing(self) -> Standing:
        """What the views say about the match; the totals are those before the running deal, or after a finished one."""
        return Standing(self.number, len(self.entries), tuple(self.totals))

    def last_trump(self) -> int:
        """The trump suit of the last deal, or -1 (X-10)."""
        return -1 if self.deal is None else self.deal.trump

    # ------------------------------------------------------------------ who deals
    def lots(self) -> list[list[int]]:
        """The cards that the seats draw for the first deal, a list a round; another round follows while the lowest tie (V-2)."""
        cards = shuffled(pack(self.rules.packs, self.rules.lowest_rank), derived(self.seed, _LOT))
        rounds: list[list[int]] = []
        seats = self.rules.players
        while not rounds or _lowest(rounds[-1]) < 0:
            rounds.append(cards[len(rounds) * seats : (len(rounds) + 1) * seats])
        return rounds

    def next_dealer(self) -> int:
        """Who deals the next deal (R-3, R-4, C-3, V-2, S-2)."""
        if not self.entries:
            return self._first_dealer()
        last = self.entries[-1]
        seats = self.rules.players
        way = self.rules.options["next_deal"]
        if way == "alternate" or last.result is None or (way == "loser_leads" and seats > 2):
            return (last.dealer + 1) % seats
        if way == "winner_deals":
            return last.dealer if last.result.winner == NO_WINNER else last.result.winner
        return (last.dealer + 1) % seats if last.result.winner == NO_WINNER else last.result.winner

    def _first_dealer(self) -> int:
        way = self.rules.options["first_dealer"]
        seats = self.rules.players
        if way == "match_parity":
            return 0 if self.number % 2 else seats - 1
        if way == "client_leads":
            return 0
        if way == "random":
            return Chance(derived(self.seed, _LOT)).below(seats)
        return _lowest(self.lots()[-1])

    # ------------------------------------------------------------------ results
    def _settle(self) -> None:
        """Close the books of a deal that is over, and of the match if somebody has won it."""
        deal = self.deal
        if deal is None or not deal.over or self.entries[-1].result is not None:
            return
        scores = deal.scores
        best = max(scores)
        leaders = [side for side in range(self.rules.sides) if scores[side] == best]
        value = 0 if len(leaders) > 1 else best - sorted(scores)[-2]
        self.entries[-1].result = DealResult(tuple(scores), leaders[0] if len(leaders) == 1 else NO_WINNER, value)
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        winner = self._match_winner(deal)
        if winner != NO_WINNER:
            self._win(winner)

    def _match_winner(self, deal: BeziqueDeal) -> int:
        target = self.rules.number("target")
        over = [side for side in range(self.rules.sides) if self.totals[side] >= target]
        if self.rules.on("triple_bezique_wins") and target <= 1500:
            for owner, history in enumerate(deal.histories):
                if history.scored[BEZIQUE + 2]:
                    return self.rules.side_of(owner)
        if len(over) < 2:
            return over[0] if over else NO_WINNER
        last = self.rules.side_of(deal.takers[-1])
        if self.rules.says("both_over", "last_trick") and last in over:
            return last
        best = max(self.totals)
        return _single([side for side in over if self.totals[side] == best])

    def _win(self, winner: int) -> None:
        others = [self.totals[side] for side in range(self.rules.sides) if side != winner]
        self.result = MatchResult(winner, tuple(self.totals), abs(self.totals[winner] - max(others)))


def _single(sides: list[int]) -> int:
    return sides[0] if len(sides) == 1 else NO_WINNER


def _lowest(cards: list[int]) -> int:
    """The seat with the lowest card by rank, or -1 if several have it."""
    ranks = [rank_of(card) for card in cards]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else -1


def _difference(deck: list[int], cards: list[int]) -> str:
    missing = sorted(set(cards) - set(deck))
    strange = sorted(set(deck) - set(cards))
    if missing:
        return f"{card_text(missing[0])} is missing"
    return f"{card_text(strange[0])} is not in it" if strange else "one of them is there twice"
