"""What encounters do, and shots."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Met(Event):
    """What an encounter does, by its own sentence; `what` is only what a visitor may know."""

    follows = ("D23",)

    seat: Seat
    what: str
    how: str
    count: int


class Asked(Event):
    """A question of an encounter; `number` picks the words of a political one."""

    follows = ("D31", "D58", "D62")

    seat: Seat
    what: str
    key: str
    number: int


class Answered(Event):
    """To a question, at once, beforehand, or by the clock."""

    follows = ("D2",)

    seat: Seat
    key: str
    yes: bool


class Imprisoned(Event):
    """This many turns are missed."""

    follows = ("D30", "D31")

    seat: Seat
    turns: int


class Freed(Event):
    """The prison is no more."""

    follows = ("D30",)

    seat: Seat


class Fined(Event):
    """Paid in dollars and, by option, in skins."""

    follows = ("D7", "D30", "D62")

    seat: Seat
    dollars: int
    skins: dict[str, int]


class Trampled(Event):
    """What the ontifutlas came down on."""

    follows = ("D50",)

    seat: Seat
    what: str


class Mounted(Event):
    """On a bridled ontifutlas."""

    follows = ("D49",)

    seat: Seat


class Dismounted(Event):
    """Freely, or because the rider was taken away."""

    follows = ("D56",)

    seat: Seat


class Fled(Event):
    """The ontifutlas is gone, and the bridle with it."""

    follows = ("D52",)

    seat: Seat


class Fired(Event):
    """`wall` is “destroyed”, “stands”, or empty where no wall was in the way."""

    follows = ("D18", "D25")

    seat: Seat
    ammunition: str
    count: int
    way: int
    wall: str


class Screamed(Event):
    """The shooter hears that somebody was hit, not who."""

    follows = ("D18",)

    seat: Seat


class Shot(Event):
    """The victim hears the ammunition, not the direction."""

    follows = ("D18",)

    seat: Seat
    ammunition: str
    count: int
