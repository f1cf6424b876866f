"""Which marks each card shows, and how far it is lifted. Pure but for the list of marks."""

from collections.abc import Mapping

from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.card_states import HOVER_LIFT, SELECTED_LIFT
from bezique_desktop.ui.scene.placing import Placed, Zone
from bezique_desktop.ui.scene.state import TableState
from bezique_desktop.ui.scene.targets import CHOSEN_CARDS
from bezique_desktop.ui.scene.wardrobe import Mark

OWN = (Zone.HAND, Zone.OWN_ROW)


def marks(state: TableState) -> Mapping[int, frozenset[Mark]]:
    """The marks of every card that lies on the table."""
    return {key: frozenset(_of(state, placed)) for key, placed in state.picture.cards.items()}


def _of(state: TableState, placed: Placed) -> set[Mark]:
    found = won_marks(placed)
    attention = state.attention
    if placed.zone in OWN:
        plays = state.plays
        if plays and placed.key not in plays and not attention.selecting:
            found.add(Mark.DIM)
        if placed.zone is Zone.HAND and is_just_drawn(state.view, placed.key):
            found.add(Mark.NEW if placed.key == state.picture.orders.hand[-1] else Mark.NEW_BELOW)
    if placed.key in attention.selected:
        found.add(Mark.RING)
    if attention.focus in [(group, placed.key) for group in CHOSEN_CARDS]:
        found.add(Mark.FOCUS)
    if placed.key in state.lit:
        found.add(Mark.RING)
    if attention.advice is not None and placed.key in attention.advice.action.cards:
        found.add(Mark.GLOW)
    return found


def is_just_drawn(view: SeatView, card: int) -> bool:
    """Whether the viewer has drawn this card and is to act for the first time since."""
    last_draw = view.rules.tricks - view.rules.hand
    lasts = view.talon > 0 or len(view.takers) == last_draw
    return card == view.last_drawn and card in view.hand and bool(view.legal) and lasts


def won_marks(placed: Placed) -> set[Mark]:
    """The card that takes a trick is ringed, the others are shaded."""
    return {Mark.RING} if placed.won > 0 else {Mark.LOSING} if placed.won < 0 else set()


def lifts(state: TableState) -> Mapping[int, float]:
    """How far each lifted card is raised, in its own widths."""
    found = dict.fromkeys(state.attention.selected, SELECTED_LIFT)
    for ident in (state.attention.hover, state.attention.focus):
        if ident is not None and ident[0] in CHOSEN_CARDS:
            key = ident[1]
            if isinstance(key, int) and (key in state.plays | state.lent or state.attention.selecting):
                found.setdefault(key, HOVER_LIFT)
    return {key: lift for key, lift in found.items() if key in state.picture.cards}
