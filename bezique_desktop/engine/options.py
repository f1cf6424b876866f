"""The options of the rules: their ids, what values each may have, and the value that stands where one does not apply
(rules chapter O)."""

from typing import Final

from bezique_desktop.values import frozen

Value = bool | int | str
"""What an option may hold."""


class OptionError(ValueError):
    """A rule option has a value it may not have, or there is no such option; the text names option, value and what is
    allowed."""


@frozen
class Option:
    """One rule option.

    ``values`` lists what it may be; an empty list means any whole number from ``low`` to ``high``. ``neutral`` is its
    value in games it does not apply to. ``clause`` names the place in the rules, ``expert`` puts it under *More rules*,
    ``fixed`` means that it belongs to the game itself and cannot be changed.
    """

    id: str
    values: tuple[Value, ...]
    neutral: Value
    clause: str
    expert: bool = False
    fixed: bool = False
    low: int = 0
    high: int = 0

    def check(self, value: object) -> Value:
        """The value itself if it is allowed; raises :class:`OptionError` else."""
        if isinstance(value, (bool, int, str)):
            if self.values:
                if any(type(value) is type(each) and value == each for each in self.values):
                    return value
            elif type(value) is int and self.low <= value <= self.high:
                return value
        raise OptionError(f"option {self.id} cannot be {value!r}; allowed: {self.allowed}")

    @property
    def allowed(self) -> str:
        """What it may be, in words."""
        if not self.values:
            return f"a whole number from {self.low} to {self.high}"
        return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)


def _switch(name: str, clause: str, expert: bool = False) -> Option:
    return Option(name, (False, True), False, clause, expert)


def _choice(name: str, values: tuple[Value, ...], clause: str, expert: bool = False, fixed: bool = False) -> Option:
    return Option(name, values, values[0], clause, expert, fixed)


def _number(name: str, low: int, high: int, clause: str, expert: bool = False, neutral: int = 0) -> Option:
    return Option(name, (), neutral, clause, expert, False, low, high)


