"""What the rules of a game mean, worked out once so that the deal only looks things up."""

from typing import Final

from mypy_extensions import i64

from bezique_desktop.engine.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    KING,
    NO_SUIT,
    QUEEN,
    SEVEN,
    SPADES,
    TEN,
    one,
)
from bezique_desktop.engine.kinds import (
    BEZIQUE,
    DOUBLE_MARRIAGE,
    FOUR,
    FOUR_TRUMP,
    MARRIAGE,
    QUARTET_RANKS,
    QUINT,
    TWO_SEVENS,
)
from bezique_desktop.engine.rules import CARD_POINTS, PACKETS, Rules

PARTNER_JACK: Final = (DIAMONDS, CLUBS, SPADES, HEARTS)
"""The suit of the bezique jack for each suit of the bezique queen (M-1)."""

ONCE: Final = 0
FRESH: Final = 1
REPLACE: Final = 2
PORTLAND: Final = 3
REPEAT_RULES: Final = ("once", "fresh", "replace", "portland")

SEVEN_HELD: Final = 10
"""What a trump seven is worth once for being held: shown, exchanged or inside two sevens (MS-3)."""

RANK_WIDTH: Final = 7
"""Bits for each rank in a tally of ranks."""


class Shape:
    """One way to make a kind: ``count`` cards out of each slot, a slot being a list of faces.

    ``level`` and ``mask`` allow a quick look at a holding: every face of the mask must be held ``level`` times; level 0
    stands for any four cards of one rank, which is counted at bit ``place`` of a tally of ranks.
    """

    def __init__(self, kind: int, slots: list[list[int]], count: int) -> None:
        self.kind: int = kind
        self.slots: list[list[int]] = slots
        self.count: int = count
        pooled = len(slots) == 1 and len(slots[0]) > 1
        self.level: int = 0 if pooled else count
        mask: i64 = 0
        for slot in slots:
            for face in slot:
                mask |= one(face)
        self.mask: i64 = mask
        self.place: i64 = RANK_WIDTH * (slots[0][0] & 7)


