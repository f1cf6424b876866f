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
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: wished)
    assert start._system_language() == language
