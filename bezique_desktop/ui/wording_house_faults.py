"""What is wrong with house rules out of a file, in the words of the screen."""

from collections.abc import Mapping

from bezique_desktop.engine.options import OPTION, Option, OptionError
from bezique_desktop.engine.rules import changed
from bezique_desktop.games.catalogue import game_ids, rules_of
from bezique_desktop.ui.wording_faults import quoted
from bezique_desktop.ui.wording_options import answer_text, question_title
from bezique_desktop.ui.wording_questions import QUESTIONS
from bezique_desktop.ui.words import _


def house_fault_text(game: str, options: Mapping[str, object]) -> str:
    """The first fault of house rules, with the question and its possible answers; "" if there is none."""
    if game not in game_ids():
        return _("These house rules are for a game “{game}” that this program does not know.").format(game=quoted(game))
    return next((text for name, value in options.items() if (text := _option_fault(game, name, value))), "")


def _option_fault(game: str, name: str, value: object) -> str:
    option = OPTION.get(name)
    if option is None:
        return _("These house rules hold a rule “{rule}” that this program does not know.").format(rule=quoted(name))
    try:
        option.check(value)
    except OptionError:
        text = _("In these house rules “{question}” is answered “{value}”; possible: {allowed}.")
        return text.format(question=_title(name), value=_answer(name, value), allowed=_allowed(option))
    try:
        changed(rules_of(game), {name: value})
    except OptionError:
        text = _("In these house rules “{question}” is answered “{value}”, which the game does not allow.")
        return text.format(question=_title(name), value=_answer(name, value))
    return ""


def _title(name: str) -> str:
    question = QUESTIONS.get(name)
    return name if question is None else question_title(question)


def _answer(name: str, value: object) -> str:
    question = QUESTIONS.get(name)
    if question is None or not isinstance(value, (bool, int, str)):
        return quoted(str(value))
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return answer_text(question, value) if is_number or value in OPTION[name].values else quoted(str(value).lower())


def _allowed(option: Option) -> str:
    if not option.values:
        return _("from {low} to {high}").format(low=option.low, high=option.high)
    return ", ".join(_answer(option.id, value) for value in option.values)
