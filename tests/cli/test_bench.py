"""``bezique bench``: the checksums by which two builds are compared."""

from __future__ import annotations

import pytest

from bezique_desktop.cli.bench import run
from bezique_desktop.players.registry import LEVELS


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines of a command that ends well."""
    assert run([*words, "--game", "classic", "--game", "sixty-six"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("what", ["--checksum", "--moves"])
def test_checksums_are_the_same_again_and_depend_on_what_was_played(
    what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = printed(capsys, what, "6")
    assert printed(capsys, what, "6") == first
    fewer = printed(capsys, what, "5")
    assert len(fewer) == len(first)
    assert all(one != other for one, other in zip(first, fewer, strict=True))


def test_there_is_a_checksum_for_every_level_and_for_hints(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in printed(capsys, "--moves", "3")]
    assert [words[1] for words in lines] == [*LEVELS, "hints"] * 2
    assert {words[0] for words in lines} == {"classic", "sixty-six"}
