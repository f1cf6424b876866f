"""The games of the family and the opponents in words: titles, one line each, what is asked first."""

from collections.abc import Mapping, Sequence
from typing import Final

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import Rules
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.games.effect import has_effect
from bezique_desktop.ui.house_names import house_name
from bezique_desktop.ui.wording_cards import cards_count
from bezique_desktop.ui.words import N_, _, ngettext
from bezique_desktop.values import frozen


@frozen
class GameText:
    """How a game is offered.

    ``title`` is its name, ``fact`` what its tile says beside the players (it may hold {target} and {cards}), ``line``
    one sentence, ``match`` the name of a match, ``picture`` faces from left to right, ``first`` the options asked
    first.
    """

    title: str
    fact: str
    line: str
    match: str
    picture: str
    first: tuple[str, ...]


_PROGRAM: Final = ("target", "seven_exchange_points", "declare_at_start")
_MANUAL: Final = ("target", "restricted_until_tricks", "repeat_rule", "plain_quint_points")
TO: Final = N_("to\u00a0{target}")
IN_SIGHT: Final = 6
"""So many questions stand on the page of a new game before one goes on to others."""

_GAMES: Final[Mapping[str, GameText]] = {
    "program-long": GameText(
        N_("Bézique, long"),
        TO,
        N_("Two packs, eight cards each, trumps turned up. Declare when you are on lead; first to {target} wins."),
        N_("Bézique to {target}"),
        "QS JD",
        _PROGRAM,
    ),
    "program-short": GameText(
        N_("Bézique, short"),
        TO,
        N_("The same game for half an hour: two packs, eight cards each, first to {target} wins."),
        N_("Bézique to {target}"),
        "KH QH",
        _PROGRAM,
    ),
    "classic": GameText(
        N_("Classic"),
        N_("four-trick rule"),
        N_("As in the old manuals: declare after a trick, before you draw; marriages wait for your fourth trick."),
        N_("Classic Bézique to {target}"),
        "AS AC",
        _MANUAL,
    ),
    "card-points": GameText(
        N_("With card points"),
        N_("dealt in twos"),
        N_("The cards in your tricks are counted when the deal is over; only the quint in trumps scores."),
        N_("Card points to {target}"),
        "AD TD",
        ("target", "seven_exchange_points", "plain_quint_points", "declare_timing"),
    ),
    "trumpless": GameText(
        N_("Trumpless"),
        N_("no turn-up"),
        N_("Nothing is turned up: until the first marriage makes trumps there are none."),
        N_("Trumpless to {target}"),
        "KC QC",
        _MANUAL,
    ),
    "three-handed": GameText(
        N_("Three-handed"),
        TO,
        N_("Three packs, everybody for himself; a triple bézique wins the match."),
        N_("Three-handed to {target}"),
        "QD KD JS",
        ("target", "triple_bezique_wins", "direction"),
    ),
    "four-handed": GameText(
        N_("Partners"),
        N_("in pairs"),
        N_("Three packs, two against two across the table; partners score together."),
        N_("Partners to {target}"),
        "KS KH QC QD",
        ("target",),
    ),
    "trumpless-three": GameText(
        N_("Three, trumpless"),
        TO,
        N_("Three packs, nothing turned up: the first marriage makes trumps."),
        N_("Three, trumpless, to {target}"),
        "JH JC JS",
        ("target", "triple_bezique_wins", "direction"),
    ),
    "trumpless-four": GameText(
        N_("Partners, trumpless"),
        N_("in pairs"),
        N_("Two against two, nothing turned up: the first marriage makes trumps."),
        N_("Partners, trumpless, to {target}"),
        "QS QH JD JC",
        ("target",),
    ),
    "six-deck": GameText(
        N_("Six-deck"),
        N_("{cards}"),
        N_("Six packs, twelve cards each, great scores: each deal is a game, and below the rubicon it is dear."),
        N_("Six-deck Bézique"),
        "JD JD QS QS",
        ("carte_blanche", "x_cut_bonus", "trump_repeat_ban", "x_deals"),
    ),
    "sixty-six": GameText(
        N_("Sixty-Six"),
        N_("{cards}"),
        N_("The small sister: six cards each, first to sixty-six points, and whoever is sure closes the talon."),
        N_("Sixty-Six"),
        "9H AH",
        ("s_match_target", "s_claim", "s_close_when", "s_settle"),
    ),
}
GAME_TITLES: Final = tuple(text.title for text in _GAMES.values())
"""What the games are called, as messages."""


def _text(rules: Rules) -> GameText:
    known = _GAMES.get(rules.game)
    if known is not None:
        return known
    name = rules.game.replace("-", " ").capitalize()
    return GameText(name, TO, "", name, "QS JD", tuple(sorted(rules.offered)))


def _filled(message: str, rules: Rules) -> str:
    return _(message).format(target=rules.number("target"), cards=cards_count(rules.cards)) if message else ""


def game_title(rules: Rules) -> str:
    """The name of a game."""
    return _(_text(rules).title)


