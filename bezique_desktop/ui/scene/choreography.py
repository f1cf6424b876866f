"""From cues to beats: how cards, brackets and chips travel. What is true is put right when all settle."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve

from bezique_desktop.ui.geometry import Point
from bezique_desktop.ui.scene import clock
from bezique_desktop.ui.scene.card_item import IN_THE_AIR, CardItem, Pose, layer, pose_of
from bezique_desktop.ui.scene.card_marks import won_marks
from bezique_desktop.ui.scene.clock import Beat, Tween
from bezique_desktop.ui.scene.cues import Act, Cue
from bezique_desktop.ui.scene.placing import Picture, Placed, Zone
from bezique_desktop.ui.scene.spread import TALON, Spread
from bezique_desktop.ui.scene.table_scene import TableScene
from bezique_desktop.ui.theme import CARDS_IN_THE_AIR, Motion
from bezique_desktop.values import frozen

SHRINK: Final = 0.6
"""Width of a collected card when it reaches the plate, as a share of its own."""
ARC: Final = 0.3
"""Height of the arc of a drawn card, in heights of a card."""


@frozen
class Stagehand:
    """What the choreography asks of the table.

    ``picture`` says where everything stands for a spread, ``plate`` the middle of a seat's plate. ``hold`` shows the
    result of a trick, ``score`` makes the tweens of points going to a side, ``bracket`` draws those that are new, and
    ``tidy`` takes away those that are no more.
    """

    scene: TableScene
    motion: Motion
    hold_ms: float
    waits: bool
    picture: Callable[[Spread], Picture]
    plate: Callable[[int], Point]
    hold: Callable[[Cue], None]
    score: Callable[[Cue], Sequence[Tween]]
    bracket: Callable[[Picture], Sequence[Tween]]
    tidy: Callable[[Picture], None]


def beats(told: Sequence[Cue], hand: Stagehand) -> list[Beat]:
    """The beats of a step."""
    made: list[Beat] = []
    at = 0
    while at < len(told):
        group = _together(told, at)
        made += _beats_of(group, hand)
        at += len(group)
    return made


def _together(told: Sequence[Cue], at: int) -> Sequence[Cue]:
    """The cues that play at the same time: draws follow on each other, points go with what they are for."""
    end = at + 1
    follows = {Act.DRAW} if told[at].act is Act.DRAW else {Act.SCORE}
    while end < len(told) and told[end].act in follows:
        end += 1
    return told[at:end]


def _beats_of(group: Sequence[Cue], hand: Stagehand) -> list[Beat]:
    cue = group[0]
    scores = [other for other in group if other.act is Act.SCORE]
    if cue.act is Act.HOLD:
        if not hand.hold_ms and not hand.waits:
            return [_score_beat(scores, hand)]
        return [Beat(lambda: _hold(cue, scores, hand), hand.hold_ms, hand.waits)]
    if cue.act is Act.SCORE:
        return [_score_beat(scores, hand)]
    moving = [other for other in group if other.act is not Act.SCORE]
    if hand.motion.fade:
        return [Beat(lambda: _fade(moving, hand)), _score_beat(scores, hand)]
    moves = [Beat(lambda: _moves(moving, hand))]
    if cue.act is Act.LAY:
        return [*moves, Beat(lambda: [*hand.bracket(hand.picture(cue.after)), *_scores(scores, hand)])]
    return [*moves, _score_beat(scores, hand)] if scores else moves


def _score_beat(scores: Sequence[Cue], hand: Stagehand) -> Beat:
    return Beat(lambda: _scores(scores, hand))


def _scores(scores: Iterable[Cue], hand: Stagehand) -> list[Tween]:
    return [tween for cue in scores for tween in hand.score(cue)]


def _hold(cue: Cue, scores: Sequence[Cue], hand: Stagehand) -> list[Tween]:
    """Show who takes the trick."""
    picture = hand.picture(cue.after)
    tweens = _scores(scores, hand)
    for placed in picture.cards.values():
        if placed.zone is Zone.TRICK:
            item = hand.scene.card(placed)
            item.show_marks(frozenset(won_marks(placed)))
            tweens.append(_glide(item, placed, hand.motion.hover, 0, clock.OUT_QUAD))
    hand.hold(cue)
    return tweens


def _moves(group: Sequence[Cue], hand: Stagehand) -> list[Tween]:
    """All cards of a beat on their way; those that only make room close up meanwhile."""
    scene, cue = hand.scene, group[-1]
    picture = hand.picture(cue.after)
    scene.unpaint("remark")
    hand.tidy(picture)
    if cue.act is Act.COLLECT:
        return _collect(cue, picture, hand) + _close_up(picture, set(), hand)
    travelling = [(key, came) for each in group for key, came in zip(each.cards, each.came, strict=True)]
    starts = [_start(key, came, picture, hand) for key, came in travelling]
    for key in set(scene.cards) - set(picture.cards):
        scene.remove_card(key)
    tweens = _close_up(picture, {key for key, _ in travelling}, hand)
    for place, (item, placed) in enumerate(starts):
        item.setZValue(IN_THE_AIR + (-place if cue.act is Act.DEAL else place))
        tweens += _journey(item, placed, cue.act, place, hand.motion)
    return tweens


def _start(key: int, came: int, picture: Picture, hand: Stagehand) -> tuple[CardItem, Placed]:
    """The item that will lie under a key, as it lies now: where it came from."""
    scene, placed = hand.scene, picture.cards[key]
    if came == TALON:
        item = scene.card(replace(placed, face=-1))
        top = picture.talon.top_card or placed.spot
        item.wear(-1, placed.spot.width, placed.large_index)
        item.lie(pose_of(top))
        scene.wardrobe.prepare(placed.face, placed.spot.width, placed.large_index)
    else:
        scene.rename_card(came, key)
        item = scene.card(placed)
        face = item.face
        pose = item.pose
        item.wear(face, placed.spot.width, placed.large_index)
        item.lie(pose)
    item.setOpacity(1.0)
    item.show_marks(frozenset())
    return item, placed


def _journey(item: CardItem, placed: Placed, act: Act, place: int, motion: Motion) -> list[Tween]:
    """One card from where it lies to its place, turning over on the way if its other side is to be seen."""
    length, apart, curve, arc = {
        Act.DEAL: (motion.deal, max(motion.deal_apart, motion.deal / CARDS_IN_THE_AIR), clock.OUT_CUBIC, 0.0),
        Act.DRAW: (motion.draw, motion.draw * 0.6, clock.IN_OUT_CUBIC, ARC),
        Act.LAY: (motion.meld, motion.meld_apart, clock.OUT_BACK, 0.0),
        Act.PICK_UP: (motion.meld, motion.meld_apart, clock.OUT_CUBIC, 0.0),
        Act.EXCHANGE: (motion.meld, motion.meld * 0.3, clock.IN_OUT_CUBIC, ARC),
    }.get(act, (motion.play, 0.0, clock.OUT_CUBIC, 0.0))
    start = apart * place
    tweens = [_glide(item, placed, length, start, curve, arc)]
    if item.face != placed.face:
        tweens.append(_turn(item, placed, length, start))
    return tweens


def _glide(item: CardItem, placed: Placed, length: float, start: float, curve: QEasingCurve, arc: float = 0.0) -> Tween:
    origin, goal = item.pose, pose_of(placed.spot)
    rise = arc * placed.spot.height

    def show(share: float) -> None:
        pose = origin.towards(goal, share)
        bent = 4 * rise * share * (1 - share)
        item.lie(Pose(pose.x, pose.y - bent, pose.width, pose.angle, pose.lift) if bent else pose)
        if share >= 1:
            item.setZValue(layer(placed))

    return Tween(show, length, start, curve)


def _turn(item: CardItem, placed: Placed, length: float, start: float) -> Tween:
    """Narrow the card to nothing and widen it again with its other side."""

    def show(share: float) -> None:
        if share >= 0.5 and item.face != placed.face:
            item.wear(placed.face, placed.spot.width, placed.large_index)
        item.turn(abs(math.cos(math.pi * share)))

    return Tween(show, length, start, clock.SINE)


def _close_up(picture: Picture, travelling: set[int], hand: Stagehand) -> list[Tween]:
    """The cards that stay move together or apart."""
    tweens = []
    for key, placed in picture.cards.items():
        if key in travelling:
            continue
        item = hand.scene.card(placed)
        if placed.zone is Zone.TALON:
            item.put(placed, hand.scene.wardrobe)
        elif item.pose != pose_of(placed.spot):
            tweens.append(_glide(item, placed, hand.motion.close_up, 0, clock.OUT_CUBIC))
    return tweens


def _collect(cue: Cue, picture: Picture, hand: Stagehand) -> list[Tween]:
    """The trick goes to the plate of the seat that takes it, shrinks and is gone."""
    goal = hand.plate(cue.seat)
    tweens = []
    for key in cue.cards:
        item = hand.scene.cards.get(key)
        if item is not None and key not in picture.cards:
            item.setZValue(IN_THE_AIR)
            tweens.append(_away(item, goal, hand.motion.collect))
    return tweens


def _away(item: CardItem, goal: Point, length: float) -> Tween:
    origin = item.pose
    end = Pose(goal.x, goal.y, origin.width * SHRINK, 0.0)

    def show(share: float) -> None:
        item.lie(origin.towards(end, share))
        item.setOpacity(1.0 if share < 0.7 else max(0.0, (1 - share) / 0.3))

    return Tween(show, length, 0, clock.IN_CUBIC)


def _fade(group: Sequence[Cue], hand: Stagehand) -> list[Tween]:
    """Reduced motion: everything is where it belongs and only fades in."""
    picture = hand.picture(group[-1].after)
    before = set(hand.scene.cards)
    hand.scene.unpaint("remark")
    hand.scene.settle(picture)
    fresh = [hand.scene.cards[key] for key in picture.cards if key not in before or key in group[-1].cards]

    def show(share: float) -> None:
        for item in fresh:
            item.setOpacity(share)

    return [Tween(show, hand.motion.fade, 0, clock.LINEAR)]
