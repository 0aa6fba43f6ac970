"""Phrases for where a player is, and what they perceive of it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.encounters.kind import SAID
from asterion.books.dungeonlab.words.terms import (
    NOTHING,
    WAYS,
    encounter,
    listed,
    one,
    row_of,
    seen,
    thing,
    things,
    wall,
)
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, Value

Who = dict[str, Value]
THEN: Final = "dungeonlab-then"
SEMICOLON: Final = "dungeonlab-semicolon"


def turn_began(event: happened.TurnBegan, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-turn-began", {**who, "round": event.round})


def landed(event: happened.Landed, who: Who, names: Sequence[str]) -> Phrase:
    where = {"column": event.column, "row": event.row, "level": event.level}
    kit = things(event.carries)
    return Phrase("dungeonlab-landed", {**who, **where, "things": kit, "left": event.left})


def looked(event: happened.Looked, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-looked", {**who, "seen": seen(event.seen)})


def glimpsed(event: happened.Glimpsed, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-glimpsed", {**who, "seen": seen(event.seen)})


def stung(event: happened.Stung, who: Who, names: Sequence[str]) -> Phrase:
    args: Who = {**who, "way": WAYS[event.way], "n": event.count}
    return Phrase(f"dungeonlab-stung-{event.hurt}", args)


def here(event: happened.Here, who: Who, names: Sequence[str]) -> Phrase:
    """What is in the cell, what lies there, and who is there, each in a sentence of its own."""
    told = [found(what, who) for what in event.found]
    if event.things:
        told.append(Phrase("dungeonlab-here-lies", {"things": things(event.things)}))
    if event.company:
        company: list[Item] = [names[seat] for seat in event.company]
        told.append(Phrase("dungeonlab-here-company", {"others": company, "n": len(company)}))
    return row_of(THEN, told) or Phrase("dungeonlab-here-nothing")


def found(what: str, who: Who) -> Phrase:
    """“lion:dead” in the encounter's own words; anything else by its name."""
    label, _, condition = what.partition(":")
    begins = SAID.get(label)
    if begins is None:
        return Phrase("dungeonlab-flown-over", {"what": one(what)})
    return Phrase(f"{begins}-{condition or 'here'}", {**who, "what": encounter(label)})


def walked(event: happened.Walked, who: Who, names: Sequence[str]) -> Phrase:
    args: Who = {**who, "way": WAYS[event.way], "through": event.through}
    return Phrase("dungeonlab-walked", args)


def flew(event: happened.Flew, who: Who, names: Sequence[str]) -> Phrase:
    below = row_of(THEN, [found(what, who) for what in event.over])
    nothing = Phrase("dungeonlab-flown-nothing")
    args: Who = {**who, "way": WAYS[event.way], "through": event.through}
    return Phrase("dungeonlab-flew", {**args, "below": below or nothing})


def bumped(event: happened.Bumped, who: Who, names: Sequence[str]) -> Phrase:
    args: Who = {**who, "way": WAYS[event.way], "wall": wall(event.wall)}
    return Phrase("dungeonlab-bumped", args)


def came_down(event: happened.CameDown, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-came-down", {"way": WAYS[event.way], "wall": wall(event.wall)})


def changed_level(event: happened.ChangedLevel, who: Who, names: Sequence[str]) -> Phrase:
    how = "thrown" if event.thrown else "went"
    return Phrase(f"dungeonlab-{how}-{_up(event.by)}", who)


def no_level(event: happened.NoLevel, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase(f"dungeonlab-no-way-{_up(event.by)}", who)


def _up(by: int) -> str:
    return "up" if by > 0 else "down"


def carried(event: happened.Carried, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-carried", {**who, "level": event.level})


def felt(event: happened.Felt, who: Who, names: Sequence[str]) -> Phrase:
    walls: list[Item] = [
        Phrase("dungeonlab-felt-wall", {"wall": wall(name), "way": way})
        for name, way in zip(event.walls, WAYS, strict=True)
    ]
    return Phrase("dungeonlab-felt", {**who, "walls": walls})


# ---- maps


def map_used(event: happened.MapUsed, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-map-used", {**who, "map": thing(1, event.thing)})


def charted(event: happened.Charted, who: Who, names: Sequence[str]) -> Phrase:
    shown = row_of(
        SEMICOLON,
        (
            Phrase(
                "dungeonlab-charted-place",
                {"column": column, "row": row, "level": level, "what": listed(what)},
            )
            for column, row, level, what in event.contents
            if what
        ),
    )
    where = {"column": event.column, "row": event.row, "level": event.level}
    nothing = Phrase("dungeonlab-charted-nothing")
    return Phrase("dungeonlab-charted", {**where, "shown": shown or nothing})


def briefed(event: happened.Briefed, who: Who, names: Sequence[str]) -> Phrase:
    if not event.seconds:
        return Phrase("dungeonlab-briefed-of-exit", who)
    return Phrase("dungeonlab-briefed", {**who, "seconds": event.seconds})


def marks_told(event: happened.MarksTold, who: Who, names: Sequence[str]) -> Phrase:
    marks: list[Item] = [
        Phrase("dungeonlab-mark", {"mark": mark, "what": encounter(what)})
        for mark, what in event.marks
    ]
    return Phrase("dungeonlab-marks", {**who, "marks": marks})


def map_shown(event: happened.MapShown, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-map-shown", {"seconds": event.seconds})


def peeked(event: happened.Peeked, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase(
        "dungeonlab-peeked", {"exit": _levels(event.exit), "beside": _levels(event.beside)}
    )


def _levels(told: list[str]) -> Phrase:
    levels = (Phrase("dungeonlab-peeked-level", {"what": listed(what)}) for what in told)
    return row_of(SEMICOLON, levels) or NOTHING


PERCEIVED: Final[dict[type[Event], Callable[[Any, Who, Sequence[str]], Phrase]]] = {
    happened.TurnBegan: turn_began,
    happened.Landed: landed,
    happened.Looked: looked,
    happened.Glimpsed: glimpsed,
    happened.Stung: stung,
    happened.Here: here,
    happened.Walked: walked,
    happened.Flew: flew,
    happened.Bumped: bumped,
    happened.CameDown: came_down,
    happened.ChangedLevel: changed_level,
    happened.NoLevel: no_level,
    happened.Carried: carried,
    happened.Felt: felt,
    happened.MapUsed: map_used,
    happened.Charted: charted,
    happened.Briefed: briefed,
    happened.MarksTold: marks_told,
    happened.MapShown: map_shown,
    happened.Peeked: peeked,
}
