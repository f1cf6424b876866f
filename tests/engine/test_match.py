"""Matches: who deals, who leads, who wins, and by how much."""

import pytest

from bezique_desktop.engine.actions import DRAW
from bezique_desktop.engine.cards import pack, parse_card, rank_of
from bezique_desktop.engine.deal import OVER
from bezique_desktop.engine.kinds import BEZIQUE
from bezique_desktop.engine.match import DealError, Match
from bezique_desktop.engine.preliminaries import lots
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.results import NO_WINNER, DealResult, MatchResult
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import rules_of
from tests.engine.positions import partners, three_hands


def match_of(game: str, number: int = 1, seed: int = 1, **options: object) -> Match:
    """A match without a deal."""
    return Match(changed(rules_of(game), options), ["A", "B"], number, seed)


def finish(match: Match, scores: list[int], last_taker: int = 0, dealer: int | None = None) -> None:
    """Start a deal and end it with these scores, this seat having taken the last trick."""
    match.start_deal(dealer)
    finish_running(match, scores, last_taker)


def finish_running(match: Match, scores: list[int], last_taker: int = 0) -> None:
    """End the running deal with these scores, this seat having taken the last trick."""
    assert match.deal is not None
    match.deal.phase = OVER
    match.deal.scores = scores
    match.deal.takers = [last_taker]
    match._settle()


def test_parity_of_the_match_decides_who_leads_first() -> None:
    """R-3, R-20e: even matches are led by seat 0, odd ones by the other."""
    odd, even = match_of("program-long", 3), match_of("program-long", 4)
    odd.start_deal()
    even.start_deal()
    assert odd.deal is not None
    assert even.deal is not None
    assert (odd.deal.dealer, odd.deal.leader) == (0, 1)
    assert (even.deal.dealer, even.deal.leader) == (1, 0)
    assert match_of("program-long", first_dealer="client_leads").next_dealer() == 0


def test_the_lower_score_leads_the_next_deal() -> None:
    """R-4, R-20e; a tied deal passes the lead on."""
    match = match_of("program-long", 3)
    finish(match, [210, 180])
    assert match.next_dealer() == 0
    finish(match, [100, 180])
    assert match.next_dealer() == 1
    finish(match, [150, 150])
    assert match.next_dealer() == 0


def test_the_deal_alternates_or_stays_with_the_winner() -> None:
    """C-3, S-2."""
    match = match_of("classic")
    finish(match, [10, 20], dealer=1)
    assert match.next_dealer() == 0
    winner = match_of("classic", next_deal="winner_deals")
    finish(winner, [10, 20], dealer=0)
    assert winner.next_dealer() == 1
    finish(winner, [10, 10])
    assert winner.next_dealer() == 1
    many = Match(partners(next_deal="loser_leads"), ["a", "b", "c", "d"], 1, 1)
    finish(many, [10, 20], dealer=3)
    assert many.next_dealer() == 0


@pytest.mark.parametrize(
    ("dealer", "scores", "following"),
    [(0, [20, 10], 2), (0, [10, 20], 1), (1, [10, 20], 3), (3, [10, 20], 1), (3, [20, 10], 0), (2, [10, 10], 2)],
)
def test_partners_who_win_deal_in_turn(dealer: int, scores: list[int], following: int) -> None:
    """R-4, C-3, P-1: the deal goes to the next seat of the side that won."""
    match = Match(partners(next_deal="winner_deals"), ["a", "b", "c", "d"], 1, 1)
    finish(match, scores, dealer=dealer)
    assert match.next_dealer() == following


def test_the_lower_card_deals_and_equal_ranks_draw_again() -> None:
    """V-1e, V-2e."""
    tied = 0
    for seed in range(200):
        match = match_of("card-points", seed=seed)
        rounds = lots(match.rules, seed)
        tied += len(rounds) > 1
        ranks = [rank_of(card) for card in rounds[-1]]
        assert all(rank_of(a) == rank_of(b) for a, b in rounds[:-1])
        assert match.next_dealer() == ranks.index(min(ranks))
    assert tied > 5
    assert {match_of("classic", seed=seed, first_dealer="random").next_dealer() for seed in range(20)} == {0, 1}


