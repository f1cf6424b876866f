"""The room in which a match is played: does at the table what the player wants."""

from collections.abc import Sequence
from dataclasses import replace

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.ui.keeping import Keeping
from bezique_desktop.ui.matches import Matches
from bezique_desktop.ui.scene.table_view import TableView
from bezique_desktop.ui.seating import names_today
from bezique_desktop.ui.wording_games import Opponent


class Room(Matches):
    """One match at a time, and what is done in it."""

    def __init__(self, view: TableView, keeping: Keeping) -> None:
        super().__init__(view, keeping)
        view.chosen.connect(self.choose)
        view.refused.connect(self.refuse)
        view.passed.connect(self.pass_on)
        view.judge = self._judge

    def choose(self, action: Action) -> None:
        """Do what the player decided."""
        if self.session is not None and self.session.submit(action) is not None:
            self.refuse(action)

    def pass_on(self) -> None:
        """The player leaves it to his partner to go on."""
        for companion in self.companions:
            companion.go_on()

    def refuse(self, action: Action) -> None:
        """Say why the player may not do this."""
        from bezique_desktop.ui.wording_reasons import reason_text

        if self.session is not None and self.session.step is not None:
            reason = self.session.why(action)
            if reason is not None:
                self._view.say(reason_text(reason, action, self.session.step.view))

    def _judge(self, action: Action) -> Reason | None:
        return None if self.session is None else self.session.why(action)

    def say(self, text: str) -> None:
        """Say a sentence at the table."""
        self._view.say(text)

    def hint(self) -> None:
        """Ask what the strongest level would do, or would have done; it is shown when it comes."""
        if self.session is not None:
            self._hinting.ask(self.session.step)
        elif self.replay is not None:
            self._hinting.ask(self.replay.question, self.replay.answer)

    def undo(self) -> None:
        """Take back to the player's last decision, in a record by one move."""
        self.step_to("previous")
        if self.session is not None:
            self.session.undo()

    def redo(self) -> None:
        """Bring back what was taken back, in a record go on by one move."""
        self.step_to("next")
        if self.session is not None:
            self.session.redo()

    def step_to(self, where: str) -> None:
        """Go to another move of the record."""
        if self.replay is not None:
            self.replay.go(where)

    # ------------------------------------------------------------------ how well the computers play
    @property
    def may_change_levels(self) -> bool:
        """Whether a match is being played against computers."""
        session = self.session
        return session is not None and self.lesson is None and session.step is not None and not self._is_over

    @property
    def _is_over(self) -> bool:
        return self.match is not None and self.match.result is not None

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The computers in the order of the seats, by the names that they have at this table."""
        names = () if self.match is None else names_today(self.match)[1:]
        return tuple(replace(each, name=name) for each, name in zip(self._people, names, strict=True))

    def change_levels(self, levels: Sequence[str]) -> None:
        """Let the computers play at these levels from now on, in the order of the seats; those whose level is another
        give their seats to others, who are asked anew."""
        session = self.session
        if session is None or not self.may_change_levels:
            return
        new = {seat: level for seat, level in enumerate(levels, 1) if level != self._people[seat - 1].level}
        if not new:
            return
        session.table.change_levels([*(session.table.match.levels[:1] or [""]), *levels])
        self._excused -= new.keys()
        self.prefer()
        for seat, level in new.items():
            place = seat - (len(self._people) + 1 - len(self.companions))
            leaving, (coming,) = self.companions[place], self._hire(session.table, {seat: level})
            self.companions[place] = coming
            session.exchange(leaving, coming)

    # ------------------------------------------------------------------ deals and the end
    def next_deal(self) -> None:
        """Deal again after a finished deal."""
        self.step_to("next")
        self.opening.drop()
        if self.session is not None:
            self._open(self.session.next_deal, None)

    def concede(self) -> None:
        """Give the match up; whoever was asked about the next deal need not answer."""
        self.opening.drop()
        if self.session is not None:
            self.session.concede()

    def stop(self) -> None:
        """End a match without a limit; whoever was asked about the next deal need not answer."""
        self.opening.drop()
        if self.session is not None:
            self.session.stop()
