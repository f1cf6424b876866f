"""What follows a click, a key or a drag: a change of attention, a tool, an action that is chosen or refused."""

from collections.abc import Callable
from dataclasses import replace

from bezique_desktop.engine.actions import PLAYS, Action
from bezique_desktop.ui.scene.captions import no_review_words, plan_words
from bezique_desktop.ui.scene.gestures import Gesture, Made
from bezique_desktop.ui.scene.keyboard import KeyWish, Wish
from bezique_desktop.ui.scene.offers import Command, Offer
from bezique_desktop.ui.scene.published import may_ask
from bezique_desktop.ui.scene.review import tricks_to_see
from bezique_desktop.ui.scene.state import Attention, TableState
from bezique_desktop.ui.scene.targets import CARDS, Group, Ident, Target, find, neighbour
from bezique_desktop.values import frozen


@frozen
class Doors:
    """What reactions can bring about: the view opens these to them."""

    state: Callable[[], TableState | None]
    targets: Callable[[], tuple[Target, ...]]
    attend: Callable[[Attention], None]
    choose: Callable[[Action], None]
    follow: Callable[[Action], None]
    refuse: Callable[[Action], None]
    leave: Callable[[], None]
    tool: Callable[[str], None]
    go_on: Callable[[], None]
    focus: Callable[[Ident], None]
    review: Callable[[int | None], None]
    reviewing: Callable[[], bool]
    double_click: Callable[[], bool]
    plan: Callable[[int], None]
    say: Callable[[str], None]
    card_menu: Callable[[Made], None]


