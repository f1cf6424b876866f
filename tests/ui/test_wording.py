"""Sentences for everything that the engine can say: none is missing, none has a hole, in any language."""

import errno
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bezique_desktop.engine.actions import DRAW, EXCHANGES, PLAYS, SHOWS, WORDS, Action, Verb
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.events import Credited, Played, Source
from bezique_desktop.engine.kinds import BEZIQUE, KIND_COUNT, MARRIAGE, QUINT, kind_named
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.reasons import Reason
from bezique_desktop.engine.record_faults import Fault, RecordError
from bezique_desktop.engine.rules import changed
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.advice import Hint, HintReason, Runner
from bezique_desktop.storage.notices import Notice, NoticeKind, not_saved
from bezique_desktop.ui.dialogs.preferences_page import LOOK, PLAY, SOUND
from bezique_desktop.ui.wording_cards import card_name, card_sign, card_words, cards_lacked, set_index_language
from bezique_desktop.ui.wording_faults import cause_text
from bezique_desktop.ui.wording_hints import hint_text, hint_title
from bezique_desktop.ui.wording_kinds import example_cards, kind_name, kind_needs, kind_within, kind_words
from bezique_desktop.ui.wording_ledger import eldest_next, family_of, family_title, source_title
from bezique_desktop.ui.wording_log import log_lines, spoken_text
from bezique_desktop.ui.wording_notices import MESSAGES, notice_text, setting_title
from bezique_desktop.ui.wording_reasons import reason_text
from bezique_desktop.ui.words import _, languages, set_language
from tests.ui.dialogs.pages import NAMES, played

SIGNS = set("♠♥♦♣")


@pytest.fixture(params=languages(), autouse=True)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")
    set_index_language("")


def first_view(game: str = "program-long") -> SeatView:
    match = Match(rules_of(game), list(NAMES), 2, 1)
    match.start_deal()
    return match.view(0)


def whole(text: str) -> bool:
    return bool(text) and not set("{}") & set(text)


def actions_for(view: SeatView) -> list[Action]:
    cards = tuple(parse_card(text) for text in ("KS1", "QS1"))
    kinds = [Action(Verb.DECLARE, kind, cards) for kind in (MARRIAGE, QUINT, BEZIQUE, kind_named("double-marriage", 0))]
    return [PLAYS[view.hand[0]], DRAW, EXCHANGES[0], SHOWS[0], Action(Verb.LAY, MARRIAGE, cards), *kinds]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_has_its_sentence(reason: Reason, game: str) -> None:
    """Also where the action and the reason would never meet: there must always be something to say."""
    view = replace(first_view(game), trick=(parse_card("TS1"),))
    for action in actions_for(view):
        if action.kind >= 0 or reason not in OF_MELDS:
            assert whole(reason_text(reason, action, view))


OF_MELDS = {
    Reason.NOT_THESE_CARDS,
    Reason.WORTH_NOTHING,
    Reason.NO_TRUMP_YET,
    Reason.ONLY_ONCE,
    Reason.LOCKED,
    Reason.USED_IN_SAME,
    Reason.USED_IN_HIGHER,
    Reason.USED_IN_LOWER,
    Reason.STILL_INTACT,
}


def test_refusals_name_the_suit_and_the_card(spoken: str) -> None:
    view = replace(first_view(), trick=(parse_card("TS1"),), takers=())
    follow = reason_text(Reason.MUST_FOLLOW_SUIT, PLAYS[0], view)
    assert follow == {"en": "Spades were led: you must follow suit.", "ru": "Ход с пик: отвечайте в масть."}[spoken]
    assert "10♠" in reason_text(Reason.MUST_BEAT, PLAYS[0], view)
    wanted = parse_card("AC2") if parse_card("AC2") not in view.holding else parse_card("AC1")
    assert card_sign(wanted) in reason_text(Reason.NOT_HELD, PLAYS[wanted], view)


