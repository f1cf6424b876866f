"""The source tree as a whole: what its files may import and say."""

import ast
import importlib.util
import re
import shutil
import subprocess
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
MODEL = CHECKOUT / "bezique_desktop" / "ui" / "model"
MACHINE_PATHS = re.compile(rb"/(?:home|Users)/[a-z]\w*/|/(?:root|work)/\w|\b[A-Z]:\\Users\\", re.ASCII)
SCRIPTS = sorted((CHECKOUT / "packaging").glob("*.py"))


def qt_modules(source: Path) -> set[str]:
    """The parts of PySide6 that a module imports, `PySide6` itself for an import of the whole."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module == "PySide6":
                found.update(f"PySide6.{alias.name}" for alias in names)
            case ast.ImportFrom(module=str(module)):
                found.add(module)
            case ast.Import(names=names):
                found.update(alias.name for alias in names)
    return {name for name in found if name.split(".")[0] == "PySide6"}


@pytest.mark.parametrize("module", sorted(MODEL.rglob("*.py")), ids=lambda path: path.name)
def test_model_uses_the_core_of_qt_only(module: Path) -> None:
    assert qt_modules(module) <= {"PySide6.QtCore"}


def test_qt_modules_sees_every_form_of_import(tmp_path: Path) -> None:
    source = tmp_path / "sample.py"
    source.write_text("import os\nimport PySide6.QtGui\nfrom PySide6 import QtSvg\nfrom PySide6.QtCore import Qt\n")
    assert qt_modules(source) == {"PySide6.QtGui", "PySide6.QtSvg", "PySide6.QtCore"}


def tracked_files() -> list[Path]:
    asked = shutil.which("git") and subprocess.run(
        ["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, text=True
    )
    if not asked or asked.returncode:
        pytest.skip("git does not list the files of this folder")
    return [path for name in asked.stdout.split("\0") if name and (path := CHECKOUT / name).is_file()]


def test_no_file_names_a_path_of_one_machine() -> None:
    guilty = [path for path in tracked_files() if path != Path(__file__) and MACHINE_PATHS.search(path.read_bytes())]
    assert guilty == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_hide_no_standard_module(script: Path) -> None:
    """`test.py` alone does: that is the name a user looks for, and nothing imports Python's own tests."""
    found = importlib.util.find_spec(script.stem)
    assert script.stem == "test" or found is None or found.origin == str(script)


def test_scripts_are_no_package() -> None:
    """An `__init__.py` there would hide the library `packaging`."""
    assert not (CHECKOUT / "packaging" / "__init__.py").exists()
