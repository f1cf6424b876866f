"""Whole deals, step by step as one seat gets them: declaring as soon as it is possible, else playing at random."""

import random
from collections.abc import Callable, Iterator
from itertools import count

from bezique_desktop.engine.actions import CLOSE, DRAW, Action, Verb
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from tests.ui.tables import table_of

GAMES = game_ids()


def choose(view: SeatView, chance: random.Random) -> Action:
    """Declare, exchange or show if possible, so that the table fills; else any legal action."""
    rare = (Verb.CLOSE, Verb.CLAIM, Verb.WAIVE)
    scoring = [action for action in view.legal if action.verb not in (Verb.PLAY, Verb.DRAW, *rare)]
    if CLOSE in view.legal and chance.random() < 0.1:
        return CLOSE
    if scoring:
        return chance.choice(scoring)
    legal = [action for action in view.legal if action.verb not in rare]
    hand = [action for action in legal if action.verb is Verb.PLAY and action.card not in view.shown[view.seat]]
    return DRAW if DRAW in view.legal else chance.choice(hand or legal)


def play_on(table: Table, chance: random.Random) -> None:
    """Let the seat to act make one move."""
    seat = table.match.view(0).to_act
    table.submit(seat, choose(table.match.view(seat), chance), table.number)


def steps(game: str, seed: int = 1, seat: int = 0, **options: object) -> Iterator[Step]:
    """Every step of one deal."""
    table, told, chance = table_of(game, seed, **options), list[Step](), random.Random(seed)
    leave = table.subscribe(seat, told.append)
    table.start()
    while told[-1].deal_result is None:
        yield from told[:-1]
        del told[:-1]
        play_on(table, chance)
    yield from told
    leave()


def step_where(game: str, test: Callable[[Step], bool], seed: int = 1) -> Step:
    """The first step for which the test holds, in the deals from this one on."""
    return next(step for deal in count(seed) for step in steps(game, deal) if test(step))
