"""What rules are called by the player who has saved them, wherever a match by them is named."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from bezique_desktop.engine.options import Value
from bezique_desktop.ui.words import language

if TYPE_CHECKING:
    from bezique_desktop.ui.model.house_rules import HouseRules

Source = Callable[[], "Sequence[HouseRules]"]


class _Names:
    """The saved rules, read when they are first asked for in a language."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._known: Sequence[HouseRules] | None = None
        self._spoken = ""

    def find(self, game: str, options: Mapping[str, Value]) -> str:
        if self._known is None or self._spoken != language():
            self._known, self._spoken = self._source(), language()
        fits = (each.name for each in self._known if each.game == game and dict(each.options) == options)
        return next(fits, "")

    def forget(self) -> None:
        self._known = None


_names = [_Names(list)]


def names_from(source: Source) -> None:
    """Let these house rules count from now on."""
    _names[:] = [_Names(source)]


def forget() -> None:
    """House rules were saved or deleted: read them anew."""
    _names[0].forget()


def house_name(game: str, options: Mapping[str, Value]) -> str:
    """The name of a game with just these options different from its own; "" if it has none."""
    return _names[0].find(game, options) if options else ""
