"""The deck: every face is itself in every language, sharp on every screen, and made without stopping the window."""

from collections.abc import Iterator
from time import thread_time

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QTransform
from pytestqt.qtbot import QtBot

from bezique_desktop.ui.art.backs import BACKS
from bezique_desktop.ui.art.deck import CardKey, Deck
from bezique_desktop.ui.art.indices import LANGUAGES, index_text
from bezique_desktop.ui.art.recordings import BACK, DeckLook
from tests.ui.art.canvas import content

pytestmark = pytest.mark.usefixtures("qapp")
OTHER_LETTERS = [face for face in range(32) if face & 7 in (3, 4, 7)]
"""Jacks, queens and aces; the Russian king has the same letter."""


@pytest.fixture
def deck() -> Iterator[Deck]:
    made = Deck()
    yield made
    made.finish()
    made.deleteLater()


def picture(deck: Deck, card: int, width: float = 80, ratio: float = 1.0, large: bool | None = None) -> QImage:
    return deck.exact(deck.key(card, width, ratio, large)).pixmap.toImage()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("four_colours", [True, False])
def test_all_faces_differ(language: str, four_colours: bool) -> None:
    deck = Deck(DeckLook(language, four_colours))
    assert len({content(picture(deck, face)) for face in range(32)}) == 32


def test_languages_differ_in_their_letters(deck: Deck) -> None:
    russian = Deck(DeckLook("ru"))
    differing = [face for face in range(32) if content(picture(deck, face)) != content(picture(russian, face))]
    assert differing == OTHER_LETTERS


def test_indices_follow_the_language() -> None:
    ranks = (0, 6, 3, 4, 5, 7)
    assert [index_text(rank, "ru") for rank in ranks] == ["7", "10", "В", "Д", "К", "Т"]
    assert [index_text(rank, "fr") for rank in ranks] == ["7", "10", "V", "D", "R", "A"]
    assert [index_text(rank, "de") for rank in ranks] == ["7", "10", "B", "D", "K", "A"]
    assert index_text(4, "xx") == "Q"


def test_copies_of_a_face_share_their_picture(deck: Deck) -> None:
    assert deck.key(20, 80) == deck.key(20 + 32, 80) == deck.key(20 + 5 * 32, 80)


def test_narrow_cards_get_the_large_index(deck: Deck) -> None:
    assert deck.key(5, 111).large_index
    assert not deck.key(5, 112).large_index
    assert not deck.key(5, 90, large_index=False).large_index
    assert not deck.key(BACK, 90).large_index
    assert content(picture(deck, 5, 100, large=True)) != content(picture(deck, 5, 100, large=False))


def test_a_picture_is_larger_than_the_card_by_its_margin(deck: Deck) -> None:
    for ratio in (1.0, 1.25, 1.5, 2.0):
        made = deck.exact(deck.key(7, 100, ratio))
        size = made.pixmap.deviceIndependentSize()
        assert size.width() == pytest.approx(100 + 2 * made.margin, abs=1)
        assert size.height() == pytest.approx(140 + 2 * made.margin, abs=1)


def test_the_shadow_fades_out_inside_the_margin(deck: Deck) -> None:
    for lifted in (False, True):
        image = deck.exact(deck.key(7, 100, lifted=lifted)).pixmap.toImage()
        edge = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
        edge += [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in (0, image.width() - 1)]
        assert max(edge) == 0


