"""Records as files: kept once, found again, and refused with one sentence if they are none."""

import errno
import os
from datetime import date
from pathlib import Path

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import record_text
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.storage.files import settle
from bezique_desktop.storage.records import (
    UnreadableRecord,
    keep_soon,
    match_of,
    read_record,
    recorded_on,
    records_in,
    write_record,
)
from bezique_desktop.table.course import course_of
from bezique_desktop.table.moves import moves_of
from bezique_desktop.table.table import Table
from tests.storage.matches import journal_of
from tests.table.playing import play_out, short_match


def finished(game: str, seed: int = 1) -> Match:
    table = Table(short_match(game, seed))
    table.start()
    play_out(table, Chance(seed))
    return table.match


@pytest.mark.parametrize("game", game_ids())
def test_an_exported_record_gives_the_same_ledger_again(game: str, tmp_path: Path) -> None:
    match = finished(game)
    path = tmp_path / "exported.bezique"
    write_record(path, match)
    again = read_record(path)
    assert record_text(again) == record_text(match)
    assert course_of(again, moves_of(again)).ledger == course_of(match, moves_of(match)).ledger
    assert again.result == match.result


def test_a_record_is_kept_once(tmp_path: Path) -> None:
    text, other = record_text(finished("classic")), record_text(finished("classic", 2))
    done: list[int] = []
    first = keep_soon(tmp_path, text, lambda: done.append(1))
    assert first.name.endswith("classic 1.bezique")
    assert keep_soon(tmp_path, text, lambda: done.append(2)) == first
    second = keep_soon(tmp_path, other, lambda: done.append(3))
    assert second != first
    assert keep_soon(tmp_path, other, lambda: done.append(4)) == second
    third = keep_soon(tmp_path, text + "#", lambda: done.append(5))
    assert len({first, second, third}) == 3
    assert settle() == []
    assert done == [1, 2, 3, 4, 5]
    third.unlink()
    os.utime(first, ns=(1, 1))
    assert records_in(tmp_path) == [second, first]
    assert records_in(tmp_path / "nowhere") == []


def test_a_neighbour_that_cannot_be_read_is_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, read = record_text(finished("classic")), Path.read_bytes
    folder = tmp_path / "2026-01-01 classic 1.bezique"
    folder.mkdir()
    forbidden = tmp_path / "2026-01-01 classic 1 (1).bezique"
    forbidden.write_text(text)

    def refusing(path: Path) -> bytes:
        if path == forbidden:
            raise PermissionError(errno.EACCES, "Permission denied")
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refusing)
    kept = keep_soon(tmp_path, text, lambda: None)
    assert settle() == []
    assert kept not in (folder, forbidden)
    assert kept.read_text() == text


def test_a_record_is_compared_with_those_of_its_name_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, names = (
        record_text(finished("classic")),
        ("classic 1", "classic 1 (2)", "classic 10", "my classic 1", "classic 1x"),
    )
    for name in names:
        (tmp_path / f"2026-01-01 {name}.bezique").write_text("other")
    compared: list[str] = []

    def noted(path: Path) -> bytes:
        compared.append(path.stem.partition(" ")[2])
        return b""

    monkeypatch.setattr(Path, "read_bytes", noted)
    keep_soon(tmp_path, text, lambda: None)
    assert settle() == []
    assert sorted(compared) == ["classic 1", "classic 1 (2)"]


def test_records_are_in_the_order_of_their_days(tmp_path: Path) -> None:
    """As their names tell, also where a copy has changed the times of the files; others by their last change."""
    late, early, other = (tmp_path / f"{name}.bezique" for name in ("2026-03-02 x 2", "2026-03-01 x 1", "mine"))
    for number, file in enumerate((other, late, early)):
        file.touch()
        os.utime(file, ns=(0, 86_400_000_000_000 * (1 + number)))
    assert records_in(tmp_path) == [late, early, other]
    assert [recorded_on(file).isoformat() for file in (late, early)] == ["2026-03-02", "2026-03-01"]
    assert recorded_on(other).year in (1969, 1970)
    assert recorded_on(tmp_path / "gone") == date.today()


def test_names_stay_on_their_line() -> None:
    match = Match(short_match("classic").rules, ["Anna\n0 play QS1\u2028x", ""], 1, 1)
    assert match_of(record_text(match)).names == ["Anna 0 play QS1 x", ""]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "No such file"),
        (b"\xff\xfe", "not a text file"),
        (b"hello", "line 1: this is not a record"),
        (b"bezique record 1\ngame poker\n", "line 2: unknown game 'poker'"),
        (b"bezique record 1\ngame classic\nname 0 Anna\n", "line 3: 1 names are given for 2 seats"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(content: bytes | None, words: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(UnreadableRecord) as refused:
        read_record(path)
    assert words in str(refused.value)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_fault_names_its_line(tmp_path: Path) -> None:
    lines = record_text(finished("classic")).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("deck ")) + 3
    lines[at] = "0 play 7S9"
    (tmp_path / "file").write_text("\n".join(lines))
    with pytest.raises(UnreadableRecord, match=f"line {at + 1}: "):
        read_record(tmp_path / "file")


@pytest.mark.parametrize("cut", [0, 1, 9, 40, 400])
def test_what_was_played_before_a_fault_is_good(cut: int, tmp_path: Path) -> None:
    text = record_text(finished("classic"))
    at = len(text) - cut
    content = (text[:at] + "\n0 play 7S9\n" + text[at:]).encode()
    for number, damaged in enumerate((content, content.replace(b"7S9", b"\xff\xff"))):
        path = tmp_path / str(number)
        path.write_bytes(damaged)
        with pytest.raises(UnreadableRecord) as refused:
            read_record(path)
        good = refused.value.good
        assert good is not None
        assert text.startswith(record_text(good))
        assert len(record_text(good)) >= at - 12


def test_of_a_damaged_head_nothing_is_good(tmp_path: Path) -> None:
    lines = record_text(finished("classic")).splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("deal "))
    for number in (0, 1, 2, head - 3, head + 1):
        path = tmp_path / str(number)
        path.write_text("\n".join([*lines[:number], "?", *lines[number:]]))
        with pytest.raises(UnreadableRecord) as refused:
            read_record(path)
        assert refused.value.good is None


def test_a_journal_without_undo_is_a_record(tmp_path: Path) -> None:
    assert match_of(journal_of(tmp_path, 9).decode()).entries[0].actions
