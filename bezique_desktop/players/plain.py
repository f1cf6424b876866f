"""Typed values out of the plain ones that JSON knows."""

from typing import Final

from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.cards import SUITS, NotationError, parse_card
from bezique_desktop.engine.deal import PHASES
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.views import Melds

Plain = dict[str, object]

_LABELS: Final[dict[str, int]] = {kind.label: kind.index for kind in KINDS}


class ProtocolError(ValueError):
    """Plain values that are no view; the text says which field is wrong."""


class PlainReader:
    """Takes typed values out of a plain view; every fault names its field."""

    def __init__(self, plain: Plain) -> None:
        self.plain: Plain = plain

    def value(self, name: str) -> object:
        if name not in self.plain:
            raise ProtocolError(f"{name}: missing")
        return self.plain[name]

    def items(self, name: str) -> list[object]:
        return self._list(self.value(name), name)

    def objects(self, name: str) -> list["PlainReader"]:
        found: list[PlainReader] = []
        for value in self.items(name):
            if not isinstance(value, dict):
                raise ProtocolError(f"{name}: expected objects")
            found.append(PlainReader(value))
        return found

    def _list(self, value: object, name: str) -> list[object]:
        if not isinstance(value, list):
            raise ProtocolError(f"{name}: expected a list")
        return value

    def word(self, name: str) -> str:
        return self.text(self.value(name), name)

    def text(self, value: object, name: str) -> str:
        if not isinstance(value, str):
            raise ProtocolError(f"{name}: expected a text")
        return value

    def _number(self, value: object, name: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ProtocolError(f"{name}: expected a whole number")
        return value

    def number(self, name: str) -> int:
        return self._number(self.value(name), name)

    def number_or_none(self, name: str) -> int:
        value = self.value(name)
        return -1 if value is None else self._number(value, name)

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple([self._number(value, name) for value in self.items(name)])

    def switch(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise ProtocolError(f"{name}: expected true or false")
        return value

    def phase(self, name: str) -> int:
        value = self.text(self.value(name), name)
        if value not in PHASES:
            raise ProtocolError(f"{name}: expected one of {', '.join(PHASES)}")
        return PHASES.index(value)

    def suit(self, name: str) -> int:
        value = self.value(name)
        if value is None:
            return -1
        letter = self.text(value, name)
        if len(letter) != 1 or letter not in SUITS:
            raise ProtocolError(f"{name}: expected a suit, one letter of {SUITS}, or null")
        return SUITS.index(letter)

    def _read_card(self, value: object, name: str) -> int:
        text = self.text(value, name)
        try:
            return -1 if text == "??" else parse_card(text)
        except NotationError as error:
            raise ProtocolError(f"{name}: {error}") from error

    def card(self, name: str) -> int:
        value = self.value(name)
        return -1 if value is None else self._read_card(value, name)

    def cards(self, name: str) -> tuple[int, ...]:
        return self._card_list(self.value(name), name)

    def _card_list(self, value: object, name: str) -> tuple[int, ...]:
        return tuple([self._read_card(each, name) for each in self._list(value, name)])

    def card_lists(self, name: str) -> tuple[tuple[int, ...], ...]:
        return tuple([self._card_list(each, name) for each in self.items(name)])

    def _action(self, value: object, name: str) -> Action:
        try:
            return parse_action(self.text(value, name))
        except NotationError as error:
            raise ProtocolError(f"{name}: {error}") from error

    def actions(self, name: str) -> tuple[Action, ...]:
        return tuple([self._action(value, name) for value in self.items(name)])

    def melds(self, name: str) -> tuple[Melds, ...]:
        lists = [[self._action(each, name) for each in self._list(value, name)] for value in self.items(name)]
        return tuple([tuple([(action.kind, action.cards) for action in actions]) for actions in lists])

    def kind_or_none(self, name: str) -> int:
        value = self.value(name)
        return -1 if value is None else self._kind_list([value], name)[0]

    def kinds(self, name: str) -> tuple[tuple[int, ...], ...]:
        return tuple([self._kind_list(value, name) for value in self.items(name)])

    def _kind_list(self, value: object, name: str) -> tuple[int, ...]:
        labels = [self.text(each, name) for each in self._list(value, name)]
        for label in labels:
            if label not in _LABELS:
                raise ProtocolError(f"{name}: unknown kind {label!r}")
        return tuple([_LABELS[label] for label in labels])
