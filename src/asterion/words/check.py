"""What is wrong in a folder of words, with file and line: for tests and translators."""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from asterion.core.phrase import GENDER
from asterion.words import source as written
from asterion.words.language import FIRST, base
from asterion.words.offered import KNOWN
from asterion.words.reading import Uses, uses
from asterion.words.speaker import COMMON

_DOCUMENTED = re.compile(r"^\s*\$([a-zA-Z][a-zA-Z0-9_-]*)", re.MULTILINE)


class Fault(NamedTuple):
    """One fault. `str(fault)` is “words/ru/common.ftl:12: walked: …”."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class Entry(NamedTuple):
    """A message or a term (`-name`), and what it uses."""

    name: str
    file: str
    line: int
    attributes: frozenset[str]
    has_text: bool
    comment: str
    uses: Uses

    def fault(self, text: str) -> Fault:
        return Fault(self.file, self.line, f"{self.name}: {text}")


class Language:
    """Everything that some folders say in one language, and what cannot be read of it."""

    def __init__(self, folders: Collection[Path], language: str) -> None:
        self.language = language
        self.entries: dict[str, Entry] = {}
        self.faults: list[Fault] = []
        for folder in folders:
            here: dict[str, Entry] = {}
            for file, text in written.files(folder, language):
                self._read(file, text, here)
            self.entries = here | self.entries

    def _read(self, file: str, text: str, here: dict[str, Entry]) -> None:
        text = text.replace("\r\n", "\n")
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                for note in entry.annotations:
                    place = note.span.start if note.span else 0
                    why = f"cannot be read: {note.message}"
                    self.faults.append(Fault(file, _line(text, place), why))
            elif isinstance(entry, ast.Message | ast.Term):
                found = _entry(entry, file, text)
                first = here.setdefault(found.name, found)
                if first is not found:
                    why = f"is there already, in {first.file}:{first.line}"
                    self.faults.append(found.fault(why))

    def given(self, name: str, seen: frozenset[str] = frozenset()) -> Uses:
        """What a message uses, with what the messages use that it refers to."""
        entry = self.entries.get(name)
        if entry is None or name in seen:
            return Uses()
        whole = entry.uses
        for reference in entry.uses.references:
            if not reference.startswith("-"):  # a term has parameters of its own
                whole = whole | self.given(reference.partition(".")[0], seen | {name})
        return whole


def check(*folders: Path, whole: bool = False) -> list[Fault]:
    """Every fault in every language of these folders.

    What is not translated yet is a fault of a language that nobody listed, or where each shall be
    `whole`.
    """
    first = Language(folders, FIRST)
    shared = Language((COMMON,), FIRST)
    faults = [*first.faults, *references(first, shared)]
    for name in sorted(set().union(*map(written.languages, folders)) - {FIRST}):
        other = Language(folders, name)
        faults += [*other.faults, *references(other, first, shared), *variables(other, first)]
        faults += extra(other, first)
        if base(name) == name:  # “pt-BR” need only say what it says otherwise than “pt”
            faults += missing(other, first) if whole or name not in KNOWN else ()
    return sorted(faults)


def missing(other: Language, first: Language) -> Iterator[Fault]:
    """Messages and their attributes that a language lacks; shown where English has them."""
    for name, entry in first.entries.items():
        translated = other.entries.get(name)
        if name.startswith("-"):
            continue  # each language has the terms that it needs
        if translated is None:
            yield entry.fault(f"is missing in “{other.language}”")
            continue
        if entry.has_text and not translated.has_text:
            yield translated.fault("has no text of its own, but English has")
        for attribute in sorted(entry.attributes - translated.attributes):
            yield translated.fault(f"lacks the attribute .{attribute}, which English has")


def extra(other: Language, first: Language) -> Iterator[Fault]:
    """Messages that English does not have, so nobody ever says them."""
    for name, entry in other.entries.items():
        if not name.startswith("-") and name not in first.entries:
            yield entry.fault("is not in English, so it is never said")


def variables(other: Language, first: Language) -> Iterator[Fault]:
    """Variables that are never given, and variables that English shows and a language does not.

    Given is what the English message uses or names in the comment above it (`# $whoIs`). What
    English only selects by may be left out: another grammar may not need it. Beside `$whoIs` there
    is always `$whoGender`.
    """
    for name, entry in other.entries.items():
        model = first.entries.get(name)
        if model is None or name.startswith("-"):
            continue
        mine, theirs = other.given(name), first.given(name)
        given = theirs.variables | set(_DOCUMENTED.findall(model.comment))
        given |= {each.removesuffix("Is") + GENDER for each in given if each.endswith("Is")}
        for variable in sorted(mine.variables - given):
            yield entry.fault(f"uses ${variable}, which English neither uses nor documents")
        for variable in sorted(theirs.shown - mine.variables):
            yield entry.fault(f"does not use ${variable}, which English shows")


def references(language: Language, *fallbacks: Language) -> Iterator[Fault]:
    """Messages, terms, attributes, functions and options that are named but do not exist."""
    known: set[str] = set()
    for place in (language, *fallbacks):
        for name, entry in place.entries.items():
            known |= {name, *(f"{name}.{attribute}" for attribute in entry.attributes)}
    for entry in language.entries.values():
        for reference in sorted(entry.uses.references - known):
            yield entry.fault(f"refers to {{ {reference} }}, which does not exist")
        for complaint in sorted(entry.uses.complaints):
            yield entry.fault(complaint)


def unused(said: Collection[str], *folders: Path) -> list[Fault]:
    """English messages that nobody says: not among the ids, nor referred to by what is said."""
    first = Language(folders, FIRST)
    reached: set[str] = set()
    waiting = [name.partition(".")[0] for name in said]
    while waiting:
        name = waiting.pop()
        if name in first.entries and name not in reached:
            reached.add(name)
            waiting += [each.partition(".")[0] for each in first.entries[name].uses.references]
    return sorted(
        entry.fault("is never said") for name, entry in first.entries.items() if name not in reached
    )


def _entry(entry: ast.Message | ast.Term, file: str, text: str) -> Entry:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    place = entry.id.span.start if entry.id.span else 0
    attributes = frozenset(attribute.id.name for attribute in entry.attributes)
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    has_text = entry.value is not None
    return Entry(name, file, _line(text, place), attributes, has_text, comment, uses(entry))


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
