"""What is wrong with a file, in words."""

import errno
from collections.abc import Mapping
from typing import Final

from bezique_desktop.engine.match import Match
from bezique_desktop.engine.options import OPTION, Option
from bezique_desktop.engine.record_faults import Fault, RecordError
from bezique_desktop.storage.records import UnreadableRecord
from bezique_desktop.ui.words import N_, _

LONGEST: Final = 40
"""So much of a faulty line is quoted."""
_FAULTS: Final[Mapping[Fault, str]] = {
    Fault.FOREIGN: N_("this is not a record of this program"),
    Fault.EMPTY: N_("the file is empty"),
    Fault.NOT_NAMED: N_("the game is not named"),
    Fault.UNKNOWN_GAME: N_("there is no game {what}"),
    Fault.UNKNOWN_WORD: N_("{what} is not a word of a record"),
    Fault.TOO_LATE: N_("{what} is out of place after the first deal"),
    Fault.UNREADABLE: N_("{what} cannot be read"),
    Fault.UNSUITABLE: N_("{what} does not fit the game"),
    Fault.OPTION: N_("option {what} does not fit the game"),
    Fault.AGAINST_THE_RULES: N_("{what} is against the rules"),
    Fault.DEAL_INCOMPLETE: N_("the deal lacks its numbers"),
    Fault.NO_DECK: N_("the cards of the last deal are missing"),
    Fault.NO_DEAL: N_("there are cards without a deal"),
    Fault.NAMES: N_("there are not as many names as players"),
}
_SYSTEM: Final[Mapping[int, str]] = {
    errno.ENOENT: N_("there is no such file"),
    errno.EACCES: N_("access is not allowed"),
    errno.EPERM: N_("access is not allowed"),
    errno.EISDIR: N_("this is a folder"),
    errno.ENOTDIR: N_("there is no such folder"),
    errno.EROFS: N_("nothing can be written there"),
    errno.ENOSPC: N_("the disk is full"),
    errno.EIO: N_("the disk has failed"),
}


def cause_text(cause: Exception) -> str:
    """Why a file cannot be read or written."""
    if isinstance(cause, RecordError):
        fault = _option_text(cause.what) if cause.fault is Fault.OPTION else ""
        fault = fault or _(_FAULTS[cause.fault]).format(what=quoted(cause.what))
        return _("line {line}: {fault}").format(line=cause.line, fault=fault) if cause.line else fault
    if isinstance(cause, OSError):
        known = _SYSTEM.get(cause.errno or 0)
        return _(known) if known else str(cause.strerror or cause)
    return _("this is not a text") if isinstance(cause, UnicodeDecodeError) else _("its content makes no sense")


def record_fault_text(error: UnreadableRecord) -> str:
    """Why a record cannot be read."""
    return _("{name} cannot be read: {why}.").format(name=error.path.name, why=cause_text(error.cause))


def good_part_text(error: UnreadableRecord, good: Match) -> str:
    """Why a record cannot be read to its end, and how far it is good."""
    tricks = 0 if good.deal is None else len(good.deal.takers)
    text = _("{fault} Before that, as far as deal {deal}, trick {trick}, it is whole.")
    trick = min(tricks + 1, good.rules.tricks)
    return text.format(fault=record_fault_text(error), deal=len(good.entries), trick=trick)


def _option_text(what: str) -> str:
    """Why an option cannot be as a record has it; "" if it could, but not in this game."""
    name, _space, value = what.partition(" ")
    option = OPTION.get(name)
    if option is None:
        return _("there is no option {name}").format(name=quoted(name))
    if value in option.allowed.split(", ") or (not option.values and _is_between(value, option)):
        return ""
    text = _("option {name} may be {allowed}, not {value}")
    span = _("from {low} to {high}").format(low=option.low, high=option.high)
    return text.format(name=name, allowed=option.allowed if option.values else span, value=quoted(value))


def _is_between(value: str, option: Option) -> bool:
    return value.lstrip("-").isdigit() and option.low <= int(value) <= option.high


def quoted(what: str) -> str:
    """A faulty part as it stands in a file, cut where it is long."""
    return what if len(what) <= LONGEST else f"{what[: LONGEST - 2]}…{what[-1]}"
