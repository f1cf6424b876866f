"""Programs from outside at the table: good ones, and all the ways to be bad."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bezique_desktop.arena.comparison import round_of_deals, round_of_matches
from bezique_desktop.arena.contestants import Contestant, Resident, Visitor
from bezique_desktop.arena.entrants import entrants, split
from bezique_desktop.arena.outside import AHEAD, Outside, OutsideError, SilentError
from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from tests.arena.rounds import compared
from tests.players.states import met

GOOD = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    legal = question["view"]["legal"]
    answer = {"action": legal[question["seed"] % len(legal)], "number": question["number"]}
    print(json.dumps(answer), flush=True)
"""
BAD = {
    "hung": ("import time; time.sleep(60)", "no answer within"),
    "dead": ("", "has ended"),
    "dying": ("input()", "has ended"),
    "babbling": ("while True: input(); print('hm', flush=True)", "no line of JSON: 'hm'"),
    "listing": ("while True: input(); print('[]', flush=True)", "no JSON object: '\\[\\]'"),
    "late": ("""while True: input(); print('{"action": "play AS1", "number": 0}', flush=True)""", "another number"),
    "complaining": ("""while True: input(); print('{"error": "tired"}', flush=True)""", "tired"),
    "misspelling": ("""while True: input(); print('{"action": "jump"}', flush=True)""", "'jump'"),
}
VIEW = next(met(rules_of("classic"), 1))


def python(tmp_path: Path, source: str) -> list[str]:
    """The command that runs this program."""
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return [sys.executable, str(file)]


@pytest.fixture
def closing() -> Iterator[list[Contestant]]:
    """Contestants to be let go after the test."""
    contestants: list[Contestant] = []
    yield contestants
    for contestant in contestants:
        contestant.close()


def test_a_good_program_takes_a_seat(tmp_path: Path, closing: list[Contestant]) -> None:
    """It plays whole deals without a fault, and loses."""
    closing += [Visitor("mine", python(tmp_path, GOOD), 10), Resident("greedy")]
    mine, _ = compared("classic", closing, 2)
    assert mine.faults == 0
    assert mine.margin < 0
    assert mine.moves > 50


def test_our_players_do_the_same_behind_the_line(closing: list[Contestant]) -> None:
    """In the process or out of it: the same deals, seeds and moves."""
    inside = compared("classic", [Resident("thrifty"), Resident("novice")], 1)
    closing += entrants("thrifty,novice", 2, True, 10)
    outside = compared("classic", closing, 1)
    assert [showing.points for showing in outside] == [showing.points for showing in inside]
    assert [showing.faults for showing in outside] == [0, 0]


@pytest.mark.parametrize(("source", "sentence"), BAD.values(), ids=BAD)
def test_a_bad_program_is_found_out(tmp_path: Path, source: str, sentence: str) -> None:
    """Every failure has a sentence; the program can be stopped at once."""
    patience = 0.4 if sentence.startswith(("no ", "another")) else 10
    program = Outside(python(tmp_path, source), patience)
    with pytest.raises(OutsideError, match=sentence):
        program.ask(VIEW, 1, 1)
    program.stop()


@pytest.mark.parametrize("stray", [
    "Welcome!",
    "[]",
    "\\xff",
    '{"action": "jump", "number": 0}',
], ids=["banner", "listing", "bytes", "late"])  # fmt: skip
def test_a_stray_line_shifts_no_answer(stray: str, tmp_path: Path) -> None:
    """Every question has the answer of its number, whatever else was written before it."""
    program = Outside(python(tmp_path, f"print({stray!r}, flush=True)\n{GOOD}"), 10)
    legal = VIEW.legal
    answers = [program.ask(VIEW, seed, seed + 1) for seed in range(4)]
    program.stop()
    assert answers == [legal[seed % len(legal)] for seed in range(4)]


def test_a_program_that_says_what_it_thinks_takes_a_seat(tmp_path: Path, closing: list[Contestant]) -> None:
    """Its answer counts, not the lines before it."""
    thinking = GOOD.replace("    legal =", "    print('hm', 'let me see', sep=chr(10))\n    legal =")
    closing += [Visitor("mine", python(tmp_path, thinking), 10), Resident("greedy")]
    mine, _ = compared("sixty-six", closing, 1)
    assert mine.faults == 0


def test_answers_without_a_number_are_taken_as_they_come(tmp_path: Path) -> None:
    """A program that names no number has its next answer taken."""
    program = Outside(python(tmp_path, GOOD.replace(', "number": question["number"]', "")), 10)
    assert [program.ask(VIEW, seed, seed) for seed in range(2)] == list(VIEW.legal[:2])
    program.stop()


def test_a_command_that_does_not_exist() -> None:
    """The same."""
    with pytest.raises(OutsideError, match="could not be started"):
        Outside(["/nowhere/bot"], 1).ask(VIEW, 1, 1)


def test_a_dead_program_is_started_again(tmp_path: Path) -> None:
    """One move lost, the next answered."""
    once = GOOD + "    if question['number'] == 1: break\n"
    program = Outside(python(tmp_path, once), 10)
    assert program.ask(VIEW, 0, 1) == VIEW.legal[0]
    with pytest.raises(OutsideError, match="has ended"):
        program.ask(VIEW, 0, 2)
    assert program.ask(VIEW, 0, 3) == VIEW.legal[0]
    program.stop()


