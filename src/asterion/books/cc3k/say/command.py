"""What is said at a table of ChamberCrawler3000, as data."""

import msgspec


class Command(msgspec.Struct, frozen=True):
    """The base of the commands."""


class Choose(Command, frozen=True):
    """C33  The race to play, by its number."""

    race: int


class Move(Command, frozen=True):
    way: int


class Drink(Command, frozen=True):
    way: int


class Attack(Command, frozen=True):
    way: int


class Freeze(Command, frozen=True):
    pass


class Restart(Command, frozen=True):
    pass


class Quit(Command, frozen=True):
    pass
