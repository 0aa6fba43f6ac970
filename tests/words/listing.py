"""Every message of a language, said in every way that its grammar tells apart.

Numbers are 1, 2, 5 and 21; a player is “you”, or somebody else who is she, he, or has not said;
a yes or no is both; any other selector is each of its variants. One line for each sentence that
differs, so that a reader sees what a player will read.
"""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from asterion.core.phrase import Phrase, Value
from asterion.words import Words
from asterion.words.check import Entry, Language
from asterion.words.language import FIRST
from tests.words.rooms import rooms

NUMBERS = (1, 2, 5, 21)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MOST_SAYINGS = 48
"""Of one message: beyond that variables are varied one at a time."""
_KIND = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*(?:, \$[a-zA-Z][a-zA-Z0-9_-]*)*) \(([^)]*)\)")


class Selectors(Visitor):
    """Which variables a message selects by, and the variants there are; what it asks a form of."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.forms: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        by = node.selector
        if isinstance(by, ast.FunctionReference) and by.arguments.positional:
            by = by.arguments.positional[0]  # type: ignore[assignment]
            named = isinstance(by, ast.VariableReference) and node.selector.id.name != "FORM"  # type: ignore[union-attr]
        else:
            named = isinstance(by, ast.VariableReference)
        if named and isinstance(by, ast.VariableReference):
            keys = self.keys.setdefault(by.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0] if node.arguments.positional else None
        if node.id.name in ("FORM", "LIST", "NUMBER") and isinstance(first, ast.VariableReference):
            self.forms.setdefault(first.id.name, set()).add(node.id.name)
        self.generic_visit(node)


def listed(language: str) -> Iterator[str]:
    """The list, room by room."""
    for room in rooms():
        yield from listed_in(room, language)


def listed_in(room: tuple[Path, ...], language: str) -> Iterator[str]:
    english, other = Language(room, FIRST), Language(room, language)
    words = Words(*room, strict=True)
    speaker = words.speaker(language)
    for name, entry in sorted(other.entries.items(), key=lambda item: (item[1].file, item[1].line)):
        if name.startswith("-") or name not in english.entries:
            continue
        selected = _selectors(entry, other)
        given = other.given(name).variables | english.given(name).variables
        kinds = _kinds(english.entries[name])
        ways = {each: _values(each, selected, kinds) for each in sorted(given)}
        own = [f"{name}.{each}" for each in sorted(entry.attributes)]
        for said in [name, *own] if entry.has_text else own:
            seen: dict[str, None] = {}
            for args in _combined(ways):
                seen.setdefault(" ".join(speaker(Phrase(said, args)).split()))
            yield from (f"{said}: {text}" for text in seen)


def _selectors(entry: Entry, language: Language) -> Selectors:
    """Those of the message and of the messages that it refers to."""
    found = Selectors()
    waiting, seen = [entry.name], set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in language.entries or name.startswith("-"):
            continue
        seen.add(name)
        text = _source(language.entries[name])
        found.visit(FluentParser().parse_entry(text))
        waiting += [each.partition(".")[0] for each in language.entries[name].uses.references]
    return found


_FILES: dict[str, list[str]] = {}


def _source(entry: Entry) -> str:
    lines = _FILES.setdefault(entry.file, Path(entry.file).read_text("utf-8").splitlines())
    last = entry.line
    while last < len(lines) and (not lines[last] or lines[last][0] in " }"):
        last += 1
    return "\n".join(lines[entry.line - 1 : last])


def _kinds(entry: Entry) -> dict[str, str]:
    """What the comment above an English message says of its variables."""
    return {
        name.strip(" $"): kind
        for names, kind in _KIND.findall(entry.comment)
        for name in names.split(",")
    }


def _values(name: str, selected: Selectors, kinds: dict[str, str]) -> tuple[Value, ...]:
    keys = selected.keys.get(name, set())
    kind = kinds.get(name, "")
    if name.endswith("Is"):
        return "you", "other"
    if name.endswith("Gender"):
        return "she", "he", "none"
    calls = selected.forms.get(name, set())
    plural = bool(keys) and all(key in CATEGORIES or key.isdigit() for key in keys)
    if kind.startswith("number") or "NUMBER" in calls or (plural and not kind.startswith("text")):
        exact = tuple(int(key) for key in sorted(keys) if key.isdigit())
        return (*NUMBERS, *(number for number in exact if number not in NUMBERS))
    if kind.startswith("list") or kind == "phrases" or "LIST" in calls:
        return (["A", "B"],)
    if {"true", "false"} & keys or kind == "yes or no":
        return True, False
    if keys:
        return tuple(sorted(keys))
    return ("Анна" if name.startswith("who") else f"‹{name}›",)


def _combined(ways: dict[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    size = 1
    for values in ways.values():
        size *= len(values)
    if size <= MOST_SAYINGS:
        for chosen in itertools.product(*ways.values()):
            yield dict(zip(ways, chosen, strict=True))
        return
    first = {name: values[0] for name, values in ways.items()}
    for name, values in ways.items():
        yield from ({**first, name: value} for value in values)
