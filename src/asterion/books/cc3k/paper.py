"""Floors of CC3k as pictures: a character per tile, 25 rows of 79, one floor below another."""

from collections.abc import Iterator, Sequence

from asterion.books.cc3k.event import Died, GoldTaken, Hurt, TookStairs, Won
from asterion.books.cc3k.plan.kinds import COLUMNS
from asterion.books.cc3k.plan.model import sections
from asterion.core.contract.highlights import Highlight
from asterion.core.contract.paper import Paper
from asterion.core.drawing.tiling import Section, Tiling
from asterion.core.event import Event


def floors(lines: Sequence[str]) -> Iterator[Section]:
    """C41  Where each floor begins, as the game reads it."""
    at = 0
    for generated, rows in sections(lines):
        yield at + generated, len(rows)
        at += generated + len(rows)


ALONE = 0


def highlights(events: Sequence[Event]) -> Iterator[Highlight]:
    """Gold, blows, stairs and the end."""
    for event in events:
        match event:
            case GoldTaken():
                yield Highlight("treasure", ALONE)
            case Hurt():
                yield Highlight("wound", ALONE)
            case TookStairs():
                yield Highlight("journey", ALONE)
            case Died():
                yield Highlight("death", ALONE)
            case Won():
                yield Highlight("win", ALONE)


PAPER = Paper(
    highlights=highlights,
    plans=Tiling(floors, blank=" ", only="@\\", width=COLUMNS, counted_in_sheets=True).drawn(),
)
