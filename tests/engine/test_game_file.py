"""A game's file is read as TOML, the quick way or the other."""

import tomllib
from pathlib import Path

import pytest

from bezique_desktop.games.catalogue import FOLDER
from bezique_desktop.games.game_file import tables_in

FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_game_is_plain_enough_to_be_read_quickly(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = file.read_text(encoding="utf-8")
    told = tomllib.loads(text)
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("tomllib was needed"))
    assert tables_in(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "a = 1\n\n# a = 2\nb = -3\nc = true\n[d]\na = 'x'\n",
        'a = "x # y" # z\n',
        'a = "x\\ty"\n',
        'a = "x\\"y"\n',
        "a=1\r\nb=2\r\n",
        "a = [1, 2]\nb = 1_000\nc = 0x10\n",
        "a.b = 1\n[c.d]\ne = 1\n",
        '"a b" = 1\n',
        "[[a]]\nb = 1\n",
        'a = """x\ny"""\n',
        "a = 1979-05-27\n",
        "[a]\n",
        "",
    ],
)
def test_other_files_are_read_too(text: str) -> None:
    assert tables_in(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    ["a", "a = ", "a = 01", "a = -0x", 'a = "', "a = 1\na = 2", "a = 1\n[a]", "[a]\n[a]", "[a", "é = 1", 'a = "\x01"'],
)
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tables_in(text)
