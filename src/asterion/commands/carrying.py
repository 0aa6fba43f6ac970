"""Which functions, events and tests carry a rule: by docstrings, `follows`, and names of tests."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from asterion.books.place import folder_of
from asterion.core.contract.book import AnyBook

_NUMBERS = re.compile(r"\s*((?:[A-Z]\d+(?:-[A-Z]?\d+)?(?:, )?)+)(?=\s|$)")
_NUMBER = re.compile(r"([A-Z])(\d+)(?:-[A-Z]?(\d+))?")
_FURTHEST = 4
"""This many folders above a book a checkout may have its tests."""


class Place(msgspec.Struct, frozen=True):
    """Something in a file that carries the rule."""

    file: str
    line: int
    name: str
    source: str = ""


def carriers(book: AnyBook, number: str) -> list[Place]:
    """The functions and classes of the book whose docstring or `follows` names the rule."""
    room = folder_of(book)
    files = sorted(room.rglob("*.py")) if room.is_dir() else [room]
    return [place for file in files for place in _carriers_in(file, room.parent, number)]


def where_tested(book: AnyBook, number: str) -> list[Place]:
    """The tests that have the number in their name; none where no checkout is at hand."""
    tests = _tests_beside(folder_of(book))
    if tests is None:
        return []
    found = []
    for file in sorted(tests.rglob("test_*.py")):
        for line, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            named = re.match(r"\s*(?:async )?def (test_\w+)", text)
            if named is not None and number in named[1].split("_"):
                found.append(Place(str(file.relative_to(tests.parent)), line, named[1]))
    return found


def _carriers_in(file: Path, above: Path, number: str) -> Iterator[Place]:
    for numbers, first, last, name in _parts(file):
        if number in numbers:
            source = file.read_text("utf-8").splitlines()[first - 1 : last]
            yield Place(str(file.relative_to(above)), first, name, "\n".join(source))


@cache
def _parts(file: Path) -> list[tuple[frozenset[str], int, int, str]]:
    """Every function and class: the rules that it names, its first and last line, its name."""
    return [
        (
            frozenset(named_in(ast.get_docstring(node) or "") | _followed(node)),
            node.lineno,
            node.end_lineno or node.lineno,
            node.name,
        )
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef)
    ]


def named_in(docstring: str) -> set[str]:
    """The numbers with which a docstring opens: “L69”, “D58, D59” or “L101-L103”."""
    opening = _NUMBERS.match(docstring)
    found: set[str] = set()
    for letter, first, last in _NUMBER.findall(opening[1] if opening else ""):
        found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def _followed(node: ast.AST) -> set[str]:
    """What an event says of itself: `follows = ("L69",)`."""
    if not isinstance(node, ast.ClassDef):
        return set()
    for part in node.body:
        targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
        if any(isinstance(each, ast.Name) and each.id == "follows" for each in targets):
            return {
                each.value
                for each in ast.walk(part)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
    return set()


def _tests_beside(room: Path) -> Path | None:
    for above in list(room.parents)[:_FURTHEST]:
        if (above / "tests").is_dir() and (above / "pyproject.toml").is_file():
            return above / "tests"
    return None
