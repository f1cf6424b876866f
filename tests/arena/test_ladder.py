"""``bezique ladder``: neighbours in matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bezique_desktop.arena import tables
from bezique_desktop.arena.comparison import Share, plain_shares
from bezique_desktop.arena.ladder import FEWEST, Ladder
from bezique_desktop.arena.setting import Setting
from bezique_desktop.cli.ladder import run
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.names import LEVELS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tables are kept, for this test only."""
    monkeypatch.setattr(tables, "resource", lambda *parts: tmp_path.joinpath(*parts))
    return tmp_path / "ladder"


def test_the_pair_with_the_widest_interval_is_next() -> None:
    """Until each is known well enough: here the upper pair is plain, the lower one even."""
    ladder = Ladder(Setting("three-handed", "", 1), ["a", "b", "c"])
    found = {"0": 0, "1": 0}
    for key, task in ladder.jobs(lambda: sum(found.values()) < 200):
        pair, _, number = key.partition(":")
        found[pair] += 1
        setting = task["setting"]
        assert isinstance(setting, dict)
        assert setting["players"] == ("b,a" if pair == "0" else "c,b")
        wins = int(number) % 2 if pair == "0" else 1
        ladder.enter(key, plain_shares([Share(wins=wins, times=[5]), Share(), Share()]))
    assert FEWEST < found["1"] < found["0"]
    assert sum(found.values()) == 200
    upper = ladder.rung(1)
    assert (upper.percent, upper.matches) == (100, 3 * found["1"])
    assert 0 < upper.interval < ladder.rung(0).interval
    assert ladder.rung(0).percent == pytest.approx(50, abs=1)
    assert ladder.even == pytest.approx(100 / 3)


def test_who_thinks_long_plays_fewer_matches_in_more_time() -> None:
    """Nine times as long a match: a third of the matches in three times the time, so that both together are known
    best."""
    ladder = Ladder(Setting("classic", "", 1), ["a", "b", "c"])
    found = {"0": 0, "1": 0}
    for key, _ in ladder.jobs(lambda: sum(found.values()) < 80):
        pair, _, number = key.partition(":")
        found[pair] += 1
        time = 10_000 if pair == "0" else 90_000
        ladder.enter(key, plain_shares([Share(wins=int(number) % 2, times=[time]), Share(times=[time])]))
    assert found["0"] == pytest.approx(3 * found["1"], abs=6)


def test_rounds_that_are_still_played_count_as_asked_for() -> None:
    """So that many processes do not all play the same pair."""
    ladder = Ladder(Setting("classic", "", 1), ["a", "b", "c"])
    jobs = ladder.jobs(lambda: True)
    asked = [next(jobs)[0] for _ in range(8)]
    assert sorted(asked) == [f"{pair}:{number}" for pair in range(2) for number in range(4)]


def test_a_table_is_measured_and_kept(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, written where the help finds it, and gone on with."""
    kept = tmp_path / "kept"
    arguments = ["--levels", "random,greedy", "--minutes", "0.03", "--jobs", "1", "--resume", str(kept)]
    assert tables.measured("program-long") is None
    assert run([*arguments, "--write"]) == 0
    assert ["greedy", "random"] in [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    written = tables.measured("program-long")
    assert written is not None
    stronger, weaker, percent, _, matches = written.rungs[0]
    assert (stronger, weaker) == ("greedy", "random")
    assert percent > 50
    assert matches >= 2
    assert (folder / "program-long.json").is_file()
    assert run([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rungs"][0]["matches"] >= matches


@pytest.mark.parametrize("arguments", [["--levels", "greedy"], ["--levels", "greedy,nobody"], ["--game", "whist"]])
def test_faults_end_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2."""
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == 2
    assert "bezique ladder: error:" in capsys.readouterr().err


@pytest.mark.parametrize("game", game_ids())
def test_the_tables_that_come_with_the_program(game: str) -> None:
    """Every game has one with all the levels, the strongest against the next included, and says how sure it is."""
    found = tables.measured(game)
    assert found is not None
    assert [(stronger, weaker) for stronger, weaker, *_ in found.rungs] == list(zip(LEVELS[1:], LEVELS, strict=False))
    assert found.even == round(100 / rules_of(game).sides, 1)
    assert all(percent <= 100 and found.even < percent + interval for _, _, percent, interval, _ in found.rungs)
    assert all(interval > 0 and matches > 0 for _, _, _, interval, matches in found.rungs)