def test_the_program_rules_give_the_match_to_the_higher_total() -> None:
    """R-12, R-18e, R-19e."""
    for totals, winner, difference in (([1010, 960], 0, 50), ([1040, 1070], 1, 30)):
        match = match_of("program-long")
        finish(match, totals, last_taker=0)
        assert match.result is not None
        assert (match.result.winner, match.result.difference) == (winner, difference)
    level = match_of("program-long")
    finish(level, [1020, 1020])
    assert level.result is None
    finish(level, [0, 30])
    assert level.result is not None
    assert level.result.winner == 1


def test_the_classic_rules_give_it_to_the_last_trick_if_both_are_there() -> None:
    """C-14, C-15e, V-9e: the reported difference is a number without sign."""
    match = match_of("classic")
    finish(match, [1020, 1005], last_taker=1)
    assert match.result is not None
    assert (match.result.winner, match.result.difference) == (1, 15)
    alone = match_of("classic")
    finish(alone, [1000, 990], last_taker=1)
    assert alone.result is not None
    assert alone.result.winner == 0


def test_with_more_than_two_over_the_target_the_best_total_wins_if_the_last_trick_was_another_s() -> None:
    """T-9e, T-10e."""
    rules = three_hands()
    for taker, winner in ((0, 0), (2, 1)):
        match = Match(rules, ["a", "b", "c"], 1, 1)
        finish(match, [1510, 1620, 900], last_taker=taker)
        assert match.result is not None
        assert match.result.winner == winner


def test_a_triple_bezique_wins_where_the_rules_say_so() -> None:
    """T-8: only with a target up to 1500."""
    for target, winner in ((1500, 1), (2000, NO_WINNER)):
        match = Match(partners(triple_bezique_wins=True, target=target), ["a", "b", "c", "d"], 1, 1)
        match.start_deal()
        assert match.deal is not None
        match.deal.phase = OVER
        match.deal.histories[3].enter(BEZIQUE + 2, ())
        match.deal.takers = [0]
        match._settle()
        assert (match.result.winner if match.result else NO_WINNER) == winner


def test_without_a_triple_bezique_the_totals_decide() -> None:
    """T-9."""
    match = Match(partners(triple_bezique_wins=True), ["a", "b", "c", "d"], 1, 1)
    finish(match, [1005, 20])
    assert match.result is not None
    assert match.result.winner == 0


def test_a_deal_has_a_result_of_its_own() -> None:
    match = match_of("program-long")
    finish(match, [210, 180])
    finish(match, [50, 50])
    assert match.entries[0].result == DealResult((210, 180), 0, 30)
    assert match.entries[1].result == DealResult((50, 50), NO_WINNER, 0)
    assert match.totals == [260, 230]
    assert match.standing.totals == (260, 230)


def test_conceding_gives_the_match_to_the_best_other_side() -> None:
    match = match_of("program-long")
    finish(match, [210, 180])
    match.concede(0)
    assert match.result is not None
    assert (match.result.winner, match.result.difference) == (1, 30)
    with pytest.raises(DealError, match="match is over"):
        match.start_deal()


def test_who_has_lost_cannot_be_changed_afterwards() -> None:
    match = match_of("program-long")
    finish(match, [210, 180])
    match.start_deal()
    match.concede(0)
    with pytest.raises(DealError, match="nobody can give it up"):
        match.concede(1)
    assert match.result == MatchResult(1, (210, 180), 30)
    assert match.conceded_by == 0


