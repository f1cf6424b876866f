"""The games' files, their options, and what is wrong with a wrong one."""

from pathlib import Path
from typing import Any

import pytest

from bezique_desktop.engine.kinds import BEZIQUE, DOUBLE_MARRIAGE, FOUR, FOUR_TRUMP, KINDS, MARRIAGE, QUINT, TWO_SEVENS
from bezique_desktop.engine.options import OPTION, OPTIONS, OptionError, checked
from bezique_desktop.engine.rules import RulesError, changed
from bezique_desktop.engine.rules_file import rules_from
from bezique_desktop.games import catalogue
from bezique_desktop.games.catalogue import UnknownGameError, game_ids, rules_of

FIXED = {"sixty-six": ("target", "card_points", "card_points_when")}
"""What belongs to a game itself though other games offer it as an option (S-1, S-11)."""


@pytest.mark.parametrize("game", game_ids())
def test_every_file_says_every_option_it_offers_and_only_known_ones(game: str) -> None:
    rules = rules_of(game)
    assert set(rules.options) == set(OPTION)
    for option in OPTIONS:
        stated = option.id in rules.offered or option.fixed or option.id in FIXED.get(game, ())
        assert stated or rules.options[option.id] == option.neutral
    assert rules.cards % rules.players == 0
    assert rules.tricks * rules.players == rules.cards


def test_the_catalogue_knows_its_games_in_the_order_of_the_documents() -> None:
    assert game_ids()[:5] == ("program-long", "program-short", "classic", "card-points", "trumpless")
    with pytest.raises(UnknownGameError, match="program-long, program-short"):
        rules_of("whist")


@pytest.mark.parametrize(
    ("kind", "long", "classic", "card_points", "trumpless"),
    [
        (MARRIAGE, (20, 40), (20, 40), (20, 40), (20, 40)),
        (DOUBLE_MARRIAGE, (40, 80), (40, 80), (40, 80), (40, 80)),
        (QUINT, (100, 250), (100, 250), (0, 250), (100, 300)),
        (BEZIQUE, (40, 40), (40, 40), (40, 40), (40, 40)),
        (BEZIQUE + 1, (500, 500), (500, 500), (500, 500), (500, 500)),
        (FOUR, (100, 100), (100, 100), (100, 100), (100, 100)),
        (FOUR + 1, (0, 0), (0, 0), (0, 0), (0, 0)),
        (FOUR + 2, (80, 80), (80, 80), (80, 80), (80, 80)),
        (FOUR + 3, (60, 60), (60, 60), (60, 60), (60, 60)),
        (FOUR + 4, (40, 40), (40, 40), (40, 40), (40, 40)),
        (FOUR_TRUMP, (0, 0), (0, 0), (0, 0), (0, 0)),
        (TWO_SEVENS, (20, 20), (20, 20), (20, 20), (0, 0)),
    ],
)
def test_declarations_score_what_the_documents_say(
    kind: int, long: tuple[int, int], classic: tuple[int, int], card_points: tuple[int, int], trumpless: tuple[int, int]
) -> None:
    """The value table of clause 2.2, outside trumps and in trumps."""
    for game, points in (
        ("program-long", long),
        ("program-short", long),
        ("classic", classic),
        ("card-points", card_points),
        ("trumpless", trumpless),
    ):
        rules = rules_of(game)
        assert (rules.plain[kind], rules.trump[kind]) == points, f"{game}: {KINDS[kind].name}"


def test_an_option_changes_what_a_declaration_scores() -> None:
    rules = changed(rules_of("classic"), {"plain_quint_points": 150, "any_tens_points": 90, "double_marriage": False})
    assert rules.plain[QUINT] == 150
    assert rules.plain[FOUR + 1] == 90
    assert rules.plain[DOUBLE_MARRIAGE] == rules.trump[DOUBLE_MARRIAGE] == 0
    assert rules_of("classic").plain[QUINT] == 100


def test_an_option_that_does_not_apply_keeps_its_neutral_value() -> None:
    rules = changed(rules_of("classic"), {"carte_blanche": True, "x_cut_bonus": "random"})
    assert rules.options["carte_blanche"] is False
    assert rules.options["x_cut_bonus"] == "off"


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("target", 99, "target cannot be 99; allowed: a whole number from 100 to 10000"),
        ("target", True, "target cannot be True"),
        ("card_points", "half", "card_points cannot be 'half'; allowed: none, full, brisques"),
        ("bezique_upgrade", 1, "bezique_upgrade cannot be 1; allowed: false, true"),
        ("deal_packets", [1], "allowed: 1, 2, 3-2-3"),
        ("targt", 500, "there is no option 'targt' to be 500; the nearest is target, allowed: a whole number"),
        ("card-points", "full", "'card-points' to be 'full'; the nearest is card_points, allowed: none, full"),
        ("", 1, "there is no option '' to be 1"),
        ("x" * 100_000, 1, "there is no option 'xxx"),
        ("variant", "C", "variant belongs to the game classic and cannot be changed"),
        ("players", 2, "cannot be changed"),
        ("trump_source", "turn_up", "cannot be changed"),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(name: str, value: object, text: str) -> None:
    with pytest.raises(OptionError) as fault:
        changed(rules_of("classic"), {name: value})
    assert text in str(fault.value)


