"""Why a line of the ledger brought its points: the sentences of the rules in force that say so. No Qt."""

import re
from typing import Final

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.rules import RACE, Rules
from bezique_desktop.ui.dialogs.meld_table import MeldWorth
from bezique_desktop.ui.wording_kinds import kind_name, kind_needs
from bezique_desktop.ui.wording_rules import sentences_about
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.words import _

_CHAPTERS: Final = {
    Source.DECLARATION: Topic.MARRIAGES,
    Source.EXCHANGE: Topic.SEVENS,
    Source.SEVEN: Topic.SEVENS,
    Source.DEALER_SEVEN: Topic.DEAL,
    Source.CARDS: Topic.CARD_POINTS,
    Source.LAST_TRICK: Topic.LAST_TRICKS,
    Source.CARTE_BLANCHE: Topic.CARTE_BLANCHE,
    Source.CUT: Topic.DEAL,
    Source.ESTIMATE: Topic.DEAL,
}
_MOST: Final = 2


def why_credit(credit: Credited, rules: Rules, trump: int) -> str:
    """The rule by which a credit was given."""
    if credit.source is not Source.DECLARATION or rules.mechanism == RACE:
        return why_source(credit.source, rules, credit.points)
    worth = MeldWorth(credit.kind, (), "", rules.plain[credit.kind], rules.trump[credit.kind])
    points = _("{meld}: {points}.").format(meld=kind_name(credit.kind), points=worth.points)
    return f"{kind_needs(credit.kind, rules, trump)} {points}"


def why_source(source: Source, rules: Rules, points: int) -> str:
    """The sentences of the rules about such points: those that name the number, else the first of their chapter."""
    told = sentences_about(_CHAPTERS[source], rules)
    if source is Source.CARDS:
        return " ".join(told[:_MOST])
    named = [sentence for sentence in told if str(points) in re.findall(r"\d+", sentence)]
    return " ".join(named[:1] or told[:_MOST])