def game_fact(rules: Rules) -> str:
    """How many play it, and what sets it apart: "2 players · to 1000"."""
    players = ngettext("{number} player", "{number} players", rules.players).format(number=rules.players)
    return f"{players} · {_filled(_text(rules).fact, rules)}"


def game_line(rules: Rules) -> str:
    """What the game is like, in one sentence."""
    return _filled(_text(rules).line, rules)


def game_picture(rules: Rules) -> tuple[int, ...]:
    """Cards that stand for the game on its tile."""
    return tuple(parse_card(face + "1") for face in _text(rules).picture.split())


def first_questions(rules: Rules) -> tuple[str, ...]:
    """The options that are asked first: with the player's name, who plays against him, and the partner where there is
    one, not too many questions."""
    about_people = 2 + (rules.sides < rules.players)
    known = [option for option in _text(rules).first if option in rules.offered]
    return tuple(known[: IN_SIGHT - about_people])


def match_title(rules: Rules) -> str:
    """The name of a match by these rules: "Bézique to 1000", with an asterisk if more than the target is changed, or
    what the player has called them."""
    title = _filled(_text(rules).match, rules)
    return named_by_house(rules) or (f"{title}*" if changes(rules).keys() - {"target"} else title)


def changes_text(number: int) -> str:
    """That so many rules of the game are changed, "" if none is."""
    text = ngettext("House rules: {number} change", "House rules: {number} changes", number)
    return text.format(number=number) if number else ""


def named_by_house(rules: Rules) -> str:
    """What the player has called these rules, "" if they are not among those that he has saved."""
    return house_name(rules.game, own_options(rules))


def named_game(rules: Rules) -> str:
    """The game whose file says just these rules: they bear its name. Nothing if there is none."""
    if not changes(rules):
        return rules.game
    return next((game for game in game_ids() if _same(rules, rules_of(game))), "")


def changes(rules: Rules) -> dict[str, Value]:
    """The options in which these rules differ from the game's file so that it matters, with the values of the file."""
    original = rules_of(rules.game)
    return {name: original.options[name] for name in own_options(rules) if has_effect(rules, name)}


def own_options(rules: Rules) -> dict[str, Value]:
    """The options in which these rules differ from the game's file, also those without effect, with their values."""
    original = rules_of(rules.game)
    return {name: value for name, value in rules.options.items() if original.options[name] != value}


def _same(rules: Rules, other: Rules) -> bool:
    """Whether two games play alike: what they are called in the documents does not matter."""
    if rules.mechanism != other.mechanism or rules.packs != other.packs or rules.points != other.points:
        return False
    return all(other.options[name] == value for name, value in rules.options.items() if name != "variant")


@frozen
class Opponent:
    """A computer player as people meet it: a name, the court whose face it wears, its level in words, and one line.

    ``level`` is the level as the program knows it.
    """

    name: str
    face: int
    title: str
    line: str
    level: str


_LEVELS: Final[Mapping[str, tuple[str, str]]] = {
    "beginner": (N_("Beginner"), N_("still learns the game")),
    "casual": (N_("Casual"), N_("plays for the pleasure of it")),
    "steady": (N_("Steady"), N_("plays soundly, forgets a little")),
    "skilled": (N_("Skilled"), N_("remembers most of what went by")),
    "expert": (N_("Expert"), N_("keeps what may yet score")),
    "master": (N_("Master"), N_("imagines what you may hold")),
}
_GUEST: Final = (N_("Computer"), N_("a computer player"))
PERSONS: Final = (
    (N_("Anton"), "KC1"),
    (N_("Clara"), "QH1"),
    (N_("Wilhelm"), "KH1"),
    (N_("Julien"), "JD1"),
    (N_("Marguerite"), "QS1"),
    (N_("Victor"), "KS1"),
)
"""Whom the computers are called after, and the courts whose faces they wear."""
_FIRST_GUEST: Final = 2
_OWN: Final[Mapping[str, int]] = {level: person for person, level in enumerate(_LEVELS)}
"""The person that a level has to itself; others are represented by whoever is free."""
_EARLIER: Final[Mapping[str, str]] = {"novice": "beginner", "thrifty": "expert"}
"""Levels that earlier versions offered, and those that play like them."""


def level_today(level: str) -> str:
    """The level that stands for one of an earlier version; any other as it is."""
    return _EARLIER.get(level, level)


def opponent(level: str) -> Opponent:
    """The computer player of a level."""
    return cast((level,))[0]


def cast(levels: Sequence[str]) -> tuple[Opponent, ...]:
    """Computer players of these levels for the seats of one table: everybody is somebody else."""
    free = list(range(len(PERSONS)))
    chosen: list[Opponent] = []
    for level in levels:
        own = _OWN.get(level_today(level), _FIRST_GUEST)
        person = own if own in free else free[0]
        free.remove(person)
        (name, face), (title, line) = PERSONS[person], _LEVELS.get(level_today(level), _GUEST)
        chosen.append(Opponent(_(name), parse_card(face), _(title), _(line), level))
    return tuple(chosen)