def test_refusals_follow_the_rules_in_force() -> None:
    lead, before = first_view("program-long"), first_view("classic")
    texts = {reason_text(Reason.NO_OPPORTUNITY, DRAW, view) for view in (replace(lead, takers=(1,)), before)}
    assert len(texts) == 2
    assert "4" in reason_text(Reason.TOO_FEW_TRICKS, Action(Verb.DECLARE, MARRIAGE, ()), before)


def test_used_cards_are_named() -> None:
    cards = tuple(parse_card(text) for text in ("QS1", "JD1"))
    view = replace(first_view("classic"), melds=(((BEZIQUE, cards),), ()))
    text = reason_text(Reason.USED_IN_SAME, Action(Verb.DECLARE, BEZIQUE, (cards[0], parse_card("JD2"))), view)
    assert card_sign(cards[0]) in text
    assert card_sign(parse_card("JD2")) not in text


@pytest.mark.parametrize("game", game_ids())
def test_the_log_tells_a_whole_deal(game: str) -> None:
    seen = set()
    for step in played(game, seed=2):
        for line in log_lines(step.events, step.view, step.names):
            assert whole(line.text)
            assert line.seat in (None, *range(step.view.rules.players))
        assert not SIGNS & set(spoken_text(step.events, step.view, step.names))
        seen |= {type(event).__name__ for event in step.events}
        if step.deal_result is not None:
            break
    assert {"Played", "Taken", "Declared", "Drew", "EndBegan", "DealOver"} <= seen


def test_the_log_names_the_opponent() -> None:
    """The short form of a line leaves the name to the dot."""
    name = "Marguerite"
    theirs = 0
    for step in played("program-long", seed=2):
        for line in log_lines(step.events, step.view, ("You", name)):
            if line.seat == 1 and not line.text.startswith((_("Card points"), _("Last trick"), _("A seven turned up"))):
                theirs += 1
                assert name in line.text
                assert name not in line.short
        if step.deal_result is not None:
            break
    assert theirs > 20


def test_points_of_a_deal_in_the_log_are_its_scores() -> None:
    """All credits that belong to a line are shown in it, each once."""
    for step in played("program-long", seed=3):
        lines = log_lines(step.events, step.view, step.names)
        credited = sum(event.points for event in step.events if isinstance(event, Credited))
        assert sum(int(line.points) for line in lines if line.points) == credited
        if step.deal_result is not None:
            break


@pytest.mark.parametrize("reason", list(HintReason))
def test_every_hint_has_its_sentence(reason: HintReason) -> None:
    view = first_view()
    for points in (-20, 0, 20):
        hint = Hint(PLAYS[view.hand[0]], reason, (view.hand[1],), MARRIAGE, points)
        assert whole(hint_text(hint, view))
        assert whole(hint_title(hint, view))


def test_what_is_second_best_is_told_within_the_sentence(spoken: str) -> None:
    view = first_view()
    hint = Hint(PLAYS[view.hand[0]], HintReason.ONLY_MOVE, runners=(Runner(PLAYS[view.hand[1]], 9),))
    told = hint_text(hint, view)
    assert {"en": "Next best: lead ", "ru": "Следующее по силе: пойти "}[spoken] in told
    assert "9" in told


def test_only_the_first_figure_says_what_is_counted(spoken: str) -> None:
    """What costs nothing is told instead of figures; in a race game points are counted."""
    wanted = {
        "program-long": {"en": ["About as good: ", "(−9 points)", "(−12)"], "ru": ["не хуже: ", "(−9 очков)", "(−12)"]},
        "sixty-six": {"en": ["half a game point", "(−9 game", "(−12)"], "ru": ["пол-очка", "(−9 очков)", "(−12)"]},
    }
    for game, texts in wanted.items():
        view = first_view(game)
        told = ""
        for costs in ((0, 12), (9, 12)):
            runners = [Runner(PLAYS[card], cost) for card, cost in zip(view.hand, costs, strict=False)]
            told += hint_text(Hint(PLAYS[view.hand[3]], HintReason.ONLY_MOVE, runners=tuple(runners)), view)
        assert all(text in told for text in texts[spoken]), told
        assert told.count("12") == 1


