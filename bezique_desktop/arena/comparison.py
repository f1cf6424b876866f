"""The rounds of a comparison: the same cards from every seat, and who did how well in it."""

from dataclasses import asdict, dataclass, field

from bezique_desktop.arena.contestants import Contestant
from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.arena.luck import Judge
from bezique_desktop.arena.matches import NumberedMatch
from bezique_desktop.arena.setting import Plain
from bezique_desktop.engine.mechanics import Mechanics

MICROSECONDS = 1_000_000


@dataclass
class Share:
    """What one contestant had of a round: means over its seats.

    ``points`` is its score, ``margin`` that less the mean of the others', ``luck`` the part of the margin that the
    draws brought, ``wins`` the part of deals or matches won (a draw is shared), ``times`` its moves in microseconds;
    ``faults`` counts moves in which it was replaced, ``reasons`` says why.
    """

    points: float = 0.0
    margin: float = 0.0
    luck: float = 0.0
    wins: float = 0.0
    deals: float = 0.0
    times: list[int] = field(default_factory=list)
    faults: int = 0
    reasons: list[str] = field(default_factory=list)


def round_of_deals(
    mechanics: Mechanics, contestants: list[Contestant], series: int, number: int, judge: Judge | None
) -> list[Share]:
    """Play one deal once for each way of turning the contestants round the table, one contestant a side."""
    deal = NumberedDeal(mechanics, series, number)
    shares = [Share() for _ in contestants]
    for turn in range(mechanics.sides):
        scores = deal.play(seated(mechanics, contestants, turn), judge)
        _add(shares, turn, scores, deal.luck, _winners(scores), 1)
    return _told(shares, contestants)


def round_of_matches(mechanics: Mechanics, contestants: list[Contestant], series: int, number: int) -> list[Share]:
    """Play one match once for each way of turning the contestants round the table, one contestant a side."""
    match = NumberedMatch(mechanics.rules, series, number)
    shares = [Share() for _ in contestants]
    for turn in range(mechanics.sides):
        winner, totals, deals = match.play(seated(mechanics, contestants, turn))
        winners = [winner] if winner >= 0 else list(range(mechanics.sides))
        _add(shares, turn, totals, [0.0] * mechanics.sides, winners, deals)
    return _told(shares, contestants)


def seated(mechanics: Mechanics, contestants: list[Contestant], turn: int) -> list[Contestant]:
    """Who sits at each seat after so many turns of the table; partners are the same contestant."""
    return [contestants[(seat + turn) % mechanics.sides] for seat in range(mechanics.seats)]


def _winners(scores: tuple[int, ...]) -> list[int]:
    return [side for side, score in enumerate(scores) if score == max(scores)]


def _add(
    shares: list[Share], turn: int, scores: tuple[int, ...], luck: list[float], winners: list[int], deals: int
) -> None:
    sides = len(shares)
    for side, score in enumerate(scores):
        share = shares[(side + turn) % sides]
        share.points += score / sides
        share.margin += (score - (sum(scores) - score) / (sides - 1)) / sides
        share.luck += luck[side] / sides
        share.deals += deals / sides
        if side in winners:
            share.wins += 1 / len(winners) / sides


def _told(shares: list[Share], contestants: list[Contestant]) -> list[Share]:
    for share, contestant in zip(shares, contestants, strict=True):
        share.times = [round(seconds * MICROSECONDS) for seconds in contestant.seconds]
        share.faults, share.reasons = contestant.faults, contestant.reasons
        contestant.forget()
    return shares


def plain_shares(shares: list[Share]) -> Plain:
    """The shares of a round for JSON."""
    return {"shares": [asdict(share) for share in shares]}


def shares_of(plain: Plain) -> list[Share]:
    """The shares that :func:`plain_shares` wrote."""
    listed = plain["shares"]
    assert isinstance(listed, list)
    return [Share(**share) for share in listed]
