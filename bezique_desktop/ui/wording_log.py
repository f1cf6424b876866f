"""What happened, as lines of the log: the dot of the seat, the text, the points at the right."""

from collections.abc import Iterable
from dataclasses import replace

from bezique_desktop.engine.events import (
    BlancheShown,
    Claimed,
    Closed,
    Credited,
    Cut,
    DealOver,
    Dealt,
    Declared,
    Drew,
    EndBegan,
    Event,
    Exchanged,
    Laid,
    Pending,
    Played,
    Shown,
    Source,
    Taken,
    TrumpMade,
)
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.figures import figure, plain, signed
from bezique_desktop.ui.wording_cards import CardName, card_name, trumps_made
from bezique_desktop.ui.wording_kinds import kind_within, kind_words, kinds_within
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen


@frozen
class _Teller:
    """Who looks, what the others are called, whether they are named, and whether the text is for the ear."""

    viewer: int
    names: tuple[str, ...]
    spoken: bool
    named: bool = True

    def says(self, seat: int, mine: str, bare: str, named: str, **parts: object) -> str:
        """The form for the viewer, with the name, or for the only opponent, whose dot says who it was."""
        other = named if self.named else bare
        form = mine if seat == self.viewer else other
        return form.format(name=self.names[seat], **parts)

    def card(self, card: int) -> CardName:
        return card_name(card, self.spoken)

    def meld(self, kind: int) -> str:
        return kind_words(kind).lower() if self.spoken else kind_within(kind)

    def dot(self, seat: int) -> int:
        return (seat - self.viewer) % len(self.names)


def log_lines(events: Iterable[Event], view: SeatView, names: tuple[str, ...], spoken: bool = False) -> list[LogLine]:
    """The lines of one step; ``view`` is the one after the events. ``spoken``: cards in full words."""
    told = _told(tuple(events), view, _Teller(view.seat, names, spoken))
    if spoken or len(names) > 2:
        return told
    bare = _told(tuple(events), view, _Teller(view.seat, names, spoken, named=False))
    return [replace(line, short=other.text) for line, other in zip(told, bare, strict=True)]


def _told(events: tuple[Event, ...], view: SeatView, teller: _Teller) -> list[LogLine]:
    names = teller.names
    told: list[LogLine] = []
    played: Played | None = None
    takers = [event.seat for event in events if isinstance(event, Taken)]
    for event in events:
        before = len(told)
        if isinstance(event, Played):
            played = event
            if len(view.trick) == 1 or (len(names) > 2 and event.seat not in takers):
                told.append(_played(event, teller, len(view.trick) == 1))
        elif isinstance(event, Credited):
            if not _is_hidden(event, view):
                _credit(event, told, teller)
        elif isinstance(event, Taken):
            told.append(_taken(event, played, teller))
        else:
            told += _line(event, teller)
        told[before:] = [replace(line, cards=_cards(event)) for line in told[before:]]
    return told


def _cards(event: Event) -> tuple[int, ...]:
    """The cards that an event is about, as far as they are known."""
    match event:
        case Played() | Shown() | Drew():
            cards: tuple[int, ...] = (event.card,)
        case Taken() | Declared() | Laid() | Pending() | BlancheShown() | Credited():
            cards = event.cards
        case Exchanged():
            cards = (event.given, event.taken)
        case Dealt():
            cards = (event.turn_up,)
        case _:
            cards = ()
    return tuple(card for card in cards if card >= 0)


def spoken_text(events: Iterable[Event], view: SeatView, names: tuple[str, ...]) -> str:
    """One step in full words, for screen readers."""
    lines = log_lines(events, view, names, spoken=True)
    return plain(" ".join(f"{line.text} {line.points}".strip() + "." for line in lines))


def _played(event: Played, teller: _Teller, leads: bool) -> LogLine:
    card = teller.card(event.card)
    if leads:
        text = teller.says(event.seat, _("You lead {card}"), _("leads {card}"), _("{name} leads {card}"), card=card)
    else:
        text = teller.says(event.seat, _("You play {card}"), _("plays {card}"), _("{name} plays {card}"), card=card)
    return LogLine(text, teller.dot(event.seat))


def _taken(event: Taken, played: Played | None, teller: _Teller) -> LogLine:
    last = event.seat if played is None else played.seat
    seats = len(event.cards)
    won = event.cards[(event.seat - last - 1) % seats]
    if seats == 2 and last != event.seat:
        text = teller.says(
            event.seat,
            _("Your {card} takes {other}"),
            _("{card} takes {other}"),
            _("{name}'s {card} takes {other}"),
            card=teller.card(won),
            other=teller.card(event.cards[-1]),
        )
    else:
        text = teller.says(
            event.seat,
            _("You take with {card}"),
            _("takes with {card}"),
            _("{name} takes with {card}"),
            card=teller.card(won),
        )
    return LogLine(text, teller.dot(event.seat))


def _is_hidden(event: Credited, view: SeatView) -> bool:
    """Whether everybody has to count these points for himself (S-11)."""
    return view.rules.says("s_claim", "manual") and event.source == Source.CARDS


