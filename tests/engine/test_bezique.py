"""One deal, step by step: sevens, draws, partners, the end, and an immediate end."""

import pytest

from bezique_desktop.engine.actions import DRAW, parse_action
from bezique_desktop.engine.cards import NO_SUIT, card_text, pack
from bezique_desktop.engine.deal import END, OPEN, OVER, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.events import Credited, Dealt, Drew, EndBegan, Source, event_text
from bezique_desktop.engine.mechanics import Mechanics, packets
from bezique_desktop.engine.names import legal_lists
from bezique_desktop.engine.randomplay import random_deal
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from tests.engine.positions import again, cards, holding, opportunity, partners, position, refusal, six_packs


def dealt(rules: Rules, deck: list[int], dealer: int = 1, before: int = 0) -> Deal:
    """A fresh deal of this deck."""
    deal = new_deal(Mechanics(rules), dealer, NO_SUIT, [before] * rules.sides)
    deal.deal_out(deck)
    return deal


def with_front(front: str, packs: int = 2) -> list[int]:
    """A deck that begins with these cards."""
    first = cards(front)
    return first + [card for card in pack(packs) if card not in first]


@pytest.mark.parametrize(("setting", "sizes"), [(1, [1] * 8), (2, [2] * 4), ("3-2-3", [3, 2, 3])])
def test_hands_are_dealt_in_packets(setting: int | str, sizes: list[int]) -> None:
    """14.0, C-1, V-3, T-2."""
    assert packets(setting, 8) == sizes
    deck = pack(2)
    deal = dealt(changed(rules_of("classic"), {"deal_packets": setting}), deck)
    assert deal.holdings[0].hand[: sizes[0]] == deck[: sizes[0]]
    assert deal.holdings[1].hand[: sizes[0]] == deck[sizes[0] : 2 * sizes[0]]
    assert [len(holding.hand) for holding in deal.holdings] == [8, 8]
    assert deal.turn_up == deck[16]
    assert deal.talon_left == 48


def test_nobody_may_act_out_of_turn_or_do_what_this_game_does_not_know() -> None:
    deal = dealt(rules_of("classic"), pack(2))
    own, other = card_text(deal.holdings[0].hand[0]), card_text(deal.holdings[1].hand[0])
    assert refusal(deal, f"play {other}", 1) == Reason.NOT_YOUR_TURN
    assert refusal(deal, f"play {other}") == Reason.NOT_HELD
    assert refusal(deal, "draw") == Reason.NOTHING_TO_DRAW_FOR
    assert refusal(deal, "exchange 7S1") == Reason.NO_OPPORTUNITY
    assert refusal(deal, "declare bezique QS1 JD1") == Reason.NO_OPPORTUNITY
    assert refusal(deal, "declare bezique QS1 JD1", 1) == Reason.NOT_YOUR_TURN
    for text in ("close", "claim", "waive", "carte-blanche"):
        assert refusal(deal, text) == Reason.NOT_IN_THIS_GAME
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, parse_action("draw"))
    assert refused.value.reason == Reason.NOTHING_TO_DRAW_FOR
    assert deal.legal(1) == []
    deal.play(0, parse_action(f"play {own}"))
    assert deal.trick == cards(own)


def test_before_the_draw_only_declaring_and_drawing_is_possible() -> None:
    """G-17, G-21."""
    deal = opportunity("classic", "H", "KS1 QS1 7H1")
    assert refusal(deal, "play KS1") == Reason.MUST_DRAW_FIRST
    assert legal_lists(deal.legal(0)) == {
        "play": [],
        "declare": ["marriage S"],
        "other": ["draw", "exchange 7H1", "show 7H1"],
    }
    deal.play(0, parse_action("declare marriage KS1 QS1"))
    assert refusal(deal, "declare marriage KS1 QS1") == Reason.ALREADY_DECLARED
    assert refusal(deal, "show 7H1") is None


