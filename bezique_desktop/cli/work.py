"""``bezique work``: a helper of the commands that measure; one task a line on standard input, one result a line out.

It ends with its input, at once, also in the middle of a task, so that none is left when the command that started it has
gone.
"""

import _thread
import json
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from queue import SimpleQueue

from bezique_desktop.arena.tasks import Workshop
from bezique_desktop.cli.ending import ended_once, heed_no_more


def run(arguments: Sequence[str]) -> int:
    """Do tasks until the input or a signal ends; returns the exit status."""
    if arguments:
        print("usage: bezique work", "It is started by play, ladder, train and audit.", sep="\n\n")
        return 0 if arguments[0] in ("-h", "--help") else 2
    lines: SimpleQueue[str] = SimpleQueue()
    with ended_once(), closing(Workshop()) as workshop:
        threading.Thread(target=_listen, args=(lines,), daemon=True).start()
        while line := lines.get():
            print(_result(workshop, line), flush=True)
        heed_no_more()
    return 0


def _listen(lines: "SimpleQueue[str]") -> None:
    """Pass the lines on; at the end of the input wake the main thread, whatever it does."""
    for line in sys.stdin:
        lines.put(line)
    lines.put("")
    main = threading.main_thread().ident
    if sys.platform != "win32" and main is not None:
        signal.pthread_kill(main, signal.SIGTERM)
    else:
        _thread.interrupt_main(signal.SIGTERM)


def _result(workshop: Workshop, line: str) -> str:
    try:
        return json.dumps(workshop.perform(json.loads(line)))
    except (ValueError, KeyError, TypeError, ArithmeticError, RuntimeError) as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
