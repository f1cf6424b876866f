"""The rules engine on standard input and output: one JSON object a line in, exactly one out (the referee protocol)."""

import json
import sys
from typing import Final, TextIO

from bezique_desktop.cli.lines import NESTED, LineError, read_line
from bezique_desktop.cli.referee_state import state_of, view_of
from bezique_desktop.engine.actions import Action, parse_action
from bezique_desktop.engine.cards import NotationError, card_text, parse_card
from bezique_desktop.engine.events import Event, Pending, event_text
from bezique_desktop.engine.match import DealError, Match
from bezique_desktop.engine.options import OptionError
from bezique_desktop.engine.reasons import IllegalAction, Reason
from bezique_desktop.engine.record import record_text
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import UnknownGameError, rules_of

Answer = dict[str, object]

HELP: Final = """\
A request is one JSON object on a line: new, deal, do, may, state, view or record. A match and a deal come first:

  {"new": {"game": "classic"}}
  {"deal": {"seed": 1}}
  {"do": "play QS2", "seat": 0}
  {"view": 1}

The answer is {"ok": true, ...}, mostly with the state of the deal and what is legal in it, or
{"ok": false, "error": "illegal" or "request", "message": TEXT}, and then nothing has changed."""


class RequestError(ValueError):
    """A request cannot be understood or does not fit the moment; nothing has changed."""


class Referee:
    """One conversation: a match at a time, started with ``new``."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def answer(self, line: str) -> str:
        """The answer to one line; never raises."""
        try:
            reply = self._reply(line)
        except IllegalAction as refused:
            reply = {"ok": False, "error": "illegal", **_refusal(refused.reason)}
        except (LineError, RequestError, NotationError, OptionError, UnknownGameError, DealError) as error:
            reply = {"ok": False, "error": "request", "message": str(error)}
        except RecursionError:
            reply = {"ok": False, "error": "request", "message": NESTED}
        return json.dumps(reply, ensure_ascii=True)

    def _reply(self, line: str) -> Answer:
        request = read_line(line)
        for verb, handler in (
            ("new", self._new),
            ("deal", self._deal),
            ("do", self._do),
            ("may", self._may),
            ("state", self._state),
            ("view", self._view),
            ("record", self._record),
        ):
            if verb in request:
                return handler(request)
        raise RequestError("unknown request; known are new, deal, do, may, state, view and record")

    def _new(self, request: Answer) -> Answer:
        body = _object(request, "new", {"game", "options", "names", "match"})
        game = body.get("game")
        if not isinstance(game, str):
            raise RequestError("new.game: expected the id of a game")
        options = body.get("options", {})
        if not isinstance(options, dict):
            raise RequestError("new.options: expected an object")
        rules = changed(rules_of(game), options)
        names = body.get("names", [f"seat {seat}" for seat in range(rules.players)])
        if (
            not isinstance(names, list)
            or len(names) != rules.players
            or not all(isinstance(name, str) for name in names)
        ):
            raise RequestError(f"new.names: expected {rules.players} names")
        number = _whole(body.get("match", 1), "new.match", 1)
        self.match = Match(rules, names, number, number)
        return {"ok": True, "game": rules.game, "options": rules.options}

    def _deal(self, request: Answer) -> Answer:
        body = _object(request, "deal", {"dealer", "deck", "seed", "cut", "guess"})
        match = self._running()
        dealer = None if body.get("dealer") is None else _whole(body["dealer"], "deal.dealer", 0)
        seed = None if body.get("seed") is None else _whole(body["seed"], "deal.seed", None)
        cut, guess = (
            None if body.get(name) is None else _whole(body[name], f"deal.{name}", 0) for name in ("cut", "guess")
        )
        deck = _deck(body["deck"]) if body.get("deck") is not None else None
        if deck is None and seed is None:
            raise RequestError("deal: give a deck or a seed")
        match.start_deal(dealer, deck, seed, cut, guess)
        reply: Answer = {"ok": True, "state": state_of(match)}
        if deck is None:
            reply["deck"] = [card_text(card) for card in match.entries[-1].deck]
        return reply

    def _do(self, request: Answer) -> Answer:
        match = self._dealt()
        seat, action = self._order(match, request, "do")
        events = match.play(seat, action)
        return {"ok": True, "events": _texts(events), "state": state_of(match)}

    def _may(self, request: Answer) -> Answer:
        match = self._dealt()
        seat, action = self._order(match, request, "may")
        reason = match.refusal(seat, action)
        return {"ok": True, "legal": True} if reason is None else {"ok": True, "legal": False, **_refusal(reason)}

    def _state(self, request: Answer) -> Answer:
        if request["state"] is not True:
            raise RequestError("state: expected true")
        return {"ok": True, "state": state_of(self._dealt())}

    def _view(self, request: Answer) -> Answer:
        match = self._dealt()
        return {"ok": True, "state": view_of(match, _seat(match, request["view"], "view"))}

    def _record(self, request: Answer) -> Answer:
        if request["record"] is not True:
            raise RequestError("record: expected true")
        return {"ok": True, "record": record_text(self._running())}

    def _order(self, match: Match, request: Answer, verb: str) -> tuple[int, Action]:
        text = request[verb]
        if not isinstance(text, str):
            raise RequestError(f"{verb}: expected an action as text")
        return _seat(match, request.get("seat"), "seat"), parse_action(text)

    def _running(self) -> Match:
        if self.match is None:
            raise RequestError("no match yet; start one with new")
        return self.match

    def _dealt(self) -> Match:
        match = self._running()
        if match.deal is None:
            raise RequestError("no deal yet; start one with deal")
        return match


def _refusal(reason: Reason) -> Answer:
    return {"reason": reason.value, "message": f"the rules refuse this: {reason.value.replace('-', ' ')}"}


def _object(request: Answer, name: str, known: set[str]) -> Answer:
    body = request[name]
    if not isinstance(body, dict):
        raise RequestError(f"{name}: expected an object")
    strange = sorted(set(body) - known)
    if strange:
        raise RequestError(f"{name}: unknown entry {strange[0]!r}")
    return body


def _whole(value: object, path: str, least: int | None) -> int:
    if type(value) is not int or (least is not None and value < least):
        raise RequestError(f"{path}: expected a whole number" + ("" if least is None else f" from {least}"))
    return value


def _seat(match: Match, value: object, path: str) -> int:
    seat = _whole(value, path, 0)
    if seat >= match.rules.players:
        raise RequestError(f"{path}: there is no seat {seat}")
    return seat


def _texts(events: list[Event]) -> list[str]:
    """Events as text; what is pending stands in the state that goes with them."""
    return [event_text(event) for event in events if not isinstance(event, Pending)]


def _deck(value: object) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise RequestError("deal.deck: expected a list of cards")
    return [parse_card(word) for word in value]


def run(source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> int:
    """Answer line by line until the end of input; returns the exit status."""
    referee = Referee()
    for line in source:
        target.write(referee.answer(line) + "\n")
        target.flush()
    return 0
