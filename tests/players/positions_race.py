"""Positions of Sixty-Six: what every sensible player does. Hearts are trumps."""

from __future__ import annotations

from tests.players.position import Position

POSITIONS = {
    "sixty-six": [
        Position("announce the marriage in trumps before another", "declare marriage KH1 QH1", "KH QH KS QS 9D JC",
                 rounds=5, turn_up="JH", scores=(10, 10)),
        Position("exchange the nine", "exchange 9H1", "9H JS QD KC TD JC", rounds=4, turn_up="AH", scores=(10, 20)),
        Position("lead the king where four points more win", "KS", "KS QS AH", announced="S", scores=(62, 50),
                 others={1: "9S JD 9D"}),
        Position("lead the queen where the ace takes it", "QS", "KS QS 9D", announced="S", scores=(40, 30),
                 others={1: "AS AH TH"}),
        Position("close with all the tricks in hand", "close", "AH TH KH AS TS AD", rounds=4, turn_up="9H",
                 scores=(20, 10)),
        Position("keep the talon open with nothing in hand", "9D JC 9S", "9D JC 9S QD KC JS", rounds=4, turn_up="KH",
                 scores=(0, 10)),
        Position("claim with 66", "claim", "AH TH KH AS TS AD", rounds=2, turn_up="9H", scores=(66, 20),
                 s_claim="manual"),
        Position("claim nothing with 65", "9D JC 9S", "9D JC 9S QD KC JS", rounds=2, turn_up="9H",
                 scores=(65, 20), s_claim="manual"),
        Position("throw a nine to an ace that nothing takes", "9D", "9D TS KS QC KD JC", trick="AS", leader=1,
                 rounds=4, turn_up="9H", gone="JH QH KH TH"),
        Position("trump a ten", "JH 9H", "JH AS QD KD 9D QC", trick="TC", leader=1, rounds=3, turn_up="9H"),
        Position("take a ten with the ace", "AC", "AC QS QD KD 9D 9C", trick="TC", leader=1, rounds=3, turn_up="9H"),
        Position("take the trick that wins the deal, not the dearer one later", "AD", "AD 9H", trick="TD", leader=1,
                 scores=(46, 60), others={1: "TH"}),
        Position("take 33 first where the deal is lost", "AS", "AS 9D 9C", scores=(23, 60),
                 others={1: "JS AD AC"}),
    ],
}  # fmt: skip
