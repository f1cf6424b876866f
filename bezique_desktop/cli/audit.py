"""``bezique audit``: check that the cards are dealt fairly and that no computer player peeks."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing

from bezique_desktop.arena.audit import Audit
from bezique_desktop.arena.crew import Crew, cores
from bezique_desktop.arena.entrants import split
from bezique_desktop.arena.finding import DECKS, HIDDEN, SHUFFLE, WORTH, Finding
from bezique_desktop.arena.fingerprints import deck_of, fingerprint
from bezique_desktop.arena.notebook import Notebook
from bezique_desktop.cli.arguments import count, whole_from
from bezique_desktop.cli.progress import Progress
from bezique_desktop.cli.sentences import counted
from bezique_desktop.engine.cards import card_text
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.players.registry import LEVELS, PLAYERS, UnknownPlayerError


def run(arguments: Sequence[str]) -> int:
    """The command; returns the exit status: 0, or 1 if a check failed."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.deal is not None:
        print(told_deal(asked.game or game_ids()[0], asked.deal))
        return 0
    try:
        levels = _levels(asked.levels)
    except ValueError as error:
        parser.error(str(error))
    games = [asked.game] if asked.game else list(game_ids())
    audits = [Audit(game, levels, asked.states, asked.deals, asked.seed) for game in games]
    return 0 if _check(audits, asked.jobs, asked.json) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bezique audit",
        description="Check that no computer player peeks and that the cards fall as they must, for every level.",
    )
    parser.add_argument("--game", choices=game_ids(), help="one game (all)")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="A,B,C", help="which players (%(default)s)")
    parser.add_argument(
        "--states", type=count, default=1000, metavar="N", help="positions for each level (%(default)s)"
    )
    parser.add_argument("--deals", type=count, default=100_000, metavar="N", help="deals a level (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other positions and deals (%(default)s)")
    parser.add_argument("--jobs", type=count, default=cores(), metavar="N", help="processes (%(default)s: all)")
    parser.add_argument("--json", action="store_true", help="print every finding and the progress as a line of JSON")
    parser.add_argument(
        "--deal",
        type=whole_from(0),
        metavar="NUMBER",
        help="only print the deck of this deal number, and its fingerprint",
    )
    return parser


def _levels(words: str) -> list[str]:
    levels = split(words)
    for level in levels:
        if level not in PLAYERS:
            raise UnknownPlayerError(f"there is no player {level!r}; the players are: {', '.join(PLAYERS)}")
    return levels


def _check(audits: Sequence[Audit], jobs: int, plain: bool) -> bool:
    by_game = {audit.setting.game: audit for audit in audits}
    total = sum(audit.size for audit in audits)
    passed, progress = True, Progress()
    with progress, closing(Crew(jobs)) as crew:
        tasks = (job for audit in audits for job in audit.jobs())
        for done, (key, result) in enumerate(crew.run(tasks, Notebook(None, {})), 1):
            if plain:
                print(json.dumps({"progress": [done, total]}), flush=True)
            else:
                progress(done, total, "part")
            for finding in by_game[key.partition(":")[0]].enter(key, result):
                passed = passed and finding.passed
                progress.end()
                print(json.dumps({"finding": finding.plain()}) if plain else sentence(finding), flush=True)
    return passed


def sentence(finding: Finding) -> str:
    """The finding in plain words."""
    verdict = "passed" if finding.passed else "FAILED"
    whom = f", {finding.level}" if finding.level else ""
    return f"{verdict}  {finding.game}{whom}: {_words(finding)}"


def _words(finding: Finding) -> str:
    number, differing = finding.count, finding.differing
    if finding.check == HIDDEN:
        return f"all unseen cards moved elsewhere in {counted(number, 'position')}, the move changed in {differing}"
    if finding.check == DECKS:
        moves = counted(number, "move")
        return f"{moves} played over decks that differ further down, {differing} moves or seeds differed"
    if finding.check == WORTH:
        means = ", ".join(f"{mean:.2f}" for mean in finding.means)
        return (
            f"over {counted(number, 'deal')} the seats were dealt cards worth {means} on average; the farthest is "
            f"{finding.figure:.1f} standard errors from the mean (3 are allowed)"
        )
    if finding.check == SHUFFLE:
        return (
            f"over {counted(number, 'shuffle')} every card came to every place about equally often: chi-square "
            f"{finding.figure:,.0f} with {finding.freedom:,} degrees of freedom, p = {finding.chance:.3f}"
        )
    return f"{counted(number, 'numbered deal')} dealt twice, in two processes; {finding.differing} differed"


def told_deal(game: str, number: int) -> str:
    """The deck of a deal number, first dealt first, and its fingerprint."""
    deck = deck_of(rules_of(game), number)
    return "\n".join([" ".join([card_text(card) for card in deck]), f"SHA-256 {fingerprint(deck)}"])
