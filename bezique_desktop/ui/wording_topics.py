"""The chapters of the rules, by which they are found in any language."""

from enum import Enum

from bezique_desktop.ui.words import N_, _


class Topic(Enum):
    """What a chapter is about; its value is the heading, to be translated."""

    CARDS = N_("The cards")
    DEAL = N_("The deal")
    CARTE_BLANCHE = N_("Carte blanche")
    OPEN_PLAY = N_("While the talon lasts")
    DECLARING = N_("Declaring")
    MELD_WORTHS = N_("What melds are worth")
    MARRIAGES = N_("Marriages")
    SEVENS = N_("The sevens of trumps")
    NINE = N_("The nine of trumps")
    CLOSING = N_("Closing the talon")
    LAST_TRICKS = N_("The last tricks")
    CARD_POINTS = N_("Card points")
    WINNING = N_("Who wins the deal")
    WORTH = N_("What the deal is worth")
    MATCH = N_("The match")
    MANNERS = N_("At the table")
    OPTIONS = N_("All options")

    @property
    def title(self) -> str:
        """The heading in the language of the window."""
        return _(self.value)
