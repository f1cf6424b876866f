"""What is heard at the table, by which program, and that nobody has to hear it."""

import stat
import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.events import Played, Taken
from bezique_desktop.resources_path import resource
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui import sounds
from bezique_desktop.ui.sounds import Sounds, play, player, sound_of
from tests.ui.tables import table_of, wait_until

SOUNDS = ("card", "trick", "meld", "win")


def heard_in(table: Table) -> dict[str, Step]:
    """A step with each sound, from a match of first choices."""
    heard: dict[str, Step] = {}

    def hear(step: Step) -> None:
        heard.setdefault(sound_of(step), step)

    table.subscribe(0, hear)
    table.start()
    while table.match.result is None:
        if table.match.entries[-1].result is not None:
            table.next_deal(table.number)
            continue
        legal = table.match.view(table.step(0).view.to_act).legal
        act = next((each for each in legal if each.verb is Verb.DECLARE), legal[0])
        table.submit(table.step(0).view.to_act, act, table.number)
    return heard


def test_every_sound_is_heard_in_a_match() -> None:
    heard = next(each for seed in range(1, 20) if "win" in (each := heard_in(table_of("classic", seed))))
    assert set(SOUNDS) <= set(heard)
    assert {type(event) for event in heard["card"].events} == {Played}
    assert Taken in {type(event) for event in heard["trick"].events}
    result = heard["win"].match_result
    assert result is not None
    assert result.winner == 0


def test_what_is_told_again_is_not_heard_again() -> None:
    table = table_of()
    table.start()
    table.submit(0, table.match.view(0).legal[0], table.number)
    assert sound_of(table.step(0)) == ""


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_short_and_not_loud(sound: str) -> None:
    with wave.open(str(resource("sounds", f"{sound}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getnframes() / file.getframerate() < 1.5
        samples = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 8_000 < max(map(abs, samples)) < 20_000


@pytest.mark.parametrize(
    ("platform", "there", "chosen"),
    [
        ("linux", {"paplay", "aplay"}, ("paplay",)),
        ("linux", {"aplay"}, ("aplay", "-q")),
        ("darwin", {"afplay"}, ("afplay",)),
        ("linux", set(), ()),
        ("freebsd14", {"paplay"}, ()),
    ],
)
def test_the_system_plays_with_what_it_has(
    platform: str, there: set[str], chosen: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in there else None)
    player.cache_clear()
    assert player(platform) == chosen
    player.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="there the system itself plays files")
def test_a_real_program_is_started_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    note, program = tmp_path / "note", tmp_path / "player"
    program.write_text(f'#!/bin/sh\necho "$@" >"{note}.new" && mv "{note}.new" "{note}"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sounds, "player", lambda _platform: (str(program), "-q"))
    play("meld")
    wait_until(note.exists)
    assert note.read_text().split() == ["-q", str(resource("sounds", "meld.wav"))]


def test_haste_makes_no_rattle(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    now = [0.0]
    monkeypatch.setattr(sounds, "play", heard.append)
    monkeypatch.setattr(sounds, "monotonic", lambda: now[0])
    table = table_of()
    table.subscribe(0, Sounds().heed)
    table.start()
    for now[0] in (2.0, 2.01, 3.0):
        seat = table.step(0).view.to_act
        table.submit(seat, table.match.view(seat).legal[0], table.number)
    assert len(heard) == 2
