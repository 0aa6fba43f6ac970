"""Places of Dooom, counted from where one was put, for the edge of the map is secret (O1, O5)."""

import re
from collections.abc import Iterator
from typing import Final

Place = int
WIDE: Final = 1 << 20
"""So far apart are two places of one column: farther than any map is wide."""
START: Final[Place] = 0
STEPS: Final = (-WIDE, 1, WIDE, -1)
START_NAME: Final = "start"
_NAME = re.compile(r"(?:([ns])(\d{1,6}))?(?:([we])(\d{1,6}))?")


def place(column: int, row: int) -> Place:
    return row * WIDE + column


def column_and_row(here: Place) -> tuple[int, int]:
    row = (here + WIDE // 2) // WIDE
    return here - row * WIDE, row


def name(here: Place) -> str:
    """“n2e3” is two rows to the north and three columns to the east of one's start."""
    column, row = column_and_row(here)
    north = f"{'n' if row < 0 else 's'}{abs(row)}" if row else ""
    east = f"{'w' if column < 0 else 'e'}{abs(column)}" if column else ""
    return north + east or START_NAME


def named(text: str) -> Place | None:
    """The place of this name; None if it is none."""
    if text == START_NAME:
        return START
    found = _NAME.fullmatch(text) if text else None
    if found is None:
        return None
    north, rows, east, columns = found.groups()
    return place(
        int(columns or 0) * (-1 if east == "w" else 1),
        int(rows or 0) * (-1 if north == "n" else 1),
    )


def beside(here: Place) -> Iterator[Place]:
    for step in STEPS:
        yield here + step


def seen_places(eye: Place, seen: str) -> Iterator[tuple[Place, str]]:
    """O7  What is told of a field of vision, square by square; out of sight is left out."""
    rows = seen.split("/")
    radius = len(rows) // 2
    for down, row in enumerate(rows, -radius):
        for right, letter in enumerate(row, -radius):
            if letter != "X":
                yield eye + place(right, down), letter
