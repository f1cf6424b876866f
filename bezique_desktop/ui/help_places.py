"""Where in the rules the answer stands to what the player looks at: chapters, the best first."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.ui.scene.targets import Group
from bezique_desktop.ui.wording_topics import Topic

if TYPE_CHECKING:
    from bezique_desktop.ui.scene.state import TableState
    from bezique_desktop.ui.scene.targets import Ident

Places = tuple[Topic, ...]


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
    return (Topic.MATCH,) if isinstance(page, LedgerPage) else ()


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
        return (Topic.DEAL,)
    return (Topic.MANNERS,) if group is Group.TOOLS else (Topic.MATCH,)


def _melds() -> Places:
    return Topic.MELD_WORTHS, Topic.MARRIAGES


def _playing(state: "TableState") -> Places:
    return (Topic.OPEN_PLAY if state.view.phase == OPEN else Topic.LAST_TRICKS,)


def _action(state: "TableState", ident: "Ident") -> Places:
    place = ident[1]
    offer = state.offers[place] if isinstance(place, int) and place < len(state.offers) else None
    verb = offer.action.verb if offer is not None and offer.action is not None else None
    return {
        Verb.EXCHANGE: (Topic.SEVENS, Topic.NINE),
        Verb.SHOW: (Topic.SEVENS,),
        Verb.CARTE_BLANCHE: (Topic.CARTE_BLANCHE,),
        Verb.WAIVE: (Topic.CARTE_BLANCHE,),
        Verb.CLOSE: (Topic.CLOSING,),
        Verb.CLAIM: (Topic.WINNING,),
        Verb.DRAW: _playing(state),
    }.get(verb or Verb.DECLARE, (Topic.DECLARING, Topic.MARRIAGES))
