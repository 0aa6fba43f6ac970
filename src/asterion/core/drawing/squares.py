"""Squared paper in a text: posts (+) with walls between them, and what is drawn in each square."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from asterion.core.contract.picture import PictureSide, SideChoice, TextPlace

Here = Callable[[int, int], bool]
"""Whether there is a cell at this column and row."""
OPEN = " "
POST = "+"


def around(column: int, row: int) -> list[tuple[int, int, bool, tuple[int, int]]]:
    """The four sides of a cell, as column, row, upright, and the cell beyond."""
    return [
        (column, row, False, (column, row - 1)),
        (column + 1, row, True, (column + 1, row)),
        (column, row + 1, False, (column, row + 1)),
        (column, row, True, (column - 1, row)),
    ]


@dataclass(frozen=True)
class Squares:
    """Where the squares stand: lines and columns of the text, from 0.

    `walls[row]` runs above `cells[row]`; a line may end with a comment that begins with `remark`.
    """

    left: int
    pitch: int  # from one post to the next
    width: int
    height: int
    walls: Sequence[int]
    cells: Sequence[int]
    remark: str = ""

    def flat_from(self, column: int) -> int:
        return self.left + column * self.pitch + 1

    def post_from(self, column: int) -> int:
        return self.left + column * self.pitch

    # ---- reading

    def bare(self, line: str) -> str:
        """Without the comment behind it."""
        return line.partition(self.remark)[0] if self.remark else line

    def piece(self, lines: Sequence[str], line: int, start: int, length: int) -> str:
        """What stands there; blanks where the line is shorter."""
        return self.bare(lines[line])[start : start + length].ljust(length)

    def mark(self, lines: Sequence[str], column: int, row: int, upright: bool) -> str:
        """Of the wall left of a cell, or above it; one more column or row than there are cells."""
        if upright:
            return self.piece(lines, self.cells[row], self.post_from(column), 1)
        return self.piece(lines, self.walls[row], self.flat_from(column), 1)

    def content(self, lines: Sequence[str], column: int, row: int) -> str:
        start = self.flat_from(column)
        return self.piece(lines, self.cells[row], start, self.pitch - 1).replace(" ", "")

    def place(self, column: int, row: int) -> TextPlace:
        """Of what is drawn in a cell."""
        return TextPlace(self.cells[row], self.flat_from(column), self.pitch - 1)

    def side_place(self, column: int, row: int, upright: bool) -> TextPlace:
        if upright:
            return TextPlace(self.cells[row], self.post_from(column), 1)
        return TextPlace(self.walls[row], self.flat_from(column), self.pitch - 1)

    # ---- drawing

    def put(self, lines: list[str], line: int, start: int, characters: str) -> None:
        """These characters there; a comment stays in its column."""
        drawn = self.bare(lines[line])
        after = lines[line][len(drawn) :]
        padded = drawn.rstrip().ljust(start + len(characters))
        kept = (padded[:start] + characters + padded[start + len(characters) :]).rstrip()
        lines[line] = kept.ljust(len(drawn)) + after if after else kept

    def put_side(self, lines: list[str], column: int, row: int, upright: bool, mark: str) -> None:
        place = self.side_place(column, row, upright)
        self.put(lines, place.line, place.column, mark * place.length)

    def put_content(self, lines: list[str], column: int, row: int, drawn: str) -> None:
        room = self.pitch - 1
        self.put(lines, self.cells[row], self.flat_from(column), drawn[:room].ljust(room))

    def put_posts(self, lines: list[str], column: int, row: int, here: Here) -> None:
        """A post at each of the four corners that belongs to a cell, and none at the others."""
        for right in (0, 1):
            for down in (0, 1):
                c, r = column + right, row + down
                wanted = here(c, r) or here(c - 1, r) or here(c, r - 1) or here(c - 1, r - 1)
                self.put(lines, self.walls[r], self.post_from(c), POST if wanted else OPEN)

    def widened(self, lines: list[str], pitch: int) -> "Squares":
        """Room for longer words: every cell of the drawing becomes wider."""
        more = pitch - self.pitch
        if more <= 0:
            return self
        for line in self.walls:
            self._stretch(lines, line, more, is_wall=True)
        for line in self.cells:
            self._stretch(lines, line, more, is_wall=False)
        return replace(self, pitch=pitch)

    def _stretch(self, lines: list[str], line: int, more: int, *, is_wall: bool) -> None:
        wider = self.piece(lines, line, 0, self.left)
        for column in range(self.width):
            part = self.piece(lines, line, self.post_from(column), self.pitch)
            wider += part + (part[1] if is_wall else " ") * more
        wider += self.piece(lines, line, self.post_from(self.width), 1)
        lines[line] = wider.rstrip()

    # ---- the picture

    def sides(
        self,
        lines: Sequence[str],
        here: Here,
        choices: Sequence[Sequence[SideChoice]],
        choose: Callable[[bool, bool], int],
    ) -> tuple[PictureSide, ...]:
        """Every side of every cell; `choose` says by outer and upright which choices it has."""
        found = []
        for upright in (False, True):
            for row in range(self.height + (not upright)):
                for column in range(self.width + upright):
                    beside = (column - 1, row) if upright else (column, row - 1)
                    count = here(column, row) + here(*beside)
                    if count == 0:
                        continue
                    which = choose(count == 1, upright)
                    mark = self.mark(lines, column, row, upright)
                    kind = next((c.kind for c in choices[which] if c.mark == mark), "")
                    place = self.side_place(column, row, upright)
                    side = PictureSide(
                        column, row, upright, mark, kind, place, which, count == 1
                    )  # fmt: skip
                    found.append(side)
        return tuple(found)
