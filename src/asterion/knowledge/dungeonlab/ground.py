"""The unknown plan of a dungeon: walls, contents, the way out; variables are made when wanted."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Line, Literal, Rungs
from asterion.knowledge.dungeonlab.places import EAST, SOUTH, Place, Side
from asterion.knowledge.dungeonlab.terms import (
    EXIT,
    OPEN,
    SIMPLE,
    WIRE,
    Bestiary,
)

Kinds = dict[str, Literal]


class Ground:
    """What never changes. Everybody knows the base rectangle and the number of levels (D11, D19).

    There may be branches to the east and to the south, of which nothing is known before somebody
    is there; then a side of the base must be passable (D15).
    """

    def __init__(
        self, columns: int, rows: int, levels: int, bestiary: Bestiary, clauses: Clauses
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.levels = levels
        self.bestiary = bestiary
        self.clauses = clauses
        self.contents: dict[Place, Kinds] = {}
        self.rungs: dict[Place, Rungs] = {}
        self.hinted: dict[Place, dict[tuple[str, ...], None]] = {}
        self._classes: dict[tuple[Place, tuple[str, ...]], Literal] = {}
        self.walls: dict[Side, tuple[Literal, ...]] = {}
        self.homes: dict[Place, Literal] = {}
        self.flows: dict[tuple[Place, Place], Literal] = {}
        self.branches: set[Place] = set()  # places that were visited or charted
        self.has_branches = clauses.new()
        self._any_exit: Literal = FALSE
        self._any_home: Literal = FALSE
        self._exit_line = clauses.begin(Line("D14"))
        self._home_line = clauses.begin(Line("D60"))
        self._one_exit()
        self._one_treasure()

    def is_base(self, column: int, row: int) -> bool:
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    @property
    def base(self) -> Iterator[Place]:
        for level in range(1, self.levels + 1):
            for row in range(1, self.rows + 1):
                for column in range(1, self.columns + 1):
                    yield column, row, level

    @property
    def known_places(self) -> list[Place]:
        return [*self.base, *sorted(self.branches)]

    def is_known(self, place: Place) -> bool:
        """In the base, or somebody was there."""
        return self.is_base(place[0], place[1]) or place in self.branches

    def discover(self, place: Place) -> None:
        """It is there; perhaps in a branch."""
        if not self.is_base(place[0], place[1]):
            for level in range(1, self.levels + 1):
                self.branches.add((place[0], place[1], level))

    @property
    def heard_of(self) -> int:
        """How much of the plan has variables: it grows whenever something new can be asked."""
        hints = sum(map(len, self.hinted.values()))
        return len(self.contents) + len(self.walls) + len(self.homes) + hints

    # ---- what is in a place

    def content(self, place: Place) -> Kinds:
        found = self.contents.get(place)
        if found is None:
            names = self.bestiary.names
            found = self.contents[place] = {name: self.clauses.new() for name in names}
            self.rungs[place] = self.clauses.exactly_one(list(found.values()))
        return found

    def one_of(self, place: Place, kinds: Iterable[str]) -> list[Literal]:
        """As a clause: it is one of these."""
        content = self.content(place)
        return [content[kind] for kind in kinds if kind in content]

    def is_any(self, place: Place, kinds: tuple[str, ...]) -> Literal:
        """The literal for it."""
        found = self._classes.get((place, kinds))
        if found is None:
            found = self.clauses.either(*self.one_of(place, kinds))
            self._classes[place, kinds] = found
        return found

    def hint(self, place: Place, here: Literal, kinds: Sequence[str]) -> None:
        """Something was told of this place: it is worth asking of which class it is."""
        if here == TRUE and len(kinds) > 1:
            self.hinted.setdefault(place, {})[tuple(kinds)] = None  # in order, on every machine

    # ---- walls

    def outer_sides(self) -> Iterator[Side]:
        """Round the base; to the east and south there may be branches behind them."""
        for column in range(1, self.columns + 1):
            yield column, 0, SOUTH
            yield column, self.rows, SOUTH
        for row in range(1, self.rows + 1):
            yield 0, row, EAST
            yield self.columns, row, EAST

    @cached_property
    def rim(self) -> list[Side]:
        """To the north and west, where nothing but a monolith or the exit can be."""
        return [side for side in self.outer_sides() if not side[0] or not side[1]]

    def wall(self, side: Side) -> tuple[Literal, ...]:
        """D13, D14  Open, simple, wire, monolith, exit: one of them, from the beginning."""
        found = self.walls.get(side)
        return self._new_wall(side) if found is None else found

    def _new_wall(self, side: Side) -> tuple[Literal, ...]:
        column, row, way = side
        clauses = self.clauses
        kinds: tuple[Literal, ...]
        if not column or not row:
            monolith = clauses.new()
            kinds = (FALSE, FALSE, FALSE, monolith, -monolith)
        else:
            beyond = (column + 1, row) if way == EAST else (column, row + 1)
            inner = self.is_base(column, row) and self.is_base(*beyond)
            kinds = (*(clauses.new() for _ in range(EXIT)), FALSE if inner else clauses.new())
            clauses.exactly_one(kinds)
            if not inner:  # whatever can be passed there leads into a branch
                for kind in (OPEN, SIMPLE, WIRE):
                    clauses.always(-kinds[kind], self.has_branches)
        self.walls[side] = kinds
        if kinds[EXIT] != FALSE:
            self._keep_single_exit(kinds[EXIT], clauses.line)
        return kinds

    def _keep_single_exit(self, here: Literal, line: int) -> None:
        """D14  There is one exit."""
        self.clauses.resume(self._exit_line)
        self.clauses.add(-self._any_exit, -here)
        self.clauses.resume(line)
        self._any_exit = self.clauses.either(self._any_exit, here)

    def _one_exit(self) -> None:
        """D11, D14, D15  It is in the outer wall: of the base, or of a branch if there is one."""
        clauses = self.clauses
        clauses.resume(self._exit_line)
        sides = [*self.outer_sides()]
        clauses.add(*(self.wall(side)[EXIT] for side in sides), self.has_branches)
        passable = [self.wall(side)[kind] for side in sides for kind in (OPEN, SIMPLE, WIRE)]
        clauses.resume(clauses.begin(Line("D15")))
        clauses.add(-self.has_branches, *passable)

    # ---- the treasure

    def home(self, place: Place) -> Literal:
        """D60  The treasure's own place."""
        found = self.homes.get(place)
        if found is None:
            found = self.homes[place] = self.clauses.new()
            line = self.clauses.line
            self.clauses.resume(self._home_line)
            self.clauses.add(-self._any_home, -found)
            self.clauses.resume(line)
            self._any_home = self.clauses.either(self._any_home, found)
        return found

    def _one_treasure(self) -> None:
        homes = [self.home(place) for place in self.base]
        self.clauses.resume(self._home_line)
        self.clauses.add(*homes, self.has_branches)

    # ---- rivers

    def flow(self, place: Place, to: Place) -> Literal:
        """D70  The river goes on from here to there, if it is one."""
        if (place, to) not in self.flows:
            self.flows[place, to] = self.clauses.new()
        return self.flows[place, to]
