"""The words on the screen: English in the source, every other language from the catalogues in resources/translations.

The functions are named as in gettext. :func:`N_` marks a message of a table that is translated when it is used.
"""

import gettext
from functools import cache
from pathlib import Path
from typing import Final

from bezique_desktop.resources_path import resource

DOMAIN: Final = "bezique"
SOURCE: Final = "en"
OWN_NAMES: Final = {"en": "English", "ru": "Русский", "fr": "Français", "de": "Deutsch"}
"""What each language calls itself; one that is not listed shows its code."""

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language: str = SOURCE


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words for: English, then those with a compiled catalogue."""
    folders = sorted(resource("translations").iterdir())
    return (SOURCE, *(folder.name for folder in folders if _catalogue_in(folder.name).is_file()))


def _catalogue_in(language: str) -> Path:
    return resource("translations", language, "LC_MESSAGES", f"{DOMAIN}.mo")


def set_language(language: str) -> None:
    """Speak this language from now on; one without a catalogue is English."""
    global _catalogue, _language
    _language = language if language in languages() else SOURCE
    _catalogue = _catalogue_of(_language)


@cache
def _catalogue_of(language: str) -> gettext.NullTranslations:
    if language == SOURCE:
        return gettext.NullTranslations()
    with _catalogue_in(language).open("rb") as file:
        return gettext.GNUTranslations(file)


def language() -> str:
    """The language that is spoken now."""
    return _language


def in_every_language(message: str) -> frozenset[str]:
    """What a message says in each of the languages."""
    return frozenset(catalogue.gettext(message) for catalogue in map(_catalogue_of, languages()))


def own_name(code: str) -> str:
    """What a language calls itself."""
    return OWN_NAMES.get(code, code)


def _(message: str) -> str:
    """The message in the language that is spoken now."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The message for a number, in the form which the language has for it."""
    return _catalogue.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """A message that says different things in different places; ``context`` tells which is meant."""
    return _catalogue.pgettext(context, message)


def N_(message: str) -> str:
    """Mark a message for the catalogue without translating it now."""
    return message
