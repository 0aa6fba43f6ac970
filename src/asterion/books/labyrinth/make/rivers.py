"""Rivers grow from their delta upstream, one cell at a time."""

from asterion.books.labyrinth.make.draft import Draft
from asterion.books.labyrinth.make.settings import ANY, LabyrinthSettings
from asterion.books.labyrinth.plan.model import DELTA, RIVER
from asterion.core.dice import Dice

TRIES = 8
STRAIGHT_ON = 70
"""In this many of a hundred cases the river goes on where it ended, else it may branch."""


def place_rivers(draft: Draft, sizes: list[int], settings: LabyrinthSettings, dice: Dice) -> None:
    """L49, L93  A river system of each size, as far as there is room and all stays in reach."""
    for size in sizes:
        for attempt in range(TRIES):
            river = _River(draft, settings)
            river.grow(size, dice)
            enough = max(2, size * (TRIES - attempt) // TRIES)
            if len(river.depth) >= enough and river.flows_well():
                break
            river.dry_up()


class _River:
    """One river system while it grows."""

    def __init__(self, draft: Draft, settings: LabyrinthSettings) -> None:
        self.draft = draft
        self.longest = len(draft.cells) if settings.longest_river == ANY else settings.longest_river
        self.most = len(draft.cells) if settings.most_branches == ANY else settings.most_branches
        self.depth: dict[int, int] = {}  # of each cell of the system; the delta's is 0
        self.below: dict[int, int] = {}
        self.guarded = frozenset(draft.guarded_cells())

    def grow(self, size: int, dice: Dice) -> None:
        """A delta and river cells up to `size` in all, as far as there is room."""
        delta = self.find_delta(dice)
        if delta is None:
            return
        self.depth[delta] = 0
        self.draft.settle(delta, DELTA)
        tip = delta
        while len(self.depth) < size:
            if tip != delta and not dice.chance(STRAIGHT_ON, "river goes on"):
                tip = dice.pick(list(self.depth), "branch")
            if not self.room_above(tip):
                growing = [cell for cell in self.depth if self.room_above(cell)]
                if not growing:
                    break
                tip = dice.pick(growing, "branch")
            tip = self.add_above(tip, dice)
        self.take_sources_from_exits()
        self.draft.flow.update(self.below)
        self.draft.delta_of.update(dict.fromkeys(self.below, delta))

    def find_delta(self, dice: Dice) -> int | None:
        """L98  A cell with three neighbours, none of them a delta: one flows in, two lead out."""
        draft = self.draft
        deltas = frozenset(draft.deltas)
        cells = [
            cell
            for cell in draft.cells
            if draft.is_free(cell)
            and len(draft.neighbours[cell]) >= 3
            and deltas.isdisjoint(draft.neighbours[cell])
            and any(map(draft.is_wild, draft.neighbours[cell]))
        ]
        return draft.pick(cells, self.guarded, dice, "delta") if cells else None

    def room_above(self, cell: int) -> list[int]:
        """The cells from which another river cell may flow into this one."""
        if self.depth[cell] >= self.longest:
            return []
        feeders = sum(below == cell for below in self.below.values())
        if not self.depth[cell] and feeders + 3 > len(self.draft.neighbours[cell]):
            return []  # L98: two ways must lead out of a delta
        is_new_branch = feeders or not self.depth[cell]
        if is_new_branch and self.branches() >= self.most:
            return []
        return [beside for beside in self.draft.neighbours[cell] if self.draft.is_wild(beside)]

    def branches(self) -> int:
        fed = frozenset(self.below.values())
        return sum(cell not in fed for cell in self.below)

    def add_above(self, cell: int, dice: Dice) -> int:
        """L99  One more river cell, along the edge or guarding something if it can be."""
        room = self.room_above(cell)
        liked = [beside for beside in room if beside in self.guarded or self.draft.on_edge(beside)]
        above = self.draft.pick(room, liked, dice, "river")
        self.draft.settle(above, RIVER)
        self.below[above] = cell
        self.depth[above] = self.depth[cell] + 1
        return above

    def take_sources_from_exits(self) -> None:
        """L92  No exit leads out of a source; of no river cell at all where it is turbulent."""
        exits = frozenset(self.draft.exit_cells)
        while True:
            fed = frozenset(self.below.values())
            dry = [cell for cell in self.below if cell in exits and cell not in fed]
            if self.draft.turbulent and not dry:
                dry = [cell for cell in self.below if not exits.isdisjoint(self.path(cell))]
            if not dry:
                return
            self.draft.unsettle(dry)
            for cell in dry:
                del self.below[cell], self.depth[cell]

    def path(self, cell: int) -> list[int]:
        """The river cells from here down to the delta."""
        path = []
        while cell in self.below:
            path.append(cell)
            cell = self.below[cell]
        return path

    def flows_well(self) -> bool:
        """L93, L98  Whether all is in reach, and two ways lead out of every delta."""
        draft = self.draft
        for delta in draft.deltas:
            ways_out = sum(draft.flow.get(near) != delta for near in draft.neighbours[delta])
            if ways_out < 2:
                return False
        return draft.reach().is_whole()

    def dry_up(self) -> None:
        self.draft.unsettle(self.depth)
        for cell in self.below:
            self.draft.flow.pop(cell, None)
            self.draft.delta_of.pop(cell, None)
