"""What happened, as moves of cards: a step becomes a list of cues, each with the table after it. Pure, no Qt."""

from dataclasses import replace
from enum import Enum
from typing import TypeVar

from bezique_desktop.engine.events import (
    BlancheShown,
    Closed,
    Credited,
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
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import PACKETS, RACE
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.spread import (
    NOBODY,
    TALON,
    Keys,
    Spread,
    closed_key,
    counts_match,
    hides_scores,
    spread_of,
)
from bezique_desktop.values import frozen

T = TypeVar("T")


class Act(Enum):
    """What the cards do in a cue."""

    DEAL = "deal"
    PLAY = "play"
    HOLD = "hold"
    COLLECT = "collect"
    DRAW = "draw"
    LAY = "lay"
    EXCHANGE = "exchange"
    PICK_UP = "pick up"
    SCORE = "score"


@frozen
class Cue:
    """One move. ``cards`` travel, in this order, each starting where the key beside it in ``came`` lies.

    ``seat`` does it, ``points`` are those of the trick (HOLD) or those scored (SCORE, for the side in ``side``).
    """

    act: Act
    after: Spread
    seat: int = NOBODY
    cards: Keys = ()
    came: Keys = ()
    points: int = 0
    side: int = NOBODY


def cues(before: Spread, step: Published, mechanics: Mechanics) -> tuple[Cue, ...]:
    """The moves that lead from the table as it lay to that of the step."""
    telling = _Telling(before, step, mechanics)
    for event in step.events:
        telling.tell(event)
    return tuple(telling.cues)


class _Telling:
    """The table while the events of a step are told one after another."""

    def __init__(self, before: Spread, step: Published, mechanics: Mechanics) -> None:
        self.table = before
        self.step = step
        self.mechanics = mechanics
        self.cues: list[Cue] = []

    def tell(self, event: Event) -> None:
        """Go on by one event; those that move nothing are passed over."""
        match event:
            case Dealt():
                _dealt(self)
            case Played():
                _played(self, event)
            case Taken():
                _taken(self, event)
            case Credited():
                _credited(self, event)
            case Drew():
                _drew(self, event)
            case EndBegan():
                _end_began(self)
            case DealOver():
                _over(self)
            case _:
                self._tell_declaring(event)

    def _tell_declaring(self, event: Event) -> None:
        """Go on by what was done before a trick or a draw, with cards that stay in play."""
        match event:
            case Declared() | Laid():
                _laid(self, event)
            case Pending():
                _marked(self)
            case Shown():
                _to_row(self, event.seat, (event.card,))
            case TrumpMade():
                _known(self, replace(self.table, trump=event.suit, banned=-1))
            case Exchanged():
                _exchanged(self, event)
            case BlancheShown():
                _blanche(self, event)
            case Closed():
                _closed(self, event)

    def move(self, act: Act, after: Spread, seat: int, cards: Keys = (), came: Keys = (), points: int = 0) -> None:
        """Note a cue; the table is then as it says."""
        self.table = after
        self.cues.append(Cue(act, after, seat, cards, came or cards, points))

    def leave(self, seat: int, cards: Keys) -> tuple[Spread, Keys]:
        """The table without these cards of a seat, and the keys under which they lay: a closed hand gives its last."""
        table = self.table
        hand, row = list(table.hands[seat]), list(table.shown[seat])
        came = []
        for card in cards:
            zone = row if card in row else hand
            came.append(card if card in zone else hand[-1])
            zone.remove(came[-1])
        gone = set(table.shown[seat]) - set(row)
        after = replace(
            table,
            hands=_with(table.hands, seat, tuple(hand)),
            shown=_with(table.shown, seat, tuple(row)),
            melds=tuple(tuple(meld for meld in melds if gone.isdisjoint(meld.cards)) for melds in table.melds),
        )
        return after, tuple(came)

    def into_hand(self, table: Spread, seat: int, cards: Keys) -> tuple[Spread, Keys]:
        """The table with these cards in the hand of a seat, and their keys there."""
        hand = table.hands[seat]
        count = len(hand)
        keys = cards if seat == table.viewer else tuple(closed_key(seat, count + k) for k in range(len(cards)))
        return replace(table, hands=_with(table.hands, seat, hand + keys)), keys


def _with(zones: tuple[T, ...], seat: int, zone: T) -> tuple[T, ...]:
    return (*zones[:seat], zone, *zones[seat + 1 :])


def _dealt(telling: _Telling) -> None:
    step, view = telling.step, telling.step.view
    before = view.totals if counts_match(view.rules) else (0,) * view.rules.sides
    table = replace(spread_of(step, telling.mechanics), scores=before)
    seats = [(view.dealer + k) % table.seats for k in range(1, table.seats + 1)]
    left = {seat: list(table.hands[seat]) for seat in seats}
    pattern, order, turn = PACKETS[view.rules.options["deal_packets"]], list[int](), 0
    while any(left.values()):
        for seat in seats:
            size = pattern[turn % len(pattern)]
            order += left[seat][:size]
            del left[seat][:size]
        turn += 1
    telling.move(Act.DEAL, table, view.dealer, tuple(order), (TALON,) * len(order))


def _played(telling: _Telling, event: Played) -> None:
    table, came = telling.leave(event.seat, (event.card,))
    leader = table.leader if table.trick else event.seat
    after = replace(table, trick=(*table.trick, event.card), leader=leader)
    telling.move(Act.PLAY, after, event.seat, (event.card,), came)


def _taken(telling: _Telling, event: Taken) -> None:
    held = replace(telling.table, winner=event.seat)
    telling.move(Act.HOLD, held, event.seat, points=0 if hides_scores(telling.step) else event.points)
    gone = replace(held, trick=(), winner=NOBODY, leader=event.seat)
    telling.move(Act.COLLECT, gone, event.seat, event.cards)
    if telling.mechanics.carte_blanche:
        _take_back(telling)


def _take_back(telling: _Telling) -> None:
    """What was shown as a carte blanche goes back into the hand when a trick is over."""
    after, moving, came = telling.table, Keys(), Keys()
    for seat in range(after.seats):
        open_cards = tuple(card for card in after.shown[seat] if card in after.opened)
        if open_cards:
            kept = tuple(card for card in after.shown[seat] if card not in open_cards)
            after, keys = telling.into_hand(replace(after, shown=_with(after.shown, seat, kept)), seat, open_cards)
            moving, came = moving + keys, came + open_cards
    if moving:
        telling.move(Act.PICK_UP, replace(after, opened=()), NOBODY, moving, came)


def _credited(telling: _Telling, event: Credited) -> None:
    """Points for the cards of a trick are scored while it is shown, before it is collected."""
    if hides_scores(telling.step):
        return
    scores = _with(telling.table.scores, event.side, telling.table.scores[event.side] + event.points)
    collecting: list[Cue] = []
    if event.source is Source.CARDS and telling.cues and telling.cues[-1].act is Act.COLLECT:
        collecting.append(telling.cues.pop())
    lying = telling.cues[-1].after if telling.cues else telling.table
    score = Cue(Act.SCORE, replace(lying, scores=scores), event.seat, points=event.points, side=event.side)
    moved = [replace(cue, after=replace(cue.after, scores=scores)) for cue in collecting]
    telling.cues += [score, *moved]
    telling.table = telling.cues[-1].after


def _laid(telling: _Telling, event: Declared | Laid) -> None:
    _to_row(telling, event.seat, event.cards)
    _marked(telling)


def _marked(telling: _Telling) -> None:
    """What is scored and what waits is marked: nothing follows upon it in a step that moves a card."""
    _known(telling, replace(telling.table, melds=spread_of(telling.step, telling.mechanics).melds))


def _blanche(telling: _Telling, event: BlancheShown) -> None:
    """Another seat lays its cards open for a moment."""
    if event.seat != telling.table.viewer:
        _to_row(telling, event.seat, event.cards)
        _known(telling, replace(telling.table, opened=telling.table.opened + event.cards))


def _closed(telling: _Telling, event: Closed) -> None:
    """The turn-up is laid face down across the talon."""
    turn_up = (telling.table.turn_up,)
    telling.move(Act.EXCHANGE, replace(telling.table, shut=True), event.seat, turn_up)


def _to_row(telling: _Telling, seat: int, cards: Keys) -> None:
    """Cards go from the hand to the row of their seat; those that lie there stay, as those before the partner do."""
    lying = {card for row in telling.table.shown for card in row}
    travelling = tuple(card for card in cards if card not in lying)
    table, came = telling.leave(seat, travelling)
    shown = _with(table.shown, seat, table.shown[seat] + travelling)
    telling.move(Act.LAY, replace(table, shown=shown), seat, travelling, came)


def _exchanged(telling: _Telling, event: Exchanged) -> None:
    table, came = telling.leave(event.seat, (event.given,))
    after, keys = telling.into_hand(table, event.seat, (event.taken,))
    after = replace(after, turn_up=event.given)
    telling.move(Act.EXCHANGE, after, event.seat, (event.given, *keys), (*came, event.taken))


def _drew(telling: _Telling, event: Drew) -> None:
    table = telling.table
    from_turn_up = event.open and table.closed == 0
    left = replace(table, turn_up=NOBODY) if from_turn_up else replace(table, closed=max(0, table.closed - 1))
    after, keys = telling.into_hand(left, event.seat, (event.card,))
    telling.move(Act.DRAW, after, event.seat, keys, (table.turn_up if from_turn_up else TALON,))


def _end_began(telling: _Telling) -> None:
    table = telling.table
    if telling.step.view.rules.mechanism == RACE:
        return
    after, moving, came = table, Keys(), Keys()
    for seat in range(table.seats):
        after, keys = telling.into_hand(after, seat, table.shown[seat])
        moving, came = moving + keys, came + table.shown[seat]
    nothing: tuple[Keys, ...] = ((),) * table.seats
    telling.move(Act.PICK_UP, replace(after, shown=nothing, melds=((),) * table.seats), NOBODY, moving, came)


def _over(telling: _Telling) -> None:
    """The pips that the deal has brought are uncovered."""
    _known(telling, replace(telling.table, pips=spread_of(telling.step, telling.mechanics).pips))


def _known(telling: _Telling, table: Spread) -> None:
    """Something about the table is known from the last cue on."""
    telling.table = table
    if telling.cues:
        telling.cues[-1] = replace(telling.cues[-1], after=table)
