"""What a bot of DungeonLab holds for true: its map, with what it found out by trying."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import BY_LABEL
from asterion.books.dungeonlab.event import MapShown
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.view.chart import OPEN, Chart, Side, Square, beside, side

SIMPLE, WIRE, MONOLITH, EXIT = WALL_NAMES[1:]
NORTH, EAST, SOUTH, WEST = range(4)
DISPLACING: Final = frozenset(k.told_as for k in KINDS.values() if k.displaces)


class World:
    """Squares with what was found there, what was seen there, and walls; loose or in its place.

    `columns`, `rows` and `levels` are 0 where the place of this piece is not known.
    """

    def __init__(self, columns: int = 0, rows: int = 0, levels: int = 0) -> None:
        self.columns = columns
        self.rows = rows
        self.levels = levels
        self.squares: dict[Square, list[str]] = {}
        """Encounters as `label` or `label:condition`, and the names of things."""
        self.seen: dict[Square, str] = {}
        self.walls: dict[Side, str] = {}
        self.solid: set[Side] = set()
        """Walls that nothing breaks."""
        self.tried: set[Side] = set()
        """Walls that are not the exit: a carrier of the treasure has bumped into them."""
        self.answers: dict[Square, bool] = {}
        """The right answer to political questions, as far as it is known."""
        self.stings: dict[Square, tuple[str, int]] = {}
        """What struck from a square that was never entered."""
        self.treasure: Square | None = None

    @property
    def is_placed(self) -> bool:
        return self.columns > 0

    @property
    def knowledge(self) -> int:
        """How much is known, as a number that only grows."""
        return len(self.squares) + len(self.walls) + len(self.solid) + len(self.tried)

    @property
    def content(self) -> object:
        """All that is known of it, to be compared: two loose pieces may be the same place."""
        squares = frozenset((square, *found) for square, found in self.squares.items())
        return squares, frozenset(self.walls.items()), len(self.solid), len(self.tried)

    # ---- learning

    def take_in(self, chart: Chart, move: Square) -> None:
        """Copy a chart; `move` leads from its squares to those of this world."""
        right, down, up = move
        for (column, row, level), what in chart.squares.items():
            square = (column + right, row + down, level + up)
            self.squares[square] = what.split(", ") if what else []
            self.seen.pop(square, None)
        for (column, row, level), glow in chart.seen.items():
            self.seen[column + right, row + down, level + up] = glow
        for (column, row, way), wall in chart.walls.items():
            self.walls[column + right, row + down, way] = wall
        self._note_treasure()

    def add(self, other: "World", move: Square) -> None:
        """Lay a loose piece on this one, now that its place is known."""
        right, down, up = move
        for (column, row, level), found in other.squares.items():
            self.squares[column + right, row + down, level + up] = found
        for mine, its in ((self.solid, other.solid), (self.tried, other.tried)):
            mine |= {(column + right, row + down, way) for column, row, way in its}
        for (column, row, way), wall in other.walls.items():
            self.walls[column + right, row + down, way] = wall
        for (column, row, level), answer in other.answers.items():
            self.answers[column + right, row + down, level + up] = answer
        for (column, row, level), sting in other.stings.items():
            self.stings[column + right, row + down, level + up] = sting
        if other.treasure is not None:
            column, row, level = other.treasure
            self.treasure = (column + right, row + down, level + up)

    def read(self, shown: MapShown) -> None:
        """D32  The master's own map; what was found out since stays."""
        for column, row, level, _, found in shown.contents:
            square = (column, row, level)
            self.squares.setdefault(square, list(found))
            if TREASURE in found and self.treasure is None:
                self.treasure = square
        for column, row, way, wall in shown.walls:
            where = side((column, row, 0), way)
            self.walls[where] = wall
            if wall == MONOLITH:
                self.solid.add(where)

    def _note_treasure(self) -> None:
        for square, found in self.squares.items():
            if TREASURE in found:
                self.treasure = square

    # ---- asking

    def labels(self, square: Square) -> list[str]:
        """What lives there, as far as it is known."""
        return [what for what in self.squares.get(square, ()) if what in BY_LABEL]

    def in_base(self, square: Square) -> bool:
        column, row, level = square
        return 1 <= column <= self.columns and 1 <= row <= self.rows and 1 <= level <= self.levels

    def may_be(self, square: Square) -> bool:
        """Whether the dungeon can go on there, branches apart."""
        return not self.is_placed or self.in_base(square)

    def wall(self, square: Square, way: int) -> str | None:
        """The kind of wall, “a wall” where that is all one knows, None where not even that."""
        where = side(square, way)
        wall = self.walls.get(where)
        if where in self.solid and wall != EXIT:
            return MONOLITH
        if wall != OPEN and self.is_outer(square, way):
            return MONOLITH if wall != EXIT else EXIT
        return wall

    def is_outer(self, square: Square, way: int) -> bool:
        """D11  Whether that side bounds the base rectangle; east and south a branch may follow."""
        return self.in_base(square) and not self.in_base(beside(square, way))

    def is_standing(self, square: Square, way: int) -> bool:
        """Whether a wall is known to be there."""
        return self.wall(square, way) not in (None, OPEN)

    def way_out(self) -> tuple[Square, int] | None:
        """The exit, once it was seen on a map; on the lowest level."""
        for (column, row, way), wall in self.walls.items():
            if wall == EXIT:
                square = (column, row, 1)
                if square in self.squares or self.in_base(square):
                    return square, way
                return beside(square, way), way ^ 2
        return None
