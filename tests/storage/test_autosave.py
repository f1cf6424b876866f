"""The match in progress is there at the next start, whatever happened; and what was played is never thrown away."""

import errno
import os
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.record import record_text
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.storage.autosave import Autosave, saved_in
from bezique_desktop.storage.files import settle
from bezique_desktop.storage.journal_text import JournalFault, JournalText
from bezique_desktop.storage.notices import NoticeKind
from bezique_desktop.storage.records import keep_soon, read_record, records_in
from bezique_desktop.table.table import Table
from tests.storage.matches import Notices, here, journal_in, journal_of, left_in, played, text_left
from tests.table.playing import advance, picture, play_out, short_match

# ---------------------------------------------------------------------------------------------- what comes back


@pytest.mark.parametrize("game", game_ids())
def test_the_journal_tells_the_match_after_any_action(game: str, tmp_path: Path) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    match = short_match(game)
    table, chance = Table(match, autosave.begin(match)), Chance(5)
    table.start()
    while table.match.result is None:
        advance(table, chance)
        if chance.below(6) == 0:
            table.undo(chance.below(table.match.rules.players))
        if chance.below(9) == 0:
            table.redo(0)
        if chance.below(3) == 0:
            assert record_text(saved_in(journal_in(tmp_path).read_bytes()).match) == record_text(table.match)
    autosave.close()
    assert text_left(tmp_path) == record_text(table.match)


def test_undo_and_redo_outlive_the_program(tmp_path: Path) -> None:
    first = Autosave(here(tmp_path), Notices())
    table = played(first, 120)
    pictures = [picture(table)]
    for _ in range(40):
        table.undo(0)
        pictures.append(picture(table))
    first.close()
    second = Autosave(here(tmp_path), Notices())
    saved = second.left()
    assert saved is not None
    again = Table(saved.match, second.resume(saved), timeline=saved.timeline)
    assert again.undone == 40
    assert picture(again) == pictures.pop()
    for _ in range(20):
        assert again.redo(0)
        assert picture(again) == pictures.pop()
    second.close()
    assert text_left(tmp_path) == record_text(again.match)


def test_killed_while_a_level_changes_the_journal_tells_the_level_before_or_after(tmp_path: Path) -> None:
    """Every byte that may be the last one of the change is tried; what was taken back can still be redone."""
    first = Autosave(here(tmp_path), Notices())
    table = played(first, 20, "three-handed")
    table.undo(0)
    before = journal_in(tmp_path).read_bytes()
    table.change_levels(["", "master", "beginner"])
    after = journal_in(tmp_path).read_bytes()
    first.close()
    assert after.startswith(before)
    told = []
    for size in range(len(before), len(after) + 1):
        journal_in(tmp_path).write_bytes(after[:size])
        again = Autosave(here(tmp_path), Notices())
        saved = again.left()
        assert saved is not None
        later = Table(saved.match, again.resume(saved), timeline=saved.timeline)
        assert later.redo(0)
        again.close()
        told.append([line for line in record_text(later.match).splitlines() if line.startswith("level ")])
    assert [each for place, each in enumerate(told) if each not in told[:place]] == [
        [],
        ["level 1 master"],
        ["level 1 master", "level 2 beginner"],
    ]


def test_the_latest_level_counts_wherever_the_match_goes(tmp_path: Path) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    match = short_match("program-short")
    match.levels = ["", "steady"]
    table, chance = Table(match, autosave.begin(match)), Chance(2)
    table.change_levels(["", "casual"])
    table.start()
    for level in ("master", "expert"):
        for _ in range(3):
            advance(table, chance)
        table.undo(0)
        table.change_levels(["", level])
        assert text_left_beside(tmp_path) == record_text(table.match)
    play_out(table, chance)
    autosave.leave(table.match)
    autosave.close()
    (record,) = records_in(here(tmp_path).records)
    assert read_record(record).levels == ["", "expert"]


def text_left_beside(folder: Path) -> str:
    return record_text(saved_in(journal_in(folder).read_bytes()).match)


@pytest.mark.parametrize("line", ["level", "level 1", "level one master", "level -1 master"])
def test_a_level_of_nobody_is_a_fault(line: str, tmp_path: Path) -> None:
    with pytest.raises(JournalFault):
        JournalText(journal_of(tmp_path, 5) + line.encode() + b"\n")


