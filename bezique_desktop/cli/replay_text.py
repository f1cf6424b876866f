"""The story of a match in words: deal by deal, trick by trick."""

from collections.abc import Iterable
from typing import Final

from bezique_desktop.cli.replay_story import DealStory, Story
from bezique_desktop.engine.cards import SUITS, card_text
from bezique_desktop.engine.events import (
    BlancheShown,
    Claimed,
    Closed,
    Credited,
    Cut,
    DealOver,
    Dealt,
    Declared,
    Drew,
    EndBegan,
    Event,
    Exchanged,
    Laid,
    Pending,
    Played,
    Shown,
    Source,
    Taken,
    TrumpMade,
)
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.record import value_text
from bezique_desktop.engine.results import NO_WINNER, DealResult, gains
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
SECOND_PERSON: Final = ("You", "Вы")
"""What the window calls whoever sits before it, in its languages: in English the first."""


def names_of(match: Match) -> list[str]:
    """What everybody at a match is called in English."""
    return [SECOND_PERSON[0] if name in SECOND_PERSON else name for name in match.names]


def story_lines(story: Story) -> list[str]:
    """The whole match."""
    match = story.match
    lines = [f"{match.rules.game}, match {match.number}, seed {match.seed}: {', '.join(names_of(match))}"]
    was = rules_of(match.rules.game).options
    changes = [f"{name} {value_text(value)}" for name, value in match.rules.options.items() if was[name] != value]
    if changes:
        lines.append("with " + ", ".join(changes))
    totals = [0] * match.rules.sides
    for number, deal in enumerate(story.deals, 1):
        lines += ["", *_Teller(names_of(match), match.rules.sides).told(number, deal)]
        if deal.entry.result is not None:
            gained = gains(match.rules, deal.entry.result)
            totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
            lines += _deal_end(match, deal.entry.result, totals)
    return [*lines, "", _outcome(match)]


