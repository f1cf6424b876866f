"""Random play at a table, the same for the same chance."""

from __future__ import annotations

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table

NAMES = ["Anna", "Bela", "Cleo", "Dora"]


def short_match(game: str, seed: int = 1, target: int = 300) -> Match:
    """A match of a few deals."""
    rules = rules_of(game)
    wishes = {"target": target, "x_deals": 2, "s_match_target": 7}
    rules = changed(rules, {name: value for name, value in wishes.items() if name in rules.offered})
    return Match(rules, NAMES[: rules.players], 1, seed)


def options(table: Table) -> list[tuple[int, Action]]:
    """Every seat's legal actions."""
    seats = range(table.match.rules.players)
    return [(seat, action) for seat in seats for action in table.step(seat).view.legal]


def advance(table: Table, chance: Chance) -> int:
    """One random action, or the next deal where one is over; returns the seat that acted, else -1."""
    if table.match.entries[-1].result is not None:
        assert table.next_deal(table.number)
        return -1
    choices = options(table)
    seat, action = choices[chance.below(len(choices))]
    assert table.submit(seat, action, table.number)
    return seat


def play_out(table: Table, chance: Chance) -> None:
    """Play to the end of the match."""
    while table.match.result is None:
        advance(table, chance)


def seats_of(table: Table) -> range:
    return range(table.match.rules.players)


def picture(table: Table) -> tuple[str, list[tuple[object, ...]]]:
    """Everything that must come back after undo and redo: the record and what each seat sees."""
    return record_text(table.match), [_seen(table.step(seat)) for seat in seats_of(table)]


def _seen(step: Step) -> tuple[object, ...]:
    results = (step.deal_result, step.match_result, step.history, step.leader_first, step.seed)
    return (step.view, step.ledger, step.can_undo, *results)
