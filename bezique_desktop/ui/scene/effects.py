"""What moves on the stage besides the cards: the result of a trick, chips and counting figures, brackets."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.ui.art.look import Look
from bezique_desktop.ui.geometry import Point
from bezique_desktop.ui.scene import captions, chips_flight, display, standing
from bezique_desktop.ui.scene.choreography import Stagehand
from bezique_desktop.ui.scene.clock import OUT_CUBIC, Tween
from bezique_desktop.ui.scene.cues import Cue
from bezique_desktop.ui.scene.layout import Frame
from bezique_desktop.ui.scene.placing import Picture, plate_of
from bezique_desktop.ui.scene.plates import counts_chips
from bezique_desktop.ui.scene.state import TableState

if TYPE_CHECKING:
    from bezique_desktop.ui.scene.stage import Stage


class Effects:
    """The effects of one step, from the table as it lies to ``state``."""

    def __init__(self, stage: "Stage", state: TableState, mechanics: Mechanics) -> None:
        self._stage, self._state, self._mechanics = stage, state, mechanics
        self._scene, self._motion = stage.scene, stage.motion

    @property
    def _look(self) -> Look:
        return self._stage.look

    @property
    def _frame(self) -> Frame:
        return self._stage.frame

    def stagehand(self) -> Stagehand:
        """The effects as the choreography asks for them."""
        stage, chosen = self._stage, self._stage.preferences
        off = not self._motion.play and not self._motion.fade
        return Stagehand(
            scene=self._scene,
            motion=self._motion,
            hold_ms=0.0 if off or chosen.trick_click else chosen.trick_hold * 1000,
            waits=chosen.trick_click,
            picture=lambda spread: stage.picture(spread, self._mechanics),
            plate=self._plate,
            hold=self._show_result,
            score=self._score,
            bracket=self._draw_brackets,
            tidy=self._tidy_brackets,
        )

    def _show_result(self, cue: Cue) -> None:
        """Who takes the trick, and that it is his turn."""
        stage, state = self._stage, self._state
        stage.remark(captions.result_words(state.view, tuple(state.step.names), cue.seat, cue.points))
        wanted = dict(display.turns(state, self._look, self._frame))
        self._scene.unpaint(*[name for name in self._scene.painted if name.startswith("tag ") and name not in wanted])
        tagged = stage.tags()
        for name, painting in wanted.items():
            self._scene.paint_one(name, painting)
        stage.fade_tags(tagged)

    # ------------------------------------------------------------------ points
    def _score(self, cue: Cue) -> list[Tween]:
        """Chips fly to the plate of a side, and its figure counts up."""
        state, motion, side = self._state, self._motion, cue.side
        after = cue.after.scores[side]
        show = self._counter(side)
        if not motion.chips:
            show(after)
            return []
        if not counts_chips(state.view):
            return [chips_flight.counting(show, after - cue.points, after, motion.chips)]
        parts = standing.parts_of_plate(self._look, self._frame, plate_of(self._frame, state.view.seat, side))
        chips = chips_flight.chips_for(cue.points)
        slot = self._frame.trick.tray
        bank = Point(slot.x + 24 * self._frame.unit, slot.centre.y)
        tweens = chips_flight.flight(self._scene, chips, bank, parts.stacks, parts.chip_radius, motion)
        length = max((tween.end for tween in tweens), default=motion.chips)
        return [*tweens, chips_flight.counting(show, after - cue.points, after, length)]

    def _counter(self, side: int) -> Callable[[int], None]:
        def show(score: int) -> None:
            for name, painting in display.score(self._state, self._look, self._frame, side, score):
                self._scene.paint_one(name, painting)

        return show

    def _plate(self, seat: int) -> Point:
        view = self._state.view
        return self._frame.plates[plate_of(self._frame, view.seat, view.rules.side_of(seat))].centre

    # ------------------------------------------------------------------ brackets
    def _draw_brackets(self, shown: Picture) -> list[Tween]:
        """Those that are new draw themselves from their middles."""
        fresh = [each for each in shown.brackets if display.bracket_name(each) not in self._scene.painted]

        def show(share: float) -> None:
            for each in fresh:
                painting = display.bracket_painting(self._look, each, False, False, share)
                self._scene.paint_one(display.bracket_name(each), painting)

        return [Tween(show, self._motion.bracket, 0, OUT_CUBIC)] if fresh else []

    def _tidy_brackets(self, shown: Picture) -> None:
        """Those whose cards go are taken away, the others move with their cards."""
        wanted = {display.bracket_name(each): each for each in shown.brackets}
        for name in [name for name in self._scene.painted if name.startswith("bracket ")]:
            if name in wanted:
                self._scene.paint_one(name, display.bracket_painting(self._look, wanted[name], False, False))
            else:
                self._scene.unpaint(name)
