"""The island: read and written as a drawing, and what can be wrong with it."""

from collections.abc import Iterator

import msgspec

from asterion.core.contract.problem import PlanError, Problem
from asterion.core.phrase import Phrase
from asterion_dig.event import Cell, Near
from asterion_dig.options import DigOptions

SAND, TREASURE = ".", "X"


class Plan(msgspec.Struct, frozen=True):
    """This many columns and rows of sand, and where the treasure lies."""

    size: tuple[int, int]
    treasure: Cell


def read_plan(text: str) -> Plan:
    """G1  A rectangle of sand with one treasure; every fault is reported, not the first alone."""
    rows = [row.strip() for row in text.strip().split("\n")]
    found: list[Problem] = []
    treasures: list[Cell] = []
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            found.append(_problem("length", y + 1))
        for x, mark in enumerate(row):
            if mark not in SAND + TREASURE:
                found.append(_problem("mark", y + 1, x + 1))
        treasures += [(x, y) for x, mark in enumerate(row) if mark == TREASURE]
    if len(treasures) != 1:
        found.append(_problem("treasure"))
    if found:
        raise PlanError(found)
    return Plan((len(rows[0]), len(rows)), treasures[0])


def write_plan(plan: Plan) -> str:
    columns, rows = plan.size
    marks = {plan.treasure: TREASURE}
    drawn = ("".join(marks.get((x, y), SAND) for x in range(columns)) for y in range(rows))
    return "\n".join([*drawn, ""])


def problems(plan: Plan, options: DigOptions, players: int) -> Iterator[Problem]:
    """G1  Large enough to search, small enough that every column has a letter."""
    if not all(3 <= length <= 26 for length in plan.size):
        yield _problem("size")


def _problem(what: str, line: int = 0, column: int = 0) -> Problem:
    return Problem("G1", Phrase(f"dig-problem-{what}"), line, column)


def nearness(one: Cell, other: Cell) -> Near:
    """G5  How near two cells are, in steps."""
    steps = abs(one[0] - other[0]) + abs(one[1] - other[1])
    return "burning" if steps == 1 else "hot" if steps == 2 else "warm" if steps <= 4 else "cold"
