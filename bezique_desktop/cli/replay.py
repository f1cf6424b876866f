"""Print a recorded match: to read, deal by deal and trick by trick, or as one JSON object."""

import argparse
import io
import json
import sys
from pathlib import Path

from bezique_desktop.cli.replay_story import plain_story, story_of
from bezique_desktop.cli.replay_text import story_lines
from bezique_desktop.storage.records import UnreadableRecord, read_record


def run(arguments: list[str]) -> int:
    """``bezique replay FILE [--json]``; 2 if the file cannot be read or is no record."""
    wish = _parser().parse_args(arguments)
    try:
        story = story_of(read_record(wish.file))
    except UnreadableRecord as error:
        print(f"bezique replay: {error}", file=sys.stderr)
        return 2
    if wish.json:
        print(json.dumps(plain_story(story)))
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    print("\n".join(story_lines(story)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bezique replay", description="Print a recorded match.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record, as the program saves it")
    parser.add_argument("--json", action="store_true", help="one JSON object with every deal, action, event and result")
    return parser
