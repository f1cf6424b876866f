"""What a player weighs: one legal action and what speaks for it."""

from bezique_desktop.engine.actions import Action

NO_KIND = -1


class Option:
    """One legal action as a player judges it, in hundredths of a point.

    ``score`` is the verdict. Of a card played, ``wins`` is the chance that the trick goes to the player's side,
    ``loss`` what its going costs the combinations still in sight, ``purpose`` the kind that suffers most, ``stake``
    the card points that lie in the trick with it, and ``serves`` the kind that taking the trick would allow to be
    declared.
    """

    def __init__(self, action: Action, score: int) -> None:
        self.action: Action = action
        self.score: int = score
        self.wins: int = 0
        self.loss: int = 0
        self.purpose: int = NO_KIND
        self.stake: int = 0
        self.serves: int = NO_KIND


def best(options: list[Option]) -> Option:
    """The option with the highest score; the first of equals."""
    choice = options[0]
    for option in options:
        if option.score > choice.score:
            choice = option
    return choice
