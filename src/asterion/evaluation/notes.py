"""A map that draws what was told and deduces nothing, as a careful player's first notes."""

from asterion.core.audience import Seat
from asterion.core.contract.paper import HERE
from asterion.core.drawing.sketch import Sketching
from asterion.core.referee.table import Table
from asterion.knowledge.marks import Mark


class Notes:
    """Only what lies on the plan itself: on a piece of which nobody knows where it lies, no cell
    has a name."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._drawn = Sketching()
        self._heard = 0

    def have(self, mark: Mark) -> bool:
        self._listen()
        plan = self._drawn.plan
        x, y, level = mark.at.column, mark.at.row, mark.at.level
        if mark.seat >= 0:
            piece, cell = self._drawn.at.get(mark.seat, (None, (x, y, level)))
            inside = mark.way == HERE and mark.seat not in self._drawn.out
            return piece is plan and inside and cell == (x, y, level)
        if mark.edge:
            right, down = (int(mark.way == 1), 0) if mark.way in (1, 3) else (0, int(mark.way == 2))
            side = (x + right, y + down, level, 3 if mark.way in (1, 3) else 0)
            return plan.sides.get(side) == mark.edge
        return mark.to is None and mark.stamp in plan.cells.get((x, y, level), {})

    def _listen(self) -> None:
        entries = self._table.entries
        strokes = self._table.book.paper.strokes
        for n in range(self._heard, len(entries)):
            for stroke in strokes(entries[n].told(self._seat), self._table.options):
                self._drawn.take(stroke)
        self._heard = len(entries)
