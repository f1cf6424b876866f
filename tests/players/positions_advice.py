"""For each piece of advice that the old descriptions give, a position in which a hint gives it."""

from __future__ import annotations

from tests.players.position import Position

ADVICE: dict[str, tuple[str, Position]] = {
    "keep-royals": (
        "program-long",
        Position("the queen of clubs waits for its king, the king of diamonds in vain", "KD", "QC KD AS AD AC TS TD TC",
                 trick="AH", leader=1, turn_up="8H", rounds=20, gone="QD1 QD2 KS1 KS2 JC1 JC2"),
    ),
    "keep-aces": (
        "program-long",
        Position("three aces wait for the fourth", "7C", "AS AD AC 7C TC 8C 9S 8D", trick="KS", leader=1,
                 turn_up="8H", rounds=20),
    ),
    "keep-bezique-cards": (
        "program-long",
        Position("the jack waits for the queen of spades", "QC", "JD QC AS AD AC TS TD TC", trick="AH", leader=1,
                 turn_up="8H", rounds=20, gone="KC1 KC2"),
    ),
    "spare-jack": (
        "program-long",
        Position("the jack of clubs makes nothing", "JC", "JC TS AS AH TH 9H TD AD", turn_up="8H", rounds=8,
                 gone="JS1 JS2 JH1 JH2 QC1 QC2"),
    ),
    "long-suit": (
        "four-handed",
        Position("five spades, which the others have to follow", "7S", "7S 8S 9S TS JS 9H TD 8D"),
    ),
    "wanted-twice": (
        "program-long",
        Position("the queen serves bezique and marriage", "QD", "QS QD AH TH AS AD KH TC", turn_up="8H", rounds=20,
                 gone="KD1 KD2"),
    ),
    "not-at-any-price": (
        "program-long",
        Position("the ace of a kind takes the ten", "AC", "AC AS AD 7S 8S 9D 8D 9S", trick="TC", leader=1,
                 turn_up="8H", rounds=12),
    ),
    "trump-control": (
        "program-long",
        Position("the trumps stay", "TC", "AH TH KH 9H TC AD AD2 AC", turn_up="8H", rounds=2),
    ),
    "win-to-declare": (
        "program-long",
        Position("four aces wait", "JC", "AS AH AD AC JC 7S 8D 9D", trick="9C", leader=1, turn_up="8H", rounds=12),
    ),
    "cheapest-discard": (
        "program-long",
        Position("nothing else", "7S", "7S 8D 9C 9D 8S 9S 8C 7C", trick="AC2", leader=1, turn_up="8H", rounds=20),
    ),
    "win-with-counter": (
        "program-long",
        Position("the ten comes home", "TC", "TC 7S 8S 9S 7D 8D 9D JS", trick="7C", leader=1, turn_up="8H", rounds=20),
    ),
    "aces-served": (
        "program-long",
        Position("a scored ace takes the ten", "AC", "7S 8S 9D 8D", table="AS AH AD AC", trick="TC", leader=1,
                 turn_up="8H", rounds=12, melds=[(0, "four-aces AS1 AH1 AD1 AC1")]),
    ),
    "keep-trump-ace": (
        "program-long",
        Position("the quint wants the ace that could take the ten of trumps", "TS TD", "KH QH JH TS TD",
                 table="AS AH AD", trick="TH2", leader=1, turn_up="8H", rounds=12,
                 melds=[(0, "four-aces AS1 AH1 AD1 AC1")]),
    ),
    "already-scored": (
        "program-long",
        Position("king and queen have served in a marriage", "KC QC", "AH TH AS AD TD", table="KC QC KH", turn_up="8H",
                 rounds=12, melds=[(0, "marriage KC1 QC1")], gone="QS1 QS2 QD1 QD2 QH1 QH2 JC1 JC2 KS1 KS2 KD1 KD2"),
    ),
    "deny-late": (
        "program-long",
        Position("four aces lie on the other side", "9H TH", "9H TH 7S 8S 9S 7D 8D 9D", trick="9C", leader=1,
                 tables={1: "AS AD AC AH"}, turn_up="8H", rounds=3),
    ),
    "last-trick": (
        "program-long",
        Position("the trump wins the last trick", "7C", "9H 7C", others={1: "8C 8S"}),
    ),
    "lowest-trump": (
        "program-long",
        Position("the nine is enough", "9H", "9H TH AH 8S 9S 7D 8D 9D", trick="AC", leader=1, turn_up="8H", rounds=20),
    ),
    "ace-takes-ten": (
        "card-points",
        Position("eleven and ten", "AH", "AH TS AS TD AD TS2 TC2 TD2", trick="TC", leader=1, turn_up="9H", rounds=20,
                 gone="AC1 AC2 AS2 AD2 AH2 JH1 JH2"),
    ),
    "higher-card": (
        "program-long",
        Position("the ace beats the ten", "AC", "AC 7S 8S 9D 8D 9S JS 7D", trick="TC", leader=1, turn_up="8H",
                 rounds=3),
    ),
}  # fmt: skip
