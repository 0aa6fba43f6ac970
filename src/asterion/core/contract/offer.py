"""What may be said now, as data: buttons, roses of ways, sheets of cells and keys come of it."""

from typing import Final, Literal

import msgspec

from asterion.core.phrase import Phrase

Way = Literal["", "n", "ne", "e", "se", "s", "sw", "w", "nw", "above", "below"]
"""As it lies on a sheet whose top is north, whatever the book calls it; empty: no way."""

ACROSS: Final[tuple[Way, ...]] = ("n", "e", "s", "w")
"""In the order in which everything goes through the four ways."""


class Cell(msgspec.Struct, frozen=True):
    """A place on the plan, counted from 0."""

    column: int
    row: int
    level: int = 0


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One command that could be given, taken apart by the book, so that nobody else has to.

    Offers alike but for their way are a rose, those alike but for their cell a sheet to choose
    from. A command of several parts is told by its first one, and has no way and no cell.
    """

    say: str  # the exact notation
    label: Phrase | str = ""  # the same as people say it; empty: as it is written
    verb: str = ""
    way: Way = ""
    cell: Cell | None = None
    target: str = ""  # what or whom it is done to
    amount: int = 0
    careful: bool = False  # wants confirmation
    group: str = ""  # under which words it stands with others; empty: under its verb

    @property
    def words(self) -> Phrase | str:
        """What a button says."""
        return self.label or self.say


def plain_offer(say: str) -> Offer:
    """Of a book that tells no more of its commands than how they are written."""
    return Offer(say)
