"""The luck of the draw: nothing on average, and with it much of the noise."""

from __future__ import annotations

import pytest

from bezique_desktop.arena.contestants import Contestant, Resident
from bezique_desktop.arena.deals import NumberedDeal
from bezique_desktop.arena.figures import half_width, mean, without_noise
from bezique_desktop.arena.luck import Judge
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.value import values_of
from tests.arena.rounds import Counter, compared
from tests.players.states import ALL_GAMES


def lucks(game: str, deals: int, judge: Judge) -> tuple[list[float], list[float]]:
    """Margins and luck of the first side over deals that are played from one seat only."""
    mechanics = Mechanics(rules_of(game))
    seated: list[Contestant] = [Resident("greedy") for _ in range(mechanics.seats)]
    margins, luck = [], []
    for number in range(deals):
        deal = NumberedDeal(mechanics, 5, number)
        scores = deal.play(seated, judge)
        margins.append(scores[0] - sum(scores[1:]) / (len(scores) - 1))
        luck.append(deal.luck[0])
    return margins, luck


@pytest.mark.parametrize("game", ALL_GAMES)
def test_luck_is_nothing_on_average(game: str) -> None:
    """Within three standard errors."""
    _, luck = lucks(game, 10 if game == "six-deck" else 40, Counter())
    assert any(luck)
    assert abs(mean(luck)) < 3 / 1.96 * half_width(luck)


def test_the_interval_shrinks() -> None:
    """With the learnt values by a quarter; what they call luck is still nothing on average."""
    margins, luck = lucks("program-long", 80, values_of(rules_of("program-long")))
    assert half_width(without_noise(margins, luck)) < 0.8 * half_width(margins)
    assert abs(mean(luck)) < 3 / 1.96 * half_width(luck)


def test_the_account_changes_nothing_else() -> None:
    """Same deals, moves and scores with and without a judge; a player is as lucky as its twin is unlucky."""
    raw = compared("trumpless", [Resident("greedy"), Resident("random")], 3)
    judged = compared("trumpless", [Resident("greedy"), Resident("random")], 3, judge=Counter())
    assert [showing.margin for showing in raw] == [showing.margin for showing in judged]
    assert [showing.adjusted for showing in raw] == [showing.margin for showing in raw]
    assert judged[0].adjusted == pytest.approx(-judged[1].adjusted)
    assert judged[0].adjusted != judged[0].margin
