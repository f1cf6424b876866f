"""Why something may not be done in a deal of any Bézique game."""

from mypy_extensions import i64

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.bezique_rights import BeziqueRights
from bezique_desktop.engine.cards import NO_SUIT, SEVEN
from bezique_desktop.engine.deal import NOBODY, OPEN, OVER
from bezique_desktop.engine.holding import Holding
from bezique_desktop.engine.melds import refusal
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.tricks import why_not


class BeziqueRefusals(BeziqueRights):
    """A deal that judges whatever a seat would do, any instance of a declaration as well."""

    def refusal(self, seat: int, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason.DEAL_OVER
        verb = action.verb
        if verb == Verb.CARTE_BLANCHE or verb == Verb.WAIVE or self.asked != NOBODY:
            return self._blanche_refusal(seat, verb)
        if verb == Verb.DECLARE or verb == Verb.LAY:
            return self._declare_refusal(seat, action)
        if verb > Verb.DRAW:
            return Reason.NOT_IN_THIS_GAME
        if seat != self.to_act:
            return Reason.NOT_YOUR_TURN
        if verb == Verb.PLAY:
            return self._play_refusal(seat, action.card)
        if verb == Verb.DRAW:
            return None if self.opportunity and not self.m.on_lead else Reason.NOTHING_TO_DRAW_FOR
        return self._seven_refusal(seat, action)

    def _blanche_refusal(self, seat: i64, verb: int) -> Reason | None:
        if verb != Verb.CARTE_BLANCHE and verb != Verb.WAIVE:
            if verb > Verb.DRAW:
                return Reason.NOT_IN_THIS_GAME
            return Reason.MUST_ANSWER_CARTE_BLANCHE if seat == self.asked else Reason.NOT_YOUR_TURN
        if not self.m.carte_blanche:
            return Reason.NOT_IN_THIS_GAME
        return None if seat == self.asked else Reason.NOT_CARTE_BLANCHE

    def _play_refusal(self, seat: i64, card: int) -> Reason | None:
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.opportunity and not self.m.on_lead:
            return Reason.MUST_DRAW_FIRST
        if self.phase == OPEN:
            return None
        allowed = self._may_follow(self.holdings[seat])
        if card in allowed:
            return None
        return why_not(card, allowed, self.trick, self.trump, self.m.must_beat, self.m.suit_or_trump)

    def _seven_refusal(self, seat: i64, action: Action) -> Reason | None:
        card = action.card
        if not self.m.turn_up or (action.verb == Verb.SHOW and not self.m.show_points):
            return Reason.NOT_IN_THIS_GAME
        if not self.holdings[seat].holds(card):
            return Reason.NOT_HELD
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if not self.opportunity:
            return Reason.NO_OPPORTUNITY
        if not self._seven_right():
            return Reason.SEVEN_ALREADY_USED if self.seven_used else Reason.ALREADY_DECLARED
        if card & 31 != self.trump * 8 + SEVEN:
            return Reason.NOT_THE_TRUMP_SEVEN
        if action.verb == Verb.EXCHANGE:
            return Reason.TURN_UP_IS_SEVEN if self.turn_up & 7 == SEVEN else None
        return Reason.SEVEN_HAS_SCORED if self._history(seat).seven_scored(card) else None

    def _declare_refusal(self, seat: i64, action: Action) -> Reason | None:
        laying = action.verb == Verb.LAY
        if laying and not self.m.expose_extra:
            return Reason.NOT_IN_THIS_GAME
        if self.phase != OPEN:
            return Reason.TALON_EMPTY
        if not self.opportunity or not self._may_declare(seat):
            return Reason.NO_OPPORTUNITY if seat == self.to_act else Reason.NOT_YOUR_TURN
        if self.declared and not laying:
            return Reason.ALREADY_DECLARED
        holding = self._pooled(seat)
        for card in action.cards:
            if card >> 5 >= self.m.rules.packs or not holding.holds(card):
                return Reason.NOT_HELD
        reason = self._meld_refusal(seat, holding, action.kind, action.cards, self._restricted(seat))
        if reason is None and laying and not any([card in self.holdings[seat].hand for card in action.cards]):
            return Reason.NEEDS_HAND_CARD
        return reason

    def _meld_refusal(
        self, seat: int, holding: Holding, kind: int, cards: tuple[int, ...], restricted: bool
    ) -> Reason | None:
        shapes = [shape for shape in self.m.shapes[self.trump + 1] if shape.kind == kind]
        if not shapes:
            later = any([shape.kind == kind for shape in self.m.shapes[1]])
            return Reason.NO_TRUMP_YET if later and self.trump == NO_SUIT else Reason.WORTH_NOTHING
        if not self._value(kind):
            return Reason.WORTH_NOTHING
        if restricted and self.m.is_restricted(kind):
            return Reason.TOO_FEW_TRICKS
        reason: Reason | None = Reason.NOT_THESE_CARDS
        for shape in shapes:
            if reason == Reason.NOT_THESE_CARDS:
                reason = refusal(self.m, self._history(seat), holding, shape, cards, self._tables(seat))
        return reason
