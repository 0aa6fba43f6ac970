"""The book's rules as a value: as they are, or with one of their pieces changed.

A reading that a course may have, and a mistake that many programs make, are small changes of the
rules. Each gets a copy of the rules' own modules, so that the rules of the book stay what they are,
and no rule is written a second time.
"""

import builtins
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from asterion.books.cc3k import rules
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.rules import execute
from asterion.books.cc3k.rules.end import score
from asterion.books.cc3k.say.command import Command
from asterion.books.cc3k.state import State
from asterion.core.dice import Dice
from asterion.core.event import Event

PACKAGE: Final = rules.__name__
ROOMS: Final = ("combat", "end", "enemies", "floors", "player", "__init__")
"""In the order in which they know each other."""
Execute = Callable[[State, int, Command, Dice, list[Event]], None]
Score = Callable[[int, int], int]
"""Of a race and its gold."""


class Around:
    """A change of a function: it gets the room, the one that it stands for, and its arguments."""

    def __init__(self, changed: Callable[..., Any]) -> None:
        self.changed = changed


Changes = Mapping[str, object]
"""By place, like `player.TROLLS_GAIN`: another value, another function or one around it."""


class Ruled:
    """Rules to follow by: a name, options of the book, what carries out a command, the score."""

    __slots__ = ("execute", "name", "options", "score")

    def __init__(
        self, options: Cc3kOptions, name: str = "", run: Execute = execute, points: Score = score
    ) -> None:
        self.name = name
        self.options = options
        self.execute = run
        self.score = points


def changed(changes: Changes) -> tuple[Execute, Score]:
    """The rules with these pieces changed; unchanged they are the book's own."""
    if not changes:
        return execute, score
    copies: dict[str, ModuleType] = {}
    for room in ROOMS:
        copies[_name(room)] = _copy(room, copies)
    for place, change in changes.items():
        room, _, name = place.partition(".")
        old = getattr(copies[_name(room)], name)
        if isinstance(change, Around):
            new: object = partial(change.changed, copies[_name(room)], old)
        else:
            new = change
        replace(copies, room, name, old, new)
    run: Execute = copies[PACKAGE].execute
    points: Score = copies[_name("end")].score
    return run, points


def replace(copies: Mapping[str, ModuleType], room: str, name: str, old: Any, new: Any) -> None:
    """In its own room, and wherever else the same thing goes by this name."""
    setattr(copies[_name(room)], name, new)
    for copy in copies.values():
        if callable(old) and getattr(copy, name, None) is old:
            setattr(copy, name, new)


def _name(room: str) -> str:
    return PACKAGE if room == "__init__" else f"{PACKAGE}.{room}"


@cache
def _code(room: str) -> Any:
    file = Path(str(rules.__file__)).with_name(f"{room}.py")
    return compile(file.read_text(), str(file), "exec")


def _copy(room: str, copies: Mapping[str, ModuleType]) -> ModuleType:
    """A module of the rules once more, which knows the copies of those before it."""

    def find(name: str, *about: Any) -> ModuleType:
        found: ModuleType = copies[name] if name in copies else builtins.__import__(name, *about)
        return found

    module = ModuleType(_name(room))
    code = _code(room)
    module.__dict__["__file__"] = code.co_filename
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": find}
    exec(code, module.__dict__)  # the book's own source, nothing that came from elsewhere
    return module
