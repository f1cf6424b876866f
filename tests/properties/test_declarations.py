"""A kind is listed exactly if some instance of it is accepted: by brute force, over random play of every game and many
options."""

from itertools import combinations
from typing import Final

import pytest

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import pack
from bezique_desktop.engine.chance import Chance, shuffled
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import IllegalAction
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of

VARIATIONS: list[dict[str, object]] = [
    {},
    {"repeat_rule": "once", "single_double_lock": False},
    {"repeat_rule": "replace", "single_double_lock": False, "bezique_upgrade": True},
    {"repeat_rule": "portland", "single_double_lock": False, "bezique_upgrade": True},
    {"repeat_rule": "fresh", "bezique_upgrade": False, "quint_after_marriage": False, "single_double_lock": False},
    {"repeat_rule": "replace", "meld_needs_hand_card": True, "quartet_suits": "any", "single_double_lock": False},
    {
        "repeat_rule": "portland",
        "meld_needs_hand_card": True,
        "marriage_after_quint": True,
        "single_double_lock": False,
    },
    {"quartet_suits": "distinct", "any_tens_points": 90, "restricted_until_tricks": 0, "bezique_cards": "by_trump"},
    {"bezique_cards": "by_trump", "bezique_makes_trump": True, "restricted_until_tricks": 0, "expose_extra": True},
]
ONE_IN = {3: 2, 6: 9}
"""How seldom the many subsets of a holding are tried, by packs."""
GAMES = [game for game in game_ids() if "repeat_rule" in rules_of(game).offered]


def rich_deal(rules: Rules, seed: int) -> Deal:
    """A deal in which the court cards, aces and tens come first, so that hands are full of declarations."""
    mechanics = Mechanics(rules)
    cards = pack(rules.packs, rules.lowest_rank)
    deck = shuffled([card for card in cards if card & 7 > 2], seed) + shuffled(
        [card for card in cards if card & 7 <= 2], seed
    )
    deal = new_deal(mechanics, 0, -1, [0] * rules.sides)
    deal.deal_out(deck)
    return deal


def accepted_kinds(deal: Deal, seat: int) -> set[int]:
    """Every kind of which some instance passes, all subsets of the holding tried."""
    holding = deal.holdings[seat].hand + deal.holdings[seat].shown
    return {
        kind.index
        for kind in KINDS
        for cards in combinations(holding, kind.size)
        if deal.refusal(seat, Action(Verb.DECLARE, kind.index, cards)) is None
    }


def compare(rules: Rules, seed: int) -> int:
    """Play a rich deal at random and compare at each opportunity, with many packs at some of them; returns how many
    declarations were listed."""
    deal = rich_deal(rules, seed)
    chance = Chance(seed)
    listed_in_all = 0
    while not deal.over:
        seat = deal.to_act
        legal = deal.legal(seat)
        declarations = [action for action in legal if action.verb == Verb.DECLARE]
        if deal.opportunity and (len(deal.takers) + seed) % ONE_IN.get(rules.packs, 1) == 0:
            listed = [action.kind for action in declarations]
            assert len(listed) == len(set(listed))
            assert set(listed) == accepted_kinds(deal, seat)
            listed_in_all += len(listed)
        assert all(deal.refusal(seat, action) is None for action in legal)
        choices = declarations if declarations and chance.below(4) else legal
        deal.apply(choices[chance.below(len(choices))])
    return listed_in_all


