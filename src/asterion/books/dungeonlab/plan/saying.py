"""What is said of a plan: a fault by its name, and what it is about, as phrases."""

from typing import TYPE_CHECKING, Final

from asterion.books.dungeonlab.encounters.kind import slug
from asterion.core.phrase import Phrase, Value

if TYPE_CHECKING:
    from asterion.books.dungeonlab.plan.model import Plan

WALL_WORDS: Final = ("open", "simple", "wire", "monolith", "exit")


def fault(name: str, **about: Value) -> Phrase:
    return Phrase(f"dungeonlab-plan-{name}", about)


def encounter(name: str) -> Phrase:
    """An encounter by its name or by what it is told as; `.a` is “a lion”."""
    return Phrase(f"dungeonlab-{slug(name)}")


def thing_name(name: str) -> Phrase:
    """“bullet”, without a number."""
    return Phrase(f"dungeonlab-thing-{slug(name)}.name", {"n": 1})


def wall_of(kind: int) -> Phrase:
    return Phrase(f"dungeonlab-wall-{WALL_WORDS[kind]}")


def place_of(plan: "Plan", place: int) -> Phrase:
    """A place in columns, rows and levels, each from 1."""
    column, row, level = plan.coordinates(place)
    return Phrase("dungeonlab-place", {"column": column + 1, "row": row + 1, "level": level + 1})
