"""The story of a match in words: deal by deal, trick by trick."""

from collections.abc import Iterable
from typing import Final

from bezique_desktop.cli.replay_story import DealStory, Story
from bezique_desktop.engine.cards import SUITS, card_text
from bezique_desktop.engine.events import (
    Credited,
    DealOver,
    Dealt,
    Declared,
    Drew,
    EndBegan,
    Event,
    Exchanged,
    Laid,
    Played,
    Shown,
    Source,
    Taken,
    TrumpMade,
)
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import value_text
from bezique_desktop.engine.results import DealResult
from bezique_desktop.games.catalogue import rules_of

INDENT: Final = " " * 6
OF_ITS_OWN: Final = {
    Source.DEALER_SEVEN: "the seven turned up",
    Source.CARDS: "points in cards",
    Source.LAST_TRICK: "the last trick",
    Source.CARTE_BLANCHE: "carte blanche",
    Source.CUT: "the cut",
    Source.ESTIMATE: "the estimate",
}
"""What a credit is for where no line before it says so."""


def story_lines(story: Story) -> list[str]:
    """The whole match."""
    match = story.match
    lines = [f"{match.rules.game}, match {match.number}, seed {match.seed}: {', '.join(match.names)}"]
    was = rules_of(match.rules.game).options
    changes = [f"{name} {value_text(value)}" for name, value in match.rules.options.items() if was[name] != value]
    if changes:
        lines.append("with " + ", ".join(changes))
    totals = [0] * match.rules.sides
    for number, deal in enumerate(story.deals, 1):
        lines += ["", *_Teller(match.names, match.rules.sides).told(number, deal)]
        if deal.entry.result is not None:
            totals = [total + score for total, score in zip(totals, deal.entry.result.scores, strict=True)]
            lines += _deal_end(match, deal.entry.result, totals)
    return [*lines, "", _outcome(match)]


class _Teller:
    """Tells one deal."""

    def __init__(self, names: list[str], sides: int) -> None:
        self.names: list[str] = names
        self.sides: int = sides
        self.tricks: int = 0
        self.lines: list[str] = []

    def told(self, number: int, deal: DealStory) -> list[str]:
        """The lines of a deal."""
        entry = deal.entry
        source = "given" if entry.seed < 0 else str(entry.seed)
        eldest = self.names[(entry.dealer + 1) % len(self.names)]
        self.lines = [f"Deal {number} ({source}): {self.names[entry.dealer]} deals, {eldest} leads"]
        plays: list[Played] = []
        for event in deal.events:
            if isinstance(event, Played):
                plays.append(event)
            elif isinstance(event, Taken):
                self._trick(plays, event)
                plays = []
            else:
                self._tell(event)
        if plays:
            self._trick(plays, None)
        return self.lines

    def _trick(self, plays: Iterable[Played], taken: Taken | None) -> None:
        self.tricks += 1
        cards = ", ".join([f"{self.names[play.seat]} {card_text(play.card)}" for play in plays])
        end = "" if taken is None else f": {self.names[taken.seat]} takes"
        self.lines.append(f"{self.tricks:4}  {cards}{end}")

    def _tell(self, event: Event) -> None:
        match event:
            case Dealt(_, turn_up) if turn_up >= 0:
                self.lines[-1] += f", {card_text(turn_up)} is turned up"
            case Declared(seat, kind, cards):
                self._line(f"{self.names[seat]} declares {KINDS[kind].label}: {_cards(cards)}")
            case Laid(seat, kind, cards):
                self._line(f"{self.names[seat]} lays out {KINDS[kind].label}: {_cards(cards)}")
            case TrumpMade(_, suit):
                self.lines[-1] += f", {SUITS[suit]} becomes trumps"
            case Exchanged(seat, given, taken):
                self._line(f"{self.names[seat]} exchanges {card_text(given)} for {card_text(taken)}")
            case Shown(seat, card):
                self._line(f"{self.names[seat]} shows {card_text(card)}")
            case _:
                self._tell_course(event)

    def _tell_course(self, event: Event) -> None:
        match event:
            case Drew(seat, card, _):
                word = f"{self.names[seat]} draws {card_text(card)}"
                if self.lines[-1].startswith(INDENT) and " draws " in self.lines[-1]:
                    self.lines[-1] += f", {word}"
                else:
                    self._line(word)
            case EndBegan(leader):
                self._line(f"the talon is gone, {self.names[leader]} leads")
            case Credited():
                self._credit(event)
            case Dealt() | DealOver():
                pass

    def _credit(self, credit: Credited) -> None:
        alone = credit.source in OF_ITS_OWN and not (credit.source is Source.CARDS and credit.cards)
        if alone:
            self._line(f"{side_name(self.names, self.sides, credit.side)}: {OF_ITS_OWN[credit.source]}")
        self.lines[-1] += f" {credit.points:+d}"

    def _line(self, text: str) -> None:
        self.lines.append(INDENT + text)


def side_name(names: list[str], sides: int, side: int) -> str:
    """A side by its players."""
    return " and ".join(names[side::sides])


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join([card_text(card) for card in cards])


def _scores(match: Match, scores: Iterable[int]) -> str:
    sides = match.rules.sides
    return ", ".join([f"{side_name(match.names, sides, side)} {score}" for side, score in enumerate(scores)])


def _deal_end(match: Match, result: DealResult, totals: list[int]) -> list[str]:
    return [f"{INDENT}deal: {_scores(match, result.scores)}", f"{INDENT}match: {_scores(match, totals)}"]


def _outcome(match: Match) -> str:
    if match.result is None:
        return "The match is not finished."
    winner = side_name(match.names, match.rules.sides, match.result.winner)
    if match.conceded_by >= 0:
        return f"{side_name(match.names, match.rules.sides, match.conceded_by)} gave up: the match is {winner}'s."
    return f"{winner} won the match by {match.result.difference}: {_scores(match, match.result.totals)}"
