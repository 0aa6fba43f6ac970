"""Asterion: a computer game master for hidden-labyrinth games.

The front door: `new` opens a table, `load` a record, `books` is the shelf. Everything behind it is
loaded when it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from os import PathLike

    from asterion.core.contract.book import AnyBook, Refused
    from asterion.door import Game

__version__ = "0.2.0"

__all__ = ["Game", "Refused", "__version__", "books", "load", "new"]

_BEHIND = {"Game": "asterion.door", "Refused": "asterion.core.contract.book"}


def books() -> "list[AnyBook]":
    """Every rule book that can be played; see `asterion.door.books`."""
    from asterion.door import books as shelf

    return shelf()


def new(
    book: "str | AnyBook",
    players: Sequence[str],
    *,
    plan: str | None = None,
    options: Mapping[str, Any] | None = None,
    preset: str | None = None,
    seed: int | None = None,
) -> "Game":
    """Open a table for these players; the book is given by its name or as an object.

    >>> import asterion
    >>> game = asterion.new("labyrinth", ["Ann", "Bob"], plan="first-game", seed=1)
    >>> game.asked
    ['Bob', 'Ann']
    >>> game.say("Ann", "start b2")
    ['Ann would like to start on b2.']

    `plan` is a drawing, or the name of a sample plan; without it one is generated. `options`
    are values by name, as the command line takes them, on top of a `preset` of the book. With a
    `seed` all chance is the same every time. A wrong argument raises `UnknownBook`,
    `OptionError`, `PlanError` or `Refused`, each of them a `ValueError`.
    """
    from asterion.door import new as open_table

    return open_table(book, players, plan=plan, options=options, preset=preset, seed=seed)


def load(path: "str | PathLike[str]") -> "Game":
    """The game in a record, at its end, played again by the rules and checked to the byte.

    A record that is damaged, or was played by rules that are no longer here, is a `RecordError`
    (a `ValueError`); the latter can still be shown, with `asterion replay`.
    """
    from asterion.door import load as load_record

    return load_record(path)


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in _BEHIND:
        return getattr(import_module(_BEHIND[name]), name)
    if name == "testing":
        return import_module("asterion.testing")
    raise AttributeError(f"module 'asterion' has no attribute {name!r}")
