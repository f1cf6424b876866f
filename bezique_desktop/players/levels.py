"""The levels that are offered to people, the weakest first: players whose faults are those that people have.

They forget cards that went by, overlook what they could declare and take cards for better or worse than they are. None
of them sees more than its view, and none throws a game away in the last tricks.
"""

from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.failings import Failings, failings_of
from bezique_desktop.players.judgement import counted, counted_race
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option, best
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.search import Searcher
from bezique_desktop.players.weights import THRIFTY, Weights
from bezique_desktop.version import is_compiled

WORLDS: Final = 40
"""How many deals the strongest level imagines for a move."""
WORLDS_INTERPRETED: Final = 8


class Fallible(Player):
    """Judges by rules of thumb with the failings of people."""

    def __init__(self, level: str, weights: Weights = THRIFTY) -> None:
        self.level: str = level
        self.weights: Weights = weights
        self.rules: RulesInForce = RulesInForce()
        self.mechanics: Mechanics | None = None
        self.failings: Failings = Failings(0, 0, 0, 0, 0)

    def choose(self, view: SeatView, seed: int) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        mechanics = self._sit_down(view.rules)
        counted_out = self._counted_out(Knowledge(view, mechanics))
        if counted_out is not None:
            return counted_out
        known = Knowledge(view, mechanics, self.failings.tricks)
        chance = Chance(seed)
        declaration = self._noticed(known, chance)
        return declaration if declaration is not None else self._card(known, chance)

    def _sit_down(self, rules: Rules) -> Mechanics:
        """The mechanics of the game that is being played, with the failings of this level in it."""
        mechanics = self.rules.of(rules)
        if mechanics is not self.mechanics:
            self.mechanics, self.failings = mechanics, failings_of(self.level, rules)
        return mechanics

    def _counted_out(self, known: Knowledge) -> Action | None:
        """The best action of an ending that it can count out, None elsewhere."""
        if is_race(known.m):
            race = counted_race(known, self.weights, self.failings.positions)
            return None if race is None else race.choice.action
        ending = counted(known, self.failings.positions, known.m.last_trick)
        return None if ending is None else ending.action

    def _noticed(self, known: Knowledge, chance: Chance) -> Action | None:
        """The best use of an opportunity among those that it sees; None to play a card."""
        others = [action for action in known.view.legal if action.verb != Verb.PLAY]
        if not others:
            return None
        declaring = Declaring(known, self.weights, self.failings.positions)
        seen: list[Option] = []
        for action in others:
            plain = action.verb not in (Verb.DECLARE, Verb.EXCHANGE, Verb.SHOW, Verb.CLOSE)
            if plain or chance.below(100) >= self.failings.overlooked:
                seen.append(declaring.option(action))
        may_play = len(others) < len(known.view.legal)
        if not seen:
            return None if may_play else others[0]
        choice = declaring.choice(seen)
        return None if may_play and choice.score <= 0 else choice.action

    def _card(self, known: Knowledge, chance: Chance) -> Action:
        """The card that looks best to it; in the last tricks it misjudges nothing that it remembers."""
        playing = Playing(known, self.weights)
        options = playing.options()
        if not known.open:
            return playing.choice(options).action
        for option in options:
            error = self.failings.doubt + max(0, option.worth) * self.failings.misjudged // 100
            option.score += chance.below(2 * error + 1) - error
        return best(options).action


def master() -> Searcher:
    """The strongest level; it imagines fewer deals where the program is not compiled, so that nobody has to wait."""
    return Searcher(WORLDS if is_compiled() else WORLDS_INTERPRETED)
