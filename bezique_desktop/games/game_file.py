"""Reads a game's file. What a game needs of TOML are tables of words, whole numbers and truths, each entry on a line of
its own. Such a file is read here in a tenth of the time; any other is left to :mod:`tomllib`, which knows the rest.
"""

from typing import Final

Table = dict[str, object]

TRUTHS: Final = {"true": True, "false": False}


class _NotPlainError(Exception):
    """Something in a file is not plain."""


def tables_in(text: str) -> Table:
    """What a file says, table by table; raises ``ValueError`` if it is no TOML."""
    try:
        return _plain_tables(text)
    except _NotPlainError:
        import tomllib

        return tomllib.loads(text)


def _plain_tables(text: str) -> Table:
    document: Table = {}
    table = document
    for line in text.split("\n"):
        if line.startswith("["):
            table = {}
            _enter(document, line[1:-1], table if line.endswith("]") else None)
        elif line and not line.startswith("#"):
            name, _, word = line.partition(" = ")
            _enter(table, name, _plain_value(word))
    return document


def _enter(table: Table, name: str, value: object) -> None:
    if value is None or name in table or not (name.isidentifier() and name.isascii()):
        raise _NotPlainError
    table[name] = value


def _plain_value(word: str) -> str | int | None:
    """The value that a word stands for; None if it is not plain."""
    if word in TRUTHS:
        return TRUTHS[word]
    inside = word[1:-1]
    if word == f'"{inside}"' and inside.isprintable() and not ('"' in inside or "\\" in inside):
        return inside
    number = int(word) if word.removeprefix("-").isdecimal() else None
    return number if str(number) == word else None
