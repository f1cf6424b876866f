"""The keys of the program, in groups."""

from bezique_desktop.ui.table_keys import letter_for
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen


@frozen
class KeyLine:
    """Keys and what they do; several keys are alternatives."""

    keys: tuple[str, ...]
    text: str


@frozen
class KeyGroup:
    """A heading with its keys."""

    title: str
    lines: tuple[KeyLine, ...]


def key_groups() -> list[KeyGroup]:
    """All keys that work at the table and in pages."""
    return [
        KeyGroup(
            _("Play"),
            (
                KeyLine(("←", "→"), _("choose a card")),
                KeyLine((_("Enter"),), _("play it")),
                KeyLine(("1 – 9",), _("declare what stands beside the key")),
                KeyLine((_("Space"),), _("draw, or go on to the next deal")),
                KeyLine((letter_for("selecting"),), _("choose the cards of a meld yourself")),
                KeyLine((_("Ctrl Space"),), _("add the card to the meld, or leave it out")),
                KeyLine((_("Tab"),), _("go on to the next part of the table")),
            ),
        ),
        KeyGroup(
            _("Help"),
            (
                KeyLine((letter_for("hint"),), _("a hint, with the reason")),
                KeyLine((letter_for("melds"),), _("all melds and how near they are")),
                KeyLine((letter_for("plan"),), _("what a card may still become")),
                KeyLine((letter_for("ledger"),), _("the ledger: every point and its reason")),
                KeyLine((letter_for("unseen"),), _("the cards not seen yet, if they are to be counted")),
                KeyLine((letter_for("last_trick"),), _("the last trick")),
                KeyLine(("F1",), _("the rules in force")),
                KeyLine(("F2",), _("this list")),
            ),
        ),
        KeyGroup(
            _("Game"),
            (
                KeyLine((letter_for("undo"), "Ctrl Z"), _("take a move back")),
                KeyLine((letter_for("redo"), "Ctrl Y"), _("bring it back")),
                KeyLine(("Ctrl N",), _("a new game")),
                KeyLine(("Ctrl O",), _("open a record")),
                KeyLine(("F10",), _("the menu")),
                KeyLine(("Esc",), _("close a page; at the table, open the menu")),
                KeyLine(("F11",), _("full screen")),
                KeyLine(("Ctrl ,",), _("the preferences")),
                KeyLine(("Ctrl Q",), _("leave the program")),
            ),
        ),
    ]
