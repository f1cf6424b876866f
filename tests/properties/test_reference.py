"""Random play of every Bezique game, step by step beside the slow reading of the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bezique_desktop.engine.rules import RACE
from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.properties.reference import KINDS, SIZES, card_points
from tests.properties.shadow import Shadow, sides_of
from tests.properties.variants import random_options
from tests.rulebook.table import Answer, Game

GAMES = tuple(game for game in game_ids() if rules_of(game).mechanism != RACE)
TWO_PACKS = tuple(game for game in GAMES if rules_of(game).packs == 2)
UNDRAWN = {"direction", "talon_count_visible", "trick_review", "x_deals"}
"""What only the screen obeys, and how many deals a match has."""
EMPTY: dict[str, list[str]] = {"play": [], "declare": [], "other": []}


class Twin:
    """A referee and its shadow, which must agree after every step of a deal."""

    def __init__(self, table: Game, seed: int, banned: str | None = None, first: str = "") -> None:
        self.table = table
        self.chance = random.Random(seed)
        options = table.options
        totals = table.last.get("totals", [0] * sides_of(options))
        cut = (
            (self.chance.choice((23, 24, 25)), self.chance.choice((23, 24, 25))) if options["variant"] == "X" else None
        )
        self.deck = stacked(table, first, self.chance)
        cards: Answer = {"deck": self.deck} if first else {"seed": seed}
        answer = table.ask({"deal": cards | ({"cut": cut[0], "guess": cut[1]} if cut else {})})
        assert answer["ok"], answer
        self.deck = answer.get("deck", self.deck)
        self.history: list[tuple[int, str]] = []
        self.shadow = Shadow(options, self.deck, answer["state"]["dealer"], totals, banned, cut)
        self.compare()

    def compare(self) -> None:
        """Check the state of the referee against the shadow's, and what each seat may see of it."""
        state = self.table.last
        expected = self.shadow.state()
        assert {key: state[key] for key in expected} == expected
        seen = [card for zone in (*state["hands"], *state["tables"]) for card in zone] + [c for _, c in state["trick"]]
        assert max(Counter(seen).values(), default=0) <= 1
        for seat in range(self.shadow.count):
            self._compare_view(seat, state)

    def _compare_view(self, seat: int, state: Answer) -> None:
        hands = [hand if other == seat else ["??"] * len(hand) for other, hand in enumerate(state["hands"])]
        legal = state["legal"] if state["to_act"] == seat else EMPTY
        assert self.table.view(seat) == {**state, "hands": hands, "legal": legal}

    def choices(self) -> list[tuple[int, str]]:
        """Return what may be chosen: every legal action, melds with one instance of each kind, also the partner's."""
        acting = self.shadow.to_act
        assert acting is not None
        declares, lays = [], []
        for seat in self.shadow.declarers():
            every = self.shadow.melds(seat)
            self.chance.shuffle(every)
            melds = {(one.kind, one.suit): one for one in every}
            declares += [(seat, f"declare {one.kind} {' '.join(sorted(one.cards))}") for one in melds.values()]
            lays += [(seat, f"lay {one.kind} {' '.join(sorted(one.cards))}") for one in self.shadow.lays(seat)][:2]
        if declares and self.chance.random() < 0.8:
            return declares
        if self.shadow.asked and self.chance.random() < 0.9:
            return [(acting, "carte-blanche")]
        usual = [*(f"play {card}" for card in sorted(self.shadow.plays())), *self.shadow.others()]
        return [*((acting, text) for text in usual), *declares, *lays]

    def step(self) -> None:
        """Let a seat that may act do something at random."""
        seat, text = self.chance.choice(self.choices())
        self.table.do(seat, text)
        self.shadow.do(seat, text)
        self.history.append((seat, text))
        self.compare()

    def poke(self) -> None:
        """Try a few actions of any kind; the referee must allow just those that the shadow allows."""
        melds = [self._any_meld() for _ in range(2)]
        texts = [f"{verb} {meld}" for meld in melds for verb in ("declare", "lay")]
        for text in [*texts, f"play {self.chance.choice(self.table.shape.cards)}", "draw", "carte-blanche", "waive"]:
            for seat in range(self.shadow.count):
                expected = self._allowed(seat, text)
                assert self.table.may(seat, text) is expected, (seat, text)
                if not expected:
                    self.table.refused(seat, text)

    def _allowed(self, seat: int, text: str) -> bool:
        verb, *words = text.split()
        if verb in ("declare", "lay"):
            allowed = self.shadow.melds(seat) if verb == "declare" else self.shadow.lays(seat)
            return any((one.kind, one.cards) == (words[0], frozenset(words[1:])) for one in allowed)
        if seat != self.shadow.to_act:
            return False
        return words[0] in self.shadow.plays() if verb == "play" else verb in self.shadow.others()

    def _any_meld(self) -> str:
        kind = self.chance.choice(KINDS)
        seats = self.shadow.declarers() or [self.shadow.to_act or 0]
        pool = sorted(self.shadow.pooled(self.chance.choice(seats)).holding) or self.table.shape.cards
        size = SIZES.get(kind, 4)
        return f"{kind} {' '.join(self.chance.sample(pool, min(size, len(pool))))}"


def stacked(table: Game, first: str, chance: random.Random) -> list[str]:
    """Return a shuffled deck that begins with cards of these ranks or faces, enough of them for all hands."""
    deck = list(table.shape.cards)
    chance.shuffle(deck)
    wanted = [card for card in deck if card.startswith(tuple(first.split()))] if first else []
    top = wanted[: (table.shape.hand + 1) * table.shape.seats]
    return [*top, *(card for card in deck if card not in top)]


