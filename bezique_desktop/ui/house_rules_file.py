"""The player's house rules in a file of their own."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from bezique_desktop.storage.document import Document
from bezique_desktop.storage.notices import Report
from bezique_desktop.ui.house_names import forget
from bezique_desktop.ui.model.house_rules import HouseRules
from bezique_desktop.ui.wording_names import game_name_today

NUMBER: Final = 1
"""The version of the file."""


class HouseRulesFile:
    """A store of house rules; every change is written at once.

    Rules that bear the title of a game bear it in the language that is spoken when they are asked for.
    """

    def __init__(self, path: Path, report: Report) -> None:
        self._document = Document(path, NUMBER, report)
        self._kept = {rules.name: rules for rules in _rules_in(self._document.read().get("rules"))}

    def all(self) -> list[HouseRules]:
        """Everything that is kept, by name."""
        today = [replace(rules, name=game_name_today(rules.name)) for rules in self._kept.values()]
        return sorted(today, key=lambda rules: rules.name.casefold())

    def save(self, rules: HouseRules) -> None:
        """Keep these, in place of others with the same name."""
        self._forget(rules.name)
        self._kept[rules.name] = rules
        self._write()

    def delete(self, name: str) -> None:
        """Forget those with this name."""
        self._forget(name)
        self._write()

    def _forget(self, name: str) -> None:
        for known in [known for known in self._kept if game_name_today(known) == game_name_today(name)]:
            del self._kept[known]

    def _write(self) -> None:
        kept = [
            {"name": rules.name, "game": rules.game, "options": dict(rules.options)} for rules in self._kept.values()
        ]
        self._document.write({"rules": kept})
        forget()


def _rules_in(saved: object) -> list[HouseRules]:
    """The house rules that were saved; an entry that makes no sense is left out."""
    entries = saved if isinstance(saved, list) else []
    return [rules for rules in map(house_rules_of, entries) if rules is not None]


def house_rules_of(entry: object) -> HouseRules | None:
    """The house rules in what was saved; None if it makes no sense."""
    if not isinstance(entry, dict):
        return None
    name, game, options = entry.get("name"), entry.get("game"), entry.get("options")
    if not (isinstance(name, str) and isinstance(game, str) and isinstance(options, dict)):
        return None
    return HouseRules(name, game, {str(option): value for option, value in options.items() if _is_value(value)})


def _is_value(value: object) -> bool:
    return isinstance(value, (bool, int, str))
