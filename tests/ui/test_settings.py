"""The table of settings: what is saved comes back, and what makes no sense does not."""

import json
from dataclasses import replace

import pytest

from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.settings import Preferences, plain, preferences_of


def no_notice(notice: object) -> None:
    raise AssertionError(str(notice))


def test_preferences_come_back_from_a_file() -> None:
    chosen = Preferences(felt="claret", trick_hold=2.5, options={"target": 500, "end_must_beat": True}, hand_order=[3])
    assert preferences_of(json.loads(json.dumps(plain(chosen)))) == chosen


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("felt", "purple"), ("pace", 3), ("colours", 3), ("trick_hold", 9.0), ("trick_click", "yes"), ("name", None),
        ("options", {"target": [1]}), ("hand_order", ["QS1"]), ("game", 7),
    ],
)  # fmt: skip
def test_what_a_setting_cannot_be_is_left_out(name: str, value: object) -> None:
    assert preferences_of({"back": "fans", name: value}) == Preferences(back="fans")


def test_the_letters_on_the_cards_follow_the_language_unless_chosen() -> None:
    assert Preferences(language="ru").index_language == "ru"
    assert Preferences(language="ru", indices="fr").index_language == "fr"
    assert Preferences(language="eo").index_language == "en"


def test_the_language_of_the_system_counts_until_one_is_chosen() -> None:
    first = Keeping(no_notice, "ru")
    assert first.preferences.language == "ru"
    first.change(replace(first.preferences, language="en"))
    first.save()
    assert Keeping(no_notice, "ru").preferences.language == "en"


def test_a_language_of_the_command_line_counts_once() -> None:
    once = Keeping(no_notice, "en", spoken="ru")
    assert once.preferences.language == "ru"
    once.change(replace(once.preferences, felt="blue"))
    once.save()
    after = Keeping(no_notice, "en").preferences
    assert (after.language, after.felt) == ("en", "blue")


def test_a_visitor_leaves_no_trace() -> None:
    visitor = Keeping(no_notice, "en", is_visitor=True)
    visitor.change(replace(visitor.preferences, felt="blue"))
    visitor.save()
    assert visitor.next_number() == 1
    assert Keeping(no_notice, "en").preferences.felt == "green"
    assert Keeping(no_notice, "en").number_to_come == 1
