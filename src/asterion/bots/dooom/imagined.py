"""Another player of Dooom, imagined: what they may have seen so far, and where that takes them.

They are taken to go to the nearest treasure in sight, and otherwise to where they have not been
yet, as most players who explore a map do.
"""

from collections.abc import Collection

from asterion.books.dooom.plan.model import POTION, TREASURE, WALL
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.paths import cells_of
from asterion.core.drawing.chart import Chart

FLOOR_SHARE = 60
"""Of a hundred tiles that nobody knows; beside floor there is rather more floor than elsewhere."""
PAST = 14
"""Steps of the past that are made up for somebody who comes in sight."""
A_DETOUR = 8
FAR = 60


def noise(cell: int, salt: int) -> int:
    """A number below a million that looks like chance, and is the same whenever it is asked for."""
    return ((cell * 2654435761 ^ salt * 40503001) >> 7) * 2246822519 % 1000003


class Ground:
    """One's own chart, filled in by a salt where nothing is known."""

    def __init__(self, view: View) -> None:
        chart = view.chart
        self.tiles, self.steps = chart.tiles, chart.steps
        self.sight = view.sights[0].offsets
        self.treasure = list(cells_of(chart, TREASURE))
        self.potions = list(cells_of(chart, POTION))

    def is_floor(self, cell: int, salt: int) -> bool:
        if not 0 <= cell < len(self.tiles):
            return False
        tile = self.tiles[cell]
        return tile != WALL if tile else noise(cell, salt) % 100 < FLOOR_SHARE

    def may_be_floor(self, cell: int) -> bool:
        """As far as is known, whatever anybody imagines."""
        return 0 <= cell < len(self.tiles) and self.tiles[cell] != WALL

    def around(self, cell: int, salt: int) -> list[int]:
        """The cells that can be stepped on from here."""
        return [cell + step for step in self.steps if self.is_floor(cell + step, salt)]


class Imagined:
    """One of many ideas of where somebody is."""

    __slots__ = ("at", "goal", "salt", "seen", "taken", "ways", "weight")

    def __init__(self, at: int, seen: set[int], salt: int) -> None:
        self.at = at
        self.seen = seen
        self.salt = salt
        self.weight = 1.0
        self.goal = -1
        self.ways: list[int] = []  # to the goal, last step first
        self.taken: set[int] = set()  # treasure that lies there no more

    def twin(self, salt: int) -> "Imagined":
        """The same idea on other ground."""
        twin = Imagined(self.at, self.seen.copy(), salt)
        twin.goal, twin.ways, twin.taken = self.goal, self.ways[:], self.taken.copy()
        return twin

    def move_to(self, cell: int) -> None:
        """He stands elsewhere than was thought."""
        self.at = cell
        self.ways = []

    def look(self, ground: Ground) -> None:
        at = self.at
        self.seen.update([at + offset for offset in ground.sight])

    def come_from(self, ground: Ground, hidden_from: Collection[int]) -> None:
        """Make up the way here, out of these cells, for nobody goes back there."""
        self.look(ground)
        cell, been = self.at, {self.at}
        for _ in range(PAST):
            before = [
                beside
                for beside in ground.around(cell, self.salt)
                if beside not in been and beside not in hidden_from
            ]
            if not before:
                return
            cell = before[noise(cell, self.salt + 1) % len(before)]
            been.add(cell)
            self.seen.update([cell + offset for offset in ground.sight])

    def act(self, ground: Ground, is_hurt: bool) -> None:
        """Spend a point: on treasure underfoot, else on a step."""
        if ground.tiles[self.at] == TREASURE and self.at not in self.taken:
            self.taken.add(self.at)
            return
        if not self._is_on_his_way(ground):
            self._choose(ground, is_hurt)
        if not self.ways:
            return
        self.at += ground.steps[self.ways.pop()]
        self.look(ground)
        if self.ways and ground.tiles[self.goal] != TREASURE:
            if self._treasure(ground):
                self.ways = []  # something better is in sight

    def _treasure(self, ground: Ground) -> set[int]:
        """Treasure that was seen and not taken."""
        return {cell for cell in ground.treasure if cell in self.seen and cell not in self.taken}

    def _is_on_his_way(self, ground: Ground) -> bool:
        if not self.ways:
            return False
        if ground.tiles[self.goal] in (TREASURE, POTION):
            return True
        return any(self.goal + step not in self.seen for step in ground.steps)

    def _choose(self, ground: Ground, is_hurt: bool) -> None:
        """The nearest thing that is wanted, or else the nearest tile beside the unseen."""
        seen, at = self.seen, self.at
        wanted = self._treasure(ground)
        healing = {cell for cell in ground.potions if cell in seen} if is_hurt else set()
        came = {at: -1}
        edge, unseen, found = [at], -1, -1
        for distance in range(1, FAR):
            after = []
            for cell in edge:
                for way, step in enumerate(ground.steps):
                    beside = cell + step
                    if beside in came or beside not in seen:
                        continue
                    if not ground.is_floor(beside, self.salt):
                        continue
                    came[beside] = way
                    if beside in wanted or (beside in healing and distance <= A_DETOUR):
                        found = beside
                    elif unseen < 0 and any(beside + near not in seen for near in ground.steps):
                        unseen = beside
                    after.append(beside)
            edge = after
            if found >= 0 or not edge or (unseen >= 0 and not wanted and not healing):
                break
        self.goal = found if found >= 0 else unseen
        self.ways = []
        cell = self.goal
        while cell >= 0 and cell != at:
            self.ways.append(came[cell])
            cell -= ground.steps[came[cell]]


def moved(cell: int, old: int, chart: Chart) -> int:
    """Where a cell of a chart with rows of the old length is on the larger one."""
    row, column = divmod(cell, old)
    return chart.cell(column - old // 2, row - old // 2)
