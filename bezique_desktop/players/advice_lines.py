"""A hint as plain values that JSON can carry, and back again."""

from typing import Final

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint, HintReason, Runner
from bezique_desktop.players.options import NO_KIND
from bezique_desktop.players.plain import Plain, PlainReader, ProtocolError

ADVICE: Final = 1
"""The version of these plain values; it rises with every change that a reader must know of."""


def hint_to_plain(hint: Hint) -> Plain:
    """The hint as plain values."""
    return {
        "action": str(hint.action),
        "reason": hint.reason.value,
        "cards": [card_text(card) for card in hint.cards],
        "kind": None if hint.kind == NO_KIND else KINDS[hint.kind].label,
        "points": hint.points,
        "chances": hint.chances,
        "worlds": hint.worlds,
        "runners": [{"action": str(runner.action), "cost": runner.cost} for runner in hint.runners],
    }


def hint_from_plain(plain: Plain, view: SeatView) -> Hint:
    """The hint on a view that these plain values mean; raises :class:`ProtocolError` if they are none, or if it advises
    what is not legal."""
    reader = PlainReader(plain)
    runners = [Runner(_legal(each, view), each.number("cost")) for each in reader.objects("runners")]
    return Hint(
        _legal(reader, view), _reason(reader), reader.cards("cards"), reader.kind_or_none("kind"),
        reader.number("points"), tuple(runners), reader.number("chances"), reader.number("worlds"),
    )  # fmt: skip


def _legal(reader: PlainReader, view: SeatView) -> Action:
    told = reader.word("action")
    for action in view.legal:
        if str(action) == told:
            return action
    raise ProtocolError(f"action: {told!r} is not legal")


def _reason(reader: PlainReader) -> HintReason:
    told = reader.word("reason")
    for reason in HintReason:
        if reason.value == told:
            return reason
    raise ProtocolError(f"reason: unknown word {told!r}")
