"""A whole deal of a game as readable text, with everything that can be observed at each step.

``python -m tests.golden.playthrough`` writes the texts anew; a change of the rules then shows as a difference to read.
"""

from pathlib import Path

from bezique_desktop.engine.actions import Verb
from bezique_desktop.engine.cards import card_text
from bezique_desktop.engine.chance import Chance
from bezique_desktop.engine.deal import NO_CARD, PHASES, Deal
from bezique_desktop.engine.events import event_text
from bezique_desktop.engine.match import Match
from bezique_desktop.engine.names import card_texts, legal_lists, suit_text
from bezique_desktop.games.catalogue import game_ids, rules_of

FOLDER = Path(__file__).parent
SEED = 1887


def playthrough(game: str) -> str:
    """One deal; declarations are preferred to plays, so that the text shows many."""
    rules = rules_of(game)
    match = Match(rules, [f"seat {seat}" for seat in range(rules.players)], 1, SEED)
    chance = Chance(SEED)
    lines = [f"# {game}: one deal, declarations preferred, else any legal action", ""]
    events = match.start_deal()
    deal = match.deal
    assert deal is not None
    while True:
        lines += [f"  {event_text(event)}" for event in events]
        lines += ["", *_state(deal)]
        if deal.over:
            break
        legal = deal.legal(deal.to_act)
        wanted = [action for action in legal if action.verb != Verb.PLAY and action.verb != Verb.DRAW] or legal
        action = wanted[chance.below(len(wanted))]
        lines.append(f"> {deal.to_act} {action}")
        events = match.play(deal.to_act, action)
    return "\n".join([*lines, f"result {match.entries[-1].result}", f"totals {match.totals}"]) + "\n"


def _state(deal: Deal) -> list[str]:
    turn_up = "-" if deal.turn_up == NO_CARD else card_text(deal.turn_up)
    lines = [
        f"trick {len(deal.takers) + 1} {PHASES[deal.phase]}, trump {suit_text(deal.trump) or '-'}, turn-up {turn_up}, "
        f"talon {deal.talon_left}, to act {deal.to_act}, scores {deal.scores}, tricks {deal.tricks_won}"
    ]
    for seat, holding in enumerate(deal.holdings):
        lines.append(f"{seat}: {' '.join(card_texts(holding.hand))} | {' '.join(card_texts(holding.shown))}")
    for seat in range(deal.m.seats):
        legal = legal_lists(deal.legal(seat))
        if any(legal.values()):
            lines.append(
                f"{seat} may " + "; ".join(f"{name} {', '.join(words)}" for name, words in legal.items() if words)
            )
    return lines


def path_of(game: str) -> Path:
    """Where the text of a game lies."""
    return FOLDER / f"{game}.txt"


if __name__ == "__main__":
    for each in game_ids():
        path_of(each).write_text(playthrough(each), encoding="utf-8")