def test_the_seven_action_and_its_refusals() -> None:
    """MS-1, MS-3, G-21."""
    deal = opportunity("classic", "H", "7H1 7H2 8H1")
    assert refusal(deal, "exchange 8H1") == Reason.NOT_THE_TRUMP_SEVEN
    assert refusal(deal, "exchange 7S1") == Reason.NOT_HELD
    deal.play(0, parse_action("exchange 7H1"))
    assert refusal(deal, "show 7H2") == Reason.SEVEN_ALREADY_USED
    again(deal)
    assert refusal(deal, "exchange 7H2") == Reason.TURN_UP_IS_SEVEN
    assert legal_lists(deal.legal(0))["other"] == ["draw", "show 7H2"]
    deal.play(0, parse_action("show 7H2"))
    assert deal.scores == [30, 0]
    long = opportunity("program-long", "H", "7H1")
    assert refusal(long, "show 7H1") == Reason.NOT_IN_THIS_GAME
    assert legal_lists(long.legal(0))["other"] == ["exchange 7H1"]
    trumpless = opportunity("trumpless", "H", "7H1")
    assert refusal(trumpless, "exchange 7H1") == Reason.NOT_IN_THIS_GAME


def test_a_shown_seven_earns_only_the_second_ten_by_exchange() -> None:
    """MS-3."""
    deal = opportunity("classic", "H", "7H1")
    deal.play(0, parse_action("show 7H1"))
    again(deal)
    deal.play(0, parse_action("exchange 7H1"))
    assert deal.scores == [20, 0]


def test_the_seven_may_count_as_the_declaration() -> None:
    """G-21 with the seven as a declaration."""
    deal = opportunity("classic", "H", "7H1 KS1 QS1", seven_is_declaration=True)
    other = deal.copy()
    deal.play(0, parse_action("declare marriage KS1 QS1"))
    assert refusal(deal, "show 7H1") == Reason.SEVEN_ALREADY_USED
    other.play(0, parse_action("exchange 7H1"))
    assert refusal(other, "declare marriage KS1 QS1") == Reason.ALREADY_DECLARED
    other.seven_used = False
    assert refusal(other, "show 7H1") in (Reason.ALREADY_DECLARED, Reason.NOT_HELD)
    deal.seven_used = False
    assert refusal(deal, "show 7H1") == Reason.ALREADY_DECLARED


def test_the_dealer_scores_for_turning_up_a_seven() -> None:
    """MS-5, C-1e."""
    front = " ".join(card_text(card) for card in pack(2) if card & 7 > 0)[: 16 * 4]
    deck = with_front(front + "7H1")
    deal = dealt(rules_of("classic"), deck)
    assert deal.scores == [0, 10]
    assert dealt(rules_of("program-long"), deck).scores == [0, 0]
    immediate = dealt(changed(rules_of("classic"), {"end_check": "immediate"}), deck, before=990)
    assert immediate.over
    assert immediate.scores == [0, 10]


def test_the_winner_draws_first_and_the_loser_of_the_last_round_takes_the_turn_up() -> None:
    """G-22, G-16, G-18, R-14e."""
    deal = opportunity("classic", "H", "KS1 QS1")
    deal.talon = deal.talon[:1]
    turn_up = deal.turn_up
    events = deal.play(0, parse_action("draw"))
    assert [event.seat for event in events if isinstance(event, Drew)] == [0, 1]
    assert isinstance(events[-1], EndBegan)
    assert deal.phase == END
    assert turn_up in deal.holdings[1].hand
    assert deal.holdings[1].seen == [turn_up]
    assert refusal(deal, "declare marriage KS1 QS1") == Reason.TALON_EMPTY
    assert refusal(deal, "show KS1") == Reason.TALON_EMPTY


def test_table_cards_go_back_to_the_hand_when_the_talon_is_gone() -> None:
    """G-16."""
    deal = opportunity("trumpless", "H", "AS1", "KS1 QS1")
    deal.talon = deal.talon[:2]
    deal.play(0, parse_action("draw"))
    assert deal.holdings[0].shown == []
    assert set(cards("AS1 KS1 QS1")) < set(deal.holdings[0].hand)
    assert deal.holdings[0].seen == cards("KS1 QS1")
    deal.play(0, parse_action("play KS1"))
    assert deal.holdings[0].seen == cards("QS1")


@pytest.mark.parametrize("game", [game for game in game_ids() if "end_check" in rules_of(game).offered])
def test_the_deal_stops_at_once_where_the_target_is_tested_at_once(game: str) -> None:
    """G-24 immediate: no last trick, no uncounted card points."""
    rules = changed(rules_of(game), {"end_check": "immediate", "target": 100})
    cards_of_game = pack(rules.packs)
    for seed in range(30):
        deal = random_deal(Mechanics(rules), cards_of_game, seed).deal
        assert deal.over
        assert deal.legal(0) == deal.legal(1) == []
        assert deal.refusal(0, parse_action("draw")) == Reason.DEAL_OVER
        assert sum(score >= 100 for score in deal.scores) <= 1


