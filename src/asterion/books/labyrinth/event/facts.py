"""Facts, for the master's plan: nobody else is ever told of them."""

from asterion.books.labyrinth.event.told import AnyTelling, Found, Standing
from asterion.core.audience import Seat
from asterion.core.event import Event


class Truth(Event):
    """What a dark or semi-dark move, or an ordered cell, really came to."""

    follows = ("L30", "L31", "L72")

    seat: Seat
    told: list[AnyTelling]


class PlayerAt(Event, tag="Stood"):
    """The player is on this cell; `way` is where he stands outside of it, or -1."""

    follows = ("L2",)

    seat: Seat
    cell: int
    way: int
    place: str  # the cell as people call it


class PlayerStatus(Event, tag="Fared"):
    """How it stands with a player; the true treasure is marked."""

    follows = ("L2",)

    seat: Seat
    standing: Standing
    true_treasure: bool


class ThingsAt(Event, tag="Lay"):
    """What lies on a cell from now on, and how many set landmines."""

    follows = ("L2",)

    cell: int
    lying: Found
    true_treasure: bool
    mines_set: int
    place: str


class WallGone(Event):
    """A grenade destroyed a wall, or opened an exit."""

    follows = ("L67",)

    cell: int
    way: int
    place: str
