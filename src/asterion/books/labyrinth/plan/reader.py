"""A sheet of squared paper becomes a plan, cell by cell and wall by wall."""

import re

from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    DELTA,
    LAND,
    OPEN,
    OPEN_EXIT,
    PIT,
    RIVER,
    SOLID,
    WALL,
    Plan,
    cell_named,
    name_of_cell,
    opposite,
)
from asterion.books.labyrinth.plan.sheet import Sheet, shown
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.phrase import Phrase, phrase
from asterion.core.state.grid import Grid

ARROWS = "^>v<"
ITEMS = ("bullet", "grenade", "landmine")
MOST_REPORTED = 50
_KIND = r"(?:[.LHWED^>v<]|P[0-9]{0,4}[a-z]{0,2})"
_CELL = re.compile(rf"(?P<players>[0-9]*)(?P<kind>{_KIND})?(?P<treasures>[TF]*)")
_ITEM = re.compile(r"(?P<count>[0-9]{1,2}|an?)\s+(?P<item>bullet|grenade|landmine)s?")


class Reader:
    """Reads a sheet cell by cell and wall by wall, and keeps every fault with its place."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.grid = grid = Grid(sheet.width, sheet.height)
        self.kinds = bytearray(grid.size)
        self.edges = bytearray([SOLID]) * (grid.size * 4)
        self.arrows: dict[int, int] = {}  # river cell -> way
        self.pits: dict[tuple[str, int], int] = {}  # (loop, order) -> cell
        self.treasures: list[tuple[int, bool]] = []
        self.lying: dict[int, tuple[int, int, int]] = {}
        self.marks: list[tuple[int, int, int]] = []  # column, row, player
        for cell in grid.cells():
            self.read_cell(cell)
        if sheet.cells:
            self.read_walls()
            self.check_shape()
        self.flow = self.read_rivers()
        self.loops = self.read_loops()
        for number, line in sheet.legend:
            self.read_legend(number, line)

    def plan(self) -> Plan:
        faults = sorted(self.sheet.faults, key=lambda fault: (fault.line, fault.column))
        if len(faults) > MOST_REPORTED:
            count = len(faults) - MOST_REPORTED
            more = Problem("L4", phrase("labyrinth-drawing-more-faults", count=count))
            faults[MOST_REPORTED:] = [more]
        if faults:
            raise PlanError(faults)
        cells = (self.grid, bytes(self.kinds), bytes(self.edges), self.loops, self.flow)
        return Plan(self.sheet.name, *cells, self.treasures, self.lying)

    def cell_fault(self, rule: str, says: Phrase, cell: int) -> None:
        self.sheet.cell_fault(rule, says, *self.grid.place(cell))

    # ---- cells

    def read_cell(self, cell: int) -> None:
        """Blank is off the shape; else players, a kind and treasures: `1H`, `P2`, `T`, `DF`."""
        column, row = self.grid.place(cell)
        content = self.sheet.content(column, row).replace(" ", "")
        if not content:
            return
        self.kinds[cell] = LAND
        found = _CELL.fullmatch(content)
        if found is None:
            self.cell_fault(*_misdrawn(content), cell)
            return
        self.marks.extend((column, row, int(player)) for player in found["players"])
        self.treasures.extend((cell, mark == "T") for mark in found["treasures"])
        kind = found["kind"] or "."
        if kind in ARROWS:
            self.kinds[cell] = RIVER
            self.arrows[cell] = ARROWS.index(kind)
        elif kind[0] == "P":
            self.kinds[cell] = PIT
            self.read_pit(cell, kind[1:])
        elif kind != ".":
            self.kinds[cell] = ord(kind)

    def read_pit(self, cell: int, label: str) -> None:
        """L48  P2 is the second pit of its loop; P2b the second of loop b; P2 and P2a are one."""
        order = label.rstrip("abcdefghijklmnopqrstuvwxyz")
        loop = label[len(order) :] or "a"
        if not order or order[0] == "0":
            self.cell_fault("L48", Phrase("labyrinth-drawing-pits-numbered"), cell)
        elif (loop, int(order)) in self.pits:
            twice = phrase("labyrinth-drawing-pit-twice", order=order, loop=loop)
            self.cell_fault("L48", twice, cell)
        else:
            self.pits[loop, int(order)] = cell

    def read_loops(self) -> list[tuple[int, ...]]:
        """L48  Loops of at least two pits, numbered without a gap."""
        loops: dict[str, list[int]] = {}
        for loop, order in sorted(self.pits, key=lambda pit: (len(pit[0]), pit)):
            cells = loops.setdefault(loop, [])
            cell = self.pits[loop, order]
            cells.append(cell)
            if order > len(cells):
                gap = phrase(
                    "labyrinth-drawing-pit-gap", order=order, loop=loop, missing=len(cells)
                )
                self.cell_fault("L48", gap, cell)
        for loop, cells in loops.items():
            if len(cells) == 1:
                self.cell_fault("L48", phrase("labyrinth-drawing-loop-of-one", loop=loop), cells[0])
        return [tuple(cells) for cells in loops.values()]

    def read_rivers(self) -> dict[int, int]:
        """L49  Every river flows, without a wall between, through rivers into one delta."""
        flow = {cell: cell + self.grid.steps[way] for cell, way in self.arrows.items()}
        for cell, below in flow.items():
            kind = self.kinds[below]
            if not kind:
                self.cell_fault("L49", Phrase("labyrinth-drawing-river-out"), cell)
            elif kind not in (RIVER, DELTA):
                onto = phrase("labyrinth-drawing-river-onto", kind=chr(kind))
                self.cell_fault("L49", onto, cell)
            elif self.edges[cell * 4 + self.arrows[cell]] != OPEN:
                self.cell_fault("L49", Phrase("labyrinth-drawing-river-wall"), cell)
        for cell in flow:
            below, steps = cell, 0
            while below in flow and steps <= len(flow):
                below, steps = flow[below], steps + 1
            if below in flow:
                self.cell_fault("L49", Phrase("labyrinth-drawing-river-circle"), cell)
        fed = frozenset(flow.values())
        for cell in self.grid.cells():
            if self.kinds[cell] == DELTA and cell not in fed:
                self.cell_fault("L49", Phrase("labyrinth-drawing-delta-unfed"), cell)
        return flow

    # ---- walls

    def read_walls(self) -> None:
        """L6, L7  What lies on each side of each cell, and a post at every corner."""
        sheet, grid = self.sheet, self.grid
        for row in range(grid.height + 1):
            number, line = sheet.walls[row]
            for column in range(grid.width):
                start = column * sheet.pitch + 1
                piece = line[start : start + sheet.pitch - 1]
                self.read_piece(grid.cell(column, row), 0, piece, number, start)
            for column in range(grid.width + 1):
                self.read_post(column, row, line[column * sheet.pitch])
        for row, (number, line) in enumerate(sheet.cells):
            for column in range(grid.width + 1):
                place = column * sheet.pitch
                self.read_piece(grid.cell(column, row), 3, line[place], number, place)

    def read_piece(self, cell: int, way: int, piece: str, number: int, place: int) -> None:
        """One piece of wall: the upper (0) or left (3) side of a cell, seen from both cells."""
        other = cell + self.grid.steps[way]
        symbol = piece[0]
        inside = bool(self.kinds[cell]) + bool(self.kinds[other])
        wall = "|" if way else "-"
        if symbol not in (wall, "=", " ") or piece.strip(symbol):
            rule, reason = "L6", phrase("labyrinth-drawing-wall", drawn=wall * len(piece))
        elif symbol == "=" and inside != 1:
            rule, reason = "L7", Phrase("labyrinth-drawing-closed-exit")
        elif symbol == wall and not inside:
            rule, reason = "L5", Phrase("labyrinth-drawing-wall-alone")
        else:
            if inside == 2:
                kind = WALL if symbol == wall else OPEN
            else:
                kind = {wall: SOLID, "=": CLOSED_EXIT, " ": OPEN_EXIT}[symbol]
            for side, towards in ((cell, way), (other, opposite(way))):
                if self.kinds[side]:
                    self.edges[side * 4 + towards] = kind
            return
        self.sheet.fault(rule, reason, number, self.sheet.left + place + 1)

    def read_post(self, column: int, row: int, symbol: str) -> None:
        """L5  A post stands at each corner of each cell, and nowhere else."""
        below = self.grid.cell(column, row)
        above = below - self.grid.stride
        wanted = any(self.kinds[cell] for cell in (below, below - 1, above, above - 1))
        if symbol != ("+" if wanted else " "):
            fault = "labyrinth-drawing-post-missing" if wanted else "labyrinth-drawing-post-alone"
            number = self.sheet.walls[row][0]
            place = self.sheet.left + column * self.sheet.pitch + 1
            self.sheet.fault("L5", Phrase(fault), number, place)

    def check_shape(self) -> None:
        """L5  The shape is one piece: every cell has a side in common with the rest."""
        cells = [cell for cell in self.grid.cells() if self.kinds[cell]]
        if not cells:
            nothing = Phrase("labyrinth-drawing-no-cell-drawn")
            self.sheet.fault("L5", nothing, self.sheet.walls[0][0])
            return
        seen = bytearray(self.grid.size)
        self.grid.flood(cells[0], self.kinds.__getitem__, seen)
        apart = next((cell for cell in cells if not seen[cell]), None)
        if apart is not None:
            first = name_of_cell(self.grid, cells[0])
            self.cell_fault("L5", phrase("labyrinth-drawing-apart", other=first), apart)

    # ---- what lies about

    def read_legend(self, number: int, line: str) -> None:
        """`b3: 2 bullets, a grenade, a landmine` lie there at the start."""
        name, _, things = line.partition(":")
        cell = cell_named(self.grid, name)
        column = len(line) - len(line.lstrip()) + 1
        if cell is None or not self.kinds[cell]:
            missing = phrase("labyrinth-drawing-no-such-cell", drawn=shown(name))
            self.sheet.fault("L5", missing, number, column)
            return
        counts = list(self.lying.get(cell, (0, 0, 0)))
        place = len(name) + 1
        for thing in things.split(","):
            found = _ITEM.fullmatch(thing.strip())
            start = place + len(thing) - len(thing.lstrip()) + 1
            place += len(thing) + 1
            index = ITEMS.index(found["item"]) if found else 0
            if not found:
                unknown = phrase("labyrinth-drawing-no-item", drawn=shown(thing))
                self.sheet.fault("L4", unknown, number, start)
            elif counts[index]:
                twice = phrase(
                    "labyrinth-drawing-item-twice", item=found["item"], where=shown(name)
                )
                self.sheet.fault("L4", twice, number, start)
            else:
                counts[index] = int(found["count"]) if found["count"].isdigit() else 1
        self.lying[cell] = (counts[0], counts[1], counts[2])


def _misdrawn(content: str) -> tuple[str, Phrase]:
    """The rule and the sentence for a cell that cannot be understood."""
    if re.fullmatch(rf"[0-9]*({_KIND}){{2,}}[TF]*", content):
        return "L89", phrase("labyrinth-drawing-two-kinds", drawn=shown(content))
    return "L4", phrase("labyrinth-drawing-not-a-cell", drawn=shown(content))
