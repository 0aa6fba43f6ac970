"""Fluent files as they lie in folders, cut into entries that nobody has parsed yet."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from asterion.words.language import FIRST

if TYPE_CHECKING:
    from fluent.syntax import ast

    Entry = ast.Message | ast.Term

# Text that goes on is indented, and a name with “=” behind it can begin a line only where an entry
# begins; so this finds every entry without parsing any.
_BEGIN = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)


class Source(NamedTuple):
    """The text of one message or term (`-name`), and where it stands."""

    name: str
    text: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.name}"


def split(text: str, file: str) -> Iterator[Source]:
    """The entries of one file, without its comments."""
    text = text.replace("\r\n", "\n")
    begins = [*_BEGIN.finditer(text)]
    line = 1
    counted = 0
    for index, begin in enumerate(begins):
        line += text.count("\n", counted, begin.start())
        counted = begin.start()
        if begin[1]:
            end = begins[index + 1].start() if index + 1 < len(begins) else len(text)
            yield Source(begin[1], text[begin.start() : end], file, line)


_IN_CODE: dict[Path, dict[str, str]] = {}
"""English that stands in Python files, by their folder: see `put`."""


def put(file: Path, text: str) -> None:
    """English messages of a Python file, from now on found with its folder."""
    _IN_CODE.setdefault(file.parent, {})[str(file)] = text


def files(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Each `<folder>/<language>/*.ftl` in the order of its name: where it is, and its text.

    With English comes what the Python files of the folder have brought.
    """
    room = folder / language
    if room.is_dir():
        for file in sorted(room.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".ftl"):
                yield str(file), file.read_text("utf-8")
    if language == FIRST:
        yield from sorted(_IN_CODE.get(folder, {}).items())


def languages(folder: Path) -> set[str]:
    """The languages that have a file in this folder."""
    if not folder.is_dir():
        return set()
    found = {
        room.name
        for room in folder.iterdir()
        if room.is_dir() and any(file.name.endswith(".ftl") for file in room.iterdir())
    }
    return found | ({FIRST} if folder in _IN_CODE else set())


def read(folder: Path, language: str) -> Iterator[Source]:
    for file, text in files(folder, language):
        yield from split(text, file)


def parse(source: Source) -> "Entry | str":
    """One entry as a tree, or what is wrong with it.

    The parser is imported late: a program that says nothing needs none.
    """
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=True).parse_entry(source.text)
    if isinstance(entry, ast.Message | ast.Term):
        return entry
    found = entry.annotations if isinstance(entry, ast.Junk) else []
    return f"cannot be read: {found[0].message}" if found else "cannot be read"


def pattern_of(entry: "Entry", attribute: str = "") -> "ast.Pattern | None":
    """The text of an entry, or of one of its attributes."""
    if not attribute:
        return entry.value
    return next((each.value for each in entry.attributes if each.id.name == attribute), None)
