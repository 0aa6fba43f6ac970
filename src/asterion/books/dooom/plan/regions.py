"""The connected parts of a map, found by whole runs of a row instead of tile by tile."""

import re

Run = tuple[int, int]
"""Neighbours in one row, none of them a wall: from this cell up to, not including, that one."""

_RUN = re.compile(rb"[^#]+")


def regions(tiles: bytes, stride: int) -> list[list[Run]]:
    """O8  The parts that steps join, in reading order, each as its runs.

    `tiles` has rows `stride` cells apart with a wall between any two of them, so that no run goes
    on into the next row. A map of millions of tiles has far fewer runs.
    """
    runs = [run.span() for run in _RUN.finditer(tiles)]
    leaders: list[int] = []  # of each run: an earlier one of the same part, or itself
    first = 0
    for number, (start, stop) in enumerate(runs):
        leaders.append(number)
        while runs[first][1] + stride <= start:
            first += 1
        above = first
        while runs[above][0] + stride < stop:
            join(leaders, above, number)
            above += 1
    parts: dict[int, list[Run]] = {}
    for number, run in enumerate(runs):
        parts.setdefault(_leader(leaders, number), []).append(run)
    return list(parts.values())


def _leader(leaders: list[int], member: int) -> int:
    """The first member of the part; the way there is halved for those who ask later."""
    while leaders[member] != member:
        leaders[member] = member = leaders[leaders[member]]
    return member


def join(leaders: list[int], one: int, other: int) -> bool:
    """Make two parts one; False if they are one already."""
    one, other = _leader(leaders, one), _leader(leaders, other)
    leaders[max(one, other)] = min(one, other)
    return one != other
