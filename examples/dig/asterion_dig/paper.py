"""Islands as pictures: a character per cell, from the first line on."""

from collections.abc import Iterator, Sequence

from asterion.core.contract.highlights import Highlight
from asterion.core.contract.paper import Paper
from asterion.core.drawing.tiling import Section, Tiling, without_end
from asterion.core.event import Event
from asterion_dig.event import Found
from asterion_dig.plan import SAND, TREASURE


def sections(lines: Sequence[str]) -> Iterator[Section]:
    """G1  The whole text is one island."""
    first = next((n for n, line in enumerate(lines) if line.strip()), 0)
    if count := without_end(lines):
        yield first, count - first


def highlights(events: Sequence[Event]) -> Iterator[Highlight]:
    """G7  Who found the treasure."""
    yield from (Highlight("win", event.seat) for event in events if isinstance(event, Found))


PAPER = Paper(
    plans=Tiling(sections, blank=SAND, only=TREASURE).drawn(),
    highlights=highlights,
)
