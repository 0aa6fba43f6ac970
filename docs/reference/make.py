"""Writes the pages of reference from docstrings and comments of the code: ./dev docs"""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import asterion
import asterion.testing
from docs.reference import doors, shelf
from docs.reference.reading import HOMES, escaped, fields, table

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"((?:^(?:>>>|\.\.\.).*\n?(?:^(?!>>>|\.\.\.|$).*\n?)*)+)", re.MULTILINE)
"""Lines that begin with >>> or ..., and what they print."""


class Page(NamedTuple):
    """One page: its file, its heading, what it is for, and what it lists (`module:name`)."""

    file: str
    title: str
    about: str
    names: tuple[str, ...]


FRONT = """
asterion:new asterion:load asterion.door:books asterion.door:Game
asterion.core.contract.book:Refused
"""
TESTING = "check_book Broken UsualKit Kit Scene Unsaid"
BOOK = """
contract.book:Book contract.chapters:Rules contract.chapters:Plans contract.chapters:Speech
contract.chapters:Views event:Event audience:only audience:all_but contract.options:Options
contract.options:option dice:Dice phrase:Phrase phrase:person contract.problem:Problem
contract.book:Prompt contract.chapters:Result contract.chapters:Rule contract.offer:Offer
contract.composing:Compound contract.composing:Action contract.composing:Slot
contract.screen:Screen contract.screen:Sheet contract.hosting:Hosting contract.looks:Symbol
contract.looks:Looks
"""

PAGES = (
    Page(
        "front-door.md",
        "The front door",
        "A game in Python, by players' names and sentences. `import asterion` loads nothing else"
        " before it is needed.",
        tuple(FRONT.split()),
    ),
    Page(
        "testing.md",
        "Testing a book",
        "The contract of every rule book, as a function that anybody can call.",
        tuple(f"asterion.testing:{name}" for name in TESTING.split()),
    ),
    Page(
        "book.md",
        "What a book is made of",
        "The types of a rule book. [Dig](../program/your-own-book.md) uses most of them.",
        tuple(f"asterion.core.{name}" for name in BOOK.split()),
    ),
)


def page(one: Page) -> str:
    parts = [f"# {one.title}", one.about, "Written by `./dev docs` from the code; do not edit."]
    for name in one.names:
        module, _, attribute = name.partition(":")
        parts += described(module, attribute)
    return "\n\n".join(parts) + "\n"


def described(module: str, name: str) -> Iterator[str]:
    thing = getattr(import_module(module), name)
    yield f"## {name}"
    if inspect.isclass(thing):
        yield from _class(thing)
    else:
        yield _code(f"from {_home(module, name)} import {name}\n{name}{_signature(thing)}")
        yield _text(thing)


def _class(kind: Any) -> Iterator[str]:
    yield _code(f"from {_home(kind.__module__, kind.__name__)} import {kind.__name__}")
    yield _text(kind)
    rows = [*fields(kind)]
    if rows:
        cells = [(f"`{name}`", f"`{escaped(hint)}`", escaped(about)) for name, hint, about in rows]
        yield table(("", "", ""), cells)
    for name, member in vars(kind).items():
        if not name.startswith("_") and (
            inspect.isfunction(member) or isinstance(member, property)
        ):
            takes = "" if isinstance(member, property) else _signature(member)
            yield f"**`{name}{takes}`** {_text(member)}".rstrip()


def _home(module: str, name: str) -> str:
    """Where one imports it from: the nearest door."""
    if name in asterion.__all__:
        return "asterion"
    return "asterion.testing" if name in asterion.testing.__all__ else module


def _signature(function: Any) -> str:
    shown = HOMES.sub("", str(inspect.signature(function)))
    return shown.replace("'", "").replace("(self, ", "(").replace("(self)", "()")


def _text(thing: Any) -> str:
    """A docstring, its examples fenced."""
    said = inspect.getdoc(thing) or ""
    return re.sub(
        r"((?:^(?:>>>|\.\.\.).*\n?(?:^(?!>>>|\.\.\.|$).*\n?)*)+)", _example, said, flags=re.M
    )


def _example(found: "re.Match[str]") -> str:
    return _code(found[1].rstrip()) + "\n"


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


MESSAGES = HERE / "table-messages.md"


def messages() -> str:
    """Everything that a table can be sent, from the list that the doors are made of."""
    from asterion.server.tables.requests import REQUESTS  # the server is an extra

    lines = ["| message | HTTP | WebSocket | line | |", "|---|---|---|---|---|"]
    for kind in REQUESTS:
        door, about = kind.door, " ".join((kind.__doc__ or "").split())
        http = f"`{door.method} {door.path}`" if door.path else ""
        live = f"`{door.live}`" if door.live else ""
        words = ", ".join(f"`{word}`" for word in door.line)
        lines.append(f"| {kind.__name__} | {http} | {live} | {words} | {about} |")
    parts = [
        "# What a table can be sent",
        "Every message, by whichever door it comes. Addresses are below `/api/v1/tables/{table}`;"
        " what stands in a body is in the description of the API.",
        "Written by `./dev docs` from the code; do not edit.",
        "\n".join(lines),
    ]
    return "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """Every page of reference, by its place in this folder."""
    return {
        **{one.file: page(one) for one in PAGES},
        MESSAGES.name: messages(),
        **doors.pages(),
        **shelf.pages(),
    }


def main() -> None:
    for name, text in pages().items():
        (HERE / name).parent.mkdir(exist_ok=True)
        (HERE / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
