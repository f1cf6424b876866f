"""Deals of Sixty-Six that come to a wished point, found by playing at random beside the slow reading of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.properties.race import Race
from tests.properties.reference import RANKS, pack
from tests.rulebook.table import Game

LIMIT = 20_000


@dataclass
class Course:
    """A deal under way or over: its deck, its actions, where it stands, and the scores before the last action."""

    deck: list[str]
    race: Race
    moves: list[tuple[int, str]] = field(default_factory=list)
    before: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def loser(self) -> int:
        """The seat that did not win."""
        return 1 - (self.race.winner or 0)


Wish = Callable[[Course], bool]


@dataclass(frozen=True)
class Manner:
    """How deals are played at random: whether the leader closes them at once, and whether marriages are announced."""

    closes: bool = False
    marries: bool = True

    def course(self, number: int, options: dict[str, Any], until: Wish) -> Course:
        """Play the deal with this number until the wish is true, or to its end; nobody claims."""
        chance = random.Random(number)
        deck = pack(1, RANKS[2:])
        chance.shuffle(deck)
        played = Course(deck, Race(options, deck, 1))
        race = played.race
        while race.to_act is not None and not until(played):
            actions = sorted(race.allowed(race.to_act) - {"claim", "close"})
            usual = [text for text in actions if self.marries or not text.startswith("declare")]
            text = "close" if self.closes and not played.moves else chance.choice(usual)
            played.moves.append((race.to_act, text))
            played.before = list(race.scores)
            race.do(race.to_act, text)
        return played


USUAL = Manner()
CLOSED = Manner(closes=True)
SINGLE = Manner(marries=False)


def ending(table: Game, wanted: Wish, manner: Manner = USUAL, short: int = 0) -> Course:
    """Play a deal that ends as wanted through the referee, up to so many actions short of the end; return it."""
    courses = (manner.course(number, table.options, lambda played: False) for number in range(LIMIT))
    played = next((one for one in courses if wanted(one)), None)
    assert played is not None, "no such deal"
    return _replayed(table, played, len(played.moves) - short)


def reach(table: Game, wanted: Wish, manner: Manner = USUAL) -> Course:
    """Play a deal through the referee to a point where somebody is to act and the wish is true; return it."""
    courses = (manner.course(number, table.options, wanted) for number in range(LIMIT))
    played = next((one for one in courses if one.race.to_act is not None), None)
    assert played is not None, "no such deal"
    return _replayed(table, played, len(played.moves))


def _replayed(table: Game, played: Course, count: int) -> Course:
    table.deal_as({"deck": played.deck, "dealer": 1})
    for seat, text in played.moves[:count]:
        table.do(seat, text)
    return played
