"""What a finished deal is worth where it is a game by itself, and why: the rubicon, the schneider, a failed closing."""

from bezique_desktop.engine.deal import NOBODY, OVER
from bezique_desktop.engine.results import DealResult
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.wording_cards import game_points_text
from bezique_desktop.ui.words import _


def claimant(view: SeatView) -> int:
    """Who ended a finished deal by a claim (S-11), else -1: only a claim leaves cards in the hand, and it is made on
    lead."""
    return view.leader if view.phase == OVER and view.hand and view.rules.says("s_claim", "manual") else NOBODY


def claim_text(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    """Whether the claim that ended a deal was right; nothing where none did."""
    seat = claimant(view)
    if seat == NOBODY:
        return ""
    right = result.winner == seat
    if seat == view.seat:
        return _("You claimed rightly") if right else _("You claimed wrongly")
    text = _("{name} claimed rightly") if right else _("{name} claimed wrongly")
    return text.format(name=names[seat])


def worth_text(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    """Who wins the game, what it is worth and why, as one or two sentences."""
    if result.winner < 0:
        return _("The deal is void: nobody scores.")
    return _value_text(view, result, names) if view.rules.result == "game_value" else _pips_text(view, result, names)


def worth_title(rules: Rules) -> str:
    """What the worth of a deal is called."""
    return _("Game value") if rules.result == "game_value" else _("Game points")


def worth_sum(rules: Rules, result: DealResult, side: int) -> str:
    """How the value of a six-deck game comes about, for its winner: "4 600 + 2 300 + 1 000" (X-23)."""
    if rules.result != "game_value" or side != result.winner:
        return ""
    won, lost = result.scores[side], max(score for other, score in enumerate(result.scores) if other != side)
    sign = "+" if is_below_rubicon(rules, lost) else "−"
    if rules.says("x_rounding", "each"):
        won, lost = won // 100 * 100, lost // 100 * 100
    return f"{figure(won)} {sign} {figure(lost)} + {figure(rules.number('x_game_bonus'))}"


def is_below_rubicon(rules: Rules, lost: int) -> bool:
    """Whether a losing score does not save its player from the rubicon (X-23)."""
    return lost < rules.number("x_rubicon")


def _value_text(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    rules, winner = view.rules, result.winner
    loser = 1 - winner
    mine = winner == view.side
    if not is_below_rubicon(rules, result.scores[loser]):
        text = _("You win; both are past the rubicon.") if mine else _("{name} wins; both are past the rubicon.")
    elif mine:
        text = _("You win, and {name} stays below the rubicon of {rubicon}: both scores count for you.")
        return text.format(name=names[loser], rubicon=rules.number("x_rubicon"))
    else:
        text = _("{name} wins, and you stay below the rubicon of {rubicon}: both scores count.")
    return text.format(name=names[winner], rubicon=rules.number("x_rubicon"))


def _pips_text(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    points = game_points_text(result.value)
    mine = result.winner == view.side
    text = _("You win {points}: {reason}.") if mine else _("{name} wins {points}: {reason}.")
    return text.format(name=names[result.winner], points=points, reason=_reason(view, result, names))


def _reason(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    loser, half = 1 - result.winner, view.rules.points["half"]
    name = names[loser]
    mine = loser == view.side
    if claimant(view) == loser:
        text = _("you claimed with {points} of {needed} points, and a wrong claim counts double")
        other = _("{name} claimed with {points} of {needed} points, and a wrong claim counts double")
        needed = view.rules.points["wins_with"]
        return (text if mine else other).format(name=name, points=result.scores[loser], needed=needed)
    if view.closed_by == loser:
        return _("you closed and failed") if mine else _("{name} closed and failed").format(name=name)
    if loser not in view.takers or not result.scores[loser]:
        return _("you took nothing") if mine else _("{name} took nothing").format(name=name)
    if result.scores[loser] < half:
        text = _("you have fewer than {half}") if mine else _("{name} has fewer than {half}")
    else:
        text = _("you have {half} or more") if mine else _("{name} has {half} or more")
    return text.format(name=name, half=half)
