"""The questions about the end play, the deal, the manners at the table, and Sixty-Six."""

from collections.abc import Mapping
from typing import Final

from bezique_desktop.ui.wording_options import YES_NO, Group, Question, Unit
from bezique_desktop.ui.words import N_

END_PLAY: Final[Mapping[str, Question]] = {
    "end_follow": Question(
        N_("Must you follow suit before you may trump?"),
        N_("When the talon is gone."),
        Group.END_PLAY,
        "001",
        {"suit_then_trump": N_("Yes"), "suit_or_trump": N_("Suit or trump")},
    ),
    "end_must_beat": Question(
        N_("Must you win the trick if you can?"),
        N_("When the talon is gone."),
        Group.END_PLAY,
        "000",
        YES_NO,
    ),
    "both_over": Question(
        N_("If both pass the target in one deal?"),
        N_("With equal totals one more deal is played."),
        Group.END_PLAY,
        "003",
        {"last_trick": N_("Last trick"), "higher_total": N_("Higher total")},
    ),
    "end_check": Question(
        N_("When does the match end?"),
        N_("After a whole deal, or with the point that reaches the target."),
        Group.END_PLAY,
        "001",
        {"end_of_deal": N_("After the deal"), "immediate": N_("At once")},
    ),
    "s_end_must_beat": Question(
        N_("Must you win the trick if you can?"),
        N_("When the talon is gone or closed."),
        Group.END_PLAY,
        "004",
        YES_NO,
    ),
    "s_claim": Question(
        N_("Who notices the winning points?"),
        N_("The deal ends by itself, or when the winner says so."),
        Group.END_PLAY,
        "004",
        {"auto": N_("The program"), "manual": N_("The player")},
    ),
    "s_close_when": Question(
        N_("When may the talon be closed?"),
        N_("By the player on lead."),
        Group.END_PLAY,
        "004",
        {"any_lead": N_("At any lead"), "before_first_trick": N_("At the start")},
    ),
    "s_last_trick_when_closed": Question(
        N_("Does the last trick score when the talon was closed?"),
        N_("Otherwise only when all cards were drawn."),
        Group.END_PLAY,
        "004",
        YES_NO,
    ),
    "s_carry_65": Question(
        N_("Does a deal left at 65 carry over?"),
        N_("The next deal then counts for more."),
        Group.END_PLAY,
        "books",
        YES_NO,
    ),
}

DEAL: Final[Mapping[str, Question]] = {
    "open_trick_rule": Question(
        N_("What takes a trick while the talon lasts?"),
        N_("Trumps always do; else the highest of the suit led, or of all."),
        Group.DEAL,
        "003",
        {"suit": N_("Suit led"), "rank": N_("Any suit")},
    ),
    "first_dealer": Question(
        N_("Who deals the first deal?"),
        N_("By turns you lead in one match and deal in the next."),
        Group.DEAL,
        "003",
        {
            "low_card": N_("Lowest card"),
            "high_card_chooses": N_("Highest card"),
            "match_parity": N_("By turns"),
            "client_leads": N_("The host"),
            "random": N_("By chance"),
        },
        rare=frozenset({"high_card_chooses", "client_leads"}),
    ),
    "next_deal": Question(
        N_("Who leads to the next deal?"),
        N_("The other player deals."),
        Group.DEAL,
        "003",
        {"alternate": N_("By turns"), "loser_leads": N_("The loser"), "winner_deals": N_("Not the winner")},
        rare=frozenset({"winner_deals"}),
    ),
    "direction": Question(
        N_("Which way does the play go round?"),
        N_("Seen from your seat."),
        Group.DEAL,
        "001",
        {"ccw": N_("To the right"), "cw": N_("To the left")},
    ),
    "x_deals": Question(
        N_("How many deals are played?"),
        N_("Or as many as you like."),
        Group.DEAL,
        "000",
        {0: N_("Open")},
        usual=(0, 2, 4, 6),
    ),
    "s_match_target": Question(
        N_("How many game points win the match?"),
        N_("A deal brings one, two or three."),
        Group.DEAL,
        "004",
        {0: N_("Open")},
    ),
    "s_settle": Question(
        N_("How is the match settled?"),
        N_("Who is first, or by the difference."),
        Group.DEAL,
        "004",
        {"match": N_("First to win"), "pips": N_("Difference")},
    ),
    "s_marriage_needs_trick": Question(
        N_("Does a marriage need a trick of one's own?"),
        N_("Otherwise it counts even if none is ever taken."),
        Group.DEAL,
        "004",
        YES_NO,
    ),
    "s_marriage_in_end": Question(
        N_("May marriages be announced to the end?"),
        N_("Also when the talon is gone or closed."),
        Group.DEAL,
        "004",
        YES_NO,
    ),
    "s_exchange_when": Question(
        N_("When may the nine of trumps be exchanged?"),
        N_("After a trick of one's own."),
        Group.DEAL,
        "004",
        {"on_lead": N_("On lead"), "any_time_after_own_trick": N_("At any time")},
    ),
    "deal_packets": Question(
        N_("How are the cards dealt?"),
        N_("How many at a time."),
        Group.DEAL,
        "002",
        {1: N_("Singly"), 2: N_("In twos"), "3-2-3": "3-2-3"},
    ),
}

MANNERS: Final[Mapping[str, Question]] = {
    "trick_review": Question(
        N_("May you look at tricks that were taken?"),
        N_("The last one, or all."),
        Group.MANNERS,
        "001",
        {"none": N_("No"), "last": N_("The last"), "all": N_("All")},
    ),
    "talon_count_visible": Question(
        N_("Does the table tell how many cards are left?"),
        N_("Old manuals forbid counting the talon."),
        Group.MANNERS,
        "001",
        YES_NO,
    ),
    "strict_table": Question(
        N_("Can mistakes be made at this table?"),
        N_("And who sees them."),
        Group.MANNERS,
        "001",
        {"off": N_("No"), "referee": N_("The referee sees"), "challenge": N_("You see")},
    ),
    "k_ai_attention": Question(
        N_("How attentive are computer players?"),
        N_("How often they notice a mistake."),
        Group.MANNERS,
        "house",
        unit=Unit.PERCENT,
        usual=(0, 50, 100),
    ),
    "k_ai_slips": Question(
        N_("How often do computer players slip?"),
        N_("The chance of a mistake at each turn."),
        Group.MANNERS,
        "house",
        unit=Unit.PERCENT,
        usual=(0, 5, 10),
    ),
}
