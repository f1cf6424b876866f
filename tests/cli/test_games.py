"""``bezique games`` lists games and options, and says what its codes mean."""

import pytest

from bezique_desktop.cli.games import CHAPTERS, run
from bezique_desktop.engine.options import OPTION, OPTIONS
from bezique_desktop.games.catalogue import game_ids, rules_of


def test_every_game_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(game_ids())


@pytest.mark.parametrize("game", game_ids())
def test_every_chapter_that_an_option_names_is_explained(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([game]) == 0
    head, _, tail = capsys.readouterr().out.partition("\n\n")
    listed = [line.split()[0] for line in head.splitlines()[1:]]
    assert listed == [option.id for option in OPTIONS if option.id in rules_of(game).offered]
    explained = {line.split()[0] for line in tail.splitlines()[1:]}
    named = {code.split("-")[0].split(".")[0] for each in listed for code in OPTION[each].clause.split()}
    assert explained == named
    assert named <= set(CHAPTERS)
