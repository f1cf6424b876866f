"""What the plates and name tags say: who sits there, the score, and how far it is to what wins."""

from bezique_desktop.engine.events import Source
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.plate import PlateText, SeatText
from bezique_desktop.ui.figures import figure, signed
from bezique_desktop.ui.scene.captions import Company, turn_words
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.spread import hides_scores
from bezique_desktop.ui.wording_cards import tricks_text
from bezique_desktop.ui.words import _, ngettext
from bezique_desktop.values import frozen


@frozen
class _Standing:
    """The score of a full bar, and the two lines under the figure."""

    target: int
    target_line: str
    deal_line: str


def seats_of(view: SeatView, side: int) -> tuple[int, ...]:
    """The seats of a side, the viewer's own first, the others in order of play."""
    seats = [(view.seat + place) % view.rules.players for place in range(view.rules.players)]
    return tuple(seat for seat in seats if view.rules.side_of(seat) == side)


def has_tags(view: SeatView) -> bool:
    """Whether partners share their plates, so that the others bear name tags."""
    return view.rules.sides < view.rules.players


def counts_chips(view: SeatView) -> bool:
    """Whether chips stand for the points on the plates."""
    return view.rules.result != "game_points"


def plate_text(step: Published, company: Company, side: int, score: int, preview: str = "") -> PlateText:
    """The plate of a side; ``score`` as it is shown just now."""
    view = step.view
    seats, standing = seats_of(view, side), _standing(step, company, side, score)
    head = seats[0]
    tagged = has_tags(view) and head != view.seat
    return PlateText(
        name=step.names[head],
        note=_note(step, company, seats),
        faces=tuple(face_of(view, company, seat) for seat in seats),
        score=score,
        target=standing.target,
        target_line=standing.target_line,
        deal_line=standing.deal_line,
        dealer=view.dealer == head and not tagged,
        turn="" if tagged else turn_words(view, head),
        chips=counts_chips(view),
        preview=preview,
        figure="?" if hides_scores(step) else "",
    )


def face_of(view: SeatView, company: Company, seat: int) -> int:
    """The court that stands for a seat."""
    return company.face(seat, (seat - view.seat) % view.rules.players) & 31


def seat_text(step: Published, company: Company, seat: int) -> SeatText:
    """The name tag of a seat."""
    return SeatText(step.names[seat], company.note(seat))


def _note(step: Published, company: Company, seats: tuple[int, ...]) -> str:
    view, seat = step.view, seats[0]
    if len(seats) > 1:
        return _("and {name}").format(name=step.names[seats[1]])
    parts = [company.note(seat)] if company.note(seat) else []
    if view.rules.result == "game_value" and any(view.totals):
        lead = view.totals[seat] - max(total for side, total in enumerate(view.totals) if side != seat)
        parts = parts or ([_("dealer")] if view.dealer == seat else [])
        return " · ".join([*parts, _("match {points}").format(points=_signed(lead))])
    if view.closed_by == seat:
        parts = [_("has closed")]
    won = sum(taker == seat for taker in view.takers)
    if not parts:
        return ngettext("{number} trick taken", "{number} tricks taken", won).format(number=won)
    if view.dealer == seat:
        parts.append(_("dealer"))
    elif view.rules.result != "game_points":
        parts.append(tricks_text(won))
    return " · ".join(parts)


def _signed(points: int) -> str:
    return ("+" if points > 0 else "") + figure(points)


def _standing(step: Published, company: Company, side: int, score: int) -> _Standing:
    view, rules = step.view, step.view.rules
    if rules.result == "game_value":
        rubicon = rules.number("x_rubicon")
        line = _("past the rubicon") if score >= rubicon else _("rubicon {points}").format(points=rubicon)
        made = sum(credit.source is Source.DECLARATION and credit.side == side for credit in step.ledger)
        scored = ngettext("{number} declaration", "{number} declarations", made).format(number=made)
        return _Standing(rubicon, line, scored)
    if rules.result == "game_points":
        return _race(step, company, side, score)
    target = rules.number("target")
    deal = _("this deal {points}").format(points=signed(view.scores[side]))
    return _Standing(target, _("of {target}").format(target=target), deal)


def _race(step: Published, company: Company, side: int, score: int) -> _Standing:
    """The number of tricks stands here where it does not stand under the name."""
    view = step.view
    target = view.rules.points["wins_with"]
    noted = not company.note(side) and view.closed_by != side
    tricks = "" if noted else tricks_text(sum(taker == side for taker in view.takers))
    if hides_scores(step):
        return _Standing(0, _("count it yourself"), tricks)
    missing = target - score
    line = _("{number} missing").format(number=missing) if side == view.side and missing > 0 else tricks
    return _Standing(target, _("of {target}").format(target=target), line)
