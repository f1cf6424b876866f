"""A seat's view as plain values that JSON can carry, and back again.

The plain view is an object with the fields of :class:`~bezique_desktop.engine.views.SeatView` and these spellings: a
card is its text (``QS1``, ``??`` if it is hidden), a suit its letter or null, a card or seat that there is not is
null, the phase is ``open``, ``end`` or ``over``, an action its text (``play QS1``), a scored declaration the text of
the act (``declare marriage KH1 QH1``) and a kind its label (``marriage H``). ``game`` and ``options`` name the rules.
``format`` is :data:`FORMAT`; it rises with every change that a reader must know of.
"""

from collections.abc import Callable, Iterable
from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import SUITS, card_text
from bezique_desktop.engine.deal import PHASES
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.options import OptionError
from bezique_desktop.engine.rules import Rules, changed
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.plain import Plain, PlainReader, ProtocolError

FORMAT: Final = 1

Games = Callable[[str], Rules]
"""Finds the rules of a game by its id; raises ``ValueError`` for an unknown one."""


def view_to_plain(view: SeatView) -> Plain:
    """The view as plain values."""
    rules = view.rules
    return {
        "format": FORMAT,
        "game": rules.game,
        "options": {name: rules.options[name] for name in sorted(rules.offered)},
        "seat": view.seat,
        "match_number": view.match_number,
        "deal_number": view.deal_number,
        "dealer": view.dealer,
        "phase": PHASES[view.phase],
        "to_act": _or_null(view.to_act),
        "leader": _or_null(view.leader),
        "trump": _suit(view.trump),
        "banned": _suit(view.banned),
        "turn_up": _card(view.turn_up),
        "talon": view.talon,
        "hands": [_cards(hand) for hand in view.hands],
        "shown": [_cards(shown) for shown in view.shown],
        "trick": _cards(view.trick),
        "played": _cards(view.played),
        "leaders": list(view.leaders),
        "takers": list(view.takers),
        "scores": list(view.scores),
        "totals": list(view.totals),
        "melds": [[str(Action(Verb.DECLARE, kind, cards)) for kind, cards in melds] for melds in view.melds],
        "sevens": [_cards(sevens) for sevens in view.sevens],
        "opportunity": view.opportunity,
        "declared": view.declared,
        "seven_used": view.seven_used,
        "last_drawn": _card(view.last_drawn),
        "asked": _or_null(view.asked),
        "right": view.right,
        "closed_by": _or_null(view.closed_by),
        "announced": _suit(view.announced),
        "pending": [[KINDS[kind].label for kind in kinds] for kinds in view.pending],
        "legal": [str(action) for action in view.legal],
    }


def view_from_plain(plain: Plain, games: Games) -> SeatView:
    """The view that these plain values mean; raises :class:`ProtocolError` if they are none."""
    reader = PlainReader(plain)
    if reader.number("format") != FORMAT:
        raise ProtocolError(f"format: this program reads format {FORMAT}")
    view = SeatView(
        seat=reader.number("seat"),
        rules=_rules(reader, games),
        match_number=reader.number("match_number"),
        deal_number=reader.number("deal_number"),
        dealer=reader.number("dealer"),
        phase=reader.phase("phase"),
        to_act=reader.number_or_none("to_act"),
        leader=reader.number_or_none("leader"),
        trump=reader.suit("trump"),
        banned=reader.suit("banned"),
        turn_up=reader.card("turn_up"),
        talon=reader.number("talon"),
        hands=reader.card_lists("hands"),
        shown=reader.card_lists("shown"),
        trick=reader.cards("trick"),
        played=reader.cards("played"),
        leaders=reader.numbers("leaders"),
        takers=reader.numbers("takers"),
        scores=reader.numbers("scores"),
        totals=reader.numbers("totals"),
        melds=reader.melds("melds"),
        sevens=reader.card_lists("sevens"),
        opportunity=reader.switch("opportunity"),
        declared=reader.switch("declared"),
        seven_used=reader.switch("seven_used"),
        last_drawn=reader.card("last_drawn"),
        asked=reader.number_or_none("asked"),
        right=reader.switch("right"),
        closed_by=reader.number_or_none("closed_by"),
        announced=reader.suit("announced"),
        pending=reader.kinds("pending"),
        legal=reader.actions("legal"),
    )
    _check(view)
    return view


def _check(view: SeatView) -> None:
    seats, sides = view.rules.players, view.rules.sides
    if not 0 <= view.seat < seats:
        raise ProtocolError(f"seat: the game has seats 0 to {seats - 1}")
    if len(view.hands) != seats or len(view.shown) != seats:
        raise ProtocolError(f"hands, shown: expected {seats} lists")
    if len(view.scores) != sides or len(view.totals) != sides:
        raise ProtocolError(f"scores, totals: expected {sides} numbers")
    owners = view.rules.owners
    if len(view.melds) != owners or len(view.sevens) != owners:
        raise ProtocolError(f"melds, sevens: expected {owners} lists")


def _rules(reader: PlainReader, games: Games) -> Rules:
    options = reader.value("options")
    if not isinstance(options, dict):
        raise ProtocolError("options: expected an object")
    game = reader.text(reader.value("game"), "game")
    try:
        rules = games(game)
        return changed(rules, {str(name): options[name] for name in options})
    except OptionError as error:
        raise ProtocolError(f"options: {error}") from error
    except ValueError as unknown:
        raise ProtocolError(f"game: {unknown}") from unknown


def _or_null(number: int) -> int | None:
    return None if number < 0 else number


def _suit(suit: int) -> str | None:
    return None if suit < 0 else SUITS[suit]


def _card(card: int) -> str | None:
    return None if card < 0 else card_text(card)


def _cards(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]
