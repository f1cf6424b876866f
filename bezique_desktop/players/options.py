"""What a player weighs: one legal action and what speaks for it."""

from enum import IntEnum

from bezique_desktop.engine.actions import Action

NO_KIND = -1


class Aim(IntEnum):
    """What taking a trick is good for, apart from the card points in it."""

    LEAD = 0
    TRICKS = 1
    DECLARE = 2
    EXCHANGE = 3
    DENY = 4


class Option:
    """One legal action as a player judges it, in hundredths of a point.

    ``score`` is the verdict. Of a card played, ``worth`` is what it is worth in hand, ``wins`` is the chance that the
    trick goes to the player's side, ``loss`` what its going costs the combinations still in sight, ``purpose`` the kind
    that suffers most, ``stake`` the card points that lie in the trick with it. ``aim`` is the best reason to take the
    trick with it, ``aim_worth`` what that is worth and ``serves`` the kind that could then be declared, or that an
    opponent could not.
    """

    def __init__(self, action: Action, score: int) -> None:
        self.action: Action = action
        self.score: int = score
        self.worth: int = 0
        self.wins: int = 0
        self.loss: int = 0
        self.purpose: int = NO_KIND
        self.stake: int = 0
        self.aim: Aim = Aim.LEAD
        self.aim_worth: int = 0
        self.serves: int = NO_KIND

    def weigh_aim(self, aim: Aim, worth: int, kind: int) -> None:
        """Count a reason to take the trick; the weightiest is remembered."""
        if worth > self.aim_worth:
            self.aim, self.aim_worth, self.serves = aim, worth, kind


def best(options: list[Option]) -> Option:
    """The option with the highest score; the first of equals."""
    choice = options[0]
    for option in options:
        if option.score > choice.score:
            choice = option
    return choice