def contrast(image: QImage) -> int:
    """The sum of steps in brightness between neighbours in the upper left quarter."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).copy(
        QRect(0, 0, image.width() // 2, image.height() // 2)
    )
    data, stride = bytes(grey.constBits()), grey.bytesPerLine()
    steps = (
        abs(data[y * stride + x] - data[y * stride + x + 1])
        for y in range(grey.height())
        for x in range(grey.width() - 1)
    )
    return sum(step * step for step in steps)


def test_a_picture_for_a_fine_screen_is_drawn_fine(deck: Deck) -> None:
    fine = picture(deck, 5, 90, 2.0)
    coarse = picture(deck, 5, 90, 1.0).scaled(fine.size())
    smooth = QTransform().scale(2, 2)
    blurred = picture(deck, 5, 90, 1.0).transformed(smooth)
    assert fine.width() == coarse.width()
    assert contrast(fine) > 1.2 * contrast(blurred)


@pytest.mark.parametrize("back", list(BACKS))
def test_backs_differ_and_only_the_fans_are_the_same_after_half_a_turn(back: str) -> None:
    deck = Deck(DeckLook(back=back))
    made = deck.exact(deck.key(BACK, 250))
    middle = made.pixmap.rect().center()
    sign = made.pixmap.toImage().copy(QRect(middle.x() - 39, middle.y() - 39, 80, 80))
    turned = sign.transformed(QTransform().rotate(180))
    assert (distance(sign, turned) < 2.0) == (back == "fans")


def distance(one: QImage, other: QImage) -> float:
    """Mean difference of brightness."""
    first, second = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other))
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.width() * one.height())


def test_an_unknown_back_is_the_lozenge() -> None:
    unknown, lozenge = Deck(DeckLook(back="none")), Deck(DeckLook(back="lozenge"))
    assert content(picture(unknown, BACK)) == content(picture(lozenge, BACK))


def test_night_shades_the_cards(deck: Deck) -> None:
    night = Deck(DeckLook(shade="#1a0a0e1a"))
    middle = picture(deck, 0).rect().center()
    assert picture(night, 0).pixelColor(middle).lightness() < picture(deck, 0).pixelColor(middle).lightness()


def test_a_missing_picture_is_stood_in_for_and_then_announced(deck: Deck, qtbot: QtBot) -> None:
    key = deck.key(12, 80)
    first = deck.card(key)
    assert not first.exact
    with qtbot.waitSignal(deck.ready, timeout=2000) as announced:
        pass
    assert announced.args == [key]
    assert deck.card(key).exact
    assert not deck.busy


def test_a_stand_in_of_another_size_is_preferred(deck: Deck) -> None:
    deck.exact(deck.key(12, 100))
    stand_in = deck.card(deck.key(12, 60, 2.0))
    size = stand_in.pixmap.deviceIndependentSize()
    assert not stand_in.exact
    assert size.width() == pytest.approx(60 + 2 * stand_in.margin, abs=1.5)
    deck.finish()
    assert deck.card(deck.key(12, 60, 2.0)).exact


def test_a_lifted_card_is_stood_in_for_by_the_same_card(deck: Deck) -> None:
    flat = deck.exact(deck.key(12, 100))
    lifted = deck.card(deck.key(12, 100, lifted=True))
    assert not lifted.exact
    assert lifted.margin == flat.margin
    assert content(lifted.pixmap.toImage()) == content(flat.pixmap.toImage())


def test_no_slice_of_work_is_long(deck: Deck) -> None:
    deck.prepare(deck.key(face, width, 2.0) for face in range(-1, 32) for width in (136, 102, 94))
    longest = 0.0
    while deck.busy:
        start = thread_time()
        deck.work()
        longest = max(longest, thread_time() - start)
    assert longest < 0.050


def test_asking_for_a_whole_hand_at_once_is_quick(deck: Deck) -> None:
    deck.card(deck.key(31, 200))
    start = thread_time()
    for face in range(8):
        deck.card(deck.key(face, 136, 2.0))
    assert thread_time() - start < 0.050


def test_other_sizes_are_forgotten_after_a_resize(deck: Deck) -> None:
    for width in (80, 100, 120):
        deck.exact(deck.key(3, width))
    deck.prepare([deck.key(4, 80), deck.key(4, 120)])
    deck.keep_only([120.0])
    assert deck.card(deck.key(3, 120)).exact
    assert not deck.card(deck.key(3, 80)).exact
    deck.finish()


def test_a_new_look_makes_all_pictures_anew(deck: Deck) -> None:
    key: CardKey = deck.key(4, 80)
    before = content(deck.exact(key).pixmap.toImage())
    deck.set_look(deck.look)
    assert deck.card(key).exact
    deck.set_look(DeckLook("ru"))
    assert content(deck.exact(key).pixmap.toImage()) != before
