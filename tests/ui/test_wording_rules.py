"""Options as questions, games by name, and the rules as a page: all of it from the rules in force."""

from collections.abc import Iterator

import pytest

from bezique_desktop.engine.options import OPTION, OPTIONS, Option, OptionError, Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.registry import LEVELS
from bezique_desktop.ui.wording_games import (
    changes,
    first_questions,
    game_fact,
    game_line,
    game_picture,
    game_title,
    match_title,
    named_game,
    opponent,
)
from bezique_desktop.ui.wording_keys import key_groups
from bezique_desktop.ui.wording_options import (
    SOURCES,
    Group,
    answer_text,
    changed_text,
    group_title,
    offered_values,
    question_help,
    question_title,
    source_name,
)
from bezique_desktop.ui.wording_questions import QUESTIONS
from bezique_desktop.ui.wording_rules import rule_sections
from bezique_desktop.ui.words import languages, set_language

ASKED = [option for option in OPTIONS if not option.fixed]


@pytest.fixture(params=languages(), autouse=True)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def whole(text: str) -> bool:
    return bool(text) and not set("{}") & set(text)


def values(option: Option) -> tuple[Value, ...]:
    return option.values or (option.low, option.high)


def variations(game: str) -> Iterator[Rules]:
    """The game with each option at each of its values."""
    rules = rules_of(game)
    for name in sorted(rules.offered):
        for value in values(OPTION[name]):
            try:
                yield changed(rules, {name: value})
            except OptionError:
                assert name == "deal_packets"


@pytest.mark.parametrize("option", ASKED, ids=lambda option: option.id)
def test_every_option_is_a_question_with_answers(option: Option) -> None:
    question = QUESTIONS[option.id]
    for text in (question_title(question), question_help(question), source_name(question)):
        assert whole(text)
    assert question.source in SOURCES
    answers = [answer_text(question, value) for value in values(option)]
    assert all(whole(text) for text in answers)
    assert len(set(answers)) == len(answers)
    assert whole(changed_text(question, values(option)[0]))


def test_nothing_else_is_asked() -> None:
    assert set(QUESTIONS) == {option.id for option in ASKED}
    assert all(whole(group_title(group)) for group in Group)


def test_the_value_in_force_has_a_button_or_a_field() -> None:
    for option in ASKED:
        for value in option.values:
            assert value in offered_values(QUESTIONS[option.id], option.id, value)


@pytest.mark.parametrize("game", game_ids())
def test_games_introduce_themselves(game: str) -> None:
    rules = rules_of(game)
    for text in (game_title(rules), game_fact(rules), game_line(rules), match_title(rules)):
        assert whole(text)
    assert len(game_picture(rules)) >= 2
    assert 1 <= len(first_questions(rules)) <= 4


def test_a_new_file_is_a_new_game() -> None:
    import dataclasses

    rules = dataclasses.replace(rules_of("classic"), game="aunt-mary")
    assert game_title(rules) == "Aunt mary"
    assert whole(game_fact(rules))
    assert first_questions(rules)


def test_equal_rules_bear_the_same_name() -> None:
    assert named_game(changed(rules_of("program-long"), {"target": 500})) == "program-short"
    assert named_game(changed(rules_of("program-long"), {"target": 700})) == ""
    assert named_game(rules_of("classic")) == "classic"
    assert changes(changed(rules_of("classic"), {"target": 500})) == {"target": 1000}


@pytest.mark.parametrize("level", LEVELS)
def test_levels_have_a_face_and_a_name(level: str) -> None:
    who = opponent(level)
    assert all(whole(text) for text in (who.name, who.title, who.line))
    assert len({opponent(each).name for each in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("game", game_ids())
def test_rules_can_be_told_whatever_the_options(game: str) -> None:
    for rules in variations(game):
        for section in rule_sections(rules):
            assert whole(section.topic.title)
            assert all(whole(sentence) for sentence in section.sentences)


@pytest.mark.parametrize("game", [game for game in game_ids() if "target" in rules_of(game).offered])
def test_numbers_of_the_rules_follow_the_options(game: str) -> None:
    told = "\n".join(text for section in rule_sections(rules_of(game)) for text in section.sentences)
    other = changed(rules_of(game), {"target": 1700})
    assert str(rules_of(game).number("target")) in told
    assert "1700" in "\n".join(text for section in rule_sections(other) for text in section.sentences)


def test_keys_are_told() -> None:
    for group in key_groups():
        assert whole(group.title)
        assert all(line.keys and whole(line.text) for line in group.lines)
