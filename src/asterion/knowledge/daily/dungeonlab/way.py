"""A way over the board, and what is told outright by those who know that they went it."""

from asterion.knowledge.daily.daily import Track
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, WallStands


class Way:
    """From a cell on, answer by answer."""

    def __init__(self, board: Board, start: str) -> None:
        self.board = board
        self.cells = [start]
        self.told: set[AnyFact] = set()
        self.glimpses: dict[str, str] = {}

    def go(self, step: Went) -> None:
        here = self.board.number[self.cells[-1]]
        if step.way >= 0:
            beyond = self.board.beside[here][step.way]
            if beyond is not None:
                self._tell_side(here, step.way, step.blocked)
            if not step.blocked:
                assert beyond is not None
                here = beyond
                self.cells.append(self.board.names[here])
        if not step.blocked:
            self.told.add(KindIs(self.board.names[here], step.entered))
        if step.fell:
            return  # what is seen then is seen from elsewhere
        for way, seen in enumerate(step.seen):
            beyond = self.board.beside[here][way]
            if seen and beyond is not None:
                self._tell_side(here, way, False)
                self.glimpses[self.board.names[beyond]] = seen

    def track(self, ghosts: tuple[tuple[str, str], ...] = (), known: bool = True) -> Track:
        told = tuple(sorted(self.told, key=repr))
        # A way goes on: what is told later is nothing of this moment.
        return Track(ghosts, tuple(self.cells), told, dict(self.glimpses), known)

    def _tell_side(self, cell: int, way: int, stands: bool) -> None:
        number, across = self.board.same_side(cell, way)
        self.told.add(WallStands(self.board.names[number], across, stands))
