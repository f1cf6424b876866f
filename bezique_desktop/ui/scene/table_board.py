"""The table in the window, to look at: shows steps at rest and in motion, in any size."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bezique_desktop.engine.events import Dealt
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.scene.aims import targets
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.cues import Act, Cue
from bezique_desktop.ui.scene.offers import Judge
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.published import Progress, Published
from bezique_desktop.ui.scene.spread import Spread
from bezique_desktop.ui.scene.stage import Stage
from bezique_desktop.ui.scene.state import Advice, Attention, TableState
from bezique_desktop.ui.scene.targets import Target
from bezique_desktop.ui.scene.telling_table import TellingTable
from bezique_desktop.ui.settings import Preferences

if TYPE_CHECKING:
    from bezique_desktop.players.advice import Hint


class TableBoard(QGraphicsView):
    """The table that shows what it is told, and nothing else.

    ``judge`` is asked whether the rules allow what the player has put together himself.
    """

    settled = Signal()
    """All motion of the last step is over."""

    def __init__(self, parent: QWidget | None = None, deck: Deck | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage(self, deck)
        self.judge: Judge | None = None
        self.attention = Attention()
        self.state: TableState | None = None
        self.targets: tuple[Target, ...] = ()
        self.telling: TellingTable | None = None
        self.progress: Progress | None = None
        self._company = Company()
        self._is_painting = False
        self._is_put_off = False
        self._is_seen = False
        self._is_resized = False
        self._set_up()
        self.stage.ended.connect(self._settle)

    def _set_up(self) -> None:
        self.setScene(self.stage.scene)
        self.setViewport(QWidget())  # PySide knows what is made here; for Qt's own it would load every widget class
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        self.setMinimumSize(320, 200)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    # ------------------------------------------------------------------ what the window asks for
    def show_step(self, step: Published, animate: bool) -> None:
        """Show this step from now on; ``animate`` plays what led to it, as soon as the table is seen.

        Motion that still runs is over at once. ``settled`` is emitted when all is at rest.
        """
        before = None if self.telling is None else self.telling.spread()
        self.stage.clock.stop()
        if self.telling is not None and self.telling.is_of(step):
            self.telling.take(step)
        else:
            self.telling, before = TellingTable(step), None
            self.stage.set_game(step.view.rules)
        if any(isinstance(event, Dealt) for event in step.events):
            self.stage.forget_orders()
            before = None
        kept = self.attention
        self.attention = Attention(kept.hover, kept.focus, drawer=kept.drawer)
        self._is_put_off = animate and before is None and self._moves() and not self.isVisible()
        if not self._is_put_off and not (animate and self._perform(before)):
            self._settle()

    def clear(self) -> None:
        """Show an empty table until the next step comes."""
        self.end_motion()
        self.telling = self.state = None
        self.attention, self.targets = Attention(), ()
        self.stage.clear()

    def set_preferences(self, preferences: Preferences) -> None:
        """Felt, deck, words, pace and order of the hand, shown at once."""
        self.end_motion()
        self.stage.set_preferences(preferences)
        if self.telling is not None:
            self.telling.reword()
        self.lay_out()

    def heed_system(self) -> None:
        """Avoid travel if the system does; to ask it takes a moment."""
        from bezique_desktop.ui.motion_wish import MotionWish

        wish = MotionWish(self)
        wish.wanted.connect(self._move_less)
        wish.ask()

    def _move_less(self) -> None:
        before = self.stage.motion
        self.stage.move_less()
        if self.stage.motion != before:
            self.end_motion()

    def set_company(self, company: Company) -> None:
        """Who sits at the table."""
        self._company = company
        self.repaint_table()

    def set_hand_order(self, cards: Iterable[int]) -> None:
        """The order of the hand as it was arranged by the player before."""
        self.stage.own_order.begin(cards)
        self.lay_out()

    def show_hint(self, hint: "Hint", reason: str) -> None:
        """Let the cards of the hint glow, with the reason in words in the tray."""
        from bezique_desktop.ui.wording_hints import hint_title

        self.end_motion()
        if self.state is not None:
            advice = Advice(hint.action, hint_title(hint, self.state.view), reason)
            self.attend(replace(self.attention, advice=advice, said="", selected=(), selecting=False))

    def explain(self, advice: Advice) -> None:
        """Tell what somebody is about to do, and why; his cards glow where they are seen."""
        self.attend(replace(self.attention, advice=advice, said=""))
        self._announce(f"{advice.title}. {advice.reason}")

    def show_progress(self, progress: Progress | None) -> None:
        """How a game goes on that the computer plays by itself; None for one that is played."""
        self.progress = progress
        self.repaint_table()

    def say(self, text: str) -> None:
        """Say a sentence in the tray until the next step, click or key."""
        self.end_motion()
        self.attend(replace(self.attention, said=text))
        self._announce(text)

    def paint_now(self) -> None:
        """Paint everything at once that waits for idle time, as before a picture is taken."""
        self.stage.idle.finish()

    @property
    def review(self) -> int | None:
        """The trick that is looked at, counted back from the last one; None for the running one."""
        return None if self.telling is None else self.telling.review

    @property
    def busy(self) -> bool:
        """Whether a step is still being played."""
        return self.stage.clock.busy

    def end_motion(self) -> None:
        """Everything that moves is where it goes; a step that is let in by this is shown at once as well."""
        if self._is_put_off:
            self._is_put_off = False
            self._settle()
        while self.busy:
            self.stage.clock.end()

    # ------------------------------------------------------------------ motion
    def _moves(self) -> bool:
        """Whether steps take time at the pace chosen."""
        motion = self.stage.motion
        return bool(motion.play or motion.fade)

    def _perform(self, before: Spread | None) -> bool:
        """Play what led to the step; whether that takes any time."""
        telling, told = self.telling, tuple[Cue, ...]()
        if telling is None or not self.isVisible():
            return False
        if self._moves() or self.stage.preferences.trick_click:
            told = telling.led_here(before)
        if not told or not (self._moves() or any(cue.act is Act.HOLD for cue in told)):
            return False
        self.state = self._compose(telling, self.stage.picture(telling.spread(), telling.mechanics))
        self.stage.perform(told, self.state, telling.mechanics)
        return True

    def _settle(self) -> None:
        """Everything where the step has it."""
        self.lay_out(self._is_resized)
        if self.telling is not None:
            self._announce(self.telling.spoken())
            self.settled.emit()

    def _announce(self, text: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # ------------------------------------------------------------------ at rest
    def lay_out(self, hasty: bool = False) -> None:
        """Put everything in its place and paint it; ``hasty`` stretches old pictures for the moment."""
        telling = self.telling
        if telling is not None or self.isVisible():
            self.setBackgroundBrush(self.stage.felt())
        if telling is None:
            return
        picture = self.stage.picture(telling.looked_at(), telling.mechanics)
        self.stage.settle(picture, hasty)
        self.state = self._compose(telling, picture)
        self.repaint_table(hasty)
        if self.stage.preferences.sort == "manual" and self.stage.own_order.keep(picture.orders.hand):
            self.order_changed()

    def order_changed(self) -> None:
        """The player's own order of the hand has cards in it that it did not have."""

    def _compose(self, telling: TellingTable, picture: Picture) -> TableState:
        return telling.compose(picture, self.attention, self._company, self.judge, self.progress)

    def repaint_table(self, hasty: bool = False) -> None:
        """Show what the player points at and has chosen; nothing changes its place."""
        if self.telling is None or self.state is None or self._is_painting or self.busy:
            return
        self._is_painting = True
        self.state = self._compose(self.telling, self.state.picture)
        self.targets = targets(self.state, self.stage.look, self.stage.frame)
        self.aim()
        self.state = replace(self.state, attention=self.attention)
        self.stage.show(self.state, hasty)
        self.stage.remark(self.telling.remark(self.state))
        self._is_painting = False

    def aim(self) -> None:
        """The targets have changed."""

    def attend(self, attention: Attention) -> None:
        """The player points at something else, or has chosen something."""
        if attention != self.attention:
            self.attention = attention
            self.repaint_table()

    def look_back(self, step: int | None) -> None:
        """Look at the last trick, at the one before or after it, or (None) at the running one again."""
        if self.telling is not None:
            self.telling.look_back(step)
            self.lay_out()

    # ------------------------------------------------------------------ Qt
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._resize(hasty=False)
        return super().viewportEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.stage.idle.sleep()
        if self._is_put_off:
            self._is_put_off = False
            if not self._perform(None):
                self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        self.end_motion()
        self.stage.rest()
        self._is_seen = False
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_seen:
            self._is_seen = True
            self.stage.idle.wake()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize(hasty=self.state is not None and self.isVisible())

    def _resize(self, hasty: bool) -> None:
        size = self.viewport().size()
        self.stage.set_size(max(1, size.width()), max(1, size.height()), self.devicePixelRatioF())
        if not self._is_put_off:
            self._is_resized = hasty
            self.end_motion()
            self._is_resized = False
            self.lay_out(hasty)
