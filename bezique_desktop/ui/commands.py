"""What each key, tool and line of the menu does."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bezique_desktop.ui.level_change import LevelChange

if TYPE_CHECKING:
    from bezique_desktop.ui.desktop import Desktop

LESSON: Final = ("pause", "resume", "step", "faster", "slower")
"""What can be done with a game that the computer plays by itself."""
WAYS: Final = ("first", "previous", "next", "last", "decision")
"""Ways to go in a record."""


def commands_of(desktop: "Desktop") -> Mapping[str, Callable[[], object]]:
    """Every command of this window by its name."""
    pages, card_pages, records = desktop.pages, desktop.card_pages, desktop.records
    levels = LevelChange(desktop)
    return {
        "new": pages.new_game,
        "open": records.open,
        "preferences": pages.preferences,
        "rules": pages.rules,
        "help": pages.help,
        "opponents": pages.opponents,
        "honest": pages.honest,
        "keys": pages.keys,
        "about": pages.about,
        "melds": pages.melds,
        "unseen": card_pages.unseen,
        "ledger": pages.ledger,
        "copy number": pages.copy_number,
        "menu": pages.menu,
        "concede": pages.concede,
        "levels": levels.ask,
        "stop": desktop.stop,
        "replay": records.replay,
        "analyse": records.analyse,
        "branch": records.branch,
        "again": desktop.same_cards,
        "deal again": pages.again,
        **{where: partial(records.step_to, where) for where in WAYS},
        "watch": lambda: _watch(desktop),
        **{deed: partial(_in_lesson, desktop, deed) for deed in LESSON},
        "take over": desktop.take_over,
        "undo": lambda: desktop.at_table(lambda room: room.undo()),
        "redo": lambda: desktop.at_table(lambda room: room.redo()),
        "hint": lambda: desktop.at_table(lambda room: room.hint()),
        "start": desktop.show_start,
        "sound": lambda: desktop.preferring.take(replace(desktop.preferences, sound=not desktop.preferences.sound)),
        "full screen": desktop.window.toggle_full_screen,
        "quit": desktop.window.close,
    }


def _watch(desktop: "Desktop") -> None:
    """Watch and learn the game on the table, with other cards; where nothing is played, the game of the last time."""
    wish = None if desktop.step is None else desktop.room.wish
    desktop.teach(desktop.last_wish if wish is None else replace(wish, seed=None))


def _in_lesson(desktop: "Desktop", deed: str) -> None:
    """Lead the lesson on the table, if there is one."""
    lesson = None if desktop.step is None else desktop.room.lesson
    if lesson is not None:
        {
            "pause": lesson.pause,
            "resume": lesson.pause,
            "step": lesson.next_move,
            "faster": lesson.faster,
            "slower": lesson.slower,
        }[deed]()
