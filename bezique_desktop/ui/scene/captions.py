"""What stands on the table in words: plates, head of the log, the tray, the talon."""

from bezique_desktop.engine.actions import DRAW, Verb
from bezique_desktop.engine.cards import NO_SUIT, suit_of
from bezique_desktop.engine.results import DealResult, MatchResult
from bezique_desktop.engine.rules import Rules
from bezique_desktop.engine.views import SeatView
from bezique_desktop.ui.art.portraits import SEAT_FACES
from bezique_desktop.ui.figures import figure, signed
from bezique_desktop.ui.scene.published import Published
from bezique_desktop.ui.table_keys import letter_for
from bezique_desktop.ui.wording_cards import SIGNS, cards_count, talon_text
from bezique_desktop.ui.wording_games import changes, changes_text, match_title
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen


@frozen
class Company:
    """Who sits at the table, by seat: a note under the name ("" for none), a face (-1: that of the seat), and a line
    about how he plays ("" for none)."""

    notes: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()

    def note(self, seat: int) -> str:
        """The note of a seat."""
        return self.notes[seat] if seat < len(self.notes) else ""

    def line(self, seat: int) -> str:
        """How a seat plays."""
        return self.lines[seat] if seat < len(self.lines) else ""

    def face(self, seat: int, place: int) -> int:
        """The court whose head a seat wears; ``place`` is 0 for the viewer."""
        chosen = self.faces[seat] if seat < len(self.faces) else -1
        return chosen if chosen >= 0 else SEAT_FACES[place % len(SEAT_FACES)]


def turn_words(view: SeatView, seat: int) -> str:
    """The tag of the seat that is to act, "" for the others."""
    if view.to_act != seat:
        return ""
    leads = not view.trick and view.asked < 0
    if seat == view.seat and view.legal:
        only_plays = all(action.verb is Verb.PLAY for action in view.legal)
        return _("your lead") if leads and only_plays else _("your turn")
    return _("to lead") if leads else _("to play")


def log_head(step: Published) -> tuple[str, str]:
    """The two lines above the log."""
    view = step.view
    if view.closed_by >= 0:
        return match_title(view.rules), _("Deal {deal} · talon closed").format(deal=view.deal_number)
    trick = min(len(view.takers) + 1, view.rules.tricks)
    place = _("Deal {deal} · trick {trick} of {tricks}")
    return match_title(view.rules), place.format(deal=view.deal_number, trick=trick, tricks=view.rules.tricks)


def match_note(step: Published) -> str:
    """The number of the match, who led to the first trick of the deal, and whether rules are changed."""
    view, first = step.view, step.leader_first
    led = _("you led first") if first == view.seat else _("{name} led first").format(name=step.names[first])
    note = _("Match {number}, deal {deal}: {led}").format(number=view.match_number, deal=view.deal_number, led=led)
    return "\n".join(filter(None, (note, changes_text(len(changes(view.rules))))))


def result_words(view: SeatView, names: tuple[str, ...], seat: int, points: int) -> str:
    """Who takes the trick that is shown, and what it brings, now or when the deal is over; the points stay with the
    last word."""
    text = _("You take the trick") if seat == view.seat else _("{name} takes the trick").format(name=names[seat])
    if points and view.rules.says("card_points_when", "end_of_deal"):
        return _("{taken}: {points} at the end").format(taken=text, points=points)
    return f"{text}\u00a0\u00a0{signed(points)}" if points else text


def tray_words(step: Published) -> tuple[str, str]:
    """Title and line in the tray; both "" when there is nothing to say."""
    view = step.view
    if step.match_result is not None:
        return _match_words(view, step.match_result)
    if step.deal_result is not None:
        return _deal_words(view, step.deal_result, tuple(step.names))
    if not view.legal or (view.trick and view.rules.players > 2):
        return "", ""
    if view.trick:
        return _("Your answer"), _answer_line(view)
    if view.asked == view.seat:
        return _("Carte blanche"), _("No king, queen or jack: you may show it")
    if view.to_act != view.seat:
        return _("Your partner's trick"), _("You may declare in his place")
    if any(action.verb is Verb.PLAY for action in view.legal):
        return _("Your lead"), _lead_line(view)
    return _("Your trick"), _opportunity_line(view)


