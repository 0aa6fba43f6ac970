"""Dungeons made larger or smaller by a row or a column, on all levels at once."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from asterion.books.dungeonlab.paper.picture import (
    LEGEND,
    MONOLITH,
    OPEN,
    Dungeon,
    Word,
    dungeon_of,
)
from asterion.books.dungeonlab.plan.writing import EMPTY, NO_CELL, PITCH
from asterion.core.contract.picture import Edge
from asterion.core.drawing.squares import POST

_BASE = re.compile(r"(\s*base\s+)([0-9]{1,3})(\s*[x ]\s*)([0-9]{1,3})", re.IGNORECASE)


@dataclass(frozen=True)
class Laid:
    """The new paper over the old one: how large it is, and how far the old one has moved on it."""

    old: Dungeon
    edge: Edge
    by: int

    @property
    def upright(self) -> bool:
        return self.edge in ("east", "west")

    @property
    def width(self) -> int:
        return self.old.squares.width + (self.by if self.upright else 0)

    @property
    def height(self) -> int:
        return self.old.squares.height + (0 if self.upright else self.by)

    @property
    def right(self) -> int:
        return self.by if self.edge == "west" else 0

    @property
    def down(self) -> int:
        return self.by if self.edge == "north" else 0

    def was_here(self, column: int, row: int) -> bool:
        return self.old.is_here(column - self.right, row - self.down)

    def here(self, column: int, row: int) -> bool:
        """One more: a cell beside every cell that was at that edge."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            return False
        if self.by < 0:
            return self.was_here(column, row)
        squares = self.old.squares
        inside = min(max(column - self.right, 0), squares.width - 1)
        return self.old.is_here(inside, min(max(row - self.down, 0), squares.height - 1))

    def mark(self, column: int, row: int, upright: bool) -> str:
        """Between two places of the new paper, as it was where both of them were there."""
        beyond = (column - 1, row) if upright else (column, row - 1)
        now = self.here(column, row) + self.here(*beyond)
        before = self.was_here(column, row) + self.was_here(*beyond)
        if now == 0:
            return OPEN
        if now != before:
            return MONOLITH if now == 1 else OPEN
        at = (column - self.right, row - self.down)
        return self.old.squares.mark(self.old.lines, *at, upright)

    def wall_line(self, row: int) -> str:
        line = " " * self.old.squares.left
        for column in range(self.width + 1):
            corners = [(column - c, row - r) for c in (0, 1) for r in (0, 1)]
            line += POST if any(self.here(*corner) for corner in corners) else OPEN
            if column < self.width:
                line += self.mark(column, row, False) * (PITCH - 1)
        return line

    def cell_line(self, row: int) -> str:
        line = " " * self.old.squares.left
        for column in range(self.width + 1):
            line += self.mark(column, row, True).ljust(PITCH)
        return line


def resized(text: str, edge: Edge, by: int) -> str:
    """As it was, if what comes out were no drawing."""
    dungeon = dungeon_of(text)
    if isinstance(dungeon, tuple) or _is_ragged(dungeon):
        return text
    laid = Laid(dungeon, edge, by)
    if min(laid.width, laid.height) < 1:
        return text
    lines: list[str | None] = list(dungeon.lines)
    more: dict[int, list[str]] = {}
    _relay_walls(lines, more, laid)
    for level in dungeon.levels:
        _relay_level(lines, more, level, laid)
    kept: list[str] = []
    for number, line in enumerate(lines):
        kept += more.get(number, [])
        kept += [] if line is None else [line]
    kept += more.get(len(lines), [])
    changed = "\n".join(_based(_legends(kept, laid), laid))
    return text if isinstance(dungeon_of(changed), tuple) else changed


def _is_ragged(dungeon: Dungeon) -> bool:
    """Whether a level does not fit the walls, so that nobody can say which word is where."""
    width, height = dungeon.squares.width, dungeon.squares.height
    return any(
        len(level) != height or any(len(row) != width for row in level) for level in dungeon.levels
    )


def _relay_walls(lines: list[str | None], more: dict[int, list[str]], laid: Laid) -> None:
    squares, old = laid.old.squares, laid.old.lines

    def write(number: int, drawn: str) -> None:
        bare = squares.bare(old[number])
        remark = old[number][len(bare) :]
        lines[number] = drawn.ljust(len(bare)) + remark if remark else drawn.rstrip()

    for row in range(laid.height + 1):
        was = row - laid.down
        if 0 <= was <= squares.height:
            write(squares.walls[was], laid.wall_line(row))
        if row < laid.height and 0 <= was < squares.height:
            write(squares.cells[was], laid.cell_line(row))
    if laid.upright:
        return
    north = laid.edge == "north"
    wall, cell = squares.walls[0 if north else -1], squares.cells[0 if north else -1]
    if laid.by < 0:
        lines[wall] = lines[cell] = None
    elif north:
        more[wall] = [laid.wall_line(0).rstrip(), laid.cell_line(0).rstrip()]
    else:
        row = laid.height
        more[wall + 1] = [laid.cell_line(row - 1).rstrip(), laid.wall_line(row).rstrip()]


def _relay_level(
    lines: list[str | None], more: dict[int, list[str]], level: Sequence[Sequence[Word]], laid: Laid
) -> None:
    """A new word for each new cell, none for those that go."""

    def word(column: int, row: int) -> str:
        return EMPTY if laid.here(column, row) else NO_CELL

    if not laid.upright:
        north = laid.edge == "north"
        at = level[0 if north else -1][0].line
        if laid.by < 0:
            lines[at] = None
            return
        row = 0 if north else laid.height - 1
        added = " ".join(word(column, row) for column in range(laid.width))
        more.setdefault(at if north else at + 1, []).append(added)
        return
    west = laid.edge == "west"
    for row, words in enumerate(level):
        line = lines[words[0].line] or ""
        start, end = words[0].start, words[-1].start + len(words[-1].text)
        if laid.by > 0:
            added = word(0 if west else laid.width - 1, row)
            drawn = f"{added} {line[start:end]}" if west else f"{line[start:end]} {added}"
        elif west:
            drawn = line[words[1].start : end]
        else:
            drawn = line[start : words[-2].start + len(words[-2].text)]
        lines[words[0].line] = line[:start] + drawn + line[end:]


def _legends(lines: Sequence[str], laid: Laid) -> list[str]:
    """What lies about is told by column and row, which have moved on, or are gone."""
    kept = []
    for line in lines:
        said = LEGEND.fullmatch(line)
        if said is not None:
            column, row = int(said[2]), int(said[4])
            now = column + laid.right, row + laid.down
            if laid.old.is_here(column - 1, row - 1) and not laid.here(now[0] - 1, now[1] - 1):
                continue
            line = f"{said[1]}{now[0]}{said[3]}{now[1]}{said[5]}{said[6]}"
        kept.append(line)
    return kept


def _based(lines: Sequence[str], laid: Laid) -> list[str]:
    """D11  The base rectangle stays in the north-west corner, and goes along with its own side."""
    squares = laid.old.squares

    def changed(base: re.Match[str]) -> str:
        wide, high = int(base[2]), int(base[4])
        columns = laid.edge == "west" or (laid.edge == "east" and wide == squares.width)
        rows = laid.edge == "north" or (laid.edge == "south" and high == squares.height)
        across = max(1, wide + laid.by * columns)
        along = max(1, high + laid.by * rows)
        return f"{base[1]}{across}{base[3]}{along}"

    return [_BASE.sub(changed, line, count=1) if _BASE.match(line) else line for line in lines]
