"""The rules of Sixty-Six as sentences made from the rules in force (rules chapter S)."""

from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.effect import is_on
from bezique_desktop.ui.wording_cards import points_text
from bezique_desktop.ui.words import _


def open_play(rules: Rules) -> list[str]:
    """Tricks and draws."""
    return [
        _("The player after the dealer leads. While the talon lasts any card may be played: nobody must follow suit."),
        _("The highest trump takes the trick; without one, the highest card of the suit led."),
        _("The winner draws a card first, then the other player, and leads to the next trick."),
    ]


def marriages(rules: Rules) -> list[str]:
    """Announcing a king and queen (S-6)."""
    plain, trump = points_text(rules.points["marriage"]), points_text(rules.points["trump_marriage"])
    told = [
        _("Whoever is on lead may announce a king and queen of one suit, and must lead one of the two."),
        _("A marriage scores {plain}, in trumps {trump}.").format(plain=plain, trump=trump),
    ]
    if rules.on("s_marriage_needs_trick"):
        told.append(_("Its points count only when you have taken a trick."))
    if rules.on("s_marriage_in_end"):
        told.append(_("This is allowed to the end, also when the talon is drawn or closed."))
    else:
        told.append(_("When the talon is drawn or closed nothing can be announced any more."))
    return told


def nine(rules: Rules) -> list[str]:
    """Exchanging the nine (S-7)."""
    if rules.says("s_exchange_when", "on_lead"):
        when = _("On lead, once you have taken a trick, you may exchange the nine of trumps for the turned-up card.")
    else:
        when = _(
            "In your turn, once you have taken a trick, you may exchange the nine of trumps for the turned-up card."
        )
    return [when, _("The exchange scores nothing, and is over when the talon is drawn or closed.")]


def closing(rules: Rules) -> list[str]:
    """Closing the talon (S-8)."""
    if rules.says("s_close_when", "any_lead"):
        when = _("Whoever is on lead may close the talon before leading, while it has at least two cards.")
    else:
        when = _("Whoever leads to the first trick may close the talon before leading.")
    return [when, _("The turned-up card is turned over: nobody draws any more, and the cards in hand are played out.")]


def winning(rules: Rules) -> list[str]:
    """Reaching the number that wins (S-11)."""
    number = rules.points["wins_with"]
    told = [_("The first to have {number} points from tricks and marriages wins the deal.").format(number=number)]
    if rules.says("s_claim", "manual"):
        told += [
            _("Nobody tells the score: whoever thinks he has enough claims it when he is on lead."),
            _("A wrong claim loses like a failed closing."),
            _("If nobody claims, the deal is settled after the last card; if both have enough, it is void."),
        ]
    else:
        told.append(_("The deal stops at that moment. If nobody gets there, it is void and dealt again."))
    if is_on(rules, "s_carry_65"):
        told.append(_("If both have 65, a game point is added to the next deal."))
    return told


def worth(rules: Rules) -> list[str]:
    """Game points (S-12, S-13)."""
    half = rules.points["half"]
    claims = rules.says("s_claim", "manual")
    double = _("A player who has closed and fails loses double.")
    return [
        _("The winner scores one game point if the other player has {half} or more.").format(half=half),
        _("He scores two if the other has fewer, and three if the other has taken no trick or no points."),
        _("A player who has closed and fails, or who claims wrongly, loses double.") if claims else double,
    ]


def match(rules: Rules) -> list[str]:
    """How long a match lasts, and what it counts (S-15, S-17)."""
    if not rules.number("s_match_target"):
        return [match_end(rules)]
    settled = (
        _("The difference of the game points settles it.")
        if rules.says("s_settle", "pips")
        else _("A match counts as one win, however high.")
    )
    return [match_end(rules), settled]


def match_end(rules: Rules) -> str:
    """How long a match lasts (S-15)."""
    target = rules.number("s_match_target")
    if not target:
        return _("The match has no fixed end; the difference of the game points settles it.")
    return _("The first to have {target} game points wins the match.").format(target=target)