def test_a_bad_program_is_replaced_and_the_deal_goes_on(tmp_path: Path, closing: list[Contestant]) -> None:
    """Named with its fault."""
    closing += [Visitor("mine", python(tmp_path, BAD["misspelling"][0]), 10), Resident("greedy")]
    mine, _ = compared("classic", closing, 1)
    assert mine.faults > 50
    assert mine.reasons == ("answered 'jump': unknown action: 'jump'",)


@pytest.mark.parametrize("whole_match", [False, True], ids=["deals", "matches"])
def test_a_silent_program_is_given_up_for_the_rest_of_the_deal(
    whole_match: bool, tmp_path: Path, closing: list[Contestant], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is waited for three times a deal, every move is a fault, and the reason is named."""
    mine = Visitor("mine", python(tmp_path, BAD["hung"][0]), 0.02)
    closing += [mine, Resident("greedy")]
    asked, ask = [], mine.program.ask

    def counted(view: SeatView, seed: int, number: int) -> Action:
        asked.append(number)
        return ask(view, seed, number)

    monkeypatch.setattr(mine.program, "ask", counted)
    mechanics = Mechanics(rules_of("sixty-six"))
    if whole_match:
        share = round_of_matches(mechanics, closing, 1, 1)[0]
    else:
        share = round_of_deals(mechanics, closing, 1, 1, None)[0]
    assert len(asked) == 3 * 2 * share.deals
    assert share.faults > len(asked)
    assert share.reasons == [
        "gave no answer within 0.02 s",
        "was given up for the rest of a deal after 3 silences in a row",
    ]


def test_a_program_that_answers_now_and_then_is_not_given_up(
    closing: list[Contestant], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only silences in a row count."""
    mine = Visitor("mine", ["unused"], 1)

    def tired(view: SeatView, _seed: int, number: int) -> Action:
        if number % 3:
            raise SilentError("gave no answer")
        return view.legal[0]

    monkeypatch.setattr(mine.program, "ask", tired)
    for number in range(1, 12):
        mine.choose(VIEW, 1, number)
    assert mine.reasons == ["gave no answer"]


@pytest.mark.parametrize("text", ["y", '{"action": "play AS1"}', ""], ids=["nonsense", "action", "nothing"])
def test_a_program_that_talks_and_does_not_listen_hinders_nobody(tmp_path: Path, text: str) -> None:
    """Its input fills up, what it says is not kept without end, and it can be stopped."""
    flood = f"import sys\nwhile True: sys.stdout.write({text + chr(10) if text else 'y' * 9999!r})"
    program = Outside(python(tmp_path, flood), 5)
    faults = []
    for number in range(60):
        try:
            program.ask(VIEW, 1, number)
        except OutsideError as error:
            faults.append(str(error))
        if program.running is not None:
            assert program.running.lines.qsize() <= AHEAD
    assert "reads no questions" in faults
    program.stop(0)


def test_names() -> None:
    """Commas separate players, except inside quotation marks."""
    assert split("thrifty, greedy") == ["thrifty", "greedy"]
    assert split('thrifty,cmd:"python bot.py --level 1,2"') == ["thrifty", "cmd:python bot.py --level 1,2"]
    assert split("cmd:python bot.py,novice") == ["cmd:python bot.py", "novice"]


@pytest.mark.parametrize(("words", "sentence"), [
    ("thrifty", "expected 2 players"),
    ("thrifty,novice,greedy", "but got 3"),
    ("thrifty,grandmaster", "no player 'grandmaster'"),
    ("thrifty,cmd:", "wants a command"),
])  # fmt: skip
def test_faults_of_the_command_line(words: str, sentence: str) -> None:
    """A sentence for each."""
    with pytest.raises(ValueError, match=sentence):
        entrants(words, 2, False, 1)


def test_the_last_name_fills_up() -> None:
    """One against all the others, where there are more sides than names."""
    names = [contestant.name for contestant in entrants("thrifty,greedy", 3, False, 1)]
    assert names == ["thrifty", "greedy", "greedy"]


@pytest.mark.parametrize("source", ["raise SystemExit(3)", None], ids=["ends", "no-file"])
def test_a_program_that_never_starts_is_given_up(source: str | None, tmp_path: Path, closing: list[Contestant]) -> None:
    """After three starts, with its exit status."""
    command = python(tmp_path, source) if source else [sys.executable, str(tmp_path / "none.py")]
    mine = Visitor("mine", command, 10)
    closing.append(mine)
    for number in range(9):
        mine.choose(VIEW, 1, number)
    status = 3 if source else 2
    assert mine.reasons == [
        f"has ended with exit status {status}",
        "was given up: it never answered, and was started 3 times",
    ]


def test_a_program_that_has_answered_is_started_ever_again(tmp_path: Path, closing: list[Contestant]) -> None:
    """However often it dies."""
    once = GOOD + "    if question['number'] % 5 == 1: break\n"
    mine = Visitor("mine", python(tmp_path, once), 10)
    closing.append(mine)
    for number in range(1, 30):
        mine.choose(VIEW, 1, number)
    assert mine.reasons == ["has ended"]
