"""What a seat decides: actions, and their text (the grammar of the referee protocol)."""

from typing import Final

from bezique_desktop.engine.cards import NotationError, card_text, parse_card, suit_of
from bezique_desktop.engine.kinds import KIND_NAMES, KINDS, kind_named

MOST_CARDS: Final = 192


class Verb:
    """The verbs of the game, as indices into :data:`WORDS`."""

    PLAY: Final = 0
    DECLARE: Final = 1
    LAY: Final = 2
    EXCHANGE: Final = 3
    SHOW: Final = 4
    DRAW: Final = 5
    CARTE_BLANCHE: Final = 6
    WAIVE: Final = 7
    CLOSE: Final = 8
    CLAIM: Final = 9


WORDS: Final[list[str]] = [
    "play",
    "declare",
    "lay",
    "exchange",
    "show",
    "draw",
    "carte-blanche",
    "waive",
    "close",
    "claim",
]
_ONE_CARD: Final = (Verb.PLAY, Verb.EXCHANGE, Verb.SHOW)


class Action:
    """One decision: a verb, the kind declared or laid (else -1) and the physical cards it concerns, in any order.

    ``card`` is the first of them, the only one of a play, exchange or show (-1 where there is none).

    It is a value and never changes; written out because a frozen dataclass takes many times as long to make. A
    declaration whose cards fit no kind of the named family at all (a marriage of two suits, say) has the kind of its
    first card's suit: such an action is well formed, and the rules refuse it.
    """

    def __init__(self, verb: int, kind: int, cards: tuple[int, ...]) -> None:
        self.verb: Final = verb
        self.kind: Final = kind
        self.cards: Final = cards
        self.card: Final = cards[0] if cards else -1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.verb == other.verb and self.kind == other.kind and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.verb, self.kind, self.cards))

    def __repr__(self) -> str:
        return f"Action({self})"

    def __str__(self) -> str:
        words = [WORDS[self.verb]]
        if self.kind >= 0:
            words.append(KINDS[self.kind].name)
        return " ".join(words + [card_text(code) for code in self.cards])


PLAYS: Final[list[Action]] = [Action(Verb.PLAY, -1, (code,)) for code in range(MOST_CARDS)]
"""The play of every card, made once."""
EXCHANGES: Final[list[Action]] = [Action(Verb.EXCHANGE, -1, (code,)) for code in range(MOST_CARDS)]
SHOWS: Final[list[Action]] = [Action(Verb.SHOW, -1, (code,)) for code in range(MOST_CARDS)]
DRAW: Final[Action] = Action(Verb.DRAW, -1, ())
CARTE_BLANCHE: Final[Action] = Action(Verb.CARTE_BLANCHE, -1, ())
WAIVE: Final[Action] = Action(Verb.WAIVE, -1, ())
CLOSE: Final[Action] = Action(Verb.CLOSE, -1, ())
CLAIM: Final[Action] = Action(Verb.CLAIM, -1, ())

NO_ACTIONS: Final[list[Action]] = []
"""Nothing to do; never changed."""


def parse_action(text: str) -> Action:
    """Read an action; raises :class:`NotationError` for an unknown verb or kind, a word that is no card, or a wrong
    count of words."""
    words = text.split()
    if not words or words[0] not in WORDS:
        raise NotationError(f"unknown action: {text!r}")
    verb = WORDS.index(words[0])
    if verb in (Verb.DECLARE, Verb.LAY):
        return _declaration(verb, words, text)
    cards = tuple([parse_card(word) for word in words[1:]])
    if len(cards) != (1 if verb in _ONE_CARD else 0):
        raise NotationError(f"wrong number of cards: {text!r}")
    return Action(verb, -1, cards)


def _declaration(verb: int, words: list[str], text: str) -> Action:
    if len(words) < 3 or words[1] not in KIND_NAMES:
        raise NotationError(f"unknown declaration, or one without cards: {text!r}")
    cards = tuple([parse_card(word) for word in words[2:]])
    return Action(verb, kind_named(words[1], suit_of(cards[0])), cards)
