"""What the options about declaring change, one function an option."""

from __future__ import annotations

from collections.abc import Callable

from tests.rulebook.shown import ACES, DOUBLE, after, allows, opened, plain
from tests.rulebook.table import A

QUINT = "quint AH1 TH1 KH1 QH1 JH1"
KINGS = "four-kings KS1 KH1 KD1 KC1"
COUPLES = "KS1 QS1 KS2 QS2"
SWITCH = (False, True)


def declare_timing(game: str) -> None:
    """G-17, G-18: one card short before the draw, or on lead with the full hand."""
    for timing, short, draw in (("before_draw", 1, True), ("on_lead", 0, False)):
        table = opened(game, "QS JD", declare_timing=timing)
        assert len(table.holding(A)) == table.shape.hand - short
        assert allows(table, "bezique QS1 JD1")
        assert ("draw" in table.last["legal"]["other"]) is draw
        assert bool(table.last["legal"]["play"]) is not draw


def declare_at_start(game: str) -> None:
    """G-19: the opening leader's declaration, on lead only."""
    for timing, start in (("on_lead", True), ("on_lead", False), ("before_draw", True)):
        table = plain(game, declare_timing=timing, declare_at_start=start)
        table.deal("QS JD")
        assert allows(table, "bezique QS1 JD1") is (timing == "on_lead" and start)


def restricted_until_tricks(game: str) -> None:
    """C-9: so many tricks before a marriage."""
    for tricks in (0, 2):
        table = plain(game, restricted_until_tricks=tricks)
        table.deal("KS QS")
        for won in (1, 2):
            table.win(A)
            assert allows(table, "marriage KS1 QS1") is (won >= tricks)


def restricted_scope(game: str) -> None:
    """C-9: whether the other declarations wait as well."""
    for scope in ("marriages_quints", "all_declarations"):
        table = plain(game, restricted_until_tricks=2, restricted_scope=scope)
        table.deal("QS JD KS")
        table.win(A)
        assert allows(table, "bezique QS1 JD1") is (scope == "marriages_quints")
        assert not allows(table, "marriage KS1 QS1")


def quartet_suits(game: str) -> None:
    """M-2: whether a suit may be there twice."""
    for suits in ("any", "distinct"):
        table = opened(game, "AS1 AS2 AH AD", quartet_suits=suits)
        assert allows(table, "four-aces AS1 AS2 AH1 AD1") is (suits == "any")


def repeat_rule(game: str) -> None:
    """M-6: another couple beside one that is intact, an old king with a new queen, and the same once the old queen is
    gone."""
    for rule, other, mixed in (
        ("once", False, False),
        ("fresh", True, False),
        ("replace", False, True),
        ("portland", True, True),
    ):
        table = after(opened(game, COUPLES, repeat_rule=rule), "marriage KS1 QS1")
        assert allows(table, "marriage KS2 QS2") is other
        assert not allows(table, "marriage KS1 QS2")
        table = after(opened(game, COUPLES, repeat_rule=rule), "marriage KS1 QS1", card="QS1")
        assert allows(table, "marriage KS1 QS2") is mixed


def single_double_lock(game: str) -> None:
    """M-9: no second marriage of a suit and no second bezique, single or double."""
    for lock in SWITCH:
        table = opened(game, "KS1 QS1 KS2 QS2 JD1 JD2", single_double_lock=lock)
        after(table, "marriage KS1 QS1", "bezique QS1 JD1")
        for meld in ("marriage KS2 QS2", "bezique QS2 JD2", DOUBLE):
            assert allows(table, meld) is not lock


def bezique_upgrade(game: str) -> None:
    """M-8: whether cards of a bezique may count in the double one."""
    for upgrade in SWITCH:
        table = after(opened(game, "QS1 QS2 JD1 JD2", bezique_upgrade=upgrade), "bezique QS1 JD1")
        assert allows(table, DOUBLE) is upgrade


def quint_after_marriage(game: str) -> None:
    """M-8: whether a couple may grow into the quint."""
    for grows in SWITCH:
        table = after(opened(game, "AH TH KH QH JH", quint_after_marriage=grows), "marriage KH1 QH1")
        assert allows(table, QUINT) is grows


def marriage_after_quint(game: str) -> None:
    """M-7: whether king and queen of a scored quint may still marry."""
    for allowed in SWITCH:
        table = after(opened(game, "AH TH KH QH JH", marriage_after_quint=allowed), QUINT)
        assert allows(table, "marriage KH1 QH1") is allowed


def double_marriage(game: str) -> None:
    """M-10: two couples of a suit at once."""
    for allowed in SWITCH:
        table = opened(game, COUPLES, double_marriage=allowed)
        assert allows(table, "double-marriage KS1 KS2 QS1 QS2") is allowed


def meld_needs_hand_card(game: str) -> None:
    """M-3, M-11: whether what lies complete on the table may be scored from there."""
    for needed in SWITCH:
        table = opened(game, "KS KH KD KC QS JD", meld_needs_hand_card=needed)
        after(table, KINGS, "bezique QS1 JD1")
        assert allows(table, "marriage KS1 QS1") is not needed


def announce_pending(game: str) -> None:
    """M-11: whether it is named while it waits."""
    for announced in SWITCH:
        table = opened(game, "KS KH KD KC QS JD", announce_pending=announced, meld_needs_hand_card=False)
        after(table, KINGS, "bezique QS1 JD1")
        assert table.last["pending"][A] == (["marriage S"] if announced else [])


def expose_extra(game: str) -> None:
    """M-11: whether more may be laid out than is scored."""
    for expose in SWITCH:
        table = opened(game, "QS JD KS", expose_extra=expose)
        table.do(A, "declare bezique QS1 JD1")
        assert table.may(A, "lay marriage KS1 QS1") is expose
        if expose:
            assert table.gain(A, "lay marriage KS1 QS1") == 0


def bezique_cards(game: str) -> None:
    """M-1: spade queen and diamond jack, or the queen of trumps and the jack paired with her."""
    for rule in ("fixed", "by_trump"):
        table = opened(game, "QS JD QH JC", bezique_cards=rule)
        assert allows(table, "bezique QS1 JD1") is (rule == "fixed")
        assert allows(table, "bezique QH1 JC1") is (rule == "by_trump")


def bezique_makes_trump(game: str) -> None:
    """M-1, N-2, X-12: before trumps, a bezique by trump suit fixes that suit, or there is none."""
    for makes in SWITCH:
        table = plain(game, bezique_cards="by_trump", bezique_makes_trump=makes)
        table.deal("QD JS")
        table.win(A)
        assert allows(table, "bezique QD1 JS1") is makes
        if makes:
            assert table.do(A, "declare bezique QD1 JS1")["trump"] == "D"


def partner_may_declare(game: str) -> None:
    """P-6: in the trick of his partner."""
    for may in SWITCH:
        table = plain(game, partner_may_declare=may)
        table.deal("", "", "AS AH AD AC")
        table.win(A)
        assert table.may(2, f"declare {ACES}") is may
        assert not table.may(1, f"declare {ACES}")


SHOWN: dict[str, Callable[[str], None]] = {
    each.__name__: each
    for each in (
        announce_pending,
        bezique_cards,
        bezique_makes_trump,
        bezique_upgrade,
        declare_at_start,
        declare_timing,
        double_marriage,
        expose_extra,
        marriage_after_quint,
        meld_needs_hand_card,
        partner_may_declare,
        quartet_suits,
        quint_after_marriage,
        repeat_rule,
        restricted_scope,
        restricted_until_tricks,
        single_double_lock,
    )
}
