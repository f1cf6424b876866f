"""Why the rules refuse an action: a closed list of codes. The words for people are the screen's."""

from enum import Enum


class Reason(Enum):
    """One code a rule; the comment names the clause."""

    DEAL_OVER = "deal-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_THIS_GAME = "not-in-this-game"
    NOT_HELD = "not-held"
    MUST_FOLLOW_SUIT = "must-follow-suit"  # G-13, G-14
    MUST_TRUMP = "must-trump"  # G-13
    MUST_FOLLOW_OR_TRUMP = "must-follow-or-trump"  # G-15
    MUST_BEAT = "must-beat"  # G-14
    NO_OPPORTUNITY = "no-opportunity"  # G-20
    TALON_EMPTY = "talon-empty"  # G-16
    ALREADY_DECLARED = "already-declared"  # G-21
    SEVEN_ALREADY_USED = "seven-already-used"  # G-21
    MUST_ANSWER_CARTE_BLANCHE = "must-answer-carte-blanche"
    MUST_DRAW_FIRST = "must-draw-first"  # G-17
    NOTHING_TO_DRAW_FOR = "nothing-to-draw-for"  # G-18
    NOT_THESE_CARDS = "not-these-cards"  # M-3
    WORTH_NOTHING = "worth-nothing"  # M-3
    NO_TRUMP_YET = "no-trump-yet"  # N-4, X-9, X-12
    TOO_FEW_TRICKS = "too-few-tricks"  # C-9
    ONLY_ONCE = "only-once"  # M-6
    LOCKED = "locked"  # M-9
    USED_IN_SAME = "used-in-same"  # M-6, M-10
    USED_IN_HIGHER = "used-in-higher"  # M-7
    USED_IN_LOWER = "used-in-lower"  # M-8
    NEEDS_NEW_CARD = "needs-new-card"  # M-6, M-8
    STILL_INTACT = "still-intact"  # M-6
    NEEDS_HAND_CARD = "needs-hand-card"  # M-3
    NEEDS_OWN_CARD = "needs-own-card"  # P-6
    SEVEN_HAS_SCORED = "seven-has-scored"  # MS-3, MS-4
    NOT_THE_TRUMP_SEVEN = "not-the-trump-seven"  # MS-1
    TURN_UP_IS_SEVEN = "turn-up-is-seven"  # MS-1
    NOT_THE_TRUMP_NINE = "not-the-trump-nine"  # S-7
    MUST_LEAD_MARRIAGE = "must-lead-marriage"  # S-6
    TALON_TOO_SHORT = "talon-too-short"  # S-8
    NOT_CARTE_BLANCHE = "not-carte-blanche"


class IllegalAction(ValueError):
    """The rules refuse an action; nothing has changed. ``reason`` says which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
