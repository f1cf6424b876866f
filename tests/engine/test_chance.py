"""The shuffle: pinned, uniform, and the same on every machine."""

import pytest

from bezique_desktop.engine.cards import NINE, card_text, pack
from bezique_desktop.engine.chance import Chance, derived, shuffled

SEED_1 = "JC TH JD 8D 9D KH TC QS 8H 8S QC 7H TS AC 8C 9H 9S KD 9C AD 7S JS TD JH KS 7C QH AH QD AS KC 7D"
SEED_2024 = "AC QS AH AD TS QC QD 9S 7C JS QH 7D AS 8D 8C KC 9D 9C TD JH 7H 9H TH 7S KS TC 8H KD 8S JC JD KH"


def _order(seed: int) -> str:
    return " ".join(card_text(card)[:2] for card in shuffled(pack(1), seed))


def test_the_order_that_a_seed_means_never_changes() -> None:
    """Saved deals and shared deal numbers rest on these orders."""
    assert _order(1) == SEED_1
    assert _order(2024) == SEED_2024


def test_equal_seeds_give_equal_orders_and_the_pack_itself_stays() -> None:
    cards = pack(2)
    assert shuffled(cards, 7) == shuffled(cards, 7) != shuffled(cards, 8)
    assert cards == pack(2)
    assert sorted(shuffled(cards, 7)) == sorted(cards)


def test_seeds_of_any_size_and_sign_work() -> None:
    for seed in (-1, 0, 2**63, 2**64 + 5, 10**40):
        assert sorted(shuffled(pack(1), seed)) == pack(1)


def test_derived_seeds_differ_by_purpose_and_number() -> None:
    seeds = {derived(5, purpose, number) for purpose in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert derived(5, 1, 2) == derived(5, 1, 2) != derived(6, 1, 2)


def test_below_reaches_every_number_and_no_other() -> None:
    chance = Chance(3)
    assert {chance.below(6) for _ in range(300)} == set(range(6))
    assert Chance(4).below(1) == 0


def test_below_rejects_what_would_favour_small_numbers() -> None:
    chance = Chance(11)
    limit = (1 << 30) - 1
    assert all(0 <= chance.below(limit) < limit for _ in range(2000))
    assert all(0 <= chance.below(3 << 28) < 3 << 28 for _ in range(2000))


@pytest.mark.slow
@pytest.mark.parametrize(("packs", "lowest"), [(2, 0), (3, 0), (6, 0), (1, NINE)])
def test_every_card_is_equally_likely_at_every_place(packs: int, lowest: int) -> None:
    """Chi-square over card and place in 100,000 shuffles; the middle 99.8 % of a normal approximation."""
    cards = pack(packs, lowest)
    size = len(cards)
    index = {card: place for place, card in enumerate(cards)}
    counts = [[0] * size for _ in range(size)]
    rounds = 100_000
    chance = Chance(20240101)
    order = cards[:]
    for _ in range(rounds):
        chance.shuffle(order)
        for row, card in zip(counts, order, strict=True):
            row[index[card]] += 1
    expected = rounds / size
    chi = sum((count - expected) ** 2 for row in counts for count in row) / expected
    freedom = (size - 1) ** 2
    assert abs(chi - freedom) / (2 * freedom) ** 0.5 < 3.1
