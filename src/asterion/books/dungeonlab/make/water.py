"""Rivers, waterfalls and pits of a generated dungeon: what takes players along."""

from itertools import pairwise

from asterion.books.dungeonlab.make.draft import Draft, NoRoom
from asterion.books.dungeonlab.plan.model import OPEN
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

LONGEST = 6
TRIES = 40


def dig_rivers(draft: Draft, count: int, waterfalls: bool, exact: bool, dice: Dice) -> None:
    """D70, D71  This many; where they are not asked for exactly, as many as find a bed."""
    for _ in range(count):
        courses = (_course(draft, waterfalls, dice) for _ in range(TRIES))
        course = next((course for course in courses if len(course) > 1), [])
        if not course and exact:
            raise NoRoom(Phrase("dungeonlab-make-no-bed"))
        for place, following in pairwise(course):
            falls = following == place - draft.area
            name = "source" if place == course[0] else "waterfall" if falls else "river"
            draft.settle(place, name)
            draft.flow[place] = following
        if course:
            draft.settle(course[-1], "lavatory pan")


def _course(draft: Draft, waterfalls: bool, dice: Dice) -> list[int]:
    """From a source over open ground east, south or west, now and then to the level below."""
    free = set(draft.free)
    if not free:
        return []
    course = [draft.free[dice.below(len(draft.free), "source")]]
    length = 3 + dice.below(LONGEST - 2, "length of a river")
    while len(course) < length:
        here = course[-1]
        cell = here % draft.area
        ways = [
            here + step
            for way, step in ((1, 1), (2, draft.width), (3, -1))
            if draft.edges[cell * 4 + way] == OPEN
            and here + step in free
            and here + step not in course
        ]
        below = here - draft.area
        if waterfalls and len(course) > 1 and below in free and dice.chance(30, "waterfall"):
            ways = [below]
        if not ways:
            break
        course.append(dice.pick(ways, "river"))
    return course


def dig_pits(draft: Draft, count: int, dice: Dice) -> None:
    """D68  In cycles of two to four; each leads to another one."""
    if count > len(draft.free):
        raise NoRoom(Phrase("dungeonlab-make-no-pits"))
    left = count
    while left > 1:
        size = min(left, 2 + dice.below(3, "pits of a cycle"))
        if left - size == 1:
            size = left if left <= 3 else size - 1
        cycle = [draft.take_place("pit") for _ in range(size)]
        draft.pits |= dict(zip(cycle, cycle[1:] + cycle[:1], strict=True))
        left -= size
