"""From how the cards lie to where each stands in the window: one pure function, no Qt."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import IntEnum
from typing import Final

from bezique_desktop.ui.geometry import Spot
from bezique_desktop.ui.scene.arrange import arranged, positions
from bezique_desktop.ui.scene.brackets import Bracket, Measure, Meld, brackets
from bezique_desktop.ui.scene.lanes import LARGE_INDEX_BELOW, Row
from bezique_desktop.ui.scene.layout import Frame, hand, shown
from bezique_desktop.ui.scene.layout_match import pip_cards
from bezique_desktop.ui.scene.layout_seats import trick_spot
from bezique_desktop.ui.scene.layout_talon import Look, Talon, talon
from bezique_desktop.ui.scene.layout_trick import trick_spots
from bezique_desktop.ui.scene.sorting import sorted_hand
from bezique_desktop.ui.scene.spread import NOBODY, TALON, Keys, LaidMeld, Spread
from bezique_desktop.values import frozen

PIPS: Final = -20_000
"""The key of the first of the cards that show the score of the match."""
PIP_SUITS: Final = (0, 1)
"""The suits of these cards: the viewer's and the other's."""
RAISED: Final = 3.0
"""How far the card that wins a trick is lifted, in units."""


class Zone(IntEnum):
    """Parts of the table, from the lowest layer to the topmost."""

    CLOSED = 0
    OTHER_ROW = 1
    TALON = 2
    TRICK = 3
    OWN_ROW = 4
    HAND = 5
    MATCH = 6


@frozen
class Placed:
    """A card in its place. ``face`` is the physical card or -1 for a back; ``won`` is 1 for the card that takes the
    trick shown, -1 for those it beats."""

    key: int
    face: int
    spot: Spot
    zone: Zone
    layer: int
    large_index: bool
    won: int = 0


@frozen
class SeatBracket:
    """A bracket with the declaration it stands for."""

    seat: int
    meld: LaidMeld
    shape: Bracket
    side: int

    @property
    def key(self) -> tuple[int, int, Keys]:
        """What tells it from all others."""
        return (self.seat, self.meld.kind, self.meld.cards)


@frozen
class Orders:
    """The order of the own hand and of each seat's row, from left to right."""

    hand: Keys = ()
    rows: tuple[Keys, ...] = ()


@frozen
class Sorting:
    """How the own hand is to be ordered."""

    sort: str
    manual: Keys
    worth: tuple[float, ...]


@frozen
class Words:
    """What places depend on: name, short form and points of a declaration, and how wide texts are."""

    label: Callable[[LaidMeld], tuple[str, str, str]]
    measure: Measure
    talon: Callable[[Spread], float]


@frozen
class Picture:
    """Everything that changes place: cards by key, brackets, the talon, the orders, and the row of each seat."""

    cards: Mapping[int, Placed]
    brackets: tuple[SeatBracket, ...]
    talon: Talon
    orders: Orders
    rows: tuple[Row, ...]


def place_of(frame: Frame, viewer: int, seat: int) -> int:
    """The place of a seat at the table: 0 is the viewer's, the others follow in order of play."""
    return (seat - viewer) % len(frame.seats)


def plate_of(frame: Frame, viewer: int, side: int) -> int:
    """The place of the plate of a side: 0 is the viewer's own."""
    return (side - viewer) % len(frame.plates)


def picture(spread: Spread, frame: Frame, orders: Orders, sorting: Sorting, words: Words) -> Picture:
    """Where everything stands; ``orders`` is how the rows were ordered before, since a card keeps its place."""
    now = Orders(
        sorted_hand(spread.hands[spread.viewer], sorting.sort, sorting.manual, sorting.worth),
        tuple(_row_order(spread, seat, orders) for seat in range(spread.seats)),
    )
    placed = [*_hands(spread, frame, now), *_trick(spread, frame)]
    rows, marks = [], list[SeatBracket]()
    for seat in range(spread.seats):
        row = shown(frame, place_of(frame, spread.viewer, seat), len(now.rows[seat]))
        zone = Zone.OWN_ROW if seat == spread.viewer else Zone.OTHER_ROW
        placed += _in_row(row, now.rows[seat], now.rows[seat], zone)
        marks += _brackets(spread, frame, seat, row, now.rows[seat], words)
        rows.append(row)
    stock = talon_of(spread, frame, words.talon(spread))
    placed += [*_talon(spread, stock), *_pips(spread, frame)]
    return Picture({card.key: card for card in placed}, tuple(marks), stock, now, tuple(rows))


def talon_of(spread: Spread, frame: Frame, text_width: float = 0.0) -> Talon:
    """The talon: shut by its turn-up once somebody has closed it, upright in games that turn nothing up."""
    look = Look.SHUT if spread.shut else Look.UPRIGHT if spread.upright else Look.CROSSED
    return talon(frame, spread.closed, look, spread.turn_up >= 0, text_width, spread.fanned)


