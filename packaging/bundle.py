"""What goes into the bundle: the modules that PyInstaller cannot see, and the parts of Qt that the program uses."""

import ast
import importlib.util
import re
import sys
from collections.abc import Iterable
from pathlib import Path

SHARED_LIBRARY = "bezique_engine__mypyc"
COMPILED_ROOMS = ("bezique_desktop.engine", "bezique_desktop.players")

FIRST_PAINT = "BEZIQUE_FIRST_PAINT"
"""The variable that names a script; it goes into the bundle as a third program, by which the start is measured."""
MEASURED = "first-paint"
"""That program."""

UNUSED_MODULES = [
    "PIL", "PySide6.QtDBus", "PySide6.QtOpenGL", "PySide6.QtPdf", "PySide6.QtQml", "PySide6.QtQuick", "_pytest",
    "curses", "distutils", "doctest", "hypothesis", "idlelib", "lib2to3", "mypy", "mypyc", "numpy", "pip", "pydoc",
    "pydoc_data", "pytest", "setuptools", "test", "tkinter", "unittest", "xmlrpc",
]  # fmt: skip

UNUSED_QT = re.compile(
    r"""(^|/)(
        plugins/platformthemes/libqgtk3
      | plugins/imageformats/(?!(lib)?qsvg)
      | plugins/(tls|networkinformation|generic|egldeviceintegrations|qmltooling|printsupport|sqldrivers|position)/
      | plugins/platforminputcontexts/(lib)?qtvirtual
      | plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d)\b
      | libQt6(Pdf|EglFS|EglFs|Qml|Quick|VirtualKeyboard)
      | Qt6(Pdf|Qml|Quick|VirtualKeyboard)\w*\.dll$
      | opengl32sw\.dll$
    )""",
    re.VERBOSE,
)
"""Paths in the bundle; plugins lie under `PySide6/plugins` on Windows and under `PySide6/Qt/plugins` elsewhere."""

BUILD_MACHINE = re.compile(
    r"lib(gtk|gdk|cairo|pango|atk|atspi|harfbuzz|pixman|tiff|webp|jpeg|thai|fribidi|datrie|graphite|epoxy|jbig|deflate"
    r"|Lerc|gio-|gobject-|gmodule-|mount|blkid|selinux|Xi\.|Xcursor|Xdamage|Xcomposite|Xinerama|Xext\.|Xrender\.)"
)
"""System libraries that only the plugins left out ask for."""

TRANSLATION = re.compile(r"(^|/)translations/(?P<catalogue>\w+?)_(?P<language>[a-z]{2}(_[A-Z]{2})?)\.qm$")


def is_wanted(path: str, languages: Iterable[str]) -> bool:
    """True if the file with this path in the bundle belongs there; Qt's own words only in the program's languages."""
    path = path.replace("\\", "/")
    if words := TRANSLATION.search(path):
        return words["catalogue"] == "qtbase" and words["language"] in languages
    return not UNUSED_QT.search(path) and not BUILD_MACHINE.match(path.rpartition("/")[2])


def imported_names(source: str) -> set[str]:
    """Every absolute module name that a source imports; `from a import b` may mean a module `a.b` too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=aliases):
                names.update(alias.name for alias in aliases)
            case ast.ImportFrom(module=str(module), level=0):
                names.add(module)
    return names


def hidden_modules() -> list[str]:
    """The compiled rooms and all that they import: a compiled module does not show its imports."""
    found: set[str] = set()
    for room in COMPILED_ROOMS:
        package = importlib.util.find_spec(room)
        if package is None or package.origin is None:
            raise ModuleNotFoundError(room)
        folder = Path(package.origin).parent
        for module in folder.rglob("*.py"):
            path = [room, *module.relative_to(folder).with_suffix("").parts]
            found.add(".".join(path).removesuffix(".__init__"))
            found |= imported_names(module.read_text(encoding="utf-8"))
    if importlib.util.find_spec(SHARED_LIBRARY):
        found.add(SHARED_LIBRARY)
    return sorted(found - set(sys.builtin_module_names))
