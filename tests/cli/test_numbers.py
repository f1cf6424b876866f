"""Numbers of a command line that make no sense are refused with what is allowed."""

from collections.abc import Callable, Sequence

import pytest

from bezique_desktop.cli import audit, bench, ladder, play, train
from bezique_desktop.cli.arguments import LONGEST, duration, whole_from

Run = Callable[[list[str]], int] | Callable[[Sequence[str]], int]

AMOUNT = f"expected a number above 0, {LONGEST} at most"
REFUSED: list[tuple[Run, str, str, str]] = [
    *[(bench.run, "--seconds", word, AMOUNT) for word in ("0", "-1", "nan", "inf", "1e300", "soon")],
    *[(ladder.run, "--minutes", word, AMOUNT) for word in ("0", "-1", "nan", "inf")],
    *[(play.run, "--patience", word, AMOUNT) for word in ("0", "-1", "nan", "1e300")],
    *[(bench.run, "--checksum", word, "expected a whole number from 1,") for word in ("-1", "0", "1.5", "")],
    *[(train.run, "--generations", word, "expected a whole number from 0,") for word in ("-1", "few", "9" * 5000)],
    *[(audit.run, "--deal", word, "expected a whole number from 0,") for word in ("-5", "x")],
    (play.run, "--deals", "0", "expected a whole number from 1,"),
]


@pytest.mark.parametrize(("run", "name", "word", "sentence"), REFUSED)
def test_senseless_numbers_are_refused(
    run: Callable[[list[str]], int], name: str, word: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run([f"{name}={word}"])
    last = capsys.readouterr().err.splitlines()[-1]
    assert f"argument {name}: {sentence}" in last
    assert len(last) < 160


def test_the_bounds_are_allowed() -> None:
    assert [whole_from(0)(word) for word in ("0", "9" * 20)] == [0, 10**20 - 1]
    assert whole_from(-2)("-2") == -2
    assert [duration(word) for word in ("0.1", str(LONGEST))] == [0.1, LONGEST]


def test_the_shortest_measurement_has_a_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["--game", "sixty-six", "--seconds", "1e-12"]) == 0
    assert "deals/s" in capsys.readouterr().out
