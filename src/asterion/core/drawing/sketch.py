"""A piece of map that follows from what was said, for a small picture.

Made from strokes, as a notebook is, and simpler: no gluing, no doubts, one piece and one level.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.paper import (
    HERE,
    AnyStroke,
    CarryStroke,
    EdgeStroke,
    ForgetStroke,
    LeaveStroke,
    LoseStroke,
    OutStroke,
    PlaceStroke,
    SheetStroke,
    StampStroke,
    StepStroke,
)

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left, as strokes count them."""

Cell = tuple[int, int, int]
"""Column, row and level within a piece."""
Side = tuple[int, int, int, int]
"""A cell, and whether it is the side above it (0) or on its left (3)."""


class SketchCell(msgspec.Struct, frozen=True):
    x: int
    y: int
    stamps: tuple[str, ...]


class SketchSide(msgspec.Struct, frozen=True):
    """Above a cell (`way` 0) or on its left (`way` 3)."""

    x: int
    y: int
    way: int
    edge: str


class SketchToken(msgspec.Struct, frozen=True):
    seat: Seat
    x: int
    y: int


class Sketch(msgspec.Struct, frozen=True):
    """Cells that somebody was on, what is between them, and who is there; from 0."""

    columns: int
    rows: int
    cells: tuple[SketchCell, ...]
    sides: tuple[SketchSide, ...]
    tokens: tuple[SketchToken, ...]


@dataclass(eq=False)
class _Piece:
    cells: dict[Cell, dict[str, None]] = field(default_factory=dict)
    sides: dict[Side, str] = field(default_factory=dict)
    carried: "dict[Cell, tuple[_Piece, Cell]]" = field(default_factory=dict)
    fixed: bool = False  # its columns and rows are those of the plan


@dataclass
class Sketching:
    """Everybody, each on a piece, as far as could be followed; it goes on with every stroke."""

    sheet: SheetStroke | None = None
    plan: _Piece = field(default_factory=lambda: _Piece(fixed=True))
    pieces: list[_Piece] = field(default_factory=list)
    at: dict[Seat, tuple[_Piece, Cell]] = field(default_factory=dict)
    out: set[Seat] = field(default_factory=set)

    def where(self, seat: Seat) -> tuple[_Piece, Cell]:
        if seat not in self.at:
            self.begin(seat)
        return self.at[seat]

    def begin(self, seat: Seat) -> None:
        piece = _Piece()
        self.pieces.append(piece)
        self.stand(seat, piece, (0, 0, 0))

    def stand(self, seat: Seat, piece: _Piece, cell: Cell) -> None:
        piece.cells.setdefault(cell, {})
        self.at[seat] = piece, cell
        self.out.discard(seat)

    def take(self, stroke: AnyStroke) -> None:
        match stroke:
            case SheetStroke():
                self.sheet = stroke
            case PlaceStroke(seat, at):
                self.stand(seat, self.plan, (at.column, at.row, at.level))
            case LeaveStroke(seat):
                self.at.pop(seat, None)
            case LoseStroke(seat):
                self.begin(seat)
            case ForgetStroke():
                for each in list(self.at):
                    self.begin(each)
            case CarryStroke(seat):
                self.carry(seat)
            case OutStroke(seat, way, edge):
                self.mark(seat, way, edge)
                self.out.add(seat)
            case StepStroke():
                self.step(stroke)
            case StampStroke() if stroke.sure:
                self.stamp(stroke)
            case EdgeStroke(seat, way, edge) if seat not in self.out:
                self.mark(seat, way, edge)
            case _:
                pass

    def carry(self, seat: Seat) -> None:
        piece, cell = self.where(seat)
        there = piece.carried.get(cell)
        if there is None:
            self.begin(seat)
            piece.carried[cell] = self.at[seat]
        else:
            self.stand(seat, *there)

    def step(self, stroke: StepStroke) -> None:
        piece, (x, y, level) = self.where(stroke.seat)
        if stroke.seat in self.out:
            self.out.discard(stroke.seat)
            return
        dx, dy = WAYS[stroke.way] if stroke.way != HERE else (0, 0)
        if stroke.edge and stroke.way != HERE:
            self.mark(stroke.seat, stroke.way, stroke.edge)
        self.stand(stroke.seat, piece, (x + dx, y + dy, level + stroke.levels))

    def stamp(self, stroke: StampStroke) -> None:
        if stroke.at is not None:
            piece, (x, y, level) = self.plan, (stroke.at.column, stroke.at.row, stroke.at.level)
        elif stroke.seat in self.out:
            return
        else:
            piece, (x, y, level) = self.where(stroke.seat)
        dx, dy = WAYS[stroke.way] if stroke.way != HERE else (0, 0)
        piece.cells.setdefault((x + dx, y + dy, level), {})[stroke.stamp] = None

    def mark(self, seat: Seat, way: int, edge: str) -> None:
        if way == HERE:
            return
        piece, (x, y, level) = self.where(seat)
        dx, dy = (int(way == 1), 0) if way in (1, 3) else (0, int(way == 2))
        piece.sides[x + dx, y + dy, level, 3 if way in (1, 3) else 0] = edge

    def sketch(self, around: Seat | None = None) -> Sketch | None:
        """Of all that was said so far the largest piece, or that on which somebody stands.

        None where nobody has been anywhere.
        """
        if around in self.at:
            piece, (_, _, level) = self.at[around]
            return _framed(self, piece, level)
        most, _, piece, level = max(
            (
                (sum(cell[2] == floor for cell in piece.cells), n, piece, floor)
                for n, piece in enumerate([self.plan, *self.pieces])
                for floor in {cell[2] for cell in piece.cells} or {0}
            ),
            key=lambda found: found[:2],
        )
        return _framed(self, piece, level) if most else None


def sketch(strokes: Iterable[AnyStroke], around: Seat | None = None) -> Sketch | None:
    """The same of strokes that are there all at once."""
    followed = Sketching()
    for stroke in strokes:
        followed.take(stroke)
    return followed.sketch(around)


def _framed(followed: Sketching, piece: _Piece, level: int) -> Sketch:
    cells = {cell[:2]: stamps for cell, stamps in piece.cells.items() if cell[2] == level}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns = max(x for x, _ in cells) - left + 1
    rows = max(y for _, y in cells) - top + 1
    if piece.fixed and followed.sheet is not None:
        left, top = 0, 0
        columns, rows = followed.sheet.columns, followed.sheet.rows
    return Sketch(
        columns,
        rows,
        tuple(SketchCell(x - left, y - top, tuple(cells[x, y])) for x, y in sorted(cells)),
        tuple(
            SketchSide(x - left, y - top, way, edge)
            for (x, y, floor, way), edge in sorted(piece.sides.items())
            if floor == level
        ),
        tuple(
            SketchToken(seat, cell[0] - left, cell[1] - top)
            for seat, (where, cell) in sorted(followed.at.items(), key=lambda found: found[0])
            if where is piece and cell[2] == level and seat not in followed.out
        ),
    )
