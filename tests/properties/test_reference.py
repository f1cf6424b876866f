"""Random play of every two-handed game, step by step beside the slow reading of the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.properties.reference import KINDS, SIZES, card_points, pack
from tests.properties.shadow import Shadow
from tests.properties.variants import random_options
from tests.rulebook.table import Answer, Game

GAMES = ("program-long", "program-short", "classic", "card-points", "trumpless")
EMPTY: dict[str, list[str]] = {"play": [], "declare": [], "other": []}


class Twin:
    """A referee and its shadow, which must agree after every step of a deal."""

    def __init__(self, table: Game, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        totals = table.last.get("totals", [0, 0])
        answer = table.ask({"deal": {"seed": seed}})
        assert answer["ok"], answer
        self.deck: list[str] = answer["deck"]
        self.history: list[tuple[int, str]] = []
        self.shadow = Shadow(table.options, self.deck, answer["state"]["dealer"], totals)
        self.compare()

    def compare(self) -> None:
        """Check the state of the referee against the shadow's, and what each seat may see of it."""
        state = self.table.last
        expected = self.shadow.state()
        assert {key: state[key] for key in expected} == expected
        seen = [card for zone in (*state["hands"], *state["tables"]) for card in zone] + [c for _, c in state["trick"]]
        assert max(Counter(seen).values(), default=0) <= 1
        for seat in (0, 1):
            self._compare_view(seat, state)

    def _compare_view(self, seat: int, state: Answer) -> None:
        hands = list(state["hands"])
        hands[1 - seat] = ["??"] * len(hands[1 - seat])
        legal = state["legal"] if state["to_act"] == seat else EMPTY
        assert self.table.view(seat) == {**state, "hands": hands, "legal": legal}

    def choices(self) -> list[str]:
        """Return what may be chosen: every legal action, melds with one instance of each kind."""
        every = self.shadow.melds()
        self.chance.shuffle(every)
        melds = {(one.kind, one.suit): one for one in every}
        declares = [f"declare {one.kind} {' '.join(sorted(one.cards))}" for one in melds.values()]
        if declares and self.chance.random() < 0.8:
            return declares
        lays = [f"lay {one.kind} {' '.join(sorted(one.cards))}" for one in self.shadow.lays()][:2]
        return [*(f"play {card}" for card in sorted(self.shadow.plays())), *self.shadow.others(), *declares, *lays]

    def step(self) -> None:
        """Let the seat that is to act do something at random."""
        seat = self.shadow.to_act
        assert seat is not None
        text = self.chance.choice(self.choices())
        self.table.do(seat, text)
        self.shadow.do(seat, text)
        self.history.append((seat, text))
        self.compare()

    def poke(self) -> None:
        """Try a few actions of any kind; the referee must allow just those that the shadow allows."""
        melds = [self._any_meld() for _ in range(2)]
        texts = [f"{verb} {meld}" for meld in melds for verb in ("declare", "lay")]
        for text in [*texts, f"play {self.chance.choice(pack())}"]:
            for seat in (0, 1):
                expected = seat == self.shadow.to_act and self._allowed(text)
                assert self.table.may(seat, text) is expected, text
                if not expected:
                    self.table.refused(seat, text)

    def _allowed(self, text: str) -> bool:
        verb, *words = text.split()
        if verb == "play":
            return words[0] in self.shadow.plays()
        allowed = self.shadow.melds() if verb == "declare" else self.shadow.lays()
        return any((one.kind, one.cards) == (words[0], frozenset(words[1:])) for one in allowed)

    def _any_meld(self) -> str:
        kind = self.chance.choice(KINDS)
        seat = self.shadow.seats[self.shadow.to_act or 0]
        pool = sorted(seat.holding) or pack()
        size = SIZES.get(kind, 4)
        return f"{kind} {' '.join(self.chance.sample(pool, min(size, len(pool))))}"


def play(table: Game, seed: int, poking: float = 0.1) -> Twin:
    """Play one deal beside its shadow to the end and check what it was worth."""
    twin = Twin(table, seed)
    while twin.shadow.phase != "over":
        if twin.chance.random() < poking:
            twin.poke()
        twin.step()
    _check_result(twin, table.last)
    return twin


