"""What happened: events in the language of the table, enough to animate, to log and to keep the ledger."""

from dataclasses import dataclass, replace
from enum import Enum

from bezique_desktop.engine.cards import HIDDEN, SUITS, card_text
from bezique_desktop.engine.kinds import KINDS


class Source(Enum):
    """What a credit is for."""

    DECLARATION = "declaration"
    EXCHANGE = "exchange"
    SEVEN = "seven"
    DEALER_SEVEN = "dealer-seven"
    CARDS = "cards"
    LAST_TRICK = "last-trick"
    CARTE_BLANCHE = "carte-blanche"
    CUT = "cut"
    ESTIMATE = "estimate"


@dataclass(frozen=True)
class Dealt:
    """The hands were dealt; the turn-up is ``-1`` where there is none."""

    dealer: int
    turn_up: int


@dataclass(frozen=True)
class Played:
    """A seat led or followed with a card."""

    seat: int
    card: int


@dataclass(frozen=True)
class Taken:
    """A seat took the trick; ``points`` are the card points in it, credited now or at the end of the deal."""

    seat: int
    cards: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Declared:
    """A seat scored a declaration."""

    seat: int
    kind: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Laid:
    """A seat laid out a combination unscored (M-11)."""

    seat: int
    kind: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class TrumpMade:
    """A declaration fixed the trump suit (N-2, X-9)."""

    seat: int
    suit: int


@dataclass(frozen=True)
class Exchanged:
    """A seat swapped the trump seven for the turn-up (MS-1)."""

    seat: int
    given: int
    taken: int


@dataclass(frozen=True)
class Shown:
    """A seat showed a trump seven (MS-1)."""

    seat: int
    card: int


@dataclass(frozen=True)
class Drew:
    """A seat drew a card; to other seats it is ``-1`` unless it was the turn-up, which all had seen."""

    seat: int
    card: int
    open: bool


@dataclass(frozen=True)
class EndBegan:
    """The talon is exhausted; everybody takes the shown cards back into the hand (G-16)."""

    leader: int


@dataclass(frozen=True)
class Credited:
    """A side gets points: one line of the ledger. ``seat`` is -1 where it is nobody's alone, ``kind`` -1 unless declared.

    ``trick`` is the number of the trick just completed, from 1; 0 before the first.
    """

    side: int
    seat: int
    points: int
    source: Source
    kind: int
    cards: tuple[int, ...]
    trick: int


@dataclass(frozen=True)
class DealOver:
    """The last action of the deal was made; the scores of the sides."""

    scores: tuple[int, ...]


Event = (
    Dealt | Played | Taken | Declared | Laid | TrumpMade | Exchanged | Shown | Drew | EndBegan | Credited | DealOver
)  # fmt: skip


def redact(event: Event, seat: int) -> Event:
    """The event as this seat may know it."""
    if isinstance(event, Drew) and event.seat != seat and not event.open:
        return replace(event, card=HIDDEN)
    return event


def event_text(event: Event) -> str:
    """One line for records, tests and the console: the seat first, then what it did."""
    match event:
        case Dealt(dealer, turn_up):
            return f"deal {dealer}" + (f" {card_text(turn_up)}" if turn_up >= 0 else "")
        case Played(seat, card):
            return f"{seat} play {card_text(card)}"
        case Taken(seat, cards, points):
            return f"{seat} take {_cards(cards)} {points}"
        case Declared(seat, kind, cards):
            return f"{seat} declare {KINDS[kind].name} {_cards(cards)}"
        case Laid(seat, kind, cards):
            return f"{seat} lay {KINDS[kind].name} {_cards(cards)}"
        case TrumpMade(seat, suit):
            return f"{seat} trump {SUITS[suit]}"
        case Exchanged(seat, given, taken):
            return f"{seat} exchange {card_text(given)} {card_text(taken)}"
        case Shown(seat, card):
            return f"{seat} show {card_text(card)}"
        case Drew(seat, card, _):
            return f"{seat} draw {card_text(card)}"
        case EndBegan(leader):
            return f"end {leader}"
        case Credited():
            return f"side {event.side} {event.points:+d} {event.source.value}"
    return "over " + " ".join(str(score) for score in event.scores)


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(card_text(card) for card in cards)
