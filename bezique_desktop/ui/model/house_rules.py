"""House rules: options under a name of one's own. Where they are kept is another's business."""

from collections.abc import Mapping
from dataclasses import field
from typing import Protocol

from bezique_desktop.engine.options import OptionError, Value
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.values import frozen


@frozen
class HouseRules:
    """A game with other values for some of its options, and what it is called."""

    name: str
    game: str
    options: Mapping[str, Value] = field(default_factory=dict)


class HouseRuleStore(Protocol):
    """Where house rules are kept."""

    def all(self) -> list[HouseRules]:
        """Everything that is kept, in the order in which it is shown."""

    def save(self, rules: HouseRules) -> None:
        """Keep these, in place of others with the same name."""

    def delete(self, name: str) -> None:
        """Forget those with this name."""


class ShortMemory:
    """A store that forgets everything when the program ends."""

    def __init__(self) -> None:
        self._kept: dict[str, HouseRules] = {}

    def all(self) -> list[HouseRules]:
        """Everything that is kept, by name."""
        return sorted(self._kept.values(), key=lambda rules: rules.name.casefold())

    def save(self, rules: HouseRules) -> None:
        """Keep these."""
        self._kept[rules.name] = rules

    def delete(self, name: str) -> None:
        """Forget those with this name."""
        self._kept.pop(name, None)


def rules_in(house: HouseRules) -> Rules | None:
    """The rules that are meant; None if this program no longer has the game or an option."""
    if house.game not in game_ids():
        return None
    try:
        return changed(rules_of(house.game), house.options)
    except OptionError:
        return None
