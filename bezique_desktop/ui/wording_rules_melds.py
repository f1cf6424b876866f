"""The rules about declarations and about the sevens of trumps, as sentences."""

from bezique_desktop.engine.cards import JACK, QUEEN, card
from bezique_desktop.engine.mechanics import PARTNER_JACK
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.effect import is_on
from bezique_desktop.ui.wording_cards import card_sign, points_text, tricks_text
from bezique_desktop.ui.words import _


def declaring(rules: Rules) -> list[str]:
    """When and what may be declared, and what cards may do twice."""
    return [
        *_when(rules),
        *_restricted(rules),
        *_before_trumps(rules),
        *_repeats(rules),
        *_growth(rules),
        *_partners(rules),
    ]


def _when(rules: Rules) -> list[str]:
    if rules.says("declare_timing", "before_draw"):
        told = [_("Whoever has taken a trick may make one declaration before drawing.")]
    else:
        told = [_("Whoever is on lead with a full hand may make one declaration before leading.")]
        told.append(
            _("The first leader may declare before the first trick.")
            if is_on(rules, "declare_at_start")
            else _("Before the first trick nothing may be declared.")
        )
    told.append(_("Its cards are laid on the table face up and stay yours to play and to use in other melds."))
    if rules.on("meld_needs_hand_card"):
        told.append(_("At least one card of a declaration must come from the hand."))
    if rules.on("announce_pending"):
        told.append(
            _("Melds that lie complete on the table and are not yet scored are announced; a dashed bracket marks them.")
        )
    if rules.on("expose_extra"):
        told.append(_("You may lay out more than you score, to score it later."))
    return told


def _restricted(rules: Rules) -> list[str]:
    tricks = rules.number("restricted_until_tricks")
    if not tricks:
        return []
    if rules.says("restricted_scope", "all_declarations"):
        return [_("Nothing may be declared before you have taken {tricks}.").format(tricks=tricks_text(tricks))]
    text = (
        _("Marriages and quints may be declared only when you have taken {tricks}.")
        if rules.sides == rules.players
        else _("Marriages and quints may be declared only when your side has taken {tricks}.")
    )
    return [text.format(tricks=tricks_text(tricks))]


def _repeats(rules: Rules) -> list[str]:
    told = [
        {
            "once": _("Each meld scores only once a deal for each player; marriages and quints once in each suit."),
            "fresh": _("The same meld may score again, but only with cards that are all new to it."),
            "replace": _(
                "The same meld may score again with at least one new card, once the old one is no longer complete."
            ),
            "portland": _(
                "The same meld may score again with one new card once the old one is broken, or with all new cards."
            ),
        }[str(rules.options["repeat_rule"])]
    ]
    if rules.on("single_double_lock"):
        told.append(_("A marriage rules out every other marriage of its suit, and a bézique every other bézique."))
    if rules.says("quartet_suits", "distinct"):
        told.append(_("Four of a kind must be of four different suits."))
    else:
        told.append(_("Four of a kind may be of any suits."))
    return told


def _growth(rules: Rules) -> list[str]:
    told = [
        _("King and queen of a scored marriage may still become a quint.")
        if rules.on("quint_after_marriage")
        else _("A card used in a marriage may not be used in a quint."),
        _("King and queen of a scored quint may still become a marriage.")
        if rules.on("marriage_after_quint")
        else _("King and queen of a scored quint cannot become a marriage."),
    ]
    if is_on(rules, "bezique_upgrade"):
        told.append(_("A scored bézique may grow: with a second pair the double bézique scores in full as well."))
        if rules.packs > 2:
            told.append(_("So it goes on with each further pair, while all the cards still lie on the table."))
    if rules.on("double_marriage") and not rules.on("single_double_lock"):
        told.append(_("All four cards of a double marriage must be new to marriages of that suit."))
    if rules.says("bezique_cards", "by_trump"):
        told.append(_("The cards of bézique follow the trump suit: its queen with the jack that belongs to it."))
        told.append(_("They are {pairs}.").format(pairs=_bezique_pairs()))
    if rules.on("bezique_makes_trump"):
        told.append(_("While there are no trumps, a bézique makes the suit of its queen trumps."))
    if is_on(rules, "trump_repeat_ban"):
        told.append(_("The suit that was trumps in the last deal cannot become trumps again."))
    return told


def _bezique_pairs() -> str:
    """Queen and jack of a bézique under each trump suit (M-1)."""
    pairs = (f"{card_sign(card(QUEEN, suit))}{card_sign(card(JACK, jack))}" for suit, jack in enumerate(PARTNER_JACK))
    return ", ".join(pairs)


def _before_trumps(rules: Rules) -> list[str]:
    """What has to wait until there are trumps (N-4, N-6, X-12); nothing where a card is turned up."""
    if rules.says("trump_source", "turn_up"):
        return []
    told = []
    if rules.says("trump_source", "first_marriage"):
        told.append(_("Until there are trumps no quint may be declared, only marriages, béziques and fours."))
    elif rules.says("bezique_cards", "by_trump") and not rules.on("bezique_makes_trump"):
        told.append(_("Until there are trumps there is no bézique and no four of trumps."))
    told.append(_("If nobody makes trumps, the whole deal is played without them."))
    return told


def _partners(rules: Rules) -> list[str]:
    told: list[str] = []
    if rules.on("partner_may_declare"):
        told.append(_("The partner of the winner may declare in his place."))
    if rules.on("partner_combine"):
        told.append(_("Partners may combine their cards with those that lie before the other."))
    return told


def sevens(rules: Rules) -> list[str]:
    """What the sevens of trumps can do; nothing where no card is turned up."""
    if not rules.says("trump_source", "turn_up"):
        return []
    exchange, show = rules.number("seven_exchange_points"), rules.number("seven_show_points")
    told = [_("Whenever you may declare, you may also exchange a seven of trumps for the turned-up card.")]
    if exchange:
        told.append(_("The exchange scores {points}.").format(points=points_text(exchange)))
    else:
        told.append(_("The exchange scores nothing."))
    if show:
        told.append(_("Showing a seven without exchanging it scores {points}.").format(points=points_text(show)))
    both = rules.number("two_sevens_points")
    if both:
        text = (
            _("Both sevens of trumps together are a declaration of {points}.")
            if rules.packs == 2
            else _("Two sevens of trumps together are a declaration of {points}, once a deal for each player.")
        )
        told.append(text.format(points=points_text(both)))
    if show:
        told.append(_("Each seven scores for being held only once."))
    if rules.on("seven_is_declaration"):
        told.append(_("A seven used in this way takes the place of the declaration."))
    return told