class Reactions:
    """Decides what a gesture or key means as things stand."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    # ------------------------------------------------------------------ mouse
    def gesture(self, made: Made) -> None:
        """React to what the mouse has done on a target."""
        target = made.target
        if target is None:
            return
        if made.gesture is Gesture.SELECT:
            self.toggle(target)
        elif made.gesture is Gesture.MENU:
            self._doors.card_menu(made)
        elif made.gesture is Gesture.DOUBLE:
            if target.group != Group.LENT:
                self.press(target.ident)
        elif made.gesture is Gesture.CLICK:
            if target.group in CARDS and self._doors.double_click():
                self._doors.focus(target.ident)
            else:
                self.press(target.ident)

    # ------------------------------------------------------------------ keys
    def key(self, wish: KeyWish, focus: Ident | None) -> None:
        """React to a key; ``focus`` is what has the keyboard."""
        {
            Wish.MOVE: self._move,
            Wish.PRESS: self._enter,
            Wish.OFFER: self._offer_key,
            Wish.GO_ON: self._space,
            Wish.TOOL: self._tool_key,
            Wish.SELECT: self._select,
            Wish.SELECTING: self._selecting,
            Wish.BACK: self._back,
        }[wish.wish](wish, focus)

    def _move(self, wish: KeyWish, focus: Ident | None) -> None:
        dx, dy = wish.step
        if self._doors.reviewing() and dx:
            self._doors.review(dx)
            return
        state = self._doors.state()
        if dx and focus is None and state is not None and state.step.replay[1]:
            self._press_key("backspace" if dx < 0 else "space")
            return
        if dx > 0 and focus is None and state is not None and any(offer.tool == "step" for offer in state.offers):
            self._press_key("enter")
            return
        targets = self._doors.targets()
        if focus is None:
            first = next((target for target in targets if target.group == Group.HAND), None)
        else:
            first = neighbour(targets, focus, dx, dy)
        if first is not None:
            self._doors.focus(first.ident)

    def _enter(self, wish: KeyWish, focus: Ident | None) -> None:
        state = self._doors.state()
        entered = state.entered if state is not None else None
        if entered is not None:
            self.offer(entered)
        elif focus is not None:
            self.press(focus)
        else:
            self._press_key("enter") or self._press_key("space")

    def _space(self, wish: KeyWish, focus: Ident | None) -> None:
        if not self._press_key("space") and focus is not None:
            self.press(focus)

    def _offer_key(self, wish: KeyWish, focus: Ident | None) -> None:
        self._press_key(wish.tool or str(wish.place + 1))

    def _press_key(self, key: str) -> bool:
        state = self._doors.state()
        for offer in state.offers if state is not None else ():
            if key in offer.keys:
                self.offer(offer)
                return True
        return False

    def _tool_key(self, wish: KeyWish, focus: Ident | None) -> None:
        if wish.tool == "plan":
            self._plan(focus)
        else:
            self.tool(wish.tool)

    def _plan(self, focus: Ident | None) -> None:
        """What the card under the pointer, else the one with the keyboard, may still become."""
        state = self._doors.state()
        hover = state.attention.hover if state is not None else None
        pointed = next((ident for ident in (hover, focus) if ident is not None and ident[0] in CARDS), None)
        if pointed is not None and isinstance(pointed[1], int):
            self._doors.plan(pointed[1])
        else:
            self._doors.say(plan_words())

    def _select(self, wish: KeyWish, focus: Ident | None) -> None:
        self._toggle(focus)

    def _toggle(self, ident: Ident | None) -> None:
        target = find(self._doors.targets(), ident)
        if target is not None:
            self.toggle(target)

    def _selecting(self, wish: KeyWish, focus: Ident | None) -> None:
        state = self._doors.state()
        if state is not None:
            on = not state.attention.selecting
            self._doors.attend(replace(state.attention, selecting=on, selected=(), said="", advice=None))

    def _back(self, wish: KeyWish, focus: Ident | None) -> None:
        """Give up what is going on, one thing a time; the menu if there is nothing."""
        state = self._doors.state()
        if self._doors.reviewing():
            self._doors.review(None)
        elif state is not None and _is_occupied(state.attention):
            kept = Attention(state.attention.hover, state.attention.focus, passed=state.attention.passed)
            self._doors.attend(kept)
        elif state is not None and any(offer.command is Command.RECALL for offer in state.offers):
            self._doors.attend(replace(state.attention, passed=False))
        else:
            self._doors.tool("menu")

    # ------------------------------------------------------------------ what is pressed
    def press(self, ident: Ident) -> None:
        """Do what a target is for."""
        state = self._doors.state()
        group, key = ident
        if state is None:
            return
        if group in CARDS and isinstance(key, int):
            self._card(state, ident, key)
        elif group == Group.LENT and isinstance(key, int):
            self._lend(state, key)
        elif group == Group.ACTIONS and isinstance(key, int) and key < len(state.offers):
            self.offer(state.offers[key])
        elif group == Group.TOOLS and isinstance(key, str):
            self.tool(key)
        elif group == Group.LOG and any(each.ident == (Group.LOG, "drawer") for each in self._doors.targets()):
            self._doors.attend(replace(state.attention, drawer=not state.attention.drawer))
        elif group in (Group.PLATES, Group.LOG):
            self._doors.tool("ledger")

    def _card(self, state: TableState, ident: Ident, card: int) -> None:
        if state.attention.selecting:
            self._toggle(ident)
        elif card in state.plays:
            self._doors.choose(PLAYS[card])
        else:
            self._doors.refuse(PLAYS[card])

    def play(self, card: int) -> None:
        """A card was dragged to the trick."""
        state = self._doors.state()
        if state is not None and card in state.plays:
            self._doors.choose(PLAYS[card])
        else:
            self._doors.refuse(PLAYS[card])

    def toggle(self, target: Target) -> None:
        """Select a card, or not any more."""
        state, card = self._doors.state(), target.key
        if state is None or not isinstance(card, int) or not state.view.legal:
            return
        self._doors.attend(_toggled(state.attention, card))

    def _lend(self, state: TableState, card: int) -> None:
        """Choose a card of the partner, or give it up; while some are chosen, clicks choose own cards to go with
        them."""
        attention = _toggled(state.attention, card)
        self._doors.attend(replace(attention, selecting=bool(attention.selected)))

    def offer(self, offer: Offer) -> None:
        """Press a button of the column."""
        state = self._doors.state()
        if offer.command is Command.STEP:
            self._doors.tool(offer.tool)
        elif offer.command is Command.CONTINUE:
            self._doors.go_on()
        elif state is not None:
            self._offer(offer, state)

    def _offer(self, offer: Offer, state: TableState) -> None:
        if offer.command is Command.PASS:
            self._doors.attend(replace(state.attention, passed=True))
            if state.view.to_act != state.view.seat:
                self._doors.leave()
        elif offer.command is Command.RECALL:
            self._doors.attend(replace(state.attention, passed=False))
        elif offer.command is Command.OTHER_HINT:
            self._doors.attend(replace(state.attention, advice=None))
        elif offer.action is not None and offer.refused is None:
            self._doors.choose(offer.action)
            if offer.then is not None:
                self._doors.follow(offer.then)

    def tool(self, name: str) -> None:
        """Press a tool."""
        state = self._doors.state()
        if state is None:
            return
        if name == "last_trick":
            if tricks_to_see(state.view):
                self._doors.review(None if self._doors.reviewing() else 0)
            else:
                self._doors.say(no_review_words(state.view.rules))
            return
        if name == "hint" and state.attention.advice is not None:
            self._doors.attend(replace(state.attention, advice=None))
            return
        able = {"undo": state.step.can_undo, "redo": state.step.can_redo, "hint": may_ask(state.step)}
        if able.get(name, True):
            self._doors.tool(name)


def _toggled(attention: Attention, card: int) -> Attention:
    """With this card selected, or not any more."""
    chosen = attention.selected
    selected = tuple(each for each in chosen if each != card) if card in chosen else (*chosen, card)
    return replace(attention, selected=selected, said="", advice=None)


def _is_occupied(attention: Attention) -> bool:
    return bool(
        attention.selected or attention.selecting or attention.said or attention.drawer or attention.advice is not None
    )
