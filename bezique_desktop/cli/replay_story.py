"""A recorded match with everything that happened in it, and the same as plain values for programs."""

from dataclasses import dataclass

from bezique_desktop.engine.actions import Action
from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.events import Credited, Event, event_text
from bezique_desktop.engine.kinds import KINDS
from bezique_desktop.engine.match import Entry, Match
from bezique_desktop.engine.results import NO_WINNER
from bezique_desktop.table.moves import Decision, Opening, moves_of, perform, unplayed

Plain = dict[str, object]


@dataclass(frozen=True)
class Act:
    """One action and what it brought about."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True)
class DealStory:
    """One deal: its entry in the record, what the deal itself brought about, then every action."""

    entry: Entry
    opening: list[Event]
    acts: list[Act]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return self.opening + [event for act in self.acts for event in act.events]


@dataclass(frozen=True)
class Story:
    """A match and its deals."""

    match: Match
    deals: list[DealStory]


def story_of(match: Match) -> Story:
    """What happened in a match, found by playing it again."""
    again = unplayed(match)
    deals: list[DealStory] = []
    for move in moves_of(match):
        events = perform(again, move)
        if isinstance(move, Opening):
            deals.append(DealStory(again.entries[-1], events, []))
        elif isinstance(move, Decision):
            deals[-1].acts.append(Act(move.seat, move.action, events))
    return Story(again, deals)


def plain_story(story: Story) -> Plain:
    """The story as values that JSON can hold; cards, actions and events are in the notation of the records."""
    match = story.match
    return {
        "game": match.rules.game,
        "options": match.rules.options,
        "names": match.names,
        "match": match.number,
        "seed": match.seed,
        "deals": [_plain_deal(deal) for deal in story.deals],
        "totals": match.totals,
        "conceded_by": _or_none(match.conceded_by),
        "stopped_by": _or_none(match.stopped_by),
        "result": _plain_result(match),
    }


def _plain_deal(deal: DealStory) -> Plain:
    entry = deal.entry
    return {
        "dealer": entry.dealer,
        "seed": _or_none(entry.seed),
        "deck": [card_text(card) for card in entry.deck],
        "events": [event_text(event) for event in deal.opening],
        "actions": [
            {"seat": act.seat, "action": str(act.action), "events": [event_text(event) for event in act.events]}
            for act in deal.acts
        ],
        "ledger": [_plain_credit(event) for event in deal.events if isinstance(event, Credited)],
        "result": _plain_deal_result(entry),
    }


def _plain_credit(credit: Credited) -> Plain:
    return {
        "side": credit.side,
        "seat": _or_none(credit.seat),
        "points": credit.points,
        "source": credit.source.value,
        "kind": None if credit.kind < 0 else KINDS[credit.kind].label,
        "cards": [card_text(card) for card in credit.cards],
        "trick": credit.trick,
    }


def _plain_deal_result(entry: Entry) -> Plain | None:
    result = entry.result
    if result is None:
        return None
    return {"scores": list(result.scores), "winner": _or_none(result.winner), "value": result.value}


def _plain_result(match: Match) -> Plain | None:
    result = match.result
    if result is None:
        return None
    return {"winner": _or_none(result.winner), "totals": list(result.totals), "difference": result.difference}


def _or_none(number: int) -> int | None:
    return None if number == NO_WINNER else number
