"""Which match lies on the table: deals a new one, takes up an old one, seats everybody, leads the steps to the view."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from bezique_desktop.engine.match import Match
from bezique_desktop.storage.autosave import Saved
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.adviser import STRONGEST, Adviser, adviser_command
from bezique_desktop.ui.art.portraits import SEAT_FACES
from bezique_desktop.ui.driver import Driver
from bezique_desktop.ui.hinting import Hinting
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.model.drawing import Draw, draw_of
from bezique_desktop.ui.model.lesson import Lesson
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.model.replay import Replay
from bezique_desktop.ui.model.session import Session, deal_seed
from bezique_desktop.ui.opening import Deal, Opening
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.state import Advice
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.seating import drivers, names_today, new_match, partner_lot, people, wish_again, wish_like
from bezique_desktop.ui.window_feed import Feed
from bezique_desktop.ui.wording_games import Opponent
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.players.advice import Hint

OWN_SEAT: Final = 0


class Matches(QObject):
    """One match at a time, seen from seat 0. While ``is_covered`` says that a page lies over it, no lesson goes on."""

    shown = Signal(object)
    """The view shows this step from now on."""

    settled = Signal(object)
    """The view has settled on this step and nothing else is on its way."""

    failed = Signal(str)
    """A computer player failed; the text is for the player."""

    def __init__(self, view: TableView, keeping: Keeping) -> None:
        super().__init__()
        self._view = view
        self._keeping = keeping
        self._feed = Feed(view)
        self._feed.showing.connect(self.shown)
        self._feed.drained.connect(self._drained)
        self.session: Session | None = None
        self.replay: Replay | None = None
        self.lesson: Lesson | None = None
        self.companions: list[Driver] = []
        self.wish: NewGame | None = None
        self.is_watched = False
        self.is_covered: Callable[[], bool] = lambda: False
        self._excused: set[int] = set()
        self.opening = Opening()
        self._people: tuple[Opponent, ...] = ()
        self._hinting = Hinting(view)

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        if self.replay is not None:
            return self.replay.match
        return None if self.session is None else self.session.table.match

    @property
    def is_conceded(self) -> bool:
        """Whether the match was given up."""
        return self.match is not None and self.match.conceded_by >= 0

    @property
    def faces(self) -> tuple[int, ...]:
        """The courts that stand for the seats."""
        return (SEAT_FACES[OWN_SEAT], *(each.face for each in self._people))

    @property
    def step(self) -> Step | None:
        """The latest step of the player's seat."""
        if self.replay is not None:
            return self.replay.step
        return None if self.session is None else self.session.step

    # ------------------------------------------------------------------ matches
    def begin(self, wish: NewGame, number: int | None = None) -> None:
        """Deal a new match; raises ``ValueError`` for a wish that cannot be granted, and then nothing has changed."""
        wish.rules()
        self.leave()
        match = new_match(wish, self._keeping.next_number() if number is None else number)
        self._sit_down(self._keeping.begin(match), wish)

    def watch(self, wish: NewGame) -> None:
        """Let computers play a new match at all seats."""
        self._sit_down(self._keeping.begin(new_match(wish, 1)), wish, watched=True)

    def teach(self, wish: NewGame) -> None:
        """Let the strongest level play a new match at all seats, and tell why; nothing of it is kept."""
        wish = replace(wish, level=STRONGEST, levels=(), opponents=())
        wish.rules()
        self.leave()
        table = Table(new_match(wish, 1))
        self.lesson = lesson = Lesson(table, Adviser(adviser_command()))
        lesson.is_covered = self.is_covered
        lesson.explained.connect(self._explain)
        lesson.changed.connect(lambda: self._view.show_progress(lesson.progress))
        self._view.show_progress(lesson.progress)
        self._sit_down(table, wish, watched=True)

    def _explain(self, step: Step, hint: "Hint") -> None:
        from bezique_desktop.ui.wording_hints import advice_of

        if self.step is not None:
            name = "" if step.view.seat == OWN_SEAT else self.step.names[step.view.seat]
            self._view.explain(Advice(hint.action, *advice_of(hint, step.view, name)))

    def resume(self, saved: Saved, level: str) -> None:
        """Go on with the match that was left."""
        self.leave()
        self._sit_down(self._keeping.resume(saved), self._wish_of(saved.match, level))

    def go_on_with(self, match: Match, level: str) -> None:
        """Go on with a match from a record."""
        self.leave()
        self._sit_down(self._keeping.begin(match), self._wish_of(match, level))

    def look_again(self, match: Match, level: str) -> None:
        """Step through a match that was played."""
        wish = self.wish if self.match is match and self.wish is not None else self._wish_of(match, level)
        self.leave()
        self.wish, self.is_watched = wish, False
        self.replay = Replay(match, OWN_SEAT)
        self._people = people(wish, match)
        self._view.set_company(Company(faces=self.faces))
        self.replay.names = names_today(match)
        self.replay.stepped.connect(self._feed.push)
        self.replay.stepped.connect(self._hinting.heed)
        self.replay.start()

    def rematch(self) -> None:
        """Deal another match of the same kind."""
        if self.wish is not None and self.match is not None:
            begin = self.begin if self.lesson is None else self.teach
            begin(replace(wish_again(self.wish, self.match), seed=None))

    def same_cards(self) -> None:
        """Play the deal that is over again; after the end of the match, all its deals from the first. A lesson teaches
        them again."""
        match = self.match
        self.opening.drop()
        if self.replay is not None and self.wish is not None:
            self.go_on_with(self.replay.again(), self.wish.level)
            return
        if match is None or self.wish is None or self.session is None:
            return
        if match.result is None:
            self.session.restart_deal()
        elif self.lesson is not None:
            self.teach(replace(self.wish, seed=match.seed))
        else:
            self.begin(replace(wish_again(self.wish, match), seed=match.seed), match.number)

    def _wish_of(self, match: Match, level: str) -> NewGame:
        return wish_like(match, level, self._keeping.preferences)

    def leave(self) -> None:
        """Put the match away and send the computers home."""
        self._hinting.close()
        if self.session is not None:
            self.session.close()
            if self.lesson is None:
                self._keeping.let_go(self.session.table)
            self.session = self.lesson = None
            self._view.show_progress(None)
        if self.replay is not None:
            self.replay.close()
            self.replay = None
        self.opening.drop()
        self._feed.clear()

    def _sit_down(self, table: Table, wish: NewGame, watched: bool = False) -> None:
        self.wish, self.is_watched = wish, watched
        self._people = people(wish, table.match)
        levels = dict(enumerate((wish.level, *(each.level for each in self._people))))
        if not watched:
            del levels[OWN_SEAT]
        self._excused = set()
        self.companions = [] if self.lesson is not None else self._hire(table, levels)
        self.session = Session(table, OWN_SEAT, self.companions if self.lesson is None else [self.lesson])
        self.session.looks_on = self.lesson is not None
        self.prefer()
        self.session.stepped.connect(self._hinting.heed)
        self.session.stepped.connect(self._feed.push)
        if table.match.entries:
            self.session.start()
        else:
            self._view.clear()
            self._open(self.session.start, self._draw(wish, table.match))

    def _hire(self, table: Table, levels: Mapping[int, str]) -> list[Driver]:
        """Computers for these seats; none has been started."""
        hired = drivers(table, levels)
        for seat, companion in zip(levels, hired, strict=False):
            companion.failed.connect(lambda _fault, seat=seat: self._excuse(seat))
            companion.waits = self._may_declare
        return hired

    def _draw(self, wish: NewGame, match: Match) -> Draw | None:
        """The lots of a new match, if they are shown: where nothing moves, only to a player who has a choice."""
        draw = draw_of(match, deal_seed(match), partner_lot(wish, match))
        if draw is None or self.is_watched:
            return None
        return draw if draw.is_choice or self._keeping.preferences.pace != "off" else None

    def _open(self, deal: Deal, draw: Draw | None) -> None:
        """Deal, as soon as the player has said what he has to say before."""
        if self.session is None:
            return
        if self.is_watched:
            deal()
        else:
            self.opening.begin(draw, self.session.question, deal)

    # ------------------------------------------------------------------ who sits there
    def prefer(self) -> None:
        """Take over what the player prefers at the table."""
        if self.replay is not None:
            self.replay.names = names_today(self.replay.match)
            self.replay.resend()
        if self.session is not None and self.wish is not None:
            self._people = people(self.wish, self.session.table.match)
            lines = (f"{each.title}: {each.line}" for each in self._people)
            self._view.set_company(Company(("", *(each.title for each in self._people)), self.faces, ("", *lines)))
            preferences = self._keeping.preferences
            self.session.auto_draw = preferences.auto_draw
            own, *others = names_today(self.session.table.match)
            self.session.names = (own if self.is_watched else preferences.name or _("You"), *others)
            self.session.resend()

    def _may_declare(self) -> bool:
        """Whether the player may declare in the place of his partner, who is to act."""
        if self.session is None or self.is_watched:
            return False
        view = self.session.table.step(OWN_SEAT).view
        return bool(view.legal) and view.to_act != OWN_SEAT

    def _excuse(self, seat: int) -> None:
        """Say once of each player in a match that another moves for one that has failed."""
        if seat not in self._excused and self.session is not None:
            self._excused.add(seat)
            name = self.session.table.match.names[seat] if self.step is None else self.step.names[seat]
            self.failed.emit(_("{name} does not answer: a simpler player makes this move.").format(name=name))

    def _drained(self, step: Step) -> None:
        if self.session is not None:
            self.settled.emit(step)
        if self.lesson is not None:
            self.lesson.go_on()