OPTIONS: Final[list[Option]] = [
    _choice("variant", ("R", "C", "V", "T", "P", "N2", "N3", "N4", "X", "S"), "O", fixed=True),
    _choice("players", (2, 3, 4), "G-5", fixed=True),
    _number("target", 100, 10000, "R-2 C-2 T-1 P-5"),
    _choice("end_check", ("end_of_deal", "immediate"), "G-24"),
    _choice("both_over", ("last_trick", "higher_total"), "C-14 R-12"),
    _choice(
        "first_dealer", ("low_card", "high_card_chooses", "match_parity", "client_leads", "random"), "R-3 V-2 X-2 S-2"
    ),
    _choice("next_deal", ("alternate", "loser_leads", "winner_deals"), "R-4 C-3 S-2"),
    _choice("direction", ("ccw", "cw"), "T-4"),
    _choice("open_trick_rule", ("suit", "rank"), "G-10 G-11"),
    _choice("end_follow", ("suit_then_trump", "suit_or_trump"), "G-13 G-15"),
    _switch("end_must_beat", "G-14"),
    _choice("declare_timing", ("before_draw", "on_lead"), "G-17 G-18"),
    _switch("declare_at_start", "G-19"),
    _number("restricted_until_tricks", 0, 8, "C-9"),
    _choice("restricted_scope", ("marriages_quints", "all_declarations"), "C-9", expert=True),
    _choice("quartet_suits", ("any", "distinct"), "M-2"),
    _choice("repeat_rule", ("once", "fresh", "replace", "portland"), "M-6"),
    _switch("single_double_lock", "M-9", expert=True),
    _switch("bezique_upgrade", "M-8"),
    _switch("quint_after_marriage", "M-8", expert=True),
    _switch("marriage_after_quint", "M-7", expert=True),
    _switch("double_marriage", "M-10", expert=True),
    _switch("meld_needs_hand_card", "M-3", expert=True),
    _switch("announce_pending", "M-11"),
    _switch("expose_extra", "M-11", expert=True),
    _choice("plain_quint_points", (0, 100, 150), "2.2"),
    _choice("trump_quint_points", (250, 300), "2.2", expert=True),
    _choice("quadruple_bezique_points", (4000, 4500), "2.2"),
    _switch("triple_bezique_wins", "T-8"),
    _choice("any_tens_points", (0, 90), "2.2", expert=True),
    _switch("trump_quartets", "2.1", expert=True),
    _choice("bezique_cards", ("fixed", "by_trump"), "M-1"),
    _switch("bezique_makes_trump", "X-12", expert=True),
    _choice("trump_source", ("turn_up", "first_marriage", "first_marriage_or_sequence"), "N-2 X-9", fixed=True),
    _switch("trump_repeat_ban", "X-10"),
    _choice("seven_exchange_points", (0, 10, 20), "MS-3"),
    _choice("seven_show_points", (0, 10), "MS-1", expert=True),
    _choice("two_sevens_points", (0, 20), "MS-4", expert=True),
    _choice("dealer_seven_bonus", (0, 10), "MS-5"),
    _switch("seven_is_declaration", "G-21", expert=True),
    _choice("card_points", ("none", "full", "brisques"), "M-CP"),
    _choice("card_points_when", ("per_trick", "end_of_deal"), "M-CP", expert=True),
    _choice("last_trick_points", (0, 10, 50, 250), "G-23", expert=True),
    _switch("carte_blanche", "X-8"),
    _choice("x_cut_bonus", ("off", "random", "interactive"), "X-3"),
    _number("x_game_bonus", 0, 100000, "X-23", expert=True),
    _number("x_rubicon", 0, 100000, "X-23", expert=True),
    _choice("x_rounding", ("each", "final", "none"), "X-23", expert=True),
    _number("x_deals", 0, 1000, "X-24"),
    _switch("partner_may_declare", "P-6"),
    _switch("partner_combine", "P-6"),
    _switch("split_last_trick", "P-8"),
    _choice("s_claim", ("auto", "manual"), "S-11"),
    _choice("s_match_target", (0, 7, 8), "S-15"),
    _choice("s_settle", ("match", "pips"), "S-17"),
    _choice("s_close_when", ("any_lead", "before_first_trick"), "S-8"),
    _choice("s_exchange_when", ("on_lead", "any_time_after_own_trick"), "S-7", expert=True),
    _switch("s_marriage_needs_trick", "S-6"),
    _switch("s_marriage_in_end", "S-6", expert=True),
    _switch("s_end_must_beat", "S-9"),
    _switch("s_last_trick_when_closed", "S-10", expert=True),
    _switch("s_carry_65", "S-11", expert=True),
    _choice("deal_packets", (1, 2, "3-2-3"), "14.0", expert=True),
    _switch("talon_count_visible", "C-15 X-21"),
    _choice("trick_review", ("none", "last", "all"), "C-15 X-21"),
    _choice("strict_table", ("off", "referee", "challenge"), "K"),
    _number("k_ai_attention", 0, 100, "K-3", expert=True, neutral=100),
    _number("k_ai_slips", 0, 100, "K-3", expert=True),
]

OPTION: Final[dict[str, Option]] = {option.id: option for option in OPTIONS}

LONGEST_NAME: Final = 40
"""So much of an unknown name is compared with the known ones."""


def checked(name: str, value: object) -> Value:
    """The value if the option exists and may have it; raises :class:`OptionError` else."""
    if name not in OPTION:
        nearest = _nearest(name)
        hint = f"; the nearest is {nearest.id}, allowed: {nearest.allowed}" if nearest else ""
        raise OptionError(f"there is no option {name!r} to be {value!r}{hint}")
    return OPTION[name].check(value)


def _nearest(name: str) -> Option | None:
    """The option whose name is like this one, of which the beginning counts."""
    from difflib import get_close_matches

    found = get_close_matches(name[:LONGEST_NAME], OPTION, 1)
    return OPTION[found[0]] if found else None
