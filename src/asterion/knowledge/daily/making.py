"""The daily of a date, the same on every machine: easy on Monday, hard on Sunday."""

import datetime
from collections.abc import Callable, Sequence
from typing import NamedTuple

from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.dungeonlab import playing as dungeonlab
from asterion.knowledge.daily.dungeonlab.staging import DungeonLabStaging
from asterion.knowledge.daily.labyrinth import playing as labyrinth
from asterion.knowledge.daily.labyrinth.staging import LabyrinthStaging
from asterion.knowledge.daily.moments import Draft, Staging, draft_of, written
from asterion.knowledge.puzzling import FIRST_DAY, number_of

Stager = Callable[[], Staging]
SEEDS = 1000
TWO_LIONS = (("hospital", 1), ("store", 1), ("lion", 2), ("orc", 1))


class Day(NamedTuple):
    """What a day of the week is like: its book, how large, and how hard it should be.

    Of this many `candidates` that are good, the one whose hardness is nearest is taken; when
    `enough` games were looked at and one is good, nobody looks for another one.
    """

    size: labyrinth.Size | dungeonlab.Size
    hardness: int
    candidates: int = 3
    enough: int = 16


DAYS: Sequence[Day] = (
    Day(labyrinth.Size(4, 4, 1), 120),
    Day(labyrinth.Size(4, 4, 1), 190),
    Day(dungeonlab.Size(5, 5, TWO_LIONS), 270, candidates=5, enough=80),
    Day(labyrinth.Size(4, 4, 2), 340),
    Day(labyrinth.Size(4, 4, 2), 430),
    Day(labyrinth.Size(5, 4, 2), 450),
    Day(labyrinth.Size(5, 4, 2), 640),
)
"""From Monday to Sunday."""


class First(NamedTuple):
    """The one that explains a book by doing: five marks, of each sort one or two."""

    name: str
    number: int
    seed: int
    size: labyrinth.Size | dungeonlab.Size
    moments: int


FIRST: Sequence[First] = (
    First("first", 0, 17, labyrinth.Size(3, 3, 1), 3),
    First("first-dungeonlab", -1, 316, dungeonlab.Size(4, 3), 5),
)
"""Their numbers come before that of the first day."""


def first_number(name: str) -> int | None:
    """None where none is called so."""
    return next((first.number for first in FIRST if first.name == name), None)


class Found(NamedTuple):
    """A game that is good for a daily."""

    stager: Stager
    draft: Draft


def daily_of(date: datetime.date) -> Daily:
    return daily_number(number_of(date))


def daily_number(number: int) -> Daily:
    for first in FIRST:
        if first.number == number:
            stager = stager_of(first.seed, first.size)
            assert stager is not None
            return written(number, stager(), first.moments)
    day = DAYS[date_of(number).weekday()]
    chosen = min(candidates(number, day), key=lambda one: abs(one.draft.hardness - day.hardness))
    return written(number, chosen.stager(), chosen.draft.moments)


def date_of(number: int) -> datetime.date:
    return FIRST_DAY + datetime.timedelta(days=number - 1)


def candidates(number: int, day: Day) -> list[Found]:
    """The first that are good; fewer where many games had to be thrown out."""
    good: list[Found] = []
    for attempt in range(SEEDS):
        stager = stager_of(number * SEEDS + attempt, day.size)
        draft = None if stager is None else draft_of(stager())
        if stager is not None and draft is not None:
            good.append(Found(stager, draft))
        if len(good) == day.candidates or (good and attempt >= day.enough):
            break
    return good


def stager_of(seed: int, size: labyrinth.Size | dungeonlab.Size) -> Stager | None:
    """Of the game of this seed; None where it came to nothing."""
    if isinstance(size, dungeonlab.Size):
        lost = dungeonlab.played(seed, size)
        return None if lost is None else lambda: DungeonLabStaging(lost)
    game = labyrinth.played(seed, size)
    return None if game is None else lambda: LabyrinthStaging(game)
