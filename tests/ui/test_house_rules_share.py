"""House rules go out as a file and come back the same; what is no house rules is told and changes nothing."""

import json
from pathlib import Path

import pytest

from bezique_desktop.engine.options import OPTIONS
from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.house_names import house_name, names_from
from bezique_desktop.ui.house_rules_file import HouseRulesFile
from bezique_desktop.ui.house_rules_share import house_of, read_house, text_of
from bezique_desktop.ui.model.house_rules import HouseRules
from bezique_desktop.ui.wording_house_faults import house_fault_text
from bezique_desktop.ui.words import set_language
from tests.ui.windows import button, click

SUNDAY = HouseRules("Воскресенье", "program-long", {"seven_exchange_points": 20, "declare_at_start": False})


@pytest.fixture
def desktop(started: Desktop) -> Desktop:
    return started


def test_what_is_written_is_read_again() -> None:
    assert house_of(text_of(SUNDAY)) == SUNDAY


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "[]", "no text of ours", '{"bezique-rules": 2, "name": "a", "game": "classic", "options": {}}',
        '{"bezique-rules": 1, "name": "", "game": "classic", "options": {}}',
        '{"bezique-rules": 1, "name": "a", "game": "whist", "options": {}}',
        '{"bezique-rules": 1, "name": "a", "game": "classic", "options": {"target": "many"}}',
        '{"bezique-rules": 1, "name": "a", "game": "classic", "options": {"nothing": 1}}', "[" * 100_000,
    ],
)  # fmt: skip
def test_other_texts_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(This file|These house rules|In these house rules) .*\.$"):
        house_of(text)


def shared(game: str = "classic", **options: object) -> str:
    return json.dumps({"bezique-rules": 1, "name": "Sunday", "game": game, "options": options})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            shared(target=50),
            "In these house rules “How many points win the match?” is answered “50”; possible: from 100 to 10000.",
        ),
        (
            shared(target="many"),
            "In these house rules “How many points win the match?” is answered “many”; possible: from 100 to 10000.",
        ),
        (
            shared(seven_exchange_points=15),
            "In these house rules “Does exchanging the seven of trumps score?” is answered “15 points”; "
            "possible: No points, 10 points, 20 points.",
        ),
        (
            shared(declare_at_start="true"),
            "In these house rules “May the leader declare before the first trick?” is answered “true”; "
            "possible: No, Yes.",
        ),
        (
            shared(target=[1]),
            "In these house rules “How many points win the match?” is answered “[1]”; possible: from 100 to 10000.",
        ),
        (shared(players=3), "In these house rules “players” is answered “3”, which the game does not allow."),
        (shared(nothing=1), "These house rules hold a rule “nothing” that this program does not know."),
        (shared("whist"), "These house rules are for a game “whist” that this program does not know."),
        (
            shared("six-deck", deal_packets="3-2-3"),
            "In these house rules “How are the cards dealt?” is answered “3-2-3”, which the game does not allow.",
        ),
    ],
)
def test_a_rule_that_cannot_be_is_named_with_what_it_may_be(text: str, told: str) -> None:
    with pytest.raises(ValueError, match="house rules") as error:
        house_of(text)
    assert str(error.value) == told


@pytest.mark.parametrize("option", [option.id for option in OPTIONS if not option.fixed])
def test_every_question_tells_its_answers_in_russian(option: str) -> None:
    set_language("ru")
    text = house_fault_text("classic", {option: "?"})
    assert "возможно: " in text
    assert option not in text


def test_a_title_of_a_game_is_read_in_the_language_of_the_screen() -> None:
    text = text_of(HouseRules("Bézique, long", "program-long", {"target": 700}))
    set_language("ru")
    assert house_of(text).name == "Безик, длинный"
    assert house_of(text_of(SUNDAY)) == SUNDAY
    set_language("en")
    assert house_of(text_of(SUNDAY)) == SUNDAY


def test_a_title_of_a_game_follows_the_language_a_name_of_the_players_stays(tmp_path: Path) -> None:
    store = HouseRulesFile(tmp_path / "house-rules.json", lambda _notice: None)
    names_from(store.all)
    store.save(HouseRules("Bézique, long", "program-long", {"target": 700}))
    store.save(SUNDAY)
    set_language("ru")
    assert [house.name for house in store.all()] == ["Безик, длинный", "Воскресенье"]
    assert house_name("program-long", {"target": 700}) == "Безик, длинный"
    store.save(HouseRules("Безик, длинный", "program-long", {"target": 800}))
    set_language("en")
    assert [(house.name, house.options.get("target")) for house in store.all()] == [
        ("Bézique, long", 800),
        ("Воскресенье", None),
    ]
    assert house_name("program-long", {"target": 800}) == "Bézique, long"
    store.delete("Bézique, long")
    assert HouseRulesFile(tmp_path / "house-rules.json", lambda _notice: None).all() == [SUNDAY]
    names_from(list)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read_house(tmp_path / "nothing")


def test_rules_are_exported_and_imported_in_the_window(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sunday.bezique-rules"
    monkeypatch.setattr("bezique_desktop.ui.files.rules_to_write", lambda *_asked: path)
    monkeypatch.setattr("bezique_desktop.ui.files.rules_to_open", lambda *_asked: path)
    desktop.keeping.house_rules.save(SUNDAY)
    desktop.perform("new")
    page = desktop.window.overlay.page
    assert isinstance(page, NewGamePage)
    page.add_house(SUNDAY)
    click(button(page.save, "To a file…"))
    assert read_house(path) == SUNDAY
    desktop.keeping.house_rules.delete(SUNDAY.name)
    desktop.window.overlay.close_page()
    desktop.perform("new")
    fresh = desktop.window.overlay.page
    assert isinstance(fresh, NewGamePage)
    fresh.board.house_imported.emit()
    assert fresh.rules_in_force.options["seven_exchange_points"] == 20
    assert [house.name for house in desktop.keeping.house_rules.all()] == [SUNDAY.name]
    assert desktop.window.focusWidget() is fresh.deal_button
    path.write_text("something else")
    fresh.board.house_imported.emit()
    assert fresh.rules_in_force.options["seven_exchange_points"] == 20


def test_a_name_counts_as_soon_as_it_is_saved(tmp_path: Path) -> None:
    store = HouseRulesFile(tmp_path / "house-rules.json", lambda _notice: None)
    names_from(store.all)
    assert not house_name("classic", {"target": 700})
    store.save(HouseRules("Sunday", "classic", {"target": 700}))
    assert house_name("classic", {"target": 700}) == "Sunday"
    assert not house_name("classic", {})
    store.delete("Sunday")
    assert not house_name("classic", {"target": 700})
    names_from(list)
