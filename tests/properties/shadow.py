"""One two-handed deal kept by the slow reading of the rules: what the referee's state should be at every step."""

from __future__ import annotations

from typing import Any

from tests.properties.reference import (
    BEZIQUES,
    MARRIAGES,
    Instance,
    Options,
    Seat,
    card_points,
    instances,
    may_follow,
    meld,
    name,
    needs_hand,
    value,
    winner,
)


class Shadow:
    """Follow a deal from its deck by actions that are known to be legal.

    `totals` are the match totals before the deal, for the immediate end of a match (G-24).
    """

    def __init__(self, options: Options, deck: list[str], dealer: int, totals: list[int]) -> None:
        self.options = options
        self.dealer = dealer
        self.totals = list(totals)
        self.seats = [Seat(), Seat()]
        self.phase = "open"
        self.scores = [0, 0]
        self.captured = [0, 0]
        self.trick: list[tuple[int, str]] = []
        self.declared = self.acted = False
        self.to_act: int | None = 1 - dealer
        self.last_trick: int | None = None
        self._deal(list(deck))
        timing = options["declare_timing"] == "on_lead"
        self.opportunity: int | None = self.to_act if timing and options["declare_at_start"] else None

    def _deal(self, deck: list[str]) -> None:
        packets = {"1": [1] * 8, "2": [2] * 4, "3-2-3": [3, 2, 3]}[str(self.options["deal_packets"])]
        for size in packets:
            for seat in (1 - self.dealer, self.dealer):
                self.seats[seat].hand |= set(deck[:size])
                del deck[:size]
        self.turn_up = deck.pop(0) if self.options["trump_source"] == "turn_up" else None
        self.trump = self.turn_up[1] if self.turn_up else None
        self.talon = deck + ([self.turn_up] if self.turn_up else [])
        if self.turn_up and self.turn_up[0] == "7":
            self.credit(self.dealer, self.options["dealer_seven_bonus"])

    # --- what happens -------------------------------------------------------------------------------------------

    def credit(self, seat: int, points: int) -> None:
        """Add points to a deal score; the deal ends on the spot where the target ends it (G-24)."""
        self.scores[seat] += points
        at_once = self.options["end_check"] == "immediate"
        if at_once and points and self.scores[seat] + self.totals[seat] >= self.options["target"]:
            self.over()

    def over(self) -> None:
        """End the deal."""
        self.phase, self.to_act, self.opportunity = "over", None, None

    def do(self, seat: int, text: str) -> None:
        """Perform an action that is legal."""
        verb, *words = text.split()
        if verb == "play":
            self.play(seat, words[0])
        elif verb == "draw":
            self.draw()
        elif verb == "declare":
            one = meld(words[0], words[1:], self.seats[seat], self.trump, self.options)
            assert one is not None, text
            self.declare(seat, one)
        elif verb == "lay":
            self.expose(seat, set(words[1:]))
        else:
            self.seven(seat, verb, words[0])

    def expose(self, seat: int, cards: set[str]) -> None:
        """Move cards to the table of a seat."""
        self.seats[seat].hand -= cards
        self.seats[seat].table |= cards

    def declare(self, seat: int, one: Instance) -> None:
        """Score a meld; the first marriage makes trumps where none are (N-2)."""
        points = value(one, self.trump, self.options)
        if self.trump is None and one.kind in MARRIAGES:
            self.trump = one.suit
        if self.trump is None and one.kind in BEZIQUES and self.options["bezique_makes_trump"]:
            self.trump = next(card[1] for card in one.cards if card[0] == "Q")
        self.expose(seat, set(one.cards))
        self.seats[seat].scored.append(one)
        if one.kind == "two-sevens":
            self.seats[seat].sevens |= one.cards
        self.declared = True
        self.credit(seat, points)

    def seven(self, seat: int, verb: str, card: str) -> None:
        """Exchange or show a trump seven (MS-1, MS-3)."""
        own = self.seats[seat]
        self.acted = True
        if verb == "show":
            self.expose(seat, {card})
            own.sevens.add(card)
            self.credit(seat, self.options["seven_show_points"])
            return
        held = self.options["seven_show_points"] > 0 and card in own.sevens
        own.hand.discard(card)
        own.table.discard(card)
        assert self.turn_up is not None
        own.hand.add(self.turn_up)
        self.turn_up = self.talon[-1] = card
        self.credit(seat, max(0, self.options["seven_exchange_points"] - 10 * held))

    def play(self, seat: int, card: str) -> None:
        """Play a card; a full trick goes to its winner."""
        own = self.seats[seat]
        own.hand.discard(card)
        own.table.discard(card)
        self.opportunity = None
        self.trick.append((seat, card))
        self.to_act = 1 - seat
        if len(self.trick) == 2:
            self.take()

    def take(self) -> None:
        """Give the trick away, then the opportunity, the draw or the end (G-17, G-18, G-23)."""
        cards = [card for _, card in self.trick]
        rule = self.options["open_trick_rule"] if self.phase == "open" else "suit"
        taker = self.trick[winner(cards, self.trump, rule)][0]
        self.trick = []
        self.seats[taker].tricks += 1
        self.to_act = taker
        points = card_points(cards, self.options["card_points"])
        self.captured[taker] += points
        if self.options["card_points_when"] == "per_trick":
            self.credit(taker, points)
        if self.phase == "open":
            self._opportunity(taker)
        elif self.phase == "end" and not self.seats[taker].hand:
            self._settle(taker)

    def _opportunity(self, taker: int) -> None:
        self.opportunity = taker
        self.declared = self.acted = False
        if self.options["declare_timing"] == "on_lead":
            self.draw()

    def draw(self) -> None:
        """Let both draw, the winner first; an empty talon begins the END phase (G-16, G-22)."""
        taker = self.to_act
        assert taker is not None
        for seat in (taker, 1 - taker):
            self.seats[seat].hand.add(self.talon.pop(0))
        if self.options["declare_timing"] == "before_draw":
            self.opportunity = None
        if not self.talon:
            self.phase, self.opportunity, self.turn_up = "end", None, None
            for own in self.seats:
                own.hand, own.table = own.holding, set()

    def _settle(self, taker: int) -> None:
        self.last_trick = taker
        self.credit(taker, self.options["last_trick_points"])
        if self.options["card_points_when"] == "end_of_deal":
            for seat in (0, 1):
                if self.phase != "over":
                    self.credit(seat, self.captured[seat])
        self.over()

    # --- what may happen ----------------------------------------------------------------------------------------

    def melds(self) -> list[Instance]:
        """Return every meld that may be scored now, all instances (M-3)."""
        if self.opportunity is None or self.declared or (self.acted and self.options["seven_is_declaration"]):
            return []
        own = self.seats[self.opportunity]
        every = instances(own.holding, own, self.trump, self.options)
        return [one for one in every if not needs_hand(one, own, self.options)]

    def lays(self) -> list[Instance]:
        """Return every meld that may be laid out unscored now (M-11)."""
        if self.opportunity is None or not self.options["expose_extra"]:
            return []
        own = self.seats[self.opportunity]
        return [one for one in instances(own.holding, own, self.trump, self.options) if one.cards & own.hand]

    def plays(self) -> set[str]:
        """Return the cards that may be played now."""
        waiting = self.opportunity is not None and self.options["declare_timing"] == "before_draw"
        if self.to_act is None or waiting:
            return set()
        holding = self.seats[self.to_act].holding
        trick = [card for _, card in self.trick]
        return holding if self.phase == "open" else may_follow(holding, trick, self.trump, self.options)

    def others(self) -> list[str]:
        """Return draw, exchanges and shows that may be done now, as text (MS-1, MS-2, G-21)."""
        if self.opportunity is None:
            return []
        texts = ["draw"] if self.options["declare_timing"] == "before_draw" else []
        spent = self.acted or (self.declared and self.options["seven_is_declaration"])
        if spent or self.turn_up is None:
            return texts
        own = self.seats[self.opportunity]
        sevens = [card for card in own.holding if card[:2] == f"7{self.trump}"]
        if self.turn_up[0] != "7":
            texts += [f"exchange {card}" for card in sevens]
        if self.options["seven_show_points"]:
            texts += [f"show {card}" for card in sevens if card not in own.sevens]
        return sorted(texts)

    def pending(self) -> list[list[str]]:
        """Return the kinds that each seat could score from its table alone (M-11)."""
        if not self.options["announce_pending"] or self.phase != "open":
            return [[], []]
        return [
            sorted({name(one) for one in instances(own.table, own, self.trump, self.options)}) for own in self.seats
        ]

    def state(self) -> dict[str, Any]:
        """Return the part of the referee's state that belongs to the deal."""
        return {
            "dealer": self.dealer,
            "phase": self.phase,
            "to_act": self.to_act,
            "trump": self.trump,
            "turn_up": self.turn_up,
            "talon": len(self.talon),
            "closed_by": None,
            "hands": [sorted(own.hand) for own in self.seats],
            "tables": [sorted(own.table) for own in self.seats],
            "trick": [[seat, card] for seat, card in self.trick],
            "tricks_won": [own.tricks for own in self.seats],
            "scores": self.scores,
            "pending": self.pending(),
            "legal": {
                "play": sorted(self.plays()),
                "declare": sorted({name(one) for one in self.melds()}),
                "other": self.others(),
            },
        }
