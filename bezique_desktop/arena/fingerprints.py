"""Numbered deals, and fingerprints by which two decks can be compared."""

import hashlib
from collections.abc import Sequence
from typing import Final

from bezique_desktop.engine.cards import card_text, pack
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.rules import Rules

DEAL_NUMBERS: Final = 10**9
"""Deals are numbered below this."""


def decks(rules: Rules, seed: int, count: int) -> list[str]:
    """The fingerprints of so many numbered decks."""
    return [fingerprint(deck_of(rules, derived(seed, number) % DEAL_NUMBERS)) for number in range(count)]


def deck_of(rules: Rules, number: int) -> list[int]:
    """The deck that this deal number means, first dealt first."""
    return shuffled(pack(rules.packs, rules.lowest_rank), number)


def fingerprint(deck: Sequence[int]) -> str:
    """SHA-256 of the cards as text, in the order in which they are dealt, with spaces between them."""
    return hashlib.sha256(" ".join([card_text(card) for card in deck]).encode()).hexdigest()
