"""What the options about points and sevens change, one function an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bezique_desktop.engine.rules import RACE
from bezique_desktop.games.catalogue import rules_of
from tests.rulebook.shown import allows, opened, plain
from tests.rulebook.table import A, B


def plain_quint_points(game: str) -> None:
    """M-3: what a quint outside trumps scores; nought means that there is none."""
    for points in (0, 100, 150):
        _scores(game, "AS TS KS QS JS", "quint AS1 TS1 KS1 QS1 JS1", "plain_quint_points", points)


def trump_quint_points(game: str) -> None:
    """M-8: what the trump quint scores."""
    for points in (250, 300):
        _scores(game, "AH TH KH QH JH", "quint AH1 TH1 KH1 QH1 JH1", "trump_quint_points", points)


def any_tens_points(game: str) -> None:
    """M-3: what four tens score, if anything."""
    for points in (0, 90):
        _scores(game, "TS TH TD TC", "four-tens TS1 TH1 TD1 TC1", "any_tens_points", points)


def two_sevens_points(game: str) -> None:
    """MS-4: what two trump sevens score, if anything."""
    for points in (0, 20):
        _scores(game, "7H1 7H2", "two-sevens 7H1 7H2", "two_sevens_points", points)


def _scores(game: str, hand: str, meld: str, option: str, points: int) -> None:
    options: dict[str, Any] = {option: points}
    table = opened(game, hand, **options)
    if points:
        assert table.gain(A, f"declare {meld}") == points
    else:
        assert not allows(table, meld)


def seven_exchange_points(game: str) -> None:
    """MS-3: the exchange is free, ten or twenty."""
    for points in (0, 10, 20):
        table = opened(game, "7H", turn_up="AH", seven_exchange_points=points)
        assert table.gain(A, "exchange 7H1") == points
        assert "AH1" in table.holding(A)


def seven_show_points(game: str) -> None:
    """MS-1: a seven is shown for ten, or not at all."""
    for points in (0, 10):
        table = opened(game, "7H", seven_show_points=points)
        assert table.may(A, "show 7H1") is bool(points)
        if points:
            assert table.gain(A, "show 7H1") == 10


def dealer_seven_bonus(game: str) -> None:
    """MS-5: for turning up a seven."""
    for points in (0, 10):
        for turn_up in ("7S", "8S"):
            scores = plain(game, dealer_seven_bonus=points).deal(turn_up=turn_up, dealer=B)["scores"]
            assert scores[B] == sum(scores) == (points if turn_up == "7S" else 0)


def seven_is_declaration(game: str) -> None:
    """G-21, MS-2: whether seven and declaration use up one right."""
    for counts in (False, True):
        for first, second in (("exchange 7H1", "declare bezique QS1 JD1"), ("declare bezique QS1 JD1", "exchange 7H1")):
            table = opened(game, "7H QS JD", turn_up="AH", seven_is_declaration=counts)
            table.do(A, first)
            assert table.may(A, second) is not counts


def card_points(game: str) -> None:
    """M-CP: an ace taken alone is worth nothing, eleven or ten."""
    for kind, least in (("none", 0), ("full", 11), ("brisques", 10)):
        table = plain(game, card_points=kind, card_points_when="per_trick")
        table.deal("AS")
        table.win(A, card="AS1")
        assert table.last["scores"][A] == table.captured[A]
        assert least <= table.captured[A] <= (10 * table.shape.seats + 1 if least else 0)


def card_points_when(game: str) -> None:
    """M-CP: counted as the tricks fall, or at the end; the sums are the same."""
    for when in ("per_trick", "end_of_deal"):
        table = plain(game, card_points="full", card_points_when=when, last_trick_points=0)
        table.deal("AS")
        table.win(A, card="AS1")
        assert table.captured[A]
        assert table.last["scores"][A] == (table.captured[A] if when == "per_trick" else 0)
        sides = len(table.last["scores"])
        scores = table.finish(last=A)["scores"]
        assert scores == [sum(table.captured[side::sides]) for side in range(sides)]


def last_trick_points(game: str) -> None:
    """G-23, S-10: what the winner of the very last trick gets; Sixty-Six has the cards of the tricks besides."""
    for points in (0, 10, 50):
        table = plain(game, card_points="none", last_trick_points=points, split_last_trick=False, s_claim="manual")
        table.deal()
        scores = table.finish(last=A)["scores"]
        captured = table.captured if rules_of(game).mechanism == RACE else [0] * len(scores)
        assert [score - own for score, own in zip(scores, captured, strict=True)] == [points, *[0] * (len(scores) - 1)]


def split_last_trick(game: str) -> None:
    """P-8: whether both sides share it."""
    for split in (False, True):
        table = plain(game, card_points="none", last_trick_points=10, split_last_trick=split)
        table.deal()
        assert table.finish(last=A)["scores"] == ([5, 5] if split else [10, 0])


SHOWN: dict[str, Callable[[str], None]] = {
    each.__name__: each
    for each in (
        any_tens_points,
        card_points,
        card_points_when,
        dealer_seven_bonus,
        last_trick_points,
        plain_quint_points,
        seven_exchange_points,
        seven_is_declaration,
        seven_show_points,
        split_last_trick,
        trump_quint_points,
        two_sevens_points,
    )
}
