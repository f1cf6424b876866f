"""What the ledger adds up to for a side: the declarations, the tricks, the deal, the match. No Qt."""

from bezique_desktop.engine.events import Credited, Source
from bezique_desktop.engine.results import gains
from bezique_desktop.table.step import Step
from bezique_desktop.values import frozen

_TRICKS = (Source.CARDS, Source.LAST_TRICK)


@frozen
class SideSums:
    """The points of one side in the running or finished deal.

    ``declared`` are the credits that are no card points, in order; ``before`` is the total of the deals before,
    ``gain`` what this deal adds to it: its points, or its value where each deal is a game.
    """

    side: int
    declared: tuple[Credited, ...]
    cards: int
    last_trick: int
    tricks: int
    deal: int
    before: int
    gain: int

    @property
    def declared_points(self) -> int:
        """The sum of what was declared."""
        return sum(credit.points for credit in self.declared)

    @property
    def match(self) -> int:
        """The total with this deal."""
        return self.before + self.gain


def side_sums(step: Step, side: int) -> SideSums:
    """Add up one side."""
    view = step.view
    own = [credit for credit in step.ledger if credit.side == side]
    deal = view.scores[side]
    gain = deal if view.rules.result == "points" else 0
    if step.deal_result is not None:
        gain = gains(view.rules, step.deal_result)[side]
    before = view.totals[side] - (gain if step.deal_result is not None else 0)
    return SideSums(
        side,
        tuple(credit for credit in own if credit.source not in _TRICKS),
        sum(credit.points for credit in own if credit.source == Source.CARDS),
        sum(credit.points for credit in own if credit.source == Source.LAST_TRICK),
        sum(view.rules.side_of(taker) == side for taker in view.takers),
        deal,
        before,
        gain,
    )


def side_order(step: Step) -> list[int]:
    """The sides as they stand from left to right: the viewer's own last."""
    own = step.view.side
    sides = step.view.rules.sides
    return [(own + place) % sides for place in range(1, sides)] + [own]


def running_totals(step: Step) -> list[list[int]]:
    """The totals of each side after each deal, from 0 on; the running deal is the last one where its points count."""
    sides = range(step.view.rules.sides)
    totals = [[0] for _side in sides]
    deals = list(step.history)
    if step.deal_result is None and step.view.rules.result == "points":
        deals.append(step.view.scores)
    for scores in deals:
        for side in sides:
            totals[side].append(totals[side][-1] + scores[side])
    return totals


def match_target(step: Step) -> int:
    """The total that wins the match, 0 where it is open."""
    options = {"points": "target", "game_points": "s_match_target"}
    option = options.get(step.view.rules.result)
    return step.view.rules.number(option) if option else 0


def side_name(step: Step, side: int) -> str:
    """The names of the seats of a side."""
    return " – ".join(name for seat, name in enumerate(step.names) if step.view.rules.side_of(seat) == side)
