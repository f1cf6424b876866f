"""Positions for tests: cards by text, and deals put together from hands, turn-up and talon."""

import tomllib

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import NO_SUIT, SUITS, pack, parse_card
from bezique_desktop.engine.deal import Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.engine.rules_file import rules_from
from bezique_desktop.games.catalogue import FOLDER, rules_of


def cards(text: str) -> list[int]:
    """Cards from words: ``QS1 JD2``."""
    return [parse_card(word) for word in text.split()]


def holding(hand: str, shown: str = "") -> Holding:
    """A holding with these cards."""
    made = Holding()
    for card in cards(shown):
        made.take(card)
        made.show(card)
    for card in cards(hand):
        made.take(card)
    return made


def opportunity(game: str, trump: str, hand: str, shown: str = "", tricks: int = 8, **options: object) -> Deal:
    """Seat 0 has an opportunity with this holding, after so many tricks of its own; the other seats hold what is left
    over."""
    return position(changed(rules_of(game), options), trump, hand, shown, tricks)


def position(rules: Rules, trump: str, hand: str, shown: str = "", tricks: int = 8) -> Deal:
    """The same by any rules."""
    mechanics = Mechanics(rules)
    deal = new_deal(mechanics, 1, NO_SUIT, [0] * mechanics.sides)
    own = holding(hand, shown)
    rest = [card for card in pack(mechanics.rules.packs) if not own.holds(card)]
    deal.trump = SUITS.index(trump) if trump else NO_SUIT
    if mechanics.turn_up:
        deal.turn_up = next(card for card in rest if (card >> 3) & 3 == deal.trump and card & 7)
        rest.remove(deal.turn_up)
    deal.holdings = [own] + [Holding() for _ in range(1, mechanics.seats)]
    for other in deal.holdings[1:]:
        for _ in range(8):
            other.take(rest.pop())
    deal.histories = [History() for _ in range(mechanics.owners)]
    deal.talon = rest[:20]
    deal.takers = [0] * tricks
    deal.side_tricks[0] = tricks
    deal.leaders = [0] * tricks
    deal.to_act = deal.leader = 0
    deal.opportunity = True
    return deal


def refusal(deal: Deal, text: str, seat: int = 0) -> Reason | None:
    """Why this action would be refused."""
    return deal.refusal(seat, parse_action(text))


def again(deal: Deal) -> None:
    """Give the seat to act a new opportunity, as after another trick won."""
    deal.opportunity, deal.declared, deal.seven_used = True, False, False


def partners(**options: object) -> Rules:
    """Classic rules for four players in two partnerships with three packs, and these options (P-1)."""
    document = tomllib.loads((FOLDER / "classic.toml").read_text(encoding="utf-8"))
    document["table"].update(players=4, sides=2, packs=3, variant="P")
    document["points"]["triple_bezique"] = 1500
    document["match"]["triple_bezique_wins"] = False
    document["scoring"]["split_last_trick"] = False
    document["declaring"].update(partner_may_declare=False, partner_combine=False, restricted_until_tricks=0)
    return changed(rules_from(document), options)


def six_packs(**options: object) -> Rules:
    """Rules for two players with six packs, every quartet and bezique, trumps turned up."""
    document = tomllib.loads((FOLDER / "classic.toml").read_text(encoding="utf-8"))
    document["table"].update(packs=6)
    document["points"].update(triple_bezique=1500)
    for name, points in zip(("aces", "tens", "kings", "queens", "jacks"), (1000, 900, 800, 600, 400), strict=True):
        document["points"][f"four_trump_{name}"] = points
    document["declaring"].update(trump_quartets=True, restricted_until_tricks=0)
    document["scoring"].update(quadruple_bezique_points=4000)
    return changed(rules_from(document), options)


def three_hands() -> Rules:
    """Classic rules for three players, each for himself, to 1500 (T-1)."""
    document = tomllib.loads((FOLDER / "classic.toml").read_text(encoding="utf-8"))
    document["table"].update(players=3, sides=3, packs=3)
    document["points"]["triple_bezique"] = 1500
    document["match"]["target"] = 1500
    return rules_from(document)


def deck_of(game: str, *hands: str) -> list[int]:
    """A deck that deals these hands card by card, the eldest first; what is left follows in order."""
    rest = [card for card in pack(rules_of(game).packs) if not any(card in cards(hand) for hand in hands)]
    return [card for each in zip(*map(cards, hands), strict=True) for card in each] + rest


KINGS_AND_QUEENS = (
    "7C1 7C2 7C3 8C1 8C2 8C3 7D1 7D2 8D1 8D2 9D2 JS1",
    "KS1 KH1 KD1 KC1 QS1 QH1 QD1 QC1 AC1 AC2 AC3 9D1",
)
"""Hands of six-deck Bézique: the dealer wins tricks with aces and has four kings, then four queens to score."""
FOUR_MARRIAGES = (
    *("1 play 7C1", "0 play AC1", "0 declare four-kings KS1 KH1 KD1 KC1", "0 draw"),
    *("0 play AC2", "1 play 7C2", "0 declare four-queens QS1 QH1 QD1 QC1"),
)
"""What is done with them until four marriages wait before the dealer (M-11)."""
