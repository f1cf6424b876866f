"""What may be declared from these cards with this history (rules chapter M).

One set of predicates serves both questions: :func:`refusal` judges any instance, :func:`instance` finds one that
passes.
"""

from itertools import combinations, product
from typing import Final

from bezique_desktop.engine.history import BEZIQUES, FOURS, MARRIAGES, QUINTS, ROW, SEVENS, TRUMP_FOURS, History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.kinds import BEZIQUE, DOUBLE_MARRIAGE, FOUR, FOUR_TRUMP, QUINT, TWO_SEVENS
from bezique_desktop.engine.mechanics import FRESH, ONCE, PORTLAND, REPLACE, Mechanics, Shape
from bezique_desktop.engine.reasons import Reason

_NONE: Final[tuple[int, ...]] = ()


def gate(m: Mechanics, history: History, kind: int) -> Reason | None:
    """Why no instance of a kind may be scored any more, whatever the cards (M-6 ``once``, M-9, T-10)."""
    if history.scored[kind] and (m.repeat == ONCE or kind == TWO_SEVENS):
        return Reason.ONLY_ONCE
    if m.lock:
        if kind < QUINT and (history.scored[kind & 3] or history.scored[DOUBLE_MARRIAGE + (kind & 3)]):
            return Reason.LOCKED
        if BEZIQUE <= kind < FOUR and history.has_bezique():
            return Reason.LOCKED
    return None


def intact(m: Mechanics, history: History, kind: int, shown: list[int]) -> bool:
    """Whether an earlier scored instance of exactly this kind still lies complete on the table (M-6 b)."""
    if m.repeat < REPLACE or not history.scored[kind]:
        return False
    return any(scored == kind and all(card in shown for card in cards) for scored, cards in history.melds)


def barred(m: Mechanics, history: History, kind: int, face: int, whole: bool) -> int:
    """The copies of a face that may not be part of a new instance (M-6 to M-10).

    ``whole`` says that an intact instance of the kind lies on the table.
    """
    used = history.used
    bar = used[ROW[kind] + face] if m.repeat == FRESH or (whole and m.repeat == PORTLAND) else 0
    if kind < BEZIQUE:
        return bar | _barred_marriage(m, used, kind, face)
    if kind < FOUR:
        return bar | _barred_bezique(m, used, kind, face)
    if kind < FOUR_TRUMP:
        return bar | used[TRUMP_FOURS + face]
    return bar | used[SEVENS + face] if kind == TWO_SEVENS and m.show_points else bar


def _barred_marriage(m: Mechanics, used: list[int], kind: int, face: int) -> int:
    if kind >= QUINT:
        return 0 if m.quint_after_marriage else used[MARRIAGES + face]
    bar = 0 if m.marriage_after_quint else used[QUINTS + face]
    return bar | used[MARRIAGES + face] if kind >= DOUBLE_MARRIAGE else bar


def _barred_bezique(m: Mechanics, used: list[int], kind: int, face: int) -> int:
    bar = 0
    for other in range(BEZIQUE, FOUR):
        if other > kind or (other < kind and not m.upgrade):
            bar |= used[ROW[other] + face]
    return bar


def why_barred(m: Mechanics, history: History, kind: int, card: int) -> Reason:
    """The rule that bars a barred card."""
    if kind == TWO_SEVENS:
        return Reason.SEVEN_HAS_SCORED
    if kind < QUINT and not m.marriage_after_quint and history.was_used(QUINTS, card):
        return Reason.USED_IN_HIGHER
    if FOUR <= kind < FOUR_TRUMP and history.was_used(TRUMP_FOURS, card):
        return Reason.USED_IN_HIGHER
    if QUINT <= kind < BEZIQUE and not m.quint_after_marriage and history.was_used(MARRIAGES, card):
        return Reason.USED_IN_LOWER
    if BEZIQUE <= kind < FOUR and not history.was_used(ROW[kind], card):
        higher = any(history.was_used(BEZIQUES + 32 * pairs, card) for pairs in range(kind - BEZIQUE + 1, 4))
        return Reason.USED_IN_HIGHER if higher else Reason.USED_IN_LOWER
    return Reason.USED_IN_SAME


