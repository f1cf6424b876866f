"""Actions and their text, and the names of kinds."""

import pytest

from bezique_desktop.engine.actions import DRAW, PLAYS, parse_action
from bezique_desktop.engine.cards import NotationError, parse_card
from bezique_desktop.engine.kinds import KINDS, kind_named
from bezique_desktop.engine.names import legal_lists, suit_text

TEXTS = [
    "play QS1",
    "declare marriage KH1 QH1",
    "declare double-bezique QS1 QS2 JD1 JD2",
    "lay four-kings KS1 KH1 KD1 KC1",
    "exchange 7H1",
    "show 7H2",
    "draw",
    "carte-blanche",
    "waive",
    "close",
    "claim",
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_reads_back_as_written(text: str) -> None:
    assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "pass",
        "play",
        "play QS1 QS2",
        "play XX1",
        "draw QS1",
        "declare",
        "declare marriage",
        "declare royal KH1 QH1",
        "exchange",
        "show 7H1 7H2",
        "claim now",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


def test_the_suit_of_a_marriage_follows_from_its_cards() -> None:
    assert KINDS[parse_action("declare marriage KC1 QC1").kind].label == "marriage C"
    assert KINDS[parse_action("declare quint AD1 TD1 KD1 QD1 JD1").kind].label == "quint D"


def test_kinds_are_found_by_name_and_suit() -> None:
    for kind in KINDS:
        assert kind_named(kind.name, kind.suit) == kind.index
    assert kind_named("royal", 0) == -1


def test_equal_actions_are_equal_and_carry_their_card() -> None:
    card = parse_card("QS2")
    assert parse_action("play QS2") == PLAYS[card]
    assert PLAYS[card].card == card
    assert parse_action("draw") == DRAW
    assert hash(parse_action("draw")) == hash(DRAW)


def test_legal_lists_are_sorted_as_text_and_name_a_kind_once() -> None:
    actions = [parse_action(text) for text in ("show 7H1", "draw", "play TS1", "play 9S1", "declare bezique QS1 JD1")]
    assert legal_lists(actions) == {"play": ["9S1", "TS1"], "declare": ["bezique"], "other": ["draw", "show 7H1"]}
    assert suit_text(-1) is None
    assert suit_text(2) == "D"
