"""A game driven through the line protocol alone, with the means to bring about the situation a test wants to see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product
from typing import Any

from bezique_desktop.cli.referee import Referee
from tests.properties.reference import RANKS, card_points, may_follow, winner
from tests.rulebook.decks import SHAPES, deck_for
from tests.rulebook.ending import Ending

Answer = dict[str, Any]
A, B = 0, 1


class Game:
    """One referee with a match in progress. Seat 0 is A, seat 1 is B."""

    def __init__(self, game: str, match: int | None = None, **options: Any) -> None:
        self.referee = Referee()
        self.shape = SHAPES[game]
        request: Answer = {"game": game, "options": options}
        self.started = self.ask({"new": request if match is None else {**request, "match": match}})
        assert self.started["ok"], self.started
        self.options: Answer = self.started["options"]
        self.kept: set[str] = set()
        self.captured = [0] * self.shape.seats
        self.last: Answer = {}

    # --- the protocol -------------------------------------------------------------------------------------------

    def ask(self, request: object) -> Answer:
        """Send one request and return its answer."""
        answer: Answer = json.loads(self.referee.answer(json.dumps(request)))
        if "state" in answer:
            self.last = answer["state"]
        return answer

    @property
    def state(self) -> Answer:
        """The full state, asked anew."""
        answer: Answer = self.ask({"state": True})["state"]
        return answer

    def view(self, seat: int) -> Answer:
        """Return what a seat may know."""
        answer: Answer = json.loads(self.referee.answer(json.dumps({"view": seat})))["state"]
        return answer

    def do(self, seat: int, text: str) -> Answer:
        """Perform an action that must be legal and return the state after it."""
        before = self.last
        answer = self.ask({"do": text, "seat": seat})
        assert answer["ok"], (text, answer, before)
        self._count(before, self.last, text)
        return self.last

    def may(self, seat: int, text: str) -> bool:
        """Return whether an action would be legal."""
        answer = self.ask({"may": text, "seat": seat})
        assert answer["ok"], (text, answer)
        return bool(answer["legal"])

    def refused(self, seat: int, text: str) -> str:
        """Return the reason why an action is illegal; nothing may change and `may` must agree."""
        before = self.state
        assert not self.may(seat, text), text
        answer = self.ask({"do": text, "seat": seat})
        assert (answer["ok"], answer["error"]) == (False, "illegal"), (text, answer)
        assert isinstance(answer["reason"], str), answer
        assert answer["message"], answer
        assert self.state == before
        return str(answer["reason"])

    def gain(self, seat: int, text: str) -> int:
        """Perform an action and return by how much it raised the deal score of the seat."""
        before = self.last["scores"][seat]
        return int(self.do(seat, text)["scores"][seat] - before)

    # --- dealing ------------------------------------------------------------------------------------------------

    def deal(
        self,
        *hands: str,
        dealer: int | None = None,
        turn_up: str = "9H",
        talon: str = "",
        bottom: str = "",
    ) -> Answer:
        """Deal a deck with these cards in its places, the rest filled in a fixed order.

        `hands` belong to seat 0, seat 1 and so on; `talon` is its front in drawing order, `bottom` its end before the
        turn-up; "*" leaves a place open. The last seat deals, so that A leads, unless a dealer is named. Cards that are
        named here are kept by `win` until `free` gives them up.
        """
        dealer = self.shape.seats - 1 if dealer is None else dealer
        turned = turn_up if self.options["trump_source"] == "turn_up" else ""
        packets = str(self.options["deal_packets"])
        deck, named = deck_for(self.shape, packets, dealer, hands, (turned, talon, bottom))
        state = self.deal_as({"deck": deck, "dealer": dealer})
        self.kept = named
        return state

    def deal_as(self, request: Answer) -> Answer:
        """Send a deal request as it stands and return the state."""
        answer = self.ask({"deal": request})
        assert answer["ok"], answer
        self.captured = [0] * self.shape.seats
        self.kept = set()
        return self.last

    # --- bringing about situations ------------------------------------------------------------------------------

    def holding(self, seat: int) -> list[str]:
        """Return hand and table of a seat."""
        return [*self.last["hands"][seat], *self.last["tables"][seat]]

    def held(self, seat: int, face: str) -> str:
        """Return the first card with this face in the hand of a seat."""
        return min(str(card) for card in self.last["hands"][seat] if card.startswith(face))

    def free(self, text: str) -> None:
        """Let `win` play these cards from now on."""
        self.kept -= set(text.split())

    def win(self, seat: int, times: int = 1, card: str | None = None) -> Answer:
        """Play tricks that the seat wins, with this card or else with loose cards; stop in its opportunity."""
        for _ in range(times):
            self.pass_on()
            trick = self._trick_for(seat, card)
            assert trick, ("no loose cards for this trick", self.last, self.kept)
            self._play_trick(trick)
        return self.last

    def pass_on(self) -> None:
        """Draw and waive a carte blanche, if somebody has to before the next card can be led."""
        while passing := [text for text in ("draw", "waive") if text in self.last["legal"]["other"]]:
            self.do(int(self.last["to_act"]), passing[0])

    def _order(self) -> list[int]:
        leader = int(self.last["to_act"])
        return [(leader + place) % self.shape.seats for place in range(self.shape.seats)]

    def _play_trick(self, trick: Sequence[str]) -> None:
        for seat, played in zip(self._order(), trick, strict=True):
            self.do(seat, f"play {played}")

    def _trick_for(self, seat: int, card: str | None = None, dear: bool = False) -> Sequence[str] | None:
        """Return the cheapest (or dearest) loose cards in order of play with which the seat takes a trick, if any."""
        loose = [
            [card] if card and one == seat else sorted(set(self.holding(one)) - self.kept) for one in self._order()
        ]
        tricks = [trick for trick in product(*loose) if self._taker(trick) == seat]
        return max(tricks, key=self._cost, default=None) if dear else min(tricks, key=self._cost, default=None)

    def _cost(self, trick: Sequence[str]) -> tuple[int, int, Sequence[str]]:
        return card_points(trick, "full"), sum(card[1] == self.last["trump"] for card in trick), trick

    def _taker(self, trick: Sequence[str]) -> int:
        order = self._order()
        if self.last["phase"] == "end" and not self._follows(trick, order):
            return -1
        rule = self.options["open_trick_rule"] if self.last["phase"] == "open" else "suit"
        return order[winner(trick, self.last["trump"], rule)]

    def _follows(self, trick: Sequence[str], order: Sequence[int]) -> bool:
        return all(
            trick[place] in may_follow(self.holding(seat), trick[:place], self.last["trump"], self.options)
            for place, seat in enumerate(order)
        )

    def to_end(self, seat: int = 0) -> Answer:
        """Play the OPEN phase out with loose cards, every trick to one seat, until the END phase begins."""
        while self.last["phase"] == "open":
            self.win(seat)
            self.pass_on()
        return self.last

    def finish(self, last: int, captured: int | None = None, short: int = 0) -> Answer:
        """Play the deal out: `last` takes the last trick, A captures so many points if that is given.

        A comes about `short` points short of its share into the END phase, where the rest has to be taken.
        """
        self.kept = set()
        self.pass_on()
        while self.last["phase"] == "open":
            if captured is None:
                self._drain(last)
            else:
                self._steer(captured - short)
            self.pass_on()
        if self.last["phase"] == "end":
            target = None if captured is None else captured - self.captured[0]
            self.follow_line(Ending(self.last, self.options).line(last, target))
        return self.last

    def follow_line(self, moves: Sequence[tuple[int, str]]) -> Answer:
        """Play these cards."""
        for seat, card in moves:
            self.do(seat, f"play {card}")
        return self.last

    def _drain(self, last: int) -> None:
        """Play a trick of the OPEN phase in which `last` gives his weakest card and the others their strongest; without
        trumps one that he takes cheaply, so that he is on lead."""
        cheap = self._trick_for(last) if self.last["trump"] is None else None
        if cheap is not None:
            self._play_trick(cheap)
            return
        order = self._order()
        ranked = [sorted(self.holding(seat), key=self._power) for seat in order]
        self._play_trick([held[0 if seat == last else -1] for seat, held in zip(order, ranked, strict=True)])

    def _power(self, card: str) -> tuple[bool, int]:
        return card[1] == self.last["trump"], RANKS.index(card[0])

    def _steer(self, captured: int) -> None:
        """Play a trick, cheap and dear ones by turns, to the seat that is behind its share of the card points."""
        behind = 0 if self.captured[0] * 240 < captured * sum(self.captured) else 1
        dear = sum(self.last["tricks_won"]) % 2 == 1
        trick = self._trick_for(behind, dear=dear) or self._trick_for(1 - behind)
        assert trick is not None
        self._play_trick(trick)

    def _count(self, before: Answer, after: Answer, text: str) -> None:
        """Keep the captured card points, which the state does not show before the end of the deal."""
        if text.startswith("play ") and len(before["trick"]) == self.shape.seats - 1:
            taken = [*(card for _, card in before["trick"]), text.split()[1]]
            won = [new - old for old, new in zip(before["tricks_won"], after["tricks_won"], strict=True)]
            self.captured[won.index(1)] += card_points(taken, self.options["card_points"])
