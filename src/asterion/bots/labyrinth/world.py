"""One labyrinth that fits all that was heard, and what a movement comes to in it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.event.told import OUTSIDE
from asterion.books.labyrinth.say.command import FLOW, LOOP

NOWHERE: Final = -1
SOLID, INNER, SHUT, OPEN = range(4)
"""A side: an outer wall, an inner wall, a closed exit, or nothing in the way."""

WALKS: Final = (0, 1, 2, 3)
BLAST: Final = 10
"""A movement of so much more is one with a grenade before it."""
Action = int
"""A way, FLOW, LOOP, or BLAST and a way."""


class Outcome(NamedTuple):
    """Where a movement ends, and what would be said of it; `heard` is the same where that is."""

    cell: int  # NOWHERE is outside
    found: bool
    heard: tuple[str, ...]


class World:
    """Cells are numbers in reading order, as in what is deduced."""

    __slots__ = (
        "_outcomes",
        "at",
        "awake",
        "beside",
        "flow",
        "kind",
        "leads",
        "sides",
        "treasure",
    )

    def __init__(
        self,
        beside: Sequence[tuple[int | None, ...]],
        kind: list[str],
        sides: list[list[int]],
        flow: list[int],
        leads: dict[int, int],
        treasure: list[bool],
        at: list[int],
        awake: frozenset[int] = frozenset(),
    ) -> None:
        self.beside = beside
        self.kind = kind
        self.sides = sides
        self.flow = flow  # the cell to which a river carries
        self.leads = leads  # from pit to pit
        self.treasure = treasure
        self.at = at  # of each player, NOWHERE where they are outside or gone
        self.awake = awake  # L55: cells on which a mite was woken, contagious by now
        self._outcomes: dict[tuple[int, Action], Outcome] = {}

    def go(self, cell: int, action: Action) -> Outcome:
        """What comes of this movement from this cell."""
        key = (cell, action)
        found = self._outcomes.get(key)
        if found is None:
            found = self._outcomes[key] = self._go(cell, action)
        return found

    def end(self, cell: int, action: Action) -> int:
        """Only the cell, for those who ask of every cell."""
        known = self._outcomes.get((cell, action))
        if known is not None:
            return known.cell
        if action == FLOW:
            return self.flow[cell]  # the cell itself where nothing flows
        if action == LOOP:
            return self.leads.get(cell, cell)
        way = action % BLAST
        side = self.sides[cell][way]
        if side == OPEN or (action >= BLAST and side in (INNER, SHUT)):
            end = self.beside[cell][way]
            if end is None:
                return NOWHERE
            kind = self.kind[end]
            if kind == "R":
                return self.flow[end]
            return self.leads.get(end, end) if kind == "P" else end
        return self.flow[cell]

    def _go(self, cell: int, action: Action) -> Outcome:
        kind = self.kind
        if action == FLOW:
            if kind[cell] != "R":
                return self._arrive(cell, "way")
            return self._arrive(self.flow[cell], "flow")
        if action == LOOP:
            return self._arrive(self.leads.get(cell, cell), "loop")
        way = action % BLAST
        side = self.sides[cell][way]
        if side == OPEN or (action >= BLAST and side in (INNER, SHUT)):
            end = self.beside[cell][way]
            if end is None:
                return Outcome(NOWHERE, False, (OUTSIDE,))
            if kind[end] == "R":
                return self._arrive(self.flow[end], "R")
            if kind[end] == "P":
                return self._arrive(self.leads.get(end, end), "P")
            return self._arrive(end, "")
        if kind[cell] == "R":
            return self._arrive(self.flow[cell], "wall")
        return Outcome(cell, False, ("wall",))

    def _arrive(self, cell: int, by: str) -> Outcome:
        found = self.treasure[cell]
        return Outcome(cell, found, (by, self.kind[cell], "T" if found else ""))

    def line(self, cell: int, way: int) -> list[int]:
        """L69  The cells over which a bullet flies, the shooter's own first."""
        if self.kind[cell] in "HW":
            return []
        cells = [cell]
        while self.sides[cell][way] == OPEN:
            beside = self.beside[cell][way]
            if beside is None or self.kind[beside] == "H":
                break
            cells.append(beside)
            if self.kind[beside] == "W":
                break
            cell = beside
        return cells
