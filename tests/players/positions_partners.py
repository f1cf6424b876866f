"""Positions of four players whose rules let partners declare for each other or combine their cards (P-6)."""

from __future__ import annotations

from tests.players.position import Position

IDLE = "7S 8S 9S 7D 8D 9D 7C"

FOR_EACH_OTHER = [
    Position(
        "declare the dearest in the partner's place", "declare four-aces", IDLE, leader=2, asks=0,
        others={0: "AS AH AD AC KC QC 9C"}, opportunity=True, veteran=True, turn_up="9H", rounds=8,
    ),
    Position(
        "begin with the marriage of a quint in the partner's place", "declare marriage KH1 QH1", IDLE, leader=2, asks=0,
        others={0: "AH TH KH QH JH 8C 9C"}, opportunity=True, veteran=True, turn_up="9H", rounds=10,
    ),
    Position(
        "declare oneself what the partner may not have", "declare four-kings", "KS KH KD KC 7S 8D 9C",
        opportunity=True, turn_up="9H", rounds=8,
    ),
]  # fmt: skip

TOGETHER = [
    Position(
        "make the bezique with the partner's jack", "declare bezique", "QS 7S 8S 9S 7D 8D 9D", tables={2: "JD"},
        opportunity=True, turn_up="9H", rounds=8,
    ),
    Position(
        "add the second pair to the partner's bezique", "declare double-bezique", "QS JD 7S 8S 9S 7D 8D",
        tables={2: "QS2 JD2"}, melds=[(0, "bezique QS2 JD2")], opportunity=True, turn_up="9H", rounds=8,
    ),
    Position(
        "make four aces out of both", "declare four-aces", "AS AH 7S 8S 9S 7D 8D", tables={2: "AD AC"},
        opportunity=True, turn_up="9H", rounds=8,
    ),
    Position(
        "spend a trump on a poor trick for the four aces of both", "9H", "AS AH 9H KS 8D 9D 7D 7S", trick="9C 7C 8C",
        leader=1, tables={2: "AD AC"}, veteran=True, turn_up="8H", rounds=2,
    ),
    Position(
        "take the last trick that serves for the bezique of both", "9H", "QS 9H TH AH 8D 9D 7D 7S", trick="9C 8C 7C",
        leader=1, tables={2: "JD"}, veteran=True, turn_up="8H", rounds=1,
    ),
    Position(
        "keep the queen that the partner's jack waits for", "QC KC", "QS QC KC TH AH KH QH JH", trick="KD 7D 8D2",
        leader=1, tables={2: "JD"}, gone="JD2 JD3", veteran=True, turn_up="9H", rounds=8,
    ),
]  # fmt: skip

BOTH = [
    Position(
        "make the bezique with the winner's jack in his place", "declare bezique", "7S 8S 9S 7D 8D 9D", table="JD",
        leader=2, asks=0, others={0: "QS KC QC 8S2 9C 8C TC"}, opportunity=True, veteran=True, turn_up="9H", rounds=8,
    ),
]  # fmt: skip

OPTIONS: list[tuple[dict[str, bool], list[Position]]] = [
    ({"partner_may_declare": True}, FOR_EACH_OTHER),
    ({"partner_combine": True}, TOGETHER),
    ({"partner_may_declare": True, "partner_combine": True}, FOR_EACH_OTHER + TOGETHER + BOTH),
]
