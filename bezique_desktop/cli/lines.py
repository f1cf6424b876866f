"""One line of JSON as the programs on standard input read it."""

import json
from typing import Final

NESTED: Final = "this line is nested too deeply"
"""What is said of lists in lists in lists."""


class LineError(ValueError):
    """The line cannot be read; the text says why."""


def read_line(line: str) -> dict[str, object]:
    """The object in a line of JSON; raises :class:`LineError`."""
    try:
        plain = json.loads(line)
    except json.JSONDecodeError as error:
        raise LineError(f"not a line of JSON: {error}") from error
    except ValueError as error:
        raise LineError("this line holds a number with too many digits") from error
    except RecursionError as error:
        raise LineError(NESTED) from error
    if not isinstance(plain, dict):
        raise LineError("a line holds a JSON object")
    return plain
