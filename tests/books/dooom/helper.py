"""A game of Dooom from a drawing: digits are where the players start."""

import textwrap
from collections.abc import Iterable

from asterion.books import book
from asterion.books.dooom.event import Saw
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.audience import MASTER
from asterion.core.book import Refused
from asterion.core.dice import Scripted
from asterion.core.names import find_seat
from asterion.core.table import Entry, Table
from asterion.words.spoken import spoken_screen

NAMES = ("Ann", "Bob", "Cid", "Dee")
HIT, MISS = 0, 3
"""What the die of an attack says: three of four hit."""


class Game:
    """A table to talk to: `game("Ann: north")` gives what Ann hears, all but what she sees."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, *lines: str) -> list[str]:
        entries: list[Entry] = []
        name = ""
        for line in lines:
            name, _, text = line.partition(":")
            entries.append(self.table.submit(find_seat(name, self.table.names), text.strip()))
        return self.hears(name, entries)

    def hears(self, name: str, entries: Iterable[Entry] = ()) -> list[str]:
        """What this listener hears of these entries, or of the last one."""
        seat = find_seat(name, self.table.names)
        voice = self.table.book.voice
        return [
            voice(event, seat, self.table.names)
            for entry in entries or self.table.entries[-1:]
            for event in entry.told(seat)
            if not isinstance(event, Saw)
        ]

    def sees(self, name: str) -> list[str]:
        """The last field of vision that this player was told."""
        seat = find_seat(name, self.table.names)
        told = [event for entry in self.table.entries for event in entry.told(seat)]
        return [e.seen for e in told if isinstance(e, Saw) and e.seat == seat][-1].split("/")

    def refuses(self, line: str) -> str:
        """Why the command is refused; nothing at all may have changed."""
        before = self.table.state.copy(), len(self.table.entries)
        try:
            self(line)
        except Refused as refused:
            assert (self.table.state, len(self.table.entries)) == before
            return str(refused)
        raise AssertionError(f"{line} was not refused")

    def status(self, name: str) -> dict[str, str]:
        seat = find_seat(name, self.table.names)
        return dict(spoken_screen(self.table.book.screen(self.table.view(seat))).status)

    def map(self) -> list[str]:
        """The truth, as the master sees it."""
        return list(self.table.book.screen(self.table.view(MASTER)).board)


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
