"""All questions about the rules, and those that are asked otherwise in some games."""

from collections.abc import Mapping
from typing import Final

from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.wording_options import Group, Question
from bezique_desktop.ui.wording_questions_play import DEAL, END_PLAY, MANNERS
from bezique_desktop.ui.wording_questions_points import DECLARING, SCORING
from bezique_desktop.ui.words import N_

QUESTIONS: Final[Mapping[str, Question]] = {**SCORING, **DECLARING, **END_PLAY, **DEAL, **MANNERS}
"""Every option that can be changed, in the order in which they are asked."""
_OF_MANY: Final[Mapping[str, Question]] = {
    "next_deal": Question(
        N_("Who deals after the first deal?"),
        N_("The player next to the dealer leads."),
        Group.DEAL,
        "house",
        {"alternate": N_("Each in turn"), "loser_leads": N_("In turn"), "winner_deals": N_("The winner")},
        rare=frozenset({"loser_leads"}),
    ),
}
"""Questions that are asked otherwise of three and more players: the deal goes round, whoever has lost (R-4)."""


def question_of(rules: Rules, option: str) -> Question:
    """The question about an option, as it is asked in this game."""
    return _OF_MANY[option] if rules.players > 2 and option in _OF_MANY else QUESTIONS[option]
