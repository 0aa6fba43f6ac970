"""What is said at a table of DungeonLab, as data."""

import msgspec

Presets = tuple[tuple[str, bool], ...]
"""D2  Answers given beforehand, by the question's word and in the order of the alphabet."""


class Command(msgspec.Struct, frozen=True):
    """The base of the commands."""


class Land(Command, frozen=True):
    """D19  Column, row and level, each from 1."""

    column: int
    row: int
    level: int
    presets: Presets = ()


class Move(Command, frozen=True):
    way: int
    presets: Presets = ()


class Level(Command, frozen=True):
    """D12  1 is up, -1 is down."""

    by: int
    presets: Presets = ()


class Shoot(Command, frozen=True):
    count: int
    ammunition: str
    way: int


class Climb(Command, frozen=True):
    presets: Presets = ()


class Skin(Command, frozen=True):
    """The beast that is named, or whichever there is."""

    what: str = ""


class Buy(Command, frozen=True):
    count: int
    thing: str


class Sell(Command, frozen=True):
    count: int
    thing: str


class UseMap(Command, frozen=True):
    thing: str


class Morgul(Command, frozen=True):
    """D46  Strike a beast or a player of one's cell."""

    target: str


class Answer(Command, frozen=True):
    yes: bool


class Feel(Command, frozen=True):
    pass


class Mount(Command, frozen=True):
    pass


class Dismount(Command, frozen=True):
    pass


class Strangle(Command, frozen=True):
    pass


class Take(Command, frozen=True):
    pass


class Look(Command, frozen=True):
    pass


class Marks(Command, frozen=True):
    """D32  How the master draws what is on the map: asked at any time, for nothing."""


class Pass(Command, frozen=True):
    pass


class Suicide(Command, frozen=True):
    pass


class TimeOut(Command, frozen=True):
    """D2  The master says that a player's time is up."""

    name: str


class Hide(Command, frozen=True):
    """D32  The master takes away the map that a player was shown."""

    name: str


class Leave(Command, frozen=True):
    """D2  The master says that a player is gone for good."""

    name: str
