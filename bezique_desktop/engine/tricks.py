"""Who takes a trick, and which cards may be played to one (G-9 to G-15)."""

from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.reasons import Reason


def beats(card: int, best: int, trump: int, by_rank: bool) -> bool:
    """Whether a later card takes the trick from the best so far; an equal one never does (G-10; by rank: G-11)."""
    suit = (card >> 3) & 3
    lead = (best >> 3) & 3
    if suit == lead:
        return card & 7 > best & 7
    if suit == trump:
        return True
    return by_rank and lead != trump and card & 7 > best & 7


def winner(cards: list[int], trump: int, by_rank: bool) -> int:
    """The index of the card that takes the trick, cards in order of play; ``trump`` may be ``NO_SUIT`` (G-12)."""
    best = 0
    for index in range(1, len(cards)):
        if beats(cards[index], cards[best], trump, by_rank):
            best = index
    return best


def may_follow(holding: list[int], trick: list[int], trump: int, must_beat: bool, suit_or_trump: bool) -> list[int]:
    """The cards of a holding that may be played in the END phase (G-13 to G-15); ``must_beat`` wins over
    ``suit_or_trump``."""
    if not trick:
        return holding
    led = (trick[0] >> 3) & 3
    suited = [card for card in holding if (card >> 3) & 3 == led]
    trumps = [card for card in holding if (card >> 3) & 3 == trump] if trump != NO_SUIT and trump != led else []
    if must_beat:
        return _must_beat(holding, suited, trumps, trick, trump)
    if suit_or_trump:
        return suited + trumps or holding
    return suited or trumps or holding


def _must_beat(holding: list[int], suited: list[int], trumps: list[int], trick: list[int], trump: int) -> list[int]:
    best = trick[winner(trick, trump, False)]
    if suited:
        return [card for card in suited if beats(card, best, trump, False)] or suited
    return [card for card in trumps if beats(card, best, trump, False)] or holding


def why_not(
    card: int, allowed: list[int], trick: list[int], trump: int, must_beat: bool, suit_or_trump: bool
) -> Reason:
    """The duty that a held card outside the allowed ones would break."""
    led = (trick[0] >> 3) & 3
    if all([(each >> 3) & 3 == led for each in allowed]):
        return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == led else Reason.MUST_FOLLOW_SUIT
    if suit_or_trump and not must_beat:
        return Reason.MUST_FOLLOW_OR_TRUMP
    return Reason.MUST_BEAT if must_beat and (card >> 3) & 3 == trump else Reason.MUST_TRUMP
