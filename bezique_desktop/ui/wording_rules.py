"""The rules of a game as a player reads them: made from the rules in force, so that no number stands here."""

from collections.abc import Callable
from typing import Final

from bezique_desktop.engine.results import limit_of
from bezique_desktop.engine.rules import CARD_POINTS, RACE, Rules
from bezique_desktop.games.effect import has_effect, is_on
from bezique_desktop.ui import wording_rules_race as race
from bezique_desktop.ui import wording_rules_rubicon as rubicon
from bezique_desktop.ui.wording_cards import cards_count, points_text, rank_word
from bezique_desktop.ui.wording_rules_melds import declaring, sevens
from bezique_desktop.ui.wording_rules_more import blanche, cut, seats
from bezique_desktop.ui.wording_topics import Topic
from bezique_desktop.ui.words import _, ngettext
from bezique_desktop.values import frozen


@frozen
class Section:
    """A chapter of the rules with its sentences."""

    topic: Topic
    sentences: tuple[str, ...]


def rule_sections(rules: Rules) -> list[Section]:
    """All sections that have something to say, in reading order."""
    chapters = _RACE if rules.mechanism == RACE else _SECTIONS
    sections = [Section(topic, tuple(sentences(rules))) for topic, sentences in chapters]
    return [section for section in sections if section.sentences]


def sentences_about(topic: Topic, rules: Rules) -> tuple[str, ...]:
    """What the rules say about a topic; nothing where they have no such chapter."""
    return next((section.sentences for section in rule_sections(rules) if section.topic is topic), ())


