"""DungeonLab for learners: one's own map around one, what is here, and what one carries."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from asterion.books.dungeonlab.encounters.kind import (
    BY_LABEL,
    GREEN_EYES,
    HOLE,
    LIGHTS,
    SKINS,
    Encounter,
)
from asterion.books.dungeonlab.plan.damage import LIMITS
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.plan.things import (
    AMMUNITION,
    BULLET,
    BULLETS_AT_ONCE,
    EQUIPMENT,
    LARGE_MAP,
    PERISHABLE,
    PRICES,
    SMALL_MAP,
    counted,
)
from asterion.books.dungeonlab.say.notation import MOVES
from asterion.books.dungeonlab.view.asking import wanted
from asterion.books.dungeonlab.view.chart import UNNAMED
from asterion.books.dungeonlab.view.legal import (
    USUAL_BLASTERS,
    USUAL_BULLETS,
    landings,
    shots,
)
from asterion.books.dungeonlab.view.model import View
from asterion.core.contract.learning import Field, Learning, Notes, Numbers, within

REACH: Final = 5
"""How far one's map is given on each side."""
SIDE: Final = 2 * REACH + 1
AREA: Final = SIDE * SIDE
SKINS_AT_ONCE: Final = 3
"""More skins of one kind are seldom sold at once; anyone who has more can say so in words."""
MOST: Final = 999
SEEN: Final = (LIGHTS, GREEN_EYES, HOLE)
WALLS: Final = {name: number for number, name in enumerate((*WALL_NAMES, UNNAMED), 1)}
_LIMITS: Final = {hurt: number for number, hurt in enumerate(LIMITS)}
CONDITIONS: Final = ("", "dead", "cruel", "skinned", "hidden", "bridled")
ASKED: Final = ("", "land", "move", "answer")


def sayings(view: View) -> tuple[str, ...]:
    """Everything with the usual amounts: one, ten or all; any other can be said in words."""
    firing = [
        saying
        for thing in AMMUNITION
        for count in range(1, _usual(thing) + 1)
        for saying in shots(thing, count)
    ]
    goods = [(BULLET, BULLETS_AT_ONCE), *((thing, 1) for thing in PRICES)]
    trades = [f"{verb} {counted(n, thing)}" for verb in ("buy", "sell") for thing, n in goods]
    trades += [f"sell {counted(n, skin)}" for skin in SKINS for n in range(1, SKINS_AT_ONCE + 1)]
    beasts = [f"morgul {label}" for label, kind in _labels().items() if kind.is_beast]
    return (
        *MOVES, "up", "down", *firing, *trades,
        *(f"skin {label}" for label, kind in _labels().items() if kind.has_skin),
        "climb", "strangle", "mount", "dismount", "feel", "take", *beasts,
        f"use {SMALL_MAP}", f"use {LARGE_MAP}", "look", "pass", "suicide", "yes", "no",
        *landings(view.columns, view.rows, view.levels),
    )  # fmt: skip


def _usual(thing: str) -> int:
    if thing == BULLET:
        return USUAL_BULLETS
    return USUAL_BLASTERS if thing == "blaster" else 1


@cache
def _labels() -> dict[str, Encounter]:
    return dict(sorted(BY_LABEL.items()))


def fields(view: View) -> tuple[Field, ...]:
    return (
        Field("cells", (4, SIDE, SIDE), 0, max(len(BY_LABEL) + len(SEEN) + 2, len(WALLS))),
        Field("here", (len(BY_LABEL),), 0, len(CONDITIONS)),
        Field("carries", (len(_things()),), 0, MOST),
        Field("hurts", (len(LIMITS),), 0, MOST),
        Field("own", (9,), 0, MOST),
    )


@cache
def _things() -> dict[str, int]:
    return {thing: n for n, thing in enumerate((*PERISHABLE, *EQUIPMENT, *SKINS))}


def features(view: View, notes: Notes) -> tuple[Numbers, ...]:
    mine = view.mine
    carries = _counts(mine.carries, _things())
    return _cells(view), _here(view), carries, _counts(mine.hurts, _LIMITS), _own(view)


def _counts(counted: Mapping[str, int], places: Mapping[str, int]) -> list[int]:
    """How many there are of each; of most there are none."""
    counts = [0] * len(places)
    for thing, count in counted.items():
        place = places.get(thing)
        if place is not None:
            counts[place] = min(count, MOST)
    return counts


def _cells(view: View) -> bytes:
    """Around one on this level: what was found or seen, the east and the south sides, the visited.

    1 is an empty cell, then what may be met in it; sides as they are named, from 1.
    """
    number = _numbers()
    column, row, level = view.chart.here
    left, top = column - REACH, row - REACH
    cells = bytearray(4 * AREA)
    for (right, down, floor), what in view.chart.seen.items():  # what is known, not what could be
        if floor == level and 0 <= right - left < SIDE and 0 <= down - top < SIDE:
            cells[(down - top) * SIDE + right - left] = number.get(what, 0)
    for (right, down, floor), what in view.chart.squares.items():
        if floor == level and 0 <= right - left < SIDE and 0 <= down - top < SIDE:
            at = (down - top) * SIDE + right - left
            cells[at] = number.get(what.partition(":")[0].partition(",")[0], 1)
            cells[3 * AREA + at] = 1
    for (right, down, way), wall in view.chart.walls.items():
        if 0 <= right - left < SIDE and 0 <= down - top < SIDE and way in (1, 2):
            cells[way * AREA + (down - top) * SIDE + right - left] = WALLS.get(wall, 0)
    return bytes(cells)


@cache
def _numbers() -> dict[str, int]:
    return {what: at for at, what in enumerate(("", *_labels(), *SEEN), 1)}


def _here(view: View) -> list[int]:
    """In which condition each thing is that was met in this cell; 0 if it was not."""
    here, places = [0] * len(_labels()), _places()
    for what in view.found:
        label, _, condition = what.partition(":")
        here[places[label]] = CONDITIONS.index(condition) + 1
    return here


@cache
def _places() -> dict[str, int]:
    return {label: n for n, label in enumerate(_labels())}


def _own(view: View) -> list[int]:
    mine = view.mine
    column, row, level = view.chart.here if view.chart.anchored else (0, 0, 0)
    own = [
        column, row, view.level or level, mine.exote, mine.riding, mine.in_dungeon,
        mine.left + 1, ASKED.index(wanted(view)), view.round,
    ]  # fmt: skip
    return within(own, MOST)


LEARNING: Final = Learning(sayings, fields, features)
