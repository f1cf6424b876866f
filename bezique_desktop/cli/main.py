"""The console program ``bezique``: one word chooses the command, and only that command is loaded."""

import os
import sys
from collections.abc import Callable
from typing import Final

from bezique_desktop.version import version_line

Command = Callable[[list[str]], int]

COMMANDS: Final = {
    "referee": "the rules engine on standard input and output, a line of JSON each",
    "player": "a computer player on standard input and output",
    "play": "let computer players meet over many deals or matches",
    "ladder": "how much stronger each level is than the one below",
    "train": "let the computer players learn a game from their own play",
    "audit": "check that the cards are dealt fairly and the computer does not peek",
    "replay": "print a recorded match",
    "games": "the games and their options",
    "bench": "how fast the engine is on this machine",
}

INTERNAL: Final = ("work",)
"""Commands that the program itself starts."""

MEASURING: Final = ("play", "ladder", "train", "audit")
"""The commands that may start helper processes."""


def usage() -> str:
    """What the program can do."""
    lines = [f"  {name:10}{text}" for name, text in COMMANDS.items()]
    return "\n".join(["usage: bezique COMMAND [ARGUMENT ...]", "", *lines, "", "`bezique COMMAND --help` says more."])


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit status.

    A reader that has gone away or an interrupt ends it quietly, what the system refuses with a sentence.
    """
    arguments = sys.argv[1:] if argv is None else argv
    word = arguments[0] if arguments else "--help"
    try:
        status = _perform(word, arguments[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return 1
    except OSError as error:
        return _stopped(word, error)
    except KeyboardInterrupt:
        return 130
    return status


def _perform(word: str, arguments: list[str]) -> int:
    if word in ("-h", "--help", "help"):
        print(usage())
        return 0
    if word == "--version":
        print(version_line())
        return 0
    if word not in COMMANDS and word not in INTERNAL:
        print(f"bezique: there is no command {word!r}; known are {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    command = _loaded(word)
    return _measure(word, command, arguments) if word in MEASURING else command(arguments)


def _measure(word: str, command: Command, arguments: list[str]) -> int:
    """Run a command that may start helpers and keep results; what keeps it from that is told in a sentence."""
    from bezique_desktop.arena.crew import CrewError
    from bezique_desktop.arena.notebook import NotebookError
    from bezique_desktop.cli.ending import ended_once

    try:
        with ended_once():
            return command(arguments)
    except (CrewError, NotebookError) as error:
        print(f"bezique {word}: {error}", file=sys.stderr)
        return 1


def _stopped(word: str, error: OSError) -> int:
    """Say what the system refused, after all that could still be printed."""
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    name = f"bezique {word}" if word in COMMANDS or word in INTERNAL else "bezique"
    file = f"{error.filename}: " if error.filename else ""
    print(f"{name} cannot go on: {file}{error.strerror or error}", file=sys.stderr)
    return 1


def _drop_output() -> None:
    """Let what can no longer be printed vanish, so that the end of the program does not complain of it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _loaded(word: str) -> Command:
    """The function behind a command; each import stands here in full, so that a bundle holds them all."""
    if word == "player":
        from bezique_desktop.cli.player import run as player

        return player
    if word in MEASURING:
        return _measuring(word)
    if word == "replay":
        from bezique_desktop.cli.replay import run as replay

        return replay
    if word == "games":
        from bezique_desktop.cli.games import run as games

        return games
    if word == "bench":
        from bezique_desktop.cli.bench import run as bench

        return bench
    if word == "work":
        from bezique_desktop.cli.work import run as work

        return work
    return _referee


def _measuring(word: str) -> Command:
    if word == "play":
        from bezique_desktop.cli.play import run as play

        return play
    if word == "ladder":
        from bezique_desktop.cli.ladder import run as ladder

        return ladder
    if word == "train":
        from bezique_desktop.cli.train import run as train

        return train
    from bezique_desktop.cli.audit import run as audit

    return audit


def _referee(arguments: list[str]) -> int:
    from bezique_desktop.cli.referee import HELP, run

    if arguments:
        print("usage: bezique referee", COMMANDS["referee"], HELP, sep="\n\n")
        return 0 if arguments[0] in ("-h", "--help") else 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