def _cards(rules: Rules) -> list[str]:
    packs = ngettext("{number} pack of {size} cards", "{number} packs of {size} cards", rules.packs)
    ranks = ", ".join(rank_word(rank) for rank in range(7, rules.lowest_rank - 1, -1))
    packed = packs.format(number=rules.packs, size=rules.cards // rules.packs)
    one = f"{packed}."
    return [
        one if rules.packs == 1 else _("{packs}, {cards} in all.").format(packs=packed, cards=cards_count(rules.cards)),
        _("From high to low: {ranks}. The ten is above the king, in trumps too.").format(ranks=ranks),
        *seats(rules),
    ]


def _deal(rules: Rules) -> list[str]:
    packets = {
        1: _("one at a time"),
        2: _("two at a time"),
        "3-2-3": _("three, two and three at a time"),
    }
    told = [
        _("Each player is dealt {cards}, {packets}; the rest is the talon.").format(
            cards=cards_count(rules.hand), packets=packets[rules.options["deal_packets"]]
        ),
        {
            "turn_up": _("The next card is turned up: its suit is trumps. It lies by the talon and is drawn last."),
            "first_marriage": _(
                "No card is turned up. There are no trumps until the first marriage makes its suit trumps."
            ),
            "first_marriage_or_sequence": _("No card is turned up. The first marriage or quint makes its suit trumps."),
        }[str(rules.options["trump_source"])],
    ]
    bonus = rules.number("dealer_seven_bonus")
    if bonus and rules.says("trump_source", "turn_up"):
        told.append(_("If it is a seven, the dealer scores {points}.").format(points=points_text(bonus)))
    return [*told, *cut(rules), _first_deal(rules), *_next_deal(rules)]


def _first_deal(rules: Rules) -> str:
    return {
        "low_card": _("For the first deal each player draws a card; the lowest deals."),
        "high_card_chooses": _("For the first deal each player draws a card; the highest chooses who deals."),
        "match_parity": _("By turns: in one match you deal first, in your next one the opponent does."),
        "client_leads": _("The host of the table deals first."),
        "random": _("Chance decides who deals first."),
    }[str(rules.options["first_dealer"])]


def _next_deal(rules: Rules) -> list[str]:
    """Who deals the next deal; nothing where there is but one."""
    if limit_of(rules) == 1:
        return []
    if rules.players == 2 and rules.says("next_deal", "loser_leads"):
        return [_("Whoever scored less in a deal leads to the next one, and the other player deals.")]
    if rules.says("next_deal", "winner_deals"):
        return [_("The winner of a deal deals the next one.")]
    return [_("After that the deal passes from player to player.")]


def _open_play(rules: Rules) -> list[str]:
    taker = (
        _("The highest trump takes the trick; without one, the highest card of the suit led.")
        if rules.says("open_trick_rule", "suit")
        else _("The highest trump takes the trick; without one, the highest card of any suit.")
    )
    return [
        _("The player after the dealer leads. While the talon lasts any card may be played: nobody must follow suit."),
        taker,
        _("Of two equal cards the one that was played first wins."),
        _("The winner draws a card first, then the others, and leads to the next trick."),
    ]


def _end_play(rules: Rules) -> list[str]:
    follow = (
        _("From now on you must follow suit, and without the suit you must trump; only then is any card allowed.")
        if rules.says("end_follow", "suit_then_trump") or not has_effect(rules, "end_follow")
        else _("From now on you must follow suit or trump, as you like; only without both is any card allowed.")
    )
    told = [
        _("When the talon is gone all shown cards go back to the hand, and nothing can be declared any more."),
        follow,
    ]
    told.append(
        _("You must also win the trick if you can.")
        if rules.on("end_must_beat")
        else _("There is no duty to win the trick.")
    )
    last = rules.number("last_trick_points")
    if last and rules.on("split_last_trick"):
        told.append(_("The last trick is worth {points}, half for each side.").format(points=points_text(last)))
    elif last:
        told.append(_("Whoever takes the last trick scores {points}.").format(points=points_text(last)))
    return told


def _play_out(rules: Rules) -> list[str]:
    """The last tricks of a race: suit must be followed, whether the talon is drawn or closed."""
    told = [
        _("When the talon is drawn or closed you must follow suit; without the suit you must trump."),
        _("Only without both is any card allowed."),
        _("You must also win the trick if you can.")
        if rules.on("s_end_must_beat")
        else _("There is no duty to win the trick."),
    ]
    last = rules.number("last_trick_points")
    if last:
        told.append(_("Whoever takes the last trick scores {points}.").format(points=points_text(last)))
        if not rules.on("s_last_trick_when_closed"):
            told.append(_("After a closing the last trick scores nothing."))
    return told


def _card_points(rules: Rules) -> list[str]:
    values = [
        points if rank >= rules.lowest_rank else 0
        for rank, points in enumerate(CARD_POINTS[str(rules.options["card_points"])])
    ]
    counted = [f"{rank_word(rank)} {values[rank]}" for rank in range(7, -1, -1) if values[rank]]
    if not counted:
        return [_("The cards taken in tricks count nothing.")]
    when = (
        _("They are added trick by trick.")
        if rules.says("card_points_when", "per_trick")
        else _("They are added after the last trick of the deal.")
    )
    every = sum(values) * 4 * rules.packs
    return [
        _("Cards taken in tricks count for whoever took them: {values}.").format(values=", ".join(counted)),
        _("All tricks together hold {points}.").format(points=points_text(every)),
        when,
    ]


def match_end(rules: Rules) -> str:
    """When the match ends."""
    if rules.mechanism == RACE:
        return race.match_end(rules)
    if rules.result == "game_value":
        return rubicon.match_end(rules)
    target = rules.number("target")
    if rules.says("end_check", "immediate"):
        return _("The match ends at once when somebody has {target} points.").format(target=target)
    return _("The match ends after the deal in which somebody has reached {target} points.").format(target=target)


def _match(rules: Rules) -> list[str]:
    if rules.result == "game_value":
        return rubicon.match(rules)
    told = [match_end(rules), *_several(rules)]
    if is_on(rules, "triple_bezique_wins"):
        told.append(_("A triple bézique wins the match when its deal is over."))
    return told


def _several(rules: Rules) -> list[str]:
    """Who wins if several have reached the target (R-12, C-14, T-9); nothing where the first one ends the match."""
    if not has_effect(rules, "both_over"):
        return []
    if rules.says("both_over", "higher_total"):
        return [
            _(
                "If several have reached them in the same deal, the higher total wins; with equal totals another is"
                " played."
            )
        ]
    told = [_("If several have reached them in the same deal, the winner of its last trick wins the match.")]
    if rules.sides > 2:
        told.append(_("If he is not among them, the highest total wins."))
    return told


def _manners(rules: Rules) -> list[str]:
    review = {
        "none": _("Tricks that were taken may not be looked at again."),
        "last": _("The last trick may be looked at again."),
        "all": _("All tricks that were taken may be looked at."),
    }[str(rules.options["trick_review"])]
    counted = (
        _("The number of cards left in the talon is shown.")
        if rules.on("talon_count_visible")
        else _("Nobody may count the talon: how many cards are left is not shown.")
    )
    return [review, counted]


_Chapters = tuple[tuple[Topic, Callable[[Rules], list[str]]], ...]
_SECTIONS: Final[_Chapters] = (
    (Topic.CARDS, _cards),
    (Topic.DEAL, _deal),
    (Topic.CARTE_BLANCHE, blanche),
    (Topic.OPEN_PLAY, _open_play),
    (Topic.DECLARING, declaring),
    (Topic.SEVENS, sevens),
    (Topic.LAST_TRICKS, _end_play),
    (Topic.CARD_POINTS, _card_points),
    (Topic.MATCH, _match),
    (Topic.MANNERS, _manners),
)
_RACE: Final[_Chapters] = (
    (Topic.CARDS, _cards),
    (Topic.DEAL, _deal),
    (Topic.OPEN_PLAY, race.open_play),
    (Topic.MARRIAGES, race.marriages),
    (Topic.NINE, race.nine),
    (Topic.CLOSING, race.closing),
    (Topic.LAST_TRICKS, _play_out),
    (Topic.CARD_POINTS, _card_points),
    (Topic.WINNING, race.winning),
    (Topic.WORTH, race.worth),
    (Topic.MATCH, race.match),
    (Topic.MANNERS, _manners),
)
