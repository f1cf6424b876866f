"""What carries a match on: a deal begun, a decision, its end by a wish. A match is the same whenever its moves are."""

from collections.abc import Iterable

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.events import Event
from bezique_desktop.engine.match import Entry, Match
from bezique_desktop.engine.record import deal_lines
from bezique_desktop.values import frozen


@frozen
class Opening:
    """A deal was begun with this dealer and whole deck; ``seed`` is where the deck came from, -1 if it was given.

    ``lifted`` and ``guess`` are the dealer's cut and its estimate, 0 where nothing was cut (X-3).
    """

    dealer: int
    seed: int
    deck: tuple[int, ...]
    lifted: int
    guess: int


@frozen
class Decision:
    """A seat acted."""

    seat: int
    action: Action


@frozen
class Concession:
    """A side gave the match up."""

    side: int


@frozen
class Stop:
    """A side ended a match without a limit."""

    side: int


Move = Opening | Decision | Concession | Stop


def opening_of(entry: Entry) -> Opening:
    """How the deal of this entry began."""
    return Opening(entry.dealer, entry.seed, tuple(entry.deck), entry.lifted, entry.guess)


def moves_of(match: Match) -> list[Move]:
    """Everything that has happened in a match, in order."""
    moves: list[Move] = []
    for entry in match.entries:
        moves.append(opening_of(entry))
        moves += [Decision(seat, action) for seat, action in entry.actions]
    if match.conceded_by >= 0:
        moves.append(Concession(match.conceded_by))
    if match.stopped_by >= 0:
        moves.append(Stop(match.stopped_by))
    return moves


def perform(match: Match, move: Move) -> list[Event]:
    """Make a move through the checked door and return what happened; one that may not be made raises."""
    match move:
        case Opening():
            return _begin(match, move)
        case Decision(seat, action):
            return match.play(seat, action)
        case Concession(side):
            match.concede(side)
            return []
        case Stop(side):
            match.stop(side)
            return []


def _begin(match: Match, opening: Opening) -> list[Event]:
    cut, guess = (opening.lifted or None, opening.guess or None)
    events = match.start_deal(opening.dealer, list(opening.deck), cut=cut, guess=guess)
    match.entries[-1].seed = opening.seed
    return events


def replayed(match: Match, moves: Iterable[Move]) -> Match:
    """A new match with the same rules, names, levels, number and seed, in which these moves were made."""
    again = unplayed(match)
    for move in moves:
        perform(again, move)
    return again


def unplayed(match: Match) -> Match:
    """The same match before its first deal."""
    again = Match(match.rules, list(match.names), match.number, match.seed)
    again.levels = list(match.levels)
    return again


def move_lines(move: Move) -> list[str]:
    """A move as a record writes it."""
    match move:
        case Opening(dealer, seed, deck, lifted, guess):
            return deal_lines(Entry(dealer, seed, list(deck), lifted, guess))
        case Decision(seat, action):
            return [f"{seat} {action}"]
        case Concession(side):
            return [f"concede {side}"]
        case Stop(side):
            return [f"stop {side}"]
