"""Books, bots and deduction that other packages bring along, made known by entry points.

Reading the list of installed packages takes longer than opening a book of our own, so nobody asks
before a name is wanted that is not ours, or all the names there are.
"""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

BOOKS = "asterion.books"
BOTS = "asterion.bots"
DEDUCTION = "asterion.knowledge"


class Installed(NamedTuple):
    """One line of a package's entry points: its name, what it names, and the package."""

    name: str
    place: str
    """`module:attribute`"""
    package: str


class CannotLoad(ValueError):
    """What another package brings is broken; what its own code says of it."""


@cache
def installed(group: str) -> dict[str, Installed]:
    """All that the installed packages name under this heading, in the order of the names."""
    from importlib.metadata import entry_points

    found = (
        Installed(point.name, point.value, point.dist.name if point.dist else "?")
        for point in entry_points(group=group)
    )
    return {one.name: one for one in sorted(found)}


def load(one: Installed) -> Any:
    """What it names. A stranger's code may fail in any way; that is told, and goes no further."""
    module, _, attribute = one.place.partition(":")
    try:
        return getattr(import_module(module.strip()), attribute.strip())
    except Exception as error:
        why = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
        raise CannotLoad(why) from error