@pytest.mark.parametrize("variation", VARIATIONS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_kind_is_listed_exactly_if_some_instance_is_accepted(game: str, variation: dict[str, object]) -> None:
    """M-3 to M-10."""
    rules = changed(rules_of(game), variation)
    assert sum(compare(rules, seed) for seed in range(2)) > 0


@pytest.mark.parametrize("game", game_ids())
def test_a_refused_action_changes_nothing_and_legal_ones_are_what_play_accepts(game: str) -> None:
    rules = rules_of(game)
    deal = rich_deal(rules, 8)
    chance = Chance(8)
    every = [Action(Verb.PLAY, -1, (card,)) for card in pack(rules.packs)]
    while not deal.over:
        seat = deal.to_act
        legal = deal.legal(seat)
        accepted = {action.card for action in every if deal.refusal(seat, action) is None}
        assert accepted == {action.card for action in legal if action.verb == Verb.PLAY}
        before = _fingerprint(deal)
        refused = [(seat, action) for action in every if action.card not in accepted]
        wishes = [Action(Verb.DECLARE, kind.index, tuple(deal.holdings[seat].hand[:4])) for kind in KINDS]
        refused += [(seat, action) for action in wishes if deal.refusal(seat, action) is not None]
        for other in range(rules.players):
            if other != seat:
                assert deal.legal(other) == []
                assert all(deal.refusal(other, action) is not None for action in legal)
                refused += [(other, action) for action in legal]
        for by, action in refused:
            with pytest.raises(IllegalAction):
                deal.play(by, action)
        assert _fingerprint(deal) == before
        deal.apply(legal[chance.below(len(legal))])


PLAIN: Final = (
    "dealer", "phase", "to_act", "leader", "trump", "turn_up", "talon", "drawn", "trick", "played", "leaders", "takers",
    "side_tricks", "scores", "banned", "before", "opportunity", "declared", "seven_used", "captured", "last_drawn",
    "asked", "rights", "closed_by", "announced", "winner", "value",
)  # fmt: skip
"""What a deal consists of, but for what has parts of its own."""


def _fingerprint(deal: Deal) -> str:
    """Everything that a deal remembers, with what its players have scored with which cards."""
    zones = [(each.hand, each.shown, each.seen, each.lent, each.copies) for each in deal.holdings]
    histories = [(each.used, each.scored, each.melds) for each in deal.histories]
    return str((zones, histories, [getattr(deal, name) for name in PLAIN]))


def test_the_fingerprint_leaves_nothing_out() -> None:
    """Only an interpreted deal can list what it has."""
    parts = getattr(rich_deal(rules_of("classic"), 1), "__dict__", None)
    if parts is not None:
        assert set(parts) == {*PLAIN, "holdings", "histories", "m", "log"}


@pytest.mark.parametrize("game", game_ids())
def test_every_card_is_always_in_one_place_and_the_masks_agree(game: str) -> None:
    """G-3, G-6."""
    rules = rules_of(game)
    deal = rich_deal(rules, 21)
    chance = Chance(21)
    while not deal.over:
        everywhere = deal.trick + deal.played + deal.talon[deal.drawn :] + ([deal.turn_up] if deal.turn_up >= 0 else [])
        for holding in deal.holdings:
            held = holding.hand + holding.shown
            everywhere += held
            counts = [sum(card & 31 == face for card in held) for face in range(32)]
            for mask, least in ((holding.once, 1), (holding.twice, 2), (holding.thrice, 3), (holding.four_times, 4)):
                assert mask == sum(1 << face for face, count in enumerate(counts) if count >= least)
            assert len(held) <= rules.hand
        assert sorted(everywhere) == sorted(pack(rules.packs, rules.lowest_rank))
        legal = deal.legal(deal.to_act)
        deal.apply(legal[chance.below(len(legal))])


@pytest.mark.parametrize("card_points", ["full", "brisques", "none"])
@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_sums_to_the_score_and_the_cards_to_the_known_sum(game: str, card_points: str) -> None:
    """M-CP3, C-17e, T-11e: 240 in two packs, 160 where only aces and tens count, and ten for the last trick, 250 with
    six packs (X-15e)."""
    rules = changed(rules_of(game), {"card_points": card_points})
    total = {"full": 120, "brisques": 80, "none": 0}[card_points] * rules.packs
    chance = Chance(77)
    match = Match(rules, [""] * rules.players, 1, 77)
    while match.result is None and len(match.entries) < 6:
        events = match.start_deal()
        deal = match.deal
        assert deal is not None
        while not deal.over:
            legal = deal.legal(deal.to_act)
            events += match.play(deal.to_act, legal[chance.below(len(legal))])
        credits = [event for event in events if isinstance(event, Credited)]
        assert [sum(each.points for each in credits if each.side == side) for side in range(rules.sides)] == deal.scores
        assert sum(each.points for each in credits if each.source == Source.CARDS) == total
        assert [each.points for each in credits if each.source == Source.LAST_TRICK] == [
            rules.options["last_trick_points"]
        ]