def _row_order(spread: Spread, seat: int, orders: Orders) -> Keys:
    previous = orders.rows[seat] if seat < len(orders.rows) else ()
    melds = tuple(meld.own for meld in spread.melds[seat])
    return arranged(previous, frozenset(spread.shown[seat]), melds)


def _hands(spread: Spread, frame: Frame, orders: Orders) -> list[Placed]:
    placed = []
    for seat in range(spread.seats):
        keys = orders.hand if seat == spread.viewer else spread.hands[seat]
        row = hand(frame, place_of(frame, spread.viewer, seat), len(keys))
        if seat == spread.viewer:
            placed += _in_row(row, keys, keys, Zone.HAND)
        else:
            placed += _in_row(row, keys, (-1,) * len(keys), Zone.CLOSED)
    return placed


def _in_row(row: Row, keys: Keys, faces: Keys, zone: Zone) -> list[Placed]:
    return [
        Placed(key, face, spot, zone, k, row.large_index)
        for k, (key, face, spot) in enumerate(zip(keys, faces, row.spots, strict=True))
    ]


def _trick(spread: Spread, frame: Frame) -> list[Placed]:
    """The cards played; of more than two the viewer's lies on top, so that it hides no index and none hides its."""
    placed = []
    for k, card in enumerate(spread.trick):
        seat, won = (spread.leader + k) % spread.seats, 0
        spot = _trick_spot(spread, frame, k, seat)
        if spread.winner != NOBODY:
            won = 1 if seat == spread.winner else -1
        lifted = replace(spot, y=spot.y - RAISED * frame.unit) if won > 0 else spot
        layer = k if spread.seats == 2 else spread.seats - place_of(frame, spread.viewer, seat)
        placed.append(Placed(card, card, lifted, Zone.TRICK, layer, spot.width < LARGE_INDEX_BELOW, won))
    return placed


def _trick_spot(spread: Spread, frame: Frame, k: int, seat: int) -> Spot:
    """Two players lay their cards side by side in the order played, more each before his own seat."""
    if spread.seats == 2:
        return trick_spots(frame)[k]
    return trick_spot(frame, place_of(frame, spread.viewer, seat))


def _talon(spread: Spread, stock: Talon) -> list[Placed]:
    placed = []
    if stock.turn_up is not None and spread.turn_up >= 0:
        large = stock.turn_up.width < LARGE_INDEX_BELOW
        placed.append(Placed(spread.turn_up, spread.turn_up, stock.turn_up, Zone.TALON, 0, large))
    for k, spot in enumerate(stock.closed):
        placed.append(Placed(TALON - 1 - k, -1, spot, Zone.TALON, k + 1, False))
    if stock.lid is not None and spread.turn_up >= 0:
        placed.append(Placed(spread.turn_up, -1, stock.lid, Zone.TALON, len(stock.closed) + 1, False))
    return placed


def _pips(spread: Spread, frame: Frame) -> list[Placed]:
    """The cards that show the score of the match, a seven or an eight a side, each under a closed one."""
    if frame.match is None or not spread.pip_card:
        return []
    placed = []
    for side, pips in enumerate(spread.pips):
        place = plate_of(frame, spread.viewer, side)
        card, cover = pip_cards(frame.match, frame.unit, place, pips, spread.pip_card)
        face = PIP_SUITS[place] * 8 + spread.pip_card - 7
        placed.append(Placed(PIPS - 2 * side, face, card, Zone.MATCH, 2 * side, card.width < LARGE_INDEX_BELOW))
        placed.append(Placed(PIPS - 2 * side - 1, -1, cover, Zone.MATCH, 2 * side + 1, False))
    return placed


def nearest(order: Keys, meld: LaidMeld) -> LaidMeld:
    """A declaration with those cards of all that would do that lie closest together."""
    if not meld.others:
        return meld
    places = {cards: at for cards in (meld.cards, *meld.others) if (at := positions(order, cards))}
    closest = min(places, key=lambda cards: places[cards][-1] - places[cards][0], default=meld.cards)
    return replace(meld, cards=closest, others=())


def _brackets(spread: Spread, frame: Frame, seat: int, row: Row, order: Keys, words: Words) -> list[SeatBracket]:
    place = frame.seats[place_of(frame, spread.viewer, seat)]
    chosen = [nearest(order, meld) for meld in spread.melds[seat]]
    lying = [(meld, at) for meld in chosen if (at := positions(order, meld.own))]
    melds = [Meld(*words.label(meld), at, meld.pending) for meld, at in lying]
    shapes = brackets(melds, row, place.bracket_edge, place.side, frame.unit, words.measure)
    return [SeatBracket(seat, meld, shape, place.side) for (meld, _), shape in zip(lying, shapes, strict=True)]