def test_playing_on_after_a_torn_line(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.parent.mkdir()
    journal.write_bytes(journal_of(tmp_path / "first", 30) + b"0 declare quadruple-bezique QS1 QS2 QS3 QS4 J")
    autosave = Autosave(here(tmp_path), Notices())
    saved = autosave.left()
    assert saved is not None
    table = Table(saved.match, autosave.resume(saved), timeline=saved.timeline)
    advance(table, Chance(1))
    autosave.close()
    assert b"QS4" not in journal.read_bytes()
    assert text_left(tmp_path) == record_text(table.match)


def test_cut_anywhere_it_tells_its_last_complete_line(tmp_path: Path) -> None:
    content = journal_of(tmp_path / "first", 12, undo=True)
    head = content.index(b"\ndeal ") + 1
    journal = journal_in(tmp_path)
    journal.parent.mkdir()
    texts: set[str] = set()
    for size in range(head, len(content) + 1):
        journal.write_bytes(content[:size])
        notices = Notices()
        match = left_in(tmp_path, notices)
        assert match is not None, size
        assert not notices
        texts.add(record_text(match))
    assert len(texts) >= 13


def test_a_deal_without_its_deck_is_torn(tmp_path: Path) -> None:
    content = journal_of(tmp_path, 0)
    text = JournalText(content[: content.index(b"\ndeck ") + 1])
    assert text.moves == []
    assert text.size == content.index(b"\ndeal ") + 1


def test_nothing_left_at_the_very_first_start(tmp_path: Path) -> None:
    notices = Notices()
    assert left_in(tmp_path / "new", notices) is None
    assert not notices


# ---------------------------------------------------------------------------------------------- what is damaged


FOREIGN = [b"", b"hello\n", b"bezique record 2\ngame classic\n", b"\xff\n", b"\0" * 4096, b"undo 3\n", b"redo 1\n"]


@pytest.mark.parametrize("content", FOREIGN)
@pytest.mark.parametrize("asked", [True, False])
def test_a_foreign_journal_is_put_aside(content: bytes, asked: bool, tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    journal.parent.mkdir()
    for number in (1, 2):
        journal.write_bytes(content)
        notices = Notices()
        autosave = Autosave(here(tmp_path), notices)
        if asked:
            assert autosave.left() is None
        table = played(autosave, 3)
        autosave.close()
        assert notices.kinds == [NoticeKind.SET_ASIDE]
        assert journal.with_name(f"match.journal.damaged-{number}").read_bytes() == content
        assert text_left(tmp_path) == record_text(table.match)
        journal.unlink()


def test_damage_anywhere_is_survived(tmp_path: Path) -> None:
    content = journal_of(tmp_path / "first", 40, undo=True)
    journal = journal_in(tmp_path)
    journal.parent.mkdir()
    chance = Chance(1)
    put_aside = 0
    for _ in range(400):
        damaged = bytearray(content)
        for _ in range(1 + chance.below(3)):
            damaged[chance.below(len(damaged))] = chance.below(256)
        journal.write_bytes(damaged)
        notices = Notices()
        whole = left_in(tmp_path, notices) is not None and not notices
        if not whole:
            put_aside += 1
            assert notices.kinds in ([NoticeKind.SET_ASIDE], [NoticeKind.CUT_SHORT])
            kept = Path(notices[0].values["kept"])
            assert kept.read_bytes() == damaged
            kept.unlink()
    assert put_aside > 100


def test_a_folder_in_place_of_the_journal_is_put_aside(tmp_path: Path) -> None:
    journal_in(tmp_path).mkdir(parents=True)
    notices = Notices()
    assert left_in(tmp_path, notices) is None
    assert notices.kinds == [NoticeKind.SET_ASIDE]


def test_what_cannot_be_put_aside_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_in(tmp_path)
    journal.parent.mkdir()
    journal.write_bytes(b"hello\n")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    assert autosave.left() is None
    played(autosave, 3)
    autosave.close()
    assert notices.kinds == [NoticeKind.STUCK]
    assert journal.read_bytes() == b"hello\n"


@pytest.mark.parametrize("line", ["undo 0", "undo x", "undo 1000", "redo 2", "undo"])
def test_an_impossible_undo_is_a_fault(line: str, tmp_path: Path) -> None:
    with pytest.raises(JournalFault):
        JournalText(journal_of(tmp_path, 5) + line.encode() + b"\n")


def test_a_move_after_the_end_of_the_match_is_a_fault(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    content = journal_of(tmp_path, 5) + b"concede 0\nconcede 1\n"
    journal.write_bytes(content)
    notices = Notices()
    match = left_in(tmp_path, notices)
    assert match is not None
    assert match.conceded_by == 0
    assert notices.kinds == [NoticeKind.CUT_SHORT]


@pytest.mark.parametrize("line", [b"0 play QS1 QS1", b"7 draw", b"undo 999", b"nonsense", b"\xff\xfe", b"deck QS1"])
def test_the_match_goes_on_from_before_a_bad_line(line: bytes, tmp_path: Path) -> None:
    lines = journal_of(tmp_path, 60).split(b"\n")
    place = lines.index(next(each for each in lines if each.startswith(b"deck "))) + 21
    before = b"\n".join(lines[:place]) + b"\n"
    damaged = before + line + b"\n" + b"\n".join(lines[place:])
    journal_in(tmp_path).write_bytes(damaged)
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    saved = autosave.left()
    assert saved is not None
    assert record_text(saved.match) == before.decode()
    (notice,) = notices
    assert notice.kind is NoticeKind.CUT_SHORT
    assert notice.values["line"] == str(place + 1)
    assert Path(notice.values["kept"]).read_bytes() == damaged
    table = Table(saved.match, autosave.resume(saved), timeline=saved.timeline)
    advance(table, Chance(1))
    autosave.close()
    assert text_left(tmp_path) == record_text(table.match)


def test_a_journal_cut_off_in_its_head_is_put_aside(tmp_path: Path) -> None:
    content = journal_of(tmp_path, 10)
    for size in range(1, content.index(b"\ndeal ")):
        journal_in(tmp_path).write_bytes(content[:size])
        notices = Notices()
        assert left_in(tmp_path, notices) is None, size
        assert notices.kinds == [NoticeKind.SET_ASIDE]
        Path(notices[0].values["kept"]).unlink()


def test_a_damaged_head_is_put_aside_whatever_follows(tmp_path: Path) -> None:
    content = journal_of(tmp_path, 10)
    journal_in(tmp_path).write_bytes(content.replace(b"\nname 1 ", b"\nnemo 1 "))
    notices = Notices()
    assert left_in(tmp_path, notices) is None
    assert notices.kinds == [NoticeKind.SET_ASIDE]


def test_the_part_before_a_bad_line_goes_to_the_records(tmp_path: Path) -> None:
    content = journal_of(tmp_path, 30)
    journal_in(tmp_path).write_bytes(content + b"nonsense\n")
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    played(autosave, 1, seed=2)
    autosave.close()
    assert notices.kinds == [NoticeKind.CUT_SHORT, NoticeKind.MATCH_KEPT]
    (record,) = records_in(here(tmp_path).records)
    assert record.read_bytes() == content


# ---------------------------------------------------------------------------------------------- one process at a time


def test_a_second_program_is_told_and_plays_unsaved(tmp_path: Path) -> None:
    first, notices = Autosave(here(tmp_path), Notices()), Notices()
    table = played(first, 10)
    second = Autosave(here(tmp_path), notices)
    assert notices.kinds == [NoticeKind.IN_USE]
    assert second.left() is None
    match = short_match("classic")
    assert second.begin(match) is None
    other = Table(match, None)
    other.start()
    second.leave(other.match)
    second.close()
    assert len(notices) == 1
    first.close()
    assert text_left(tmp_path) == record_text(table.match)


# ---------------------------------------------------------------------------------------------- where matches go


def test_a_finished_match_goes_to_the_records_when_it_is_left(tmp_path: Path) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    table = played(autosave, 5)
    play_out(table, Chance(2))
    assert text_left(tmp_path) is None
    assert not records_in(here(tmp_path).records)
    autosave.leave(table.match)
    assert settle() == []
    (record,) = records_in(here(tmp_path).records)
    assert record_text(read_record(record)) == record_text(table.match)
    assert os.listdir(here(tmp_path).journal) == ["match.lock"]
    played(autosave, 5, seed=2)
    autosave.close()
    assert journal_in(tmp_path).exists()
    assert len(records_in(here(tmp_path).records)) == 1


def test_an_unfinished_match_waits_and_then_goes_to_the_records(tmp_path: Path) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    table = played(autosave, 5)
    autosave.leave(table.match)
    autosave.close()
    assert text_left(tmp_path) == record_text(table.match)
    notices = Notices()
    again = Autosave(here(tmp_path), notices)
    played(again, 0, seed=2)
    assert settle() == []
    (record,) = records_in(here(tmp_path).records)
    assert notices.kinds == [NoticeKind.MATCH_KEPT]
    assert record.name in str(notices[0])
    assert record_text(read_record(record)) == record_text(table.match)
    played(again, 1, seed=3)
    again.close()
    assert len(records_in(here(tmp_path).records)) == 1


def test_a_record_that_cannot_be_written_keeps_the_journal(tmp_path: Path) -> None:
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table = played(autosave, 5)
    here(tmp_path).records.write_text("in the way")
    table.concede(0)
    autosave.leave(table.match)
    assert notices.kinds == [NoticeKind.NOT_WRITABLE]
    autosave.close()
    assert text_left(tmp_path) == record_text(table.match)
    again = Autosave(here(tmp_path), Notices())
    played(again, 2, seed=2)
    again.close()
    assert b"concede 0" in journal_in(tmp_path).with_name("match.journal.kept-1").read_bytes()


def test_the_window_does_not_wait_while_a_match_goes_to_the_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(here(tmp_path), Notices())
    table = played(autosave, 5)
    autosave.leave(table.match)
    may_go_on, sync = threading.Event(), os.fsync

    def slow(handle: int) -> None:
        assert threading.current_thread() is not threading.main_thread()
        may_go_on.wait(10)
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    played(autosave, 5, seed=2)
    assert not records_in(here(tmp_path).records)
    assert saved_in(journal_in(tmp_path).with_name("match.journal.kept-1").read_bytes()).match.number == 1
    may_go_on.set()
    autosave.close()
    assert len(records_in(here(tmp_path).records)) == 1
    assert sorted(os.listdir(here(tmp_path).journal)) == ["match.journal", "match.lock"]


@pytest.mark.parametrize("is_written", [True, False])
def test_a_match_that_was_on_the_way_arrives_at_the_next_start(is_written: bool, tmp_path: Path) -> None:
    content = journal_of(tmp_path, 30)
    kept = journal_in(tmp_path).with_name("match.journal.kept-1")
    os.replace(journal_in(tmp_path), kept)
    if is_written:
        keep_soon(here(tmp_path).records, content.decode(), lambda: None)
        assert settle() == []
    assert left_in(tmp_path) is None
    (record,) = records_in(here(tmp_path).records)
    assert record.read_bytes() == content
    assert not kept.exists()


def test_a_record_that_the_disk_does_not_take_is_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = Notices()
    autosave = Autosave(here(tmp_path), notices)
    table = played(autosave, 5)
    table.concede(0)
    autosave.leave(table.match)
    assert settle() == []
    again = played(autosave, 5, seed=2)
    again.concede(0)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", partial(only_journals, os.replace))
        autosave.leave(again.match)
        autosave.close()
    assert notices.kinds == [NoticeKind.DISK_FULL]
    assert len(records_in(here(tmp_path).records)) == 1
    assert left_in(tmp_path) is None
    assert len(records_in(here(tmp_path).records)) == 2


def only_journals(replace: Callable[[Path, Path], None], source: Path, target: Path) -> None:
    if "journal" not in target.name:
        raise OSError(errno.ENOSPC, "No space left on device")
    replace(source, target)


def test_an_unwritable_folder_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    notices = Notices()
    autosave = Autosave(here(tmp_path / "file"), notices)
    assert autosave.left() is None
    table = played(autosave, 5)
    play_out(table, Chance(1))
    autosave.leave(table.match)
    autosave.close()
    assert notices.kinds[0] == NoticeKind.NOT_WRITABLE
    assert len(notices) == 2
    assert "match.journal" in str(notices[0])
    assert "record" in str(notices[1])


@pytest.mark.parametrize("content", [b"", b"hello\n", None], ids=["empty", "foreign", "folder"])
def test_what_was_on_the_way_and_cannot_be_read_is_put_aside(content: bytes | None, tmp_path: Path) -> None:
    good = journal_of(tmp_path, 30)
    kept, other = (journal_in(tmp_path).with_name(f"match.journal.kept-{number}") for number in (1, 2))
    os.replace(journal_in(tmp_path), other)
    if content is None:
        kept.mkdir()
    else:
        kept.write_bytes(content)
    notices = Notices()
    assert left_in(tmp_path, notices) is None
    assert notices.kinds.count(NoticeKind.SET_ASIDE) == 1
    aside = kept.with_name("match.journal.kept-1.damaged-1")
    assert any(str(aside) in str(notice) for notice in notices)
    assert aside.is_dir() if content is None else aside.read_bytes() == content
    (record,) = records_in(here(tmp_path).records)
    assert record.read_bytes() == good
    again = Notices()
    assert left_in(tmp_path, again) is None
    assert not again


def test_what_was_on_the_way_goes_to_the_records_up_to_its_damage(tmp_path: Path) -> None:
    content = journal_of(tmp_path, 30)
    kept = journal_in(tmp_path).with_name("match.journal.kept-1")
    os.remove(journal_in(tmp_path))
    kept.write_bytes(content + b"0 play 7S9\n")
    notices = Notices()
    assert left_in(tmp_path, notices) is None
    assert notices.kinds == [NoticeKind.SET_ASIDE, NoticeKind.MATCH_KEPT]
    (record,) = records_in(here(tmp_path).records)
    assert record.read_bytes() == content
    assert kept.with_name("match.journal.kept-1.damaged-1").read_bytes() == content + b"0 play 7S9\n"
    assert not kept.exists()
