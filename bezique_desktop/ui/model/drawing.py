"""The lots before the first deal: who plays with whom (P-1), and who deals (V-2, X-2). The cards, as they are shown."""

from collections.abc import Sequence
from typing import Final

from bezique_desktop.engine.cards import pack, rank_of
from bezique_desktop.engine.chance import derived, shuffled
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.preliminaries import lots
from bezique_desktop.engine.rules import Rules
from bezique_desktop.values import frozen

NOBODY: Final = -1
PERSONS: Final = 4
_PARTNERS: Final = 0x70617274
"""The stream of seeds below that of the match from which partners are drawn."""

Rounds = tuple[tuple[int, ...], ...]
"""Cards drawn, a tuple a round; another round follows a tie."""


@frozen
class Lot:
    """A card for everybody until there is no tie; ``marked`` are those whose last cards decide."""

    names: tuple[str, ...]
    rounds: Rounds
    marked: tuple[int, ...]


@frozen
class Draw:
    """All lots of a match. ``partners`` is None where nobody plays with anybody, or where partners were chosen.

    ``names``, ``dealer`` and ``leader`` go by seats, the viewer's is 0. ``chooser`` is who may choose the dealer,
    ``NOBODY`` where the lowest card deals.
    """

    names: tuple[str, ...]
    partners: Lot | None
    deal: Lot
    dealer: int
    leader: int
    chooser: int

    @property
    def is_choice(self) -> bool:
        """Whether the viewer chooses who deals."""
        return self.chooser == 0


def partner_rounds(rules: Rules, seed: int) -> Rounds:
    """What four people draw, the viewer first: the two highest play against the two lowest, so these must differ."""
    cards = shuffled(pack(rules.packs, rules.lowest_rank), derived(seed, _PARTNERS))
    rounds: list[tuple[int, ...]] = []
    while not rounds or _is_tie(rounds[-1]):
        rounds.append(tuple(cards[len(rounds) * PERSONS : (len(rounds) + 1) * PERSONS]))
    return tuple(rounds)


def partner_by(cards: Sequence[int]) -> int:
    """With whom the first of four plays by the cards they have drawn."""
    order = sorted(range(PERSONS), key=lambda person: rank_of(cards[person]))
    pair = order[:2] if 0 in order[:2] else order[2:]
    return next(person for person in pair if person != 0)


def around(partner: int) -> tuple[int, int, int]:
    """Who of the persons 1 to 3 sits at the seats 1, 2 and 3: the partner opposite."""
    others = [person for person in (1, 2, 3) if person != partner]
    return others[0], partner, others[1]


def draw_of(match: Match, seed: int, partners: Lot | None) -> Draw | None:
    """The lots of a match before its first deal; None where none are drawn."""
    way = match.rules.options["first_dealer"]
    if match.entries or way not in ("low_card", "high_card_chooses"):
        return None
    rounds = tuple(tuple(cards) for cards in lots(match.rules, seed))
    dealer, seats = match.next_dealer(seed), match.rules.players
    chooser = 1 - dealer if way == "high_card_chooses" and seats == 2 else NOBODY
    names = tuple(match.names)
    marked = dealer if chooser == NOBODY else chooser
    return Draw(names, partners, Lot(names, rounds, (marked,)), dealer, (dealer + 1) % seats, chooser)


def _is_tie(cards: Sequence[int]) -> bool:
    ranks = sorted(rank_of(card) for card in cards)
    return ranks[1] == ranks[2]
