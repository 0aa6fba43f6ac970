"""One phrase of a move becomes one part: the forms in which people say each of them."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from asterion.books.labyrinth.command import (
    FLOW,
    HERE,
    LOOP,
    OLD,
    TREASURE,
    Blow,
    Go,
    Leave,
    NoRestock,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.speech.words import (
    CELL,
    COUNT,
    NAME,
    RANK,
    THING,
    THING_WORDS,
    TO_WAY,
    WAY,
    WAY_WORDS,
    count_meant,
    rank_meant,
)

Found = re.Match[str]


def _way(found: Found) -> int:
    word = found["way"]
    return WAY_WORDS[word] if word else HERE


def _shoot(found: Found) -> Part:
    return Shoot(_way(found), found["name"] or "", found["cell"] or "")


def _leave(found: Found) -> Part:
    return Leave(THING_WORDS[found["thing"]], count_meant(found["count"] or "a"))


def _throw(found: Found) -> Part:
    thing = THING_WORDS[found["thing"]]
    return Throw(thing, _way(found), count_meant(found["count"] or "a"))


def _take(found: Found) -> Part:
    return Take(THING_WORDS[found["thing"]])


def _take_ranked(found: Found) -> Part:
    return Take(TREASURE, rank_meant(found["rank"]))


FORMS: Final[tuple[tuple[str, Callable[[Found], Part]], ...]] = (
    # “blow” before “go”: “blow up” has a way in it too
    (
        r"(?:blow(?: up)?|blast|bomb|b) (?:the )?(?:wall )?(?:to the |on the )?"
        rf"{WAY}(?: wall)?",
        lambda found: Blow(_way(found)),
    ),
    (
        rf"throw (?:a|one|the|my) grenade (?:at the wall )?(?:at (?:the )?)?{TO_WAY}(?: wall)?",
        lambda found: Blow(_way(found)),
    ),
    (
        rf"(?:go|move|walk|step|run|g)? ?{TO_WAY}",
        lambda found: Go(_way(found)),
    ),
    (
        r"(?:(?:go|move|walk|swim|drift|g) )?(?:(?:by|with|down) the )?(?:flow|f)",
        lambda found: Go(FLOW),
    ),
    (
        r"(?:(?:go|move|walk|g) )?(?:(?:by|through|along) the )?(?:loop|o)",
        lambda found: Go(LOOP),
    ),
    (
        rf"(?:shoot|fire|s) {TO_WAY}(?: at {NAME}(?: on {CELL})?)?",
        _shoot,
    ),
    (
        rf"(?:(?:set|lay|place|put|activate) (?:a |the |my )?(?:land)?mine|m) ?"
        rf"(?:here|h|on (?:this|my|my own) cell|(?:{TO_WAY}))?",
        lambda found: SetMine(_way(found)),
    ),
    (
        rf"(?:leave|drop|put down) (?:{COUNT} )?{THING}(?: here| there| on the ground)?",
        _leave,
    ),
    (rf"(?:throw|toss) (?:{COUNT} )?{THING} {TO_WAY}", _throw),
    (
        r"take nothing|pick nothing up|pick up nothing"
        r"|(?:don't|do not) (?:take|pick up) anything|(?:don't|do not) pick anything up",
        lambda found: TakeNothing(),
    ),
    (
        r"(?:don't|do not) (?:restock|replenish)|no restock",
        lambda found: NoRestock(),
    ),
    (
        r"(?:take|pick up|t)(?: everything| all| it| them)?|pick (?:everything|it|them) up",
        lambda found: Take(),
    ),
    (rf"(?:take|pick up) the {RANK} treasure", _take_ranked),
    (rf"(?:take|pick up) (?:the |a |an |all |my )?{THING}", _take),
    (r"keep (?:the |my )?(?:old )?treasure", lambda found: Prefer(OLD)),
    (
        rf"(?:choose|prefer) the {RANK} treasure",
        lambda found: Prefer(rank_meant(found["rank"])),
    ),
)

EXAMPLES: Final = (
    "go up", "go right", "go down", "go left", "go by the flow", "go by the loop",
    "shoot up", "shoot right", "shoot down", "shoot left",
    "blow the up wall", "blow the right wall", "blow the down wall", "blow the left wall",
    "set a landmine here", "set a landmine up", "set a landmine to the right", "leave a grenade",
    "leave a treasure", "throw a corpse to the right", "take everything", "take the treasure",
    "take the lowest treasure", "take nothing", "don't restock", "keep the old treasure",
    "choose the lowest treasure", "if I hit a wall, shoot left",
)  # fmt: skip
"""For “did you mean”."""


@cache
def compiled_forms() -> list[tuple[re.Pattern[str], Callable[[Found], Part]]]:
    """Not before the first move is said: a rule book should open at once."""
    return [(re.compile(form), make) for form, make in FORMS]


def read_part(phrase: str) -> Part | None:
    """The part that a phrase means; None if it means none."""
    for form, make in compiled_forms():
        found = form.fullmatch(phrase)
        if found is not None:
            return make(found)
    return None
