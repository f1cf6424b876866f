"""The catalogues: fresh, whole, with the same placeholders, and with the forms that each language has for numbers."""

import importlib.util
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from bezique_desktop.resources_path import resource
from bezique_desktop.ui.words import SOURCE, _, language, languages, ngettext, own_name, pgettext, set_language

PLACEHOLDER = re.compile(r"\{([a-z_]*)(?::[a-z]+)?\}")
TRANSLATED = [code for code in languages() if code != SOURCE]


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    yield
    set_language("en")


@pytest.fixture(scope="module")
def update() -> ModuleType:
    pytest.importorskip("babel")
    file = resource("translations", "update.py")
    spec = importlib.util.spec_from_file_location("update_translations", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_catalogues_are_fresh(update: ModuleType) -> None:
    """Every message of the source is in them, nothing else is, and what is compiled is what is written."""
    faults = [fault for file in update.catalogue_files() for fault in update.faults(file)]
    assert not faults, "run resources/translations/update.py"


def test_everything_is_translated(update: ModuleType) -> None:
    for file in update.catalogue_files():
        for message in update.read(file):
            if message.id:
                forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
                assert all(forms), f"{file}: {message.id}"
                assert not message.fuzzy, f"{file}: {message.id}"


def test_placeholders_are_the_same(update: ModuleType) -> None:
    for file in update.catalogue_files():
        for message in update.read(file):
            originals = message.id if isinstance(message.id, (tuple, list)) else [message.id]
            forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
            wanted = {name for original in originals for name in PLACEHOLDER.findall(original)}
            for form in forms:
                assert set(PLACEHOLDER.findall(form)) == wanted, f"{file}: {message.id}"


def test_braces_are_placeholders(update: ModuleType) -> None:
    """A brace that is none would fail only when the message is used."""
    for message in update.messages():
        for original in message.id if isinstance(message.id, (tuple, list)) else [message.id]:
            assert not set("{}") & set(PLACEHOLDER.sub("", original)), original


def test_there_is_russian() -> None:
    assert "ru" in TRANSLATED
    assert own_name("ru") == "Русский"


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "1 карта"),
        (2, "2 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
        (22, "22 карты"),
        (111, "111 карт"),
    ],
)
def test_russian_numbers(number: int, text: str) -> None:
    set_language("ru")
    assert ngettext("{number} card", "{number} cards", number).format(number=number) == text


def test_context_tells_cases_apart() -> None:
    set_language("ru")
    assert pgettext("in the suit", "spades") == "пиках"
    assert pgettext("of the suit", "spades") == "пик"


def test_unknown_language_is_english() -> None:
    set_language("tlh")
    assert language() == "en"
    assert _("Yes") == "Yes"