class Mechanics:
    """The rules of a game in the form that the deal works with; names are those of the options."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.seats: i64 = rules.players
        self.sides: i64 = rules.sides
        self.packets: list[int] = packets(rules.options["deal_packets"], rules.hand)
        self.places: list[list[int]] = places(self.packets, rules.players)
        self.on_lead: bool = rules.says("declare_timing", "on_lead")
        self.restricted_until: int = rules.number("restricted_until_tricks")
        self.restrict_all: bool = self.restricted_until > 0 and rules.says("restricted_scope", "all_declarations")
        self.turn_up: bool = rules.says("trump_source", "turn_up")
        all_waits = self.restrict_all and not self.turn_up  # no seven either (C-9)
        self.declare_at_start: bool = self.on_lead and not all_waits and rules.on("declare_at_start")
        self.rank_rule: bool = rules.says("open_trick_rule", "rank")
        self.must_beat: bool = rules.on("end_must_beat") or rules.on("s_end_must_beat")
        self.suit_or_trump: bool = rules.says("end_follow", "suit_or_trump") and not self.must_beat
        self.repeat: int = REPEAT_RULES.index(str(rules.options["repeat_rule"]))
        self.lock: bool = rules.on("single_double_lock")
        self.upgrade: bool = rules.on("bezique_upgrade") and not self.lock
        self.quint_after_marriage: bool = rules.on("quint_after_marriage")
        self.marriage_after_quint: bool = rules.on("marriage_after_quint")
        self.needs_hand_card: bool = rules.on("meld_needs_hand_card")
        self.expose_extra: bool = rules.on("expose_extra")
        self.announce_pending: bool = rules.on("announce_pending")
        self.by_trump: bool = rules.says("bezique_cards", "by_trump")
        self.bezique_makes_trump: bool = rules.on("bezique_makes_trump")
        self.sequence_makes_trump: bool = rules.says("trump_source", "first_marriage_or_sequence")
        self.trump_ban: bool = rules.on("trump_repeat_ban") and self.by_trump and rules.number("x_deals") != 1
        self.exchange_points: int = rules.number("seven_exchange_points")
        self.show_points: int = rules.number("seven_show_points") if self.turn_up else 0
        self.dealer_seven: int = rules.number("dealer_seven_bonus") if self.turn_up else 0
        self.seven_is_declaration: bool = rules.on("seven_is_declaration")
        points = CARD_POINTS[str(rules.options["card_points"])]
        self.card_points: bytes = bytes([points[face & 7] for face in range(32)])
        self.per_trick: bool = any(points) and rules.says("card_points_when", "per_trick")
        self.last_trick: int = rules.number("last_trick_points")
        self.split_last_trick: bool = self.last_trick > 0 and rules.on("split_last_trick")
        self.immediate: bool = rules.says("end_check", "immediate")
        self.target: int = rules.number("target")
        self.combine: bool = rules.on("partner_combine")
        self.owners: i64 = rules.owners
        self.partner_declares: bool = rules.on("partner_may_declare")
        self.carte_blanche: int = rules.points.get("carte_blanche", 0) if rules.on("carte_blanche") else 0
        self.cut_points: int = rules.points.get("cut", 0)
        self.estimate_points: int = rules.points.get("estimate", 0)
        self.cut_target: int = rules.points.get("cut_cards", 0)
        self.wins_with: int = rules.points.get("wins_with", 0)
        self.schneider: int = rules.points.get("half", 0)
        self.manual_claim: bool = rules.says("s_claim", "manual")
        self.close_at_start: bool = rules.says("s_close_when", "before_first_trick")
        self.exchange_any_time: bool = rules.says("s_exchange_when", "any_time_after_own_trick")
        self.marriage_needs_trick: bool = rules.on("s_marriage_needs_trick")
        self.marriage_in_end: bool = rules.on("s_marriage_in_end")
        self.last_when_closed: bool = self.last_trick > 0 and rules.on("s_last_trick_when_closed")
        self.marriage: int = rules.points.get("marriage", 0)
        self.trump_marriage: int = rules.points.get("trump_marriage", 0)
        self.distinct: bool = rules.says("quartet_suits", "distinct")
        self.plain: list[int] = rules.plain
        self.trump: list[int] = rules.trump
        self.shapes: list[list[Shape]] = [self._shapes(trump) for trump in range(NO_SUIT, 4)]
        self.free_shapes: list[list[Shape]] = [
            [shape for shape in shapes if not self.is_restricted(shape.kind)] for shapes in self.shapes
        ]

    def is_restricted(self, kind: int) -> bool:
        """Whether a kind wants the side to have taken enough tricks (C-9)."""
        return kind < BEZIQUE or self.restrict_all

    def value(self, kind: int, suit: int, trump: int, banned: int) -> int:
        """What a kind scores (2.2), ``suit`` being its suit where it has one; a kind that makes trumps scores as in
        trumps."""
        if suit == NO_SUIT:
            return self.plain[kind]
        in_trump = suit == trump if trump != NO_SUIT else suit != banned
        return self.trump[kind] if in_trump else self.plain[kind]

    def owner(self, seat: i64) -> i64:
        """Whose scored declarations count for a seat: its own, or its side's where partners combine (P-10)."""
        return seat % self.owners

    def marriage_points(self, suit: int, trump: int) -> int:
        """What a marriage scores in a race to so many points (S-6)."""
        return self.trump_marriage if suit == trump else self.marriage

    def exchange_value(self, held_scored: bool) -> int:
        """What exchanging a seven scores: less what it is worth for being held if that has scored already (MS-3)."""
        if held_scored and self.show_points:
            return max(0, self.exchange_points - SEVEN_HELD)
        return self.exchange_points

    def _shapes(self, trump: int) -> list[Shape]:
        """All shapes that score while this suit is trumps, in the order of kinds (M-1, M-2, N-4, X-9, X-12)."""
        shapes = self._suited(trump) + self._beziques(trump) + self._quartets(trump)
        if self.turn_up and trump != NO_SUIT:
            shapes.append(Shape(TWO_SEVENS, [[trump * 8 + SEVEN]], 2))
        return [shape for shape in shapes if self.plain[shape.kind] or self.trump[shape.kind]]

    def _suited(self, trump: int) -> list[Shape]:
        shapes: list[Shape] = []
        for suit in range(4):
            pair = [[suit * 8 + KING], [suit * 8 + QUEEN]]
            shapes.append(Shape(MARRIAGE + suit, pair, 1))
            shapes.append(Shape(DOUBLE_MARRIAGE + suit, pair, 2))
            if trump != NO_SUIT or self.sequence_makes_trump:
                shapes.append(Shape(QUINT + suit, [[suit * 8 + rank] for rank in (ACE, TEN, KING, QUEEN, JACK)], 1))
        return shapes

    def _beziques(self, trump: int) -> list[Shape]:
        if not self.by_trump:
            queens = [SPADES]
        elif trump != NO_SUIT:
            queens = [trump]
        else:
            queens = [SPADES, HEARTS, DIAMONDS, CLUBS] if self.bezique_makes_trump else []
        return [
            Shape(BEZIQUE + pairs - 1, [[suit * 8 + QUEEN], [PARTNER_JACK[suit] * 8 + JACK]], pairs)
            for pairs in range(1, 5)
            for suit in queens
        ]

    def _quartets(self, trump: int) -> list[Shape]:
        shapes: list[Shape] = []
        for index, rank in enumerate(QUARTET_RANKS):
            faces = [suit * 8 + rank for suit in range(4)]
            shapes.append(
                Shape(FOUR + index, [[face] for face in faces], 1) if self.distinct else Shape(FOUR + index, [faces], 4)
            )
            if trump != NO_SUIT:
                shapes.append(Shape(FOUR_TRUMP + index, [[trump * 8 + rank]], 4))
        return shapes


def packets(setting: bool | int | str, hand: int) -> list[int]:
    """The sizes of the packets in which a hand of so many cards is dealt (14.0)."""
    sizes: list[int] = []
    pattern = PACKETS[setting]
    while sum(sizes) < hand:
        sizes.append(min(pattern[len(sizes) % len(pattern)], hand - sum(sizes)))
    return sizes


def places(sizes: list[int], seats: int) -> list[list[int]]:
    """The places in the deck of the cards that each seat is dealt, eldest hand first (14.0)."""
    found: list[list[int]] = [[] for _ in range(seats)]
    top = 0
    for size in sizes:
        for mine in found:
            mine += range(top, top + size)
            top += size
    return found
