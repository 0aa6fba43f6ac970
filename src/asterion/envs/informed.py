"""What is certain for a seat, as arrays beside what it observes: the variants `-Informed`.

It is what a very patient player with a good memory would know (`asterion.knowledge`), marked on the
plan as in a notebook. Thinking is not limited by time, so that everything follows from the seed.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterion.core.contract.book import AnyBook
from asterion.core.contract.learning import Field
from asterion.core.contract.paper import HERE, no_sheet
from asterion.core.referee.table import Table
from asterion.knowledge import Knowledge, books_known, check_deduction, knowledge_of

Arrays = dict[str, NDArray[np.uint8]]


def can_be_informed(book: AnyBook) -> bool:
    """Something is deduced of it, and the size of its plan is agreed on."""
    return book.name in books_known() and book.paper.sheet is not no_sheet


class Informed:
    """The knowledge of all seats of one environment, game after game.

    `certain_stamps` has a plane for every stamp of the book's notebook, `certain_edges` one for
    each way (up, right, down, left) with the number of the kind of edge from 1, `certain_players`
    one for each player, counted from oneself.
    """

    def __init__(self, book: AnyBook, view: Any, players: int) -> None:
        check_deduction(book.name)
        sheet = book.paper.sheet(view)
        marks = book.looks.notebook
        assert sheet is not None, "the size of the plan is agreed on at the opening"
        assert marks is not None
        self.book = book
        self.stamps = {stamp.key: n for n, stamp in enumerate(marks.stamps)}
        self.edges = {edge.key: n for n, edge in enumerate(marks.edges, 1)}
        self.size = sheet.rows, sheet.columns
        self.players = players
        self.fields = (
            Field("certain_stamps", (len(self.stamps), *self.size), 0, 1),
            Field("certain_edges", (4, *self.size), 0, len(self.edges)),
            Field("certain_players", (players, *self.size), 0, 1),
        )
        self.begin()

    def begin(self) -> None:
        """A new game: nobody knows anything yet."""
        self._minds: dict[int, tuple[Knowledge, int]] = {}

    def arrays(self, table: Table, seat: int) -> Arrays:
        mind, heard = self._minds.get(seat) or (
            knowledge_of(self.book.name, seat, table.options, remembers=True),
            0,
        )
        for entry in table.entries[heard:]:
            mind.hear(entry.told(seat), entry.n)
        self._minds[seat] = mind, len(table.entries)
        return self._drawn(mind, mind.certain().facts, seat)

    def _drawn(self, mind: Knowledge, facts: Sequence[Any], seat: int) -> Arrays:
        stamps, edges, players = (np.zeros(field.shape, np.uint8) for field in self.fields)
        for fact in facts:
            mark = mind.mark(fact)
            if mark is None:
                continue
            row, column = mark.at.row, mark.at.column
            if mark.stamp in self.stamps:
                stamps[self.stamps[mark.stamp], row, column] = 1
            if mark.edge and mark.way != HERE:
                edges[mark.way, row, column] = self.edges[mark.edge]
            if mark.seat >= 0 and mark.way == HERE:
                players[(mark.seat - seat) % self.players, row, column] = 1
        return dict(
            zip((field.name for field in self.fields), (stamps, edges, players), strict=True)
        )
