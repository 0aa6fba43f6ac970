"""What a player has, and how it stands with her."""

from msgspec import field

from asterion.core.audience import Seat
from asterion.core.event import Event


class Hurt(Event):
    """Bites, pierces or burns, on the cell itself or from a wire."""

    follows = ("D8",)

    seat: Seat
    hurt: str
    count: int


class Healed(Event):
    """Of all damage."""

    follows = ("D29", "D44")

    seat: Seat


class Exote(Event):
    """A player became an exote, or is one no longer."""

    follows = ("D10", "D65")

    seat: Seat
    now: bool


class Got(Event):
    """Something is given."""

    follows = ("D28", "D45", "D62")

    seat: Seat
    thing: str
    count: int


class Lost(Event):
    """Something is spent."""

    follows = ("D45", "D70", "D72")

    seat: Seat
    thing: str
    count: int


class Ruined(Event):
    """All money and ammunition are gone."""

    follows = ("D35", "D44", "D72")

    seat: Seat


class Took(Event):
    """What lay there."""

    follows = ("D61",)

    seat: Seat
    things: dict[str, int]


class Bought(Event, omit_defaults=True):
    """In a store, any amount of one thing; `dollars` is its price, `skins` what pays for it.

    Cash pays for the rest, or comes back as change. Records from before have no `skins`.
    """

    follows = ("D7", "D27")

    seat: Seat
    thing: str
    count: int
    dollars: int
    skins: dict[str, int] = field(default_factory=dict)


class Sold(Event):
    """In a store, any amount of one thing."""

    follows = ("D27",)

    seat: Seat
    thing: str
    count: int
    dollars: int


class Struck(Event):
    """With a morgul blade: a beast by its name, or a player; told to the striker."""

    follows = ("D46",)

    seat: Seat
    what: str


class Disembodied(Event):
    """Struck with a morgul blade oneself."""

    follows = ("D44", "D46")

    seat: Seat
    treasure: bool


class Died(Event):
    """Of what; turns to wait and landings left (-1: any)."""

    follows = ("D6", "D24")

    seat: Seat
    of: str
    turns: int
    left: int
