"""Play a declaration sequence of the vectors through, as far as the game allows it."""

from __future__ import annotations

from typing import Any

from tests.rulebook.decks import spaced
from tests.rulebook.table import A, B, Game
from tests.rulebook.vectors import Sequence, Step

OPTIONS: dict[str, dict[str, Any]] = {
    "six-deck": {"carte_blanche": False, "x_cut_bonus": "off"},
    "program-long": {},
}


class Rehearsal:
    """A sequence under way: A takes every trick, keeps the cards of the steps to come, and draws those he lacks."""

    def __init__(self, sequence: Sequence) -> None:
        self.sequence = sequence
        options = OPTIONS.get(sequence.game, {"restricted_until_tricks": 0})
        self.table = Game(sequence.game, **options)
        self.played: set[str] = set()
        self.scored: list[int] = []
        cards = list(dict.fromkeys(card for step in sequence.steps for card in step.cards))
        size = self.table.shape.hand - 2
        trump = sequence.trump
        couple = f"K{trump}6 Q{trump}6" if sequence.game == "six-deck" and trump else ""
        if couple:
            self._make_trump(couple, cards, size)
        else:
            draws = spaced(cards[size:], self.table.shape.seats)
            self.table.deal(" ".join(cards[:size]), talon=draws)
        self.ready = bool(self.table.options["declare_at_start"]) and not couple

    def _make_trump(self, couple: str, cards: list[str], size: int) -> None:
        """Let B make trumps before the steps begin; A has two low trumps to come to the lead with."""
        low = f"7{couple[1]}5 7{couple[1]}6"
        first, later = cards[size : size + 1], cards[size + 1 :]
        draws = " ".join(["*", *(first or ["*"]), spaced(later, self.table.shape.seats)])
        self.table.deal(" ".join([*cards[:size], low]), couple, dealer=A, talon=draws)
        self.table.free(low)
        self.table.win(B)
        self.table.do(B, f"declare marriage {couple}")

    def run(self) -> list[int]:
        """Perform every step and return what the declarations scored."""
        for place, step in enumerate(self.sequence.steps):
            later = {card for one in self.sequence.steps[place:] for card in one.cards}
            done = {card for one in self.sequence.steps[:place] for card in one.cards} - later
            self.table.kept -= done
            self._perform(step, later)
        return self.scored

    def _perform(self, step: Step, later: set[str]) -> None:
        if step.verb == "play":
            self._fetch(later, draw=True)
            self.table.win(A, card=step.text)
            self.played.add(step.text)
            self.ready = True
            return
        self._fetch(set(step.cards))
        if not self.ready:
            self._win()
        if step.verb == "do":
            self.scored.append(self.table.gain(A, f"declare {step.text}"))
            self.ready = False
        elif step.verb == "ok":
            assert self.table.may(A, f"declare {step.text}"), step
        else:
            self.table.refused(A, f"declare {step.text}")

    def _fetch(self, cards: set[str], draw: bool = False) -> None:
        while not self._held(cards, draw):
            self._win()

    def _held(self, cards: set[str], draw: bool) -> bool:
        if draw:
            self.table.pass_on()
        return cards - self.played <= set(self.table.holding(A))

    def _win(self) -> None:
        self.table.win(A)
        self.ready = True
