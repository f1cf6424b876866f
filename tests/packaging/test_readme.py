"""The README is run: its session with the engine, and its example of an outside player."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_desktop.cli.main import COMMANDS
from bezique_desktop.ui.wording_keys import key_groups

README = Path(__file__).parents[2] / "README.md"


def test_the_session_with_the_engine_is_true() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 8
    assert failures == 0


@pytest.mark.parametrize("game", ["classic", "four-handed", "six-deck", "sixty-six", "three-handed"])
def test_the_example_of_a_player_plays_a_legal_match(game: str, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(import json.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks[0].strip().splitlines()) <= 15
    bot = tmp_path / "mybot.py"
    bot.write_text(blocks[0], encoding="utf-8")
    seats = f"novice,cmd:{sys.executable} {bot}"
    words = ["play", "--game", game, "--players", seats, "--matches", "1", "--json"]
    command = [sys.executable, "-m", "bezique_desktop.cli.main", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert {player["faults"] for player in json.loads(done.stdout)["players"]} == {0}


def test_every_file_that_it_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for path in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (README.parent / path).exists(), path


def test_it_tells_every_key() -> None:
    text = README.read_text(encoding="utf-8")
    table = text[text.index("| key |") : text.index("## Games")]
    known = {key.replace("Ctrl ", "Ctrl+") for group in key_groups() for line in group.lines for key in line.keys}
    assert [key for key in known if key not in table] == []


def test_it_tells_every_command_of_the_console() -> None:
    text = README.read_text(encoding="utf-8")
    assert [word for word in COMMANDS if f"\nbezique {word} " not in text] == []
    assert "python3 packaging/play.py --console" in text
