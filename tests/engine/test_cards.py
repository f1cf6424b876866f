"""Cards, packs and their text."""

import pytest

from bezique_desktop.engine import cards
from bezique_desktop.engine.cards import NotationError, card_text, pack, parse_card


def test_a_pack_has_32_cards_and_every_copy_is_its_own_card() -> None:
    """G-1, G-3."""
    two = pack(2)
    assert len(two) == len(set(two)) == 64
    assert len(pack(1)) == 32
    assert len(pack(3)) == 96
    assert len(pack(6)) == 192
    assert sorted(card_text(card) for card in pack(1, cards.NINE)) == sorted(
        rank + suit + "1" for rank in "9JQKTA" for suit in "SHDC"
    )


def test_the_ten_ranks_above_king_queen_and_jack() -> None:
    """G-2: 7 < 8 < 9 < J < Q < K < T < A."""
    order = [cards.rank_of(parse_card(rank + "S1")) for rank in "789JQKTA"]
    assert order == sorted(order)
    assert len(set(order)) == 8


@pytest.mark.parametrize("packs", [1, 2, 6])
def test_text_and_card_are_two_forms_of_one_thing(packs: int) -> None:
    for card in pack(packs):
        assert parse_card(card_text(card)) == card
        assert cards.card(cards.rank_of(card), cards.suit_of(card), cards.copy_of(card)) == card
        assert cards.face_of(card) == card % 32


def test_a_hidden_card_shows_question_marks() -> None:
    assert card_text(cards.HIDDEN) == "??"


@pytest.mark.parametrize("text", ["", "Q", "QS", "QS0", "QX1", "1S1", "QS12", "qs1", "QS1 ", "SQ1"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not a card"):
        parse_card(text)


def test_bits_counts_the_set_bits_of_32() -> None:
    for mask in (0, 1, 0xFFFFFFFF, 0x80000001, 0x0F0F0F0F, 12345678):
        assert cards.bits(mask) == mask.bit_count()
