"""The simplest player: any legal action, each as likely as the next."""

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.player import Player


class Uniform(Player):
    """Plays at random; the floor of every comparison, and the stand-in for a player that fails."""

    def choose(self, view: SeatView, seed: int) -> Action:
        return view.legal[Chance(seed).below(len(view.legal))]
