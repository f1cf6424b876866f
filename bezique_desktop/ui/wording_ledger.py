"""The ledger in words: what a credit was for, what a deal and a match came to, and who leads next."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.kinds import BEZIQUE, FOUR, QUINT, TWO_SEVENS
from bezique_desktop.engine.preliminaries import following_dealer
from bezique_desktop.engine.results import DealResult, MatchResult, limit_of
from bezique_desktop.engine.rules import RACE, Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.wording_kinds import kind_title
from bezique_desktop.ui.wording_worth import worth_text
from bezique_desktop.ui.words import N_, _, ngettext


class Family(Enum):
    """What brought points, in the order of the chart."""

    MARRIAGES = N_("Marriages")
    QUINTS = N_("Quints")
    BEZIQUES = N_("Béziques")
    FOURS = N_("Fours")
    SEVENS = N_("Sevens")
    BLANCHE = N_("Carte blanche")
    CUT = N_("The cut")
    CARDS = N_("Cards, last")


_SOURCES: Final = {
    Source.DECLARATION: N_("Declaration"),
    Source.EXCHANGE: N_("Seven for the turn-up"),
    Source.SEVEN: N_("Seven shown"),
    Source.DEALER_SEVEN: N_("Seven turned up"),
    Source.CARDS: N_("Card points"),
    Source.LAST_TRICK: N_("Last trick"),
    Source.CARTE_BLANCHE: N_("Carte blanche"),
    Source.CUT: N_("The cut"),
    Source.ESTIMATE: N_("The guess"),
}
_FAMILIES: Final = {
    Source.EXCHANGE: Family.SEVENS,
    Source.SEVEN: Family.SEVENS,
    Source.DEALER_SEVEN: Family.SEVENS,
    Source.CARTE_BLANCHE: Family.BLANCHE,
    Source.CUT: Family.CUT,
    Source.ESTIMATE: Family.CUT,
}


def source_title(credit: Credited) -> str:
    """What a line of the ledger is for: "Marriage", "Last trick"."""
    return kind_title(credit.kind) if credit.source == Source.DECLARATION else _(_SOURCES[credit.source])


def family_of(credit: Credited) -> Family:
    """Where a credit belongs in the chart of what brought the points."""
    if credit.source != Source.DECLARATION:
        return _FAMILIES.get(credit.source, Family.CARDS)
    if credit.kind == TWO_SEVENS:
        return Family.SEVENS
    if credit.kind < QUINT:
        return Family.MARRIAGES
    return Family.QUINTS if credit.kind < BEZIQUE else Family.BEZIQUES if credit.kind < FOUR else Family.FOURS


def family_title(family: Family) -> str:
    """The name of a part of the chart."""
    return _(family.value)


def by_family(ledger: Iterable[Credited], rules: Rules) -> dict[Family, list[int]]:
    """The points of each side by what brought them, in the order of the chart; only what the game has."""
    families = (Family.MARRIAGES, Family.CARDS) if rules.mechanism == RACE else Family
    sums = {family: [0] * rules.sides for family in families}
    for credit in ledger:
        sums[family_of(credit)][credit.side] += credit.points
    return sums


def eldest_next(rules: Rules, dealer: int, result: DealResult) -> int:
    """The seat that leads to the next deal (R-4, C-3, S-2)."""
    return (following_dealer(rules, dealer, result.winner) + 1) % rules.players


def deal_text(view: SeatView, result: DealResult, names: tuple[str, ...]) -> str:
    """What a finished deal means for the match: nobody has won, and who leads next."""
    eldest = eldest_next(view.rules, view.dealer, result)
    if view.rules.result != "points":
        return worth_text(view, result, names) + " " + _leads(view, eldest, names)
    target = view.rules.number("target")
    over = [total for total in view.totals if total >= target]
    first = _("The best totals are equal.") if over else _("Nobody has reached {target}.")
    return first.format(target=target) + " " + _leads(view, eldest, names)


def _leads(view: SeatView, eldest: int, names: tuple[str, ...]) -> str:
    by_score = view.rules.says("next_deal", "loser_leads") and view.rules.players == 2
    tied = len(set(view.scores)) == 1
    if eldest == view.seat:
        if by_score and not tied:
            return _("You scored less in this deal, so you lead the next one.")
        return _("You lead the next deal.")
    if by_score and not tied:
        return _("You scored more in this deal, so {name} leads the next one.").format(name=names[eldest])
    return _("{name} leads the next deal.").format(name=names[eldest])


def match_result_title(view: SeatView, result: MatchResult, names: tuple[str, ...]) -> str:
    """Who has won the match."""
    if result.winner < 0:
        return _("The match is drawn")
    if result.winner == view.side:
        return _("You win the match")
    winners = [name for seat, name in enumerate(names) if view.rules.side_of(seat) == result.winner]
    if len(winners) > 1:
        return _("{name} and {partner} win the match").format(name=winners[0], partner=winners[1])
    return _("{name} wins the match").format(name=winners[0])


def match_result_text(view: SeatView, result: MatchResult, names: tuple[str, ...], conceded: bool = False) -> str:
    """Who has how many, by how much the best is ahead, and whether it was given up."""
    sides = sorted(range(view.rules.sides), key=lambda side: -result.totals[side])
    totals = ", ".join(f"{_side(view.rules, side, names)} {figure(result.totals[side])}" for side in sides)
    text = ngettext(
        "{totals}: a difference of {number} point.", "{totals}: a difference of {number} points.", result.difference
    ).format(totals=totals, number=figure(result.difference))
    best = max(result.totals)
    if conceded:
        return text + " " + _("The match was conceded.")
    if result.winner >= 0 and view.rules.result == "game_points":
        return text + " " + _settled(view.rules, result.difference)
    if result.winner >= 0 and result.totals[result.winner] < best:
        return text + " " + _("The last trick decided.")
    return text


def _settled(rules: Rules, pips: int) -> str:
    """What a match of game points counts, as it is settled and as it might be (S-17)."""
    if limit_of(rules) and rules.says("s_settle", "match"):
        return _("It counts one match; by pips it would be {number}.").format(number=pips)
    return _("By pips it counts {number}; by matches it would be one.").format(number=pips)


def _side(rules: Rules, side: int, names: tuple[str, ...]) -> str:
    return " – ".join(name for seat, name in enumerate(names) if rules.side_of(seat) == side)


def deal_number_text(seed: int) -> str:
    """The number by which a deal can be played again; nothing where there is none."""
    return _("Deal number {number}").format(number=seed) if seed >= 0 else ""
