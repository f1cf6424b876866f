"""Preferences: every one of them takes effect at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.art.indices import LANGUAGES as INDEX_LANGUAGES
from bezique_desktop.ui.art.indices import index_text
from bezique_desktop.ui.dialogs.buttons import Button, Link
from bezique_desktop.ui.dialogs.choice_row import ChoiceRow, titled
from bezique_desktop.ui.dialogs.fields import TextField
from bezique_desktop.ui.dialogs.key_rows import key_rows
from bezique_desktop.ui.dialogs.paper import Sheet
from bezique_desktop.ui.dialogs.preview import SIZE, Preview
from bezique_desktop.ui.dialogs.scroll import Scroll
from bezique_desktop.ui.dialogs.style import Column, Row
from bezique_desktop.ui.dialogs.tabs import Tabs
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.table_keys import USUAL, letters_of, with_letter
from bezique_desktop.ui.theme import Theme
from bezique_desktop.ui.words import N_, _, language, languages, own_name
from bezique_desktop.values import frozen

CLICK: Final = -1.0
"""Stands among the times that a trick is held for "until a click"."""


@frozen
class Choice:
    """A preference that is chosen among a few values: its name, the question, the help, and the answers."""

    name: str
    title: str
    help: str
    answers: tuple[tuple[object, str], ...]


LOOK: Final = (
    Choice(
        "felt",
        N_("Felt"),
        "",
        (("green", N_("Green")), ("blue", N_("Blue")), ("claret", N_("Claret")), ("night", N_("Night"))),
    ),
    Choice(
        "paper",
        N_("Pages like this one"),
        "",
        (("system", N_("As the system")), ("light", N_("Light")), ("dark", N_("Dark"))),
    ),
    Choice(
        "back",
        N_("Backs of the cards"),
        "",
        (("lozenge", N_("Lozenges")), ("fans", N_("Fans")), ("rosette", N_("Rosettes"))),
    ),
    Choice("colours", N_("Suits"), N_("A colour for each suit, or red and black."), ((4, N_("Four")), (2, N_("Two")))),
)
PLAY: Final = (
    Choice(
        "pace",
        N_("Pace"),
        N_("How fast cards and chips move."),
        (("off", N_("At once")), ("fast", N_("Fast")), ("normal", N_("Normal")), ("slow", N_("Slow"))),
    ),
    Choice(
        "motion",
        N_("Motion"),
        N_("Cards that travel, or fade in where they belong."),
        (("system", N_("As the system")), ("full", N_("Travel")), ("reduced", N_("Fade"))),
    ),
    Choice(
        "double_click",
        N_("Play a card with"),
        N_("A drag to the middle always works too."),
        ((False, N_("One click")), (True, N_("Double click"))),
    ),
    Choice(
        "auto_draw",
        N_("Drawing cards"),
        N_("With nothing to declare before the draw; games that declare on the lead draw by themselves."),
        ((False, N_("By hand")), (True, N_("By itself"))),
    ),
    Choice(
        "counting",
        N_("Which cards have gone"),
        N_("A page that counts the cards not seen yet."),
        ((False, N_("I remember")), (True, N_("Count them"))),
    ),
    Choice(
        "sort",
        N_("Sort the hand"),
        "",
        (("suit", N_("By suit")), ("rank", N_("By rank")), ("worth", N_("By worth")), ("manual", N_("Myself"))),
    ),
)
SOUND: Final = Choice(
    "sound",
    N_("Sound"),
    N_("Of cards, tricks, declarations and a match that is won."),
    ((True, N_("On")), (False, N_("Off"))),
)
_HOLDS: Final = (
    (0.0, N_("0 s")),
    (0.5, N_("½ s")),
    (1.0, N_("1 s")),
    (2.0, N_("2 s")),
    (5.0, N_("5 s")),
    (CLICK, N_("Until a click")),
)


class PreferencesPage(Sheet):
    """The page. The owner answers :attr:`changed` by taking the new value, and only then it goes on."""

    changed = Signal(object)
    """The new :class:`Preferences`."""

    def __init__(self, theme: Theme, deck: Deck, preferences: Preferences) -> None:
        super().__init__(theme, deck, _("Preferences"))
        self.preferences = preferences
        self._place = 0
        self._build()

    # ------------------------------------------------------------------ parts
    def _build(self) -> None:
        style = self.page_style
        self.set_title(_("Preferences"))
        self.tabs = Tabs(style, [_("Look"), _("Play"), _("Program"), _("Keys")])
        self._stack = QStackedWidget()
        for rows in (self._look(), self._play(), self._program(), self._keys()):
            self._stack.addWidget(self._page(rows))
        self.tabs.picked.connect(self.open)
        self.back = Button(style, _("Close"), primary=True)
        self.back.clicked.connect(self.closed)
        self.put(self.tabs, 29, 84, 697, 36)
        self.put(self._stack, 36, 128, 704, 516)
        self.preview = Preview(style)
        self.put(self.preview, 774, 96, *SIZE)
        self.open(self._place)
        self.arrange()
        for widget in (self.tabs, self._stack, self.preview, self.back):
            widget.show()

    def open(self, place: int) -> None:
        """Show the tab at this place."""
        self._place = place
        self.tabs.choose(place)
        self._stack.setCurrentIndex(place)

    def _page(self, rows: Sequence[QWidget]) -> QWidget:
        inside = QWidget()
        column = Column(self.page_style, 2, (0, 2, 4, 0), inside)
        for row in rows:
            column.addWidget(row)
        column.addStretch(1)
        return Scroll(self.page_style, inside)

    def _row(self, choice: Choice) -> ChoiceRow:
        answers = [(value, _(text)) for value, text in choice.answers]
        help_text = _(choice.help) if choice.help else ""
        row = ChoiceRow(self.page_style, _(choice.title), help_text, answers, getattr(self.preferences, choice.name))
        row.picked.connect(lambda value, name=choice.name: self._set(**{name: value}))
        return row

    def _look(self) -> list[QWidget]:
        letters = [(code, " ".join(index_text(rank, code) for rank in (3, 4, 5, 7))) for code in INDEX_LANGUAGES]
        answers = [("language", _("As the language")), *letters]
        indices = ChoiceRow(self.page_style, _("Letters"), "", answers, self.preferences.indices)
        indices.picked.connect(lambda value: self._set(indices=value))
        return [*(self._row(choice) for choice in LOOK), indices]

    def _play(self) -> list[QWidget]:
        hold = CLICK if self.preferences.trick_click else self.preferences.trick_hold
        answers = [(seconds, _(text)) for seconds, text in _HOLDS]
        row = ChoiceRow(self.page_style, _("A finished trick stays"), _("A click always goes on."), answers, hold)
        row.picked.connect(self._hold)
        return [self._row(PLAY[0]), row, *(self._row(choice) for choice in PLAY[1:])]

    def _program(self) -> list[QWidget]:
        spoken = [(code, own_name(code)) for code in languages()]
        spoken_row = ChoiceRow(self.page_style, _("Language"), "", spoken, language())
        spoken_row.picked.connect(lambda value: self._set(language=value))
        return [spoken_row, self._name(), self._row(SOUND)]

    def _name(self) -> QWidget:
        holder = QWidget()
        row = Row(self.page_style, 14, (0, 7, 0, 7), holder)
        row.addLayout(titled(self.page_style, _("Your name"), _("As it stands on your plate and in records.")), 1)
        self.field = TextField(self.page_style, _("Your name"), 200, _("You"))
        self.field.setText(self.preferences.name)
        self.field.editingFinished.connect(lambda: self._set(name=self.field.text().strip()))
        row.addWidget(self.field)
        return holder

    def _keys(self) -> list[QWidget]:
        """The letters of the table, and the way back to the usual ones."""
        self.keys = key_rows(self.page_style, letters_of(self.preferences.letters))
        for row in self.keys.values():
            row.picked.connect(self._set_letter)
        usual = Link(self.page_style, _("Back to the usual keys"))
        usual.clicked.connect(lambda: self._set_letters({}))
        return [*self.keys.values(), usual]

    # ------------------------------------------------------------------ changes
    def _set_letter(self, deed: str, letter: str) -> None:
        self._set_letters(with_letter(letters_of(self.preferences.letters), deed, letter))

    def _set_letters(self, letters: Mapping[str, str]) -> None:
        """Other letters; what is as usual is not kept."""
        self._set(letters={deed: letter for deed, letter in letters.items() if USUAL[deed] != letter})
        for deed, letter in letters_of(self.preferences.letters).items():
            self.keys[deed].cap.show_letter(letter)

    def _hold(self, seconds: object) -> None:
        if seconds == CLICK:
            self._set(trick_click=True)
        else:
            self._set(trick_click=False, trick_hold=seconds)

    def _set(self, **values: object) -> None:
        """Take other values; another language is spoken at once, here too."""
        fresh = replace(self.preferences, **values)  # type: ignore[arg-type]  # each row offers values of its field
        if fresh == self.preferences:
            return
        spoken = self.preferences.language
        self.preferences = fresh
        self.changed.emit(fresh)
        if fresh.language != spoken:
            self._speak()
        self.preview.update()

    def heed(self, preferences: Preferences) -> None:
        if preferences != self.preferences:
            self.preferences = preferences
            self._speak()

    def _speak(self) -> None:
        for widget in list(self._places):
            if widget is not self.title:
                self.drop(widget)
        self._build()
        self.tabs.tabs[self._place].setFocus()

    def arrange(self) -> None:
        self.put_row_right([self.back], 1104, 654)
