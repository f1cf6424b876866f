"""Bring the catalogues up to date: `python resources/translations/update.py` after a message has changed.

It collects the messages of the window from the source, merges them into every `LANGUAGE/LC_MESSAGES/bezique.po` and
compiles the `.mo` files beside them. `--check` changes nothing and fails if something would change.
"""

import argparse
import ast
import io
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

FOLDER = Path(__file__).resolve().parent
SOURCE = FOLDER.parents[1] / "bezique_desktop"
DOMAIN = "bezique"
FORMS = {"_": 1, "N_": 1, "ngettext": 2, "pgettext": 2}
"""How many of the first arguments of a call are texts."""
HEADER = "# The words of Bezique Desktop: {language}."


def messages() -> Catalog:
    """All messages in the source, with the files they stand in."""
    catalog = Catalog(project="Bezique Desktop", fuzzy=False)
    for file in sorted(SOURCE.glob("ui/**/*.py")):
        place = f"bezique_desktop/{file.relative_to(SOURCE).as_posix()}"
        for name, texts in calls(ast.parse(file.read_text(encoding="utf-8"))):
            message: str | tuple[str, str] = (texts[0], texts[1]) if name == "ngettext" else texts[-1]
            catalog.add(message, locations=[(place, 0)], context=texts[0] if name == "pgettext" else None)
    return catalog


def calls(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """The calls that name a message, also within f-strings, with their texts."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    for call in sorted(found, key=lambda node: (node.lineno, node.col_offset)):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        texts = [each.value for each in call.args[: FORMS.get(name, 0)] if isinstance(each, ast.Constant)]
        if texts and len(texts) == FORMS[name]:
            yield name, [str(text) for text in texts]


def catalogue_files() -> list[Path]:
    """The catalogue of each language."""
    return sorted(FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def language_of(file: Path) -> str:
    """The code of a catalogue's language."""
    return file.parent.parent.name


def read(file: Path) -> Catalog:
    """A catalogue as it is kept."""
    with file.open("rb") as stream:
        return read_po(stream, locale=language_of(file), domain=DOMAIN)


def updated(file: Path) -> Catalog:
    """A catalogue with the messages that the source has now; a new one waits for its translation."""
    catalog = read(file)
    catalog.update(messages(), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    return catalog


def header(catalog: Catalog) -> str:
    """What a catalogue says of itself: no dates and no tools, so that it only changes when a message does."""
    return (
        "Project-Id-Version: Bezique Desktop\n"
        f"Language: {catalog.locale_identifier}\n"
        f"Plural-Forms: {catalog.plural_forms.rstrip(';')};\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=utf-8\n"
        "Content-Transfer-Encoding: 8bit\n"
    )


def po_bytes(catalog: Catalog) -> bytes:
    """A catalogue as text."""
    out = io.BytesIO()
    write_po(out, catalog, width=110, sort_by_file=True, include_lineno=False, omit_header=True)
    lines = "\n".join(f'"{line}\\n"' for line in header(catalog).splitlines())
    return (
        f'{HEADER.format(language=catalog.locale_identifier)}\nmsgid ""\nmsgstr ""\n{lines}\n\n'.encode()
        + out.getvalue()
    )


def mo_bytes(catalog: Catalog) -> bytes:
    """A catalogue as the program reads it: a table of originals and one of translations, both sorted by original."""
    pairs = sorted([(b"", header(catalog).encode()), *(_pair(message) for message in catalog if _is_done(message))])
    start = 28 + 16 * len(pairs)
    originals, texts = b"".join(one + b"\0" for one, _other in pairs), b"".join(other + b"\0" for _one, other in pairs)
    table = _table([one for one, _other in pairs], start)
    table += _table([other for _one, other in pairs], start + len(originals))
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, start) + table + originals + texts


def _table(parts: list[bytes], start: int) -> bytes:
    table = b""
    for part in parts:
        table += struct.pack("<2I", len(part), start)
        start += len(part) + 1
    return table


def _is_done(message: Message) -> bool:
    return bool(message.id) and all(message.string if isinstance(message.string, tuple) else [message.string])


def _pair(message: Message) -> tuple[bytes, bytes]:
    """The key of a message (context, singular and plural) and its forms."""
    key = "\0".join(message.id) if isinstance(message.id, (list, tuple)) else message.id
    text = "\0".join(message.string) if isinstance(message.string, (list, tuple)) else str(message.string)
    return (f"{message.context}\4{key}" if message.context else key).encode(), text.encode()


def update(file: Path) -> None:
    """Bring one catalogue and what is compiled from it up to date."""
    file.write_bytes(po_bytes(updated(file)))
    file.with_suffix(".mo").write_bytes(mo_bytes(read(file)))


def faults(file: Path) -> list[str]:
    """What is wrong with a catalogue: messages that are new or gone, or an old compiled file."""
    kept, wanted = ({(each.context, each.id) for each in catalog if each.id} for catalog in (read(file), messages()))
    found = [f"{file}: new: {message}" for _context, message in wanted - kept]
    found += [f"{file}: gone: {message}" for _context, message in kept - wanted]
    compiled = file.with_suffix(".mo")
    if not compiled.exists() or compiled.read_bytes() != mo_bytes(read(file)):
        found.append(f"{compiled}: not compiled from its source")
    return found


def main() -> int:
    """Update the files, or tell what is out of date."""
    parser = argparse.ArgumentParser(description="Bring the catalogues of messages up to date.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if something would change")
    if parser.parse_args().check:
        found = [fault for file in catalogue_files() for fault in faults(file)]
        sys.stderr.write("".join(f"{fault}\n" for fault in found))
        return 1 if found else 0
    for file in catalogue_files():
        update(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
