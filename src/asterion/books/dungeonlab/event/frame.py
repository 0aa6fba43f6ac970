"""The frame of a game of DungeonLab: its beginning, its turns, its end."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Began(Event):
    """Size, levels and the order of moves are told to all."""

    follows = ("D1", "D2", "D19")

    columns: int
    rows: int
    levels: int
    names: list[str]
    order: list[Seat]


class TurnBegan(Event):
    """Whose turn it is, is public."""

    follows = ("D2",)

    seat: Seat
    round: int


class Won(Event):
    """Out through the exit, with the treasure."""

    follows = ("D14",)

    seat: Seat


class Ended(Event):
    """The game is over and nobody has won."""

    follows = ("D1",)

    reason: str
