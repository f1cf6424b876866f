"""The program with its window: settings, match and window are put together here."""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication

from bezique_desktop.engine.options import OPTION, OptionError, Value
from bezique_desktop.table.step import Step
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.settings import preferences_of
from bezique_desktop.ui.window import MainWindow, result_line
from bezique_desktop.ui.words import set_language


def run(asked: argparse.Namespace) -> int:
    """Open the window and do what the command line asks; returns the exit status."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Bezique Desktop")
    preferences = preferences_of({}, asked.lang or QLocale.system().name()[:2])
    set_language(preferences.language)
    window = MainWindow(preferences)
    window.resize(*(asked.size or (1280, 800)))
    if asked.demo or asked.new:
        try:
            wish = wished(asked, preferences.level)
            window.begin(wish, range(2) if asked.demo else None)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2
    window.show()
    if asked.demo:
        window.shown.connect(lambda step: _demo(window, step, asked.screenshot))
    elif asked.screenshot:
        QTimer.singleShot(100, lambda: _picture(window, asked.screenshot))
    return application.exec()


def wished(asked: argparse.Namespace, level: str) -> NewGame:
    options = dict(_option(text) for text in asked.option)
    names = tuple(asked.names.split(",")) if asked.names else ("",)
    return NewGame(asked.new or "program-long", asked.level or level, options, names[0], names[1:], asked.seed)


def _option(text: str) -> tuple[str, Value]:
    name, _, word = text.partition("=")
    values = OPTION[name].values if name in OPTION else ()
    for value in values:
        if str(value).lower() == word.lower():
            return name, value
    return name, int(word) if word.lstrip("-").isdecimal() else word


def _demo(window: MainWindow, step: Step, screenshot: Path | None) -> None:
    if screenshot and len(step.view.takers) == step.view.rules.tricks // 2 and not screenshot.exists():
        window.grab().save(str(screenshot))
    if step.deal_result is not None:
        print(result_line(step))
        window.close()


def _picture(window: MainWindow, file: Path) -> None:
    window.grab().save(str(file))
    window.close()
