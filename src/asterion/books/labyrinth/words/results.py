"""One telling of a move as a phrase: an addition, a result of its own, the part it answers."""

from typing import Final

from asterion.books.labyrinth.event import ECHO, SHORT
from asterion.books.labyrinth.event import told as told
from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.books.labyrinth.words.standing import standing
from asterion.books.labyrinth.words.things import WAY_NAMES, counted, things
from asterion.core.phrase import Phrase, Value

ADDITIONS: Final[dict[type[told.Telling], Phrase]] = {
    told.Healed: Phrase("labyrinth-healed"),
    told.Cremated: Phrase("labyrinth-cremated"),
    told.Woke: Phrase("labyrinth-woke"),
    told.Ashes: Phrase("labyrinth-ashes"),
}
RESULTS: Final[dict[type[told.Telling], Phrase]] = {
    told.Screamed: Phrase("labyrinth-screamed"),
    told.DiedSick: Phrase("labyrinth-died-sick"),
    told.GotLost: Phrase("labyrinth-got-lost"),
    told.SetLandmine: Phrase("labyrinth-set-landmine"),
}
TAKE: Final = Phrase("labyrinth-request-take")


def movement(went: told.Went, style: str) -> Phrase:
    """L20, L43-L53, L85"""
    if went.blocked:
        return _stopped(went, style)
    if went.way == FLOW:
        return Phrase("labyrinth-walked-by-flow", {"kind": went.reached})
    if went.way == LOOP:
        return Phrase("labyrinth-moved-by-loop")
    if went.entered == "P" and style == ECHO:
        return Phrase("labyrinth-fell-into-pit")
    walked = "labyrinth-walked-short" if style == SHORT else "labyrinth-walked"
    return Phrase(walked, {"entered": went.entered, "reached": went.reached})


def _stopped(went: told.Went, style: str) -> Phrase:
    short = style == SHORT
    if went.reached:
        carried = "labyrinth-stopped-carried-short" if short else "labyrinth-stopped-carried"
        return Phrase(carried, {"blocked": went.blocked, "kind": went.reached})
    stopped = "labyrinth-stopped-short" if short else "labyrinth-stopped"
    return Phrase(stopped, {"blocked": went.blocked})


def addition(telling: AnyTelling) -> Phrase | None:
    """What is added to the movement with a comma; None for what is a sentence of its own."""
    kind = type(telling)
    if kind in ADDITIONS:
        return ADDITIONS[kind]
    if isinstance(telling, told.Found):
        return Phrase("labyrinth-found", {"things": things(telling)})
    if isinstance(telling, told.Stocked):
        stock: dict[str, Value] = {"grenades": telling.grenades, "load": telling.load}
        if telling.bullets == told.NOT_SAID:
            return Phrase("labyrinth-stocked-grenades", stock)
        return Phrase("labyrinth-stocked", {**stock, "bullets": telling.bullets})
    return None


def result_of(telling: AnyTelling) -> Phrase | None:
    """A result that stands by itself, without its stop; None where nothing is said of it."""
    kind = type(telling)
    if kind in RESULTS:
        return RESULTS[kind]
    match telling:
        case told.BlewUp(killed=killed):
            return Phrase("labyrinth-blew-up", {"killed": killed})
        case told.Infected(moves=moves, killed=killed):
            return _infected(moves, killed)
        case told.Shot(scream=scream, fell=fell):
            return _shot(scream, fell)
        case told.ThrewGrenade(missing=missing, gone=gone):
            return _grenade(missing, gone)
        case told.LeftThing(thing=thing, count=count):
            return Phrase("labyrinth-left-thing", {"thing": counted(count, thing)})
        case told.ThrewThing():
            return _thrown(telling)
        case told.TookThing(taken=taken):
            return Phrase("labyrinth-took-thing", {"things": things(taken)})
        case told.NoLuck():
            asked = part_answered(telling)
            assert asked is not None
            return Phrase("labyrinth-no-luck", {"asked": asked, **_why(telling)})
        case told.Aspect(facet="cell", value=kind_heard):
            return Phrase("labyrinth-you-are", {"kind": kind_heard})
        case told.Standing():
            return standing(telling)
    raise TypeError(telling)


def is_loud(telling: AnyTelling) -> bool:
    """Whether its result ends with an exclamation mark: a scream, and nothing after it."""
    if isinstance(telling, told.Shot):
        return telling.scream and telling.fell is None
    return isinstance(telling, told.Screamed) or (
        isinstance(telling, told.ThrewThing) and telling.scream
    )


def _infected(moves: int, killed: bool) -> Phrase:
    """L56"""
    if killed:
        return Phrase("labyrinth-infected-killed")
    if moves == UNLIMITED:
        return Phrase("labyrinth-infected-unlimited")
    return Phrase("labyrinth-infected", {"moves": moves})


def _shot(scream: bool, fell: told.Found | None) -> Phrase:
    """L69, L70  What falls, falls from anyone who screamed."""
    if fell is not None:
        return Phrase("labyrinth-shot-and-fell", {"things": things(fell), "scream": scream})
    return Phrase("labyrinth-screamed" if scream else "labyrinth-shot-missed")


def _grenade(missing: bool | None, gone: bool | None) -> Phrase | None:
    """L68  Nothing, unless the table agreed on more."""
    if missing:
        return Phrase("labyrinth-threw-grenade", {"wall": "missing"})
    if gone is None:
        return None
    return Phrase("labyrinth-threw-grenade", {"wall": "gone" if gone else "there"})


def _thrown(thrown: told.ThrewThing) -> Phrase:
    """L63, L74"""
    message = "labyrinth-threw-thing-scream" if thrown.scream else "labyrinth-threw-thing"
    args: dict[str, Value] = {
        "thing": counted(thrown.count, thrown.thing),
        "way": WAY_NAMES[thrown.way],
        "feet": thrown.feet,
        "cremated": thrown.cremated,
        "explosion": thrown.explosion,
    }
    return Phrase(message, args)


def why_not(telling: told.NoLuck) -> Phrase:
    return Phrase("labyrinth-why-not", _why(telling))


def _why(telling: told.NoLuck) -> dict[str, Value]:
    """The names of variants have no blanks."""
    return {"why": telling.why.replace(" ", "-"), "thing": telling.thing}


def part_answered(telling: AnyTelling) -> Phrase | None:
    """The part of the request to which a telling answers (6.5)."""
    match telling:
        case told.Went(way=way):
            return Phrase("labyrinth-request-go", {"way": WAY_NAMES[way]})
        case told.Shot(way=way) | told.NoLuck(act="shoot", way=way):
            return Phrase("labyrinth-request-shoot", {"way": WAY_NAMES[way]})
        case told.ThrewGrenade(way=way) | told.NoLuck(act="blow", way=way):
            return Phrase("labyrinth-request-blow", {"way": WAY_NAMES[way]})
        case told.SetLandmine(way=way) | told.NoLuck(act="set", way=way):
            return Phrase("labyrinth-request-mine", {"way": WAY_NAMES[way]})
        case told.LeftThing(thing=thing, count=count):
            return Phrase("labyrinth-request-leave", {"thing": counted(count, thing)})
        case told.TookThing() | told.NoLuck(act="take"):
            return TAKE
        case told.NoLuck(act="leave", thing=thing):
            return Phrase("labyrinth-request-leave", {"thing": counted(1, thing)})
        case told.NoLuck(thing=thing, way=way):
            what: dict[str, Value] = {"thing": counted(1, thing), "way": WAY_NAMES[way]}
            return Phrase("labyrinth-request-throw", what)
    return None
