"""The table when it is first entered: its view and the room, with everything that they ask for connected."""

from typing import TYPE_CHECKING

from bezique_desktop.ui.room import Room
from bezique_desktop.ui.scene.table_view import TableView

if TYPE_CHECKING:
    from bezique_desktop.table.step import Step
    from bezique_desktop.ui.desktop import Desktop


def make_view(desktop: "Desktop") -> TableView:
    """The view of the table as the player prefers it."""
    view, preferences, answers = TableView(deck=desktop.deck), desktop.preferences, desktop.card_pages
    view.set_preferences(preferences)
    view.set_hand_order(preferences.hand_order)
    view.tool.connect(desktop.perform)
    view.continue_wanted.connect(desktop.go_on)
    view.hand_ordered.connect(desktop.preferring.order_hand)
    view.tips.card, view.tips.meld = answers.card_tip, answers.meld_tip
    view.planned.connect(answers.plan)
    view.card_menu.connect(answers.card_menu)
    return view


def make_room(desktop: "Desktop", view: TableView) -> Room:
    """The room around this view."""
    room = Room(view, desktop.keeping)
    room.is_covered = lambda: desktop.window.overlay.page is not None
    room.failed.connect(desktop.tell)
    room.opening.drawn.connect(desktop.pages.draw)
    room.opening.asked.connect(desktop.pages.cut)
    room.settled.connect(desktop.attend)
    room.shown.connect(lambda step: _hear(desktop, step))
    return room


def _hear(desktop: "Desktop", step: "Step") -> None:
    """Let a step be heard; what plays it is loaded with the first card."""
    if desktop.preferences.sound and (step.view.trick or step.view.takers):
        from bezique_desktop.ui.sounds import SOUNDS

        SOUNDS.heed(step)
