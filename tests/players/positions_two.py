"""Positions of the games for two with two packs: what every sensible player does."""

from __future__ import annotations

from tests.players.position import Position

LOW = "7S 8S 9S 7D 8D 9D 7C 8C"

ALWAYS = [
    Position("lead what is worth nothing", "7C", "AS TD KH QS JD 7C AH TH", turn_up="8H", rounds=24),
    Position(
        "keep the ten from an ace that no trump is there to take", "8S", "TC KD QS JD KS 8S QC AD", trick="AC",
        leader=1, turn_up="9H", rounds=20,
    ),
    Position(
        "take a low card with the ten of its suit", "TC", "TC 7S 8S 9S 7D 8D 9D JS", trick="7C", leader=1,
        turn_up="8H", rounds=20,
    ),
    Position(
        "take an ace with a low trump", "8H", "8H 7S 8S 9S 7D 8D 9D JS", trick="AC", leader=1, turn_up="9H",
        rounds=20,
    ),
    Position(
        "throw another jack than that of diamonds while the bezique may come", "JC", "QS JD JC KD QD AH TH AS",
        turn_up="8H", rounds=20,
    ),
    Position(
        "throw the queen that is needed for less", "QC", "QS QC JD AH TH AS AD KH", turn_up="8H", rounds=20,
        gone="KC1 KC2",
    ),
    Position(
        "take a trick to declare four aces", "JC KH", "AS AH AD AC JC KH 8D 9D", trick="9C", leader=1, turn_up="8H",
        rounds=12,
    ),
    Position(
        "end with the trump, not before, for the last trick", "7C", "9H 7C", others={1: "8C 8S"},
    ),
    Position(
        "save the ten from the ace of the other hand", "7C", "TC 7C 9D", trick="AC", leader=1, others={1: "7S 8S"},
    ),
]  # fmt: skip

BEFORE_THE_DRAW = [
    Position(
        "take the last trick before the talon is gone, a combination waits", "AD", "QS JD AD 7C 8C 9C 7S 8S",
        trick="8D", leader=1, rounds=1, turn_up="9H",
    ),
    Position(
        "take the lead that the fourth trick brings rather than nothing", "8H", "KS QS 8H 7D 8D 9D 7S 8S", trick="TC",
        leader=1, rounds=10, turn_up="9H",
    ),
]  # fmt: skip

ON_LEAD = [
    Position(
        "declare the dearest where only one more chance comes", "declare four-aces AS1 AH1 AD1 AC1",
        "AS AH AD AC KC QC 7D", drawn="8D", opportunity=True, rounds=2, turn_up="9H",
    ),
    Position(
        "throw low to a trick that nothing takes", "7C 8C 9C", "QS JD 7C 8C2 9C2 KD QD TC", trick="AH2", leader=1,
        rounds=4, turn_up="9H",
    ),
]  # fmt: skip

WITH_SEVEN = [
    Position(
        "exchange the seven for a king of trumps", "exchange 7H1", "7H 8S 9S 7D 8D 9D 7C", opportunity=True,
        turn_up="KH", rounds=20, drawn="8D2",
    ),
    Position(
        "declare the marriage before the quint that may follow", "declare marriage KH1 QH1", "AH TH KH QH JH 8C 9C",
        opportunity=True, turn_up="9H", rounds=20, veteran=True, drawn="8D",
    ),
]  # fmt: skip

WITHOUT_TRUMP = [
    Position(
        "make the long suit trumps", "declare marriage KH1 QH1", "AH TH KH QH KS QS 7D", trump="", opportunity=True,
        rounds=20, veteran=True,
    ),
    Position(
        "declare the trump marriage before the quint that may follow", "declare marriage KH2 QH2",
        "AH TH KH2 QH2 JH 8C 9C", opportunity=True, rounds=15, veteran=True,
    ),
]  # fmt: skip

POSITIONS = {
    "program-long": ALWAYS + WITH_SEVEN + ON_LEAD,
    "program-short": ALWAYS + WITH_SEVEN + ON_LEAD,
    "classic": ALWAYS + WITH_SEVEN + BEFORE_THE_DRAW,
    "card-points": ALWAYS + WITH_SEVEN + BEFORE_THE_DRAW,
    "trumpless": ALWAYS + WITHOUT_TRUMP + BEFORE_THE_DRAW,
}