def _check_result(twin: Twin, state: Answer) -> None:
    """M-CP3, C-17e: the captured cards make up the whole pack; the result follows from the scores."""
    high, low = max(state["scores"]), min(state["scores"])
    winner = None if high == low else state["scores"].index(high)
    result = {key: state["result"][key] for key in ("scores", "winner", "value")}
    assert result == {"scores": state["scores"], "winner": winner, "value": high - low}
    if not twin.shadow.seats[0].holding:
        assert sum(twin.shadow.captured) == card_points(pack(), twin.table.options["card_points"])
    assert state["totals"] == [old + new for old, new in zip(twin.shadow.totals, state["scores"], strict=True)]
    _check_match(twin, state)


def _check_match(twin: Twin, state: Answer) -> None:
    """R-12, C-14, G-24: whether the match is over, and who has won it."""
    options, totals = twin.table.options, state["totals"]
    over = [seat for seat in (0, 1) if totals[seat] >= options["target"]]
    winner: int | None = None
    if len(over) == 1:
        winner = over[0]
    elif over and options["both_over"] == "last_trick":
        winner = twin.shadow.last_trick
    elif over and totals[0] != totals[1]:
        winner = totals.index(max(totals))
    match = state["result"].get("match")
    assert (match is None) == (winner is None), (state, over)
    if match is not None:
        expected = {"winner": winner, "totals": totals, "difference": abs(totals[0] - totals[1])}
        assert match == expected


def next_dealer(rule: str, old: Answer) -> int:
    """Return who deals after a deal (R-4, C-3); a tie changes the lead, or keeps the winning dealer."""
    winner = old["result"]["winner"]
    if rule == "alternate" or winner is None:
        return int(old["dealer"] if rule == "winner_deals" else 1 - old["dealer"])
    return int(winner)


def play_matches(game: str, deals: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """Play so many deals, a new match whenever one is over."""
    table = Game(game, **(options or {}))
    for number in range(deals):
        old = table.last
        twin = play(table, seed + number)
        if old and "dealer" in old:
            assert twin.shadow.dealer == next_dealer(table.options["next_deal"], old)
        if "match" in table.last["result"]:
            table = Game(game, **(options or {}))


@pytest.mark.parametrize("game", GAMES)
def test_random_play_agrees_with_the_slow_reading(game: str) -> None:
    """M-3 to M-11, G-9 to G-24, MS-1 to MS-5, G-3: state, legality and views agree after every single action."""
    play_matches(game, 8, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_much_random_play_agrees(game: str) -> None:
    """The same over a few hundred deals a game."""
    play_matches(game, 200, 50_000)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_random_options_agree(game: str, seed: int) -> None:
    """The same with every option that applies drawn at random."""
    play_matches(game, 1, 2000 + seed, random_options(game, random.Random(f"{game} {seed}")))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 300))
def test_many_random_options_agree(game: str, seed: int) -> None:
    """The same over many draws of the options."""
    play_matches(game, 2, 3000 + seed, random_options(game, random.Random(f"{game} {seed}")))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_the_same_cards(game: str) -> None:
    """G-1, G-6: a seeded deal is the whole pack, in the same order every time."""
    decks = [Game(game).ask({"deal": {"seed": 77, "dealer": 0}})["deck"] for _ in range(2)]
    assert decks[0] == decks[1]
    assert sorted(decks[0]) == sorted(pack())


@pytest.mark.parametrize("game", GAMES)
def test_other_copies_behave_alike(game: str) -> None:
    """G-3: with all copies swapped, the same actions lead to the same points."""
    swap = str.maketrans("12", "21")
    first = play(Game(game), 5)
    table = Game(game)
    table.deal_as({"deck": [card.translate(swap) for card in first.deck], "dealer": first.shadow.dealer})
    for seat, text in first.history:
        table.do(seat, text.translate(swap))
    assert table.last["scores"] == first.table.last["scores"]
    assert table.last["result"] == first.table.last["result"]
