"""Looking back at finished tricks, as far as the rules in force allow it. Pure, no Qt."""

from dataclasses import replace

from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.scene.spread import Spread


def tricks_to_see(view: SeatView) -> range:
    """The numbers (from 0) of the finished tricks that may be looked at."""
    count = len(view.takers)
    return {"all": range(count), "last": range(max(0, count - 1), count)}.get(
        str(view.rules.options["trick_review"]), range(0)
    )


def turned(view: SeatView, shown: int | None, step: int) -> int | None:
    """The trick to look at next, ``step`` on from the one shown; None if there is none to see."""
    allowed = tricks_to_see(view)
    if not allowed:
        return None
    return allowed[-1] if shown is None else min(max(shown + step, allowed[0]), allowed[-1])


def with_trick(spread: Spread, view: SeatView, number: int) -> Spread:
    """The table with a finished trick lying on it in place of the running one."""
    leader, cards, taker = view.tricks()[number]
    hidden = set(cards) & spread.keys()
    return spread if hidden else replace(spread, trick=cards, leader=leader, winner=taker)
