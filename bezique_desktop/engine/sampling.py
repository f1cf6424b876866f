"""A full deal that a view could belong to: what a computer player imagines, and nothing that it may not know."""

from bezique_desktop.engine.cards import HIDDEN, pack
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import NO_CARD, Deal
from bezique_desktop.engine.dealing import new_deal
from bezique_desktop.engine.history import History
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.views import SeatView


def unseen(view: SeatView) -> list[int]:
    """The cards that this seat has not seen: those of the talon and the hidden ones of the other hands."""
    gone = set(view.played) | set(view.trick) | {view.turn_up}
    for cards in view.hands + view.shown:
        gone.update(cards)
    return [card for card in pack(view.rules.packs, view.rules.lowest_rank) if card not in gone]


def sample(view: SeatView, mechanics: Mechanics, chance: Chance) -> Deal:
    """A deal with the unseen cards placed at random; the view of its seat equals the given one."""
    hidden = unseen(view)
    chance.shuffle(hidden)
    return deal_with(view, mechanics, hidden)


def deal_with(view: SeatView, mechanics: Mechanics, hidden: list[int]) -> Deal:
    """The deal in which the unseen cards lie in this order: first the other hands, seat by seat, then the talon from
    its top."""
    deal = new_deal(mechanics, view.dealer, view.banned, list(view.totals))
    deal.phase, deal.to_act, deal.leader = view.phase, view.to_act, view.leader
    deal.trump, deal.turn_up = view.trump, view.turn_up
    deal.banned = view.banned
    deal.opportunity, deal.declared, deal.seven_used = view.opportunity, view.declared, view.seven_used
    deal.trick, deal.played = list(view.trick), list(view.played)
    deal.leaders, deal.takers, deal.scores = list(view.leaders), list(view.takers), list(view.scores)
    deal.asked, deal.closed_by, deal.announced = view.asked, view.closed_by, view.announced
    deal.rights = [view.right if seat == view.seat else seat == view.asked for seat in range(mechanics.seats)]
    deal.last_drawn = [view.last_drawn if seat == view.seat else NO_CARD for seat in range(mechanics.seats)]
    for taker in deal.takers:
        deal.side_tricks[taker % mechanics.sides] += 1
    top = 0
    for seat in range(mechanics.seats):
        wanted = view.hands[seat].count(HIDDEN)
        deal.holdings.append(_holding(view, seat, hidden[top : top + wanted]))
        top += wanted
    deal.talon = hidden[top:]
    for melds, sevens in zip(view.melds, view.sevens, strict=True):
        deal.histories.append(_history(melds, sevens))
    _count_captured(deal)
    return deal


def _holding(view: SeatView, seat: int, hidden: list[int]) -> Holding:
    holding = Holding()
    for card in view.shown[seat]:
        holding.take(card)
        holding.show(card)
    for card in view.hands[seat]:
        if card != HIDDEN:
            holding.take(card, seat != view.seat)
    for card in hidden:
        holding.take(card)
    return holding


def _history(melds: tuple[tuple[int, tuple[int, ...]], ...], sevens: tuple[int, ...]) -> History:
    history = History()
    for kind, cards in melds:
        history.enter(kind, cards)
    for card in sevens:
        history.mark_seven(card)
    return history


def _count_captured(deal: Deal) -> None:
    """Card points that are public and not yet credited, where they are counted at the end of the deal."""
    m = deal.m
    if m.per_trick or deal.over:
        return
    for index, card in enumerate(deal.played):
        deal.captured[deal.takers[index // m.seats] % m.sides] += m.card_points[card & 31]
