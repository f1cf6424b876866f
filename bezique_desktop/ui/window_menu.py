"""The menu of the window: every command by name, with its key."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from bezique_desktop.table.step import Step
from bezique_desktop.ui.art.fonts import font
from bezique_desktop.ui.geometry import zoom
from bezique_desktop.ui.scene.published import may_ask, may_stop
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.table_keys import letter_for
from bezique_desktop.ui.theme import Paper
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen

TEXT_PIXELS: Final = 16
Entry = tuple[str, str, str] | None
"""Command, words and key; None for a line between groups."""


@frozen
class MenuState:
    """What decides what can be chosen: the table and its match, if there is one, and the preferences.

    ``is_over`` is a match that is finished or stepped through, ``is_numbered`` a deal that can be dealt again by its
    number. ``counts``: the player wants the cards counted; ``hints``: there is something to hint; ``stops``: a match
    without a limit may end here; ``sounds``: the table is heard; ``looks_on``: the player only watches and learns.
    """

    at_table: bool = False
    can_undo: bool = False
    can_redo: bool = False
    is_over: bool = False
    is_numbered: bool = False
    counts: bool = False
    hints: bool = False
    stops: bool = False
    sounds: bool = True
    looks_on: bool = False


def menu_state(step: Step | None, preferences: Preferences, looks_on: bool = False) -> MenuState:
    """What can be chosen at this step, or where no match is on the table."""
    if step is None:
        return MenuState(sounds=preferences.sound)
    return MenuState(
        at_table=True,
        can_undo=step.can_undo,
        can_redo=step.can_redo,
        is_over=step.match_result is not None or step.replay[1] > 0,
        is_numbered=step.seed >= 0,
        counts=preferences.counting,
        hints=may_ask(step),
        stops=may_stop(step) and not looks_on,
        sounds=preferences.sound,
        looks_on=looks_on,
    )


def entries(state: MenuState) -> list[Entry]:
    """What can be done now."""
    return (_at_table(state) if state.at_table else []) + _always(state)


def _at_table(state: MenuState) -> list[Entry]:
    back: list[Entry] = [
        *([("undo", _("Take back"), "Ctrl+Z")] if state.can_undo else []),
        *([("redo", _("Bring back"), "Ctrl+Y")] if state.can_redo else []),
        *([("deal again", _("Same cards again…"), "")] if state.can_undo and not state.is_over else []),
    ]
    over: list[Entry] = [
        ("replay", _("Replay the match"), ""),
        *([] if state.looks_on else [("analyse", _("Judge my decisions"), "")]),
    ]
    return [
        *([*back, None] if back else []),
        *([("hint", _("Hint"), letter_for("hint"))] if state.hints else []),
        ("ledger", _("Ledger"), letter_for("ledger")),
        ("melds", _("Melds"), letter_for("melds")),
        *([("unseen", _("Cards not seen yet"), letter_for("unseen"))] if state.counts else []),
        None,
        *([("copy number", _("Copy the number of this deal"), "")] if state.is_numbered else []),
        *(over if state.is_over else []),
        *([] if state.is_over or state.looks_on else [("levels", _("How well they play…"), "")]),
        *([("stop", _("End the match"), "")] if state.stops else []),
        *([] if state.is_over or state.stops or state.looks_on else [("concede", _("Concede the match…"), "")]),
        ("start", _("To the start page"), ""),
        None,
    ]


def _always(state: MenuState) -> list[Entry]:
    return [
        ("new", _("New game…"), "Ctrl+N"),
        ("open", _("Open a record…"), "Ctrl+O"),
        ("watch", _("Watch and learn"), ""),
        None,
        ("preferences", _("Preferences"), "Ctrl+,"),
        ("rules", _("Rules"), ""),
        ("opponents", _("Opponents"), ""),
        ("honest", _("Is it honest?"), ""),
        ("keys", _("Keys"), "F2"),
        ("sound", _("Sound off") if state.sounds else _("Sound on"), ""),
        ("full screen", _("Full screen"), "F11"),
        ("about", _("About"), ""),
        None,
        ("quit", _("Quit"), "Ctrl+Q"),
    ]


def card_entries(plans: bool, chooses: bool, chosen: bool) -> list[Entry]:
    """What can be done with a card of the player's."""
    choose = _("Leave it out of the meld") if chosen else _("Choose it for a meld")
    return [
        ("plan", _("What it may still become"), letter_for("plan")) if plans else None,
        ("pick", choose, _("Ctrl+Click")) if chooses else None,
        ("melds", _("All melds"), letter_for("melds")),
    ]


def menu(parent: QWidget, listed: Iterable[Entry], paper: Paper, perform: Callable[[str], object]) -> QMenu:
    """The menu with these entries, in the size of the window; it goes away with its use."""
    made, scale = QMenu(parent), zoom(parent.width(), parent.height())
    made.setFont(font(round(TEXT_PIXELS * scale)))
    made.setStyleSheet(_style(paper, scale))
    made.aboutToHide.connect(made.deleteLater)
    for entry in listed:
        if entry is None:
            made.addSeparator()
        else:
            made.addAction(_action(made, *entry, perform))
    return made


def _action(owner: QMenu, command: str, words: str, key: str, perform: Callable[[str], object]) -> QAction:
    action = QAction(f"{words}\t{key}" if key else words, owner)
    action.triggered.connect(lambda: perform(command))
    return action


def _style(paper: Paper, scale: float) -> str:
    little, wide = round(6 * scale), round(22 * scale)
    return (
        f"QMenu {{ background: {paper.ground}; color: {paper.text}; border: 1px solid {paper.line};"
        f" padding: {little}px; }}"
        f"QMenu::item {{ padding: {little}px {wide}px; border-radius: {little}px; }}"
        f"QMenu::item:selected {{ background: {paper.chosen}; color: {paper.text}; }}"
        f"QMenu::separator {{ height: 1px; background: {paper.line}; margin: {little}px {2 * little}px; }}"
    )
