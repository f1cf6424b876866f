"""The lots before the first deal: whose card decides, and that nothing is left undecided."""

import pytest

from bezique_desktop.engine.cards import parse_card, rank_of
from bezique_desktop.engine.match import Match
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.model.drawing import NOBODY, Lot, around, draw_of, partner_by, partner_rounds
from bezique_desktop.ui.model.new_game import NewGame
from bezique_desktop.ui.seating import names_today, new_match, partner_lot, people
from bezique_desktop.ui.wording_draw import tie_note
from bezique_desktop.ui.words import _, set_language

DRAWN = [game for game in game_ids() if rules_of(game).says("first_dealer", "low_card")]


def match_of(game: str, seed: int) -> Match:
    rules = rules_of(game)
    return Match(rules, [f"player {seat}" for seat in range(rules.players)], 1, seed)


@pytest.mark.parametrize("game", DRAWN)
def test_the_lowest_of_the_last_cards_deals(game: str) -> None:
    for seed in range(40):
        match = match_of(game, seed)
        draw = draw_of(match, seed, None)
        assert draw is not None
        ranks = [rank_of(card) for card in draw.deal.rounds[-1]]
        assert ranks.count(min(ranks)) == 1
        assert draw.dealer == ranks.index(min(ranks)) == draw.deal.marked[0]
        match.start_deal(seed=seed)
        assert match.entries[0].dealer == draw.dealer
        assert draw_of(match, seed, None) is None


def test_a_tie_is_drawn_again() -> None:
    draws = [draw_of(match_of("classic", seed), seed, None) for seed in range(60)]
    longest = max((draw.deal.rounds for draw in draws if draw is not None), key=len)
    assert len(longest) > 1
    for cards in longest[:-1]:
        assert len({rank_of(card) for card in cards}) == 1


def test_the_higher_card_chooses_in_six_deck() -> None:
    """Dealing is the worse part, so without a choice the lower card deals (X-2)."""
    for seed in range(20):
        draw = draw_of(match_of("six-deck", seed), seed, None)
        assert draw is not None
        ranks = [rank_of(card) for card in draw.deal.rounds[-1]]
        assert draw.chooser == ranks.index(max(ranks)) == draw.leader
        assert draw.is_choice == (draw.chooser == 0)


def test_nothing_is_drawn_where_the_number_of_the_match_decides() -> None:
    assert draw_of(match_of("program-long", 1), 1, None) is None


@pytest.mark.parametrize(
    ("cards", "partner"), [("AS KH 7D 8C", 1), ("7S KH AD 8C", 3), ("TS KH AD 8C", 2), ("9S 8H QD KC", 1)]
)
def test_the_two_highest_play_together(cards: str, partner: int) -> None:
    assert partner_by([parse_card(card + "1") for card in cards.split()]) == partner


def test_partners_are_drawn_until_they_are_known() -> None:
    rules, partners = rules_of("four-handed"), set()
    for seed in range(60):
        ranks = sorted(rank_of(card) for card in partner_rounds(rules, seed)[-1])
        assert ranks[1] < ranks[2]
        partners.add(partner_by(partner_rounds(rules, seed)[-1]))
    assert partners == {1, 2, 3}
    assert any(len(partner_rounds(rules, seed)) > 1 for seed in range(60))


@pytest.mark.parametrize("partner", [1, 2, 3])
def test_the_partner_sits_opposite(partner: int) -> None:
    first, opposite, last = around(partner)
    assert opposite == partner
    assert {first, opposite, last} == {1, 2, 3}


@pytest.mark.parametrize("partner", [0, 1, 2, 3])
def test_everybody_keeps_name_and_level_wherever_he_sits(partner: int) -> None:
    wish = NewGame("four-handed", "novice", levels=("novice", "thrifty", "greedy"), seed=3, partner=partner)
    match = new_match(wish, 1)
    seated = people(wish, match)
    assert [who.name for who in seated] == match.names[1:]
    assert {who.level for who in seated} == {"novice", "thrifty", "greedy"}
    lot = partner_lot(wish, match)
    assert (lot is None) == (partner != 0)
    expected = partner or (lot.marked[1] if lot is not None else NOBODY)
    assert seated[1].level == wish.levels[expected - 1]


def test_everybody_is_known_in_another_language() -> None:
    wish = NewGame("four-handed", "novice", levels=("novice", "thrifty", "greedy"), seed=3, partner=2)
    match = new_match(wish, 1)
    before = [who.level for who in people(wish, match)]
    try:
        set_language("ru")
        seated = people(wish, match)
        assert [who.level for who in seated] == before
        assert names_today(match) == (_("You"), *(who.name for who in seated))
        assert not set(names_today(match)) & set(match.names)
        match.names[0] = "Ada"
        assert names_today(match)[0] == "Ada"
    finally:
        set_language("en")


def test_names_of_strangers_are_left_as_they_are() -> None:
    wish = NewGame("four-handed", "novice", opponents=("Ada", "Ada", "Ada"), seed=3)
    assert len(people(wish, new_match(wish, 1))) == 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_several_ties_are_told_from_one(language: str) -> None:
    one, two, five = ((7, 7),), ((7, 7), (6, 6)), ((7, 7),) * 5
    try:
        set_language(language)
        told = [tie_note(Lot(("a", "b"), (*ties, (5, 6)), (0,))) for ties in ((), one, two, five)]
    finally:
        set_language("en")
    assert (
        told
        == {
            "en": [
                "",
                "A tie: everybody drew again.",
                "2 ties: everybody drew again.",
                "5 ties: everybody drew again.",
            ],
            "ru": ["", "Поровну: тянули ещё раз.", "Поровну 2 раза: тянули снова.", "Поровну 5 раз: тянули снова."],
        }[language]
    )
