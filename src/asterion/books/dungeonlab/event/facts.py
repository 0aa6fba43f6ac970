"""Facts for the master's plan, told to nobody at the table."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class PlayerAt(Event, tag="Stood"):
    """Where a player was taken to."""

    follows = ("D68",)

    seat: Seat
    place: int


class Became(Event):
    """An encounter is here now, in this condition; place -1 is under a rider."""

    follows = ("D41",)

    number: int
    name: str
    place: int
    condition: str


class ThingsAt(Event, tag="Lay"):
    """All that lies in a place from now on."""

    follows = ("D61",)

    place: int
    things: dict[str, int]


class Wall(Event):
    """What stands at an edge from now on, seen from both sides."""

    follows = ("D16",)

    edge: int
    wall: int
