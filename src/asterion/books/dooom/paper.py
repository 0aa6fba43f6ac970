"""Maps of Dooom as pictures: a character per tile, below the lines `name` and `win`."""

from collections.abc import Iterator, Sequence

from asterion.books.dooom.event import Died, Hurt, PickedUp, Won
from asterion.books.dooom.plan.drawing import first_row
from asterion.core.contract.highlights import Highlight
from asterion.core.contract.paper import Paper
from asterion.core.drawing.tiling import Section, Tiling, without_end
from asterion.core.event import Event


def sections(lines: Sequence[str]) -> Iterator[Section]:
    """O1  The rows, as the game finds them."""
    count = without_end(lines)
    first = first_row(lines[:count])
    if count > first:
        yield first, count - first


def highlights(events: Sequence[Event]) -> Iterator[Highlight]:
    """Treasure, blows and the end of somebody."""
    for event in events:
        match event:
            case PickedUp(seat=seat, thing="G"):
                yield Highlight("treasure", seat)
            case Hurt(seat=seat):
                yield Highlight("wound", seat)
            case Died(seat=seat):
                yield Highlight("death", seat)
            case Won(seat=seat):
                yield Highlight("win", seat)


PAPER = Paper(
    plans=Tiling(sections, blank="#", named=True).drawn(),
    highlights=highlights,
)
