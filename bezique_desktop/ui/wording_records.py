"""Recorded matches in words: how far one came, how it stands, how it ended."""

from bezique_desktop.engine.match import Match
from bezique_desktop.storage.records import UnreadableRecord
from bezique_desktop.ui.figures import figure
from bezique_desktop.ui.seating import names_today
from bezique_desktop.ui.wording_faults import cause_text
from bezique_desktop.ui.wording_games import match_title
from bezique_desktop.ui.wording_ledger import match_result_title
from bezique_desktop.ui.words import _
from bezique_desktop.values import frozen


@frozen
class RecordText:
    """What a list says of a record: the match, who played with what score, and how it ended."""

    title: str
    players: str
    result: str


def record_line(match: Match) -> RecordText:
    """A record that can be read."""
    names = names_today(match)
    if match.result is None:
        result = _("not finished: deal {deal}, trick {trick}")
        result = result.format(deal=max(1, len(match.entries)), trick=trick_to_come(match))
    else:
        result = match_result_title(match.view(0), match.result, names)
    return RecordText(record_title(match), standing_text(match, names), result)


def record_title(match: Match) -> str:
    """What was played, and which of the player's matches it was."""
    return _("{game} · match {number}").format(game=match_title(match.rules), number=match.number)


def damaged_line(error: UnreadableRecord) -> RecordText:
    """A record that cannot be read, or not to its end."""
    whole = record_line(error.good) if error.good is not None else RecordText(error.path.name, "", "")
    return RecordText(whole.title, whole.players, _("damaged: {why}").format(why=cause_text(error.cause)))


def trick_to_come(match: Match) -> int:
    """The number of the trick that is played, or was the last one, from 1."""
    tricks = 0 if match.deal is None else len(match.deal.takers)
    return min(tricks + 1, match.rules.tricks)


def standing_text(match: Match, names: tuple[str, ...]) -> str:
    """Every side with its points, those of the running deal among them: "Anna 780, Anton 640"."""
    deal, rules = match.deal, match.rules
    running = deal.scores if deal is not None and not deal.over else [0] * rules.sides
    points = [total + score for total, score in zip(match.totals, running, strict=True)]
    sides = (" – ".join(names[side :: rules.sides]) for side in range(rules.sides))
    return ", ".join(f"{side} {figure(score)}" for side, score in zip(sides, points, strict=True))
