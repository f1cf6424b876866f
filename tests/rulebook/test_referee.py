"""The line protocol: requests, answers, and what happens to bad ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bezique_desktop.cli.referee import Referee
from tests.properties.reference import pack
from tests.rulebook.table import A, B, Game

STATE_KEYS = {
    *("deal", "dealer", "phase", "to_act", "trump", "turn_up", "talon", "closed_by", "hands", "tables"),
    *("trick", "tricks_won", "scores", "totals", "pending", "legal", "result"),
}
NOT_REQUESTS = [
    "",
    " ",
    "nonsense",
    "{",
    "[]",
    "[[",
    "null",
    "true",
    "1",
    '"state"',
    "{}",
    '{"hello": 1}',
    '{"state": 0}',
    '{"do": "draw"}',
    '{"do": 5, "seat": 0}',
    '{"do": null, "seat": 0}',
    '{"may": ["draw"], "seat": 0}',
    '{"view": "0"}',
    '{"view": true}',
    '{"view": -1}',
    '{"view": 2}',
    '{"view": 1e9}',
    '{"view": NaN}',
    '{"new": {}}',
    '{"new": {"game": 7}}',
    '{"new": {"game": "whist"}}',
    '{"new": {"game": "classic", "options": []}}',
    '{"new": {"game": "classic", "options": {"target": {}}}}',
    '{"new": {"game": "classic", "names": "Anna"}}',
    '{"new": {"game": "classic", "names": [1, 2]}}',
    '{"new": {"game": "classic", "match": "three"}}',
    '{"new": "classic"}',
    '{"deal": 1}',
    '{"deal": {}}',
    '{"deal": {"seed": "a"}}',
    '{"deal": {"seed": 1.5}}',
    '{"deal": {"seed": 1, "dealer": 2}}',
    '{"deal": {"seed": 1, "dealer": -1}}',
    '{"deal": {"seed": 1, "dealer": true}}',
    '{"deal": {"deck": "QS1"}}',
    '{"deal": {"deck": []}}',
    '{"deal": {"deck": [1, 2]}}',
    '{"deal": {"deck": ["QS1", "QS1"]}}',
]
NOT_ACTIONS = [
    "",
    "play",
    "play QS",
    "play QS0",
    "play QS10",
    "play qs1",
    "play 1S1",
    "play QX1",
    "play QS1 QS2",
    "PLAY QS1",
    "discard QS1",
    "draw QS1",
    "exchange",
    "exchange 7",
    "show",
    "declare",
    "declare flush QS1",
    "declare bezique QS1 jd1",
    "declare marriage S",
    "close now",
    "claim 66",
    "waive QS1",
]


def running() -> Game:
    """Return a program game, dealt, A on lead with a bezique."""
    table = Game("program-long")
    table.deal("QS JD KS 7H", "AS", turn_up="AH")
    return table


def is_request_error(answer: dict[str, Any]) -> bool:
    """Return whether an answer says that the request made no sense, with a sentence and nothing else."""
    return set(answer) == {"ok", "error", "message"} and answer["error"] == "request" and bool(answer["message"])


@pytest.mark.parametrize("line", NOT_REQUESTS)
def test_bad_requests_change_nothing(line: str) -> None:
    """Bad JSON, wrong types and unknown ids are request errors, with a match under way or without."""
    assert is_request_error(json.loads(Referee().answer(line)))
    table = running()
    before = table.state
    assert is_request_error(json.loads(table.referee.answer(line)))
    assert table.state == before
    table.do(A, "declare bezique QS1 JD1")


@pytest.mark.parametrize("text", NOT_ACTIONS)
@pytest.mark.parametrize("verb", ["do", "may"])
def test_text_outside_the_grammar(verb: str, text: str) -> None:
    """Unknown verbs and kinds, no cards, and a wrong count of words are request errors."""
    table = running()
    before = table.state
    assert is_request_error(table.ask({verb: text, "seat": A}))
    assert table.state == before


@pytest.mark.parametrize(
    "text",
    [
        "play AS1",
        "play QS3",
        "play QS9",
        "draw",
        "declare bezique QS1",
        "declare bezique QS1 QS1",
        "declare bezique QS2 JD2",
        "declare marriage QS1 JD1",
        "declare triple-bezique QS1 QS2 QS3 JD1 JD2 JD3",
        "declare quadruple-bezique QS1 JD1",
        "declare four-trump-aces AH1 AH2 AH3 AH4",
        "declare four-tens TS1 TH1 TD1 TC1",
        "lay bezique QS1 JD1",
        "exchange KS1",
        "exchange 7H2",
        "exchange 9H1",
        "show 7H1",
        "close",
        "claim",
        "carte-blanche",
        "waive",
    ],
)
def test_what_the_rules_refuse(text: str) -> None:
    """Well-formed actions that are not allowed, of this game or another: illegal, with a reason, nothing changed."""
    assert running().refused(A, text)


def test_the_other_seat_has_to_wait() -> None:
    """Whoever is not to act is refused."""
    table = running()
    table.refused(B, "play AS1")
    table.do(A, "play KS1")
    table.refused(A, "play QS1")


@pytest.mark.parametrize("seat", [2, 9, -1, "0", None, True, 0.0, [0]])
def test_unknown_seats(seat: Any) -> None:
    """There are two seats, named by whole numbers."""
    table = running()
    for verb in ("do", "may"):
        assert is_request_error(table.ask({verb: "play KS1", "seat": seat}))


def test_before_the_first_deal() -> None:
    """With a match but no deal there is no state, no view and nothing to do."""
    table = Game("classic")
    for request in ({"state": True}, {"view": 0}, {"do": "draw", "seat": 0}, {"may": "draw", "seat": 0}):
        assert is_request_error(table.ask(request))


def test_before_the_first_match() -> None:
    """Without a match nothing can be dealt or recorded."""
    for line in ('{"deal": {"seed": 1}}', '{"record": true}', '{"view": 0}'):
        assert is_request_error(json.loads(Referee().answer(line)))


def test_no_deal_while_one_is_in_progress() -> None:
    """A second deal has to wait, and counts once it comes."""
    table = running()
    assert is_request_error(table.ask({"deal": {"seed": 1}}))
    assert table.state["deal"] == 1
    table.finish(last=A)
    assert table.deal_as({"seed": 1})["deal"] == 2


def test_after_the_deal_everything_is_illegal() -> None:
    """Between two deals actions are refused by the rules, not as requests."""
    table = running()
    table.finish(last=A)
    for text in ("play KS1", "draw", "declare bezique QS1 JD1", "close"):
        table.refused(A, text)
        table.refused(B, text)


def test_no_deal_after_the_match() -> None:
    """R-12, C-14: a finished match takes no more deals; actions are still illegal; a new match may begin."""
    table = Game("program-long", target=100)
    table.deal()
    table.finish(last=A)
    assert "match" in table.last["result"]
    assert is_request_error(table.ask({"deal": {"seed": 1}}))
    table.refused(A, "play KS1")
    assert table.ask({"new": {"game": "classic"}})["ok"]
    assert table.deal_as({"seed": 1})["deal"] == 1


def test_new_drops_the_match() -> None:
    """It is always allowed; a faulty one leaves the old match alone."""
    table = running()
    before = table.state
    assert is_request_error(table.ask({"new": {"game": "faro"}}))
    assert table.state == before
    assert table.ask({"new": {"game": "classic"}})["ok"]
    assert is_request_error(table.ask({"state": True}))


def test_the_answer_to_new() -> None:
    """It names the game and every option, overrides in force."""
    answer = Game("classic").ask(
        {"new": {"game": "trumpless", "options": {"target": 300}, "names": ["Ann", "Bob"], "match": 2}}
    )
    assert set(answer) == {"ok", "game", "options"}
    assert (answer["game"], answer["options"]["target"]) == ("trumpless", 300)


def test_faulty_decks() -> None:
    """G-1, G-6: every card once, and only cards of the game."""
    table = Game("classic")
    whole = pack()
    for deck in (
        whole[1:],
        [*whole, "QS3"],
        [*whole[:-1], "QS3"],
        [*whole[1:], whole[1]],
        [*whole[:-1], "??"],
        [*whole[:-1], None],
    ):
        assert is_request_error(table.ask({"deal": {"deck": deck, "dealer": A}}))
    assert table.deal_as({"deck": whole, "dealer": A})["deal"] == 1


def test_a_seeded_deal_tells_its_deck() -> None:
    """The same seed deals the same cards; the deck it tells deals them again."""
    first = Game("classic").ask({"deal": {"seed": 31, "dealer": B}})
    second = Game("classic").ask({"deal": {"seed": 31, "dealer": B}})
    assert first == second
    assert set(first) == {"ok", "state", "deck"}
    assert sorted(first["deck"]) == sorted(pack())
    other = Game("classic").ask({"deal": {"deck": first["deck"], "dealer": B}})
    assert other == {"ok": True, "state": first["state"]}
    assert Game("classic").ask({"deal": {"seed": 32, "dealer": B}})["deck"] != first["deck"]


def test_answers_to_do_and_may() -> None:
    """Doing tells events and state; asking tells whether, and why not."""
    table = running()
    assert table.ask({"may": "play KS1", "seat": A}) == {"ok": True, "legal": True}
    answer = table.ask({"may": "play AS1", "seat": A})
    assert (set(answer), answer["legal"]) == ({"ok", "legal", "reason", "message"}, False)
    answer = table.ask({"do": "play KS1", "seat": A})
    assert set(answer) == {"ok", "events", "state"}
    assert answer["events"]
    assert all(isinstance(event, str) for event in answer["events"])
    answer = table.ask({"do": "play KS1", "seat": A})
    assert set(answer) == {"ok", "error", "reason", "message"}


def test_reasons_come_from_a_short_list() -> None:
    """A reason is a code, one word or several joined by hyphens, and the same for the same fault."""
    reasons = [running().refused(A, "play AS1") for _ in range(2)]
    assert reasons[0] == reasons[1]
    assert reasons[0].replace("-", "").isalpha()
    assert running().refused(A, "draw") != reasons[0]


@pytest.mark.parametrize("game", ["program-long", "program-short", "classic", "card-points", "trumpless"])
def test_the_state_has_its_fields(game: str) -> None:
    """No field is missing and none is added."""
    state = Game(game).deal_as({"seed": 1, "dealer": B})
    assert set(state) == STATE_KEYS
    assert set(state["legal"]) == {"play", "declare", "other"}
    assert (state["deal"], state["dealer"], state["to_act"], state["phase"]) == (1, B, A, "open")
    assert (state["closed_by"], state["trick"], state["result"]) == (None, [], None)
