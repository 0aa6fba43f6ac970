"""The frame of a game of DungeonLab: its beginning, its turns, its end."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Began(Event):
    """D1, D2, D19  Size, levels and the order of moves are told to all."""

    columns: int
    rows: int
    levels: int
    names: list[str]
    order: list[Seat]


class TurnBegan(Event):
    """D2  Whose turn it is, is public."""

    seat: Seat
    round: int


class Won(Event):
    """D14  Out through the exit, with the treasure."""

    seat: Seat


class Ended(Event):
    """D1  The game is over and nobody has won."""

    reason: str