def test_nothing_is_played_in_a_match_that_was_given_up() -> None:
    match = match_of("program-long")
    match.start_deal()
    assert match.deal is not None
    seat, action = match.deal.to_act, match.deal.legal(match.deal.to_act)[0]
    match.concede(0)
    assert match.refusal(seat, action) == Reason.DEAL_OVER
    with pytest.raises(IllegalAction, match="deal-over"):
        match.play(seat, action)
    assert match.entries[-1].actions == []


@pytest.mark.parametrize("side", [-1, 2])
def test_only_a_side_of_the_match_ends_it(side: int) -> None:
    match = match_of("sixty-six", s_match_target=0)
    finish(match, [66, 20])
    for end in (match.concede, match.stop):
        with pytest.raises(DealError, match=f"there is no side {side}; it is one of 0..1"):
            end(side)
    assert match.result is None


@pytest.mark.parametrize(("game", "option"), [("six-deck", "x_deals"), ("sixty-six", "s_match_target")])
def test_a_match_without_a_limit_ends_when_it_is_stopped(game: str, option: str) -> None:
    """X-24, S-15: whoever has most has won, whoever stops it."""
    match = match_of(game, **{option: 0})
    with pytest.raises(DealError, match="only a match without a limit"):
        match.stop(0)
    finish(match, [3000, 4000])
    match.start_deal()
    with pytest.raises(DealError, match="only after a deal"):
        match.stop(0)
    finish_running(match, [0, 0])
    assert match.may_stop
    match.totals = [30, 40]
    match.stop(0)
    assert match.result == MatchResult(1, (30, 40), 10)
    assert (match.stopped_by, match.may_stop) == (0, False)


def test_a_match_with_a_limit_is_not_stopped() -> None:
    match = match_of("program-long")
    finish(match, [210, 180])
    with pytest.raises(DealError, match="only a match without a limit"):
        match.stop(0)


def _deck(first: str = "") -> list[int]:
    cards = [parse_card(word) for word in first.split()]
    return cards + [card for card in pack(2) if card not in cards]


@pytest.mark.parametrize(
    ("deck", "text"),
    [
        (_deck()[1:], "7S1 is missing"),
        ([*_deck(), parse_card("7S3")], "7S3 is not in it"),
        ([*_deck(), parse_card("7S1")], "there twice"),
    ],
)
def test_a_deck_must_hold_every_card_once(deck: list[int], text: str) -> None:
    with pytest.raises(DealError, match=text):
        match_of("classic").start_deal(0, deck)


def test_a_deal_cannot_start_at_the_wrong_moment() -> None:
    match = match_of("classic")
    for ask in (lambda: match.view(0), lambda: match.play(0, DRAW), lambda: match.refusal(0, DRAW)):
        with pytest.raises(DealError, match="no deal yet"):
            ask()
    with pytest.raises(DealError, match="no seat 2"):
        match.start_deal(2)
    match.start_deal(0)
    assert match.refusal(0, DRAW) is not None
    with pytest.raises(DealError, match="in progress"):
        match.start_deal()
    assert match.last_trump() == match.deal.trump  # type: ignore[union-attr]


def test_the_seed_of_the_match_decides_every_deck() -> None:
    """Two matches of one seed are dealt alike; another seed is another match."""
    first, second, third = match_of("classic", seed=5), match_of("classic", seed=5), match_of("classic", seed=6)
    for match in (first, second, third):
        finish(match, [1, 2])
        match.start_deal()
    assert [entry.deck for entry in first.entries] == [entry.deck for entry in second.entries]
    assert first.entries[0].deck != first.entries[1].deck
    assert first.entries[0].deck != third.entries[0].deck


def test_totals_reach_an_immediate_end() -> None:
    """G-24."""
    rules: Rules = changed(rules_of("program-short"), {"end_check": "immediate"})
    match = Match(rules, ["A", "B"], 1, 3)
    while match.result is None:
        match.start_deal()
        deal = match.deal
        assert deal is not None
        while not deal.over:
            match.play(deal.to_act, deal.legal(deal.to_act)[-1])
    assert max(match.result.totals) >= 500 > min(match.result.totals)
