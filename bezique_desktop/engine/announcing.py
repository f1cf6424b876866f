"""Which combinations wait to be scored, announced whenever that changes (M-11)."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.events import Event, Pending

Meld = tuple[int, tuple[int, ...]]
"""A kind, and cards that make it."""


def announcements(before: list[list[Meld]], after: list[list[Meld]], seat: int, action: Action) -> list[Event]:
    """What is announced when this action of a seat has changed what waits before each of them.

    A combination that waits no longer because it has just been scored needs no word.
    """
    scored = action.kind if action.verb == Verb.DECLARE else -1
    told: list[Event] = []
    for each, (was, now) in enumerate(zip(before, after, strict=True)):
        kinds = _kinds(now)
        if kinds != [kind for kind in _kinds(was) if each != seat or kind != scored]:
            cards = {card for _kind, made in now for card in made}
            told.append(Pending(each, tuple(kinds), tuple(sorted(cards))))
    return told


def _kinds(melds: list[Meld]) -> list[int]:
    """The kinds, each once: a bezique may be made of several pairs while there are no trumps (X-12)."""
    return list(dict.fromkeys([kind for kind, _cards in melds]))
