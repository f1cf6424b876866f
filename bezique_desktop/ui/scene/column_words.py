"""What stands in the column of actions in words: its head, its buttons and their keys."""

from bezique_desktop.engine.actions import DRAW, Action, Verb
from bezique_desktop.engine.rules import RACE
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.actions import ActionText
from bezique_desktop.ui.figures import signed
from bezique_desktop.ui.scene.offers import Command, Offer
from bezique_desktop.ui.wording_cards import card_sign
from bezique_desktop.ui.wording_kinds import kind_name, kind_within
from bezique_desktop.ui.words import _


def column_words(
    view: SeatView,
    offers: tuple[Offer, ...],
    picked: bool,
    replay: tuple[int, int] = (0, 0),
    over: bool = False,
) -> tuple[str, str]:
    """Title and line above the actions; ``over``: the match is."""
    if not offers:
        return "", ""
    if replay[1]:
        return _("Replay"), _("move {number} of {all}").format(number=replay[0], all=replay[1])
    if offers[0].tool in ("pause", "resume"):
        waits = offers[0].tool == "resume"
        return _("Watch and learn"), _("it waits for you") if waits else _("the computer plays for all")
    if offers[0].command is Command.CONTINUE:
        ends = (_("The match is over"), _("see how it came about"))
        return ends if over else (_("The deal is over"), _("see what it brought"))
    if picked:
        return _("Your selection"), _("Esc gives it up")
    if any(offer.command is Command.OTHER_HINT for offer in offers):
        return _("The hint"), _("glows on the table")
    if offers[0].refused is not None:
        return _("Pending"), _("scored when you take a trick")
    return _choice_words(view, offers[0])


def _choice_words(view: SeatView, first: Offer) -> tuple[str, str]:
    if first.command is Command.RECALL:
        return _("Your lead"), _("a card, or a declaration")
    if first.action is DRAW:
        done = view.declared or view.seven_used
        return _("Your trick"), _("nothing more may be declared") if done else _("nothing to declare")
    if view.asked == view.seat:
        return _("Carte blanche"), _("show it, or keep it to yourself")
    if view.to_act != view.seat:
        return _("Your partner's trick"), _("declare in his place?")
    if view.rules.mechanism == RACE:
        return _("Your lead"), _("choose, or just lead a card")
    return _("Your declaration"), _("or draw a card") if DRAW in view.legal else _("or lead a card")


def offer_text(offer: Offer, view: SeatView) -> ActionText:
    """The words of a button."""
    points = signed(offer.points) if offer.points else ""
    return ActionText(key_words(offer.key), _offer_name(offer, view), points)


def key_words(key: str) -> str:
    """What stands on a key."""
    words = {"space": _("Space"), "enter": _("Enter"), "home": _("Home"), "end": _("End"), "backspace": "←"}
    return words.get(key, key.upper())


def command_words(offer: Offer, view: SeatView) -> str:
    """The words of a button that does nothing in the game."""
    if offer.command is Command.PASS:
        return _("Just lead") if view.to_act == view.seat else _("Leave it to your partner")
    if offer.command is Command.RECALL:
        return _("Declare, close…") if view.rules.mechanism == RACE else _("Declare…")
    if offer.command is Command.OTHER_HINT:
        return _("Hide the hint")
    if offer.command is Command.STEP:
        return replay_words(offer.tool)
    return _("Go on")


def _offer_name(offer: Offer, view: SeatView) -> str:
    if offer.action is None or offer.command is not Command.ACT:
        return command_words(offer, view)
    if offer.then is not None:
        text = _("{meld}: lead {card}")
        return text.format(meld=kind_name(offer.action.kind), card=card_sign(offer.then.card))
    return action_words(offer.action, view)


def replay_words(tool: str) -> str:
    """What steps through a record."""
    return {
        "pause": _("Pause"),
        "resume": _("Go on by itself"),
        "step": _("Next move"),
        "faster": _("Faster"),
        "slower": _("Slower"),
        "take over": _("Play on yourself"),
        "next": _("Next move"),
        "previous": _("Previous move"),
        "first": _("To the first move"),
        "last": _("To the last move"),
        "decision": _("Your next decision"),
        "hint": _("What was best here?"),
        "branch": _("Play on from here"),
        "again": _("Same cards again"),
    }[tool]


def action_words(action: Action, view: SeatView) -> str:
    """An action as an order: "Swap 7♥ for 10♥", "Lead 9♣"."""
    match action.verb:
        case Verb.DECLARE:
            return kind_name(action.kind)
        case Verb.LAY:
            return _("Lay out: {meld}").format(meld=kind_within(action.kind))
        case Verb.EXCHANGE:
            swap = _("Swap {given} for {card}")
            return swap.format(given=card_sign(action.card), card=card_sign(view.turn_up))
        case Verb.SHOW:
            return _("Show {card}").format(card=card_sign(action.card))
        case Verb.PLAY:
            order = _("Play {card}") if view.trick else _("Lead {card}")
            return order.format(card=card_sign(action.card))
        case Verb.DRAW:
            return _("Draw")
    return _rare_words(action)


def _rare_words(action: Action) -> str:
    return {
        Verb.CARTE_BLANCHE: _("Show carte blanche"),
        Verb.WAIVE: _("Waive"),
        Verb.CLOSE: _("Close the talon"),
        Verb.CLAIM: _("Claim sixty-six"),
    }[action.verb]