def lacking(m: Mechanics, history: History, kind: int, cards: tuple[int, ...], holding: Holding) -> Reason | None:
    """Why an instance without barred cards is not enough: it wants a new card, or one from the hand (M-3, M-6, M-8)."""
    if m.repeat >= REPLACE and all([history.was_used(ROW[kind], card) for card in cards]):
        return Reason.NEEDS_NEW_CARD
    if BEZIQUE < kind < FOUR and all([(history.in_any_bezique(card & 31) >> (card >> 5)) & 1 for card in cards]):
        return Reason.NEEDS_NEW_CARD
    if FOUR_TRUMP <= kind < TWO_SEVENS and all([history.was_used(FOURS, card) for card in cards]):
        return Reason.NEEDS_NEW_CARD
    if m.needs_hand_card and not any([card in holding.hand for card in cards]):
        return Reason.NEEDS_HAND_CARD
    if holding.lent and all([card in holding.lent for card in cards]):
        return Reason.NEEDS_OWN_CARD
    return None


def matches(shape: Shape, cards: tuple[int, ...]) -> bool:
    """Whether the cards are exactly the faces of a shape, each physical card once (M-3 point 3)."""
    if len(cards) != shape.count * len(shape.slots) or len(set(cards)) != len(cards):
        return False
    return all([len([card for card in cards if card & 31 in slot]) == shape.count for slot in shape.slots])


def refusal(
    m: Mechanics, history: History, holding: Holding, shape: Shape, cards: tuple[int, ...], table: list[int]
) -> Reason | None:
    """Why these held cards may not be scored as this shape by its owner's history, or None (M-3 points 3, 6, 7)."""
    if not matches(shape, cards):
        return Reason.NOT_THESE_CARDS
    kind = shape.kind
    closed = gate(m, history, kind)
    if closed is not None:
        return closed
    whole = intact(m, history, kind, table)
    if whole and m.repeat == REPLACE:
        return Reason.STILL_INTACT
    for card in cards:
        if (barred(m, history, kind, card & 31, False) >> (card >> 5)) & 1:
            return why_barred(m, history, kind, card)
    if whole and any([history.was_used(ROW[kind], card) for card in cards]):
        return Reason.STILL_INTACT
    return lacking(m, history, kind, cards, holding)


def instance(m: Mechanics, history: History, holding: Holding, shape: Shape, table: list[int]) -> tuple[int, ...]:
    """One instance of a shape that may be scored, shown cards first; the empty tuple if there is none."""
    kind = shape.kind
    if gate(m, history, kind) is not None:
        return _NONE
    whole = intact(m, history, kind, table)
    if whole and m.repeat == REPLACE:
        return _NONE
    pools: list[list[int]] = []
    for slot in shape.slots:
        pool = _pool(m, history, holding, kind, slot, whole)
        if len(pool) < shape.count:
            return _NONE
        pools.append(pool)
    return _chosen(m, history, holding, shape, pools)


def _pool(m: Mechanics, history: History, holding: Holding, kind: int, slot: list[int], whole: bool) -> list[int]:
    pool: list[int] = []
    for face in slot:
        free = holding.copies[face] & ~barred(m, history, kind, face, whole)
        copy = 0
        while free:
            if free & 1:
                pool.append(face + 32 * copy)
            free >>= 1
            copy += 1
    if holding.shown and len(pool) > 1:
        pool = [card for card in pool if card in holding.shown] + [card for card in pool if card not in holding.shown]
    return pool


def _chosen(m: Mechanics, history: History, holding: Holding, shape: Shape, pools: list[list[int]]) -> tuple[int, ...]:
    count = shape.count
    cards: list[int] = []
    for pool in pools:
        cards += pool[:count]
    first = tuple(cards)
    if lacking(m, history, shape.kind, first, holding) is None:
        return first
    for parts in product(*[list(combinations(pool, count)) for pool in pools]):
        choice = tuple([card for part in parts for card in part])
        if lacking(m, history, shape.kind, choice, holding) is None:
            return choice
    return _NONE