def test_the_last_trick_and_the_card_points_close_the_deal() -> None:
    """G-23, M-CP, C-17e."""
    deal = random_deal(Mechanics(rules_of("classic")), pack(2), 1).deal
    assert deal.phase == OVER
    end = opportunity("classic", "H", "AS1")
    end.phase, end.talon, end.turn_up, end.opportunity = END, [], -1, False
    end.holdings[1] = holding("7S1")
    end.play(0, parse_action("play AS1"))
    events = end.play(1, parse_action("play 7S1"))
    assert [(event.side, event.points, event.source) for event in events if isinstance(event, Credited)] == [
        (0, 10, Source.LAST_TRICK),
        (0, 11, Source.CARDS),
    ]
    assert event_text(events[-1]) == "over 21 0"


def test_an_immediate_end_by_the_last_trick_leaves_the_card_points_uncounted() -> None:
    """G-24."""
    end = opportunity("classic", "H", "AS1", end_check="immediate", target=100)
    end.before = [90, 0]
    end.phase, end.talon, end.turn_up, end.opportunity = END, [], -1, False
    end.holdings[1] = holding("7S1")
    end.play(0, parse_action("play AS1"))
    end.play(1, parse_action("play 7S1"))
    assert end.scores == [10, 0]


@pytest.mark.parametrize(("card", "scores"), [("8S1", [21, 0]), ("TS1", [0, 31])])
def test_the_card_points_of_the_last_trick_s_taker_come_first(card: str, scores: list[int]) -> None:
    """G-24, M-CP: where both sides reach the target with them, the first has won."""
    end = opportunity("classic", "H", "9S1", end_check="immediate", target=100, last_trick_points=0)
    end.before, end.captured = [90, 90], [21, 21]
    end.phase, end.talon, end.turn_up, end.opportunity = END, [], -1, False
    end.holdings[1] = holding(card)
    end.play(0, parse_action("play 9S1"))
    end.play(1, parse_action(f"play {card}"))
    assert end.scores == scores


def test_partners_may_pass_the_right_and_combine_their_tables() -> None:
    """P-6, P-10."""
    plain = position(partners(), "H", "QS1 AC1")
    plain.holdings[2] = holding("", "JD1")
    assert refusal(plain, "declare bezique QS1 JD1") == Reason.NOT_HELD
    combined = position(partners(partner_combine=True), "H", "QS1 AC1", "AD1")
    combined.holdings[2] = holding("KC1 QC1", "JD1 AC2")
    assert refusal(combined, "declare bezique QS1 JD1") is None
    assert "bezique" in legal_lists(combined.legal(0))["declare"]
    combined.play(0, parse_action("declare bezique QS1 JD1"))
    assert combined.holdings[2].shown == cards("JD1 AC2")
    assert len(combined.histories) == 2
    passed = position(partners(partner_may_declare=True), "H", "QS1")
    passed.holdings[2] = holding("KC1 QC1")
    assert refusal(passed, "declare marriage KC1 QC1", 2) is None
    assert refusal(passed, "declare marriage KC1 QC1", 1) == Reason.NOT_YOUR_TURN
    assert legal_lists(passed.legal(2)) == {"play": [], "declare": ["marriage C"], "other": []}
    passed.play(2, parse_action("declare marriage KC1 QC1"))
    assert passed.scores == [20, 0]
    assert passed.holdings[2].shown == cards("KC1 QC1")
    assert passed.to_act == 0
    assert passed.legal(2) == []


def test_a_partner_may_declare_from_his_table_alone() -> None:
    """P-6."""
    deal = position(partners(partner_may_declare=True), "H", "QS1")
    deal.holdings[2] = holding("AC1", "KC1 QC1")
    deal.play(2, parse_action("declare marriage KC1 QC1"))
    assert deal.histories[2].melds


def test_the_declarer_needs_a_card_of_his_own_where_partners_combine() -> None:
    """P-6: at least one card from the declarer's own holding."""
    deal = position(partners(partner_combine=True, announce_pending=True), "H", "AC1")
    deal.holdings[2] = holding("", "QS1 JD1")
    assert refusal(deal, "declare bezique QS1 JD1") == Reason.NEEDS_OWN_CARD
    assert "bezique" not in legal_lists(deal.legal(0))["declare"]
    assert deal.pending(2) == [12]


