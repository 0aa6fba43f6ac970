"""What is said at a table of Dooom, as data."""

import msgspec


class Command(msgspec.Struct, frozen=True):
    """The base of the commands."""


class Move(Command, frozen=True):
    way: int


class Attack(Command, frozen=True):
    way: int


class PickUp(Command, frozen=True):
    pass


class EndTurn(Command, frozen=True):
    pass


class Look(Command, frozen=True):
    pass


class Say(Command, frozen=True):
    text: str


class Join(Command, frozen=True):
    """The master seats another player (O24)."""

    name: str


class Leave(Command, frozen=True):
    """The master says that a player is gone (O21)."""

    name: str


class Return(Command, frozen=True):
    """The master says that a player is back, where leaving is no death."""

    name: str


class TimeOut(Command, frozen=True):
    """The master says that a player's turn is out of time (O15)."""

    name: str


class Place(Command, frozen=True):
    """The master puts a player on a tile (O5); columns and rows count from 1."""

    name: str
    column: int
    row: int
