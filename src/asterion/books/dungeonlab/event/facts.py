"""Facts for the master's plan, told to nobody at the table."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Stood(Event):
    """D68  Where a player was taken to."""

    seat: Seat
    place: int


class Became(Event):
    """D41  An encounter is here now, in this condition; place -1 is under a rider."""

    number: int
    name: str
    place: int
    condition: str


class Lay(Event):
    """D61  All that lies in a place from now on."""

    place: int
    things: dict[str, int]


class Wall(Event):
    """D16  What stands at an edge from now on, seen from both sides."""

    edge: int
    wall: int
