"""Random play of Sixty-Six, step by step beside the slow reading of its rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.properties.race import Race
from tests.properties.reference import RANKS, pack
from tests.properties.variants import random_options
from tests.rulebook.table import Answer, Game

CARDS = pack(1, RANKS[2:])
EMPTY: dict[str, list[str]] = {"play": [], "declare": [], "other": []}
SOME = [
    *(f"play {card}" for card in CARDS),
    *(f"exchange 9{suit}1" for suit in "SHDC"),
    *(f"declare marriage K{suit}1 Q{suit}1" for suit in "SHDC"),
    *(f"declare double-marriage K{suit}1 Q{suit}1" for suit in "SHDC"),
    "declare marriage KS1 QH1",
    "close",
    "claim",
    "draw",
    "waive",
]


def agree(table: Game, race: Race) -> None:
    """Check the referee's state against the shadow's, and what each seat may see of it."""
    state = table.last
    expected = race.state()
    assert {key: state[key] for key in expected} == expected
    for seat in (0, 1):
        hands = list(state["hands"])
        hands[1 - seat] = ["??"] * len(hands[1 - seat])
        legal = state["legal"] if state["to_act"] == seat else EMPTY
        assert table.view(seat) == {**state, "hands": hands, "legal": legal}


def choice(race: Race, chance: random.Random) -> str:
    """Choose a legal action, rare ones more seldom; a claim mostly when it is right."""
    seat = race.to_act
    assert seat is not None
    actions = sorted(race.allowed(seat))
    if "claim" in actions and race.scores[seat] < 66 and chance.random() < 0.97:
        actions.remove("claim")
    if "close" in actions and chance.random() < 0.8:
        actions.remove("close")
    return chance.choice(actions)


def poke(table: Game, race: Race, chance: random.Random) -> None:
    """Try a few actions of any kind with either seat; the referee must allow just the legal ones."""
    for text in chance.sample(SOME, 6):
        for seat in (0, 1):
            if text in race.allowed(seat):
                assert table.may(seat, text)
            else:
                table.refused(seat, text)


def play(table: Game, seed: int, dealer: int | None = None) -> Race:
    """Play one deal beside its shadow to the end."""
    chance = random.Random(seed)
    answer = table.ask({"deal": {"seed": seed} if dealer is None else {"seed": seed, "dealer": dealer}})
    assert answer["ok"], answer
    race = Race(table.options, answer["deck"], answer["state"]["dealer"])
    agree(table, race)
    while race.to_act is not None:
        if chance.random() < 0.1:
            poke(table, race, chance)
        text, seat = choice(race, chance), race.to_act
        table.do(seat, text)
        race.do(seat, text)
        agree(table, race)
    return race


class Score:
    """The match as the slow reading keeps it: game points, what void deals carry over, and who deals next."""

    def __init__(self, options: Answer) -> None:
        self.options = options
        self.totals = [0, 0]
        self.carried = 0
        self.dealer: int | None = None

    def enter(self, race: Race, state: Answer) -> None:
        """Add a finished deal and compare (S-2, S-11 to S-17)."""
        assert self.dealer in (None, race.dealer)
        value = 0
        if race.winner is None:
            self.carried += self.options["s_carry_65"] and race.scores == [65, 65]
        else:
            value, self.carried = race.value + self.carried, 0
            self.totals[race.winner] += value
        self.dealer = race.dealer if race.winner is None else race.winner
        result: Answer = {"scores": race.scores, "winner": race.winner, "value": value}
        target = self.options["s_match_target"]
        if target and max(self.totals) >= target:
            won = self.totals.index(max(self.totals))
            difference = self.totals[won] - self.totals[1 - won]
            result["match"] = {"winner": won, "totals": self.totals, "difference": difference}
        assert (state["result"], state["totals"]) == (result, self.totals)


def play_matches(deals: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """Play so many deals, a new match whenever one is over."""
    table = Game("sixty-six", **(options or {}))
    score = Score(table.options)
    for number in range(deals):
        score.enter(play(table, seed + number), table.last)
        if "match" in table.last["result"]:
            table = Game("sixty-six", **(options or {}))
            score = Score(table.options)


@pytest.mark.parametrize("claim", ["auto", "manual"])
def test_random_play_agrees_with_the_slow_reading(claim: str) -> None:
    """S-1 to S-17: state, legality, views, results and totals agree after every single action."""
    play_matches(200, 1000, {"s_claim": claim})


@pytest.mark.parametrize("seed", range(60))
def test_random_options_agree(seed: int) -> None:
    """The same with every option that applies drawn at random."""
    play_matches(6, 2000 + 10 * seed, random_options("sixty-six", random.Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_many_random_options_agree(seed: int) -> None:
    """The same over many draws of the options."""
    play_matches(20, 50_000 + 100 * seed, random_options("sixty-six", random.Random(seed)))
