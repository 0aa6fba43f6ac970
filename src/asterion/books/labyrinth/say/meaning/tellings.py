"""What of the result is told."""

from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    DARK,
    FACETS,
    FACT_FACETS,
)
from asterion.words.speech.chart import Reject


def facet(name: str) -> int:
    return 1 << FACETS.index(name)


def facet_of_fact(value: str) -> int:
    """What tells this fact; of what is found or how one is, only the whole can be told."""
    name = FACT_FACETS[value]
    if name not in ("wall", "carried", "scream", "blast"):
        raise Reject
    return facet(name)


def facets(first: int, more: tuple[int, ...] = ()) -> int:
    for other in more:
        first |= other
    return first


def tell_only(told: int) -> int:
    return told


def tell_not(told: int) -> int:
    return ALL_FACETS & ~told


def tell_nothing() -> int:
    return DARK
