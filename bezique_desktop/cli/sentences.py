"""Small parts of what the commands tell people: counts, and why a program could not be used."""

import re
from collections.abc import Iterable
from typing import Final

_MANY: Final = {"match": "matches"}
_NOT_STARTED: Final = "could not be started: "
_SYSTEM: Final = re.compile(r"\[(?:Errno|WinError) (?P<number>\d+)\] (?P<why>[^:]*)(?:: '?(?P<file>.*?)'?)?$")
_NO_SUCH_FILE: Final = "2"


def counted(number: int, unit: str) -> str:
    """So many of something: "1 deal", "2 deals"; ``unit`` is one of them."""
    return f"{number:,} {unit if number == 1 else _MANY.get(unit, unit + 's')}"


def clear_reasons(reasons: Iterable[str]) -> list[str]:
    """What was wrong with a player; of a program that cannot even be started that alone, without the system's code."""
    listed = list(reasons)
    failed = [_clear(reason) for reason in listed if reason.startswith(_NOT_STARTED)]
    return failed or listed


def _clear(reason: str) -> str:
    found = _SYSTEM.search(reason)
    if found is None:
        return reason
    if found["number"] == _NO_SUCH_FILE and found["file"]:
        return f"{_NOT_STARTED}there is no program {found['file']}"
    return f"{_NOT_STARTED}{found['why'][:1].lower()}{found['why'][1:]}"
