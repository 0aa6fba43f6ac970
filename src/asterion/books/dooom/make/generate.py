"""Plans of Dooom made at random: carved, joined up, furnished and named."""

from math import isqrt
from typing import Annotated, ClassVar, Final, Literal

from asterion.books.dooom.make.carve import Rock, carve_caves, carve_maze, carve_rooms
from asterion.books.dooom.make.furnish import furnish
from asterion.books.dooom.make.tunnel import link, settle, shorten
from asterion.books.dooom.plan.model import ARMOUR, EXIT, LANTERN, POTION, SWORD, TREASURE, Plan
from asterion.core.contract.options import OptionError, Options, option, options_from, settings_of
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase, Value

LARGEST: Final = 500
MOST: Final = 10_000
BY_SIZE: Final = -1
"""A number that is left to the size of the map."""


class DooomSettings(Options, frozen=True):
    """What a generated plan should be like."""

    messages: ClassVar[str] = "dooom-setting"

    width: Annotated[int, option("O1", low=5, high=LARGEST)] = 30
    height: Annotated[int, option("O1", low=5, high=LARGEST)] = 20
    style: Annotated[
        Literal["caves", "rooms", "maze"],
        option("O1"),
    ] = "caves"
    walls: Annotated[int, option("O1", low=0, high=80)] = 45
    border: Annotated[bool, option("O1")] = True
    players: Annotated[int, option("O5", low=1, high=32)] = 4
    treasure: Annotated[int, option("O3", low=-1, chance=True, high=MOST)] = BY_SIZE
    target: Annotated[int, option("O4", low=-1, chance=True, high=MOST)] = BY_SIZE
    exits: Annotated[int, option("O3", low=-1, chance=True, high=MOST)] = BY_SIZE
    potions: Annotated[int, option("O11", low=-1, chance=True, high=MOST)] = BY_SIZE
    swords: Annotated[int, option("O13", low=-1, chance=True, high=MOST)] = BY_SIZE
    armours: Annotated[int, option("O13", low=-1, chance=True, high=MOST)] = BY_SIZE
    lanterns: Annotated[int, option("O7", low=-1, chance=True, high=MOST)] = BY_SIZE


STYLES: Final = {"caves": carve_caves, "rooms": carve_rooms, "maze": carve_maze}
MOODS: Final = (
    "Bottomless", "Crooked", "Drowned", "Forgotten", "Hollow", "Howling", "Nameless", "Rotten",
    "Sleepless", "Sunken", "Thirsty", "Weeping",
)  # fmt: skip
SITES: Final = {
    "caves": ("Burrows", "Caves", "Caverns", "Gullet", "Hollows", "Warren"),
    "rooms": ("Cellars", "Crypts", "Halls", "Keep", "Vaults", "Wards"),
    "maze": ("Coils", "Knot", "Labyrinth", "Maze", "Tangle", "Thread"),
}


def generate(settings: DooomSettings, dice: Dice) -> Plan:
    """A plan without problems, all its floor in one piece, exits and treasure spread over it.

    The same settings and the same dice give the same plan everywhere; settings that no plan can
    meet raise OptionError before a die is rolled.
    """
    settings = options_from(DooomSettings, settings_of(settings))  # checks each value by itself
    ring = 1 if settings.border else 0
    width, height = settings.width - 2 * ring, settings.height - 2 * ring
    rock = Rock(width, height, width * height * (100 - settings.walls) // 100)
    things = _things(settings, rock.room)
    STYLES[settings.style](rock, dice)
    link(rock, dice)
    shorten(rock, dice)
    settle(rock, dice)
    furnish(rock, things, dice)
    name = f"The {dice.pick(MOODS, 'name')} {dice.pick(SITES[settings.style], 'name')}"
    half = (things[TREASURE] + 1) // 2
    target = half if settings.target == BY_SIZE else settings.target
    return Plan(name, target, _framed(rock, ring))


def _things(settings: DooomSettings, room: int) -> dict[int, int]:
    """O3, O5  How many of each thing are to lie on this many tiles of floor, if they can."""
    side = isqrt(room)
    asked = {
        EXIT: settings.exits,
        TREASURE: settings.treasure,
        POTION: settings.potions,
        SWORD: settings.swords,
        ARMOUR: settings.armours,
        LANTERN: settings.lanterns,
    }
    by_size = dict.fromkeys(asked, side // 6) | {EXIT: 1 + side // 12, TREASURE: side // 2 + 1}
    least = {EXIT: 1, TREASURE: max(0, settings.target)}
    if settings.exits == 0:
        raise OptionError(Phrase("dooom-unmet-exit", {"rule": "O3"}))
    if BY_SIZE < settings.treasure < settings.target:
        amounts = {"target": settings.target, "treasure": settings.treasure}
        raise OptionError(Phrase("dooom-unmet-target", {**amounts, "rule": "O3"}))
    things = {thing: max(number, least.get(thing, 0)) for thing, number in asked.items()}
    needed = max(sum(things.values()), settings.players, 2)  # on one tile alone nobody can move
    if needed > room:
        size = {"width": settings.width, "height": settings.height, "walls": settings.walls}
        found: dict[str, Value] = {**size, "room": room, "needed": needed, "rule": "O2, O5"}
        raise OptionError(Phrase("dooom-unmet-room", found))
    left = room - sum(things.values())
    for thing, number in asked.items():
        if number == BY_SIZE:
            more = max(0, min(by_size[thing] - things[thing], left))
            things[thing] += more
            left -= more
    return things


def _framed(rock: Rock, ring: int) -> list[bytes]:
    """The rows of the map with the walls around it."""
    side = b"#" * ring
    rows = map(rock.grid.row, range(rock.grid.height))
    inside = [side + rock.tiles[row.start : row.stop] + side for row in rows]
    across = [b"#" * len(inside[0])] * ring
    return [*across, *inside, *across]
