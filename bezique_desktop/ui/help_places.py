"""Where in the rules the answer stands to what the player looks at: chapters by their headings, the best first."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.words import _

if TYPE_CHECKING:
    from bezique_desktop.ui.scene.state import TableState
    from bezique_desktop.ui.scene.targets import Ident

Places = tuple[str, ...]


def place_of_option(widget: QWidget | None) -> str:
    """The question that a widget belongs to; "" if it belongs to none."""
    from bezique_desktop.ui.dialogs.option_row import OptionRow

    while widget is not None and not isinstance(widget, OptionRow):
        widget = widget.parentWidget()
    return "" if widget is None else widget.title


def places_of_page(page: QWidget) -> Places:
    """The chapters that a page is about."""
    from bezique_desktop.ui.dialogs.card_page import CardPage
    from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
    from bezique_desktop.ui.dialogs.meld_chart import MeldChart

    if isinstance(page, (MeldChart, CardPage)):
        return _melds()
    return (_("The match"),) if isinstance(page, LedgerPage) else ()


def places_at_table(state: "TableState") -> Places:
    """The chapters about what is under the pointer, or has the keyboard."""
    ident = state.attention.hover or state.attention.focus
    if ident is None:
        return ()
    group = ident[0]
    if group is Group.HAND:
        return _playing(state)
    if group in (Group.ROW, Group.LENT, Group.BRACKETS):
        return _melds()
    if group is Group.ACTIONS:
        return _action(state, ident)
    if group is Group.ASIDE:
        return (_("The deal"),)
    return (_("At the table"),) if group is Group.TOOLS else (_("The match"),)


def _melds() -> Places:
    return _("What melds are worth"), _("Marriages")


def _playing(state: "TableState") -> Places:
    return (_("While the talon lasts") if state.view.phase == OPEN else _("The last tricks"),)


def _action(state: "TableState", ident: "Ident") -> Places:
    place = ident[1]
    offer = state.offers[place] if isinstance(place, int) and place < len(state.offers) else None
    verb = offer.action.verb if offer is not None and offer.action is not None else None
    return {
        Verb.EXCHANGE: (_("The sevens of trumps"), _("The nine of trumps")),
        Verb.SHOW: (_("The sevens of trumps"),),
        Verb.CARTE_BLANCHE: (_("Carte blanche"),),
        Verb.WAIVE: (_("Carte blanche"),),
        Verb.CLOSE: (_("Closing the talon"),),
        Verb.CLAIM: (_("Who wins the deal"),),
        Verb.DRAW: _playing(state),
    }.get(verb or Verb.DECLARE, (_("Declaring"), _("Marriages")))