class _Teller:
    """Tells one deal."""

    def __init__(self, names: list[str], sides: int) -> None:
        self.names: list[str] = names
        self.sides: int = sides
        self.tricks: int = 0
        self.drew: bool = False
        self.lines: list[str] = []

    def told(self, number: int, deal: DealStory) -> list[str]:
        """The lines of a deal."""
        entry = deal.entry
        source = "given" if entry.seed < 0 else str(entry.seed)
        eldest = (entry.dealer + 1) % len(self.names)
        self.lines = [f"Deal {number} ({source}): {self._does(entry.dealer, 'deals')}, {self._does(eldest, 'leads')}"]
        plays: list[Played] = []
        announced: list[Pending] = []
        for event in deal.events:
            if isinstance(event, Played):
                plays.append(event)
            elif isinstance(event, Pending):
                announced.append(event)
            elif isinstance(event, Taken):
                self._trick(plays, event)
                plays = []
            else:
                self._tell(event)
            while announced and not plays:
                self._tell(announced.pop(0))
        if plays:
            self._trick(plays, None)
        return self.lines

    def _trick(self, plays: Iterable[Played], taken: Taken | None) -> None:
        self.tricks += 1
        self.drew = False
        cards = ", ".join([f"{self.names[play.seat]} {card_text(play.card)}" for play in plays])
        end = "" if taken is None else f": {self._does(taken.seat, 'takes')}"
        self.lines.append(f"{self.tricks:4}  {cards}{end}")

    def _tell(self, event: Event) -> None:
        match event:
            case Dealt(_, turn_up) if turn_up >= 0:
                self.lines[-1] += f", {card_text(turn_up)} is turned up"
            case Declared(seat, kind, cards):
                self._line(f"{self._does(seat, 'declares')} {KINDS[kind].label}: {_cards(cards)}")
            case Laid(seat, kind, cards):
                self._line(f"{self._does(seat, 'lays out')} {KINDS[kind].label}: {_cards(cards)}")
            case TrumpMade(_, suit):
                self.lines[-1] += f", {SUITS[suit]} becomes trumps"
            case Exchanged(seat, given, taken):
                self._line(f"{self._does(seat, 'exchanges')} {card_text(given)} for {card_text(taken)}")
            case Shown(seat, card):
                self._line(f"{self._does(seat, 'shows')} {card_text(card)}")
            case BlancheShown(seat, cards):
                self._line(f"{self._does(seat, 'shows')} carte blanche: {_cards(cards)}")
            case _:
                self._tell_course(event)

    def _tell_course(self, event: Event) -> None:
        match event:
            case Drew(seat, card, _):
                self._draw(f"{self._does(seat, 'draws')} {card_text(card)}")
            case EndBegan(leader):
                self._line(f"the talon is gone, {self._does(leader, 'leads')}")
            case Cut(dealer, lifted, guess):
                self._line(f"{self._does(dealer, 'cuts')} {lifted} cards, {guess} were guessed")
            case Pending() | Closed() | Claimed():
                self._line(self._said(event))
            case Credited():
                self._credit(event)
            case Dealt() | DealOver():
                pass

    def _said(self, event: Pending | Closed | Claimed) -> str:
        """What a seat says without laying a card."""
        match event:
            case Pending(seat, kinds, _):
                waiting = ", ".join([KINDS[kind].label for kind in kinds])
                return f"{self._does(seat, 'announces')} {waiting or 'nothing'} as waiting to be scored"
            case Closed(seat):
                return f"{self._does(seat, 'closes')} the talon"
        return f"{self._does(event.seat, 'claims')} to have enough, {'rightly' if event.right else 'wrongly'}"

    def _draw(self, text: str) -> None:
        """Say who drew what, the draws after one trick on one line."""
        if self.drew:
            self.lines[-1] += f", {text}"
        else:
            self._line(text)
            self.drew = True

    def _credit(self, credit: Credited) -> None:
        """Add the points to the line that says what they are for, or to a line of their own."""
        in_trick = credit.source is Source.CARDS and credit.cards
        if credit.source in OF_ITS_OWN and not in_trick:
            self._line(f"{side_name(self.names, self.sides, credit.side)}: {OF_ITS_OWN[credit.source]}")
        self.lines[-1] += f" {credit.points:+d}"

    def _line(self, text: str) -> None:
        self.drew = False
        self.lines.append(INDENT + text)

    def _does(self, seat: int, verb: str) -> str:
        """Who does something, with the verb as it is for others and as it is for "you"."""
        name = self.names[seat]
        first, space, rest = verb.partition(" ")
        return f"{name} {first.removesuffix('s') if name == SECOND_PERSON[0] else first}{space}{rest}"


def side_name(names: list[str], sides: int, side: int) -> str:
    """A side by its players."""
    return " and ".join(names[side::sides])


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join([card_text(card) for card in cards])


def _scores(match: Match, scores: Iterable[int]) -> str:
    return ", ".join([f"{_side(match, side)} {score}" for side, score in enumerate(scores)])


def _deal_end(match: Match, result: DealResult, totals: list[int]) -> list[str]:
    lines = [f"{INDENT}deal: {_scores(match, result.scores)}", f"{INDENT}match: {_scores(match, totals)}"]
    if result.winner != NO_WINNER:
        lines[0] += f"; {_side(match, result.winner)} by {result.value}"
    return lines


def _outcome(match: Match) -> str:
    if match.result is None:
        return "The match is not finished."
    stopped = f"{_side(match, match.stopped_by)} ended the match. " if match.stopped_by >= 0 else ""
    if match.result.winner == NO_WINNER:
        return f"{stopped}The match is drawn: {_scores(match, match.result.totals)}"
    winner = _side(match, match.result.winner)
    if match.conceded_by >= 0:
        return f"{_side(match, match.conceded_by)} gave up: the match goes to {winner}."
    return f"{stopped}{winner} won the match by {match.result.difference}: {_scores(match, match.result.totals)}"


def _side(match: Match, side: int) -> str:
    return side_name(names_of(match), match.rules.sides, side)
