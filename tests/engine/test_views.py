"""What a seat may know, and deals imagined from it."""

from collections.abc import Iterator

import pytest

from bezique_desktop.engine.cards import HIDDEN, pack
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.events import Drew, Event, redact
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.sampling import sample, unseen
from bezique_desktop.engine.views import SeatView, face_down, seat_view
from bezique_desktop.games.catalogue import game_ids, rules_of


def moments(game: str, seed: int) -> Iterator[tuple[Match, Deal, list[Event]]]:
    """Every moment of a random deal, with the events that led to it."""
    chance = Chance(seed)
    match = Match(rules_of(game), [str(seat) for seat in range(rules_of(game).players)], 1, seed)
    events = match.start_deal()
    deal = match.deal
    assert deal is not None
    yield match, deal, events
    while not deal.over:
        legal = deal.legal(deal.to_act)
        yield match, deal, match.play(deal.to_act, legal[chance.below(len(legal))])


def known_to(view: SeatView) -> set[int]:
    """Every card that a view places somewhere."""
    places = [*view.hands, *view.shown, view.trick, view.played, (view.turn_up,), (view.last_drawn,)]
    return {card for place in places for card in place if card != HIDDEN}


@pytest.mark.parametrize("game", game_ids())
def test_a_view_holds_no_card_that_its_seat_has_not_seen(game: str) -> None:
    """G-4, G-22: followed through whole deals against a list of what was seen, kept apart from the engine."""
    for seed in range(6):
        seats = range(rules_of(game).players)
        seen: list[set[int]] = [set() for _ in seats]
        for match, deal, events in moments(game, seed):
            for seat in seats:
                if not deal.takers and not deal.trick:
                    seen[seat] |= set(deal.holdings[seat].hand) | {deal.turn_up}
                for event in events:
                    _witness(seen[seat], redact(event, seat), seat)
                assert known_to(match.view(seat)) - {HIDDEN} <= seen[seat] | {HIDDEN}


def _witness(seen: set[int], event: Event, seat: int) -> None:
    if isinstance(event, Drew):
        assert event.card == HIDDEN or event.open or event.seat == seat
        seen.add(event.card)
        return
    for name in ("card", "given", "taken", "turn_up"):
        if hasattr(event, name):
            seen.add(getattr(event, name))
    seen.update(getattr(event, "cards", ()))


@pytest.mark.parametrize("game", game_ids())
def test_an_imagined_deal_looks_the_same_to_the_seat_that_asked(game: str) -> None:
    for seed in range(4):
        for match, deal, _ in moments(game, seed):
            for seat in range(deal.m.seats):
                view = match.view(seat)
                world = sample(view, deal.m, Chance(seed))
                assert seat_view(world, match.standing, seat) == view


@pytest.mark.parametrize("game", game_ids())
def test_an_imagined_deal_can_be_played_to_its_end_and_counts_alike(game: str) -> None:
    """The card points of all sides and the last trick make the same sum as in a true deal (M-CP3)."""
    rules = rules_of(game)
    for number, (match, deal, _) in enumerate(moments(game, 11)):
        if number % rules.packs:
            continue
        view = match.view(0)
        world = sample(view, deal.m, Chance(3))
        while not world.over:
            world.apply(world.legal(world.to_act)[0])
        held = sum(deal.m.card_points[card & 31] for card in world.played)
        assert len(world.played) == deal.m.rules.cards or deal.m.wins_with
        assert held == sum(deal.m.card_points[card & 31] for card in pack(rules.packs)) or deal.m.wins_with


def test_the_seen_and_the_unseen_make_the_whole_pack() -> None:
    for match, deal, _ in moments("classic", 5):
        view = match.view(1)
        hidden = unseen(view)
        assert len(hidden) == face_down(view) + view.hands[0].count(HIDDEN)
        assert not set(hidden) & known_to(view)
        assert len(view.hand) == len(deal.holdings[1].hand)
        assert set(view.holding) == set(view.hand) | set(view.shown[1])


def test_a_view_tells_tricks_and_sides() -> None:
    for match, deal, _ in moments("classic", 6):
        view = match.view(1)
        assert view.side == 1
        assert view.tricks_won == tuple(deal.tricks_won)
        tricks = view.tricks()
        assert [card for _, cards, _ in tricks for card in cards] == list(view.played)
        assert [taker for _, _, taker in tricks] == deal.takers
