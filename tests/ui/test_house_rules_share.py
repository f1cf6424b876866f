"""House rules go out as a file and come back the same; what is no house rules is told and changes nothing."""

from pathlib import Path

import pytest

from bezique_desktop.ui.desktop import Desktop
from bezique_desktop.ui.dialogs.house_rules import HouseRules
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.house_names import house_name, names_from
from bezique_desktop.ui.house_rules_file import HouseRulesFile
from bezique_desktop.ui.house_rules_share import house_of, read_house, text_of
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
    with pytest.raises(ValueError, match=r"^(This file|These house rules) .*\.$"):
        house_of(text)


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
