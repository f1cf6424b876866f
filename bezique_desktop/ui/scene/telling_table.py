"""What the table has to tell about the step that is shown; no widget, and it paints nothing."""

from dataclasses import replace

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.model.lent import lent_cards
from bezique_desktop.ui.scene.captions import Company, duty_words, result_words
from bezique_desktop.ui.scene.cues import Cue, cues
from bezique_desktop.ui.scene.logbook import Logbook
from bezique_desktop.ui.scene.offers import Judge
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.published import Progress, Published
from bezique_desktop.ui.scene.review import turned, with_trick
from bezique_desktop.ui.scene.speech import offers_now, speech_now
from bezique_desktop.ui.scene.spread import Spread, scores, spread_of
from bezique_desktop.ui.scene.state import Attention, TableState
from bezique_desktop.ui.wording_log import spoken_text


class TellingTable:
    """One step of a game after another, each with what is worked out from it.

    ``review`` is the trick that is looked at, counted back from the last one; None is the running one.
    """

    def __init__(self, step: Published) -> None:
        self.step = step
        self.mechanics = Mechanics(step.view.rules)
        self.review: int | None = None
        self._logbook = Logbook()
        self._lines: list[LogLine] = []
        self._lent: frozenset[int] = frozenset()
        self.take(step)

    def is_of(self, step: Published) -> bool:
        """Whether a step is one of the same game."""
        return self.mechanics.rules is step.view.rules

    def take(self, step: Published) -> None:
        """Tell of this step from now on."""
        self.step = step
        self.review = None
        self._logbook.take(step)
        self._lent = lent_cards(step.view, self.mechanics)
        self.reword()

    def reword(self) -> None:
        """Tell the log in the language that is spoken now."""
        self._lines = self._logbook.lines(self.step.names)

    def look_back(self, step: int | None) -> None:
        """Turn to the last trick, to the one before or after it, or (None) to the running one again."""
        self.review = None if step is None else turned(self.step.view, self.review, step)

    # ------------------------------------------------------------------ what lies there
    def spread(self) -> Spread:
        """The table as it is after the step."""
        return spread_of(self.step, self.mechanics)

    def looked_at(self) -> Spread:
        """The table with the trick that is looked at."""
        return self.spread() if self.review is None else with_trick(self.spread(), self.step.view, self.review)

    def led_here(self, before: Spread | None) -> tuple[Cue, ...]:
        """The moves that led to the step from the table as it lay before; None: no card had been dealt."""
        if before is None:
            after = self.spread()
            nothing: tuple[tuple[int, ...], ...] = ((),) * after.seats
            before = replace(after, hands=nothing, shown=nothing)
        return cues(before, self.step, self.mechanics)

    # ------------------------------------------------------------------ what is said
    def compose(
        self, picture: Picture, attention: Attention, company: Company, judge: Judge | None, progress: Progress | None
    ) -> TableState:
        """All that one painting is made from, with everything standing where this picture has it."""
        offers = offers_now(self.step, attention, self.mechanics, judge, progress)
        speech = None if self.review is not None else speech_now(self.step, attention, offers)
        lit = set()
        if attention.advice is not None and progress is None:
            lit.add("hint")
        if self.review is not None:
            lit.add("last_trick")
        return TableState(
            self.step, picture, scores(self.step), offers, attention, company, frozenset(lit), speech,
            tuple(self._lines), self._lent,
        )  # fmt: skip

    def remark(self, state: TableState) -> str:
        """Beside the trick: who took the one that is looked at, or what may be played to the running one."""
        view = self.step.view
        if self.review is not None:
            return result_words(view, tuple(self.step.names), view.takers[self.review], 0)
        return "" if state.speech is not None else duty_words(view)

    def spoken(self) -> str:
        """What happened in the step, for whoever hears the table."""
        return spoken_text(self.step.events, self.step.view, tuple(self.step.names))
