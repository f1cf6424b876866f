"""Learning: evolution, regression, and the command that does both."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from statistics import stdev

import pytest

from bezique_desktop.arena.evolution import Evolution
from bezique_desktop.arena.genome import genome_of, spreads_of, weights_of
from bezique_desktop.arena.learners import contest
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.arena.regression import Sums, explained, solution, sums_of
from bezique_desktop.arena.setting import Setting
from bezique_desktop.arena.training import Lesson, Plan
from bezique_desktop.cli.arguments import output_file
from bezique_desktop.cli.train import _lesson, run
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.features import FEATURES, STAGES
from bezique_desktop.players.quick import settled
from bezique_desktop.players.value import values_of
from bezique_desktop.players.weights import NOVICE, THRIFTY
from tests.players.states import ALL_GAMES, dealt

TINY = ["--generations", "1", "--contest", "1", "--deals", "26", "--proof", "2", "--seed", "3"]


# ---------------------------------------------------------------------- evolution
def test_a_genome_is_all_the_numbers() -> None:
    """There and back; chances stay between 0 and 1."""
    for weights in (THRIFTY, NOVICE):
        assert weights_of(genome_of(weights), THRIFTY) == weights
    assert len(spreads_of(THRIFTY)) == len(genome_of(THRIFTY))
    assert all(spreads_of(THRIFTY))
    changed = weights_of([number + 5000 for number in genome_of(THRIFTY)], THRIFTY)
    assert changed.trust == 1024
    assert changed.lead_late == 5050


def test_evolution_finds_the_top_of_a_hill() -> None:
    """From far away, in a few dozen generations, and twice by the same way."""
    top = [300, -200, 50, 0]

    def height(candidate: list[int]) -> int:
        return -sum((one - other) ** 2 for one, other in zip(candidate, top, strict=True))

    def climbed() -> list[int]:
        evolution = Evolution([0, 0, 0, 0], [40, 40, 40, 40], 1)
        for _ in range(60):
            evolution.learn([height(one) - height(other) for one, other in evolution.pairs()])
        return evolution.outcome

    assert climbed() == pytest.approx(top, abs=25)
    assert climbed() == climbed()


def test_a_contest_knows_the_better_weights() -> None:
    """The margin has the sign of the difference, and is nothing between equals."""
    mechanics = Mechanics(rules_of("program-long"))
    assert contest(mechanics, THRIFTY, NOVICE, 1, range(6)) > 0
    assert contest(mechanics, THRIFTY, THRIFTY, 1, range(1)) == 0


def test_luck_is_taken_off_a_contest() -> None:
    """What is left varies less from deal to deal."""
    mechanics = Mechanics(rules_of("program-long"))
    deals = [range(number, number + 1) for number in range(24)]
    judge = values_of(mechanics.rules)
    raw = [contest(mechanics, THRIFTY, NOVICE, 1, deal) for deal in deals]
    adjusted = [contest(mechanics, THRIFTY, NOVICE, 1, deal, judge) for deal in deals]
    assert stdev(adjusted) < stdev(raw)


# ---------------------------------------------------------------------- regression
def samples(count: int) -> Sums:
    """A target that is twice the first feature less the third, with noise; the second is not seen."""
    random = Random(2)
    sums = Sums(3)
    for _ in range(count):
        features = [random.randrange(-50, 50), 0, random.randrange(-9, 9)]
        sums.add(features, 2 * features[0] - features[2] + random.randrange(-2, 3))
    return sums


def test_regression_finds_what_counts() -> None:
    """And how much of the target is explained by it."""
    found = solution(samples(4000))
    assert found == pytest.approx([2, 0, -1], abs=0.05)
    assert explained(samples(4000), found) == pytest.approx(1, abs=0.01)
    assert explained(Sums(3), solution(Sums(3))) == 0


def test_sums_are_the_same_in_any_order() -> None:
    """Merged from plain values or added one by one."""
    whole, half = Sums(3), samples(10)
    whole.merge(sums_of(half.plain()))
    whole.merge(samples(20))
    other = Sums(3)
    other.merge(samples(20))
    other.merge(half)
    assert whole.plain() == other.plain()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_positions_between_tricks(game: str) -> None:
    """A deal has one when it is dealt, unless something is asked or may be declared before the lead."""
    deal = dealt(rules_of(game), 4)
    assert settled(deal) is (deal.asked < 0 and (deal.m.on_lead or not deal.opportunity))


# ---------------------------------------------------------------------- the command
def test_the_same_seed_gives_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With one process or two, interrupted or not."""
    kept, files = tmp_path / "kept", [tmp_path / f"{number}.py" for number in range(3)]
    assert run([*TINY, "--jobs", "1", "--resume", str(kept), "--out", str(files[0])]) == 0
    assert run([*TINY, "--jobs", "2", "--out", str(files[1])]) == 0
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[: len(lines) // 2]) + lines[-1][:30])
    assert run([*TINY, "--jobs", "2", "--resume", str(kept), "--out", str(files[2])]) == 0
    assert files[0].read_text() == files[1].read_text() == files[2].read_text()
    assert "values explain" in capsys.readouterr().out


def test_the_file_is_a_module_of_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """With its note: how it was made, and that it was."""
    assert run([*TINY, "--game", "sixty-six", "--generations", "0"]) == 0
    text = capsys.readouterr().out
    module = ast.parse(text)
    note = ast.get_docstring(module) or ""
    assert "bezique train --game sixty-six --generations 0 --seed 3" in note
    values = next(node.value for node in module.body if isinstance(node, ast.AnnAssign) and "VALUES" in ast.dump(node))
    assert values is not None
    rows = ast.literal_eval(values)
    assert [len(row) for row in rows] == [FEATURES] * STAGES
    assert any(any(row) for row in rows)


@pytest.mark.parametrize("name", ["", "nowhere/learnt.py"], ids=["folder", "no-folder"])
def test_a_file_that_cannot_be_written_is_refused_at_once(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is learnt."""
    monkeypatch.setattr("bezique_desktop.cli.train._lesson", lambda *_asked: pytest.fail("learnt in vain"))
    with pytest.raises(SystemExit, match="2"):
        run([*TINY, "--out", str(tmp_path / name)])
    assert "cannot be written" in capsys.readouterr().err


def test_trying_a_file_leaves_it_as_it_is(tmp_path: Path) -> None:
    """What stands in it, and that there is none."""
    kept = tmp_path / "kept.py"
    kept.write_text("kept")
    assert output_file(str(kept)).read_text() == "kept"
    assert not output_file(str(tmp_path / "fresh.py")).exists()


def test_what_was_learnt_is_printed_if_it_cannot_be_written_after_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is lost, and the exit status tells."""
    out = tmp_path / "learnt.py"

    def hindered(setting: Setting, plan: Plan, notebook: Notebook, jobs: int) -> Lesson:
        out.mkdir()
        return _lesson(setting, plan, notebook, jobs)

    monkeypatch.setattr("bezique_desktop.cli.train._lesson", hindered)
    assert run([*TINY, "--generations", "0", "--jobs", "1", "--out", str(out)]) == 1
    told = capsys.readouterr()
    assert "VALUES" in ast.dump(ast.parse(told.out))
    assert "cannot be written" in told.err
