"""What goes into the bundle, without building one."""

import pytest

import bundle
from bundle import hidden_modules, imported_names, is_wanted

KEPT = [
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    r"PySide6\plugins\platforms\qwindows.dll",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/lib/libQt6Widgets.so.6",
    "PySide6/Qt/translations/qtbase_ru.qm",
    "bezique_desktop/resources/translations/ru/LC_MESSAGES/bezique.mo",
    "libxcb-icccm.so.4",
    "libX11.so.6",
]
LEFT_OUT = [
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platforms/libqminimalegl.so",
    r"PySide6\plugins\platforms\qdirect2d.dll",
    r"PySide6\plugins\tls\qschannelbackend.dll",
    r"PySide6\opengl32sw.dll",
    "PySide6/Qt/plugins/imageformats/libqjpeg.so",
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/qt_help_ru.qm",
    "libgtk-3.so.0",
    "libpangocairo-1.0.so.0",
]


@pytest.mark.parametrize("path", KEPT)
def test_what_the_program_uses_is_kept(path: str) -> None:
    assert is_wanted(path, ["ru"])


@pytest.mark.parametrize("path", LEFT_OUT)
def test_what_it_does_not_use_is_left_out(path: str) -> None:
    assert not is_wanted(path, ["ru"])


def test_imports_are_found_at_every_depth() -> None:
    source = "import os.path\ndef f():\n    from heapq import heappush\n    import json as text\n"
    assert imported_names(source) == {"os.path", "heapq", "json"}


def test_compiled_rooms_and_their_imports_are_named() -> None:
    modules = hidden_modules()
    assert {*bundle.COMPILED_ROOMS, "bezique_desktop.engine.cards", "dataclasses"} <= set(modules)
    assert "bezique_desktop.players.learnt.table" in modules
