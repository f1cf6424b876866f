"""Honesty in figures: true where the program is honest, and false where it would not be."""

from __future__ import annotations

import hashlib
import json

import pytest

from bezique_desktop.arena import honesty
from bezique_desktop.arena.audit import Audit
from bezique_desktop.arena.fairness import chi_square, dealt, farthest, heap_of, means, tail, worth_of
from bezique_desktop.arena.finding import CHECKS, Finding
from bezique_desktop.arena.honesty import foreseeing, peeking
from bezique_desktop.arena.tasks import Workshop
from bezique_desktop.cli.audit import run
from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.chance import shuffled
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players import levels
from bezique_desktop.players.player import Player
from bezique_desktop.players.registry import LEVELS
from tests.players.states import ALL_GAMES, set_up


class Fickle(Player):
    """Decides by something else than its view: by how often it was asked."""

    asked = 0

    def choose(self, view: SeatView, seed: int) -> Action:
        Fickle.asked += 1
        return view.legal[Fickle.asked // 2 % len(view.legal)]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_is_honest(game: str) -> None:
    """A small audit passes; every check says something."""
    findings = findings_of(Audit(game, LEVELS[:2], 6, 500, 1))
    assert {finding.check for finding in findings} == set(CHECKS)
    assert [finding for finding in findings if not finding.passed] == []
    assert len(findings) == 2 * 3 + 2


def findings_of(audit: Audit) -> list[Finding]:
    """What an audit finds."""
    workshop = Workshop()
    return [each for key, task in audit.jobs() for each in audit.enter(key, workshop.perform(task))]


def test_a_player_that_decides_by_something_else_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both checks see it."""
    monkeypatch.setattr(honesty, "player", lambda name: Fickle())
    mechanics = Mechanics(rules_of("classic"))
    assert peeking(mechanics, "fickle", 1, 30).differing > 5
    assert foreseeing(mechanics, "fickle", 1, 3).differing > 5


def test_a_bad_shuffle_is_found_out() -> None:
    """One that never moves the last card, and one that deals too evenly."""
    size, deals = 24, 4000
    bad, even = [0] * size * size, [deals // size + (deals % size > 0)] * size * size
    good = bad[:]
    for number in range(deals):
        for counts, order in (
            (bad, [*shuffled(list(range(size - 1)), number), size - 1]),
            (good, shuffled(list(range(size)), number)),
        ):
            for place, card in enumerate(order):
                counts[place * size + card] += 1
    assert chi_square(bad, size, deals)[1] < 0.001
    assert chi_square(even, size, deals)[1] > 0.999
    assert 0.001 < chi_square(good, size, deals)[1] < 0.999


def test_the_tail_of_chi_square() -> None:
    """Against printed tables."""
    assert tail(18.307, 10) == pytest.approx(0.05, abs=0.001)
    assert tail(124.342, 100) == pytest.approx(0.05, abs=0.001)
    assert tail(100, 100) == pytest.approx(0.481, abs=0.001)


def test_what_a_hand_is_worth() -> None:
    """Two aces and a ten, and the marriage and the bezique in it."""
    deal = set_up("classic", ["AH1 AS1 TC1 KH1 QH1 QS1 JD1 7C1", "7C2 8C1 9C1 8H1 9H1 7D1 8D1 9D1"], "9S1")
    assert worth_of(deal.m, deal.holdings[0], deal.trump) == 30 + 20 + 40
    assert worth_of(deal.m, deal.holdings[1], deal.trump) == 0


def test_a_favoured_seat_is_found_out() -> None:
    """Twenty points a deal too much are seen in a thousand deals."""
    heap = heap_of(dealt(Mechanics(rules_of("three-handed")), 1, range(999)).plain())
    assert farthest(heap) < 3
    assert means(heap)[0] == pytest.approx(means(heap)[1], abs=15)
    heap.squares[1] += 999 * 400 + 40 * heap.worths[1]
    heap.worths[1] += 999 * 20
    assert farthest(heap) > 3


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Plain words, or lines of JSON with the progress between."""
    arguments = ["--game", "sixty-six", "--levels", "greedy", "--states", "3", "--deals", "200", "--jobs", "1"]
    assert run(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.startswith("passed  sixty-six") for line in lines)
    assert run([*arguments, "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["progress"] for answer in answers if "progress" in answer][-1] == [4, 4]
    assert len([answer for answer in answers if "finding" in answer]) == 5
    with pytest.raises(SystemExit):
        run(["--levels", "nobody"])
    assert "no player 'nobody'" in capsys.readouterr().err


def test_the_deck_of_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    """Anybody can work the fingerprint out again."""
    assert run(["--game", "classic", "--deal", "7"]) == 0
    cards, fingerprint = capsys.readouterr().out.splitlines()
    assert len(cards.split()) == 64
    assert fingerprint == "SHA-256 " + hashlib.sha256(cards.encode()).hexdigest()


@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_is_honest_at_every_level(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred thousand deals, and a hundred positions for each level; the strongest imagines but one deal a move."""
    monkeypatch.setattr(levels, "WORLDS_INTERPRETED", 1)
    findings = findings_of(Audit(game, LEVELS, 100, 100_000 // len(LEVELS), 2))
    assert [finding for finding in findings if not finding.passed] == []
