"""The stage: scene, deck and clocks. It shows a table at rest exactly, and plays the way to the next."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QBrush

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.ui.art.bracket import measure
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.felt import felt_pixmap
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.art.recordings import DeckLook
from bezique_desktop.ui.scene import captions, display, standing, tips, tray
from bezique_desktop.ui.scene.ambience import Ambience
from bezique_desktop.ui.scene.card_item import IN_THE_AIR, Pose
from bezique_desktop.ui.scene.card_marks import lifts, marks
from bezique_desktop.ui.scene.choreography import beats
from bezique_desktop.ui.scene.clock import Clock
from bezique_desktop.ui.scene.cues import Cue
from bezique_desktop.ui.scene.effects import Effects
from bezique_desktop.ui.scene.frames import frame_of
from bezique_desktop.ui.scene.idle_painter import IdlePainter
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.own_order import OwnOrder
from bezique_desktop.ui.scene.placing import Orders, Picture, Sorting, Words, picture
from bezique_desktop.ui.scene.sorting import worth_of_faces
from bezique_desktop.ui.scene.spread import Spread
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.table_scene import TableScene
from bezique_desktop.ui.scene.wardrobe import Cloth, Wardrobe
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.theme import Motion, Theme, motion, theme
from bezique_desktop.ui.wording_cards import trump_text


class Stage(QObject):
    """Everything that is seen, drawn with a deck that others may share.

    ``ended``: the motion is over, and the table is to be put right.
    """

    ended = Signal()

    def __init__(self, parent: QObject, deck: Deck | None = None) -> None:
        super().__init__(parent)
        self.preferences = Preferences()
        self.theme: Theme = theme()
        self.motion: Motion = motion()
        self._system_reduces = False
        self.ratio = 1.0
        self._rules: Rules | None = None
        self.frame: Frame = frame_of(None, 1280, 800)
        self.own_order = OwnOrder()
        self._orders = Orders()
        self._deck = deck or Deck(parent=self)
        self.scene = TableScene(self._wardrobe(), self)
        self.clock = Clock(self)
        self.ambience = Ambience(self.scene, self)
        self.idle = IdlePainter(self.scene, self._deck, self.clock, self)
        self._deck.ready.connect(self.scene.refresh)
        self.clock.ended.connect(self.ended)

    # ------------------------------------------------------------------ look and size
    @property
    def look(self) -> Look:
        """How things are painted in this window."""
        return Look(self.theme, self.frame.unit)

    def felt(self) -> QBrush:
        """The cloth for the whole window."""
        window = self.frame.window
        return QBrush(felt_pixmap(self.theme.felt, round(window.width), round(window.height), self.ratio))

    def _wardrobe(self) -> Wardrobe:
        return Wardrobe(self._deck, Cloth(self.theme, self.frame.unit, self.ratio))

    def set_size(self, width: float, height: float, ratio: float) -> None:
        """Lay out for a window of this size in logical pixels."""
        self.frame = frame_of(self._rules, width, height)
        self.ratio = ratio
        self.scene.wardrobe = self._wardrobe()
        self.scene.setSceneRect(0, 0, width, height)

    def set_game(self, rules: Rules) -> None:
        """Lay out for this game from now on."""
        self._rules = rules
        window = self.frame.window
        self.frame = frame_of(rules, window.width, window.height)
        self.scene.unpaint(*list(self.scene.painted))

    def set_preferences(self, preferences: Preferences) -> None:
        """Colours, deck, pace and order of the hand; one's own order begins with that which lies."""
        if preferences.sort == "manual" != self.preferences.sort and self._orders.hand:
            self.own_order.begin(self._orders.hand)
        self.preferences = preferences
        self.theme = theme(preferences.felt, preferences.four_colours)
        self._set_motion()
        shade = self.theme.felt.card_shade
        self._deck.set_look(DeckLook(preferences.index_language, preferences.four_colours, preferences.back, shade))
        self.scene.wardrobe = self._wardrobe()

    def move_less(self) -> None:
        """Avoid travel from now on, as the system does, unless the player prefers otherwise."""
        self._system_reduces = True
        self._set_motion()

    def _set_motion(self) -> None:
        chosen = self.preferences.motion
        is_reduced = self._system_reduces if chosen == "system" else chosen == "reduced"
        self.motion = motion(self.preferences.pace, is_reduced)

    # ------------------------------------------------------------------ where things stand
    def picture(self, spread: Spread, mechanics: Mechanics) -> Picture:
        """Where everything stands; cards that lie already keep their places in the rows."""
        worth = worth_of_faces(mechanics, spread.trump)
        sorting = Sorting(self.preferences.sort, self.own_order.cards, worth)
        made = picture(spread, self.frame, self._orders, sorting, self._words(mechanics))
        self._orders = made.orders
        return made

    def forget_orders(self) -> None:
        """A new deal: nothing keeps its place."""
        self._orders = Orders()
        self.own_order.begin()

    def _words(self, mechanics: Mechanics) -> Words:
        look = self.look

        def talon(spread: Spread) -> float:
            cards = spread.closed + (spread.turn_up >= 0)
            left = captions.talon_line(mechanics.rules, cards, spread.shut, spread.banned)
            return standing.talon_text_width(look, trump_text(spread.trump), left)

        return Words(tips.bracket_label, measure(look), talon)

    # ------------------------------------------------------------------ at rest
    def settle(self, shown: Picture, hasty: bool = False) -> None:
        """Everything stands where it belongs, exactly."""
        self.clock.stop()
        self.ambience.stop()
        self.scene.settle(shown, hasty)
        (self.idle.put_off if hasty else self.idle.prepare)(shown, self.frame, self.ratio)

    def clear(self) -> None:
        """Nothing lies on the table."""
        self.ambience.stop()
        self.forget_orders()
        self.idle.forget()
        for key in list(self.scene.cards):
            self.scene.remove_card(key)
        self.scene.unpaint(*list(self.scene.painted))

    def show(self, state: TableState, hasty: bool = False) -> None:
        """Paint everything else, and mark the cards."""
        hasty = hasty or not self.scene.painted
        tagged = self.tags()
        self.scene.show_paintings(display.paintings(state, self.look, self.frame), hasty)
        if not hasty:
            self.fade_tags(tagged)
        if hasty:
            self.idle.start()
        self.scene.show_marks(marks(state))
        self.ambience.lift(lifts(state), self.motion)
        self.ambience.breathe(self.motion)

    def rest(self) -> None:
        """Do nothing in the background while nothing is seen."""
        self.ambience.stop()
        self.idle.rest()

    def drag(self, key: int, x: float, y: float) -> None:
        """A card follows the pointer."""
        item = self.scene.cards.get(key)
        if item is not None:
            item.setZValue(IN_THE_AIR)
            item.raise_shadow(True)
            item.lie(Pose(x, y, item.pose.width))

    def remark(self, text: str) -> None:
        """A pill beside the trick, "" for none."""
        if text:
            self.scene.paint_one("remark", tray.remark_painting(self.look, self.frame, text))
        else:
            self.scene.unpaint("remark")

    # ------------------------------------------------------------------ in motion
    def perform(self, told: Sequence[Cue], state: TableState, mechanics: Mechanics) -> None:
        """Play these cues, from the table as it lies."""
        self.ambience.stop()
        is_first = not self.scene.painted
        if is_first:
            self.show(replace(state, offers=(), speech=None))
        names = [name for name in self.scene.painted if name.split(" ")[0] in ("speech", "heading", "action")]
        self.scene.unpaint(*names, "remark")
        self.scene.show_marks({})
        if is_first:
            self.scene.finish()
        self.clock.play(beats(told, Effects(self, state, mechanics).stagehand()))

    def tags(self) -> set[str]:
        """The names of the tags of whose turn it is."""
        return {name for name in self.scene.painted if name.startswith("tag ")}

    def fade_tags(self, before: set[str]) -> None:
        """Those that were not there before come up slowly."""
        self.ambience.fade_in([self.scene.painted[name] for name in sorted(self.tags() - before)], self.motion)
