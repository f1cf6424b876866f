"""The rules of games for more than two players and of six-deck Bézique, as sentences made from the rules in force."""

from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.wording_cards import cards_count, points_text
from bezique_desktop.ui.words import _


def seats(rules: Rules) -> list[str]:
    """Who plays with whom, and which way round; nothing for two."""
    if rules.players == 2:
        return []
    told = []
    if rules.sides < rules.players:
        told.append(_("Opposite players are partners: they keep their tricks together and share one score."))
        told.append(
            _("Before the first deal partners are chosen or drawn: the two highest cards against the two lowest.")
        )
    if rules.says("direction", "cw"):
        return [*told, _("Play goes round clockwise: the player at the left is next.")]
    return [*told, _("Play goes round anticlockwise: the player at the right is next.")]


def cut(rules: Rules) -> list[str]:
    """The dealer's cut and the estimate (X-3); nothing where they do not count."""
    if rules.says("x_cut_bonus", "off") or "cut" not in rules.points:
        return []
    wanted, cut_points = cards_count(rules.points["cut_cards"]), points_text(rules.points["cut"])
    guess = points_text(rules.points["estimate"])
    return [
        _("The dealer lifts a packet for the deal; if it holds exactly {cards}, he scores {points}.").format(
            cards=wanted, points=cut_points
        ),
        _("The other player guesses how many cards were lifted; the right number scores {points}.").format(
            points=guess
        ),
    ]


def blanche(rules: Rules) -> list[str]:
    """Carte blanche (X-6, X-7); nothing where it does not count."""
    if not rules.on("carte_blanche") or "carte_blanche" not in rules.points:
        return []
    points = points_text(rules.points["carte_blanche"])
    return [
        _("Whoever is dealt no king, queen or jack may show the hand before the first card, for {points}.").format(
            points=points
        ),
        _("From then on each drawn card that is no king, queen or jack may be shown as well, for {points}.").format(
            points=points
        ),
        _("The right ends with the first king, queen or jack drawn, or with the first card that is not shown."),
    ]
