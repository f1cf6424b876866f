"""What a hint is: an action, the reason in a word with its figures, and what comes next."""

from dataclasses import dataclass
from enum import Enum

from bezique_desktop.engine.actions import Action
from bezique_desktop.players.options import NO_KIND


class HintReason(Enum):
    """Why: a closed list of codes. What ``kind``, ``points``, ``cards`` and ``chances`` of the hint mean stands behind
    each."""

    ONLY_MOVE = "only-move"
    EXCHANGE_SEVEN = "exchange-seven"  # points it scores, cards: the turn-up that it gets
    SHOW_SEVEN = "show-seven"  # points
    CARTE_BLANCHE = "carte-blanche"  # points
    DECLARE_NOW = "declare-now"  # kind, points
    DECLARE_LOWER_FIRST = "declare-lower-first"  # points now, kind: the higher one that can still follow
    DECLARE_TRUMPS = "declare-trumps"  # kind, points, cards: those held of the suit that it makes trumps
    DECLARE_RATHER = "declare-rather"  # points now, kind: what is hoped for less
    HOLD_BACK = "hold-back"  # kind that could be declared, points of it, chances: tricks that still allow to declare
    HOLD_FOR = "hold-for"  # cards: those of what could be declared, kind that it would spoil, points of that, chances
    HOLD_TRUMPS = "hold-trumps"  # kind that could be declared and would make trumps, points of it
    NOTHING_TO_DECLARE = "nothing-to-declare"
    WIN_TO_DECLARE = "win-to-declare"  # kind that waits, points of it
    WIN_TO_EXCHANGE = "win-to-exchange"  # cards: the turn-up
    WIN_FOR_RIGHT = "win-for-right"  # points: tricks that the side still needs before it may declare everything
    DENY_DECLARATION = "deny-declaration"  # kind that an opponent may be about to declare, points of it
    DENY_LATE = "deny-late"  # the same with the talon nearly gone, by a trump
    TAKE_CARD_POINTS = "take-card-points"  # points in the trick
    ACE_TAKES_TEN = "ace-takes-ten"  # points in the trick, cards: the ten
    HIGHER_CARD = "higher-card"  # cards: the high card that it beats
    LOWEST_TRUMP = "lowest-trump"  # cards: the higher trumps that stay
    WIN_WITH_COUNTER = "win-with-counter"  # points of the card itself
    ACES_SERVED = "aces-served"  # kind: the four aces
    NOT_AT_ANY_PRICE = "not-at-any-price"  # kind that the card was kept for
    TAKE_THE_LEAD = "take-the-lead"
    FEED_PARTNER = "feed-partner"  # points given to the partner's trick
    KEEP_FOR_MELD = "keep-for-meld"  # kind that the cards are kept for, cards: those kept, chances,
    # points that the card played is still worth to combinations, 0 if it can make nothing
    KEEP_ROYALS = "keep-royals"  # the same of a king or queen for a marriage or four of a kind
    KEEP_COUPLES = "keep-couples"  # the same where fours count for nothing
    KEEP_ACES = "keep-aces"  # the same of an ace for four aces
    KEEP_BEZIQUE_CARDS = "keep-bezique-cards"  # the same of a card of the bezique
    KEEP_TRUMP_ACE = "keep-trump-ace"  # the same of the trump ace for the quint when four aces have been scored
    WANTED_TWICE = "wanted-twice"  # the same of the queen that bezique and a marriage want
    LONG_SUIT = "long-suit"  # points: cards of the suit
    SPARE_JACK = "spare-jack"  # cards: the jacks worth keeping
    TRUMP_CONTROL = "trump-control"  # cards: the trumps that are kept
    SPARE_COPY = "spare-copy"  # cards: the copy that stays
    ALREADY_SCORED = "already-scored"  # kind that the card has served
    CHEAPEST_DISCARD = "cheapest-discard"
    LEAST_COST = "least-cost"
    MUST_FOLLOW = "must-follow"
    COUNTED_ENDING = "counted-ending"  # points that the side takes from here on, less those of the other
    COUNTED_RACE = "counted-race"  # game points that the side wins, negative if it loses them
    LAST_TRICK = "last-trick"  # points of the last trick, cards: the one that takes it
    LAST_TRICK_DECIDES = "last-trick-decides"  # points: 1 if the side takes it by best play, else 0
    CLAIM_DEAL = "claim-deal"
    CLOSE_TALON = "close-talon"  # the sure tricks are enough
    CLOSE_LIKELY = "close-likely"  # points: in so many imagined hands of the other player it wins, chances: of so many
    IMAGINED = "imagined"  # it came out better in imagined deals than what the rules of thumb advise


@dataclass(frozen=True)
class Runner:
    """An action that comes after the advised one, and how many points it is thought to cost."""

    action: Action
    cost: int


@dataclass(frozen=True)
class Hint:
    """The action advised, the reason, its figures as :class:`HintReason` explains them, and what comes next.

    ``chances`` is how many unseen cards bring the ``kind`` nearer, ``worlds`` in how many imagined deals the action was
    tried, 0 if it was judged by rules of thumb or counted out.
    """

    action: Action
    reason: HintReason
    cards: tuple[int, ...] = ()
    kind: int = NO_KIND
    points: int = 0
    runners: tuple[Runner, ...] = ()
    chances: int = 0
    worlds: int = 0
