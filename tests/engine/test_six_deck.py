"""Six-deck bezique beside the declarations: carte blanche, the cut, and what a match comes to."""

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import JACK, KING, pack
from bezique_desktop.engine.chance import shuffled
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.results import game_value
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import rules_of


def blank_deck() -> list[int]:
    """A deck that deals both players no court card and lets none be drawn for a while."""
    cards = shuffled(pack(6), 1)
    plain = [card for card in cards if not JACK <= card & 7 <= KING]
    return plain + [card for card in cards if JACK <= card & 7 <= KING]


def match_of(**options: object) -> Match:
    """A six-deck match."""
    return Match(changed(rules_of("six-deck"), options), ["a", "b"], 1, 1)


def test_both_are_asked_for_their_carte_blanche_eldest_first() -> None:
    """X-6, X-7: without a log as well."""
    match = match_of(x_cut_bonus="off")
    match.start_deal(0, blank_deck())
    deal = match.deal
    assert deal is not None
    silent = deal.copy()
    silent.apply(parse_action("carte-blanche"))
    assert (silent.asked, silent.scores) == (0, [0, 250])
    match.play(1, parse_action("carte-blanche"))
    match.play(0, parse_action("waive"))
    assert (deal.to_act, deal.asked, deal.rights) == (1, -1, [False, True])


def test_while_one_is_asked_nothing_else_is_possible() -> None:
    """X-6; and where the target is tested at once, the showing may end the deal (G-24)."""
    match = match_of(x_cut_bonus="off")
    match.start_deal(0, blank_deck())
    deal = match.deal
    assert deal is not None
    assert deal.refusal(1, parse_action("close")) == Reason.NOT_IN_THIS_GAME
    assert deal.refusal(1, parse_action("draw")) == Reason.MUST_ANSWER_CARTE_BLANCHE
    assert deal.refusal(0, parse_action("draw")) == Reason.NOT_YOUR_TURN
    deal.m.immediate, deal.m.target = True, 250
    deal.play(1, parse_action("carte-blanche"))
    assert deal.over


def test_the_cut_is_scored_with_and_without_a_log() -> None:
    """X-1e."""
    match = match_of(carte_blanche=False)
    match.start_deal(0, blank_deck(), cut=24, guess=24)
    deal = match.deal
    assert deal is not None
    assert deal.scores == [250, 150]
    deal.copy().credit_cut(24, 12)


def test_a_game_without_a_cut_lets_it_pass() -> None:
    """X-3 concerns six packs alone."""
    match = Match(rules_of("sixty-six"), ["a", "b"], 1, 1)
    match.start_deal(0, seed=4)
    assert match.deal is not None
    match.deal.credit_cut(24, 24)
    assert match.deal.scores == [0, 0]


def test_the_value_of_a_game_by_each_way_of_rounding() -> None:
    """X-16e to X-19e."""
    assert game_value(2700, 2600, 3000, 1000, "each") == 6300
    assert game_value(4250, 3120, 3000, 1000, "each") == 2100
    assert game_value(4250, 3120, 3000, 1000, "final") == 2100
    assert game_value(4250, 3120, 3000, 1000, "none") == 2130


def test_an_open_match_of_sixty_six_goes_on() -> None:
    """S-15 with no target."""
    match = Match(changed(rules_of("sixty-six"), {"s_match_target": 0}), ["a", "b"], 1, 1)
    for number in range(12):
        match.start_deal(seed=number)
        deal = match.deal
        assert deal is not None
        while not deal.over:
            match.play(deal.to_act, deal.legal(deal.to_act)[0])
    assert match.result is None
    assert sum(match.totals) >= 7
