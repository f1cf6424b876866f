"""A second, slow reading of the rules, written apart from the engine so that the two can be compared.

Everything here is plain text and sets: a card is "QS1", a holding a set of such texts, a scored meld an `Instance`.
Clause ids name the rule that each function states.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

RANKS = "789JQKTA"
SUITS = "SHDC"
Options = Mapping[str, Any]

FOURS = {"four-aces": "A", "four-tens": "T", "four-kings": "K", "four-queens": "Q", "four-jacks": "J"}
FOUR_POINTS = {"four-aces": 100, "four-kings": 80, "four-queens": 60, "four-jacks": 40}
BEZIQUES = {"bezique": 1, "double-bezique": 2, "triple-bezique": 3, "quadruple-bezique": 4}
BEZIQUE_POINTS = {1: 40, 2: 500, 3: 1500}
TRUMP_FOURS = {f"four-trump-{name.removeprefix('four-')}": rank for name, rank in FOURS.items()}
TRUMP_FOUR_POINTS = {"A": 1000, "T": 900, "K": 800, "Q": 600, "J": 400}
MARRIAGES = ("marriage", "double-marriage")
SUITED = (*MARRIAGES, "quint")
KINDS = (*SUITED, *BEZIQUES, *FOURS, *TRUMP_FOURS, "two-sevens")
PAIRS_BY_TRUMP = {"S": "D", "D": "S", "H": "C", "C": "H"}
POINTS = {"none": {}, "full": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}, "brisques": {"A": 10, "T": 10}}


def pack(packs: int = 2, ranks: str = RANKS) -> list[str]:
    """Return every card of so many packs, or of their higher ranks (G-1, G-3, S-1)."""
    return [f"{rank}{suit}{copy}" for copy in range(1, packs + 1) for suit in SUITS for rank in ranks]


def card_points(cards: Iterable[str], table: str) -> int:
    """Return what these captured cards are worth (M-CP)."""
    return sum(POINTS[table].get(card[0], 0) for card in cards)


def strength(card: str, led: str, trump: str | None) -> tuple[int, int]:
    """Return a key that grows with the power of a card to take a trick in which suit `led` was led (G-2, G-10)."""
    group = 2 if card[1] == trump else 1 if card[1] == led else 0
    return group, RANKS.index(card[0]) if group else -1


def winner(cards: Sequence[str], trump: str | None, rule: str = "suit") -> int:
    """Return the place of the card that takes the trick (G-10; G-11 with the rule "rank"); the first of equals wins."""
    if rule == "rank" and not any(card[1] == trump for card in cards):
        keys = [(0, RANKS.index(card[0])) for card in cards]
    else:
        keys = [strength(card, cards[0][1], trump) for card in cards]
    return keys.index(max(keys))


def may_follow(holding: Iterable[str], trick: Sequence[str], trump: str | None, options: Options) -> set[str]:
    """Return the cards that may be played to this trick of the END phase (G-13 to G-15)."""
    cards = set(holding)
    if not trick:
        return cards
    led = trick[0][1]
    in_suit = {card for card in cards if card[1] == led}
    trumps = {card for card in cards if card[1] == trump}
    if options["end_must_beat"]:
        best = trick[winner(trick, trump)]
        beaters = {card for card in cards if strength(card, led, trump) > strength(best, led, trump)}
        return (in_suit & beaters) or in_suit or (trumps & beaters) or cards
    if options["end_follow"] == "suit_or_trump":
        return in_suit | trumps or cards
    return in_suit or trumps or cards


@dataclass(frozen=True)
class Instance:
    """One scored meld: its kind, its suit ("" where the kind has none) and its physical cards."""

    kind: str
    suit: str
    cards: frozenset[str]


@dataclass
class Seat:
    """All that the table knows and holds of one player in one deal."""

    hand: set[str] = field(default_factory=set)
    table: set[str] = field(default_factory=set)
    scored: list[Instance] = field(default_factory=list)
    sevens: set[str] = field(default_factory=set)
    tricks: int = 0

    @property
    def holding(self) -> set[str]:
        """Return hand and table together."""
        return self.hand | self.table

    def used(self, *kinds: str, suit: str | None = None) -> set[str]:
        """Return the cards already scored in these kinds (of that suit only, if one is named)."""
        fitting = (one for one in self.scored if one.kind in kinds and suit in (None, one.suit))
        return {card for one in fitting for card in one.cards}


def bezique_pairs(options: Options, trump: str | None) -> dict[str, str]:
    """Return queen and jack of a bezique, jack by queen (M-1, X-12)."""
    if options["bezique_cards"] == "fixed":
        return {"QS": "JD"}
    pairs = {f"Q{queen}": f"J{jack}" for queen, jack in PAIRS_BY_TRUMP.items()}
    if trump is None:
        return pairs if options["bezique_makes_trump"] else {}
    return {f"Q{trump}": pairs[f"Q{trump}"]}


def shape(kind: str, cards: Iterable[str], trump: str | None, options: Options) -> Instance | None:
    """Return the instance if the cards match the pattern of the kind exactly, else None (M-1, M-2)."""
    chosen = frozenset(cards)
    faces = Counter(card[:2] for card in chosen)
    suits = {card[1] for card in chosen}
    ranks = "".join(sorted(card[0] for card in chosen))
    wanted = {"marriage": "KQ", "double-marriage": "KKQQ", "quint": "AJKQT"}.get(kind)
    if wanted is not None:
        return Instance(kind, min(suits), chosen) if ranks == wanted and len(suits) == 1 else None
    if kind in FOURS:
        fits = ranks == 4 * FOURS[kind] and (options["quartet_suits"] == "any" or len(suits) == 4)
        return Instance(kind, "", chosen) if fits else None
    if kind in TRUMP_FOURS:
        return Instance(kind, "", chosen) if ranks == 4 * TRUMP_FOURS[kind] and suits == {trump} else None
    if kind in BEZIQUES:
        level = BEZIQUES[kind]
        pairs = bezique_pairs(options, trump).items()
        fits = any(faces == Counter({queen: level, jack: level}) for queen, jack in pairs)
        return Instance(kind, "", chosen) if fits else None
    return Instance(kind, "", chosen) if kind == "two-sevens" and faces == Counter({f"7{trump}": 2}) else None


def value(one: Instance, trump: str | None, options: Options) -> int:
    """Return the points of a meld, 0 where it cannot be scored (rules 2.2; before there are trumps N-2, X-10)."""
    as_trumps = one.suit == trump or (trump is None and one.suit != options.get("banned"))
    if one.kind in MARRIAGES:
        allowed = one.kind == "marriage" or options["double_marriage"]
        return allowed * (1 + as_trumps) * (20 if one.kind == "marriage" else 40)
    if one.kind == "quint":
        return int(options["trump_quint_points"] if as_trumps else options["plain_quint_points"])
    if one.kind in BEZIQUES:
        level = BEZIQUES[one.kind]
        return BEZIQUE_POINTS[level] if level < 4 else int(options["quadruple_bezique_points"])
    if one.kind in TRUMP_FOURS:
        return TRUMP_FOUR_POINTS[TRUMP_FOURS[one.kind]] if options["trump_quartets"] else 0
    if one.kind == "two-sevens":
        return int(options["two_sevens_points"]) if options["trump_source"] == "turn_up" else 0
    return int(options["any_tens_points"]) if one.kind == "four-tens" else FOUR_POINTS[one.kind]


def repeated(one: Instance, seat: Seat, rule: str) -> bool:
    """Return whether the rule on scoring the same kind again forbids this instance (M-6)."""
    family = MARRIAGES if one.kind in MARRIAGES else (one.kind,)
    same = [old for old in seat.scored if (old.kind, old.suit) == (one.kind, one.suit)]
    used = seat.used(*family, suit=one.suit)
    if rule == "once":
        return bool(same)
    if rule == "fresh":
        return bool(one.cards & used)
    if rule == "portland" and not one.cards & used:
        return False
    return one.cards <= used or any(old.cards <= seat.table for old in same)


def out_of_rank(one: Instance, seat: Seat, options: Options) -> bool:
    """Return whether a lower or a higher meld of the same class stands in the way (M-7, M-8, M-10)."""
    if one.kind in MARRIAGES:
        lower = bool(one.cards & seat.used("quint", suit=one.suit)) and not options["marriage_after_quint"]
        doubled = one.kind == "double-marriage" and bool(one.cards & seat.used(*MARRIAGES, suit=one.suit))
        return lower or (doubled and not options["single_double_lock"])
    if one.kind == "quint":
        return not options["quint_after_marriage"] and bool(one.cards & seat.used(*MARRIAGES, suit=one.suit))
    if one.kind in BEZIQUES:
        level = BEZIQUES[one.kind]
        higher = seat.used(*(kind for kind in BEZIQUES if BEZIQUES[kind] > level))
        lower_used = seat.used(*(kind for kind in BEZIQUES if BEZIQUES[kind] < level))
        stale = level > 1 and one.cards <= seat.used(*BEZIQUES)
        return bool(one.cards & higher) or stale or (not options["bezique_upgrade"] and bool(one.cards & lower_used))
    return out_of_fours(one, seat)


def out_of_fours(one: Instance, seat: Seat) -> bool:
    """Return whether a four or a trump four of the same rank stands in the way (M-7, M-8)."""
    if one.kind in FOURS:
        return bool(one.cards & seat.used(*TRUMP_FOURS))
    return one.kind in TRUMP_FOURS and one.cards <= seat.used(*FOURS)


def locked(one: Instance, seat: Seat) -> bool:
    """Return whether the single/double lock forbids the instance (M-9)."""
    if one.kind in MARRIAGES:
        return any(old.kind in MARRIAGES and old.suit == one.suit for old in seat.scored)
    return one.kind in BEZIQUES and any(old.kind in BEZIQUES for old in seat.scored)


def restricted(one: Instance, seat: Seat, options: Options) -> bool:
    """Return whether the player has won too few tricks for this meld (C-9)."""
    scope = options["restricted_scope"] == "all_declarations" or one.kind in SUITED
    return bool(scope and seat.tricks < options["restricted_until_tricks"])


def meld(kind: str, cards: Iterable[str], seat: Seat, trump: str | None, options: Options) -> Instance | None:
    """Return the instance if points 2 to 6 of M-3 allow the seat to score it, else None."""
    one = shape(kind, cards, trump, options)
    if one is None or not one.cards <= seat.holding or not value(one, trump, options):
        return None
    if one.kind == "quint" and trump is None and options["trump_source"] != "first_marriage_or_sequence":
        return None
    if one.kind == "two-sevens" and (one.cards & seat.sevens or repeated(one, seat, "once")):
        return None
    if options["single_double_lock"] and locked(one, seat):
        return None
    if restricted(one, seat, options) or repeated(one, seat, options["repeat_rule"]):
        return None
    return None if out_of_rank(one, seat, options) else one


def needs_hand(one: Instance, seat: Seat, options: Options) -> bool:
    """Return whether point 7 of M-3 refuses the instance: a card from hand is asked for and there is none."""
    return bool(options["meld_needs_hand_card"]) and not one.cards & seat.hand


SIZES = {"marriage": 2, "double-marriage": 4, "quint": 5, "two-sevens": 2}
SIZES |= {kind: 2 * level for kind, level in BEZIQUES.items()}


def instances(cards: Iterable[str], seat: Seat, trump: str | None, options: Options) -> list[Instance]:
    """Return by brute force every meld that these cards of the seat allow it to score (M-3 points 2 to 6)."""
    pool = sorted(cards)
    found = (
        meld(kind, chosen, seat, trump, options)
        for kind in KINDS
        for chosen in combinations(_useful(kind, pool), SIZES.get(kind, 4))
    )
    return [one for one in found if one is not None]


def _useful(kind: str, pool: Sequence[str]) -> list[str]:
    """Return the cards whose rank can take part in the kind at all."""
    ranks = {"marriage": "KQ", "double-marriage": "KQ", "quint": "ATKQJ", "two-sevens": "7"}
    wanted = FOURS.get(kind) or TRUMP_FOURS.get(kind) or ranks.get(kind, "QJ")
    return [card for card in pool if card[0] in wanted]


def name(one: Instance) -> str:
    """Return how the protocol names the kind: with its suit for marriages and quints."""
    return f"{one.kind} {one.suit}" if one.kind in SUITED else one.kind
