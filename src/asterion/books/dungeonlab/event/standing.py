"""What a player has, and how it stands with her."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Hurt(Event):
    """D8  Bites, pierces or burns, on the cell itself or from a wire."""

    seat: Seat
    hurt: str
    count: int


class Healed(Event):
    """D29, D44  Of all damage."""

    seat: Seat


class Exote(Event):
    """D10, D65  A player became an exote, or is one no longer."""

    seat: Seat
    now: bool


class Got(Event):
    """D28, D45, D62  Something is given."""

    seat: Seat
    thing: str
    count: int


class Lost(Event):
    """D45, D70, D72  Something is spent."""

    seat: Seat
    thing: str
    count: int


class Ruined(Event):
    """D35, D44, D72  All money and ammunition are gone."""

    seat: Seat


class Took(Event):
    """D61  What lay there."""

    seat: Seat
    things: dict[str, int]


class Bought(Event):
    """D27  In a store, any amount of one thing."""

    seat: Seat
    thing: str
    count: int
    dollars: int


class Sold(Event):
    """D27  In a store, any amount of one thing."""

    seat: Seat
    thing: str
    count: int
    dollars: int


class Struck(Event):
    """D46  With a morgul blade: a beast by its name, or a player; told to the striker."""

    seat: Seat
    what: str


class Disembodied(Event):
    """D44, D46  Struck with a morgul blade oneself."""

    seat: Seat
    treasure: bool


class Died(Event):
    """D6, D24  Of what; turns to wait and landings left (-1: any)."""

    seat: Seat
    of: str
    turns: int
    left: int
