"""The chances of the planner against counting: every way in which the unseen cards can come."""

from fractions import Fraction
from itertools import combinations

import pytest

from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.sampling import sample
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.ui.dialogs.card_page import percent
from bezique_desktop.ui.dialogs.card_prospects import prospects
from bezique_desktop.ui.dialogs.odds import Lack, chance, chance_to_draw, draws_left
from tests.players.states import dealt, view_of
from tests.ui.dialogs.pages import played

GAMES = [game for game in game_ids() if game != "sixty-six"]


def counted(hidden: int, draws: int, lacking: list[Lack]) -> Fraction:
    """The chance by looking at every set of cards that may be drawn."""
    sorts = [sort for sort, (_, unseen) in enumerate(lacking) for _ in range(unseen)]
    cards = [*sorts, *[-1] * (hidden - len(sorts))]
    ways = list(combinations(cards, draws))
    good = [way for way in ways if all(way.count(sort) >= wanted for sort, (wanted, _) in enumerate(lacking))]
    return Fraction(len(good), len(ways))


@pytest.mark.parametrize("draws", range(6))
@pytest.mark.parametrize(
    "lacking", [[(1, 1)], [(1, 2)], [(2, 2)], [(2, 5)], [(1, 2), (1, 1)], [(1, 1), (1, 2), (1, 2)], [(3, 4), (1, 1)]]
)
def test_the_chance_is_what_counting_gives(lacking: list[Lack], draws: int) -> None:
    for hidden in (8, 11):
        assert chance(hidden, draws, lacking) == counted(hidden, draws, lacking)


def late_view(game: str, rounds: int) -> SeatView:
    """A view with so many rounds to come in which the viewer lacks something."""
    for number in range(40):
        deal = dealt(rules_of(game), number)
        while deal.talon_left > rounds * deal.m.seats:
            deal.apply(view_of(deal).legal[0])
        view = view_of(deal)
        if view.phase == OPEN and any(each.chance for card in view.holding for each in prospects(view, card)):
            return view
    raise AssertionError("no such view")


@pytest.mark.parametrize("game", ["program-long", "classic", "three-handed", "four-handed", "trumpless"])
def test_a_card_comes_as_often_as_is_told(game: str) -> None:
    """In deals that look the same to the viewer: he draws one card a round, and the last comes too late."""
    view = late_view(game, 3)
    mechanics = Mechanics(view.rules)
    known = Knowledge(view, mechanics)
    face = next(face for face in range(32) if known.unseen[face])
    told = chance_to_draw(known, [(1, known.unseen[face])])
    came, worlds, seats = 0, 4000, mechanics.seats
    for number in range(worlds):
        deal = sample(view, mechanics, Chance(number))
        mine = [deal.talon[deal.drawn + round_of * seats] for round_of in range(draws_left(known))]
        came += any(card & 31 == face for card in mine)
    assert abs(came / worlds - told) < 0.03


@pytest.mark.parametrize("game", GAMES)
def test_every_hope_has_its_chance(game: str) -> None:
    """Between none and certain; what lacks nothing has none to tell; fewer unseen cards cannot make it likelier."""
    told = 0
    for step in list(played(game, seed=6))[::9]:
        view = step.view
        for card in view.holding if view.phase == OPEN else ():
            for each in prospects(view, card):
                assert (each.chance is not None) == (each.is_open and bool(each.state.missing))
                if each.chance is not None:
                    assert 0 < each.chance <= 1
                    assert each.unseen >= len(each.state.missing)
                    told += 1
    assert told > 20


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (0, "0 %"),
        (1, "under 1 %"),
        (200, "1 %"),
        (9950, "50 %"),
        (19600, "98 %"),
        (19899, "over 99 %"),
        (19900, "100 %"),
    ],
)
def test_percent(part: int, text: str) -> None:
    assert percent(Fraction(part, 19900)) == text
