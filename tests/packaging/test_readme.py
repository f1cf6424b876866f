"""The README is run: its session with the engine, and its example of an outside player."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_session_with_the_engine_is_true() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 8
    assert failures == 0


def test_the_example_of_a_player_plays_a_legal_match(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(import json.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    bot = tmp_path / "mybot.py"
    bot.write_text(blocks[0], encoding="utf-8")
    seats = f"novice,cmd:{sys.executable} {bot}"
    command = [
        sys.executable,
        "-m",
        "bezique_desktop.cli.main",
        "play",
        "--game",
        "classic",
        "--players",
        seats,
        "--deals",
        "2",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "replaced" not in (done.stdout + done.stderr).lower()


def test_every_file_that_it_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for path in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (README.parent / path).exists(), path