def test_a_great_figure_before_trumps_says_what_it_counts(spoken: str) -> None:
    """The choice of trumps is worth more than what is declared with it."""
    counting = {"en": "counting who makes trumps", "ru": "считая выбор козыря"}[spoken]
    for game, cost, tells in (("six-deck", 352, True), ("six-deck", 20, False), ("program-long", 352, False)):
        view = first_view(game)
        hint = Hint(PLAYS[view.hand[0]], HintReason.ONLY_MOVE, runners=(Runner(PLAYS[view.hand[1]], cost),))
        assert (counting in hint_text(hint, view)) == tells


def test_no_card_that_is_kept_is_called_as_good(spoken: str) -> None:
    """It would speak against the reason."""
    view = first_view()
    played, kept, other = (PLAYS[card] for card in view.hand[:3])
    hint = Hint(played, HintReason.KEEP_FOR_MELD, (kept.card,), MARRIAGE, runners=(Runner(kept, 0), Runner(other, 4)))
    told = hint_text(hint, view)
    assert {"en": "Next best: lead", "ru": "Следующее по силе: пойти"}[spoken] in told
    assert {"en": "About as good", "ru": "Почти не хуже"}[spoken] not in told


def test_a_counted_ending_tells_what_is_still_to_come() -> None:
    """Not who is ahead in the deal."""
    set_language("en")
    view = first_view()
    told = hint_text(Hint(PLAYS[view.hand[0]], HintReason.COUNTED_ENDING, points=30), view)
    assert "ahead" not in told
    assert "30 points more than the other side" in told


def test_what_an_exchange_gives_away_is_named() -> None:
    """It is no seven in the race."""
    view = first_view("sixty-six")
    assert card_sign(0) in hint_text(Hint(EXCHANGES[0], HintReason.EXCHANGE_SEVEN, (parse_card("JC1"),)), view)


def test_cards_stand_in_the_case_of_their_sentence(spoken: str) -> None:
    name, sign = card_name(parse_card("QS1"), True), card_name(parse_card("QS1"), False)
    wanted = {"en": ["queen of spades"] * 3, "ru": ["дама пик", "даму пик", "дамой пик"]}
    assert [f"{name}", f"{name:accusative}", f"{name:instrumental}"] == wanted[spoken]
    assert {f"{sign}", f"{sign:accusative}", f"{sign:instrumental}"} == {card_sign(parse_card("QS1"))}
    view = replace(first_view(), trick=(parse_card("QS1"),))
    told = spoken_text([Played(0, parse_card("QS1"))], view, NAMES)
    assert told == {"en": "You lead queen of spades.", "ru": "Вы ходите дамой пик."}[spoken]


@pytest.mark.parametrize("verb", range(len(WORDS)))
def test_every_action_has_a_name(verb: int) -> None:
    view = first_view()
    hint = Hint(Action(verb, MARRIAGE, (view.hand[0],)), HintReason.ONLY_MOVE)
    assert whole(hint_title(hint, view))


@pytest.mark.parametrize("kind", range(KIND_COUNT))
def test_every_kind_has_its_names(kind: int) -> None:
    rules = rules_of("program-long")
    for text in (kind_name(kind), kind_within(kind), kind_words(kind), kind_needs(kind, rules, 1)):
        assert whole(text)
    assert not SIGNS & set(kind_words(kind))
    assert len(set(example_cards(kind, rules, 1))) == len(example_cards(kind, rules, 1))


def test_every_credit_has_a_title_and_a_family() -> None:
    for source in Source:
        kind = MARRIAGE if source == Source.DECLARATION else -1
        credit = Credited(0, 0, 10, source, kind, (), 1)
        assert whole(source_title(credit))
        assert whole(family_title(family_of(credit)))


def test_cards_in_words(spoken: str) -> None:
    queen = parse_card("QS2")
    assert card_sign(queen) == {"en": "Q♠", "ru": "Д♠"}[spoken]
    assert card_words(queen) == {"en": "queen of spades", "ru": "дама пик"}[spoken]
    assert card_sign(-1) == "?"
    set_index_language("fr")
    assert card_sign(queen) == "D♠"


