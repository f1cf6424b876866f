"""The table of settings: what is saved comes back, and what makes no sense does not."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bezique_desktop.engine.match import Match
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.player import Player
from bezique_desktop.players.registry import LEVELS, player
from bezique_desktop.storage.notices import Notice, NoticeKind
from bezique_desktop.storage.records import write_record
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.settings import Preferences, plain, preferences_of
from bezique_desktop.ui.wording_games import opponent


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


def test_a_visitor_leaves_a_damaged_file_where_it_is(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text("garbage")
    visitor = Keeping(no_notice, "en", is_visitor=True)
    assert visitor.preferences == Preferences()
    assert [path.name for path in home.iterdir()] == ["settings.json"]


def test_a_visitor_leaves_no_trace() -> None:
    visitor = Keeping(no_notice, "en", is_visitor=True)
    visitor.change(replace(visitor.preferences, felt="blue"))
    visitor.save()
    assert visitor.next_number() == 1
    assert Keeping(no_notice, "en").preferences.felt == "green"
    assert Keeping(no_notice, "en").number_to_come == 1


def test_a_lost_profile_does_not_begin_the_numbers_anew(home: Path) -> None:
    for number, name in ((4, "Ann"), (6, "Ann"), (9, "Bob")):
        match = Match(rules_of("classic"), [name, "Otto"], number, 1)
        match.start_deal()
        write_record(home / "records" / f"{number}.bezique", match)
    (home / "profile.json").write_text("garbage")
    told: list[Notice] = []
    keeping = Keeping(told.append, "en")
    keeping.examine()
    assert [notice.kind for notice in told] == [NoticeKind.SET_ASIDE]
    keeping.change(replace(keeping.preferences, name="Ann"))
    assert keeping.number_to_come == 7
    assert [keeping.next_number(), keeping.next_number()] == [7, 8]
    keeping.change(replace(keeping.preferences, name="Cid"))
    assert keeping.next_number() == 1


def test_the_match_in_progress_counts_for_a_lost_profile(home: Path) -> None:
    keeping = Keeping(no_notice, "en")
    match = Match(rules_of("classic"), ["You", "Otto"], 3, 1)
    keeping.begin(match).start()
    keeping.close()
    assert keeping.next_number() == 4


def test_a_home_that_cannot_be_written_to_is_told_at_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.write_text("no folder")
    told: list[Notice] = []
    Keeping(told.append, "en").examine()
    assert [notice.kind for notice in told] == [NoticeKind.NOTHING_SAVED]
    assert str(home) in str(told[0])


def told_without_a_home() -> list[Notice]:
    """What is told from the first start to the end of a match where nothing can be saved."""
    told: list[Notice] = []
    keeping = Keeping(told.append, "en")
    table = keeping.begin(Match(rules_of("classic"), ["You", "Otto"], keeping.next_number(), 1))
    table.start()
    keeping.examine()
    keeping.change(replace(keeping.preferences, felt="blue"))
    keeping.save()
    keeping.let_go(table)
    keeping.close()
    return told


def test_a_home_that_is_a_file_is_told_once(home: Path) -> None:
    home.write_text("no folder")
    assert [notice.kind for notice in told_without_a_home()] == [NoticeKind.NOTHING_SAVED]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="here no folder is such that none can be made in it")
def test_a_home_that_cannot_be_made_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEZIQUE_HOME", "/proc/foo")
    told = told_without_a_home()
    assert [str(notice) for notice in told] == ["The folder /proc/foo cannot be made: nothing will be saved."]


def test_one_file_that_cannot_be_saved_is_told_by_its_name(home: Path) -> None:
    """The folder is well, but there is no place for the journal."""
    home.mkdir()
    (home / "journal").write_text("no folder")
    assert [notice.kind for notice in told_without_a_home()][:1] == [NoticeKind.NOT_WRITABLE]


def test_the_first_opponent_is_one_of_the_levels_on_offer() -> None:
    """The easiest, so that who has never played may win. A level that was saved stays."""
    assert Preferences().level == LEVELS[0]
    for saved in ("novice", "thrifty", *LEVELS):
        kept = preferences_of({**plain(Preferences()), "level": saved})
        assert kept.level == saved
        assert opponent(kept.level).title != opponent("greedy").title
        assert isinstance(player(kept.level), Player)
