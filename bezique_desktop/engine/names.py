"""How the engine names kinds, legal actions and cards in lists that programs read (the referee protocol)."""

from collections.abc import Iterable

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NO_SUIT, SUITS, card_text
from bezique_desktop.engine.kinds import KINDS


def card_texts(cards: Iterable[int]) -> list[str]:
    """Cards sorted as text."""
    return sorted([card_text(card) for card in cards])


def kind_labels(kinds: Iterable[int]) -> list[str]:
    """Kinds, each once, sorted as text."""
    return sorted({KINDS[kind].label for kind in kinds})


def suit_text(suit: int) -> str | None:
    """The letter of a suit, or None where there is none yet."""
    return None if suit == NO_SUIT else SUITS[suit]


def legal_lists(actions: Iterable[Action]) -> dict[str, list[str]]:
    """Legal actions as the protocol groups them: cards to play, kinds to declare, and everything else as text."""
    plays: list[int] = []
    kinds: list[int] = []
    other: list[str] = []
    for action in actions:
        if action.verb == Verb.PLAY:
            plays.append(action.card)
        elif action.verb == Verb.DECLARE:
            kinds.append(action.kind)
        else:
            other.append(str(action))
    return {"play": card_texts(plays), "declare": kind_labels(kinds), "other": sorted(other)}
