"""One deal of a Bezique game kept by the slow reading of the rules: what the referee should say at every step."""

from __future__ import annotations

from typing import Any

from tests.properties.reference import (
    BEZIQUES,
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


def packs_of(options: Options) -> int:
    """Return how many packs a game has (G-1)."""
    return 6 if options["variant"] == "X" else 2 if options["players"] == 2 else 3


def sides_of(options: Options) -> int:
    """Return how many sides score: partners are one (P-1)."""
    return 2 if options["players"] == 4 else int(options["players"])


class Shadow:
    """Follow a deal from its deck by actions that are known to be legal.

    `totals` are the match totals before the deal, for the immediate end of a match (G-24); `banned` is the trump suit
    of the deal before (X-10); `cut` is what the dealer lifted and what was guessed (X-3).
    """

    def __init__(
        self,
        options: Options,
        deck: list[str],
        dealer: int,
        totals: list[int],
        banned: str | None = None,
        cut: tuple[int, int] | None = None,
    ) -> None:
        ban = options["trump_repeat_ban"] and options["bezique_cards"] == "by_trump"
        self.options = {**options, "banned": banned if ban else None}
        self.dealer = dealer
        self.totals = list(totals)
        self.count = int(options["players"])
        self.sides = sides_of(options)
        self.seats = [Seat() for _ in range(self.count)]
        self.phase = "open"
        self.scores = [0] * self.sides
        self.captured = [0] * self.sides
        self.trick: list[tuple[int, str]] = []
        self.declared = self.acted = False
        self.leader = self.next(dealer)
        self.to_act: int | None = self.leader
        self.last_trick: int | None = None
        self.asked: list[int] = []
        self.rights: set[int] = set()
        self._deal(list(deck))
        timing = options["declare_timing"] == "on_lead"
        started = timing and options["declare_at_start"] and self.phase == "open"
        self.opportunity: int | None = self.leader if started else None
        self._cut(cut)
        if options["carte_blanche"]:
            self.rights = {
                seat for seat, own in enumerate(self.seats) if not any(card[0] in "KQJ" for card in own.hand)
            }
            self._ask(self.rights)

    def next(self, seat: int) -> int:
        """Return the seat after a seat (G-8)."""
        return (seat + 1) % self.count

    def order(self) -> list[int]:
        """Return the seats in order of play from the leader."""
        return [(self.leader + place) % self.count for place in range(self.count)]

    def _deal(self, deck: list[str]) -> None:
        size = 12 if self.options["variant"] == "X" else 8
        packets = {"1": [1] * size, "2": [2] * (size // 2), "3-2-3": [3, 2, 3]}[str(self.options["deal_packets"])]
        for number in packets:
            for seat in self.order():
                self.seats[seat].hand |= set(deck[:number])
                del deck[:number]
        self.turn_up = deck.pop(0) if self.options["trump_source"] == "turn_up" else None
        self.trump = self.turn_up[1] if self.turn_up else None
        self.talon = deck + ([self.turn_up] if self.turn_up else [])
        if self.turn_up and self.turn_up[0] == "7":
            self.opportunity = None
            self.credit(self.dealer, self.options["dealer_seven_bonus"])

    def _cut(self, cut: tuple[int, int] | None) -> None:
        if cut is not None and self.options["x_cut_bonus"] != "off":
            self.credit(self.dealer, 250 * (cut[0] == 24))
            self.credit(self.next(self.dealer), 150 * (cut[0] == cut[1]))

    def _ask(self, who: set[int]) -> None:
        """Ask these seats for a carte blanche, in order of drawing, before anything else (X-6, X-7)."""
        self.asked = [seat for seat in self.order() if seat in who]
        self.to_act = self.asked[0] if self.asked else self.leader

    # --- what happens -------------------------------------------------------------------------------------------

    def credit(self, seat: int, points: int) -> None:
        """Add points to the deal score of a seat's side; the deal ends on the spot where the target ends it (G-24)."""
        side = seat % self.sides
        self.scores[side] += points
        at_once = self.options["end_check"] == "immediate"
        if at_once and points and self.scores[side] + self.totals[side] >= self.options["target"]:
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
        elif verb in ("carte-blanche", "waive"):
            self.answer(seat, verb == "carte-blanche")
        elif verb == "declare":
            one = meld(words[0], words[1:], self.pooled(seat), self.trump, self.options)
            assert one is not None, text
            self.declare(seat, one)
        elif verb == "lay":
            self.expose(seat, set(words[1:]))
        else:
            self.seven(seat, verb, words[0])

    def answer(self, seat: int, shows: bool) -> None:
        """Show a carte blanche, or give the right up (X-7)."""
        self.rights -= set() if shows else {seat}
        self.credit(seat, 250 * shows)
        self._ask(set(self.asked[1:]))

    def expose(self, seat: int, cards: set[str]) -> None:
        """Move cards from the hand to the table of a seat."""
        own = self.seats[seat]
        own.table |= cards & own.hand
        own.hand -= cards

    def declare(self, seat: int, one: Instance) -> None:
        """Score a meld; it may make trumps where none are (N-2, X-9, X-10, X-12)."""
        points = value(one, self.trump, self.options)
        if self.trump is None:
            self.trump = self._trump_of(one)
        self.expose(seat, set(one.cards))
        for owner in self.owners(seat):
            self.seats[owner].scored.append(one)
            if one.kind == "two-sevens":
                self.seats[owner].sevens |= one.cards
        self.declared = True
        self.credit(seat, points)

    def _trump_of(self, one: Instance) -> str | None:
        if one.kind in BEZIQUES and self.options["bezique_makes_trump"]:
            return next(card[1] for card in one.cards if card[0] == "Q")
        return one.suit if one.suit and one.suit != self.options["banned"] else None

    def owners(self, seat: int) -> list[int]:
        """Return the seats whose history a declaration enters: both partners' where they combine (P-10)."""
        return [seat, *self.partners(seat)] if self.options["partner_combine"] else [seat]

    def partners(self, seat: int) -> list[int]:
        """Return the other seats of a side."""
        return [other for other in range(self.count) if other != seat and other % self.sides == seat % self.sides]

    def pooled(self, seat: int) -> Seat:
        """Return what a seat declares from: its side's tricks; where they combine, the partner's table (P-6, P-7)."""
        own = self.seats[seat]
        table = set(own.table)
        if self.options["partner_combine"]:
            table |= {card for other in self.partners(seat) for card in self.seats[other].table}
        tricks = own.tricks + sum(self.seats[other].tricks for other in self.partners(seat))
        return Seat(set(own.hand), table, own.scored, own.sevens, tricks)

    def seven(self, seat: int, verb: str, card: str) -> None:
        """Exchange or show a trump seven (MS-1, MS-3)."""
        own = self.seats[seat]
        self.acted = True
        if verb == "show":
            self.expose(seat, {card})
            for owner in self.owners(seat):
                self.seats[owner].sevens.add(card)
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
        self.to_act = self.next(seat)
        if len(self.trick) == self.count:
            self.take()

    def take(self) -> None:
        """Give the trick away, then the opportunity, the draw or the end (G-17, G-18, G-23)."""
        cards = [card for _, card in self.trick]
        rule = self.options["open_trick_rule"] if self.phase == "open" else "suit"
        taker = self.trick[winner(cards, self.trump, rule)][0]
        self.trick = []
        self.seats[taker].tricks += 1
        self.leader = self.to_act = taker
        points = card_points(cards, self.options["card_points"])
        self.captured[taker % self.sides] += points
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
        """Let all draw, the winner first; an empty talon begins the END phase (G-16, G-22)."""
        for seat in self.order():
            card = self.talon.pop(0)
            self.seats[seat].hand.add(card)
            if card[0] in "KQJ":
                self.rights.discard(seat)
        if self.options["declare_timing"] == "before_draw":
            self.opportunity = None
        if self.talon:
            self._ask(self.rights)
            return
        self.phase, self.opportunity, self.turn_up = "end", None, None
        for own in self.seats:
            own.hand, own.table = own.holding, set()

    def _settle(self, taker: int) -> None:
        self.last_trick = taker
        points = int(self.options["last_trick_points"])
        for step in range(self.sides) if self.options["split_last_trick"] else ():
            if self.phase != "over":
                self.credit((taker + step) % self.sides, points // 2)
        if not self.options["split_last_trick"]:
            self.credit(taker, points)
        if self.options["card_points_when"] == "end_of_deal":
            for step in range(self.sides):
                if self.phase != "over":
                    self.credit(taker + step, self.captured[(taker + step) % self.sides])
        self.over()

    # --- what may happen ----------------------------------------------------------------------------------------

    def declarers(self) -> list[int]:
        """Return who may declare now: who has the opportunity, and his partner if the option says so (G-20, P-6)."""
        if self.opportunity is None or self.asked:
            return []
        partners = self.partners(self.opportunity) if self.options["partner_may_declare"] else []
        return [self.opportunity, *partners]

    def melds(self, seat: int) -> list[Instance]:
        """Return every meld that a seat may score now, all instances (M-3, P-6)."""
        spent = self.declared or (self.acted and self.options["seven_is_declaration"])
        if seat not in self.declarers() or spent:
            return []
        pooled = self.pooled(seat)
        every = instances(pooled.holding, pooled, self.trump, self.options)
        own = self.seats[seat].holding
        return [one for one in every if one.cards & own and not needs_hand(one, pooled, self.options)]

    def lays(self, seat: int) -> list[Instance]:
        """Return every meld that a seat may lay out unscored now (M-11)."""
        if seat not in self.declarers() or not self.options["expose_extra"]:
            return []
        pooled = self.pooled(seat)
        every = instances(pooled.holding, pooled, self.trump, self.options)
        return [one for one in every if one.cards & self.seats[seat].hand]

    def plays(self) -> set[str]:
        """Return the cards that may be played now."""
        waiting = self.opportunity is not None and self.options["declare_timing"] == "before_draw"
        if self.to_act is None or waiting or self.asked:
            return set()
        holding = self.seats[self.to_act].holding
        trick = [card for _, card in self.trick]
        return holding if self.phase == "open" else may_follow(holding, trick, self.trump, self.options)

    def others(self) -> list[str]:
        """Return everything else that may be done now, as text (MS-1, MS-2, G-21, X-6)."""
        if self.asked:
            return ["carte-blanche", "waive"]
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
            return [[] for _ in self.seats]
        return [
            sorted({name(one) for one in instances(own.table, self.pooled(seat), self.trump, self.options)})
            for seat, own in enumerate(self.seats)
        ]

    def state(self) -> dict[str, Any]:
        """Return the part of the referee's state that belongs to the deal."""
        melds = [] if self.to_act is None else self.melds(self.to_act)
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
                "declare": sorted({name(one) for one in melds}),
                "other": self.others(),
            },
        }
