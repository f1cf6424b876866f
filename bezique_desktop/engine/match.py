"""A match: deals until somebody has won it, who deals them, the totals and the outcome."""

from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import card_text, pack
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.preliminaries import (
    LEAST_CUT,
    MOST_CUT,
    cut_and_guess,
    cuts,
    first_dealer,
    following_dealer,
)
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.results import (
    NO_WINNER,
    DealResult,
    MatchResult,
    by_totals,
    carried,
    deal_result,
    gains,
    limit_of,
    match_result,
    outcome,
)
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView, Standing, seat_view

_DECK: Final = 1


class DealError(ValueError):
    """A deal cannot be started like this; the text says why."""


class Entry:
    """One deal of the match as the record keeps it: dealer, whole deck, and who did what; ``seed`` is -1 for a given
    deck.

    ``lifted`` is how many cards the dealer cut and ``guess`` the other player's estimate, both 0 where nothing was cut
    (X-3).
    """

    def __init__(self, dealer: int, seed: int, deck: list[int], lifted: int = 0, guess: int = 0) -> None:
        self.lifted: int = lifted
        self.guess: int = guess
        self.dealer: int = dealer
        self.seed: int = seed
        self.deck: list[int] = deck
        self.actions: list[tuple[int, Action]] = []
        self.result: DealResult | None = None


