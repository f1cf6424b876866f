"""The player that imagines: for each thing it may do it plays a short way on in many deals that its view could belong
to, and values what comes out of it."""

from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.chance import Chance, derived
from bezique_desktop.engine.deal import OPEN
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.features import stage_of_rounds
from bezique_desktop.players.judgement import Ground, Judgement, counted, judge
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.lookahead import Lookahead, Numbers, counts_endings
from bezique_desktop.players.options import Option
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.stakes import Goal
from bezique_desktop.players.thrifty import POSITIONS
from bezique_desktop.players.trials import Trial, best_of, hopeful
from bezique_desktop.players.worlds import Worlds

CONSIDERED: Final = 6
"""How many cards are tried, the best by rules of thumb."""
CONSIDERED_AT_THE_END: Final = 4
"""The same where endings are counted out, or a game with many packs is played for its value."""
COUNTED_OUT: Final = 10
"""A deal that is counted out takes the time of so many."""
LAST_TRICK_OF_THE_MATCH: Final = 1000
"""What the last trick is worth where it decides the match."""
SHARES: Final[tuple[int, ...]] = (0, 0, 8, 4, 3)
"""How many deals are imagined with so many seats, in relation to each other: a trick of more cards takes longer."""
MANY_PACKS: Final = 6
MANY_PACKS_SHARE: Final = 3
"""The same with so many packs, where far more may be declared."""
MANY_PACKS_SHARE_AT_THE_END: Final = 2
"""The same where such a game is played for its value: hands are full of cards that wait for others by then."""
RACE_SHARE: Final = 20
"""The same in the race to 66, which is short."""
BATCH: Final = 8
"""After so many worlds actions that are clearly worse are looked at no further."""


