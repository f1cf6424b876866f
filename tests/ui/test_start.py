"""What the start of the window takes from the system."""

import pytest
from PySide6.QtCore import QLocale

from bezique_desktop.ui import start


@pytest.mark.parametrize(
    ("wished", "language"),
    [(["ru-RU", "en"], "ru"), (["ru"], "ru"), (["en-GB"], "en"), (["C"], "en"), (["eo", "ru"], "en"), ([], "en")],
)
def test_the_language_of_the_system_counts_if_there_are_words_in_it(
    wished: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in start.LANGUAGE_NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: wished)
    assert start._system_language() == language


@pytest.mark.parametrize(
    ("name", "told", "language"),
    [("LANGUAGE", "ru:en", "ru"), ("LC_ALL", "ru_RU.UTF-8", "ru"), ("LANG", "C.UTF-8", "en"), ("LANG", "xx_XX", "en")],
)
def test_the_environment_names_the_language(
    name: str, told: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in start.LANGUAGE_NAMES:
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(name, told)
    assert start._system_language() == language
