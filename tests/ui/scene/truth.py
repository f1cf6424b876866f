"""The scene beside the model: every card in its place, nothing more, nothing less."""

from dataclasses import replace

from bezique_desktop.engine.mechanics import Mechanics
from bezique_desktop.table.step import Step
from bezique_desktop.ui.scene.card_item import layer, pose_of
from bezique_desktop.ui.scene.placing import Picture
from bezique_desktop.ui.scene.spread import spread_of
from bezique_desktop.ui.scene.table_view import TableView


def expected(view: TableView, step: Step) -> Picture:
    """Where everything must stand for a step."""
    mechanics = Mechanics(step.view.rules) if view.telling is None else view.telling.mechanics
    return view.stage.picture(spread_of(step, mechanics), mechanics)


def check_scene(view: TableView, step: Step) -> None:
    """The table at rest shows exactly this step."""
    assert view.telling is not None
    assert view.telling.step.view == step.view
    scene, wanted = view.stage.scene, expected(view, step)
    assert set(scene.cards) == set(wanted.cards)
    for key, placed in wanted.cards.items():
        item = scene.cards[key]
        assert item.face == placed.face, key
        assert replace(item.pose, lift=0.0) == pose_of(placed.spot), key
        assert item.zValue() == layer(placed)
        assert item.isVisible()
        assert item.opacity() == 1.0
        assert item.transform().isIdentity()
    assert set(view.scene().items()) == scene.known_items()
    brackets = {name for name in scene.painted if name.startswith("bracket ")}
    assert len(brackets) == len(wanted.brackets)
    assert not scene.flying
