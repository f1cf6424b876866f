"""How imagined deals of the race go on."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OPEN, Deal
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.race_course import Course
from bezique_desktop.players.race_ending import race_outcome
from bezique_desktop.players.race_habits import habits_of
from bezique_desktop.players.race_sides import points_of
from bezique_desktop.version import is_compiled
from tests.players.staging import staged
from tests.players.states import dealt

POSITIONS = 10**6
DEALS = 40


class Watched(Course):
    """A course that is followed by a deal played by the rules."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal, habits_of(deal.m)[deal.trump])
        self.deal = deal.copy()

    def _before_lead(self) -> None:
        hand = self.hands[self.leader]
        super()._before_lead()
        wanted: list[int] = []
        if self.hands[self.leader] | (0 if self.led < 0 else 1 << self.led) != hand:
            wanted.append(Verb.EXCHANGE)
        if not self.open:
            wanted.append(Verb.CLOSE)
        if self.announced != NO_SUIT or self.over:
            wanted.append(Verb.DECLARE)
        for verb in wanted:
            found = [each for each in self.deal.legal(self.deal.to_act) if each.verb == verb]
            marriage = [each for each in found if each.kind & 3 == self.announced] if verb == Verb.DECLARE else found
            self.deal.apply((marriage or found)[0])
        if self.led >= 0:
            self._follow(self.led)

    def _play_lead(self) -> None:
        was_announced = self.announced != NO_SUIT
        super()._play_lead()
        if was_announced:
            self._follow(self.led)

    def _take(self, reply: int) -> None:
        super()._take(reply)
        self._follow(reply)
        assert self.deal.over == self.over
        assert self.deal.scores == [points_of(side) for side in self.sides]
        assert self.over or self.deal.leader == self.leader

    def _follow(self, card: int) -> None:
        plays = [each for each in self.deal.legal(self.deal.to_act) if each.verb == Verb.PLAY and each.card == card]
        self.deal.apply(plays[0])


@pytest.mark.skipif(is_compiled(), reason="a compiled class has no interpreted heirs")
@pytest.mark.parametrize("options", [{}, {"s_marriage_needs_trick": True}, {"s_close_when": "before_first_trick"}])
def test_a_course_keeps_to_the_rules(options: dict[str, object]) -> None:
    """Every step is legal, and the same comes out as in the deal itself."""
    rules = changed(rules_of("sixty-six"), options)
    for number in range(DEALS):
        course = Watched(dealt(rules, number))
        value = course.finish(0, POSITIONS)
        assert value == race_outcome(course.deal, 0, POSITIONS)
        assert course.deal.phase != OPEN


def test_a_course_may_begin_anywhere() -> None:
    """With a card led, a marriage announced, the talon closed or gone."""
    for number in range(DEALS):
        deal, chance = dealt(rules_of("sixty-six"), number), Chance(number)
        while not deal.over:
            value = Course(deal, habits_of(deal.m)[deal.trump]).finish(0, POSITIONS)
            assert value == -Course(deal, habits_of(deal.m)[deal.trump]).finish(1, POSITIONS)
            assert abs(value) <= 6
            legal = deal.legal(deal.to_act)
            deal.apply(legal[chance.below(len(legal))])


def test_what_wins_is_closed_with() -> None:
    """The sure tricks lead to 66."""
    deal = staged("sixty-six", "AH TH KH QH AS TS", turn_up="JH", rounds=5)
    course = Course(deal, habits_of(deal.m)[deal.trump])
    assert course.finish(0, POSITIONS) > 0
    assert course.closed_by == 0


@pytest.mark.parametrize(("scores", "value"), [((66, 20), 2), ((66, 40), 1), ((65, 0), None)])
def test_who_has_enough_on_lead_has_won(scores: tuple[int, int], value: int | None) -> None:
    """S-11: claims by hand are made at once, whatever the hand is worth."""
    deal = staged("sixty-six", "9D JC 9S QD KC JS", turn_up="KH", rounds=4, scores=scores, s_claim="manual")
    course = Course(deal, habits_of(deal.m)[deal.trump])
    assert course.over is (value is not None)
    assert value is None or course.finish(0, POSITIONS) == value == -course.finish(1, POSITIONS)