def _credit(event: Credited, told: list[LogLine], teller: _Teller) -> None:
    """Put the points behind the line they belong to; some credits are lines of their own."""
    points = signed(event.points)
    own = {
        Source.LAST_TRICK: _("Last trick"),
        Source.DEALER_SEVEN: _("A seven turned up"),
        Source.CUT: _("For the cut"),
        Source.ESTIMATE: _("For the guess"),
    }
    if event.source == Source.CARDS and not event.cards:
        told.append(LogLine(_("Card points"), teller.dot(event.seat), points))
    elif event.source in own:
        told.append(LogLine(own[event.source], teller.dot(event.seat), points))
    else:
        _with_points(told, points)


def _with_points(told: list[LogLine], points: str) -> None:
    """The credit belongs to the newest line of a seat: a line about new trumps may stand between."""
    for index in range(len(told) - 1, -1, -1):
        if told[index].seat is not None:
            told[index] = replace(told[index], points=points)
            return


def _line(event: Event, teller: _Teller) -> list[LogLine]:
    match event:
        case TrumpMade(_seat, suit):
            return [LogLine(trumps_made(suit))]
        case EndBegan():
            return [LogLine(_("The talon is gone: follow suit"))]
        case DealOver(scores):
            return [LogLine(_("Deal over: {scores}").format(scores=" : ".join(map(figure, scores))))]
        case Cut() | Dealt():
            return [LogLine(_opened(event, teller), teller.dot(event.dealer))]
        case Drew(_seat, card, _open) if card < 0:
            return []
        case Declared() | Laid() | Exchanged() | Shown() | Drew():
            return [LogLine(_did(event, teller), teller.dot(event.seat))]
        case Pending() | BlancheShown() | Closed() | Claimed():
            return [LogLine(_announced(event, teller), teller.dot(event.seat))]
    return []


def _announced(event: Pending | BlancheShown | Closed | Claimed, teller: _Teller) -> str:
    """What a seat said without laying a card."""
    if isinstance(event, Pending):
        return _pending(event, teller)
    if isinstance(event, Closed):
        return teller.says(event.seat, _("You close the talon"), _("closes the talon"), _("{name} closes the talon"))
    if isinstance(event, Claimed):
        return _claimed(event, teller)
    return teller.says(
        event.seat, _("You show carte blanche"), _("shows carte blanche"), _("{name} shows carte blanche")
    )


def _pending(event: Pending, teller: _Teller) -> str:
    """What still waits before a seat to be scored, or that nothing does any more (M-11)."""
    if not event.kinds:
        none = (_("You have no meld left to score"), _("no meld left to score"), _("{name} has no meld left to score"))
        return teller.says(event.seat, *none)
    whole = ", ".join(teller.meld(kind) for kind in event.kinds)
    melds = whole if teller.spoken else kinds_within(event.kinds)
    some = (_("You may score {melds}"), _("may score {melds}"), _("{name} may score {melds}"))
    return teller.says(event.seat, *some, melds=melds)


def _claimed(event: Claimed, teller: _Teller) -> str:
    """Who claimed, and whether he had enough."""
    if event.right:
        right = (_("You claim the deal, rightly"), _("claims the deal, rightly"), _("{name} claims the deal, rightly"))
        return teller.says(event.seat, *right)
    wrong = (_("You claim the deal, wrongly"), _("claims the deal, wrongly"), _("{name} claims the deal, wrongly"))
    return teller.says(event.seat, *wrong)


def _did(event: Declared | Laid | Exchanged | Shown | Drew, teller: _Teller) -> str:
    """What a seat did with its cards."""
    match event:
        case Declared(seat, kind, _cards):
            return teller.says(seat, _("You: {meld}"), "{meld}", _("{name}: {meld}"), meld=teller.meld(kind))
        case Laid(seat, kind, _cards):
            lay = (_("You lay out {meld}"), _("lays out {meld}"), _("{name} lays out {meld}"))
            return teller.says(seat, *lay, meld=teller.meld(kind))
        case Exchanged(seat, given, taken):
            swap = (_("You swap {given} for {card}"), _("swaps {given} for {card}"))
            named = _("{name} swaps {given} for {card}")
            return teller.says(seat, *swap, named, given=teller.card(given), card=teller.card(taken))
        case Shown(seat, card):
            show = (_("You show {card}"), _("shows {card}"), _("{name} shows {card}"))
            return teller.says(seat, *show, card=teller.card(card))
        case Drew(seat, card, _open):
            draw = (_("You draw {card}"), _("draws {card}"), _("{name} draws {card}"))
            return teller.says(seat, *draw, card=teller.card(card))


def _opened(event: Cut | Dealt, teller: _Teller) -> str:
    """What the dealer did."""
    if isinstance(event, Cut):
        return _("{lifted} cards lifted, {guess} guessed").format(lifted=event.lifted, guess=event.guess)
    dealer, turn_up = event.dealer, event.turn_up
    if turn_up < 0:
        return teller.says(dealer, _("You deal"), _("deals"), _("{name} deals"))
    deal = (_("You deal, {card} turned up"), _("deals, {card} turned up"), _("{name} deals, {card} turned up"))
    return teller.says(dealer, *deal, card=teller.card(turn_up))
