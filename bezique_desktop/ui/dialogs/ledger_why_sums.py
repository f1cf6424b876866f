"""Why the sums of the ledger are what they are, and by which rule in force the deal counts for the match. No Qt."""

from typing import Final

from bezique_desktop.engine.deal import NOBODY
from bezique_desktop.engine.events import Source
from bezique_desktop.engine.results import DealResult
from bezique_desktop.engine.rules import RACE
from bezique_desktop.table.step import Step
from bezique_desktop.ui import wording_rules_rubicon as rubicon
from bezique_desktop.ui.dialogs.ledger_sums import SideSums
from bezique_desktop.ui.dialogs.ledger_why import why_source
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.wording_rules import match_end, sentences_about
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.wording_worth import is_below_rubicon, worth_text
from bezique_desktop.ui.words import _, ngettext

MOST: Final = 8
"""So many figures are written as a sum."""


def why_declared(sums: SideSums) -> str:
    """The declarations as a sum."""
    points = [figure(credit.points) for credit in sums.declared]
    if not points:
        return _("Nothing was declared in this deal.")
    total = figure(sums.declared_points)
    if 1 < len(points) <= MOST:
        return _("The declarations above together: {sum}.").format(sum=f"{' + '.join(points)} = {total}")
    return _("The declarations above together: {sum}.").format(sum=total)


def why_deal(sums: SideSums) -> str:
    """What the points of the deal are made of."""
    tricks = sums.cards + sums.last_trick
    whole = f"{figure(sums.declared_points)} + {figure(tricks)} = {figure(sums.deal)}"
    return _("What was declared and what the tricks brought: {sum}.").format(sum=whole)


def why_before(step: Step) -> str:
    """Whence what stands to the credit already comes."""
    deals = step.view.deal_number - 1
    if not deals:
        return _("This is the first deal of the match.")
    text = ngettext("Carried over from {number} earlier deal.", "Carried over from {number} earlier deals.", deals)
    return text.format(number=deals)


def why_match(step: Step, sums: SideSums) -> str:
    """How the total comes about, and the rule by which the match ends."""
    rules = step.view.rules
    rule = match_end(rules)
    if step.deal_result is None and rules.result != "points":
        return f"{_('The deal counts for the match when it is over.')}\n{rule}"
    whole = f"{figure(sums.before)} + {figure(sums.gain)} = {figure(sums.match)}"
    return f"{_('Before and this deal together: {sum}.').format(sum=whole)}\n{rule}"


def why_worth(step: Step, result: DealResult) -> str:
    """Why a deal that is a game by itself is worth so much to its winner."""
    rules = step.view.rules
    said = worth_text(step.view, result, step.names)
    if rules.result != "game_value":
        return "\n".join([said, *sentences_about(Topic.WORTH, rules)])
    if result.winner < 0:
        return rubicon.equal_scores()
    is_below = is_below_rubicon(rules, result.scores[1 - result.winner])
    worth = rubicon.in_rubicon(rules) if is_below else rubicon.past_rubicon(rules)
    return "\n".join([said, worth, rubicon.rounding(rules)])


def why_last_trick(step: Step) -> str:
    """The rule about the last trick, or why nobody scores for it."""
    view = step.view
    scored = any(credit.source is Source.LAST_TRICK for credit in step.ledger)
    if view.rules.mechanism == RACE and step.deal_result is not None and not scored:
        if view.closed_by != NOBODY and not any(view.hands):
            return _("The talon was closed, so nobody scores for the last trick.")
        return _("The deal was over before the last trick, so nobody scores for it.")
    return why_source(Source.LAST_TRICK, view.rules, view.rules.number("last_trick_points"))
