"""A question about the rules is asked if, and only if, its answer changes something: what the deal works with, or what
the rules say."""

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from bezique_desktop.engine.events import event_text
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.mechanics import Mechanics, Shape
from bezique_desktop.engine.options import OPTION, OptionError, Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.games.effect import has_effect
from bezique_desktop.ui.wording_questions import QUESTIONS
from bezique_desktop.ui.wording_rules import rule_sections

NUMBERS = {"target": (300, 1500, 2000), "restricted_until_tricks": (0, 4), "x_deals": (0, 1, 6)}
NEEDS: dict[str, dict[str, Value]] = {
    "declare_at_start": {"declare_timing": "on_lead", "restricted_until_tricks": 0},
    "restricted_scope": {"restricted_until_tricks": 4},
    "card_points_when": {"card_points": "full"},
    "trump_repeat_ban": {"bezique_cards": "by_trump", "x_deals": 0},
    "bezique_upgrade": {"single_double_lock": False},
    "end_follow": {"end_must_beat": False},
    "triple_bezique_wins": {"target": 1500, "end_check": "end_of_deal"},
    "both_over": {"end_check": "end_of_deal"},
}
"""Answers under which these questions, idle in some games, are asked in every game that has them."""


def values(option: str) -> tuple[Value, ...]:
    """Values that an option may have: of a number the telling ones."""
    known = OPTION[option]
    return known.values or NUMBERS.get(option, (known.low, known.low + 500))


def other_rules(rules: Rules, option: str) -> Iterator[Rules]:
    """The same rules with each other value of an option."""
    for value in values(option):
        if value != rules.options[option]:
            try:
                yield changed(rules, {option: value})
            except OptionError:
                assert option == "deal_packets"


def told(rules: Rules) -> tuple[object, ...]:
    """Everything that the rules come to: what a deal looks up, and each sentence."""
    known = vars(Mechanics(rules))
    looked_up = {name: plain(value) for name, value in known.items() if name != "rules"}
    return looked_up, rule_sections(rules)


def plain(value: object) -> object:
    if isinstance(value, list):
        return [plain(each) for each in value]
    return vars(value) if isinstance(value, Shape) else value


def matters(rules: Rules, option: str, before: tuple[object, ...]) -> bool:
    """Whether any other value changes anything in what was told before."""
    return any(told(other) != before for other in other_rules(rules, option))


def positions(game: str, chance: random.Random) -> Iterator[Rules]:
    """The game as it is, with each single answer changed, and with many."""
    rules = rules_of(game)
    yield rules
    yield from chain.from_iterable(other_rules(rules, option) for option in sorted(rules.offered))
    for _ in range(6):
        options = {option: chance.choice(values(option)) for option in rules.offered if option != "deal_packets"}
        yield changed(rules, options)


@pytest.mark.parametrize("game", game_ids())
def test_a_question_is_asked_where_its_answer_matters_and_nowhere_else(game: str) -> None:
    chance = random.Random(game)
    for rules in positions(game, chance):
        before = told(rules)
        for option in sorted(rules.offered):
            assert matters(rules, option, before) == has_effect(rules, option), (option, rules.options)


@pytest.mark.parametrize("game", game_ids())
def test_every_option_of_a_game_can_matter(game: str) -> None:
    """With the answers that it needs; and no option is offered that is not asked."""
    for option in rules_of(game).offered:
        rules = changed(rules_of(game), NEEDS.get(option, {}))
        assert option in QUESTIONS
        assert has_effect(rules, option)
        assert matters(rules, option, told(rules)), option


def test_options_of_other_games_have_no_effect() -> None:
    assert not has_effect(rules_of("classic"), "s_claim")
    assert not has_effect(rules_of("sixty-six"), "repeat_rule")


def deals(rules: Rules) -> list[str]:
    """All that happens in three deals of random play."""
    match, chance, happened = Match(rules, [""] * rules.players, 1, 5), random.Random(5), list[str]()
    for _ in range(3):
        if match.result is None:
            happened += map(event_text, match.start_deal())
        while match.deal is not None and not match.deal.over:
            action = chance.choice(match.deal.legal(match.deal.to_act))
            happened += map(event_text, match.play(match.deal.to_act, action))
    return happened


IDLE: dict[str, dict[str, Value]] = {
    "declare_at_start": {"declare_timing": "before_draw"},
    "restricted_scope": {"restricted_until_tricks": 0},
    "card_points_when": {"card_points": "none"},
    "trump_repeat_ban": {"bezique_cards": "fixed"},
    "bezique_upgrade": {"single_double_lock": True},
    "end_follow": {"end_must_beat": True},
    "both_over": {"end_check": "immediate", "target": 300},
    "split_last_trick": {"last_trick_points": 0},
    "s_last_trick_when_closed": {"last_trick_points": 0},
    "s_carry_65": {"last_trick_points": 0},
    "s_settle": {"s_match_target": 0},
}
"""Answers under which these questions are not asked."""


def test_play_is_the_same_where_nothing_could_be_declared_at_the_start() -> None:
    """Without trumps turned up there is no seven either."""
    waits: dict[str, Value] = {"restricted_until_tricks": 2, "restricted_scope": "all_declarations"}
    for game in game_ids():
        if "declare_at_start" in rules_of(game).offered:
            rules = changed(rules_of(game), {"declare_timing": "on_lead", **waits})
            if rules.says("trump_source", "turn_up"):
                assert has_effect(rules, "declare_at_start")
            else:
                assert not has_effect(rules, "declare_at_start")
                assert all(deals(other) == deals(rules) for other in other_rules(rules, "declare_at_start")), game


@pytest.mark.parametrize("option", IDLE)
def test_play_is_the_same_whatever_an_idle_question_is_answered(option: str) -> None:
    for game in game_ids():
        rules = rules_of(game)
        if option in rules.offered:
            idle = changed(rules, IDLE[option])
            assert not has_effect(idle, option)
            assert all(deals(other) == deals(idle) for other in other_rules(idle, option)), game
