"""An END phase with given hands, for any number of seats and packs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.properties.reference import RANKS, winner
from tests.rulebook.scenes import copies
from tests.rulebook.table import Game


class Closing:
    """The hands that the END phase shall begin with, and tricks made of all other cards that the leader takes."""

    def __init__(self, table: Game, hands: Sequence[str], fill: Sequence[str], leader: int, trump: str | None) -> None:
        shape = table.shape
        self.trump = trump
        self.order = [(leader + place) % shape.seats for place in range(shape.seats)]
        stock = sorted(shape.cards, key=self._power)
        self.kept = [copies(text.split(), stock) for text in hands]
        for kept, suits in zip(self.kept, fill, strict=True):
            spare = [card for card in stock if card[1] in suits][: shape.hand - len(kept)]
            stock = [card for card in stock if card not in spare]
            kept += spare
        self.tricks = self._tricks(stock)

    def _power(self, card: str) -> tuple[bool, int, str]:
        return card[1] == self.trump, RANKS.index(card[0]), card

    def _tricks(self, stock: list[str]) -> list[list[str]]:
        """Return tricks of the whole stock, each won by its lead, the strongest leads with the strongest losers."""
        stock.sort(key=self._power)
        count = len(stock) // len(self.order)
        leads, losers = stock[-count:], stock[:-count][::-1]
        tricks = []
        for lead in leads[::-1]:
            under = [card for card in losers if winner([lead, card], self.trump) == 0][: len(self.order) - 1]
            assert len(under) == len(self.order) - 1, ("no tricks with these hands", lead, losers)
            losers = [card for card in losers if card not in under]
            tricks.append([lead, *under])
        return tricks

    def last_draws(self, turned: bool, couple: Sequence[str]) -> list[str]:
        """Return the card that each seat, in order of drawing, draws last; the turn-up has to be a trump."""
        draws = [next(card for card in reversed(self.kept[seat]) if card not in couple) for seat in self.order]
        if turned:
            draws[-1] = next(card for card in self.kept[self.order[-1]] if card[1] == self.trump)
        return draws


def end_with(
    game: str, hands: Sequence[str], fill: Sequence[str], leader: int = 0, trump: str | None = "H", **options: Any
) -> Game:
    """Return a game at the beginning of its END phase: the leader has taken every trick, the seats hold these faces,
    filled up with low cards of the suits in `fill`. Where trumps are made, the leader has to hold their king and queen.
    """
    table = Game(game, **options)
    turned = table.options["trump_source"] == "turn_up"
    closing = Closing(table, hands, fill, leader, trump)
    couple = [card for card in closing.kept[leader] if trump and not turned and card[:2] in (f"K{trump}", f"Q{trump}")]
    draws = closing.last_draws(turned, couple)
    first, *later = closing.tricks
    dealt = [
        " ".join([*(card for card in kept if card not in draws), first[closing.order.index(seat)]])
        for seat, kept in enumerate(closing.kept)
    ]
    talon = " ".join(card for trick in later for card in trick)
    bottom = " ".join(draws[:-1] if turned else draws)
    dealer = (leader - 1) % table.shape.seats
    table.deal(*dealt, dealer=dealer, turn_up=draws[-1], talon=talon, bottom=bottom)
    for trick in closing.tricks:
        table.pass_on()
        table.follow_line(list(zip(closing.order, trick, strict=True)))
        if couple and table.last["trump"] is None and table.may(leader, f"declare marriage {' '.join(couple)}"):
            table.do(leader, f"declare marriage {' '.join(couple)}")
    table.pass_on()
    assert (table.last["phase"], table.last["to_act"], table.last["trump"]) == ("end", leader, trump)
    return table
