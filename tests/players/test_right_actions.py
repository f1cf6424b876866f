"""Ten positions and more of every game with one right action each, and no stupid card in many deals."""

from __future__ import annotations

import pytest

from bezique_desktop.engine.chance import derived
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.registry import PLAYERS, player
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
MANUAL = {"s_claim": "manual"}
BY_RULES: list[tuple[str, dict[str, str]]] = [*((game, {}) for game in ALL_GAMES), ("sixty-six", MANUAL)]
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


@pytest.mark.parametrize("name", PLAYERS)
def test_everybody_answers_in_the_partner_s_place(name: str) -> None:
    """P-6: who may but declare declares something, though he may have overlooked it all."""
    position = positions_partners.FOR_EACH_OTHER[0]
    view = view_of(position.deal("four-handed", partner_may_declare=True), position.asks)
    assert len(view.legal) > 1
    assert all(player(name).choose(view, seed) in view.legal for seed in range(12))


def test_every_game_has_ten_positions() -> None:
    """No game is left out."""
    assert set(POSITIONS) == set(ALL_GAMES)
    assert all(len(positions) >= 10 for positions in POSITIONS.values())


def faults(
    game: str, deals: range, options: dict[str, str], levels: tuple[str, ...] = ("novice", "thrifty")
) -> list[str]:
    """What goes wrong in these deals, the levels taking turns at the seats; the novice may overlook things."""
    mechanics = Mechanics(changed(rules_of(game), options))
    seated = [player(level) for level in levels]
    found: list[str] = []
    for number in deals:
        deal = dealt(mechanics.rules, number)
        step = 0
        while not deal.over:
            view = view_of(deal)
            place = (view.seat + number) % len(levels)
            action = seated[place].choose(view, derived(number, step))
            wrong = fault(view, mechanics, action, levels[place] != "novice") if len(view.legal) > 1 else ""
            if wrong:
                found.append(f"deal {number}, {levels[place]} at seat {view.seat}: {wrong}")
            deal.apply(action)
            step += 1
    return found


@pytest.mark.parametrize(("game", "options"), BY_RULES)
def test_no_stupid_card(game: str, options: dict[str, str]) -> None:
    """No ace or ten for nothing, no card of a bezique or a trump run for another that does as well, no marriage broken
    up, no wrong claim, and no points lost in the last tricks between two."""
    assert faults(game, range(FEW), options) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), BY_RULES)
def test_no_stupid_card_in_a_thousand_deals(game: str, options: dict[str, str]) -> None:
    """The same over more deals."""
    assert faults(game, range(FEW, MANY), options) == []


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("program-long", {}, ["goes to a lost trick", "gives up", "is given away", "is not the best"]),
        ("four-handed", {}, ["goes to a lost trick", "gives up", "is given away"]),
        ("sixty-six", {}, ["goes to a lost trick", "breaks a marriage", "the exchange", "is not the best"]),
        ("sixty-six", MANUAL, ["claims with", "in place of the claim"]),
    ],
)
def test_stupid_cards_are_found(game: str, options: dict[str, str], kinds: list[str]) -> None:
    """A player that acts at random makes every mistake there is."""
    found = faults(game, range(60 if game == "sixty-six" else 8), options, ("random",))
    assert [kind for kind in kinds if not any(kind in each for each in found)] == []
