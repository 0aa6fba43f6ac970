"""A game of Dooom from a drawing: digits are where the players start."""

import textwrap
from collections.abc import Iterable

from asterion.books import book
from asterion.books.dooom.event import Saw
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.audience import MASTER
from asterion.core.dice import Scripted
from asterion.core.event import Event
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Table
from tests.books.talking import Talk

NAMES = ("Ann", "Bob", "Cid", "Dee")
HIT, MISS = 0, 3
"""What the die of an attack says: three of four hit."""


class Game(Talk):
    """What is heard, all but the field of vision."""

    def counts(self, event: Event) -> bool:
        return not isinstance(event, Saw)

    def sees(self, name: str) -> list[str]:
        """The last field of vision that this player was told."""
        seat = find_seat(name, self.table.names)
        told = [event for entry in self.table.entries for event in entry.told(seat)]
        return [e.seen for e in told if isinstance(e, Saw) and e.seat == seat][-1].split("/")

    def map(self) -> list[str]:
        """The truth, as the master sees it."""
        return list(self.table.book.view.screen(self.table.view(MASTER)).board)


def game(
    drawing: str,
    *,
    win: int = 0,
    dice: Iterable[int] = (),
    on: str = "",
    name: str = "dungeon-of-dooom",
    **options: object,
) -> Game:
    """Players stand on floor where the digits are, or on the tiles that `on` names one by one."""
    rows = textwrap.dedent(drawing).strip().split("\n")
    marks: dict[int, tuple[int, int]] = {}
    under = on.ljust(len(NAMES), ".")
    plain = [
        "".join(under[int(tile) - 1] if tile.isdigit() else tile for tile in row) for row in rows
    ]
    plan = Plan("drawn", win, [row.encode() for row in plain])
    for row, line in enumerate(rows):
        for column, tile in enumerate(line):
            if tile.isdigit():
                marks[int(tile)] = column, row
    cells = [plan.grid.cell(*marks[player]) for player in sorted(marks)]
    starts = [
        sum(plan.starts.fit[:cell]) - sum(taken < cell for taken in cells[:index])
        for index, cell in enumerate(cells)
    ]
    table = Table(
        book(name),
        plan,
        NAMES[: len(cells)],
        DooomOptions(**options),  # type: ignore[arg-type]
        Scripted([*starts, *dice]),
    )
    return Game(table)
