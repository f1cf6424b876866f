"""Positions to ask players about: views met in play, and positions set up card by card."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.cards import NO_SUIT, pack, parse_card
from bezique_desktop.engine.chance import Chance, derived, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.engine.views import SeatView, Standing, seat_view
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.registry import player
from tests.properties.variants import random_options

GAMES = [game for game in game_ids() if rules_of(game).mechanism == "bezique"]
ALL_GAMES = list(game_ids())


def view_of(deal: Deal, seat: int | None = None) -> SeatView:
    """The deal as a seat knows it, by default the one to act."""
    return seat_view(deal, Standing(1, 1, tuple(deal.before)), deal.to_act if seat is None else seat)


def drawn_rules(game: str, number: int) -> Rules:
    """The game with options drawn by this number."""
    return changed(rules_of(game), random_options(game, random.Random(f"deal {game} {number}")))


def dealt(rules: Rules, number: int, banned: int = NO_SUIT, before: list[int] | None = None) -> Deal:
    """A deal with this number, its cards dealt; after deals with these totals, the last of which had these trumps."""
    deal = new_deal(Mechanics(rules), number % rules.players, banned, before or [0] * rules.sides)
    deal.deal_out(shuffled(pack(rules.packs, rules.lowest_rank), derived(99, number)))
    return deal


def met(rules: Rules, count: int, every: int = 1) -> Iterator[SeatView]:
    """So many views with a choice, out of deals in which sensible and random moves alternate."""
    sensible, wild = player("greedy"), player("random")
    number = step = found = 0
    while found < count:
        deal = dealt(rules, number)
        number += 1
        while not deal.over:
            view = view_of(deal)
            step += 1
            if len(view.legal) > 1 and step % every == 0:
                yield view
                found += 1
                if found == count:
                    return
            mover = wild if Chance(derived(7, step)).below(4) == 0 else sensible
            deal.apply(mover.choose(view, step))


def set_up(game: str, hands: list[str], turn_up: str = "", dealer: int = 1, **options: object) -> Deal:
    """A deal in which the seats hold these cards; the talon has the rest in a fixed order."""
    rules = changed(rules_of(game), options)
    deal = new_deal(Mechanics(rules), dealer, NO_SUIT, [0] * rules.sides)
    held = [[parse_card(word) for word in hand.split()] for hand in hands]
    gone = {card for hand in held for card in hand} | ({parse_card(turn_up)} if turn_up else set())
    rest = shuffled([card for card in pack(rules.packs) if card not in gone], 5)
    deck: list[int] = []
    for size in deal.m.packets:
        for step in range(1, rules.players + 1):
            seat = (dealer + step) % rules.players
            deck += [held[seat].pop(0) for _ in range(size)]
    deal.deal_out(deck + ([parse_card(turn_up)] if turn_up else []) + rest)
    return deal


def after(deal: Deal, *texts: str) -> Deal:
    """The deal after these actions of the seats to act, all of which must be legal."""
    for text in texts:
        deal.play(deal.to_act, parse_action(text))
    return deal


def answer(name: str, deal: Deal, seed: int = 1) -> Action:
    """What a player would do for the seat to act."""
    return player(name).choose(view_of(deal), seed)
