"""Positions of the games for three and four with three packs: what every sensible player does."""

from __future__ import annotations

from tests.players.position import Position

ALWAYS = [
    Position("lead what is worth nothing", "7C", "AS TD KH QS JD 7C AH TH", turn_up="8H", rounds=12),
    Position(
        "throw another jack than that of diamonds while the bezique may come", "JC", "QS JD JC KD QD AH TH AS",
        turn_up="8H", rounds=14,
    ),
    Position(
        "declare the marriage before the quint that may follow", "declare marriage KH1 QH1", "AH TH KH QH JH 8C 9C",
        opportunity=True, turn_up="9H", rounds=10, veteran=True,
    ),
    Position(
        "hold on to two beziques for a third", "7C", "QS QS2 JD JD2 7C AH TH AS", turn_up="9H", rounds=12,
        melds=[(0, "double-bezique QS1 QS2 JD1 JD2")],
    ),
]  # fmt: skip

THREE = [
    Position(
        "as last take a rich trick with a low trump", "7H", "7H 7S 8S 9S 7D 8D 9D KS", trick="TC AC", leader=1,
        turn_up="9H", rounds=14,
    ),
    Position(
        "keep the ten from a trick that a higher card holds", "7D", "TC KD QS JD KS 7D QC AD", trick="AC KC",
        leader=1, turn_up="9H", rounds=14,
    ),
    Position(
        "as last take what lies there with the ten", "TC", "TC 7S 8S 9S 7D 8D 9D JS", trick="7C KC", leader=1,
        turn_up="9H", rounds=14,
    ),
    Position(
        "leave a poor trick that would cost a trump", "7D 8D 7S 9S", "KH 7D 8D KS 7S 9S AH TH", trick="8C 9C", leader=1,
        turn_up="9H", rounds=14,
    ),
    Position(
        "take a trick to declare four aces", "JC KH", "AS AH AD AC JC KH 8D 9D", trick="9C 7C", leader=1,
        turn_up="8H", rounds=8,
    ),
    Position(
        "in the last tricks throw the lowest under a higher card", "7C", "TC 7C 9C", trick="AC KC", leader=1,
        others={1: "7S 8S", 2: "7D 8D"},
    ),
]  # fmt: skip

FOUR = [
    Position(
        "give the ten to the partner's sure trick", "TC AC", "TC 7C 8S 9S 7D 8D 9D JS", trick="9D2 AH2 8D2", leader=1,
        turn_up="9H", rounds=10,
    ),
    Position(
        "give the partner nothing that a combination needs", "7C 7D 8D 9S 8C2", "7C QS JD 7D KH 8D 9S 8C2",
        trick="9C AC 8C",
        leader=1, turn_up="9H", rounds=10,
    ),
    Position(
        "do not trump the partner's ace", "9D TC", "8H KH 9D 9D2 TC QS JD KS", trick="8S AS 7S", leader=1,
        turn_up="9H", rounds=10,
    ),
    Position(
        "keep the ten from a trick that the opponents hold", "7D", "TC KD QS JD KS 7D QC AD", trick="7C KC AC",
        leader=1, turn_up="9H", rounds=10,
    ),
    Position(
        "take from the opponents what the partner could not", "7H", "7H 7S 8S 9S 7D 8D 9D QS", trick="TC 7C AC",
        leader=1, turn_up="9H", rounds=10,
    ),
    Position(
        "take a trick to declare four aces", "JC KH", "AS AH AD AC JC KH 8D 9D", trick="9C 7C 8C", leader=1,
        turn_up="8H", rounds=6,
    ),
]  # fmt: skip

WITH_SEVEN = [
    Position(
        "exchange the seven for a king of trumps", "exchange 7H1", "7H 8S 9S 7D 8D 9D 7C", opportunity=True,
        turn_up="KH", rounds=10,
    ),
]  # fmt: skip

WITHOUT_TRUMP = [
    Position(
        "make the long suit trumps", "declare marriage KH1 QH1", "AH TH KH QH KS QS 7D", trump="", opportunity=True,
        rounds=10, veteran=True,
    ),
]  # fmt: skip

POSITIONS = {
    "three-handed": ALWAYS + THREE + WITH_SEVEN,
    "four-handed": ALWAYS + FOUR + WITH_SEVEN,
    "trumpless-three": ALWAYS + THREE + WITHOUT_TRUMP,
    "trumpless-four": ALWAYS + FOUR + WITHOUT_TRUMP,
}
