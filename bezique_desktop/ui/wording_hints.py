"""Hints in words: what to do, and the reason with its figures."""

from typing import Final

from bezique_desktop.engine.actions import Action, Verb
from bezique_desktop.engine.cards import NO_SUIT, face_of
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.players.advice import Hint, HintReason, Runner
from bezique_desktop.ui.wording_cards import card_sign, card_signs, game_points_text, points_text, tricks_text
from bezique_desktop.ui.wording_hint_melds import MELD_SENTENCES, Sentence, plain, played_of, worth_of
from bezique_desktop.ui.wording_kinds import kind_within
from bezique_desktop.ui.words import N_, _, ngettext

_GREAT: Final = 100
"""From so many points on a difference is more than the next declaration explains."""

_BARE: Final = {
    Verb.DRAW: N_("Draw"),
    Verb.CARTE_BLANCHE: N_("Show carte blanche"),
    Verb.WAIVE: N_("Keep the hand closed"),
    Verb.CLOSE: N_("Close the talon"),
    Verb.CLAIM: N_("Claim the deal"),
}


def hint_title(hint: Hint, view: SeatView) -> str:
    """What to do, in a few words: "Lead 9♣"."""
    return action_text(hint.action, view)


def advice_of(hint: Hint, view: SeatView, name: str) -> tuple[str, str]:
    """Title and reason of what somebody of this name is about to do; "" is the player himself."""
    title = hint_title(hint, view)
    told = _("{name}: {action}").format(name=name, action=title) if name else title
    return told, hint_text(hint, view)


def action_text(action: Action, view: SeatView) -> str:
    """An action as advice or on a button."""
    match action.verb:
        case Verb.PLAY:
            text = _("Play {card}") if view.trick else _("Lead {card}")
            return text.format(card=card_sign(action.card))
        case Verb.DECLARE:
            return _("Declare {meld}").format(meld=kind_within(action.kind))
        case Verb.LAY:
            return _("Lay out {meld}").format(meld=kind_within(action.kind))
        case Verb.EXCHANGE:
            return _("Swap {given} for {card}").format(given=card_sign(action.card), card=card_sign(view.turn_up))
        case Verb.SHOW:
            return _("Show {card}").format(card=card_sign(action.card))
    return _(_BARE[action.verb])


def hint_text(hint: Hint, view: SeatView) -> str:
    """The reason, in one or two sentences, and what would be next best, with the points that it costs."""
    return " ".join([_SENTENCES[hint.reason](hint, view), *_compared(hint, view)])


def _compared(hint: Hint, view: SeatView) -> list[str]:
    """What is about as good, else what is next best; only the first figure says what is counted."""
    race = view.rules.mechanism == RACE
    even = [_within(runner.action, view) for runner in hint.runners if not runner.cost and not _is_kept(runner, hint)]
    if even:
        text = _("Less than half a game point behind: {actions}.") if race else _("About as good: {actions}.")
        return [text.format(actions=", ".join(even))]
    behind: list[str] = []
    for runner in [each for each in hint.runners if each.cost]:
        figure = str(runner.cost) if behind else _unit(runner.cost, view)
        behind.append(f"{_within(runner.action, view)} (−{figure})")
    return [_("Next best: {actions}.").format(actions=", ".join(behind))] if behind else []


def _unit(cost: int, view: SeatView) -> str:
    """A figure with what it counts: much of a great one is who makes trumps, as long as nobody has."""
    if view.rules.mechanism == RACE:
        return game_points_text(cost)
    if cost >= _GREAT and view.trump == NO_SUIT and view.talon:
        return _("{points}, counting who makes trumps").format(points=points_text(cost))
    return points_text(cost)


def _is_kept(runner: Runner, hint: Hint) -> bool:
    """Whether it plays a card that the reason says is kept."""
    faces = {face_of(card) for card in hint.cards}
    return runner.action.verb == Verb.PLAY and face_of(runner.action.card) in faces


def _within(action: Action, view: SeatView) -> str:
    """An action in the middle of a sentence."""
    text = action_text(action, view)
    return text[0].lower() + text[1:]


def _exchange(hint: Hint, view: SeatView) -> str:
    gain = _("You get {card}, a better trump than {given}.").format(card=card_signs(hint.cards), given=played_of(hint))
    return gain + (" " + _("It scores {points}.").format(points=worth_of(hint)) if hint.points else "")


def _win_to_exchange(hint: Hint, view: SeatView) -> str:
    return _("Take this trick: then you can exchange your seven for {card}.").format(card=card_signs(hint.cards))


def _win_for_right(hint: Hint, view: SeatView) -> str:
    text = _("You still need {tricks} before you may declare everything.")
    return text.format(tricks=tricks_text(hint.points))


def _control(hint: Hint, view: SeatView) -> str:
    text = ngettext(
        "Keep your trump {cards}: it will win a trick that matters.",
        "Keep your trumps {cards}: they will win the tricks that matter.",
        len(hint.cards),
    )
    return text.format(cards=card_signs(hint.cards))


def _long_suit(hint: Hint, view: SeatView) -> str:
    text = _(
        "Lead from the long suit, {number} cards: the others have to follow, and once they cannot, to spend trumps."
    )
    return text.format(number=hint.points)


def _spare_jack(hint: Hint, view: SeatView) -> str:
    text = ngettext(
        "Of the jacks only {cards} is worth keeping.", "Of the jacks only {cards} are worth keeping.", len(hint.cards)
    )
    return text.format(cards=card_signs(hint.cards))


