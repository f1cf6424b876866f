"""The table in the window: shows steps, and turns mouse and keys into what the player wants to do."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.events import Dealt
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.players.hint import Hint
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.scene.aims import column_of, targets
from bezique_desktop.ui.scene.captions import Company, action_words, result_words
from bezique_desktop.ui.scene.card_item import IN_THE_AIR, Pose
from bezique_desktop.ui.scene.cues import Act, cues
from bezique_desktop.ui.scene.gestures import Gesture, Gestures, Made
from bezique_desktop.ui.scene.keyboard import wish_of
from bezique_desktop.ui.scene.logbook import Logbook
from bezique_desktop.ui.scene.offers import Judge
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.proxies import Proxies
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.reactions import Doors, Reactions
from bezique_desktop.ui.scene.review import turned, with_trick
from bezique_desktop.ui.scene.sorting import moved
from bezique_desktop.ui.scene.speech import offers_now, speech_now
from bezique_desktop.ui.scene.spread import Spread, scores, spread_of
from bezique_desktop.ui.scene.stage import Stage
from bezique_desktop.ui.scene.state import Advice, Attention, TableState
from bezique_desktop.ui.scene.table_scene import own_cards
from bezique_desktop.ui.scene.targets import Group, Ident, Target, find, hit, next_group
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.wording_log import spoken_text


class TableView(QGraphicsView):
    """A two-player table.

    It shows steps and asks for nothing: what the player wants is emitted, and what comes of it is the next step. A
    click or key during motion ends the motion first and then counts.
    """

    chosen = Signal(object)
    """An action that the rules allow."""
    refused = Signal(object)
    """An action that was tried and is not allowed; :meth:`say` why."""
    tool = Signal(str)
    """undo, redo, hint, melds, ledger, last_trick or menu."""
    settled = Signal()
    """All motion of the last step is over."""
    continue_wanted = Signal()
    """The player has seen the end of the deal."""
    hand_ordered = Signal(object)
    """The order of the hand as the player has arranged it, from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage(self)
        self.judge: Judge | None = None
        self._step: Published | None = None
        self._mechanics: Mechanics | None = None
        self._logbook = Logbook()
        self._lines: list[LogLine] = []
        self._attention = Attention()
        self._company = Company()
        self._lit: frozenset[str] = frozenset()
        self._review: int | None = None
        self._state: TableState | None = None
        self._targets: tuple[Target, ...] = ()
        self._gestures = Gestures()
        self._reactions = Reactions(self._doors())
        self._entry: Ident | None = None
        self._is_painting = False
        self._set_up()
        self._proxies = Proxies(self.viewport(), self._press, self.keyPressEvent, self._tab, self._focus_moved)
        self.stage.ended.connect(self._settle)

    def _set_up(self) -> None:
        self.setScene(self.stage.scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 200)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    def _doors(self) -> Doors:
        return Doors(
            state=lambda: self._state,
            targets=lambda: self._targets,
            attend=self._attend,
            choose=self._choose,
            refuse=self._refuse,
            tool=self.tool.emit,
            go_on=self.continue_wanted.emit,
            focus=lambda ident: self._proxies.give_focus(ident),
            review=self._look_back,
            reviewing=lambda: self._review is not None,
            double_click=lambda: self.stage.preferences.double_click,
        )

    # ------------------------------------------------------------------ what the window asks for
    def show_step(self, step: Published, animate: bool) -> None:
        """Show this step from now on; ``animate`` plays what led to it. ``settled`` is emitted when all is at rest."""
        before = self._spread()
        self.stage.clock.stop()
        self._gestures.forget()
        if self._mechanics is None or self._mechanics.rules is not step.view.rules:
            self._mechanics = Mechanics(step.view.rules)
        self._step = step
        self._logbook.take(step)
        self._review = None
        self._attention = Attention(hover=self._attention.hover, focus=self._attention.focus)
        if any(isinstance(event, Dealt) for event in step.events):
            self.stage.forget_orders()
            before = None
        self._lines = self._logbook.lines(step.names)
        if not (animate and step.events and self._perform(before, self._mechanics)):
            self._settle()

    def set_preferences(self, preferences: Preferences) -> None:
        """Felt, deck, words, pace and order of the hand, shown at once."""
        self._end_motion()
        self.stage.set_preferences(preferences)
        if self._step is not None:
            self._lines = self._logbook.lines(self._step.names)
        self._lay_out()

    def set_company(self, company: Company) -> None:
        """Who sits at the table."""
        self._company = company
        self._repaint()

    def set_lit_tools(self, names: Iterable[str]) -> None:
        """The tools whose pages are open."""
        self._lit = frozenset(names)
        self._repaint()

    def set_hand_order(self, cards: Iterable[int]) -> None:
        """The order of the hand as it was arranged by the player before."""
        self.stage.manual = tuple(cards)
        self._lay_out()

    def show_hint(self, hint: Hint, reason: str) -> None:
        """Let the cards of the hint glow, with the reason in words in the tray."""
        self._end_motion()
        if self._state is not None:
            advice = Advice(hint.action, action_words(hint.action, self._state.view), reason)
            self._attend(replace(self._attention, advice=advice, said="", selected=()))
            if self._attention.focus is not None and hint.action.cards:
                own = [ident for ident in (_own(card, self._targets) for card in hint.action.cards) if ident]
                if own:
                    self._proxies.give_focus(own[0])

    def say(self, text: str) -> None:
        """Say a sentence in the tray until the next step, click or key."""
        self._end_motion()
        self._attend(replace(self._attention, said=text))
        self._announce(text)

    def paint_now(self) -> None:
        """Paint everything at once that waits for idle time, as before a picture is taken."""
        self.stage.paint_now()

    @property
    def busy(self) -> bool:
        """Whether a step is still being played."""
        return self.stage.clock.busy

    # ------------------------------------------------------------------ composing
    def _spread(self) -> Spread | None:
        if self._step is None or self._mechanics is None:
            return None
        return spread_of(self._step, self._mechanics)

    def _perform(self, before: Spread | None, mechanics: Mechanics) -> bool:
        """Play what led to the step, if that takes any time."""
        step, after = self._step, self._spread()
        motion = self.stage.motion
        still = not motion.play and not motion.fade
        if step is None or after is None or not self.isVisible() or (still and not self._waits(step)):
            return False
        start = before or replace(after, hands=((),) * after.seats, shown=((),) * after.seats)
        told = cues(start, step, mechanics)
        if still:
            told = told if any(cue.act is Act.HOLD for cue in told) else ()
        if not told:
            return False
        self._state = self._compose(self.stage.picture(after, mechanics))
        self.stage.perform(told, self._state, self._lines, mechanics)
        return True

    def _waits(self, step: Published) -> bool:
        return self.stage.preferences.trick_click

    def _picture(self) -> Picture | None:
        """Where everything stands at rest, the trick that is looked back at among it."""
        spread = self._spread()
        if spread is None or self._step is None or self._mechanics is None:
            return None
        if self._review is not None:
            spread = with_trick(spread, self._step.view, self._review)
        return self.stage.picture(spread, self._mechanics)

    def _compose(self, picture: Picture) -> TableState:
        step, mechanics = self._step, self._mechanics
        assert step is not None
        assert mechanics is not None
        offers = offers_now(step, self._attention, mechanics, self.judge)
        speech = None if self._review is not None else speech_now(step, self._attention, offers)
        lit = self._lit | ({"hint"} if self._attention.advice else set())
        lit |= {"last_trick"} if self._review is not None else set()
        return TableState(step, picture, scores(step), offers, self._attention, self._company, frozenset(lit), speech)

    def _settle(self, hasty: bool = False) -> None:
        """Everything where the step has it."""
        self._lay_out(hasty)
        if self._step is not None:
            self._announce(spoken_text(self._step.events, self._step.view, tuple(self._step.names)))
            self.settled.emit()

    def _lay_out(self, hasty: bool = False) -> None:
        """Put everything in its place and paint it."""
        self.setBackgroundBrush(self.stage.felt())
        picture = self._picture()
        if picture is not None:
            self.stage.settle(picture, hasty)
            self._state = self._compose(picture)
            self._repaint(hasty)

    def _repaint(self, hasty: bool = False) -> None:
        """Show what the player points at and has chosen; nothing changes its place."""
        if self._state is None or self._is_painting or self.busy:
            return
        self._is_painting = True
        state = self._compose(self._state.picture)
        self._targets = targets(state, self.stage.look, self.stage.frame)
        self._state = state
        self._proxies.sync(self._targets)
        self.stage.show(replace(state, attention=self._attention), self._lines, hasty)
        self._show_review()
        self._is_painting = False

    def _show_review(self) -> None:
        view = self._step.view if self._step is not None else None
        if self._review is not None and view is not None and self._step is not None:
            taker = view.takers[self._review]
            self.stage.remark(result_words(view, tuple(self._step.names), taker, 0))
        else:
            self.stage.remark("")

    def _attend(self, attention: Attention) -> None:
        if attention != self._attention:
            self._attention = attention
            self._repaint()

    def _look_back(self, step: int | None) -> None:
        """Look at the last trick, at the one before or after it, or (None) at the running one again."""
        if self._step is not None:
            self._review = None if step is None else turned(self._step.view, self._review, step)
            self._lay_out()

    def _announce(self, text: str) -> None:
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # ------------------------------------------------------------------ what the player does
    def _end_motion(self) -> None:
        """Everything that moves is where it goes; a step that this lets in is shown at once as well."""
        while self.busy:
            self.stage.clock.end()

    def _choose(self, action: Action) -> None:
        self.chosen.emit(action)

    def _refuse(self, action: Action) -> None:
        self.stage.ambience.shake(action.card, self.stage.motion)
        self.refused.emit(action)

    def _press(self, ident: Ident) -> None:
        self._end_motion()
        self._reactions.press(ident)

    def _focus_moved(self, ident: Ident | None) -> None:
        if ident is not None:
            self._entry = ident
        if self._is_painting:
            self._attention = replace(self._attention, focus=ident)
        else:
            self._attend(replace(self._attention, focus=ident))

    def _tab(self, forward: bool) -> bool:
        """Go on to the next group, round and round."""
        focus = self._attention.focus
        found = next_group(self._targets, focus, forward, None) or next_group(self._targets, None, forward, None)
        if found is None:
            return False
        self._proxies.give_focus(found.ident)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._tab(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
            return
        self._end_motion()
        self._reactions.key(wish, self._attention.focus)

    # ------------------------------------------------------------------ mouse
    def _at(self, event: QMouseEvent) -> Target | None:
        """What is under the pointer; a card that still moves is found where it is seen."""
        x, y = event.position().x(), event.position().y()
        if self.busy and self._state is not None:
            card = self.stage.scene.topmost(x, y, own_cards(self._state.picture))
            self._end_motion()
            ident = _own(card, self._targets) if card is not None else None
            if ident is not None:
                return find(self._targets, ident)
        return hit(self._targets, x, y)

    def _press_at(self, event: QMouseEvent, double: bool) -> None:
        target = self._at(event)
        self._end_motion()
        if self._review is not None and (target is None or target.key != "last_trick"):
            self._look_back(None)
        if self._attention.said:
            self._attend(replace(self._attention, said=""))
        made = self._gestures.press(event, target, double)
        down = self._gestures.down
        self._attend(replace(self._attention, pressed=down.ident if down is not None else None))
        self._reactions.gesture(made)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press_at(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press_at(event, double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.busy:
            return
        made = self._gestures.move(event)
        if made.gesture is Gesture.DRAG:
            self._drag(made)
            return
        self._hover(hit(self._targets, event.position().x(), event.position().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        made = self._gestures.release(event, hit(self._targets, event.position().x(), event.position().y()))
        self._attend(replace(self._attention, pressed=None))
        if made.gesture is Gesture.DROP:
            self._drop(made)
        else:
            self._reactions.gesture(made)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the actions, where there are more than fit."""
        if self._state is not None and self.stage.frame.actions.x <= event.position().x():
            column = column_of(self._state, self.stage.frame)
            first = column.first + (-1 if event.angleDelta().y() > 0 else 1)
            most = max(0, column.total - len(column.buttons))
            self._attend(replace(self._attention, scroll=max(0, min(first, most))))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, target: Target | None) -> None:
        ident = target.ident if target is not None else None
        if ident == self._attention.hover:
            return
        pressable = target is not None and target.group not in (Group.ASIDE, Group.BRACKETS) and target.enabled
        shape = Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._attend(replace(self._attention, hover=ident))

    def _drag(self, made: Made) -> None:
        """The card follows the pointer."""
        item = self.stage.scene.cards.get(_card(made))
        if item is not None:
            item.setZValue(IN_THE_AIR)
            item.raise_shadow(True)
            item.lie(Pose(made.x, made.y, item.pose.width, 0.0))

    def _drop(self, made: Made) -> None:
        """Above the own cards it is played; in the hand it takes that place, if the hand is ordered by hand."""
        card, own = _card(made), self.stage.frame.seats[0]
        if made.y < own.shown.top - 10 * self.stage.frame.unit:
            self._lay_out()
            self._reactions.play(card)
            return
        if self.stage.preferences.sort == "manual" and made.y > own.hand.top and self._state is not None:
            order = self._state.picture.orders.hand
            spots = {key: self._state.picture.cards[key].spot.centre.x for key in order if key != card}
            place = sum(middle < made.x for middle in spots.values())
            self.stage.manual = moved(order, card, place) if card in order else order
            self.hand_ordered.emit(self.stage.manual)
        self._lay_out()

    # ------------------------------------------------------------------ Qt
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event.pos(), event.globalPos())
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resize(hasty=False)
        return super().viewportEvent(event)

    def _show_tip(self, place: QPoint, shown_at: QPoint) -> None:
        target = hit(self._targets, place.x(), place.y())
        if target is None or not target.help:
            QToolTip.hideText()
            return
        rect = QRect(round(target.rect.x), round(target.rect.y), round(target.rect.width), round(target.rect.height))
        QToolTip.showText(shown_at, target.help, self.viewport(), rect)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end_motion()
        self.stage.rest()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.stage.wake()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize(hasty=self._state is not None and self.isVisible())

    def _resize(self, hasty: bool) -> None:
        self._end_motion()
        size = self.viewport().size()
        self.stage.set_size(max(1, size.width()), max(1, size.height()), self.devicePixelRatioF())
        self._lay_out(hasty)


def _card(made: Made) -> int:
    return made.target.key if made.target is not None and isinstance(made.target.key, int) else -1


def _own(card: int, listed: Iterable[Target]) -> Ident | None:
    """The target of one of the viewer's own cards."""
    return next((each.ident for each in listed if each.key == card and each.group in (Group.HAND, Group.ROW)), None)
