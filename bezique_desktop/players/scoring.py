"""What the actions of an opportunity score, and which combinations there are, in every mechanism of the family."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import KING, QUEEN
from bezique_desktop.engine.history import History
from bezique_desktop.engine.kinds import KINDS, MARRIAGE
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.players.knowledge import Knowledge


def is_race(m: Mechanics) -> bool:
    """Whether the deal is a race to so many points, as in Sixty-Six, where nothing lies on the table."""
    return m.wins_with > 0


def shapes_of(m: Mechanics, trump: int) -> list[Shape]:
    """The combinations that may score under these trumps."""
    if not is_race(m):
        return m.shapes[trump + 1]
    return [Shape(MARRIAGE + suit, [[suit * 8 + KING], [suit * 8 + QUEEN]], 1) for suit in range(4)]


def points_of(m: Mechanics, kind: int, trump: int, banned: int) -> int:
    """What a combination scores."""
    suit = KINDS[kind].suit
    if is_race(m):
        return m.marriage_points(suit, trump)
    return m.value(kind, suit, trump, banned)


def scored(known: Knowledge, history: History, action: Action) -> int:
    """The points that an action of an opportunity scores at once."""
    m = known.m
    if action.verb == Verb.DECLARE:
        return points_of(m, action.kind, known.view.trump, known.view.banned)
    if action.verb == Verb.EXCHANGE:
        return m.exchange_value(history.seven_scored(action.card))
    if action.verb == Verb.SHOW:
        return m.show_points
    return m.carte_blanche if action.verb == Verb.CARTE_BLANCHE else 0
