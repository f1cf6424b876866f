"""The easiest player offered to people: it knows the rules and errs as beginners do."""

from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import JACK, KING, QUEEN
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.declaring import Declaring
from bezique_desktop.players.knowledge import Knowledge
from bezique_desktop.players.options import Option, best
from bezique_desktop.players.player import Player, RulesInForce
from bezique_desktop.players.playing import Playing
from bezique_desktop.players.race import winning
from bezique_desktop.players.scoring import is_race
from bezique_desktop.players.weights import NOVICE, THRIFTY, UNIT

REMEMBERED: Final = 0
"""How many finished tricks it remembers."""
OVERLOOKED: Final = 45
"""How many of a hundred combinations in hand it does not notice."""
DOUBT: Final = 6 * UNIT
"""By how much it may take any card for better or worse than it is."""
MISJUDGED: Final = 20
"""By how many hundredths of a card's worth it may be wrong besides."""


class Novice(Player):
    """Forgets what went by, overlooks combinations, misjudges cards; in the last tricks it does what it sees."""

    def __init__(self) -> None:
        self.rules: RulesInForce = RulesInForce()

    def choose(self, view: SeatView, seed: int) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        known = Knowledge(view, self.rules.of(view.rules), REMEMBERED)
        chance = Chance(seed)
        declaration = _noticed(known, chance)
        if declaration is not None:
            return declaration
        playing = Playing(known, NOVICE)
        options = playing.options()
        if known.open:
            for option in options:
                error = DOUBT + max(0, option.worth) * MISJUDGED // 100
                option.score += chance.below(2 * error + 1) - error
        choice = _married(known, playing.kept(best(options), options), options)
        return _spared(Knowledge(view, known.m), choice).action if known.open else choice.action


def _married(known: Knowledge, choice: Option, options: list[Option]) -> Option:
    """The choice, or a nine or jack in place of half a marriage of a race that goes to a trick of the other's."""
    card = choice.action.card
    halves = is_race(known.m) and QUEEN <= card & 7 <= KING and card ^ 1 in known.view.holding
    if not halves or not known.open or not known.view.trick or choice.wins:
        return choice
    low = [option for option in options if option.action.card & 7 <= JACK and not known.is_trump(option.action.card)]
    return best(low) if low else choice


def _spared(known: Knowledge, choice: Option) -> Option:
    """The choice, or a card as good for the trick that is missed less: to break a combination for nothing is no
    beginner's error either."""
    careful = Playing(known, THRIFTY)
    options = careful.options()
    for option in options:
        if option.action == choice.action:
            return careful.spared(careful.kept(option, options), options)
    return choice


def _noticed(known: Knowledge, chance: Chance) -> Action | None:
    """The dearest thing to declare among those it sees; where it sees nothing it lets the opportunity pass, unless it
    is asked for nothing else, in its partner's place (P-6)."""
    declaring = Declaring(known, NOVICE)
    seen: list[Option] = []
    for action in known.view.legal:
        points = 0 if action.verb == Verb.PLAY else _attraction(known, declaring, action)
        if points > 0 and chance.below(100) >= OVERLOOKED:
            seen.append(Option(action, points))
    if seen:
        return best(seen).action
    passing = [action for action in known.view.legal if action.verb in (Verb.DRAW, Verb.WAIVE)]
    if passing:
        return passing[0]
    may_play = any([action.verb == Verb.PLAY for action in known.view.legal])
    return None if may_play else known.view.legal[0]


def _attraction(known: Knowledge, declaring: Declaring, action: Action) -> int:
    """How tempting an action of an opportunity is: its points, or that it wins."""
    if action.verb == Verb.CLAIM:
        return winning(known)
    return max(1, declaring.points(action)) if action.verb == Verb.EXCHANGE else declaring.points(action)
