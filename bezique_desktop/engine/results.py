"""How a deal and a match end: deal results, what is added to the totals, and who has won (R-12, C-14, T-8, T-9, X-22 to
X-24, S-15)."""

from typing import Final

from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.rules import Rules
from bezique_desktop.values import frozen

NO_WINNER: Final = -1
DEAL_WINS_TARGET: Final = 1500
"""The highest target at which a triple bezique wins the match by itself (T-8)."""


@frozen
class DealResult:
    """A finished deal: the scores by side, the winning side (else -1), and what the deal is worth to it.

    The value is the lead over the next best side, the game value (X-23) or the game points (S-12), as the rules of the
    game say.
    """

    scores: tuple[int, ...]
    winner: int
    value: int


@frozen
class MatchResult:
    """A finished match: the winning side (-1 if the totals are equal), the totals, and the winner's less the best
    other, unsigned."""

    winner: int
    totals: tuple[int, ...]
    difference: int


def game_value(won: int, lost: int, rubicon: int, bonus: int, rounding: str) -> int:
    """What a six-deck game is worth to its winner (X-23); scores in points, ``rounding`` as ``x_rounding``."""
    sign = -1 if lost >= rubicon else 1
    if rounding == "each":
        return won // 100 * 100 + sign * (lost // 100 * 100) + bonus
    value = won + sign * lost + bonus
    return value // 100 * 100 if rounding == "final" else value


def deal_result(rules: Rules, deal: Deal, waiting: int) -> DealResult:
    """The result of a finished deal; ``waiting`` is what earlier void deals add to it (S-11)."""
    scores = tuple(deal.scores)
    if rules.result == "game_points":
        return DealResult(scores, deal.winner, deal.value + waiting if deal.winner != NO_WINNER else 0)
    best = max(scores)
    if scores.count(best) > 1:
        return DealResult(scores, NO_WINNER, 0)
    other = sorted(scores)[-2]
    value = best - other
    if rules.result == "game_value":
        value = game_value(
            best, other, rules.number("x_rubicon"), rules.number("x_game_bonus"), str(rules.options["x_rounding"])
        )
    return DealResult(scores, scores.index(best), value)


def gains(rules: Rules, result: DealResult) -> tuple[int, ...]:
    """What a deal adds to the totals: its points, or its value to the winner."""
    if rules.result == "points":
        return result.scores
    return tuple([result.value if side == result.winner else 0 for side in range(rules.sides)])


def carried(rules: Rules, result: DealResult, waiting: int) -> int:
    """What waits for the next deal: a game point for each void deal of 65 to 65, until one is won (S-11)."""
    if result.winner != NO_WINNER:
        return 0
    level = rules.on("s_carry_65") and all(score == 65 for score in result.scores)
    return waiting + 1 if level else waiting


def match_result(rules: Rules, totals: list[int], deal: Deal, deals: int) -> MatchResult | None:
    """The result of the match after a finished deal, or None if another one is played."""
    limit = limit_of(rules)
    if not limit:
        return None
    if rules.result == "game_value":
        return by_totals(totals) if deals >= limit else None
    winner = _triple(rules, deal, limit)
    if winner == NO_WINNER:
        winner = _over_target(rules, totals, deal, limit)
    return None if winner == NO_WINNER else outcome(totals, winner)


def limit_of(rules: Rules) -> int:
    """So many deals, game points or points end a match; 0 where it goes on until it is stopped (X-24, S-15)."""
    return rules.number({"game_value": "x_deals", "game_points": "s_match_target"}.get(rules.result, "target"))


def by_totals(totals: list[int]) -> MatchResult:
    """The match as won by whoever has most."""
    return outcome(totals, _single_best(totals, range(len(totals))))


def outcome(totals: list[int], winner: int) -> MatchResult:
    """The match as won by this side, or by nobody."""
    if winner == NO_WINNER:
        return MatchResult(NO_WINNER, tuple(totals), 0)
    others = [total for side, total in enumerate(totals) if side != winner]
    return MatchResult(winner, tuple(totals), abs(totals[winner] - max(others)))


def _triple(rules: Rules, deal: Deal, target: int) -> int:
    if rules.on("triple_bezique_wins") and target <= DEAL_WINS_TARGET:
        for owner, history in enumerate(deal.histories):
            if history.scored[BEZIQUE + 2]:
                return rules.side_of(owner)
    return NO_WINNER


def _over_target(rules: Rules, totals: list[int], deal: Deal, target: int) -> int:
    over = [side for side, total in enumerate(totals) if total >= target]
    if len(over) < 2:
        return over[0] if over else NO_WINNER
    last = rules.side_of(deal.takers[-1])
    if rules.says("both_over", "last_trick") and last in over:
        return last
    return _single_best(totals, over)


def _single_best(totals: list[int], sides: "range | list[int]") -> int:
    best = [side for side in sides if totals[side] == max(totals)]
    return best[0] if len(best) == 1 else NO_WINNER
