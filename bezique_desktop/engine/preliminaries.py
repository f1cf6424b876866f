"""What comes before a deal: who deals it, the lots drawn for that, the dealer's cut and its estimate.

All of it follows from the rules, a seed and how the last deal ended.
"""

from typing import Final

from bezique_desktop.engine.cards import pack, rank_of
from bezique_desktop.engine.chance import Chance, derived, shuffled
from bezique_desktop.engine.results import NO_WINNER
from bezique_desktop.engine.rules import Rules

_LOT: Final = 0
_CUT: Final = 2
LEAST_CUT: Final = 12
MOST_CUT: Final = 48


# ---------------------------------------------------------------------- who deals
def lots(rules: Rules, seed: int) -> list[list[int]]:
    """The cards that the seats draw for the first deal, a list a round; another round follows while the lowest tie
    (V-2)."""
    cards = shuffled(pack(rules.packs, rules.lowest_rank), derived(seed, _LOT))
    rounds: list[list[int]] = []
    seats = rules.players
    while not rounds or _lowest(rounds[-1]) < 0:
        rounds.append(cards[len(rounds) * seats : (len(rounds) + 1) * seats])
    return rounds


def first_dealer(rules: Rules, number: int, seed: int) -> int:
    """Who deals the first deal of the match with this number (R-3, V-2, X-2, S-2)."""
    way = rules.options["first_dealer"]
    if way == "match_parity":
        return 0 if number % 2 else rules.players - 1
    if way == "client_leads":
        return 0
    if way == "random":
        return Chance(derived(seed, _LOT)).below(rules.players)
    return _lowest(lots(rules, seed)[-1])


def following_dealer(rules: Rules, dealer: int, winner: int) -> int:
    """Who deals after a deal of this dealer that this side won, -1 if none did (R-4, C-3, S-2).

    Partners who win deal in turn.
    """
    seats = rules.players
    later = [(dealer + step) % seats for step in range(1, seats + 1)]
    way = rules.options["next_deal"]
    if way == "alternate" or (way == "loser_leads" and seats > 2):
        return later[0]
    if winner == NO_WINNER:
        return dealer if way == "winner_deals" else later[0]
    return next(seat for seat in later if rules.side_of(seat) == winner)


def _lowest(cards: list[int]) -> int:
    """The seat with the lowest card by rank, or -1 if several have it."""
    ranks = [rank_of(card) for card in cards]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else -1


# ---------------------------------------------------------------------- the cut
def cuts(rules: Rules) -> bool:
    """Whether the dealer's cut and the estimate may score (X-3)."""
    return not rules.says("x_cut_bonus", "off")


def drawn_cut(rules: Rules, seed: int, cut: int | None = None) -> tuple[int, int]:
    """The packet that a seed cuts, or the one that was cut, and the noisy figure that its guesser has (X-3)."""
    chance = Chance(derived(seed, _CUT))
    drawn = _clamp(rules.points["cut_cards"] + _spread(chance, 3))
    lifted = drawn if cut is None else cut
    return lifted, _clamp(lifted + _spread(chance, 2))


def cut_and_guess(rules: Rules, seed: int | None, cut: int | None, guess: int | None) -> tuple[int, int]:
    """The cut and its estimate, as told or else as the seed draws them; 0 where nothing was cut or guessed."""
    if not cuts(rules) or (seed is None and cut is None):
        return 0, 0
    if seed is None:
        return cut or 0, guess or 0
    lifted, figure = drawn_cut(rules, seed, cut)
    return lifted, figure if guess is None else guess


def _spread(chance: Chance, deviation: int) -> int:
    """A whole number around 0 with this standard deviation: twelve uniform numbers, summed, are normal enough."""
    total = sum([chance.below(1 << 16) for _ in range(12)]) - 6 * (1 << 16)
    return round(total * deviation / (1 << 16))


def _clamp(number: int) -> int:
    return max(LEAST_CUT, min(MOST_CUT, number))
