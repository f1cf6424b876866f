"""``bezique play`` on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bezique_desktop.cli.arguments import option_value, overrides
from bezique_desktop.cli.play import run
from bezique_desktop.engine.options import OptionError


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A line a player: margin with its interval, points, wins, times."""
    assert run(["--players", "greedy,random", "--deals", "4", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    assert "program-long: 4 deals, each played 2 times (seed 2)" in out
    assert [line.split()[0] for line in out.splitlines()[3:]] == ["greedy", "random"]
    assert " ± " in out
    assert " ms" in out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The same for programs."""
    assert run(["--game", "trumpless", "--players", "greedy,random", "--deals", "3", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["deals"], answer["seed"]) == ("trumpless", 3, 1)
    assert answer["players"][0]["margin"] == -answer["players"][1]["margin"]


def test_a_faulty_program_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """At once and at the end, and the exit status tells."""
    assert run(["--deals", "1", "--players", "greedy,cmd:/nowhere/bot"]) == 1
    told = capsys.readouterr()
    assert "was replaced for" in told.out
    assert told.err.count("cmd:/nowhere/bot could not be started") == 1


def test_the_beginning_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """What takes time too, where it is done."""
    players = ["--players", "greedy,random", "--deals", "2"]
    assert run(players) == 0
    luck, first, *_more = capsys.readouterr().err.splitlines()
    assert "--raw" in luck
    assert first == "deals 0 of 2"
    assert run([*players, "--raw"]) == 0
    assert capsys.readouterr().err.startswith("deals 0 of 2\n")


@pytest.mark.parametrize("unit", ["deals", "matches"])
def test_one_round_has_no_interval(unit: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither for people nor for programs."""
    arguments = ["--game", "sixty-six", "--players", "greedy,random", f"--{unit}", "1"]
    assert run(arguments) == 0
    out = capsys.readouterr().out
    assert "±" not in out
    assert "one alone has no interval" in out
    assert run([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["interval"] is None


@pytest.mark.parametrize(("source", "fault"), [
    ("import time; time.sleep(60)", "gave no answer within 0.1 s"),
    ("input()", "has ended"),
    ("""while True: input(); print('{"action": "play AS1"}', flush=True)""", "which the rules refuse"),
], ids=["hung", "dead", "illegal"])  # fmt: skip
def test_a_bad_program_is_replaced_and_the_deal_goes_on(
    source: str, fault: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """To its end, and what was wrong stands under the table."""
    bot = tmp_path / "bot.py"
    bot.write_text(source)
    arguments = ["--game", "sixty-six", "--deals", "1", "--patience", "0.1" if "sleep" in source else "10"]
    assert run([*arguments, "--players", f"greedy,cmd:{sys.executable} {bot}"]) == 1
    out = capsys.readouterr().out
    assert "bot.py was replaced for" in out
    assert fault in out


def test_options_change_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """Only trumps are left to score with."""
    arguments = ["--deals", "2", "--players", "greedy,random", "--json", "--option", "card_points=none"]
    assert run(arguments) == 0
    with_none = json.loads(capsys.readouterr().out)
    assert run(arguments[:-2]) == 0
    assert json.loads(capsys.readouterr().out)["players"] != with_none["players"]


def test_matches_are_played_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Won and lost, not points; whoever plays better wins more."""
    assert run(["--game", "three-handed", "--players", "greedy,random", "--matches", "2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["matches"], answer["adjusted"]) == (2, False)
    assert answer["players"][0]["wins"] == 1
    assert run(["--players", "greedy,random", "--matches", "1"]) == 0
    assert "deals a match" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["", "nowhere/kept"], ids=["folder", "no-folder"])
def test_a_file_that_cannot_keep_results_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence, before anything is played."""
    with pytest.raises(SystemExit, match="2"):
        run(["--deals", "1", "--resume", str(tmp_path / name)])
    assert "cannot keep the results" in capsys.readouterr().err


def figures(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> object:
    """What comes out, without the times."""
    assert run([*arguments, "--players", "greedy,random", "--json"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    return [[player[name] for name in ("margin", "adjusted", "interval", "wins", "moves")] for player in players]


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Helpers share the deals; the figures are those of one process."""
    one = figures(["--deals", "5", "--jobs", "1"], capsys)
    assert figures(["--deals", "5", "--jobs", "2"], capsys) == one


def test_an_interrupted_comparison_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """From a file whose last line was cut off, to the same end; only what was missing is played."""
    file = tmp_path / "kept"
    whole = figures(["--deals", "6", "--resume", str(file)], capsys)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    file.write_text("".join(lines[:4]) + lines[4][:20])
    assert figures(["--deals", "6", "--resume", str(file)], capsys) == whole
    again = file.read_text().splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert len(again) == 7


def test_a_file_with_other_measurements_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With a sentence; and so is one that is nothing of the kind."""
    file = tmp_path / "kept"
    figures(["--deals", "1", "--resume", str(file)], capsys)
    for arguments, sentence in ((["--seed", "2"], "series differ"), (["--game", "classic"], "game differ")):
        with pytest.raises(SystemExit):
            run(["--deals", "1", "--players", "greedy,random", "--resume", str(file), *arguments])
        assert sentence in capsys.readouterr().err
    file.write_text("hello\n")
    with pytest.raises(SystemExit):
        run(["--deals", "1", "--resume", str(file)])
    assert "line 1: not a line of measurements" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [
    ["--option", "colour=red"], ["--option", "card_points"], ["--option", "card_points=some"], ["--deals", "0"],
    ["--players", "one,two"], ["--game", "whist"], ["--option", "players=3"],
])  # fmt: skip
def test_faults_end_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, usage and one sentence on standard error."""
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == 2
    assert "bezique play: error:" in capsys.readouterr().err


def test_values() -> None:
    """Words, numbers and switches as the rules spell them."""
    assert overrides(["deal_packets=2", "double_marriage=true", "deal_packets=3-2-3"]) == {
        "deal_packets": "3-2-3",
        "double_marriage": True,
    }
    assert option_value("target", "500") == 500
    with pytest.raises(OptionError, match="expected ID=VALUE"):
        overrides(["target"])
