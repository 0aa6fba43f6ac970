"""The page of each book: what is said, heard and seen, its options and its rules."""

import inspect
import tomllib
import typing
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from asterion.books import book, book_names
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import choices, settings_of
from asterion.core.event import Event, tag_of
from asterion.core.phrase import english
from docs.reference.reading import attributes, described_fields, escaped, hint_of, table

HERE = Path(__file__).parent
WRITTEN = "Written by `./dev docs` from the code; do not edit."
GUIDES = {
    "dungeon-of-dooom": ("dooom", "dooom-plans"),
    "labyrinth-of-dooom": ("dooom", "dooom-plans"),
    "cc3k": ("cc3k", "cc3k-plans"),
    "labyrinth": ("labyrinth-first-game", "labyrinth", "labyrinth-plans"),
    "dungeonlab": ("dungeonlab-first-game", "dungeonlab", "dungeonlab-plans"),
}
MASTERS = "the master's"
"""The comment above the fields of a view that only the master's has."""


def pages() -> dict[str, str]:
    """By the name of the file below docs/reference."""
    return {f"books/{name}.md": page(book(name)) for name in book_names() if name in GUIDES}


def page(one: AnyBook) -> str:
    guides = " · ".join(f"[{heading(name)}](../../play/{name}.md)" for name in GUIDES[one.name])
    parts = [
        f"# {one.title}: reference",
        f"What a program says, hears and sees in `{one.name}`, edition {one.edition}."
        f" Guides: {guides}.",
        WRITTEN,
        "## Commands",
        "What people type. Records, bots and programs use the exact "
        "[notation](../../program/notation.md).",
        f"```text\n{english(one.speech.help).rstrip()}\n```",
        *events(one),
        *view(one),
        *options(one),
        *settings(one),
        *rules(one),
        *rulings(one),
    ]
    return "\n\n".join(parts) + "\n"


def heading(name: str) -> str:
    """What a guide is called."""
    text = (HERE.parent / "play" / f"{name}.md").read_text("utf-8")
    return text.partition("\n# ")[2].partition("\n")[0]


def events(one: AnyBook) -> Iterator[str]:
    yield "## Events"
    yield (
        "What happened, as `hear(events)`, records, `event` lines and the API give it. Over JSON"
        " the name is in `event`. Every event has `to`, its audience: -1 is everyone, otherwise a"
        " bit per seat (1 for seat 0, 2 for seat 1, 4 for seat 2). A seat gets an event whole or"
        " not at all."
    )
    rows = []
    for kind in sorted(one.rules.events, key=tag_of):
        parts = [f"`{name}`: {hint}" for name, hint in own_fields(kind)]
        rows.append((f"`{tag_of(kind)}`", "<br>".join(parts), about(kind), ", ".join(kind.follows)))
    yield table(("event", "fields", "what it says", "rules"), rows)
    shapes = sorted(parts_of(one.rules.events), key=lambda kind: kind.__name__)
    if shapes:
        yield "### Parts of events"
        yield table(
            ("part", "fields", "what it is"),
            [
                (
                    f"`{kind.__name__}`",
                    "<br>".join(f"`{name}`: {hint}" for name, hint in own_fields(kind)),
                    about(kind),
                )
                for kind in shapes
            ],
        )


def about(kind: type) -> str:
    return escaped(" ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split()))


def own_fields(kind: type) -> Iterator[tuple[str, str]]:
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        if not (issubclass(kind, Event) and field.name == "to"):
            said = described_fields(kind).get(field.name, "")
            yield field.name, escaped(hint_of(hints[field.name]) + (f" ({said})" if said else ""))


def parts_of(kinds: tuple[type[Event], ...]) -> set[type]:
    """The structs that stand in fields of events."""
    found: set[type] = set()
    waiting: list[Any] = [field.type for kind in kinds for field in msgspec.structs.fields(kind)]
    while waiting:
        hint = waiting.pop()
        waiting += typing.get_args(hint)
        if inspect.isclass(hint) and issubclass(hint, msgspec.Struct) and hint not in found:
            found.add(hint)
            waiting += [field.type for field in msgspec.structs.fields(hint)]
    return found


def view(one: AnyBook) -> Iterator[str]:
    seen = one.view.new(0, one.rules.options(), None)
    yield "## View"
    yield (
        f"What `answer(view, prompt)` of a [bot](../../program/bots.md) is given: an object with"
        f" these fields. {about(type(seen))} `book.view.legal(view)` lists what may be said,"
        " `book.view.screen(view)` is the board with the rows of the status. Programs on lines get"
        " `board`, `status` and `legal`; the API sends `screen` and `offers`."
    )
    known = [each for each in attributes(type(seen)) if each[0] in dir(seen)]
    yield table(
        ("field", "type", "what it is"),
        [
            (f"`{name}`", escaped(hint or type(getattr(seen, name)).__name__), escaped(said))
            for name, hint, said, part in known
            if part != MASTERS
        ],
    )
    secret = [f"`{name}`" for name, _, _, part in known if part == MASTERS]
    if secret:
        yield f"Only the master's view fills {', '.join(secret)}."
    module = inspect.getmodule(type(seen))
    assert isinstance(module, ModuleType)
    source = Path(str(module.__file__)).relative_to(Path(__file__).parents[2])
    yield f"The class is in `{source}`."


def options(one: AnyBook) -> Iterator[str]:
    yield "## Options"
    yield f"`--set name=value` changes one; `asterion rules {one.name}` shows the rules with it."
    presets = {name: settings_of(base) for name, base in one.rules.presets.items()}
    rows = []
    for choice in choices(one.rules.options):
        rows.append((
            f"`{choice.name}`", shown(choice.default), choice.allowed(), choice.rule,
            escaped(choice.text), *(shown(values[choice.name]) for values in presets.values()),
        ))  # fmt: skip
    heads = ("option", "default", "allowed", "rule", "what it does", *presets)
    yield table(heads, rows)


def settings(one: AnyBook) -> Iterator[str]:
    yield "## Settings of generated plans"
    yield (
        f"`asterion plan new {one.name} --set name=value`; the page's *Map settings*; `settings` of"
        " a table."
    )
    rows = [
        (f"`{each.name}`", shown(each.default), each.allowed(), each.rule, escaped(each.text))
        for each in choices(one.plan.settings)
    ]
    yield table(("setting", "default", "allowed", "rule", "what it does"), rows)


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value == "" else escaped(str(value))


def rules(one: AnyBook) -> Iterator[str]:
    yield "## Rules"
    yield "As the default options have them."
    for heading, group in groupby(
        one.rules.numbered(one.rules.options()), key=lambda rule: rule.heading
    ):
        yield f"### {heading}"
        yield table(("rule", ""), [(rule.number, escaped(rule.text)) for rule in group])


def rulings(one: AnyBook) -> Iterator[str]:
    """Where the rule book is silent; both books of Dooom have the same rules."""
    name = "dungeon-of-dooom" if one.name == "labyrinth-of-dooom" else one.name
    data = tomllib.loads((HERE / "rulings" / f"{name}.toml").read_text("utf-8"))
    known = {rule.number for rule in one.rules.numbered(one.rules.options())}
    yield "## Rulings"
    yield "Where the rule book is silent or contradicts itself: what was decided, and why."
    rows = []
    for each in data["ruling"]:
        assert set(each["rules"]) <= known, f"{one.name} has no rule {each['rules']}"
        rows.append(
            (", ".join(each["rules"]), escaped(each["says"]), escaped(each.get("reason", "")))
        )
    yield table(("rules", "ruling", "reason"), rows)
    if "about" in data:
        yield str(data["about"])
