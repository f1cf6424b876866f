"""What may be asked on the command line of the window, and the one sentence for what may not."""

from pathlib import Path

import pytest

from bezique_desktop.ui.asked import Asked
from bezique_desktop.ui.command_line import parse
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.wishes import wish_of


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--lang", "xx"], "there are no words in 'xx'; it may be en or ru"),
        (["--lang", ""], "it may be en or ru"),
        (["--option", "target=500"], "--option says how a new game is to be; name the game with --new GAME"),
        (["--level", "thrifty"], "--level says how"),
        (["--seed", "0"], "--seed says how"),
        (["--names", "Ann"], "--names says how"),
        (["--new", ""], "there is no game ''"),
        (["--new", "whist"], "there is no game 'whist'; the games are: program-long"),
        (["--new", "classic", "--names", ","], "in ',' one is empty"),
        (["--new", "classic", "--names", "Ann,,"], "one is empty"),
        (["--new", "classic", "--names", "Ann,Bob,Cid"], "there are 3 names for the 2 seats of classic"),
        (["--new", "classic", "--level", ""], "there is no level ''"),
        (["--new", "classic", "--level", "7"], "there is no level '7'; the levels are: beginner, "),
        (["--new", "classic", "--option", "target"], "--option takes ID=VALUE, not 'target'"),
        (["--new", "classic", "--option", "targt=500"], "the nearest is target, allowed: a whole number from 100"),
        (["--new", "classic", "--option", "target=7"], "option target cannot be 7; allowed: a whole number from 100"),
        (["--new", "classic", "--option", "s_claim=auto"], "the game classic has no option s_claim"),
        (["--new", "classic", "--seed", "-1"], "'-1' is not the number of a deal, which has up to 20 digits"),
        (["--new", "classic", "--seed", "123456789012345678901"], "up to 20 digits"),
        (["--new", "classic", "--record", "a.bezique"], "ask for that or for a new game"),
        (["--demo", "--record", "a.bezique"], "ask for that or for a new game"),
        (["--size", "99999x99999"], "cannot be 99999x99999; it may be from 960x600 to 7680x4320"),
        (["--size", "10x10"], "from 960x600 to 7680x4320"),
        (["--size", "large"], "'large' is not a size like 1280x800"),
        (["--sized", "1"], "unrecognized arguments: --sized"),
        (["classic"], "unrecognized arguments: classic"),
        (["new", "classic"], "unrecognized arguments: new"),
        (["--demo=1"], "argument --demo: ignored explicit argument"),
        (["--new"], "argument --new: expected one argument"),
        (["--new", "--demo"], "argument --new: expected one argument"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert told in said.err
    assert len(said.err.splitlines()) == 1


def test_what_can_be_asked() -> None:
    game = ["--new", "classic", "--option", "target=500", "--option", "bezique_upgrade=true", "--level", "thrifty"]
    asked = parse([*game, "--names", "Ann, Bob", "--seed", "0", "--size", "960X600", "--lang", "ru"])
    assert (asked.size, asked.seed, asked.lang) == ((960, 600), 0, "ru")
    assert asked.option == ("target=500", "bezique_upgrade=true")


def test_a_value_may_be_joined_to_its_argument() -> None:
    asked = parse(["--new=classic", "--option=target=500", "--option", "bezique_upgrade=true", "--screenshot=a b.png"])
    assert (asked.new, asked.option, asked.screenshot) == (
        "classic",
        ("target=500", "bezique_upgrade=true"),
        Path("a b.png"),
    )


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_names_every_argument(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--demo", word])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert all(f"--{name}" in said for name in vars(Asked()))
    assert max(map(len, said.splitlines())) < 80


@pytest.mark.parametrize(("word", "level"), [("2", "casual"), ("6", "master"), ("thrifty", "thrifty")])
def test_a_level_has_a_name_and_a_number(word: str, level: str) -> None:
    assert wish_of(parse(["--new", "classic", "--level", word]), Preferences()).level == level
