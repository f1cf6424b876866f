"""``bezique player`` as other programs meet it: a process, lines of JSON, and patience with nonsense."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from bezique_desktop.cli.player import PROTOCOL, Respondent, run
from bezique_desktop.engine.actions import WORDS
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice_lines import ADVICE, hint_from_plain, hint_to_plain
from bezique_desktop.players.hint import Adviser
from bezique_desktop.players.plain import ProtocolError
from bezique_desktop.players.protocol import view_to_plain
from bezique_desktop.players.registry import PLAYERS, player
from bezique_desktop.version import VERSION
from tests.players.states import dealt, met, view_of

NONSENSE = [
    "", "nonsense", "[]", "7", "null", "{}", '{"view": 1}', '{"view": {}}', '{"view": {"format": 1}}', "[" * 100000,
    '{"view": {"format": 1, "game": "classic", "options": {}, "seat": 0}, "number": 4}',
]  # fmt: skip


@pytest.fixture(autouse=True)
def brief_thought() -> None:
    """A process of its own thinks as long as ever, so the player that it is compared with must do so too."""


def asked(respondent: Respondent, line: str) -> dict[str, Any]:
    """The answer to one line."""
    answer: dict[str, Any] = json.loads(respondent.answer(line))
    return answer


def test_hello() -> None:
    """Who is there, and which version of the protocol it speaks."""
    answer = asked(Respondent("novice"), '{"hello": 1, "number": 2}')
    assert answer == {
        "hello": PROTOCOL,
        "program": "Bezique Desktop",
        "version": VERSION,
        "level": "novice",
        "advice": ADVICE,
        "number": 2,
    }


@pytest.mark.parametrize("game", ["classic", "four-handed", "sixty-six"])
def test_advice(game: str) -> None:
    """Whatever the level, the strongest level's own choice comes back, with its reason and its figures."""
    respondent, master, adviser = Respondent("beginner"), player("master"), Adviser()
    for number, view in enumerate(met(rules_of(game), 20, 7)):
        line = json.dumps({"advice": ADVICE, "view": view_to_plain(view), "seed": number, "number": number})
        answer = asked(respondent, line)
        told = hint_from_plain(answer["advice"], view)
        assert answer["number"] == number
        assert told == adviser.advise(view, number)
        assert hint_from_plain(hint_to_plain(told), view) == told
        chosen = master.choose(view, number)
        assert told.action == chosen or (told.action.card & 7) == (chosen.card & 7)


@pytest.mark.parametrize("version", [0, 2, None, "1", []], ids=str)
def test_advice_of_another_version_is_refused(version: object) -> None:
    """In a sentence that names the version."""
    view = next(met(rules_of("classic"), 1))
    answer = asked(Respondent("novice"), json.dumps({"advice": version, "view": view_to_plain(view)}))
    assert answer == {"error": f"advice: this program gives advice of version {ADVICE}"}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"action": "play 7S9"},
        {"action": 7},
        {"reason": "whim"},
        {"kind": "royal flush"},
        {"cards": "QS1"},
        {"points": "many"},
        {"runners": [1]},
        {"runners": [{"action": "draw", "cost": 1}]},
    ],
    ids=str,
)
def test_what_is_no_advice_is_refused(spoilt: dict[str, object]) -> None:
    """A hint that names what is not legal, or cannot be read, is none."""
    view = view_of(dealt(rules_of("program-long"), 2))
    plain = hint_to_plain(Adviser().advise(view, 1))
    with pytest.raises(ProtocolError):
        hint_from_plain({**plain, **spoilt}, view)


@pytest.mark.parametrize("line", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_gets_a_sentence(line: str) -> None:
    """And the next question its answer."""
    respondent = Respondent("thrifty")
    answer = asked(respondent, line)
    assert set(answer) <= {"error", "number"}
    assert answer["error"]
    view = next(met(rules_of("classic"), 1))
    assert "action" in asked(respondent, json.dumps({"view": view_to_plain(view)}))


def test_a_view_that_contradicts_itself() -> None:
    """Well formed, but no deal could look like it: the program says so and lives."""
    plain = view_to_plain(next(met(rules_of("classic"), 1)))
    plain["trick"] = ["??", "??"]
    plain["takers"] = [7]
    answer = asked(Respondent("thrifty"), json.dumps({"view": plain}))
    assert len(answer) == 1


def test_a_seat_with_nothing_to_do() -> None:
    """There is no action to answer with."""
    deal = dealt(rules_of("classic"), 1)
    view = view_of(deal, 1 - deal.to_act)
    assert "nothing to do" in asked(Respondent("greedy"), json.dumps({"view": view_to_plain(view)}))["error"]


@pytest.mark.parametrize("level", PLAYERS)
def test_a_process_answers_like_the_player(level: str) -> None:
    """Started as a program of its own, flushed line by line, gone with its input."""
    command = [sys.executable, "-m", "bezique_desktop.cli.main", "player", "--level", level]
    views = list(met(rules_of("program-long"), 5, 9))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("rubbish\n")
        process.stdin.flush()
        assert "error" in json.loads(process.stdout.readline())
        for number, view in enumerate(views):
            process.stdin.write(json.dumps({"view": view_to_plain(view), "seed": 5, "number": number}) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer == {"action": str(player(level).choose(view, 5)), "number": number}
        process.stdin.close()
        assert process.wait(10) == 0


def test_the_protocol_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every field of a view is named in it, and so is every verb; the version is that of the program."""
    assert run(["--protocol"]) == 0
    text = capsys.readouterr().out
    words = set(re.findall(r"[\w-]+", text))
    assert set(view_to_plain(next(met(rules_of("classic"), 1)))) <= words
    assert set(WORDS) - {"lay"} <= words
    assert f"version {PROTOCOL}" in text
