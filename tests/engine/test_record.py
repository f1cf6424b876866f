"""Records: a match as text and back, faults named by line."""

import pytest

from bezique_desktop.engine.cards import card_text, pack
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import HEADER, RecordReader, record_text
from bezique_desktop.engine.record_faults import RecordError
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.table.moves import unplayed

GAMES = {game: rules_of(game) for game in game_ids()}
DECK = "deck " + " ".join(card_text(card) for card in pack(2))
HEAD = [HEADER, "game classic", "name 0 Anna Maria", "name 1 Computer", "match 3", "seed 9"]


def played(game: str, seed: int, actions: int) -> Match:
    """A match after so many random actions."""
    chance = Chance(seed)
    own: dict[str, object] = {"target": 300} if "target" in rules_of(game).offered else {}
    rules = changed(rules_of(game), {**own, "quartet_suits": "any", "x_deals": 1})
    match = Match(rules, ["A", "B b", "C", "D"][: rules.players], 2, seed)
    for _ in range(actions):
        if match.result is not None:
            break
        if match.deal is None or match.deal.over:
            match.start_deal()
        deal = match.deal
        assert deal is not None
        legal = deal.legal(deal.to_act)
        match.play(deal.to_act, legal[chance.below(len(legal))])
    return match


def read(lines: list[str]) -> Match:
    return RecordReader(GAMES).read("\n".join(lines))


@pytest.mark.parametrize("game", game_ids())
def test_a_record_reads_back_to_the_same_match(game: str) -> None:
    for actions in (0, 1, 37, 200, 1000):
        match = played(game, actions, actions)
        text = record_text(match)
        again = RecordReader(GAMES).read(text)
        assert record_text(again) == text
        assert again.totals == match.totals
        assert again.result == match.result
        assert again.names == match.names
        if match.deal is not None:
            assert [again.view(seat) for seat in range(match.rules.players)] == [
                match.view(seat) for seat in range(match.rules.players)
            ]


def test_a_conceded_match_stays_conceded() -> None:
    match = played("classic", 4, 20)
    match.concede(1)
    again = RecordReader(GAMES).read(record_text(match))
    assert again.result == match.result
    assert again.conceded_by == 1


def test_a_stopped_match_stays_stopped() -> None:
    match, chance = Match(changed(GAMES["sixty-six"], {"s_match_target": 0}), ["A", "B"], 1, 5), Chance(5)
    match.start_deal()
    while not match.may_stop:
        deal = match.deal
        assert deal is not None
        legal = deal.legal(deal.to_act)
        match.play(deal.to_act, legal[chance.below(len(legal))])
    match.stop(1)
    again = RecordReader(GAMES).read(record_text(match))
    assert again.result == match.result
    assert again.stopped_by == 1


def test_levels_are_kept_where_they_are_known() -> None:
    match = read([*HEAD, "level 1 master", "level 7 casual", "level 0", f"deal 0 5\n{DECK}"])
    assert match.levels == ["", "master"]
    text = record_text(match)
    assert [line for line in text.splitlines() if line.startswith("level")] == ["level 1 master"]
    assert record_text(RecordReader(GAMES).read(text)) == text
    assert record_text(unplayed(match)).count("level 1 master") == 1
    assert read(HEAD).levels == []
    assert "level" not in record_text(read(HEAD))


def test_names_default_to_the_seats_and_blank_lines_do_not_matter() -> None:
    match = read([HEADER, "", "game classic", "", f"deal 0 5\n{DECK}"])
    assert match.names == ["0", "1"]
    assert match.entries[0].seed == 5


@pytest.mark.parametrize(
    ("lines", "number", "text"),
    [
        (["hello"], 1, "not a record of this program"),
        ([HEADER], 1, "the game is not named"),
        ([HEADER, "game whist"], 2, "unknown game 'whist'"),
        ([*HEAD, "tempo 3"], 7, "'tempo' is not a word of a record"),
        ([*HEAD, "option target 5", "deal 0 -1"], 7, "target cannot be 5"),
        ([*HEAD, "option wind 5", "deal 0 -1"], 7, "there is no option 'wind'"),
        ([*HEAD, "match x"], 7, "'match x' cannot be read"),
        ([*HEAD, "seed"], 7, "'seed' cannot be read"),
        ([*HEAD, "option wind 5"], 7, "there is no option 'wind'"),
        ([*HEAD, "option variant R"], 7, "belongs to the game"),
        ([HEADER, "option wind 5", *HEAD[1:]], 7, "there is no option 'wind'"),
        ([*HEAD, "deal 0 -1"], 7, "the deck of the last deal is missing"),
        ([*HEAD, "deal 0 -1 24"], 7, "two numbers more"),
        ([*HEAD, DECK], 7, "a deck without a deal"),
        ([*HEAD, "deal 0 -1", DECK[:-4]], 8, "AC2 is missing"),
        ([*HEAD, "deal 0 -1", "deck 7S1 XX1"], 8, "not a card"),
        ([*HEAD, "0 play 7S1"], 7, "no deal yet"),
        ([*HEAD, "deal 0 -1", DECK, "1 play 7S2"], 9, "against the rules (not-held)"),
        ([*HEAD, "deal 0 -1", DECK, "1 fly 7S2"], 9, "unknown action"),
        ([*HEAD, "deal 0 -1", DECK, "game classic"], 9, "out of place after the first deal"),
        ([*HEAD, "deal 0 -1", DECK, "concede 7"], 9, "there is no side 7"),
        ([*HEAD, "deal 0 -1", DECK, "concede -1"], 9, "there is no side -1"),
        ([*HEAD, "deal 0 -1", DECK, "concede 0", "concede 1"], 10, "the match is over"),
        ([*HEAD, "deal 0 -1", DECK, "concede 0", "stop 1"], 10, "only a match without a limit"),
        ([*HEAD, "deal 0 -1", DECK, "stop 5"], 9, "there is no side 5"),
        ([*HEAD, "deal 0 -1", DECK, "concede 0", "1 play 7S1"], 10, "against the rules (deal-over)"),
    ],
)
def test_a_fault_is_named_by_its_line(lines: list[str], number: int, text: str) -> None:
    with pytest.raises(RecordError) as fault:
        read(lines)
    assert fault.value.line == number
    assert str(fault.value).startswith(f"line {number}: ")
    assert text in str(fault.value)


@pytest.mark.parametrize("lines", [[], ["", "  "]])
def test_an_empty_record_is_called_so(lines: list[str]) -> None:
    with pytest.raises(RecordError) as fault:
        read(lines)
    assert (fault.value.line, str(fault.value)) == (0, "the file is empty")


def test_a_fixed_option_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="belongs to the game"):
        read([*HEAD, "option variant R", "deal 0 -1", DECK])