class Match:
    """A match of one game by the rules in force.

    ``number`` is the number of the match of this player, from 1 (R-3); ``seed`` decides the lot for the first deal and
    every deck that is not given. ``levels`` says of each seat how well its computer plays, "" where that is not known
    or a person sits; without any it is empty. ``waiting`` counts the game points that void deals carry over (S-11).
    ``entries`` are the deals so far, ``deal`` the running or last one, ``totals`` the finished deals by side.
    """

    def __init__(self, rules: Rules, names: list[str], number: int, seed: int) -> None:
        self.rules: Rules = rules
        self.names: list[str] = names
        self.number: int = number
        self.seed: int = seed
        self.levels: list[str] = []
        self.mechanics: Mechanics = Mechanics(rules)
        self.totals: list[int] = [0] * rules.sides
        self.entries: list[Entry] = []
        self.deal: Deal | None = None
        self.result: MatchResult | None = None
        self.conceded_by: int = NO_WINNER
        self.stopped_by: int = NO_WINNER
        self.waiting: int = 0

    # ------------------------------------------------------------------ deals
    def start_deal(
        self,
        dealer: int | None = None,
        deck: list[int] | None = None,
        seed: int | None = None,
        cut: int | None = None,
        guess: int | None = None,
    ) -> list[Event]:
        """Begin the next deal and return its first events.

        ``dealer`` is decided by the match if left out, ``deck`` (every card once, first dealt first) by ``seed``, and
        that by the seed of the match. ``cut`` and ``guess`` (12..48) stand for the numbers that the seed would draw
        (X-3). Raises :class:`DealError` while a deal is running, after the end of the match, for a wrong dealer, deck,
        cut or guess.
        """
        dealer = self._may_start(dealer, seed, cut, guess)
        cards = pack(self.rules.packs, self.rules.lowest_rank)
        given = deck is not None
        if deck is None:
            seed = derived(self.seed, _DECK, len(self.entries)) if seed is None else seed
            deck = shuffled(cards, seed)
        elif sorted(deck) != sorted(cards):
            raise DealError("the deck must hold every card of the game once: " + _difference(deck, cards))
        lifted, guess = cut_and_guess(self.rules, None if given and cut is None else seed, cut, guess)
        entry = Entry(dealer, -1 if seed is None or given else seed, deck, lifted, guess)
        deal = new_deal(self.mechanics, dealer, self.last_trump(), self.totals[:])
        self.entries.append(entry)
        self.deal = deal
        log: list[Event] = []
        deal.log = log
        deal.deal_out(deck)
        if lifted:
            deal.credit_cut(lifted, guess)
        deal.log = None
        self._settle()
        return log

    def _may_start(self, dealer: int | None, seed: int | None, cut: int | None, guess: int | None) -> int:
        if self.result is not None:
            raise DealError("the match is over; start a new one")
        if self.deal is not None and not self.deal.over:
            raise DealError("a deal is in progress; finish it first")
        for number in (cut, guess):
            if number is not None and cuts(self.rules) and not LEAST_CUT <= number <= MOST_CUT:
                raise DealError(f"a cut and its estimate are from {LEAST_CUT} to {MOST_CUT} cards, not {number}")
        dealer = self.next_dealer(seed) if dealer is None else dealer
        if not 0 <= dealer < self.rules.players:
            raise DealError(f"there is no seat {dealer}; the dealer is one of 0..{self.rules.players - 1}")
        return dealer

    def play(self, seat: int, action: Action) -> list[Event]:
        """Perform an action in the running deal; raises ``IllegalAction``, changing nothing, if the rules refuse it or
        the match is over."""
        deal = self._dealt()
        if self.result is not None:
            raise IllegalAction(Reason.DEAL_OVER)
        events = deal.play(seat, action)
        self.entries[-1].actions.append((seat, action))
        self._settle()
        return events

    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now, or None if it may."""
        deal = self._dealt()
        return deal.refusal(seat, action) if self.result is None else Reason.DEAL_OVER

    def concede(self, side: int) -> None:
        """Give the match up: the best other side has won it, the totals stay as they are.

        Raises :class:`DealError` for an unknown side and after the end of the match.
        """
        self._check_side(side)
        if self.result is not None:
            raise DealError("the match is over; nobody can give it up")
        others = [other for other in range(self.rules.sides) if other != side]
        self.conceded_by = side
        self.result = outcome(self.totals, max(others, key=lambda other: self.totals[other]))

    @property
    def may_stop(self) -> bool:
        """Whether the match may be ended here: it has no limit, and a deal is over (X-24, S-15)."""
        between = self.result is None and bool(self.entries) and self.entries[-1].result is not None
        return between and not limit_of(self.rules)

    def stop(self, side: int) -> None:
        """End a match without a limit, at the wish of this side: the highest total has won it.

        Raises :class:`DealError` for an unknown side and where it may not be ended.
        """
        self._check_side(side)
        if not self.may_stop:
            raise DealError("only a match without a limit may be ended, and only after a deal")
        self.stopped_by = side
        self.result = by_totals(self.totals)

    def view(self, seat: int) -> SeatView:
        """The running deal as a seat may know it."""
        return seat_view(self._dealt(), self.standing, seat)

    @property
    def standing(self) -> Standing:
        """What the views say about the match; the totals are those before the running deal, or after a finished one."""
        return Standing(self.number, len(self.entries), tuple(self.totals))

    def last_trump(self) -> int:
        """The trump suit of the last deal, or -1 (X-10)."""
        return -1 if self.deal is None else self.deal.trump

    def _dealt(self) -> Deal:
        if self.deal is None:
            raise DealError("no deal yet; start one first")
        return self.deal

    def _check_side(self, side: int) -> None:
        if not 0 <= side < self.rules.sides:
            raise DealError(f"there is no side {side}; it is one of 0..{self.rules.sides - 1}")

    # ------------------------------------------------------------------ who deals
    def next_dealer(self, seed: int | None = None) -> int:
        """Who deals the next deal (R-3, R-4, C-3, V-2, S-2); a first lot comes from this seed if it is given, else from
        that of the match."""
        if not self.entries:
            return first_dealer(self.rules, self.number, self.seed if seed is None else seed)
        last = self.entries[-1]
        return following_dealer(self.rules, last.dealer, NO_WINNER if last.result is None else last.result.winner)

    # ------------------------------------------------------------------ results
    def _settle(self) -> None:
        """Close the books of a deal that is over, and of the match if somebody has won it."""
        deal = self.deal
        if deal is None or not deal.over or self.entries[-1].result is not None:
            return
        result = deal_result(self.rules, deal, self.waiting)
        self.waiting = carried(self.rules, result, self.waiting)
        self.entries[-1].result = result
        self.totals = [total + gain for total, gain in zip(self.totals, gains(self.rules, result), strict=True)]
        self.result = match_result(self.rules, self.totals, deal, len(self.entries))


def _difference(deck: list[int], cards: list[int]) -> str:
    missing = sorted(set(cards) - set(deck))
    strange = sorted(set(deck) - set(cards))
    if missing:
        return f"{card_text(missing[0])} is missing"
    return f"{card_text(strange[0])} is not in it" if strange else "one of them is there twice"
