"""The letters that do something at the table, as the player has set them. Pure, no Qt."""

from collections.abc import Mapping
from typing import Final

USUAL: Final[Mapping[str, str]] = {
    "hint": "H",
    "undo": "U",
    "redo": "R",
    "melds": "M",
    "plan": "P",
    "ledger": "L",
    "last_trick": "T",
    "selecting": "S",
    "unseen": "C",
}
"""What can be had by a letter, and the letter if no other is set."""
CYRILLIC: Final[Mapping[str, str]] = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
"""Letters that stand on the same keys of a Russian keyboard."""

_letters: dict[str, str] = dict(USUAL)


def latin(letter: str) -> str:
    """The Latin letter on the key of a letter, "" if there is none."""
    found = CYRILLIC.get(letter, letter)
    return found if len(found) == 1 and "A" <= found <= "Z" else ""


def letters_of(changed: Mapping[str, object]) -> dict[str, str]:
    """All letters, those changed in place of the usual ones; changes that make no sense are left out."""
    good = {
        deed: str(letter)
        for deed, letter in changed.items()
        if deed in USUAL and letter and latin(str(letter)) == letter
    }
    made = {**USUAL, **good}
    return made if len(set(made.values())) == len(made) else dict(USUAL)


def with_letter(letters: Mapping[str, str], deed: str, letter: str) -> dict[str, str]:
    """The letters with another one for this; whatever had it takes the old one."""
    old = letters[deed]
    return {each: letter if each == deed else old if had == letter else had for each, had in letters.items()}


def set_letters(changed: Mapping[str, object]) -> None:
    """Let these letters count from now on."""
    _letters.clear()
    _letters.update(letters_of(changed))


def letter_for(deed: str) -> str:
    """The letter for something; "" if it has none."""
    return _letters.get(deed, "")


def deed_of(letter: str) -> str:
    """What a letter does; "" for nothing."""
    return next((deed for deed, own in _letters.items() if own == letter), "")
