"""Why a card was chosen for the running trick, or to lead."""

from typing import Final

from bezique_desktop.engine.cards import JACK, NINE
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.chances import ONE
from bezique_desktop.players.explaining_melds import Melds
from bezique_desktop.players.judgement import Judgement
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.maxims import LIVE, Maxims
from bezique_desktop.players.options import NO_KIND, Aim, Option
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.scoring import points_of
from bezique_desktop.players.weights import UNIT, Weights

LIKELY: Final = ONE * 7 // 10
"""The chance from which a card led is meant to take the trick."""

_AIMS: Final[dict[int, HintReason]] = {
    Aim.LEAD: HintReason.TAKE_THE_LEAD,
    Aim.TRICKS: HintReason.WIN_FOR_RIGHT,
    Aim.DECLARE: HintReason.WIN_TO_DECLARE,
    Aim.EXCHANGE: HintReason.WIN_TO_EXCHANGE,
    Aim.DENY: HintReason.DENY_DECLARATION,
}


class Trick:
    """One choice among the cards, and the rules that speak for it."""

    def __init__(self, known: Knowledge, weights: Weights, judgement: Judgement) -> None:
        aims = Playing(known, weights).aims
        self.known: Knowledge = known
        self.melds: Melds = Melds(known, weights)
        self.choice: Option = judgement.choice
        self.options: list[Option] = judgement.options
        self.maxims: Maxims = Maxims(known, aims.prospects if aims is not None else None)

    def hint(self) -> Hint:
        """The reason that says most."""
        known, choice = self.known, self.choice
        held = self.melds.held_back(choice.action)
        if held is not None:
            return held
        if not known.view.trick:
            if choice.wins >= LIKELY and choice.aim != Aim.LEAD:
                return self._aimed()
        elif choice.wins and known.holder % known.m.sides == known.side:
            points = known.m.card_points[choice.action.card & 31]
            if points:
                return Hint(choice.action, HintReason.FEED_PARTNER, (), NO_KIND, points)
        elif choice.wins > ONE // 2 and any([option.wins < choice.wins for option in self.options]):
            return self._taken()
        return self._given()

    def _taken(self) -> Hint:
        choice = self.choice
        if choice.stake and choice.stake * UNIT >= choice.aim_worth:
            known_advice = self.maxims.taking(choice, self.options)
            return known_advice or Hint(choice.action, HintReason.TAKE_CARD_POINTS, (), NO_KIND, choice.stake)
        return self._aimed()

    def _aimed(self) -> Hint:
        """A trick taken for what taking it allows, or keeps others from."""
        known, choice = self.known, self.choice
        reason = _AIMS[choice.aim]
        if choice.aim == Aim.DECLARE and not self.melds.is_welcome(choice.serves):
            return self._for_the_lead()
        cards: tuple[int, ...] = ()
        points = 0
        if choice.serves != NO_KIND:
            points = points_of(known.m, choice.serves, known.view.trump, known.view.banned)
        elif choice.aim == Aim.TRICKS:
            points = known.m.restricted_until - known.tricks_of_side(known.seat)
        elif choice.aim == Aim.EXCHANGE:
            cards = (known.view.turn_up,)
        advice: Hint | None = None
        if choice.aim == Aim.LEAD:
            advice = self.maxims.taking(choice, self.options)
        elif choice.aim == Aim.DENY:
            advice = self.maxims.denying(choice, points)
        return advice or Hint(choice.action, reason, cards, choice.serves, points)

    def _for_the_lead(self) -> Hint:
        """A trick taken for no more than the lead, or for the points in it."""
        choice = self.choice
        advice = self.maxims.taking(choice, self.options) if choice.stake else None
        reason = HintReason.TAKE_THE_LEAD if choice.loss < LIVE else HintReason.LEAST_COST
        return advice or Hint(choice.action, reason)

    def _given(self) -> Hint:
        """A card let go, or led for what may come of it: what was spared by it."""
        known, choice, action = self.known, self.choice, self.choice.action
        freely = self.options[0]
        for option in self.options:
            if option.score + option.loss > freely.score + freely.loss:
                freely = option
        if freely.loss > choice.loss:
            kept = self.maxims.keeping(choice, freely)
            if kept is not None:
                return kept
        if not known.open:
            return self.maxims.pressing(choice) or self._at_the_end()
        served = self._served(action.card)
        if served != NO_KIND and not choice.loss:
            return Hint(action, HintReason.ALREADY_SCORED, (), served)
        return self.maxims.giving(choice) or self._left_over()

    def _at_the_end(self) -> Hint:
        """A card of the last tricks, in which suit is followed."""
        led, action = self.known.view.trick, self.choice.action
        if led and not self.choice.wins and all([led[0] & 24 == option.action.card & 24 for option in self.options]):
            return Hint(action, HintReason.MUST_FOLLOW)
        return self._least()

    def _left_over(self) -> Hint:
        """A card that nothing else speaks for."""
        known, action = self.known, self.choice.action
        trumps = [option.action.card for option in self.options if known.is_trump(option.action.card)]
        if trumps and not known.is_trump(action.card) and action.card & 7 > NINE:
            return Hint(action, HintReason.TRUMP_CONTROL, tuple(trumps))
        copies = [card for card in known.view.holding if card & 31 == action.card & 31 and card != action.card]
        if copies and action.card & 7 > NINE:
            return Hint(action, HintReason.SPARE_COPY, tuple(copies))
        return self._least()

    def _least(self) -> Hint:
        """The least of the cards: a low one that makes nothing, or no more than the judgement says."""
        card, choice = self.choice.action.card, self.choice
        idle = not choice.loss and card & 7 <= JACK and not self.known.is_trump(card)
        return Hint(choice.action, HintReason.CHEAPEST_DISCARD if idle else HintReason.LEAST_COST)

    def _served(self, card: int) -> int:
        """The latest kind that this card was declared in."""
        for kind, cards in reversed(self.known.view.melds[self.known.m.owner(self.known.seat)]):
            if card in cards:
                return kind
        return NO_KIND
