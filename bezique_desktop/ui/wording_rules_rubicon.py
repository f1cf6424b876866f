"""What a deal of six-deck Bézique is worth as a game by itself: sentences made from the rules (X-22 to X-24)."""

from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.wording_cards import points_text
from bezique_desktop.ui.words import _


def match(rules: Rules) -> list[str]:
    """What a game is worth, and when the match ends."""
    return [equal_scores(), past_rubicon(rules), in_rubicon(rules), rounding(rules), match_end(rules)]


def equal_scores() -> str:
    """Who wins a deal, and when nobody does."""
    return _("Each deal is a game, and the higher score wins it; with equal scores nobody does.")


def past_rubicon(rules: Rules) -> str:
    """What the winner gets from a loser who has enough."""
    text = _("If the loser has {rubicon} or more, the winner gets the difference of the scores and {bonus}.")
    return _with_numbers(text, rules)


def in_rubicon(rules: Rules) -> str:
    """What the winner gets from a loser who has too little."""
    text = _("Below {rubicon} the loser is in the rubicon: the winner gets the sum of the scores and {bonus}.")
    return _with_numbers(text, rules)


def rounding(rules: Rules) -> str:
    """What is rounded, and when."""
    return {
        "each": _("Both scores are first rounded down to full hundreds."),
        "final": _("The result is rounded down to full hundreds."),
        "none": _("Nothing is rounded."),
    }[str(rules.options["x_rounding"])]


def match_end(rules: Rules) -> str:
    """After how many deals the match ends."""
    deals = rules.number("x_deals")
    if not deals:
        return _("The match has no fixed end: it goes on for as many deals as you like.")
    return _("The match ends after {deals} deals; the higher total wins.").format(deals=deals)


def _with_numbers(text: str, rules: Rules) -> str:
    return text.format(rubicon=rules.number("x_rubicon"), bonus=points_text(rules.number("x_game_bonus")))
