"""Situations too long to spell out in a test: an END phase with given cards, a deal with given melds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.properties.reference import pack, winner
from tests.rulebook.ending import Ending
from tests.rulebook.table import A, B, Game


def copies(faces: Sequence[str], stock: list[str]) -> list[str]:
    """Take a physical card for each face out of the stock."""
    chosen = []
    for face in faces:
        card = min(card for card in stock if card.startswith(face))
        stock.remove(card)
        chosen.append(card)
    return chosen


def end_scene(game: str, lead: str, holding: Sequence[str], trump: str | None, **options: Any) -> tuple[Game, str]:
    """Return a game in its END phase, A on lead with the card `lead`, and B with just this holding (faces).

    The second value is the physical card to lead.
    """
    for seed in range(400):
        table = Game(game, **options)
        cards = _end_hands(lead, holding, trump, random.Random(seed), table.options["open_trick_rule"])
        if cards is None:
            continue
        _play_open(table, *cards)
        led, wanted = cards[0][0], cards[1][: len(holding)]
        moves = Ending(table.last, table.options).until(A, led, wanted)
        if moves is not None:
            table.follow_line(moves)
            return table, led
    raise AssertionError(("no such END phase found", lead, holding))


def _end_hands(
    lead: str, holding: Sequence[str], trump: str | None, chance: random.Random, rule: str
) -> tuple[list[str], list[str], list[tuple[str, str]]] | None:
    """Return A's and B's last eight cards, B's last one a trump, and 24 pairs with which A wins every OPEN trick."""
    stock = pack()
    a_cards, b_cards = copies([lead], stock), copies(holding, stock)
    chance.shuffle(stock)
    a_cards += [stock.pop() for _ in range(7)]
    b_cards += [stock.pop() for _ in range(8 - len(b_cards))]
    if trump and not any(card[1] == trump for card in b_cards):
        return None
    pairs = _pairs(stock, trump, rule)
    return None if pairs is None else (a_cards, b_cards, pairs)


def _pairs(stock: list[str], trump: str | None, rule: str) -> list[tuple[str, str]] | None:
    """Return pairs of lead and answer made of the whole stock, each won by the lead."""
    stock.sort(key=lambda card: card[1] == trump)
    losers, leads = stock[:24], stock[24:]
    pairs = []
    for lead in leads:
        loser = next((card for card in losers if winner([lead, card], trump, rule) == 0), None)
        if loser is None:
            return None
        losers.remove(loser)
        pairs.append((lead, loser))
    return pairs


def _play_open(table: Game, a_cards: list[str], b_cards: list[str], pairs: list[tuple[str, str]]) -> None:
    """Deal so that both hold their last cards from the start, and play the pairs one after the other."""
    turned = next((card for card in b_cards if card[1] == "H"), "")
    last = turned if table.options["trump_source"] == "turn_up" else b_cards[-1]
    rest = [card for card in b_cards if card != last]
    hands = " ".join([*a_cards[:7], pairs[0][0]]), " ".join([*rest, pairs[0][1]])
    draws = " ".join(card for pair in pairs[1:] for card in pair)
    bottom = a_cards[7] if last == turned and table.options["trump_source"] == "turn_up" else f"{a_cards[7]} {last}"
    table.deal(*hands, turn_up=last, talon=draws, bottom=bottom)
    for lead, answer in pairs:
        table.follow_line([(A, lead), (B, answer)])
        table.pass_on()
    assert (table.last["phase"], table.last["to_act"]) == ("end", A)


def earn(table: Game, *melds: Sequence[str], last: int = A, **deal: Any) -> None:
    """Play a deal in which the seats score these melds ("kind cards"), and `last` takes the last trick."""
    every = [*melds, *[()] * (table.shape.seats - len(melds))]
    low = ("8H1", "8H2", "8H3", "9H3")[: table.shape.seats]
    hands = [
        " ".join([*(card for meld in own for card in meld.split()[1:]), low[seat]]) for seat, own in enumerate(every)
    ]
    table.deal(*hands, **deal)
    table.free(" ".join(low))
    for seat, own in enumerate(every):
        for meld in own:
            missing = table.options["restricted_until_tricks"] - table.last["tricks_won"][seat]
            table.win(seat, max(1, missing))
            table.do(seat, f"declare {meld}")
    table.finish(last)


def play_at_random(table: Game, chance: random.Random, declare: bool = True) -> None:
    """Play a dealt deal to its end by random legal actions that name their cards."""
    while table.last["phase"] != "over":
        act_at_random(table, chance, declare)


def act_at_random(table: Game, chance: random.Random, declare: bool = True) -> None:
    """Do something legal."""
    legal = table.last["legal"]
    other = [text for text in legal["other"] if declare or text == "draw"]
    actions = [*(f"play {card}" for card in legal["play"]), *other]
    table.do(table.last["to_act"], chance.choice(actions))
