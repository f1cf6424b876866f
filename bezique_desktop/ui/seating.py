"""From a wish to a table with everybody seated: the match and the computers."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import SystemRandom

from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.rules import Rules
from bezique_desktop.players.names import PLAYERS
from bezique_desktop.table.table import Table
from bezique_desktop.ui.driver import Driver, worker_command
from bezique_desktop.ui.model.drawing import Lot, around, partner_by, partner_rounds
from bezique_desktop.ui.model.new_game import BY_LOT, NewGame
from bezique_desktop.ui.model.session import DEAL_NUMBERS
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.wording_games import PERSONS, Opponent, cast, opponent
from bezique_desktop.ui.wording_names import computer_name_today, own_name_today
from bezique_desktop.ui.words import _


def new_match(wish: NewGame, number: int) -> Match:
    """The match that is asked for, before its first deal; ``number`` is the player's own count.

    Raises ``ValueError`` for a wish that cannot be granted.
    """
    rules = wish.rules()
    seed = SystemRandom().randrange(DEAL_NUMBERS) if wish.seed is None else wish.seed
    names = _names(wish, rules)
    order = _order(wish, rules, seed)
    match = Match(rules, [names[person] for person in order], number, seed)
    levels = ["", *wish.levels_of(rules.players - 1)]
    match.levels = [levels[person] for person in order]
    return match


def known_levels(match: Match, others: Sequence[str]) -> tuple[str, ...]:
    """How well the computers of a match play, in the order of the seats: as the match tells, else as ``others`` do."""
    told = [level if level in PLAYERS else "" for level in match.levels[1:]] or [""] * len(others)
    return tuple(level or other for level, other in zip(told, others, strict=True))


def wish_like(match: Match, level: str, preferences: Preferences) -> NewGame:
    """The wish that would bring about a match like this; ``level`` is for computers of whom it tells none."""
    rules = match.rules
    options = {option: rules.options[option] for option in rules.offered}
    usual = NewGame(rules.game, level, options, preferences.name, levels=preferences.seat_levels)
    levels = known_levels(match, usual.levels_of(rules.players - 1))
    return replace(usual, level=levels[0], levels=levels)


def wish_again(wish: NewGame, match: Match) -> NewGame:
    """The wish for another match like this one, which a wish brought about; its computers play as they do now."""
    usual = wish.levels_of(match.rules.players - 1)
    seated = ("", *known_levels(match, usual))
    order = _order(wish, match.rules, match.seed)
    levels = tuple(seated[order.index(person)] for person in range(1, len(seated)))
    return wish if levels == usual else replace(wish, level=levels[0], levels=levels)


def partner_lot(wish: NewGame, match: Match) -> Lot | None:
    """How partners were drawn for a new match; None if nobody drew."""
    if wish.partner != BY_LOT or not _plays_in_pairs(match.rules):
        return None
    rounds = partner_rounds(match.rules, match.seed)
    return Lot(tuple(_names(wish, match.rules)), rounds, (0, partner_by(rounds[-1])))


def people(wish: NewGame, match: Match) -> tuple[Opponent, ...]:
    """The computers of a match in the order of the seats: its names tell who sits where."""
    listed = cast(wish.levels_of(match.rules.players - 1))
    names, seated = _names(wish, match.rules)[1:], names_today(match)[1:]
    is_as_wished = len(set(names)) == len(names) and set(names) == set(seated)
    who = [listed[names.index(name)] for name in seated] if is_as_wished else _with_faces_of(listed, seated)
    levels = known_levels(match, [each.level for each in who])
    return tuple(_at_level(each, level) for each, level in zip(who, levels, strict=True))


def _with_faces_of(people: Sequence[Opponent], names: Sequence[str]) -> list[Opponent]:
    """The same computers as the persons of these names, if all are known: who plays at another level is not another."""
    faces = {_(name): parse_card(face) for name, face in PERSONS}
    if not faces.keys() >= set(names):
        return list(people)
    return [replace(each, name=name, face=faces[name]) for each, name in zip(people, names, strict=True)]


def _at_level(who: Opponent, level: str) -> Opponent:
    """The same person at another level."""
    other = opponent(level)
    return replace(who, title=other.title, line=other.line, level=level)


def names_today(match: Match) -> tuple[str, ...]:
    """What everybody at a match is called: names that the program gave are in the language that is spoken now."""
    return (own_name_today(match.names[0]), *map(computer_name_today, match.names[1:]))


def _names(wish: NewGame, rules: Rules) -> list[str]:
    """What everybody is called: the player first, then the computers as they are listed."""
    usual = [_("You"), *(each.name for each in cast(wish.levels_of(rules.players - 1)))]
    asked = [wish.name, *wish.opponents]
    return [(asked[seat] if seat < len(asked) else "") or usual[seat] for seat in range(rules.players)]


def _order(wish: NewGame, rules: Rules, seed: int) -> Sequence[int]:
    """Who sits at each seat: the player, 0, or one of the computers as they are listed, from 1."""
    return (0, *around(_partner(wish, rules, seed))) if _plays_in_pairs(rules) else range(rules.players)


def _plays_in_pairs(rules: Rules) -> bool:
    return rules.sides < rules.players


def _partner(wish: NewGame, rules: Rules, seed: int) -> int:
    """Which of the computers (from 1) plays with the player."""
    return partner_by(partner_rounds(rules, seed)[-1]) if wish.partner == BY_LOT else wish.partner


def drivers(table: Table, levels: Mapping[int, str]) -> list[Driver]:
    """Computer players for these seats, of the level given for each; none has been started. Their seeds come from
    what they see, never from the deal: the same cards again are met by the same moves."""
    return [Driver(table, seat, worker_command(level), seat) for seat, level in levels.items()]