def selecting_words() -> tuple[str, str]:
    """Title and line while clicks choose cards instead of playing them."""
    line = _("Click the cards; {key} or Esc goes back to playing")
    return _("Choose the cards of a meld"), line.format(key=letter_for("selecting"))


def plan_words() -> str:
    """What to do before asking what a card may still become."""
    line = _(
        "Point at one of your cards, or choose one with the arrow keys; then {key} tells what it may still become."
    )
    return line.format(key=letter_for("plan"))


def no_review_words(rules: Rules) -> str:
    """Why no trick can be looked at."""
    if not rules.says("trick_review", "none"):
        return _("No trick has been taken yet.")
    from bezique_desktop.ui.wording_questions import QUESTIONS

    line = _("Tricks that were taken stay turned over: so the rules of this match answer “{question}”")
    return line.format(question=_(QUESTIONS["trick_review"].title))


def giving_up_words() -> str:
    """How to get out of a selection that makes nothing."""
    return _("Esc gives the selection up.")


def duty_words(view: SeatView) -> str:
    """What may be played to a trick of three and more, whose cards fill the tray; empty while the talon lasts."""
    asked = view.trick and view.rules.players > 2 and not view.talon and view.legal
    return _answer_line(view) if asked else ""


def _answer_line(view: SeatView) -> str:
    """What may be played to the card that was led."""
    held = (*view.hand, *view.shown[view.seat])
    may = [action.card for action in view.legal if action.verb is Verb.PLAY]
    suits, led = {suit_of(card) for card in may}, suit_of(view.trick[0])
    if len(may) == len(held):
        return _("Any card")
    if suits == {led}:
        beats = len(may) < sum(suit_of(card) == led for card in held)
        return _("Follow suit with a higher card") if beats else _("Follow suit")
    return _("Follow suit, or play a trump") if led in suits else _("You cannot follow suit: play a trump")


def _opportunity_line(view: SeatView) -> str:
    """What to do with an opportunity before the draw."""
    if view.legal != (DRAW,):
        return _("Declare something, or draw")
    done = view.declared or view.seven_used
    return _("Now draw a card") if done else _("Nothing to declare: draw a card")


def _lead_line(view: SeatView) -> str:
    if view.announced != NO_SUIT:
        return _("Lead the king or the queen of the marriage")
    if view.closed_by >= 0:
        return _("The talon is closed: suit must be followed")
    if not view.talon:
        return _("From now on suit must be followed")
    if view.shown[view.seat]:
        return _("Any card, from the hand or from the table")
    return _("Any card")


def _match_words(view: SeatView, result: MatchResult) -> tuple[str, str]:
    """How the match ended, in what it is counted in."""
    line = _score_line(view, result.totals)
    if result.winner < 0:
        return _("The match is drawn"), line
    return (_("You have won the match") if result.winner == view.side else _("The match is lost")), line


def _deal_words(view: SeatView, result: DealResult, names: tuple[str, ...]) -> tuple[str, str]:
    """How the deal ended, in the points of the match where they go on, else in those of the deal."""
    from bezique_desktop.ui.wording_worth import claim_text

    line = _score_line(view, view.totals if view.rules.result == "points" else view.scores)
    return claim_text(view, result, names) or _("The deal is over"), line


def _score_line(view: SeatView, shown: tuple[int, ...]) -> str:
    others = [score for side, score in enumerate(shown) if side != view.side]
    return " : ".join(figure(score) for score in (shown[view.side], *others))


def match_words(rules: Rules) -> str:
    """What the match is played to, where it is counted in game points."""
    target = rules.number("s_match_target")
    return _("Match to {target}").format(target=target) if target else _("Open match")


def talon_line(rules: Rules, cards: int, closed: bool = False, banned: int = NO_SUIT) -> str:
    """How many cards are left to draw, as far as the rules in force tell it, and a suit that may not be made trumps."""
    if closed:
        return _("closed · {cards}").format(cards=cards_count(cards))
    text = talon_text(cards, rules.on("talon_count_visible")) if cards else _("the talon is gone")
    return text if banned == NO_SUIT else _("not {suit} · {cards}").format(suit=SIGNS[banned], cards=text)
