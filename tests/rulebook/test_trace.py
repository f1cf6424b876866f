"""Every clause of the rules is named by at least one test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]


def numbered(letter: str, last: int) -> list[str]:
    """Return the clause ids of one chapter."""
    return [f"{letter}-{number}" for number in range(1, last + 1)]


CLAUSES = [
    *numbered("G", 24),
    "G-21a",
    "M-CP",
    "M-CP2",
    "M-CP3",
    *numbered("M", 11),
    *numbered("MS", 5),
    *numbered("R", 14),
    *numbered("C", 15),
    *numbered("V", 11),
    *numbered("T", 10),
    *numbered("P", 12),
    *numbered("N", 8),
    *numbered("X", 24),
    *numbered("S", 17),
]
EXAMPLES = [
    *(f"{clause}e" for clause in numbered("R", 20)),
    *(f"{clause}e" for clause in numbered("C", 17)),
    *(f"{clause}e" for clause in numbered("V", 9)),
    *(f"{clause}e" for clause in numbered("T", 11)),
    *(f"{clause}e" for clause in numbered("P", 9)),
    *(f"{clause}e" for clause in numbered("N", 11)),
    *(f"{clause}e" for clause in numbered("X", 19)),
    *(f"{clause}e" for clause in numbered("S", 16)),
]


def sentences(path: Path) -> list[str]:
    """Return the docstrings of the tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))
    return [ast.get_docstring(node) or "" for node in tests]


def named() -> set[str]:
    """Return every id that the docstring of a test names."""
    text = "\n".join(one for path in sorted(TESTS.rglob("test_*.py")) for one in sentences(path))
    return set(re.findall(r"\b(?:G|M|MS|R|C|V|T|P|N|X|S)-(?:CP\d?|\d+)[ae]?\b", text))


def test_every_clause_is_named() -> None:
    """The ids of rules and worked examples; an id in a docstring means that the test shows that clause."""
    assert {*CLAUSES, *EXAMPLES} - named() == set()


def test_no_unknown_clause_is_named() -> None:
    """A slip of the pen in an id would go unnoticed otherwise."""
    assert named() <= {*CLAUSES, *EXAMPLES}