def play(table: Game, seed: int, poking: float = 0.1, banned: str | None = None, first: str = "") -> Twin:
    """Play one deal beside its shadow to the end and check what it was worth."""
    twin = Twin(table, seed, banned, first)
    while twin.shadow.phase != "over":
        if twin.chance.random() < poking:
            twin.poke()
        twin.step()
    _check_result(twin, table.last)
    return twin


def _check_result(twin: Twin, state: Answer) -> None:
    """M-CP3, C-17e, T-11e: the captured cards make up all packs; the result follows from the scores."""
    options, scores = twin.table.options, state["scores"]
    low, high = sorted(scores)[-2:]
    winner = None if high == low else scores.index(high)
    worth = high - low if options["variant"] != "X" else game_value(high, low, options)
    result = {key: state["result"][key] for key in ("scores", "winner", "value")}
    assert result == {"scores": scores, "winner": winner, "value": 0 if winner is None else worth}
    if not any(own.holding for own in twin.shadow.seats):
        assert sum(twin.shadow.captured) == card_points(twin.table.shape.cards, options["card_points"])
    gains = scores if options["variant"] != "X" else [worth * (side == winner) for side in (0, 1)]
    assert state["totals"] == [old + new for old, new in zip(twin.shadow.totals, gains, strict=True)]
    if options["variant"] != "X":
        _check_match(twin, state)


def game_value(won: int, lost: int, options: Answer) -> int:
    """Return what a six-deck game is worth (X-23)."""
    sign = 1 if lost < options["x_rubicon"] else -1
    unit = 100 if options["x_rounding"] == "each" else 1
    total = (won // unit + sign * (lost // unit)) * unit + options["x_game_bonus"]
    return int(total // 100 * 100 if options["x_rounding"] == "final" else total)


def _check_match(twin: Twin, state: Answer) -> None:
    """R-12, C-14, T-8, T-9, P-12, G-24: whether the match is over, and who has won it."""
    match = state["result"].get("match")
    winner = _match_winner(twin, state["totals"])
    assert (match is None) == (winner is None), state
    if match is not None and winner is not None:
        totals = state["totals"]
        best = max(total for side, total in enumerate(totals) if side != winner)
        assert match == {"winner": winner, "totals": totals, "difference": abs(totals[winner] - best)}


def _match_winner(twin: Twin, totals: list[int]) -> int | None:
    options, shadow = twin.table.options, twin.shadow
    if options["triple_bezique_wins"] and options["target"] <= 1500:
        for seat, own in enumerate(shadow.seats):
            if any(one.kind == "triple-bezique" for one in own.scored):
                return seat % shadow.sides
    over = [side for side, total in enumerate(totals) if total >= options["target"]]
    if len(over) > 1 and options["both_over"] == "last_trick" and shadow.last_trick is not None:
        last = shadow.last_trick % shadow.sides
        if last in over:
            return last
    best = [side for side in over if totals[side] == max(totals)]
    return best[0] if len(best) == 1 else None


def next_dealer(options: Answer, old: Answer) -> int:
    """Return who deals after a deal (R-4, C-3, T-4); a tie changes the lead, or keeps the winning dealer."""
    seats, rule, winner = int(options["players"]), options["next_deal"], old["result"]["winner"]
    if rule == "alternate" or (rule == "loser_leads" and seats > 2) or (rule == "loser_leads" and winner is None):
        return int(old["dealer"] + 1) % seats
    return int(old["dealer"] if winner is None else winner)


def play_matches(game: str, deals: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """Play so many deals, a new match whenever one is over."""
    table = Game(game, **(options or {}))
    for number in range(deals):
        old = table.last
        twin = play(table, seed + number, banned=old.get("trump"))
        if old and "dealer" in old:
            assert twin.shadow.dealer == next_dealer(table.options, old)
        if "match" in table.last["result"]:
            table = Game(game, **(options or {}))


@pytest.mark.parametrize("game", GAMES)
def test_random_play_agrees_with_the_slow_reading(game: str) -> None:
    """M-3 to M-11, G-9 to G-24, MS-1 to MS-5, G-3: state, legality and views agree after every single action."""
    play_matches(game, 8, 1000)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_much_random_play_agrees(game: str) -> None:
    """The same over a few hundred deals a game."""
    play_matches(game, 200, 50_000)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_random_options_agree(game: str, seed: int) -> None:
    """The same with every option that applies drawn at random."""
    play_matches(game, 1, 2000 + seed, random_options(game, random.Random(f"{game} {seed}")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "first", ["K Q", "A T 9 8 7", "Q J", "KH QH KS QS", "QS JD KS", "QH JC KH", "AH TH KH QH JH", "7"]
)
def test_rare_hands_agree(game: str, first: str) -> None:
    """The same where hands are full of combinations, or have no court card at all."""
    for seed in range(2):
        play(Game(game, **random_options(game, random.Random(f"{game} {first} {seed}"))), seed, first=first)
    play(Game(game), 7, first=first)


@pytest.mark.long
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
    assert sorted(decks[0]) == sorted(Game(game).shape.cards)


@pytest.mark.parametrize("game", TWO_PACKS)
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


@pytest.mark.parametrize("game", game_ids())
def test_every_option_is_drawn(game: str) -> None:
    """The options drawn at random are all that the game offers; in Sixty-Six the winner always deals here."""
    drawn = set(random_options(game, random.Random(1)))
    dealers = {"first_dealer", "next_deal"} if rules_of(game).mechanism == RACE else set()
    assert rules_of(game).offered - drawn == rules_of(game).offered & (UNDRAWN | dealers)