def _imagined(hint: Hint, view: SeatView) -> str:
    text = ngettext(
        "In {number} imagined deal it came out better than what the rules of thumb advise.",
        "In {number} imagined deals it came out better than what the rules of thumb advise.",
        hint.worlds,
    )
    return text.format(number=hint.worlds)


def _counted(hint: Hint, view: SeatView) -> str:
    if hint.points > 0:
        text = _("All cards are known: from here on this brings you {points} more than the other side.")
    elif hint.points < 0:
        text = _("All cards are known: from here on the other side gets {points} more, and nothing changes that.")
    else:
        return _("All cards are known: from here on both sides get the same.")
    return text.format(points=points_text(abs(hint.points)))


def _counted_race(hint: Hint, view: SeatView) -> str:
    points = abs(hint.points)
    if hint.points > 0:
        text = ngettext(
            "All cards are known: this way you win the deal and {points} game point.",
            "All cards are known: this way you win the deal and {points} game points.",
            points,
        )
    elif hint.points < 0:
        text = ngettext(
            "All cards are known: the deal is lost, and costs no more than {points} game point.",
            "All cards are known: the deal is lost, and costs no more than {points} game points.",
            points,
        )
    else:
        return _("All cards are known: this way nobody wins the deal.")
    return text.format(points=points)


def _last_trick(hint: Hint, view: SeatView) -> str:
    if hint.cards[0] == hint.action.card:
        return _("It wins you the last trick, which scores {points}.").format(points=worth_of(hint))
    text = _("It keeps {card} for the last trick, which scores {points}.")
    return text.format(card=card_sign(hint.cards[0]), points=worth_of(hint))


def _last_trick_decides(hint: Hint, view: SeatView) -> str:
    if hint.points:
        return _("The last trick decides the match, and this way it is yours.")
    return _("The last trick decides the match; only an error of the other side can still give it to you.")


def _close_likely(hint: Hint, view: SeatView) -> str:
    text = _("Closing wins in {number} of {hands} imagined hands of the other player.")
    return text.format(number=hint.points, hands=hint.chances)


_SENTENCES: Final[dict[HintReason, Sentence]] = {
    **MELD_SENTENCES,
    HintReason.ONLY_MOVE: plain(N_("There is nothing else that you may do.")),
    HintReason.EXCHANGE_SEVEN: _exchange,
    HintReason.SHOW_SEVEN: plain(N_("Showing the seven of trumps scores {points}.")),
    HintReason.CARTE_BLANCHE: plain(N_("A hand without a court card scores {points}.")),
    HintReason.WIN_TO_DECLARE: plain(N_("Take this trick: {meld} waits to be declared and scores {points}.")),
    HintReason.WIN_TO_EXCHANGE: _win_to_exchange,
    HintReason.WIN_FOR_RIGHT: _win_for_right,
    HintReason.DENY_DECLARATION: plain(
        N_("Keep the other side from the lead: it may be about to declare {meld} for {points}.")
    ),
    HintReason.TAKE_CARD_POINTS: plain(N_("The trick is worth {points}, and you can have it.")),
    HintReason.TAKE_THE_LEAD: plain(N_("It wins cheaply and brings you the lead.")),
    HintReason.FEED_PARTNER: plain(N_("Your partner takes the trick: give it {points}.")),
    HintReason.DENY_LATE: plain(
        N_("The talon is nearly gone: take the tricks with trumps, for the other side may hold {meld}, {points}.")
    ),
    HintReason.ACE_TAKES_TEN: plain(N_("It captures {cards}: with the ace of trumps the trick is worth {points}.")),
    HintReason.HIGHER_CARD: plain(N_("A high card is best won with a higher one: it beats {cards}.")),
    HintReason.LOWEST_TRUMP: plain(N_("The lowest trump that is enough: {cards} can wait.")),
    HintReason.WIN_WITH_COUNTER: plain(
        N_("Win with cards that count, and throw the low ones: {card} brings its own {points} home.")
    ),
    HintReason.ACES_SERVED: plain(N_("The four aces are scored: now {card} may win tricks.")),
    HintReason.NOT_AT_ANY_PRICE: plain(
        N_("{card} could still serve for {meld}, but not at any price: this trick is worth more.")
    ),
    HintReason.LONG_SUIT: _long_suit,
    HintReason.SPARE_JACK: _spare_jack,
    HintReason.IMAGINED: _imagined,
    HintReason.TRUMP_CONTROL: _control,
    HintReason.SPARE_COPY: plain(N_("You hold {cards} as well, so this one can go.")),
    HintReason.ALREADY_SCORED: plain(N_("{card} has served in {meld} and can go.")),
    HintReason.CHEAPEST_DISCARD: plain(N_("{card} costs least: it makes nothing and wins little.")),
    HintReason.LEAST_COST: plain(N_("By the rules of thumb {card} costs least of your cards.")),
    HintReason.MUST_FOLLOW: plain(N_("You have to follow suit, and this card gives away least.")),
    HintReason.COUNTED_ENDING: _counted,
    HintReason.COUNTED_RACE: _counted_race,
    HintReason.LAST_TRICK: _last_trick,
    HintReason.LAST_TRICK_DECIDES: _last_trick_decides,
    HintReason.CLAIM_DEAL: plain(N_("You have the points that win the deal.")),
    HintReason.CLOSE_TALON: plain(N_("Your sure tricks bring the points that you still need.")),
    HintReason.CLOSE_LIKELY: _close_likely,
}
