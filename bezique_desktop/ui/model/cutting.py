"""What a person is asked before a deal where the dealer's cut may score: to lift cards, or to guess how many are lifted
(X-3)."""

from collections.abc import Sequence

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.preliminaries import cuts, drawn_cut
from bezique_desktop.values import frozen


@frozen
class CutQuestion:
    """``lifted`` cards lie beside the pack to be guessed, 0 if the person is the dealer and lifts them himself.

    ``cards`` are those of the whole pack, ``wanted`` the number that scores for the dealer, ``points`` what the right
    number brings the person who is asked. ``dealer`` is his name.
    """

    lifted: int
    cards: int
    wanted: int
    points: int
    dealer: str

    @property
    def lifts(self) -> bool:
        """Whether the person lifts the cards."""
        return self.lifted == 0


def cut_question(
    match: Match, names: Sequence[str], seat: int, seed: int, dealer: int | None = None
) -> CutQuestion | None:
    """What this seat has to say before the deal of this number; None where there is nothing to be said.

    ``names`` are those of the seats, ``dealer`` is who deals, if that is not left to the rules.
    """
    if not cuts(match.rules):
        return None
    dealer = match.next_dealer(seed) if dealer is None else dealer
    points = match.rules.points
    name, cards, wanted = names[dealer], match.rules.cards, points["cut_cards"]
    if dealer != seat:
        return CutQuestion(drawn_cut(match.rules, seed)[0], cards, wanted, points["estimate"], name)
    if match.rules.says("x_cut_bonus", "interactive"):
        return CutQuestion(0, cards, wanted, points["cut"], name)
    return None
