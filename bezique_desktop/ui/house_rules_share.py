"""House rules as a file to be passed on: a small JSON text that any copy of the program reads."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

from bezique_desktop.storage.files import write_new
from bezique_desktop.ui.house_rules_file import house_rules_of
from bezique_desktop.ui.model.house_rules import HouseRules, rules_in
from bezique_desktop.ui.wording_house_faults import house_fault_text
from bezique_desktop.ui.wording_names import game_name_today
from bezique_desktop.ui.words import _

ENDING: Final = ".bezique-rules"
NUMBER: Final = 1
"""The version of the file."""
LONGEST: Final = 100_000
"""No rules take so many bytes."""


def text_of(house: HouseRules) -> str:
    """House rules as the text of a file."""
    content = {"bezique-rules": NUMBER, "name": house.name, "game": house.game, "options": dict(house.options)}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def house_of(text: str) -> HouseRules:
    """The house rules in a text; raises ``ValueError`` with a sentence if there are none that this program knows."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(_("This file holds no house rules.")) from None
    if not isinstance(content, dict) or content.get("bezique-rules") != NUMBER:
        raise ValueError(_("This file holds no house rules."))
    house = house_rules_of(content)
    if house is None or not house.name.strip():
        raise ValueError(_("This file holds no house rules."))
    fault = house_fault_text(house.game, content["options"])
    if fault or rules_in(house) is None:
        raise ValueError(fault or _("These house rules do not fit the game."))
    return replace(house, name=game_name_today(house.name))


def read_house(path: Path) -> HouseRules:
    """The house rules in a file; raises ``ValueError`` with a sentence."""
    try:
        with path.open("rb") as file:
            return house_of(file.read(LONGEST).decode())
    except (OSError, UnicodeDecodeError):
        raise ValueError(_("This file cannot be read.")) from None


def write_house(path: Path, house: HouseRules) -> None:
    """Write house rules to a file; raises ``OSError``."""
    write_new(path, text_of(house).encode())
