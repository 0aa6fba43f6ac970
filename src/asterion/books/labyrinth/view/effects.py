"""What one telling does to what a player can be sure to have."""

from asterion.books.labyrinth.event.told import (
    NOT_SAID,
    OUTSIDE,
    AnyTelling,
    Ashes,
    Aspect,
    BlewUp,
    Cremated,
    Found,
    Healed,
    Infected,
    LeftThing,
    NoLuck,
    SetLandmine,
    Shot,
    Stocked,
    ThrewGrenade,
    ThrewThing,
    TookThing,
)
from asterion.books.labyrinth.options import REVISED, LabyrinthOptions
from asterion.books.labyrinth.say.command import ALL_OF_THEM, BULLET, GRENADE, Leave, Throw
from asterion.books.labyrinth.view.kit import (
    DOES_NOT_FOLLOW,
    FULL,
    HEALTH_UNKNOWN,
    HEALTHY,
    LOAD_UNKNOWN,
    UNWELL,
    WEAPONRY,
    Kit,
)


def arrive(kit: Kit, kind: str) -> None:
    """On a cell where nothing lies, unless the answer goes on to name it (L65)."""
    kit.kind = kind
    well = kit.health == HEALTHY
    kit.ground_bullets = 0 if well or kind == OUTSIDE else DOES_NOT_FOLLOW
    kit.ground_grenades = 0


def leave(kit: Kit, told: LeftThing, part: Leave) -> None:
    """L63"""
    kit.shed = True
    if told.thing == BULLET:
        kit.bullets = _less(kit.bullets, told.count, part.count)
    elif told.thing == GRENADE:
        kit.grenades = _less(kit.grenades, told.count, part.count)
    elif kit.load == told.thing:
        kit.load = ""
    if kit.kind != OUTSIDE:
        kit.forget_ground()


def throw(kit: Kit, options: LabyrinthOptions, told: ThrewThing, part: Throw) -> None:
    """L63"""
    if told.thing != BULLET:
        if kit.load == told.thing:
            kit.load = ""
    elif part.count == ALL_OF_THEM or options.revision < REVISED:
        kit.bullets = _less(kit.bullets, told.count, part.count)
    else:
        for _ in range(told.count):
            kit.use_bullet()
    kit.shed = True
    if told.feet or told.explosion:
        kit.forget_ground()


def _less(held: int, by: int, asked: int) -> int:
    if asked == ALL_OF_THEM:
        return 0
    return max(0, held - by) if held >= 0 else held


def take_in(kit: Kit, options: LabyrinthOptions, told: AnyTelling) -> None:
    match told:
        case Shot():
            _shoot(kit, told)
        case ThrewGrenade():
            kit.use_grenade()
        case SetLandmine():
            if kit.load == "landmine":
                kit.load = ""
        case TookThing(taken=taken):
            _take(kit, taken)
        case Found():
            _find(kit, told)
        case Stocked():
            _stock(kit, options, told)
        case Infected() | BlewUp():
            kit.fall()
        case Healed():
            kit.health = HEALTHY
        case Ashes() | Cremated():
            kit.load = ""
        case Aspect(facet="cell", value=value):
            arrive(kit, value)
        case NoLuck(why="unwell") if kit.health != UNWELL:
            kit.fall()


def _shoot(kit: Kit, told: Shot) -> None:
    """L69, L70  What falls at the shooter's feet is caught on the fly."""
    kit.health = HEALTHY
    kit.use_bullet()
    if told.fell is not None:
        kit.ground_grenades = DOES_NOT_FOLLOW
        kit.ground_bullets = DOES_NOT_FOLLOW
        if kit.picks_up:
            if kit.bullets != FULL:
                kit.bullets = DOES_NOT_FOLLOW
            if kit.grenades != FULL:
                kit.grenades = DOES_NOT_FOLLOW
            if kit.load != "treasure":
                kit.load = "treasure" if told.fell.treasures else LOAD_UNKNOWN
    if told.left != NOT_SAID:
        kit.bullets, kit.ground_bullets = told.left, told.ground


def _take(kit: Kit, taken: Found) -> None:
    """L108"""
    if kit.bullets >= 0:
        kit.bullets += taken.bullets
    if kit.grenades >= 0:
        kit.grenades += taken.grenades
    for thing, count in (
        ("treasure", taken.treasures),
        ("landmine", taken.landmines),
        ("corpse", taken.corpses),
    ):
        if count:
            kit.load = thing
    kit.forget_ground()


def _find(kit: Kit, found: Found) -> None:
    """L61, L66  By default all that one can carry, and of three kinds the most valuable one."""
    kit.forget_ground()
    if kit.health == UNWELL or not kit.picks_up:
        kit.ground_grenades = found.grenades
        if kit.health == HEALTHY:
            kit.ground_bullets = found.bullets
    elif kit.health == HEALTH_UNKNOWN or kit.shed:
        if found.bullets and kit.bullets != FULL:
            kit.bullets = DOES_NOT_FOLLOW
        if found.grenades and kit.grenades != FULL:
            kit.grenades = DOES_NOT_FOLLOW
        if (found.treasures or found.landmines or found.corpses) and kit.load != "treasure":
            kit.load = LOAD_UNKNOWN
    else:
        kit.gain(found.bullets, found.grenades)
        _exchange(kit, found)


def _exchange(kit: Kit, found: Found) -> None:
    if found.treasures:
        kit.load = "treasure"
    elif found.landmines and kit.load in ("", "corpse"):
        kit.load = "landmine"
    elif found.corpses and kit.load == "":
        kit.load = "corpse"


def _stock(kit: Kit, options: LabyrinthOptions, told: Stocked) -> None:
    """L46, L118  Told what one has; of what one carries a treasure only."""
    kit.grenades = told.grenades
    if told.bullets >= 0:
        kit.bullets, kit.health = told.bullets, HEALTHY
    elif kit.health != UNWELL:
        kit.fall()
    if told.load or options.revision < REVISED:
        kit.load = told.load
    elif options.weaponry_mines and kit.restocks:
        be_given_a_mine(kit)


def be_given_a_mine(kit: Kit) -> None:
    """L46"""
    if kit.health == UNWELL or kit.load:
        return
    sure = kit.health == HEALTHY and kit.kind == WEAPONRY
    kit.load = "landmine" if sure else LOAD_UNKNOWN
