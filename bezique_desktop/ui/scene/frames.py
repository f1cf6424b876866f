"""Which frame a game is played in. Pure, no Qt."""

from bezique_desktop.engine.rules import RACE, Rules
from bezique_desktop.ui.scene.layout import Frame, two_players
from bezique_desktop.ui.scene.layout_seats import four_players, sixty_six, three_players


def frame_of(rules: Rules | None, width: float, height: float) -> Frame:
    """The frame of a game in a window of this size in pixels; before any game it is that of two players."""
    if rules is None or rules.players == 2:
        race = rules is not None and rules.mechanism == RACE
        return sixty_six(width, height) if race else two_players(width, height)
    build = three_players if rules.players == 3 else four_players
    return build(width, height, clockwise=rules.says("direction", "cw"))
