"""Ten positions and more of every game with one right action each, and no stupid card in many deals."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import player
from tests.players import positions_partners, positions_race, positions_seats, positions_six, positions_two
from tests.players.faults import fault
from tests.players.position import Position
from tests.players.states import ALL_GAMES, dealt, view_of

POSITIONS: dict[str, list[Position]] = {
    **positions_two.POSITIONS,
    **positions_seats.POSITIONS,
    **positions_six.POSITIONS,
    **positions_race.POSITIONS,
}
FEW = 6
MANY = 1000


@pytest.mark.parametrize(("game", "position"), [(game, each) for game in POSITIONS for each in POSITIONS[game]])
def test_the_right_action_is_taken(game: str, position: Position) -> None:
    """The player by rules of thumb does what every sensible player does."""
    action = player("thrifty").choose(view_of(position.deal(game)), 1)
    assert position.accepts(str(action)), f"{position.title}: {action}"


@pytest.mark.parametrize("game", ["four-handed", "trumpless-four"])
@pytest.mark.parametrize(
    ("options", "position"), [(options, each) for options, table in positions_partners.OPTIONS for each in table]
)
def test_partners_play_together(game: str, options: dict[str, bool], position: Position) -> None:
    """P-6: what one may do for the other, and with his cards."""
    view = view_of(position.deal(game, **options), position.asks)
    assert len(view.legal) > 1
    action = player("thrifty").choose(view, 1)
    assert position.accepts(str(action)), f"{position.title}: {action}"


def test_every_game_has_ten_positions() -> None:
    """No game is left out."""
    assert set(POSITIONS) == set(ALL_GAMES)
    assert all(len(positions) >= 10 for positions in POSITIONS.values())


def faults(game: str, deals: range) -> list[str]:
    """What goes wrong in these deals, the two levels taking turns at the seats."""
    mechanics = Mechanics(rules_of(game))
    seated = [player("novice"), player("thrifty")]
    found: list[str] = []
    for number in deals:
        deal = dealt(mechanics.rules, number)
        step = 0
        while not deal.over:
            view = view_of(deal)
            action = seated[(view.seat + number) % 2].choose(view, derived(number, step))
            wrong = fault(view, mechanics, action) if len(view.legal) > 1 else ""
            if wrong:
                found.append(f"deal {number}, seat {view.seat}: {wrong}")
            deal.apply(action)
            step += 1
    return found


@pytest.mark.parametrize("game", ALL_GAMES)
def test_no_stupid_card(game: str) -> None:
    """No ace or ten for nothing, no card of a bezique or a trump run for another that does as well."""
    assert faults(game, range(FEW)) == []


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", ALL_GAMES)
def test_no_stupid_card_in_a_thousand_deals(game: str) -> None:
    """The same over more deals."""
    assert faults(game, range(FEW, MANY)) == []
