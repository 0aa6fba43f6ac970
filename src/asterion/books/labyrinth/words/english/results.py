"""One telling of a move in English: as an addition, as a sentence, as the part it answers."""

from collections.abc import Iterator
from typing import Final

from asterion.books.labyrinth.event import ECHO, SHORT
from asterion.books.labyrinth.event import told as told
from asterion.books.labyrinth.event.told import BY_THE_RIVER, OUTSIDE, AnyTelling
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.say.command import FLOW, HERE, LOOP
from asterion.books.labyrinth.words.english.words import (
    KINDS,
    STANDS,
    capital,
    counted,
    digits,
    direction,
    listed,
    many,
    things,
    to_the,
)

WALKED: Final = {
    "L": "walked onto land",
    "H": "walked into a hospital",
    "W": "walked into a weaponry",
    "P": "walked into a pit",
    "R": "walked into a river, carried by the flow",
    "D": "walked into a delta",
    "E": "arrived at the encephalitis cell",
    OUTSIDE: "walked out of the labyrinth",
    BY_THE_RIVER: "walked by the river",
}
WENT: Final = WALKED | {
    "L": "went onto land",
    "H": "went into a hospital",
    "W": "went into an armory",
    "P": "fell into a pit, was transported to the next one in the loop",
    "R": "went into a river, moved by the flow",
    "D": "went into a delta",
    OUTSIDE: "went out of the labyrinth",
}
BLOCKED: Final = {
    "wall": "hit a wall",
    "way": "cannot move that way",
    "river": "failed, a river is flowing this way",
}
NO_LUCK: Final = {
    "none": "no luck, you've forgotten you are since long out of them",
    "unwell": "no luck, you are in no state to",
    "forbidden": "no luck, there is no shooting from here",
    "damp": "no luck, the powder is damp",
    "nothing there": "no luck, there is nothing to take",
}


def movement(went: told.Went, style: str) -> str:
    """L20, L43-L53, L85"""
    walked = WENT if style == SHORT else WALKED
    if went.blocked:
        return _stopped(went, style)
    if went.way == FLOW:
        return f"walked by the flow into {KINDS[went.reached]}"
    if went.way == LOOP:
        return "moved by the loop to a pit"
    if went.entered == "P" and style == ECHO:
        return "fell into a pit"
    on_to = f" to {KINDS['D']}" if went.reached == "D" else ""
    return walked[went.entered] + on_to


def _stopped(went: told.Went, style: str) -> str:
    reason = BLOCKED[went.blocked]
    carried = f"carried by the flow to {KINDS[went.reached]}" if went.reached else ""
    if went.blocked == "wall" and style != SHORT:
        reason = (
            f"cannot move in that direction - {reason}" if carried else f"cannot move - {reason}"
        )
    return f"{reason}; {carried}" if carried else reason


def addition(telling: AnyTelling) -> str:
    """What is added to the movement with a comma; empty for what is a sentence of its own."""
    match telling:
        case told.Healed():
            return "was healed"
        case told.Cremated():
            return "the corpse was cremated"
        case told.Woke():
            return "woke up the mite"
        case told.Ashes():
            return "the treasure crumbled to ashes"
        case told.Found():
            return f"found {things(telling)}"
        case told.Stocked(bullets=bullets, grenades=grenades, load=load):
            ammunition = digits(grenades, "grenade")
            if bullets >= 0:
                ammunition = f"{digits(bullets, 'bullet')} and {ammunition}"
            return f"you have {ammunition}{f', a {load}' if load else ''}"
    return ""


def sentence_of(telling: AnyTelling) -> str:
    """A result that stands by itself, without its stop."""
    match telling:
        case told.BlewUp(killed=killed):
            return f"blew up on a landmine, {'killed' if killed else 'wounded'}"
        case told.Screamed():
            return "a scream is heard!"
        case told.Infected(killed=True):
            return "you have been infected and die of it"
        case told.Infected(moves=moves):
            left = "" if moves == UNLIMITED else f" and have {digits(moves, 'move')} to heal"
            return f"you have been infected{left}"
        case told.DiedSick():
            return "you have not been healed in time and die"
        case told.GotLost():
            return "failed to return to the labyrinth and got lost"
        case told.Shot(scream=scream, fell=fell):
            heard = "a scream is heard!" if scream else "no scream is heard"
            return f"{heard} {capital(things(fell))} fell at your feet" if fell else heard
        case told.ThrewGrenade(missing=missing, gone=gone):
            return _grenade(missing, gone)
        case told.SetLandmine():
            return "the landmine is set"
        case told.LeftThing(thing=thing, count=count):
            return f"you are leaving {counted(count, thing)}"
        case told.ThrewThing():
            return _thrown(telling)
        case told.TookThing(taken=taken):
            return f"you are taking {things(taken)}"
        case told.NoLuck(why=why):
            return f"{label(telling)} - {NO_LUCK[why]}"
        case told.Aspect(facet="cell", value=kind):
            return f"you are {STANDS.get(kind) or 'in ' + KINDS[kind]}"
        case told.Standing():
            return standing(telling)
    raise TypeError(telling)


def _grenade(missing: bool | None, gone: bool | None) -> str:
    """L68  Nothing, unless the table agreed on more."""
    words = ["there was no wall"] if missing else []
    if gone is not None and not missing:
        words.append("no wall is left" if gone else "the wall is still there")
    return listed(words)


def _thrown(thrown: told.ThrewThing) -> str:
    """L63, L74"""
    thing = counted(thrown.count, thrown.thing)
    words = f"you are throwing {thing} {to_the(thrown.way)}"
    if thrown.feet:
        words += f" - you have found {thing} at your feet"
    if thrown.cremated:
        words += ", the corpse was cremated"
    if thrown.explosion:
        words += ", an explosion is heard"
    return words + (", a scream is heard!" if thrown.scream else "")


def label(telling: AnyTelling) -> str:
    """The part of the request to which a telling answers (6.5)."""
    match telling:
        case told.Went(way=way):
            return f"go {direction(way)}"
        case told.Shot(way=way):
            return f"shoot {direction(way)}"
        case told.ThrewGrenade(way=way):
            return f"blow the {direction(way)} wall"
        case told.SetLandmine(way=way):
            return f"set a landmine {direction(way) if way == HERE else to_the(way)}"
        case told.LeftThing(thing=thing, count=count):
            return f"leave {counted(count, thing)}"
        case told.TookThing():
            return "take"
        case told.NoLuck(act="blow", way=way):
            return f"blow the {direction(way)} wall"
        case told.NoLuck(act="shoot", way=way):
            return f"shoot {direction(way)}"
        case told.NoLuck(act="take"):
            return "take"
        case told.NoLuck(act="leave", thing=thing):
            return f"leave a {thing}"
        case told.NoLuck(act=act, thing=thing, way=way):
            return f"{act} a {thing} {direction(way) if way == HERE else to_the(way)}"
    return ""


def standing(status: told.Standing) -> str:
    """L25  “two bullets, three grenades”, as far as it was asked."""
    return ", ".join(_standing(status))


def _standing(status: told.Standing) -> Iterator[str]:
    if status.health is not None:
        yield status.health
        if status.immune:
            yield "immune"
    if status.bullets >= 0:
        yield many(status.bullets, "bullet")
    if status.grenades >= 0:
        yield many(status.grenades, "grenade")
    if status.load is not None:
        yield f"a {status.load}" if status.load else "nothing else" if status.health else "nothing"
    if status.moves_to_heal is not None:
        moves = status.moves_to_heal
        yield "unlimited moves to heal" if moves == UNLIMITED else f"{many(moves, 'move')} to heal"
