"""Qt, imported quickly."""

from contextlib import suppress
from importlib import import_module


def import_qt() -> None:
    """Import the parts of Qt that every window needs; raises ``ImportError`` where one cannot be loaded.

    PySide reads the source of each module imported after it, to learn whether the features that it offers by
    ``__feature__`` could matter there. Nothing here uses them; without that reading the window is there sooner.
    """
    import_module("PySide6.QtWidgets")
    with suppress(ImportError):
        feature = import_module("shibokensupport.feature")
        feature._mod_uses_pyside = lambda module: False  # type: ignore[attr-defined]  # not part of its public face
