"""One deal of Sixty-Six kept by a slow reading of chapter S: what the referee's state should be at every step."""

from __future__ import annotations

from typing import Any

from tests.properties.reference import Options, card_points, may_follow, winner


class Race:
    """Follow a deal from its deck by actions that are known to be legal. Everything is text, as in the protocol."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        self.options = options
        self.dealer = dealer
        self.hands: list[set[str]] = [set(), set()]
        cards = list(deck)
        size = 2 if options["deal_packets"] == 2 else 1
        for _ in range(6 // size):
            for seat in (1 - dealer, dealer):
                self.hands[seat] |= set(cards[:size])
                del cards[:size]
        self.turn_up: str | None = cards.pop(0)
        self.trump = self.turn_up[1]
        self.talon = [*cards, self.turn_up]
        self.phase = "open"
        self.to_act: int | None = 1 - dealer
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0, 0]
        self.scores = [0, 0]
        self.waiting = [0, 0]
        self.closed_by: int | None = None
        self.announced: str | None = None
        self.winner: int | None = None
        self.value = 0

    # --- what may be done ---------------------------------------------------------------------------------------

    def allowed(self, seat: int) -> set[str]:
        """Return every legal action of a seat as text (S-4 to S-11)."""
        if seat != self.to_act:
            return set()
        actions = {f"play {card}" for card in self._playable(seat)}
        if self.announced is None:
            actions |= self._exchange(seat)
        if self.trick:
            return actions
        if self.options["s_claim"] == "manual":
            actions.add("claim")
        if self.announced is None:
            actions |= {f"declare marriage K{suit}1 Q{suit}1" for suit in self._marriages(seat)}
            first = not any(self.tricks) or self.options["s_close_when"] == "any_lead"
            if self.phase == "open" and first and len(self.talon) >= 2:
                actions.add("close")
        return actions

    def _playable(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.announced is not None:
            return {card for card in hand if card[1] == self.announced and card[0] in "KQ"}
        if self.phase == "open":
            return hand
        rules = {"end_must_beat": self.options["s_end_must_beat"], "end_follow": "suit_then_trump"}
        return may_follow(hand, [card for _, card in self.trick], self.trump, rules)

    def _marriages(self, seat: int) -> list[str]:
        if self.phase == "end" and not self.options["s_marriage_in_end"]:
            return []
        return [suit for suit in "SHDC" if {f"K{suit}1", f"Q{suit}1"} <= self.hands[seat]]

    def _exchange(self, seat: int) -> set[str]:
        nine = f"9{self.trump}1"
        any_time = self.options["s_exchange_when"] == "any_time_after_own_trick"
        if (
            self.phase != "open"
            or nine not in self.hands[seat]
            or not self.tricks[seat]
            or (self.trick and not any_time)
        ):
            return set()
        return {f"exchange {nine}"}

    # --- what happens -------------------------------------------------------------------------------------------

    def do(self, seat: int, text: str) -> None:
        """Perform a legal action."""
        verb, *words = text.split()
        if verb == "play":
            self._play(seat, words[0])
        elif verb == "declare":
            self._announce(seat, words[1])
        elif verb == "exchange":
            assert self.turn_up is not None
            self.hands[seat] ^= {words[0], self.turn_up}
            self.turn_up = self.talon[-1] = words[0]
        elif verb == "close":
            self.phase, self.closed_by = "end", seat
        elif self.scores[seat] >= 66:
            self._reached(seat)
        else:
            self._over(1 - seat, 2 * self._worth(seat))

    def _announce(self, seat: int, king: str) -> None:
        self.announced = king[1]
        points = 40 if king[1] == self.trump else 20
        if self.options["s_marriage_needs_trick"] and not self.tricks[seat]:
            self.waiting[seat] += points
        else:
            self._score(seat, points)

    def _play(self, seat: int, card: str) -> None:
        self.announced = None
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.to_act = 1 - seat
        if len(self.trick) == 2:
            self._take()

    def _take(self) -> None:
        cards = [card for _, card in self.trick]
        taker = self.trick[winner(cards, self.trump)][0]
        self.trick = []
        self.to_act = taker
        self.tricks[taker] += 1
        self._score(taker, card_points(cards, "full"))
        self._score(taker, self.waiting[taker])
        self.waiting[taker] = 0
        if self.phase != "over" and not self.hands[taker]:
            self._run_out(taker)
        elif self.phase == "open":
            for seat in (taker, 1 - taker):
                self.hands[seat].add(self.talon.pop(0))
            if not self.talon:
                self.phase, self.turn_up = "end", None

    def _score(self, seat: int, points: int) -> None:
        if self.phase != "over":
            self.scores[seat] += points
            if points and self.options["s_claim"] == "auto" and self.scores[seat] >= 66:
                self._reached(seat)

    def _run_out(self, taker: int) -> None:
        """All cards are played: the last trick, then nobody has claimed (S-10, S-11, S-13, S-16)."""
        if self.closed_by is None or self.options["s_last_trick_when_closed"]:
            self._score(taker, self.options["last_trick_points"])
        if self.phase == "over":
            return
        enough = [seat for seat in (0, 1) if self.scores[seat] >= 66]
        if len(enough) == 2 or (not enough and self.closed_by is None):
            self._over(None, 0)
        elif self.closed_by is not None and self.closed_by not in enough:
            self._over(1 - self.closed_by, 2 * self._worth(self.closed_by))
        else:
            self._over(enough[0], self._worth(1 - enough[0]))

    def _reached(self, seat: int) -> None:
        loser = 1 - seat
        self._over(seat, self._worth(loser) * (2 if self.closed_by == loser else 1))

    def _worth(self, loser: int) -> int:
        """Return the game points that this loser gives (S-12)."""
        if self.scores[loser] == 0 or self.tricks[loser] == 0:
            return 3
        return 1 if self.scores[loser] >= 33 else 2

    def _over(self, seat: int | None, value: int) -> None:
        self.phase, self.to_act, self.winner, self.value = "over", None, seat, value

    # --- what it looks like -------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return the part of the referee's state that belongs to the deal."""
        actions = self.allowed(self.to_act) if self.to_act is not None else set()
        words = [text.split() for text in actions]
        return {
            "dealer": self.dealer,
            "phase": self.phase,
            "to_act": self.to_act,
            "trump": self.trump,
            "turn_up": self.turn_up,
            "talon": len(self.talon),
            "closed_by": self.closed_by,
            "hands": [sorted(hand) for hand in self.hands],
            "tables": [[], []],
            "trick": [[seat, card] for seat, card in self.trick],
            "tricks_won": self.tricks,
            "scores": self.scores,
            "pending": [[], []],
            "legal": {
                "play": sorted(word[1] for word in words if word[0] == "play"),
                "declare": sorted(f"marriage {word[2][1]}" for word in words if word[0] == "declare"),
                "other": sorted(" ".join(word) for word in words if word[0] not in ("play", "declare")),
            },
        }