def test_the_last_trick_may_be_split_between_the_sides() -> None:
    """P-8."""
    deal = position(partners(split_last_trick=True), "H", "AS1")
    deal.phase, deal.talon, deal.turn_up, deal.opportunity = END, [], -1, False
    for seat, card in ((1, "7S1"), (2, "8S1"), (3, "9S1")):
        deal.holdings[seat] = holding(card)
    for seat, card in ((0, "AS1"), (1, "7S1"), (2, "8S1"), (3, "9S1")):
        deal.play(seat, parse_action(f"play {card}"))
    assert deal.scores == [16, 5]


def test_a_copy_shares_nothing_that_changes() -> None:
    deal = opportunity("classic", "H", "KS1 QS1 7H1")
    before = [event_text(event) for event in deal.copy().play(0, DRAW)]
    twin = deal.copy()
    twin.play(0, parse_action("declare marriage KS1 QS1"))
    twin.play(0, parse_action("exchange 7H1"))
    assert deal.scores == [0, 0]
    assert deal.holdings[0].shown == []
    assert deal.phase == OPEN
    assert [event_text(event) for event in deal.play(0, parse_action("draw"))] == before


def test_every_event_has_a_line() -> None:
    deal = opportunity("classic", "H", "KS1 QS1 7H1 7H2", expose_extra=True)
    lines = [event_text(event) for event in deal.play(0, parse_action("lay marriage KS1 QS1"))]
    lines += [event_text(event) for event in deal.play(0, parse_action("show 7H1"))]
    again(deal)
    lines += [event_text(event) for event in deal.play(0, parse_action("exchange 7H2"))]
    assert lines[:3] == ["0 lay marriage KS1 QS1", "0 show 7H1", "side 0 +10 seven"]
    assert lines[3].startswith("0 exchange 7H2 ")
    lines += [event_text(event) for event in deal.play(0, parse_action("draw"))]
    assert lines[-2].startswith("0 draw ")
    led = card_text(deal.holdings[0].hand[0])
    answer = card_text(deal.holdings[1].hand[0])
    assert [event_text(event) for event in deal.play(0, parse_action(f"play {led}"))] == [f"0 play {led}"]
    assert event_text(deal.play(1, parse_action(f"play {answer}"))[1]).split()[1:4] == ["take", led, answer]
    assert event_text(Dealt(1, 5)) == "deal 1 KS1"
    assert event_text(Dealt(0, -1)) == "deal 0"
    assert event_text(EndBegan(1)) == "end 1"
    silent = opportunity("classic", "H", "KS1 QS1", expose_extra=True)
    silent.apply(parse_action("lay marriage KS1 QS1"))
    assert silent.holdings[0].shown == cards("KS1 QS1")
    made = opportunity("trumpless", "", "KS1 QS1")
    assert "0 trump S" in [event_text(event) for event in made.play(0, parse_action("declare marriage KS1 QS1"))]


def test_trump_quartets_and_the_bezique_ladder_of_six_packs() -> None:
    """M-7, M-8, 2.1: each step of the ladder in full, and a new card for a trump quartet after a plain one."""
    deal = position(six_packs(), "S", "QS1 QS2 QS3 QS4 JD1 JD2 JD3 JD4 KS1 KS2 KS3 KS4 KS5")
    assert refusal(deal, "declare four-trump-kings KS1 KS2 KS3 KS4") is None
    for name, count in (("bezique", 1), ("double-bezique", 2), ("triple-bezique", 3), ("quadruple-bezique", 4)):
        again(deal)
        text = " ".join([f"QS{copy}" for copy in range(1, count + 1)] + [f"JD{copy}" for copy in range(1, count + 1)])
        assert name in legal_lists(deal.legal(0))["declare"]
        deal.play(0, parse_action(f"declare {name} {text}"))
    assert deal.scores == [6040, 0]
    again(deal)
    deal.play(0, parse_action("declare four-kings KS1 KS2 KS3 KS4"))
    again(deal)
    assert refusal(deal, "declare four-trump-kings KS1 KS2 KS3 KS4") == Reason.NEEDS_NEW_CARD
    deal.play(0, parse_action("declare four-trump-kings KS1 KS2 KS3 KS5"))
    assert deal.scores == [6040 + 80 + 800, 0]
    again(deal)
    assert refusal(deal, "declare four-kings KS1 KS2 KS3 KS4") == Reason.USED_IN_HIGHER
    assert refusal(position(six_packs(), "S", "QS5 JD5"), "declare four-trump-kings QS5 JD5") == Reason.NOT_THESE_CARDS
