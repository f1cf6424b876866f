"""Every page of the window, made from matches that computers have played."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from tempfile import mkdtemp

from pytestqt.qtbot import QtBot

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import parse_card
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.options import Value
from bezique_desktop.engine.rules import changed
from bezique_desktop.engine.views import SeatView
from bezique_desktop.games.catalogue import rules_of
from bezique_desktop.players.advice import Hint, HintReason
from bezique_desktop.players.registry import LEVELS, player
from bezique_desktop.storage.records import ENDING, write_record
from bezique_desktop.table.step import Step
from bezique_desktop.table.table import Table
from bezique_desktop.ui.adviser import Adviser
from bezique_desktop.ui.art.deck import Deck
from bezique_desktop.ui.dialogs.about_page import AboutPage
from bezique_desktop.ui.dialogs.analysis_page import AnalysisPage
from bezique_desktop.ui.dialogs.audit_page import AuditPage
from bezique_desktop.ui.dialogs.card_page import CardPage
from bezique_desktop.ui.dialogs.cut_page import CutPage
from bezique_desktop.ui.dialogs.draw_page import DrawPage
from bezique_desktop.ui.dialogs.keys_page import KeysPage
from bezique_desktop.ui.dialogs.ledger_page import LedgerPage
from bezique_desktop.ui.dialogs.levels_page import LevelsPage
from bezique_desktop.ui.dialogs.meld_chart import MeldChart
from bezique_desktop.ui.dialogs.new_game_page import NewGamePage
from bezique_desktop.ui.dialogs.opponents_page import OpponentsPage
from bezique_desktop.ui.dialogs.paper import Page, Sheet
from bezique_desktop.ui.dialogs.preferences_page import PreferencesPage
from bezique_desktop.ui.dialogs.records_page import RecordsPage
from bezique_desktop.ui.dialogs.rules_page import RulesPage
from bezique_desktop.ui.dialogs.start_page import StartPage, Unfinished
from bezique_desktop.ui.dialogs.unseen_page import UnseenPage
from bezique_desktop.ui.model.analysis import Analysis, Cost, Judged
from bezique_desktop.ui.model.auditor import Auditor
from bezique_desktop.ui.model.cutting import CutQuestion
from bezique_desktop.ui.model.drawing import draw_of
from bezique_desktop.ui.model.house_rules import HouseRules, ShortMemory
from bezique_desktop.ui.model.new_game import BY_LOT, NewGame
from bezique_desktop.ui.seating import new_match, partner_lot
from bezique_desktop.ui.settings import Preferences
from bezique_desktop.ui.theme import Theme
from bezique_desktop.ui.wording_games import cast, match_title
from bezique_desktop.ui.words import language

Make = Callable[[Theme, Deck], Page]
THREE_LEVELS = ("beginner", "skilled", "master")
NAMES = ("Вы", "Маргарита", "Антон", "Вильгельм")
QUEEN = parse_card("QS1")


def played(game: str = "program-long", seed: int = 5, options: dict[str, Value] | None = None) -> Iterator[Step]:
    """The steps of seat 0 of a match between greedy players; a match without an end is one of two deals."""
    rules = changed(rules_of(game), options or {})
    if "x_deals" in rules.offered:
        rules = changed(rules, {"x_deals": 2})
    yield from played_at(Table(Match(rules, list(NAMES[: rules.players]), 3, seed)))


def match_after(game: str, steps: int) -> Match:
    """A match between greedy players when so much has happened, or when it is over."""
    rules = rules_of(game)
    rules = changed(rules, {"x_deals": 2} if "x_deals" in rules.offered else {})
    table = Table(Match(rules, list(NAMES[: rules.players]), 3, 5))
    for _step in islice(played_at(table), steps):
        pass
    return table.match


def played_at(table: Table) -> Iterator[Step]:
    """The steps of seat 0 of the match at a table, between greedy players."""
    told: list[Step] = []
    table.subscribe(0, told.append)
    table.start()
    greedy = player("greedy")
    while table.match.result is None:
        yield told[-1]
        step, deal = told[-1], table.match.deal
        if step.deal_result is not None:
            table.next_deal(step.number)
        elif deal is not None:
            seen = table.step(deal.to_act)
            table.submit(deal.to_act, greedy.choose(seen.view, step.number), step.number)
    yield told[-1]


@cache
def moments() -> dict[str, Step]:
    """A step of each sort: in mid-deal, at the end of the third deal, at the end of the match."""
    found: dict[str, Step] = {}
    for step in played():
        if step.match_result is not None:
            found["match"] = step
        elif step.deal_result is not None:
            found["deal"] = step
        elif len(step.view.takers) == 12:
            found.setdefault("middle", step)
    return found


@cache
def end_of(game: str) -> Step:
    """The end of the first deal of a game."""
    return next(step for step in played(game) if step.deal_result is not None)


@cache
def chance_to_declare(game: str = "program-long") -> SeatView:
    """A view in which something may be declared, late in a deal."""
    for step in played(game):
        if len(step.view.takers) > 12 and any(action.verb == Verb.DECLARE for action in step.view.legal):
            return step.view
    raise AssertionError("nobody could declare anything")


def wish() -> NewGame:
    """A game with two changes."""
    return NewGame("program-long", "thrifty", {"seven_exchange_points": 20, "declare_at_start": False})


def store() -> ShortMemory:
    """Two house rules."""
    kept = ShortMemory()
    kept.save(HouseRules("По-домашнему", "classic", {"target": 1500, "card_points": "brisques"}))
    kept.save(HouseRules("Sunday", "program-long", {"seven_exchange_points": 20}))
    return kept


def start(theme: Theme, deck: Deck) -> StartPage:
    """The start page with a match to go on with."""
    game = match_title(rules_of("program-long"))
    return StartPage(theme, deck, game, QUEEN, Unfinished(f"{game} · 3, 12", "780, 640", QUEEN))


def new_game(theme: Theme, deck: Deck) -> NewGamePage:
    """The page for a new game."""
    return NewGamePage(theme, deck, wish(), LEVELS, store(), 3)


def rules(theme: Theme, deck: Deck) -> RulesPage:
    """The rules with a change, whole."""
    page = RulesPage(theme, deck, changed(rules_of("program-long"), {"seven_exchange_points": 20}))
    page.finish()
    return page


def ledger(moment: str) -> Make:
    """The ledger at a moment of :func:`moments`."""
    return lambda theme, deck: LedgerPage(theme, deck, moments()[moment])


def ledger_of(game: str) -> Make:
    """The ledger of a finished deal of another game."""
    return lambda theme, deck: LedgerPage(theme, deck, end_of(game))


def new_game_of(game: str) -> Make:
    """The page for a new game of this kind."""
    return lambda theme, deck: NewGamePage(theme, deck, NewGame(game, "novice"), LEVELS, store(), 3)


def rules_page_of(game: str) -> Make:
    """The rules of another game, whole."""

    def make(theme: Theme, deck: Deck) -> Page:
        page = RulesPage(theme, deck, rules_of(game))
        page.finish()
        return page

    return make


def new_game_at(place: int) -> Make:
    """The page for a new game with another tab open."""

    def make(theme: Theme, deck: Deck) -> Page:
        page = new_game(theme, deck)
        page.questions.open(place)
        return page

    return make


def preferences_at(place: int) -> Make:
    """The preferences with a tab open."""

    def make(theme: Theme, deck: Deck) -> Page:
        page = PreferencesPage(theme, deck, Preferences(language=language()))
        page.open(place)
        return page

    return make


def draw(game: str, partner: int = BY_LOT) -> Make:
    """The draw of the first match of this game in which the cards were drawn twice."""

    def make(theme: Theme, deck: Deck) -> Page:
        for seed in count():
            wish = NewGame(game, "novice", seed=seed, partner=partner)
            match = new_match(wish, 1)
            lots = draw_of(match, seed, partner_lot(wish, match))
            if lots is not None and len(lots.deal.rounds) > 1:
                return DrawPage(theme, deck, lots)
        raise AssertionError

    return make


class _Judgement(Analysis):
    """Decisions that were judged before."""

    def start(self) -> None:
        """There is nothing to look at."""


def analysis(theme: Theme, deck: Deck) -> Page:
    match = Match(rules_of("program-long"), list(NAMES[:2]), 1, 1)
    match.start_deal()
    made = _Judgement(match, 0, Adviser(["nothing"]))
    now = next(step for step in played() if step.view.legal)
    for place, action in enumerate(now.view.legal, 1):
        told = Hint(now.view.legal[0], HintReason.ONLY_MOVE)
        made.judged.append(Judged(place, now, action, told, Cost(1200 - place, exact=place % 2 == 0)))
    return AnalysisPage(theme, deck, made)


@cache
def recorded() -> list[Path]:
    """Records of matches at several stages, one of them damaged."""
    folder, files = Path(mkdtemp()), []
    for place, (game, steps) in enumerate((("program-short", 9999), ("four-handed", 250), ("six-deck", 90))):
        match = match_after(game, steps)
        files.append(folder / f"2026-11-{30 - place} {game} 3{ENDING}")
        write_record(files[-1], match)
    files.append(folder / f"2026-09-01 classic 12{ENDING}")
    files[-1].write_text("nonsense")
    return files


def records(theme: Theme, deck: Deck) -> Page:
    """The records, all read."""
    page = RecordsPage(theme, deck, recorded())
    page.finish()
    return page


OTHERS = ("three-handed", "four-handed", "six-deck", "sixty-six")
PAGES: dict[str, Make] = {
    "start": start,
    "first start": lambda theme, deck: StartPage(theme, deck, match_title(rules_of("program-long")), QUEEN),
    **{f"new game {place}": new_game_at(place) for place in range(7)},
    **{f"ledger {moment}": ledger(moment) for moment in ("middle", "deal", "match")},
    **{f"preferences {place}": preferences_at(place) for place in range(4)},
    **{f"ledger {game}": ledger_of(game) for game in OTHERS},
    **{f"new game of {game}": new_game_of(game) for game in OTHERS},
    **{f"rules of {game}": rules_page_of(game) for game in OTHERS},
    "lift": lambda theme, deck: CutPage(theme, deck, CutQuestion(0, 192, 24, 250, "Вы")),
    "guess": lambda theme, deck: CutPage(theme, deck, CutQuestion(31, 192, 24, 150, "Вильгельм")),
    **{f"draw of {game}": draw(game) for game in ("classic", *OTHERS[:3])},
    "rules": rules,
    "melds": lambda theme, deck: MeldChart(theme, deck, chance_to_declare()),
    "card": lambda theme, deck: CardPage(theme, deck, chance_to_declare(), chance_to_declare().hand[0]),
    "unseen": lambda theme, deck: UnseenPage(theme, deck, chance_to_declare()),
    "levels": lambda theme, deck: LevelsPage(theme, deck, cast(THREE_LEVELS), THREE_LEVELS, (False, True, False)),
    "analysis": analysis,
    "records": records,
    "about": AboutPage,
    "keys": KeysPage,
    "opponents": lambda theme, deck: OpponentsPage(theme, deck, rules_of("program-long")),
    "audit": lambda theme, deck: AuditPage(theme, deck, rules_of("program-long"), Auditor(["nothing"])),
}


def place(page: Page, width: int, height: int) -> None:
    """Give a page its size in a window of this size."""
    unit = min(width / 1280, height / 800)
    size = (round(page.design[0] * unit), round(page.design[1] * unit)) if isinstance(page, Sheet) else (width, height)
    page.resize(*size)


def activate(qtbot: QtBot, page: Page) -> None:
    """Give a page the keyboard."""
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