@pytest.mark.parametrize(
    ("cards", "english", "russian"),
    [
        ("QD1", "queen of diamonds", "дамы бубён"),
        ("KD1 QD1", "king and queen of diamonds", "короля и дамы бубён"),
        ("AS1 KS1 TH1", "ace and king of spades and ten of hearts", "туза и короля пик и десятки червей"),
        ("QS1 QS2 JD1", "jack of diamonds and queen of spades ×2", "валета бубён и дамы пик ×2"),
    ],
)
def test_cards_that_are_missing_have_their_case(spoken: str, cards: str, english: str, russian: str) -> None:
    told = cards_lacked(parse_card(card) for card in cards.split())
    assert told == {"en": english, "ru": russian}[spoken]


@pytest.mark.parametrize("way", ["alternate", "loser_leads", "winner_deals"])
def test_who_leads_next_is_what_the_match_does(way: str) -> None:
    rules = changed(rules_of("program-long"), {"next_deal": way})
    for seed in range(3):
        for step in played("program-long", seed, {"next_deal": way}):
            if step.deal_result is not None:
                told = eldest_next(rules, step.view.dealer, step.deal_result)
                deal = step.view.deal_number
            elif step.view.deal_number == 2:
                assert deal == 1
                assert step.leader_first == told
                break


def test_every_notice_of_storage_is_in_the_catalogue(spoken: str) -> None:
    assert set(MESSAGES) == {kind.value for kind in NoticeKind}
    notice = Notice(NoticeKind.NOT_SAVED, {"name": "settings.json", "why": "?"})
    assert notice_text(notice).startswith({"en": "settings.json is not", "ru": "settings.json не"}[spoken])
    told = notice_text(not_saved(Path("file"), OSError(errno.EIO, "Input/output error")))
    assert {"en": "the disk has failed", "ru": "диск"}[spoken] in told


def test_a_match_that_was_put_away_is_called_by_its_game(spoken: str) -> None:
    match = Match(rules_of("program-short"), ["Anna", "Ben"], 7, 1)
    notice = Notice(NoticeKind.MATCH_KEPT, {"name": "2026-01-01 program-short 7.bezique"}, match=match)
    told = {"en": ": Bézique to 500 · match 7", "ru": ": Безик до 500 · кон 7"}[spoken]
    assert notice_text(notice).endswith(told)


def test_a_setting_is_called_as_on_its_page(spoken: str) -> None:
    notice = Notice(NoticeKind.SETTING_REPLACED, {"name": "trick_hold"})
    assert {"en": "“A finished trick stays”", "ru": "«Взятка остаётся на столе»"}[spoken] in notice_text(notice)
    for choice in (*LOOK, *PLAY, SOUND):
        assert setting_title(choice.name) == _(choice.title)


def test_an_empty_file_has_no_faulty_line(spoken: str) -> None:
    told = cause_text(RecordError(0, Fault.EMPTY))
    assert told == {"en": "the file is empty", "ru": "файл пуст"}[spoken]


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_of_a_record_has_words(spoken: str, fault: Fault) -> None:
    told = cause_text(RecordError(7, fault, repr("deck " + "7S1 " * 60), "not-held"))
    assert "7" in told
    assert len(told) < 110
    assert "{" not in told
    assert (spoken == "ru") == any("а" <= letter <= "я" for letter in told)


@pytest.mark.parametrize(
    ("what", "english", "russian"),
    [
        (
            "target 3",
            "option target may be from 100 to 10000, not 3",
            "правило target может быть от 100 до 10000, а не 3",
        ),
        ("end_check now", "may be end_of_deal, immediate, not now", "может быть end_of_deal, immediate, а не now"),
        ("wind 5", "there is no option wind", "нет правила wind"),
        ("variant R", "option variant R does not fit the game", "правило variant R не подходит"),
    ],
)
def test_the_fault_of_an_option_says_what_it_may_be(spoken: str, what: str, english: str, russian: str) -> None:
    assert {"en": english, "ru": russian}[spoken] in cause_text(RecordError(7, Fault.OPTION, what, "?"))
