"""What is told before the first move: the shape, the start cells, the first answers (6.1, 6.2)."""

from asterion.books.labyrinth.event.told import AnyTelling
from asterion.core.audience import Seat
from asterion.core.event import Event


class Began(Event):
    """The agreed shape (rows with `/` between, `#` a cell), and the two numbers."""

    follows = ("L5", "L94")

    names: list[str]
    shape: str
    moves_to_heal: int
    nstop: int


class ChoseStart(Event):
    """Known to the one who chose."""

    follows = ("L9", "L12")

    seat: Seat
    cell: str


class CellTold(Event):
    """The type of a cell that a handicapped player asked for."""

    follows = ("L83",)

    seat: Seat
    cell: str
    kind: str


class Voided(Event):
    """Everyone picks again; no reason is given."""

    follows = ("L10",)


class VoidedBy(Event):
    """Everyone picks again, for these of the agreed conditions: no draw can have done it."""

    follows = ("L10",)

    why: list[str]


class Confirmed(Event):
    """The start cells are valid."""

    follows = ("L10",)


class Placed(Event):
    """The type of the cell on which a player starts, and what came of it."""

    follows = ("L11",)

    seat: Seat
    kind: str
    told: list[AnyTelling]
