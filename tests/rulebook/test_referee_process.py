"""The referee as a process of its own, and under lines that nobody should send."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

from bezique_desktop.cli.referee import Referee
from tests.properties.reference import KINDS, pack

COMMAND = [sys.executable, "-m", "bezique_desktop.cli.main", "referee"]
VERBS = ("play", "declare", "lay", "exchange", "show", "draw", "carte-blanche", "waive", "close", "claim", "")
SEEDS = [
    '{"new": {"game": "program-long", "options": {"target": 100}}}',
    '{"new": {"game": "classic"}}',
    '{"new": {"game": "trumpless", "options": {"restricted_until_tricks": 0}, "names": ["a", "b"], "match": 3}}',
    '{"deal": {"seed": 7, "dealer": 0}}',
    '{"deal": {"seed": -5}}',
    '{"state": true}',
    '{"view": 1}',
    '{"record": true}',
    '{"do": "draw", "seat": 0}',
    '{"may": "exchange 7H1", "seat": 1}',
]
JUNK = ["null", "-1", "1e999", "9" * 5000, '"\\ud800"', "[" * 3000, "{}", '"??"', "\u2028", "\x00", "NaN", "true", "𝄞"]


def talk(text: bytes) -> list[dict[str, object]]:
    """Send bytes to a referee process and return its answers; it must end in peace."""
    done = subprocess.run(COMMAND, input=text, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.decode("ascii").split("\n")[:-1]]


def test_one_answer_a_line_until_the_end_of_input() -> None:
    """Empty lines are answered too, and the end of input ends the process with 0."""
    lines = ["", SEEDS[1], "what?", SEEDS[3], '{"do": "play QS1", "seat": 0}', '{"view": 0}']
    answers = talk("\n".join([*lines, ""]).encode())
    assert [answer["ok"] for answer in answers] == [False, True, False, True, answers[4]["ok"], True]
    assert len(answers) == len(lines)


def test_no_input_at_all() -> None:
    """Nothing in, nothing out."""
    assert talk(b"") == []


def test_a_last_line_without_an_end_is_answered() -> None:
    """The end of input closes the line."""
    assert len(talk(SEEDS[1].encode())) == 1


def test_lines_from_windows() -> None:
    """A carriage return before the end of the line does not matter."""
    assert [answer["ok"] for answer in talk(b'{"new": {"game": "classic"}}\r\n{"deal": {"seed": 1}}\r\n')] == [True] * 2


def test_bytes_that_are_no_text() -> None:
    """Broken UTF-8 is bad JSON, no reason to die."""
    answers = talk(b'\xff\xfe\x00\n{"new": {"game": "classic"}}\n\xc3\x28\n{"deal": {"seed": 1}}\n')
    assert [answer["ok"] for answer in answers] == [False, True, False, True]


def test_answers_come_at_once() -> None:
    """Each is flushed before the next line is read."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (SEEDS[1], SEEDS[3], "bad"):
            process.stdin.write(f"{line}\n".encode())
            process.stdin.flush()
            assert b'"ok"' in process.stdout.readline()
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def mutated(line: str, chance: random.Random) -> str:
    """Return a line with something cut out, doubled or replaced by junk."""
    start, stop = sorted(chance.randrange(len(line) + 1) for _ in range(2))
    middle = chance.choice(["", line[start:stop] * 2, chance.choice(JUNK), chance.choice('{}[]",:0 ')])
    return line[:start] + middle + line[stop:]


def random_action(chance: random.Random) -> str:
    """Return a request for an action that is mostly well formed."""
    words = [chance.choice(VERBS)]
    if words[0] in ("declare", "lay"):
        words.append(chance.choice([*KINDS, "four-trump-jacks", "flush"]))
    words += chance.sample(pack(3), chance.choice([0, 1, 1, 2, 4, 5]))
    return json.dumps({chance.choice(["do", "may"]): " ".join(words), "seat": chance.choice([0, 1, 1, 0, 2, "x"])})


def sensible(referee: Referee, chance: random.Random) -> str:
    """Return a request for something legal, so that the deals get on."""
    state = json.loads(referee.answer('{"state": true}')).get("state")
    if state is None or state["to_act"] is None:
        return chance.choice(SEEDS[:5])
    texts = [f"play {card}" for card in state["legal"]["play"]] + state["legal"]["other"]
    return json.dumps({"do": chance.choice(texts), "seat": state["to_act"]})


def test_three_thousand_strange_lines() -> None:
    """Nothing that can be sent brings it down; every line gets one JSON object without a line break in it."""
    chance = random.Random(20)
    referee = Referee()
    good = 0
    for number in range(3000):
        line = [mutated(chance.choice(SEEDS), chance), random_action(chance), sensible(referee, chance)][number % 3]
        text = referee.answer(line)
        answer = json.loads(text)
        assert isinstance(answer, dict)
        assert "\n" not in text
        assert answer["ok"] in (True, False)
        assert answer["ok"] or answer["error"] in ("illegal", "request")
        good += answer["ok"]
    assert good > 1000


def test_strange_lines_to_the_process() -> None:
    """The same through the pipe, where line ends and encodings come in."""
    chance = random.Random(21)
    lines = [mutated(chance.choice(SEEDS), chance).encode("utf-8") for _ in range(300)]
    lines += [
        bytes(chance.randrange(256) for _ in range(40)).replace(b"\n", b"").replace(b"\r", b"") for _ in range(100)
    ]
    assert len(talk(b"".join(line + b"\n" for line in lines))) == len(lines)
