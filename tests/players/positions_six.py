"""Positions of six-deck: what every sensible player does. Hearts are trumps, QH and JC the bezique."""

from __future__ import annotations

from tests.players.position import Position

POSITIONS = {
    "six-deck": [
        Position("show a carte blanche", "carte-blanche", "7S 8S 9S TS AS 7D 8D 9D TD 7C 8C 9C", rounds=84, trump="",
                 asked=True),
        Position("lead what is worth nothing", "7D", "QH JC JC2 QH2 KH AH TH AS AD AC KS 7D", rounds=60),
        Position(
            "make trumps with the marriage that the sequence may follow", "declare marriage",
            "AH TH KH QH JH 7S 8S 9S 7D 8D 9C",
            trump="", rounds=70, opportunity=True,
        ),
        Position(
            "score the bezique first and double it later", "declare bezique", "QH QH2 JC JC2 7S 8S 9S 7D 8D 9D 7C",
            rounds=60, opportunity=True,
        ),
        Position(
            "double a bezique that lies on the table", "declare double-bezique", "QH2 JC2 7S 8S 9S 7D 8D 9D 7C",
            table="QH JC", melds=[(0, "bezique QH1 JC1")], rounds=50, opportunity=True,
        ),
        Position(
            "score the dearest at the last chance", "declare four-trump-aces", "AH AH2 AH3 AH4 7S 8S 9S 7D 8D 9D 7C",
            rounds=1, opportunity=True,
        ),
        Position(
            "keep the cards of a bezique for the next", "7S 8S", "7S 8S AS TS AD TD KD KS", table="QH JC QH2 JC2",
            melds=[(0, "bezique QH1 JC1"), (0, "double-bezique QH1 QH2 JC1 JC2")], rounds=50,
        ),
        Position(
            "keep what lies ready on the table", "9S", "9S AS TS AD TD JC QH AC2 TC", table="QS QD QC",
            melds=[(0, "four-queens QS1 QD1 QC1 QH2")], rounds=50,
        ),
        Position(
            "take a trick to declare a double bezique", "KD AD", "QH QH2 JC JC2 KD AD 7S 8S 9S 7C 8C 9C", trick="9D",
            leader=1, rounds=30, melds=[(0, "bezique QH1 JC1")],
        ),
        Position(
            "keep the ten from a trick that nothing takes", "7S", "TS 7S QH JC AD AC TD TC KD KC QD QC", trick="AS",
            leader=1,
            rounds=40,
        ),
        Position(
            "play a card of the suit led that is worth nothing to an ace of trumps", "8D",
            "8D QH JC KH AS AD AC TS KS KC KD QH2",
            trick="AH", leader=1, rounds=40,
        ),
        Position("keep the ace of trumps for the last trick", "7C", "AH 7C", others={1: "KH 8C"}),
    ],
}  # fmt: skip
