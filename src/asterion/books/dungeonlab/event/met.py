"""What encounters do, and shots."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Met(Event):
    """D23  What an encounter does, by its own sentence; `what` is only what a visitor may know."""

    seat: Seat
    what: str
    how: str
    count: int


class Asked(Event):
    """D31, D58, D62  A question of an encounter; `number` picks the words of a political one."""

    seat: Seat
    what: str
    key: str
    number: int


class Answered(Event):
    """D2  To a question, at once, beforehand, or by the clock."""

    seat: Seat
    key: str
    yes: bool


class Imprisoned(Event):
    """D30, D31  So many turns are missed."""

    seat: Seat
    turns: int


class Freed(Event):
    """D30  The prison is no more."""

    seat: Seat


class Fined(Event):
    """D7, D30, D62  Paid in dollars and, by option, in skins."""

    seat: Seat
    dollars: int
    skins: dict[str, int]


class Trampled(Event):
    """D50  What the ontifutlas came down on."""

    seat: Seat
    what: str


class Mounted(Event):
    """D49  On a bridled ontifutlas."""

    seat: Seat


class Dismounted(Event):
    """D56  Freely, or because the rider was taken away."""

    seat: Seat


class Fled(Event):
    """D52  The ontifutlas is gone, and the bridle with it."""

    seat: Seat


class Fired(Event):
    """D18, D25  `wall` is “destroyed”, “stands”, or empty where no wall was in the way."""

    seat: Seat
    ammunition: str
    count: int
    way: int
    wall: str


class Screamed(Event):
    """D18  The shooter hears that somebody was hit, not who."""

    seat: Seat


class Shot(Event):
    """D18  The victim hears the ammunition, not the direction."""

    seat: Seat
    ammunition: str
    count: int
