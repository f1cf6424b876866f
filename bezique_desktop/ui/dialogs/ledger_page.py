"""Every point of a deal with its reason, side by side: in mid-deal, at its end, and at the end of the match."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance

from bezique_desktop.table.step import Step
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.look import Align
from bezique_desktop.ui.art.portraits import SEAT_FACES
from bezique_desktop.ui.dialogs.brought import Brought
from bezique_desktop.ui.dialogs.buttons import Button
from bezique_desktop.ui.dialogs.label import Label
from bezique_desktop.ui.dialogs.ledger_column import LedgerColumn
from bezique_desktop.ui.dialogs.ledger_sums import match_target, running_totals, side_order, side_sums
from bezique_desktop.ui.dialogs.match_curve import CurveLine, MatchCurve
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.style import Ink
from bezique_desktop.ui.scene.published import may_stop
from bezique_desktop.ui.theme import Theme, Type
from bezique_desktop.ui.wording_cards import tricks_text
from bezique_desktop.ui.wording_games import match_title
from bezique_desktop.ui.wording_ledger import (
    by_family,
    deal_number_text,
    deal_text,
    match_result_text,
    match_result_title,
)
from bezique_desktop.ui.words import _

LEFT = 36.0
TOP = 98.0
ACCOUNTS = 740.0
"""Room of all accounts together, in units."""
HEIGHT = 530.0


class LedgerPage(Sheet):
    """The ledger. What the buttons offer depends on what is over: nothing, the deal, or the match; to one who
    ``looks_on`` in a lesson, nothing that only a player can do."""

    next_deal = Signal()
    stop = Signal()
    """A match without a limit is to end here."""
    rematch = Signal()
    same_cards = Signal()
    export = Signal()
    replay = Signal()
    analyse = Signal()
    start = Signal()
    number_wanted = Signal()
    """The number of the deal is to be copied."""

    def __init__(
        self,
        theme: Theme,
        deck: Deck,
        step: Step,
        faces: Sequence[int] = SEAT_FACES,
        conceded: bool = False,
        looks_on: bool = False,
    ) -> None:
        super().__init__(theme, deck, "")
        self._step, self._faces, self._looks_on = step, faces, looks_on
        self._head(conceded)
        self._accounts()
        self._charts()
        self._left_buttons: list[Button] = []
        self._right_buttons: list[Button] = []
        self._buttons()

    # ------------------------------------------------------------------ head
    def _head(self, conceded: bool) -> None:
        style, step = self.page_style, self._step
        title, note = self._titles(conceded)
        self.set_title(title)
        self.put(self.title, LEFT, 18, 700, 46)
        self.put(Label(style, note, Type.BODY + 0.5, Ink.MUTED), LEFT, 62, 740, 26)
        tricks = len(step.view.takers)
        game = f"{match_title(step.view.rules)} · {tricks_text(tricks)}"
        self.put(Label(style, game, Type.BODY, Ink.MUTED, align=Align.RIGHT), 740, 30, 364, 24)
        number = deal_number_text(step.seed)
        self.put(Label(style, number, Type.SMALL, Ink.MUTED, align=Align.RIGHT), 780, 62, 324, 24)

    def _titles(self, conceded: bool) -> tuple[str, str]:
        step = self._step
        view = step.view
        if step.match_result is not None:
            title = match_result_title(view, step.match_result, step.names)
            return title, match_result_text(view, step.match_result, step.names, conceded)
        if step.deal_result is not None:
            title = _("End of deal {number}").format(number=view.deal_number)
            return title, deal_text(view, step.deal_result, step.names)
        trick = _("Trick {number} of {all}").format(
            number=min(len(view.takers) + 1, view.rules.tricks), all=view.rules.tricks
        )
        return _("Deal {number} so far").format(number=view.deal_number), trick

    # ------------------------------------------------------------------ parts
    def _accounts(self) -> None:
        order = side_order(self._step)
        gap = 20 if len(order) == 2 else 12
        width = (ACCOUNTS - gap * (len(order) - 1)) / len(order)
        for place, side in enumerate(order):
            column = LedgerColumn(self.page_style, self._step, side_sums(self._step, side), self._of(side), width)
            self.put(column, LEFT + place * (width + gap), TOP, width, HEIGHT)

    def _of(self, side: int) -> list[int]:
        """The faces of a side, the viewer's first."""
        view = self._step.view
        around = range(view.rules.players)
        return [self._faces[place] for place in around if view.rules.side_of(view.seat + place) == side]

    def _charts(self) -> None:
        step, style, view = self._step, self.page_style, self._step.view
        order = side_order(step)
        places = [(side - step.view.side) % len(order) for side in order]
        totals = running_totals(step)
        lines = [
            CurveLine(step.names[view.seat if side == view.side else side], place, totals[side])
            for side, place in zip(order, places, strict=True)
        ]
        self.put(MatchCurve(style, lines, match_target(step)), LEFT + ACCOUNTS + 20, TOP, 308, 306)
        sums = {
            family: [points[side] for side in order]
            for family, points in by_family(step.ledger, step.view.rules).items()
        }
        self.put(Brought(style, sums, places), LEFT + ACCOUNTS + 20, TOP + 320, 308, 210)

    def _buttons(self) -> None:
        step = self._step
        self._ways_on()
        if step.deal_result is not None or step.match_result is not None:
            if step.seed >= 0:
                self._offer(_("Same cards again"), self.same_cards)
            if not step.replay[1]:
                self._offer(_("Export…"), self.export)
        if step.match_result is not None and not step.replay[1]:
            self._offer(_("Replay"), self.replay)
            if not self._looks_on:
                self._offer(_("Analyse"), self.analyse)
        if step.seed >= 0:
            self._offer(_("Copy the number"), self.number_wanted)

    def _ways_on(self) -> None:
        step = self._step
        if step.match_result is not None:
            self._offer(_("Rematch"), self.rematch, primary=True)
            self._offer(_("To the start page"), self.start, right=True)
        elif step.deal_result is not None:
            self._offer(_("Deal {number}").format(number=step.view.deal_number + 1), self.next_deal, primary=True)
            if may_stop(step) and not self._looks_on:
                self._offer(_("End the match"), self.stop, right=True)
        else:
            self._offer(_("Back to the table"), self.closed, primary=True)

    def _offer(self, text: str, signal: SignalInstance, primary: bool = False, right: bool = False) -> None:
        button = Button(self.page_style, text, primary)
        button.clicked.connect(signal)
        (self._right_buttons if primary or right else self._left_buttons).append(button)
        if primary:
            self.setFocusProxy(button)

    def arrange(self) -> None:
        self.put_row(self._left_buttons, LEFT, 650)
        self.put_row_right(self._right_buttons, 1140 - LEFT, 650)
