"""A match as text: one line an action, readable, the options whole; read back through the checked door."""

from bezique_desktop.engine.actions import parse_action
from bezique_desktop.engine.cards import NotationError, card_text, parse_card
from bezique_desktop.engine.match import DealError, Entry, Match
from bezique_desktop.engine.options import OPTIONS, OptionError, Value
from bezique_desktop.engine.reasons import IllegalAction
from bezique_desktop.engine.record_faults import Fault, RecordError
from bezique_desktop.engine.rules import Rules, changed

HEADER = "bezique record 1"


def record_text(match: Match) -> str:
    """The whole match so far."""
    lines = header_lines(match) + [line for entry in match.entries for line in entry_lines(entry)]
    if match.conceded_by >= 0:
        lines.append(f"concede {match.conceded_by}")
    if match.stopped_by >= 0:
        lines.append(f"stop {match.stopped_by}")
    return "\n".join(lines) + "\n"


def header_lines(match: Match) -> list[str]:
    """What stands before the first deal: game, every option, names, known levels, number and seed of the match."""
    lines = [HEADER, f"game {match.rules.game}"]
    lines += [f"option {option.id} {value_text(match.rules.options[option.id])}" for option in OPTIONS]
    lines += [f"name {seat} {' '.join(name.split())}" for seat, name in enumerate(match.names)]
    return [*lines, *level_lines(match.levels), f"match {match.number}", f"seed {match.seed}"]


def level_lines(levels: list[str]) -> list[str]:
    """How well the computers play, as far as it is known."""
    return [f"level {seat} {' '.join(level.split())}" for seat, level in enumerate(levels) if level.strip()]


def entry_lines(entry: Entry) -> list[str]:
    """One deal: its opening lines, then each action after the number of its seat."""
    return deal_lines(entry) + [f"{seat} {action}" for seat, action in entry.actions]


def deal_lines(entry: Entry) -> list[str]:
    """The opening lines of a deal: dealer, the seed it came from (-1 for a given deck), cut and estimate if any; and
    the deck."""
    cut = f" {entry.lifted} {entry.guess}" if entry.lifted else ""
    return [f"deal {entry.dealer} {entry.seed}{cut}", "deck " + " ".join([card_text(card) for card in entry.deck])]


def value_text(value: Value) -> str:
    """An option's value as a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class RecordReader:
    """Reads a record line by line into a match; ``games`` holds the rules that a record may name."""

    def __init__(self, games: dict[str, Rules]) -> None:
        self.games: dict[str, Rules] = games
        self.line: int = 0
        self.rules: Rules | None = None
        self.options: dict[str, Value] = {}
        self.names: list[str] = []
        self.levels: dict[int, str] = {}
        self.number: int = 1
        self.seed: int = 0
        self.match: Match | None = None
        self.opening: list[int] | None = None

    def read(self, text: str) -> Match:
        """The match of a whole record; raises :class:`RecordError` naming the line of the first fault."""
        if not text.strip():
            raise self._fault(Fault.EMPTY)
        for line in text.splitlines():
            self.feed(line)
        return self.finished()

    def finished(self) -> Match:
        """The match read so far; raises :class:`RecordError` if not even its head was whole."""
        if self.opening is not None:
            raise self._fault(Fault.NO_DECK)
        try:
            return self._match()
        except OptionError as error:
            raise self._fault(Fault.UNSUITABLE, repr("option"), str(error)) from error

    def feed(self, line: str) -> None:
        """Read one more line; raises :class:`RecordError`."""
        self.line += 1
        if self.line == 1:
            if line.strip() != HEADER:
                raise self._fault(Fault.FOREIGN, repr(HEADER))
            return
        if not line.strip():
            return
        try:
            self._take(line.split())
        except RecordError:
            raise
        except IllegalAction as refusal:
            raise self._fault(Fault.AGAINST_THE_RULES, repr(line), refusal.reason.value) from refusal
        except (NotationError, OptionError, DealError) as error:
            raise self._fault(Fault.UNSUITABLE, repr(line), str(error)) from error
        except (IndexError, ValueError) as unreadable:
            raise self._fault(Fault.UNREADABLE, repr(line)) from unreadable

    def _take(self, words: list[str]) -> None:
        verb = words[0]
        if verb.isdigit():
            self._match().play(int(verb), parse_action(" ".join(words[1:])))
        elif verb == "deal":
            self._match()
            self.opening = [int(word) for word in words[1:]]
            if len(words) not in (3, 5):
                raise self._fault(Fault.DEAL_INCOMPLETE)
        elif verb == "deck":
            self._deal([parse_card(word) for word in words[1:]])
        elif verb == "concede":
            self._match().concede(int(words[1]))
        elif verb == "stop":
            self._match().stop(int(words[1]))
        else:
            self._take_head(verb, words)

    def _take_head(self, verb: str, words: list[str]) -> None:
        if self.match is not None:
            raise self._fault(Fault.TOO_LATE, repr(verb))
        if verb == "game":
            if words[1] not in self.games:
                raise self._fault(Fault.UNKNOWN_GAME, repr(words[1]))
            self.rules = self.games[words[1]]
        elif verb == "option":
            self._take_option(words[1], _value(words[2]))
        elif verb in ("name", "level"):
            self._take_player(verb, int(words[1]), " ".join(words[2:]))
        elif verb == "match":
            self.number = int(words[1])
        elif verb == "seed":
            self.seed = int(words[1])
        else:
            raise self._fault(Fault.UNKNOWN_WORD, repr(verb))

    def _take_option(self, name: str, value: Value) -> None:
        """Judged at once where the game is named before it, as in every record that this program writes."""
        self.options[name] = value
        if self.rules is None or self.rules.options.get(name) == value:
            return
        try:
            changed(self.rules, {name: value})
        except OptionError as error:
            raise self._fault(Fault.OPTION, f"{name} {value_text(value)}", str(error)) from error

    def _take_player(self, verb: str, seat: int, text: str) -> None:
        if verb == "name":
            self.names.append(text)
        else:
            self.levels[seat] = text

    def _deal(self, deck: list[int]) -> None:
        if self.opening is None:
            raise self._fault(Fault.NO_DEAL)
        opening = self.opening
        self.opening = None
        match = self._match()
        cut, guess = (opening[2], opening[3] or None) if len(opening) == 4 else (None, None)
        match.start_deal(opening[0], deck, None, cut, guess)
        match.entries[-1].seed = opening[1]

    def _match(self) -> Match:
        if self.match is None:
            if self.rules is None:
                raise self._fault(Fault.NOT_NAMED)
            rules = self.rules
            options = {name: value for name, value in self.options.items() if rules.options.get(name) != value}
            names = self.names or [f"{seat}" for seat in range(rules.players)]
            self.match = Match(changed(rules, options), names, self.number, self.seed)
            self.match.levels = [self.levels.get(seat, "") for seat in range(rules.players)] if self.levels else []
        return self.match

    def _fault(self, fault: Fault, what: str = "", why: str = "") -> RecordError:
        return RecordError(self.line, fault, what, why)


def _value(word: str) -> Value:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdigit() else word
