"""What storage has to tell, in words."""

from collections.abc import Mapping
from typing import Final

from bezique_desktop.storage.notices import Notice, NoticeKind
from bezique_desktop.ui.words import N_, _

MESSAGES: Final = (
    N_("The file {name} cannot be read and was kept as {kept}: {why}"),
    N_("The file {name} is damaged in line {line} and was kept as {kept}; the match goes on from there."),
    N_("The file {name} cannot be read and cannot be put aside, so nothing is saved there: {why}"),
    N_("The disk is full: {name} is not saved. The game goes on."),
    N_("The folder {folder} cannot be written to: {name} is not saved. The game goes on."),
    N_("The folder {folder} cannot be made: {name} is not saved. The game goes on."),
    N_("{name} is not saved: {why}. The game goes on."),
    N_("The folder {folder} cannot be written to: nothing will be saved there."),
    N_("The folder {folder} cannot be made: nothing will be saved."),
    N_("The match that was not finished lies among the records: {name}"),
    N_("The program is running already and keeps the match in progress; this match will not be saved."),
    N_("The setting “{name}” had a value it cannot have; it is back to its first value."),
)
"""The sentences of the kinds of notices, which know English only, for the catalogues."""


_SETTINGS: Final[Mapping[str, str]] = {
    "language": N_("Language"),
    "felt": N_("Felt"),
    "paper": N_("Pages like this one"),
    "back": N_("Backs of the cards"),
    "colours": N_("Suits"),
    "indices": N_("Letters"),
    "pace": N_("Pace"),
    "motion": N_("Motion"),
    "trick_hold": N_("A finished trick stays"),
    "trick_click": N_("A finished trick stays"),
    "double_click": N_("Play a card with"),
    "auto_draw": N_("Drawing cards"),
    "counting": N_("Which cards have gone"),
    "sort": N_("Sort the hand"),
    "sound": N_("Sound"),
    "name": N_("Your name"),
    "letters": N_("Keys"),
}
"""What the settings are called on the page of the preferences; the others have no question there."""


def setting_title(name: str) -> str:
    """A setting as the screen calls it."""
    return _(_SETTINGS[name]) if name in _SETTINGS else name


def notice_text(notice: Notice) -> str:
    """A notice in the language that is spoken."""
    values = dict(notice.values)
    if notice.cause is not None:
        from bezique_desktop.ui.wording_faults import cause_text

        values["why"] = cause_text(notice.cause)
    if notice.match is not None:
        from bezique_desktop.ui.wording_records import record_title

        values["name"] = record_title(notice.match)
    if notice.kind is NoticeKind.SETTING_REPLACED:
        values["name"] = setting_title(values["name"])
    return _(notice.kind.value).format(**values)