def test_a_name_that_is_like_none_gets_no_advice() -> None:
    with pytest.raises(OptionError, match=r"there is no option 'foo' to be 1$"):
        checked("foo", 1)


def test_options_are_checked_by_type_as_well_as_value() -> None:
    assert checked("deal_packets", "3-2-3") == "3-2-3"
    assert checked("deal_packets", 2) == 2
    with pytest.raises(OptionError):
        checked("deal_packets", True)
    with pytest.raises(OptionError, match="is not a number"):
        rules_of("classic").number("card_points")


def _document() -> dict[str, Any]:
    return {
        "game": "x",
        "mechanism": "bezique",
        "source": "001",
        "result": "points",
        "table": {"variant": "C", "players": 2, "sides": 2, "packs": 2, "lowest_rank": 0, "hand": 8},
        "points": {
            "marriage": 20,
            "trump_marriage": 40,
            "double_marriage": 40,
            "trump_double_marriage": 80,
            "bezique": 40,
            "double_bezique": 500,
            "four_aces": 100,
            "four_kings": 80,
            "four_queens": 60,
            "four_jacks": 40,
        },
    }


def test_a_fault_in_a_file_is_named_with_its_path() -> None:
    assert rules_from(_document()).game == "x"
    for section, name, value, text in (
        ("table", "hand", "eight", "table.hand: expected a whole number"),
        ("points", "bezique", 4.5, "points.bezique: expected a whole number"),
        ("match", "target", 1, "match.target: option target cannot be 1"),
        ("match", "colour", 1, "match.colour: there is no option"),
        ("table", "variant", "Q", "table.variant: option variant cannot be 'Q'"),
        ("table", "players", 6, "table.players: option players cannot be 6"),
        ("table", "sides", 0, "table.sides: expected 1 or more, not 0"),
        ("table", "packs", -1, "table.packs: expected 1 or more, not -1"),
        ("table", "sides", 1, "table.sides: 2 players cannot be 1 sides of equal size"),
        ("table", "sides", 3, "table.sides: 2 players cannot be 3 sides of equal size"),
        ("table", "lowest_rank", 8, "table.lowest_rank: expected 0 to 7, not 8"),
        ("table", "hand", 33, "table.hand: 64 cards do not give 2 players 33 and then as many"),
        ("matsch", "target", 1000, "matsch: there is no such section; the sections are match, deal"),
        ("points", "marriage", None, "points.marriage: expected a whole number"),
        ("points", "double_bezique", None, "points.double_bezique: expected a whole number"),
        ("points", "four_kings", None, "points.four_kings: expected a whole number"),
        ("declaring", "trump_quartets", False, "points.four_trump_aces: expected a whole number"),
        ("deal", "x_cut_bonus", "off", "points.cut: expected a whole number"),
    ):
        document = _document()
        document.setdefault(section, {})[name] = value
        with pytest.raises(RulesError) as fault:
            rules_from(document)
        assert str(fault.value).startswith(text)
    for name, text in (
        ("points", "points: expected a table"),
        ("game", "game: expected a text"),
        ("result", "result: expected"),
        ("mechanism", "mechanism: expected"),
    ):
        document = _document()
        document[name] = 7
        with pytest.raises(RulesError, match=text):
            rules_from(document)


def test_packets_of_three_need_eight_cards_a_hand() -> None:
    document = _document()
    document["table"]["hand"] = 6
    document["deal"] = {"deal_packets": 1}
    with pytest.raises(OptionError, match="eight cards"):
        changed(rules_from(document), {"deal_packets": "3-2-3"})


def test_a_damaged_file_is_a_rules_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torn_game.toml").write_text("game = ", encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    game_ids.cache_clear()
    try:
        with pytest.raises(RulesError, match=r"torn_game\.toml"):
            rules_of("torn-game")
    finally:
        game_ids.cache_clear()


def test_no_module_branches_on_the_name_of_a_game() -> None:
    """Names stand in tables of data, and as what is played where nothing is said."""
    package = Path(catalogue.__file__).parent.parent
    named = [f'"{game}"' for game in game_ids()]
    naming = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if any(name in path.read_text(encoding="utf-8") for name in named)
    }
    data = {"games/catalogue.py", "players/learnt/shortcomings.py", "players/learnt/table.py", "ui/wording_games.py"}
    unless_told = {"cli/games.py", "cli/referee.py", "ui/settings.py", "ui/wishes.py"}
    assert naming == data | unless_told


def test_another_mechanism_has_no_scale_of_declarations_and_a_target_of_its_own() -> None:
    document = _document()
    document["mechanism"] = "race"
    with pytest.raises(RulesError, match=r"points\.wins_with: expected a whole number"):
        rules_from(document)
    document["points"].update(wins_with=66, half=33)
    rules = rules_from(document)
    assert not any(rules.plain + rules.trump)
    with pytest.raises(OptionError, match="target belongs to the game"):
        changed(rules, {"target": 100})


def test_what_a_file_fixes_must_be_the_value_of_an_option() -> None:
    for fixed in ({"colour": 1}, {"target": [66]}):
        document = _document()
        document["fixed"] = fixed
        with pytest.raises(RulesError, match=r"fixed\."):
            rules_from(document)


def test_a_mechanism_must_be_known() -> None:
    document = _document()
    document["mechanism"] = "whist"
    with pytest.raises(RulesError, match="mechanism: expected one of"):
        rules_from(document)
