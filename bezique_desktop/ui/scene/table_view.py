"""The table to play at: turns mouse and keys into what the player wants to do."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.scene.aims import column_of
from bezique_desktop.ui.scene.gestures import Gesture, Gestures, Made
from bezique_desktop.ui.scene.keyboard import wish_of
from bezique_desktop.ui.scene.proxies import Proxies
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.reactions import Doors, Reactions
from bezique_desktop.ui.scene.table_board import TableBoard
from bezique_desktop.ui.scene.table_scene import own_cards
from bezique_desktop.ui.scene.table_tips import TableTips
from bezique_desktop.ui.scene.targets import CARDS, CHOSEN_CARDS, Group, Ident, Target, find, hit, next_group
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.players.advice import Hint

_PRESSABLE = (*CHOSEN_CARDS, Group.ACTIONS, Group.TOOLS, Group.PLATES, Group.LOG)


class TableView(TableBoard):
    """A table of two to four players.

    It asks for nothing: what the player wants is emitted, and what comes of it is the next step. A click or key during
    motion ends the motion first and then counts.
    """

    chosen = Signal(object)
    """An action that the rules allow."""
    refused = Signal(object)
    """An action that was tried and is not allowed; :meth:`say` why."""
    passed = Signal()
    """The player does not declare in the place of his partner."""
    tool = Signal(str)
    """undo, redo, hint, melds, ledger or menu."""
    continue_wanted = Signal()
    """The player has seen the end of the deal."""
    planned = Signal(int)
    """The player asks what one of his cards may still become."""
    card_menu = Signal(int, QPoint)
    """The player asks what can be done with one of his cards; the point is where, on the screen."""
    hand_ordered = Signal(object)
    """The order of the hand as the player has arranged it, from left to right."""

    def __init__(self, parent: QWidget | None = None, deck: Deck | None = None) -> None:
        super().__init__(parent, deck)
        self._gestures = Gestures()
        self._reactions = Reactions(self._doors())
        self._pointer: QPointF | None = None
        self._has_chosen = False
        self.tips = TableTips(self.viewport())
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.proxies = Proxies(self.viewport(), self._press, self.keyPressEvent, self._tab, self._focus_moved)

    def _doors(self) -> Doors:
        return Doors(
            state=lambda: self.state,
            targets=lambda: self.targets,
            attend=self.attend,
            choose=self._choose,
            follow=self._follow,
            refuse=self._refuse,
            leave=self.passed.emit,
            tool=self.tool.emit,
            go_on=self.continue_wanted.emit,
            focus=lambda ident: self.proxies.give_focus(ident),
            review=self.look_back,
            reviewing=lambda: self.review is not None,
            double_click=lambda: self.stage.preferences.double_click,
            plan=self.planned.emit,
            say=self.say,
            card_menu=self._card_menu,
        )

    def show_step(self, step: Published, animate: bool) -> None:
        self._gestures.forget()
        super().show_step(step, animate)

    def show_hint(self, hint: "Hint", reason: str) -> None:
        super().show_hint(hint, reason)
        focus = self.attention.focus
        played = self._own(hint.action.card) if hint.action.verb is Verb.PLAY else None
        if focus is not None and played is not None:
            self.proxies.give_focus(played)
        elif focus is not None and focus[0] is Group.ACTIONS:
            self.proxies.give_focus((Group.ACTIONS, 0))
        if self.attention.advice is not None:
            advice = replace(self.attention.advice, focus=self.attention.focus)
            self.attend(replace(self.attention, advice=advice))

    def aim(self) -> None:
        """Keep pointer and keyboard on what they are on now."""
        self.proxies.sync(self.targets)
        if self._pointer is not None and not self._gestures.dragging:
            under = hit(self.targets, self._pointer.x(), self._pointer.y())
            self.attention = replace(self.attention, hover=under.ident if under is not None else None)

    def _own(self, card: int) -> Ident | None:
        """Where one of the viewer's own cards can be pressed."""
        own = (each for each in self.targets if each.key == card and each.group in CARDS)
        return next((each.ident for each in own), None)

    # ------------------------------------------------------------------ what the player does
    def _choose(self, action: Action) -> None:
        self._has_chosen = True
        self.chosen.emit(action)

    def _follow(self, action: Action) -> None:
        """Do what belongs to an action just done, unless that has changed everything."""
        if self.judge is None or self.judge(action) is None:
            self._choose(action)

    def _refuse(self, action: Action) -> None:
        self.stage.ambience.shake(action.card, self.stage.motion)
        self.refused.emit(action)

    def _card_menu(self, made: Made) -> None:
        self.card_menu.emit(_card(made), self.viewport().mapToGlobal(QPoint(round(made.x), round(made.y))))

    def pick(self, card: int) -> None:
        """Choose one of the viewer's cards for a meld, or no longer."""
        target = find(self.targets, self._own(card))
        if target is not None:
            self._reactions.toggle(target)

    def _press(self, ident: Ident) -> None:
        self.end_motion()
        self._reactions.press(ident)

    def _focus_moved(self, ident: Ident | None) -> None:
        if self._is_painting:
            self.attention = replace(self.attention, focus=ident)
        else:
            self.attend(replace(self.attention, focus=ident))

    def _tab(self, forward: bool) -> bool:
        """Go on to the next group, round and round."""
        focus = self.attention.focus
        found = next_group(self.targets, focus, forward) or next_group(self.targets, None, forward)
        if found is None:
            return False
        self.proxies.give_focus(found.ident)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._tab(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
            return
        self.end_motion()
        self._reactions.key(wish, self.attention.focus)

    # ------------------------------------------------------------------ mouse
    def _at(self, event: QMouseEvent) -> Target | None:
        """What is under the pointer, all motion ended; a card that still moved is found where it was seen."""
        x, y = event.position().x(), event.position().y()
        card = None
        if self.busy and self.state is not None:
            card = self.stage.scene.topmost(x, y, own_cards(self.state.picture))
        self.end_motion()
        ident = self._own(card) if card is not None else None
        return find(self.targets, ident) if ident is not None else hit(self.targets, x, y)

    def _press_at(self, event: QMouseEvent, double: bool) -> None:
        target = self._at(event)
        self._pointer = event.position()
        if self.review is not None and (target is None or target.key != "last_trick"):
            self.look_back(None)
        made = self._gestures.press(event, target, double)
        down = self._gestures.down
        self.attend(replace(self.attention, said="", pressed=down.ident if down is not None else None))
        self._reactions.gesture(made)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._has_chosen = False
        self._press_at(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two clicks; after one that has done something, it is not meant for what lies there now."""
        if self._has_chosen:
            self.end_motion()
        else:
            self._press_at(event, double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        if self.busy:
            return
        made = self._gestures.move(event)
        if made.gesture is Gesture.DRAG:
            self.stage.drag(_card(made), made.x, made.y)
        else:
            self._hover(hit(self.targets, made.x, made.y))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        made = self._gestures.release(event, hit(self.targets, event.position().x(), event.position().y()))
        self.attend(replace(self.attention, pressed=None))
        if made.gesture is Gesture.DROP:
            self._drop(made)
        else:
            self._reactions.gesture(made)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the actions, where there are more than fit."""
        if self.state is not None and self.stage.frame.actions.x <= event.position().x():
            column = column_of(self.state, self.stage.frame)
            first = column.first + (-1 if event.angleDelta().y() > 0 else 1)
            most = max(0, column.total - len(column.buttons))
            self.attend(replace(self.attention, scroll=max(0, min(first, most))))

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, target: Target | None) -> None:
        ident = target.ident if target is not None else None
        if ident != self.attention.hover:
            pressable = target is not None and target.group in _PRESSABLE and target.enabled
            shape = Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.attend(replace(self.attention, hover=ident))

    def _drop(self, made: Made) -> None:
        """Above the own cards it is played; in the hand it takes that place, if the player orders the hand himself."""
        card, own = _card(made), self.stage.frame.seats[0]
        if made.y < own.shown.top - 10 * self.stage.frame.unit:
            self._reactions.play(card)
        elif made.y > own.hand.top:
            self._reorder(card, made.x)
        if not self.busy:
            self.lay_out()

    def _reorder(self, card: int, x: float) -> None:
        picture = self.state.picture if self.state is not None else None
        if picture is None or card not in picture.orders.hand:
            return
        if self.stage.preferences.sort == "manual":
            self.stage.own_order.drop(picture, card, x)
            self.order_changed()
            return
        spot = picture.cards[card].spot
        if abs(x - spot.centre.x) > spot.width:
            self.say(_("To arrange the cards yourself: Preferences, Play, Sort the hand."))

    def order_changed(self) -> None:
        self.hand_ordered.emit(self.stage.own_order.cards)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = hit(self.targets, event.pos().x(), event.pos().y())
            self.tips.show(under, self.state, event.globalPos())
            return True
        return super().viewportEvent(event)


def _card(made: Made) -> int:
    return made.target.key if made.target is not None and isinstance(made.target.key, int) else -1
