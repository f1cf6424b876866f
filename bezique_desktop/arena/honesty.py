"""Whether a player decides by what its seat may know: whatever lies hidden is changed, and the move must stay."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import NO_SUIT, pack
from bezique_desktop.engine.chance import Chance, derived, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import sample
from bezique_desktop.engine.views import SeatView, Standing, seat_view
from bezique_desktop.players.player import Player
from bezique_desktop.players.registry import player
from bezique_desktop.table.seeds import move_seed

MOVERS: Final = ("greedy", "random")
"""Who plays the deals whose positions are looked at: a sensible player, and one that makes them unusual."""


@dataclass
class Compared:
    """How many positions, or moves of deals, were compared, and how many differed."""

    count: int = 0
    differing: int = 0


def dealt_with(mechanics: Mechanics, seed: int) -> tuple[Deal, list[int]]:
    """A deal of this number with its cards dealt, and the whole deck."""
    rules = mechanics.rules
    deck = shuffled(pack(rules.packs, rules.lowest_rank), seed)
    return dealt_from(mechanics, deck, seed % mechanics.seats), deck


def dealt_from(mechanics: Mechanics, deck: list[int], dealer: int) -> Deal:
    """A deal of this deck."""
    deal = new_deal(mechanics, dealer, NO_SUIT, [0] * mechanics.sides)
    deal.deal_out(deck)
    return deal


def seen(deal: Deal) -> SeatView:
    """What the seat to act may know."""
    return seat_view(deal, Standing(1, 1, tuple([0] * deal.m.sides)), deal.to_act)


def peeking(mechanics: Mechanics, level: str, seed: int, count: int) -> Compared:
    """Ask a level twice in each of so many positions: as they are, and with all unseen cards lying elsewhere. View,
    seed and move must be the same."""
    found = Compared()
    asked, again = player(level), player(level)
    for view in positions(mechanics, seed):
        found.count += 1
        other = seen(sample(view, mechanics, Chance(derived(seed, found.count))))
        if other != view or answer(asked, view) != answer(again, other):
            found.differing += 1
        if found.count == count:
            break
    return found


def positions(mechanics: Mechanics, seed: int) -> Iterator[SeatView]:
    """Every third position with a choice, deal after deal."""
    movers = [player(name) for name in MOVERS]
    chance = Chance(seed)
    number = 0
    while True:
        deal, _ = dealt_with(mechanics, derived(seed, number))
        number += 1
        while not deal.over:
            view = seen(deal)
            if len(view.legal) > 1 and chance.below(3) == 0:
                yield view
            deal.apply(movers[chance.below(4) == 0].choose(view, chance.below(1 << 30)))


def answer(asked: Player, view: SeatView) -> tuple[int, Action]:
    """The seed that a player is given for this view, and its move."""
    seed = move_seed(view.seat, view)
    return seed, asked.choose(view, seed)


def foreseeing(mechanics: Mechanics, level: str, seed: int, deals: int) -> Compared:
    """Let a level play pairs of deals whose decks differ only in the later half of the talon: as long as nobody has
    drawn from it, seeds and moves must be the same."""
    found = Compared()
    one, two = player(level), player(level)
    for number in range(deals):
        start = derived(seed, number)
        deal, deck = dealt_with(mechanics, start)
        cut = len(deck) - len(deal.talon) // 2
        other = dealt_from(mechanics, deck[:cut] + shuffled(deck[cut:], start), start % mechanics.seats)
        while not deal.over and len(deal.talon) // 2 + deal.drawn <= len(deal.talon) and same_hands(deal, other):
            mine, theirs = answer(one, seen(deal)), answer(two, seen(other))
            found.count += 1
            found.differing += mine != theirs
            deal.apply(mine[1])
            other.apply(mine[1])
    return found


def same_hands(deal: Deal, other: Deal) -> bool:
    """Whether all seats hold the same cards in both deals."""
    return all([
        sorted(mine.hand) == sorted(theirs.hand) for mine, theirs in zip(deal.holdings, other.holdings, strict=True)
    ])  # fmt: skip
