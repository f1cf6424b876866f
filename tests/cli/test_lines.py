"""The referee and the players say the same of a line that cannot be read, in the words of this program."""

import json

import pytest

from bezique_desktop.cli.player import Respondent
from bezique_desktop.cli.referee import Referee

LINES = {
    "this line is nested too deeply": ["[" * 100_000, '{"new": ' + "[" * 100_000, '{"view": ' * 100_000],
    "this line holds a number with too many digits": ["9" * 10_000, '{"deal": {"seed": -' + "9" * 10_000 + "}}"],
    "a line holds a JSON object": ["7", "[]", "null"],
    "not a line of JSON: Expecting value: line 1 column 1 (char 0)": ["", "what?"],
}
CASES = [(line, sentence) for sentence, lines in LINES.items() for line in lines]


@pytest.mark.parametrize(("line", "sentence"), CASES, ids=range(len(CASES)))
def test_both_say_the_same(line: str, sentence: str) -> None:
    assert json.loads(Referee().answer(line)) == {"ok": False, "error": "request", "message": sentence}
    assert json.loads(Respondent("novice").answer(line)) == {"error": sentence}


@pytest.mark.parametrize("depth", range(600, 1000, 20))
def test_no_depth_brings_words_that_are_not_ours(depth: int) -> None:
    """Some lines can still be read and are too deep for what is done with them."""
    nested = "[" * depth + "]" * depth
    refused = Referee().answer('{"new": {"game": "classic", "options": {"target": ' + nested + "}}}")
    answer = Respondent("novice").answer('{"view": {"format": ' + nested + "}}")
    assert json.loads(refused)["error"] == "request"
    assert "recursion" not in refused + answer
