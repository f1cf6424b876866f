"""What happened: events in the language of the table, enough to animate, to log and to keep the ledger."""

from dataclasses import replace
from enum import Enum

from bezique_desktop.engine.cards import HIDDEN, SUITS, card_text
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.values import frozen


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


@frozen
class Dealt:
    """The hands were dealt; the turn-up is ``-1`` where there is none."""

    dealer: int
    turn_up: int


@frozen
class Played:
    """A seat led or followed with a card."""

    seat: int
    card: int


@frozen
class Taken:
    """A seat took the trick; ``points`` are the card points in it, credited now or at the end of the deal."""

    seat: int
    cards: tuple[int, ...]
    points: int


@frozen
class Declared:
    """A seat scored a declaration."""

    seat: int
    kind: int
    cards: tuple[int, ...]


@frozen
class Laid:
    """A seat laid out a combination unscored (M-11)."""

    seat: int
    kind: int
    cards: tuple[int, ...]


@frozen
class Pending:
    """What a seat may still score from cards all lying before it has changed: these kinds, each once, with cards that
    make them; nothing is left if both are empty (M-11).

    What a declaration has just scored is not told as a change.
    """

    seat: int
    kinds: tuple[int, ...]
    cards: tuple[int, ...]


@frozen
class TrumpMade:
    """A declaration fixed the trump suit (N-2, X-9)."""

    seat: int
    suit: int


@frozen
class Exchanged:
    """A seat swapped the trump seven for the turn-up (MS-1)."""

    seat: int
    given: int
    taken: int


@frozen
class Shown:
    """A seat showed a trump seven (MS-1)."""

    seat: int
    card: int


@frozen
class Drew:
    """A seat drew a card; to other seats it is ``-1`` unless it was the turn-up, which all had seen."""

    seat: int
    card: int
    open: bool


@frozen
class BlancheShown:
    """A seat showed its carte blanche: the whole hand, or the card just drawn (X-6, X-7)."""

    seat: int
    cards: tuple[int, ...]


@frozen
class Cut:
    """The dealer lifted so many cards for the deal and the other player guessed the number (X-3)."""

    dealer: int
    lifted: int
    guess: int


@frozen
class Closed:
    """A seat closed the talon (S-8)."""

    seat: int


@frozen
class Claimed:
    """A seat claimed to have enough (S-11)."""

    seat: int
    right: bool


@frozen
class EndBegan:
    """The talon is exhausted; everybody takes the shown cards back into the hand (G-16)."""

    leader: int


@frozen
class Credited:
    """A side gets points: one line of the ledger. ``seat`` is -1 where it is nobody's alone, ``kind`` -1 unless
    declared.

    ``trick`` is the number of the trick just completed, from 1; 0 before the first.
    """

    side: int
    seat: int
    points: int
    source: Source
    kind: int
    cards: tuple[int, ...]
    trick: int


@frozen
class DealOver:
    """The last action of the deal was made; the scores of the sides."""

    scores: tuple[int, ...]


Event = (
    Dealt
    | Played
    | Taken
    | Declared
    | Laid
    | Pending
    | TrumpMade
    | Exchanged
    | Shown
    | Drew
    | BlancheShown
    | Cut
    | Closed
    | Claimed
    | EndBegan
    | Credited
    | DealOver
)


def redact(event: Event, seat: int) -> Event:
    """The event as this seat may know it."""
    if isinstance(event, Drew) and event.seat != seat and not event.open:
        return replace(event, card=HIDDEN)
    return event


def event_text(event: Event) -> str:
    """One line for records, tests and the console: the seat first, then what it did."""
    match event:
        case Credited():
            return f"side {event.side} {event.points:+d} {event.source.value}"
        case DealOver(scores):
            return "over " + " ".join(str(score) for score in scores)
        case EndBegan(leader):
            return f"end {leader}"
        case Dealt(dealer, turn_up):
            return f"deal {dealer}" + (f" {card_text(turn_up)}" if turn_up >= 0 else "")
        case Cut(dealer, lifted, guess):
            return f"{dealer} cut {lifted} guess {guess}"
    return f"{event.seat} {_deed(event)}"


def _deed(event: Event) -> str:
    match event:
        case Played(_, card):
            return f"play {card_text(card)}"
        case Drew(_, card, _):
            return f"draw {card_text(card)}"
        case Taken(_, cards, points):
            return f"take {_cards(cards)} {points}"
        case Declared(_, kind, cards):
            return f"declare {KINDS[kind].name} {_cards(cards)}"
        case Laid(_, kind, cards):
            return f"lay {KINDS[kind].name} {_cards(cards)}"
    return _rare_deed(event)


def _rare_deed(event: Event) -> str:
    match event:
        case Pending(_, kinds, _):
            return "pending " + (", ".join([KINDS[kind].label for kind in kinds]) or "none")
        case TrumpMade(_, suit):
            return f"trump {SUITS[suit]}"
        case Exchanged(_, given, taken):
            return f"exchange {card_text(given)} {card_text(taken)}"
        case Shown(_, card):
            return f"show {card_text(card)}"
        case BlancheShown(_, cards):
            return f"carte-blanche {_cards(cards)}"
        case Claimed(_, right):
            return f"claim {'right' if right else 'wrong'}"
    return "close"


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(card_text(card) for card in cards)