class Searcher(Player):
    """Judges by rules of thumb first, and does something else only if that is clearly better in the imagined deals.

    ``worlds`` is how many deals it imagines for a move; without ``inference`` all places of an unseen card are equally
    likely to it.
    """

    def __init__(self, worlds: int, inference: bool = True) -> None:
        self.worlds: int = worlds
        self.inference: bool = inference
        self.rules: RulesInForce = RulesInForce()
        self.numbers: Numbers | None = None

    def choose(self, view: SeatView, seed: int) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        first = self.first(view)
        if first.ground == Ground.COUNTED and not is_race(self.rules.of(view.rules)):
            deciding = self.deciding(view)
            return first.choice.action if deciding is None else deciding.action
        return best_of(self.trials(view, first, seed)).action

    def deciding(self, view: SeatView) -> Option | None:
        """The card of an ending whose last trick decides the match, and so is worth more than all else; None where it
        does not, or the ending is too large."""
        if not Goal(view).last_trick_decides:
            return None
        return counted(Knowledge(view, self.rules.of(view.rules)), POSITIONS, LAST_TRICK_OF_THE_MATCH)

    def trials(self, view: SeatView, first: Judgement, seed: int) -> list[Trial]:
        """What the actions brought among which a move is chosen; the first is that of the rules of thumb, and the only
        one where it costs nothing."""
        if is_race(self.rules.of(view.rules)) and first.choice.action.verb == Verb.EXCHANGE:
            return [Trial(first.choice.action)]
        late = counts_endings(view) or Goal(view).points_mislead
        most = CONSIDERED_AT_THE_END if late else CONSIDERED
        return self._trials(view, first, seed, most)

    def first(self, view: SeatView) -> Judgement:
        """What the rules of thumb say."""
        mechanics = self.rules.of(view.rules)
        return judge(Knowledge(view, mechanics), self.numbers_of(view.rules).weights, POSITIONS)

    def _trials(self, view: SeatView, first: Judgement, seed: int, most: int) -> list[Trial]:
        numbers = self.numbers_of(view.rules)
        mechanics = self.rules.of(view.rules)
        leans = None if is_race(mechanics) or Goal(view).points_mislead else Leans(first)
        trials = [Trial(action, leans.of(action) if leans else None) for action in candidates(view, first, most)]
        worlds = self._worlds(view, mechanics, numbers)
        chance = Chance(derived(seed, len(view.takers)))
        lookahead = Lookahead(numbers, view)
        live = trials[:]
        for number in range(self._budget(worlds, mechanics)):
            if len(live) > 1:
                lookahead.compare(worlds.deal(chance), live)
                if number % BATCH == BATCH - 1:
                    live = hopeful(live)
        return trials

    def _budget(self, worlds: Worlds, mechanics: Mechanics) -> int:
        """How many deals are imagined: one where nothing is hidden, fewer where more seats play to a trick or endings
        are counted out."""
        if not worlds.uncertain:
            return 1
        if counts_endings(worlds.view):
            return max(1, self.worlds // COUNTED_OUT)
        many = mechanics.rules.packs >= MANY_PACKS and Goal(worlds.view).points_mislead
        share = MANY_PACKS_SHARE_AT_THE_END if many else share_of(mechanics)
        return max(1, self.worlds * share // SHARES[2])

    def _worlds(self, view: SeatView, mechanics: Mechanics, numbers: Numbers) -> Worlds:
        if not self.inference or not numbers.prior or view.phase != OPEN:
            return Worlds(view, mechanics, [], [])
        prior = numbers.prior[stage_of_rounds(view.talon // view.rules.players)]
        return Worlds(view, mechanics, prior, numbers.choices, numbers.silences)

    def numbers_of(self, rules: Rules) -> Numbers:
        """The learnt numbers of the game that is being played."""
        known = self.numbers
        if known is None or (known.rules is not rules and known.rules != rules):
            known = Numbers(rules)
            self.numbers = known
        return known


def share_of(mechanics: Mechanics) -> int:
    """How many deals are imagined in this game, in relation to :data:`SHARES`."""
    if is_race(mechanics):
        return RACE_SHARE
    return MANY_PACKS_SHARE if mechanics.rules.packs >= MANY_PACKS else SHARES[mechanics.seats]


class Leans:
    """How much better than their choice the rules of thumb hold an action to be: nothing if they did not weigh it
    against the choice, and never more."""

    def __init__(self, first: Judgement) -> None:
        self.first: Option = first.choice
        self.scores: dict[Action, int] = {option.action: option.score for option in first.options}

    def of(self, action: Action) -> int:
        """The difference, in hundredths of a point."""
        if action not in self.scores or (action.verb == Verb.PLAY) != (self.first.action.verb == Verb.PLAY):
            return 0
        return min(0, self.scores[action] - self.first.score)


def candidates(view: SeatView, first: Judgement, most: int) -> list[Action]:
    """The legal actions that differ in what they do: the first choice by rules of thumb before all others, then what is
    no card to play, then cards, of which only the most promising are kept."""
    shown = view.shown[view.seat]
    used = [card for melds in view.melds for _, cards in melds for card in cards]
    chosen = first.choice.action
    seen = {_likeness(chosen, shown, used)}
    found = [chosen]
    plays = 0
    for action in _promising(view, first.options):
        likeness = _likeness(action, shown, used)
        if likeness not in seen and (action.verb != Verb.PLAY or plays < most - 1):
            seen.add(likeness)
            found.append(action)
            plays += 1 if action.verb == Verb.PLAY else 0
    return found


def _promising(view: SeatView, options: list[Option]) -> list[Action]:
    """What is no card to play, then the cards as the rules of thumb rank them."""
    ranked = [option.action for option in sorted(options, key=_least) if option.action.verb == Verb.PLAY]
    others = [action for action in view.legal if action.verb != Verb.PLAY]
    return others + ranked + [action for action in view.legal if action.verb == Verb.PLAY and action not in ranked]


def _least(option: Option) -> int:
    return -option.score


def _likeness(action: Action, shown: tuple[int, ...], used: list[int]) -> tuple[int, ...]:
    """Equal for actions that do the same: plays of equal cards in the same place with the same past."""
    if action.verb != Verb.PLAY:
        return (action.verb, action.kind, *action.cards)
    card = action.card
    if card in used:
        return (action.verb, card)
    return (action.verb, card & 31, 1 if card in shown else 0, -1)
