"""What the table shows besides the cards: where pointer and keyboard are, what is selected and said."""

from dataclasses import field

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.log import LogLine
from bezique_desktop.ui.scene.captions import Company
from bezique_desktop.ui.scene.offers import Offer
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.scene.spread import Keys
from bezique_desktop.ui.scene.targets import CHOSEN_CARDS, Group, Ident
from bezique_desktop.ui.scene.tray import TrayText
from bezique_desktop.values import frozen


@frozen
class Advice:
    """A hint: the action, its title and the reason in words. ``focus`` is where the keyboard was when it came."""

    action: Action
    title: str
    reason: str
    focus: Ident | None = None


@frozen
class Attention:
    """What the player points at and has chosen; of all this only an open ``drawer``, the long log, outlives a step."""

    hover: Ident | None = None
    focus: Ident | None = None
    pressed: Ident | None = None
    selected: Keys = ()
    selecting: bool = False
    passed: bool = False
    scroll: int = 0
    advice: Advice | None = None
    said: str = ""
    drawer: bool = False

    @property
    def follows(self) -> bool:
        """Whether the Enter key follows the hint: the player has not taken the keyboard elsewhere since it came."""
        return self.advice is not None and self.focus in (None, self.advice.focus)

    @property
    def completes(self) -> bool:
        """Whether the Enter key does what the selected cards make: it does not go on to select another card."""
        return bool(self.selected) and (
            self.focus is None or (self.focus[0] in CHOSEN_CARDS and self.focus[1] in self.selected)
        )


@frozen
class TableState:
    """All that one painting of the table is made from; ``lent`` are the cards before the partner that can be chosen."""

    step: Published
    picture: Picture
    scores: Keys
    offers: tuple[Offer, ...] = ()
    attention: Attention = Attention()
    company: Company = field(default_factory=Company)
    lit_tools: frozenset[str] = field(default_factory=frozenset)
    speech: TrayText | None = None
    lines: tuple[LogLine, ...] = ()
    lent: frozenset[int] = frozenset()

    @property
    def view(self) -> SeatView:
        """What the seat knows."""
        return self.step.view

    @property
    def side(self) -> int:
        """The viewer's side."""
        return self.step.view.side

    @property
    def plays(self) -> frozenset[int]:
        """The cards that may be played now."""
        return frozenset(action.card for action in self.view.legal if action.verb is Verb.PLAY)

    @property
    def entered(self) -> Offer | None:
        """What the Enter key does wherever the keyboard is: what is advised, or what the selected cards make."""
        advised = self.attention.advice.action if self.attention.advice is not None else None
        for offer in self.offers:
            if offer.action is None or offer.refused is not None:
                continue
            if (self.attention.follows and offer.action == advised) or self.attention.completes:
                return offer
        return None

    def pointed(self, group: Group) -> list[Ident]:
        """What of a group is under the pointer or has the keyboard."""
        ends = (self.attention.hover, self.attention.focus)
        return [ident for ident in ends if ident is not None and ident[0] == group]

    @property
    def pointed_offers(self) -> list[Offer]:
        """The actions under the pointer or with the keyboard."""
        places = [ident[1] for ident in self.pointed(Group.ACTIONS)]
        return [offer for place, offer in enumerate(self.offers) if place in places]

    @property
    def pointed_lines(self) -> list[int]:
        """The places in the log of the lines under the pointer or with the keyboard."""
        places = [ident[1] for ident in self.pointed(Group.LOG)]
        return [place for place in places if isinstance(place, int) and place < len(self.lines)]

    @property
    def lit(self) -> frozenset[int]:
        """The cards that belong to what is pointed at."""
        cards = [offer.action.cards for offer in self.pointed_offers if offer.action is not None]
        idents = self.pointed(Group.BRACKETS)
        cards += [bracket.meld.cards for bracket in self.picture.brackets if (Group.BRACKETS, bracket.key) in idents]
        cards += [self.lines[place].cards for place in self.pointed_lines]
        return frozenset(card for group in cards for card in group)

    @property
    def preview(self) -> int:
        """The points of the action that is pointed at."""
        return max((offer.points for offer in self.pointed_offers if offer.refused is None), default=0)
