"""The count of cards not seen yet against the deal itself, and its page."""

import random
from collections import Counter

import pytest

from bezique_desktop.engine.cards import rank_of, suit_of
from bezique_desktop.games.catalogue import game_ids
from bezique_desktop.ui.dialogs.unseen_page import unseen
from tests.ui.scene.deals import play_on
from tests.ui.tables import table_of


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_unseen_lies_in_the_talon_or_in_hidden_hands(game: str, seed: int) -> None:
    table, chance = table_of(game, seed), random.Random(seed)
    table.start()
    for _move in range(60):
        deal = table.match.deal
        if deal is None or deal.over:
            break
        view = table.step(0).view
        hidden = list(deal.talon[deal.drawn :])
        for seat in range(1, view.rules.players):
            known = {card for card in view.hands[seat] if card >= 0}
            held = [card for card in deal.holdings[seat].hand if card not in known]
            hidden += held
        faces = Counter((rank_of(card), suit_of(card)) for card in hidden)
        assert {place: count for place, count in unseen(view).items() if count} == faces
        play_on(table, chance)
