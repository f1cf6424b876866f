"""Why something is declared, or held back: what it scores, and what it would spoil."""

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NO_SUIT
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.maxims import LIVE, Maxims
from bezique_desktop.players.options import NO_KIND
from bezique_desktop.players.prospects import Prospect, trump_after
from bezique_desktop.players.scoring import scored
from bezique_desktop.players.weights import UNIT, Weights


class Melds:
    """What one seat may declare, and what each declaration does to the others."""

    def __init__(self, known: Knowledge, weights: Weights) -> None:
        self.known: Knowledge = known
        self.declaring: Declaring = Declaring(known, weights)
        self.waiting: list[Action] = [each for each in known.view.legal if each.verb == Verb.DECLARE]

    def declared(self, action: Action) -> Hint:
        """Why this is declared now."""
        points = self._points(action)
        higher = self._higher(action)
        if higher != NO_KIND:
            return Hint(action, HintReason.DECLARE_LOWER_FIRST, (), higher, points)
        if self._settles(action.kind):
            suit = trump_after(self.declaring.at, action.kind)
            held = [card for card in self.known.view.holding if (card >> 3) & 3 == suit]
            return Hint(action, HintReason.DECLARE_TRUMPS, tuple(held), action.kind, points)
        hope = self.spoiled(action)
        if hope is not None and hope.points > points * UNIT:
            return Hint(action, HintReason.DECLARE_RATHER, (), hope.kind, points)
        return Hint(action, HintReason.DECLARE_NOW, (), action.kind, points)

    def held_back(self, action: Action) -> Hint | None:
        """What could be declared and is not, the dearest of it, and why it waits; None where a card of all that is
        played."""
        waiting = [each for each in self.waiting if action.verb != Verb.PLAY or action.card not in each.cards]
        if not waiting:
            return None
        points = [self._points(each) for each in waiting]
        dearest = waiting[points.index(max(points))]
        hope = None if self._settles(dearest.kind) else self.spoiled(dearest)
        if hope is not None and hope.points > max(points) * UNIT:
            outs = Maxims(self.known, None).outs(hope)
            return Hint(action, HintReason.HOLD_FOR, dearest.cards, hope.kind, hope.points // UNIT, chances=outs)
        reason = HintReason.HOLD_TRUMPS if self._settles(dearest.kind) else HintReason.HOLD_BACK
        return Hint(action, reason, dearest.cards, dearest.kind, max(points), chances=self.known.chances)

    def is_welcome(self, kind: int) -> bool:
        """Whether a combination that lies ready is worth declaring by itself."""
        cards = self.declaring.standing().instance(kind)
        if not cards:
            return False
        action = Action(Verb.DECLARE, kind, cards)
        hope = None if self._settles(kind) else self.spoiled(action)
        dear = hope is not None and hope.points * hope.chance // ONE > self._points(action) * UNIT
        return not dear and self.declaring.option(action).score > 0

    def spoiled(self, action: Action) -> Prospect | None:
        """The combination in sight that loses most by this declaration, if that is worth speaking of."""
        after = {each.kind: each for each in self.declaring.following(action).prospects}
        worst, most = None, LIVE
        for each in self.declaring.standing().prospects:
            left = after[each.kind].chance if each.kind in after else 0
            loss = each.points * (each.chance - left) // ONE
            if each.kind != action.kind and loss > most:
                worst, most = each, loss
        return worst

    def _higher(self, action: Action) -> int:
        """A kind of the same class that may be declared as well, and still may afterwards."""
        chosen = KINDS[action.kind]
        ready = [each.kind for each in self.declaring.following(action).prospects if not each.missing]
        for other in [KINDS[each.kind] for each in self.waiting]:
            alike = other.meld_class == chosen.meld_class and other.suit == chosen.suit
            if alike and other.level > chosen.level and other.index in ready:
                return other.index
        return NO_KIND

    def _settles(self, kind: int) -> bool:
        """Whether declaring this kind makes trumps."""
        return self.known.view.trump == NO_SUIT and trump_after(self.declaring.at, kind) != NO_SUIT

    def _points(self, action: Action) -> int:
        return scored(self.known, self.declaring.history, action)
