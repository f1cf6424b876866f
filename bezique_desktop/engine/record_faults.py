"""What can be wrong with a record: a closed list of faults. The words for people are the screen's."""

from enum import Enum


class Fault(Enum):
    """One fault; the value is the sentence in English, with the names of its values in braces.

    ``what`` is the faulty part as it stands in the record, ``why`` the English reason where there is one.
    """

    FOREIGN = "this is not a record of this program: it should begin with {what}"
    EMPTY = "the file is empty"
    NOT_NAMED = "the game is not named"
    UNKNOWN_GAME = "unknown game {what}"
    UNKNOWN_WORD = "{what} is not a word of a record"
    TOO_LATE = "{what} is out of place after the first deal"
    UNREADABLE = "{what} cannot be read"
    UNSUITABLE = "{why}"
    OPTION = "the rules cannot be so: {why}"
    AGAINST_THE_RULES = "{what} is against the rules ({why})"
    DEAL_INCOMPLETE = "a deal has a dealer, a seed and, where the pack was cut, two numbers more"
    NO_DECK = "the deck of the last deal is missing"
    NO_DEAL = "a deck without a deal"
    NAMES = "{what} names are given for {why} seats"


class RecordError(ValueError):
    """A record cannot be read; ``line`` is the number of the faulty line, from 1, and 0 if there are none.

    As text it is an English sentence.
    """

    def __init__(self, line: int, fault: Fault, what: str = "", why: str = "") -> None:
        words = fault.value.format(what=what, why=why)
        super().__init__(f"line {line}: {words}" if line else words)
        self.line: int = line
        self.fault: Fault = fault
        self.what: str = what
