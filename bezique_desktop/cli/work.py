"""``bezique work``: a helper of the commands that measure; one task a line on standard input, one result a line out."""

import json
import signal
import sys
from collections.abc import Sequence
from types import FrameType

from bezique_desktop.arena.tasks import Workshop


def run(arguments: Sequence[str]) -> int:
    """Do tasks until the input or a signal ends; returns the exit status."""
    del arguments
    signal.signal(signal.SIGTERM, _leave)
    workshop = Workshop()
    try:
        for line in sys.stdin:
            print(_result(workshop, line), flush=True)
    finally:
        workshop.close()
    return 0


def _result(workshop: Workshop, line: str) -> str:
    try:
        return json.dumps(workshop.perform(json.loads(line)))
    except (ValueError, KeyError, TypeError, ArithmeticError, RuntimeError) as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
