"""Qt, imported quickly.

PySide brings modules of its own that put the signatures of its functions into words. It keeps them as source and
compiles them anew at each start, though hardly a program asks for a signature before it makes a mistake. And it looks
into the source of each module that is imported after it, to learn whether the features that it offers by
``__feature__`` could matter there. Here the first is done when it is wanted, and the second, which nothing here uses,
not at all: a third of the time to the first window.

And it makes two thousand members of enumerations, most of them for keys that no keyboard has. The standard library
makes its own large enumerations without checking what is known to be right; here those of Qt are made the same way.
"""

import builtins
import enum
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from bezique_desktop.ui.overrides import guard_overrides

PUT_OFF: Final = ("bz2", "copy", "inspect", "lzma", "tempfile", "textwrap", "traceback")
"""Modules of the standard library that PySide and dataclasses import and hardly a run uses."""
DEFERRED: Final = "shibokensupport/"
"""Where PySide's modules about itself lie, in the archive that it carries."""
AT_ONCE: Final = ("__init__.py", "/feature.py", "/loader.py", "/importhandler.py")
"""Those among them that do something at the start."""
FEATURE: Final = "shibokensupport/feature.py"
"""The one that looks into sources."""
STAND_IN: Final = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    del globals()["__getattr__"]
    from bezique_desktop.ui.qt_import import SOURCES
    exec(compile(SOURCES.pop(__file__), __file__, "exec"), globals())
    return globals()[name]

def update_mapping():
    if "__getattr__" in globals():
        __getattr__("update_mapping")
    return globals()["update_mapping"]()
"""
"""A module that becomes what it stands for as soon as something in it is wanted. One name PySide takes unasked."""
EARLY: Final = {
    "PySide6.QtCore": ("Qt", "QEvent"),
    "PySide6.QtGui": ("QFont", "QFontDatabase", "QGradient", "QImage", "QPainter"),
}
"""What the first frame needs that has many enumerations; they are made when it is first looked at."""
NEWEST_TRIED: Final = (3, 13)
"""The newest Python on which enumerations were made quickly."""
SOURCES: Final[dict[str, Any]] = {}
"""What they stand for, by the name of the file."""


def put_off() -> None:
    """Have those modules loaded when something in them is first used; to be called before anything imports them."""
    for name in PUT_OFF:
        if name not in sys.modules:
            sys.modules[name] = _stand_in(name)


def _stand_in(name: str) -> ModuleType:
    """An empty module that fills itself when something in it is wanted."""
    module = ModuleType(name)

    def wanted(attribute: str) -> Any:
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        del vars(module)["__getattr__"]
        if sys.modules.get(name) is module:
            del sys.modules[name]
        vars(module).update(vars(import_module(name)))
        return getattr(module, attribute)

    vars(module)["__getattr__"] = wanted
    return module


def import_qt() -> None:
    """Import the parts of Qt that every window needs; raises ``ImportError`` where one cannot be loaded."""
    with _unchecked_enumerations():
        with _deferred_compilation():
            import_module("PySide6.QtCore")
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
        import_module("PySide6.QtWidgets")
        for module, names in EARLY.items():
            for name in names:
                getattr(import_module(module), name)
    guard_overrides()


@contextmanager
def _deferred_compilation() -> Iterator[None]:
    """Have PySide's modules about itself compiled when they are first used."""
    real = builtins.compile
    stand_in = compile(STAND_IN, "stand-in", "exec")

    def compile_later(source: Any, filename: Any, mode: str, *rest: Any, **options: Any) -> Any:
        if str(filename).startswith(DEFERRED) and not filename.endswith(AT_ONCE):
            SOURCES[filename] = source
            return stand_in
        if str(filename) == FEATURE:
            source += b"\n_mod_uses_pyside = lambda module: False\n"
        return real(source, filename, mode, *rest, **options)

    builtins.compile = compile_later
    try:
        yield
    finally:
        builtins.compile = real


@contextmanager
def _unchecked_enumerations() -> Iterator[None]:
    """Have enumerations made without checks of their names, as the standard library makes its own.

    How it does is nobody's promise, and PySide does not survive a failure there: an untried Python takes its time.
    """
    if sys.version_info[:2] > NEWEST_TRIED:
        yield
        return
    kind: Any = enum.EnumType
    real = kind._create_

    def create(cls: Any, class_name: str, names: Iterable[tuple[str, int]], boundary: Any = None, **_: Any) -> Any:
        members = type(class_name, (), dict(names))
        return enum._simple_enum(cls, boundary=boundary)(members)  # type: ignore[attr-defined]

    kind._create_ = create
    try:
        yield
    finally:
        kind._create_ = real
