"""The plan as unknowns, and the rules of section 8 that every plan keeps."""

from functools import cached_property

from asterion.knowledge.clauses import FALSE, Clauses, Line, Literal
from asterion.knowledge.labyrinth.board import Board, Cell
from asterion.knowledge.labyrinth.terms import LabyrinthOptions, opposite

KINDS = "LHWPRDE"


class Ground:
    """L4  What the plan says of each cell and side at the start; none of it ever changes.

    A plan that is not `fair` is one that anybody may have drawn: of section 8 it keeps only what
    makes a loop of pits and a river (L48, L49). Kinds that are `absent` were agreed
    not to be there.
    """

    def __init__(
        self,
        board: Board,
        options: LabyrinthOptions,
        clauses: Clauses,
        fair: bool,
        absent: str = "",
    ) -> None:
        self.fair = fair
        self.board = board
        self.options = options
        self.clauses = clauses
        self.has_mites = options.mites or not fair
        new = clauses.new
        absent += "" if self.has_mites else "E"
        self.kind: list[dict[str, Literal]] = [
            {kind: FALSE if kind in absent else new() for kind in KINDS} for _ in board.cells
        ]
        self.wall = {side: new() for side in board.inner_sides}
        self.exit = {side: new() for side in board.outer_sides}
        self.open = {side: new() for side in board.outer_sides}
        self.flow: list[list[Literal]] = [
            [FALSE if beside is None or "R" in absent else new() for beside in board.beside[cell]]
            for cell in board.cells
        ]
        self.treasure = [new() for _ in board.cells]
        self._mouth: list[list[Literal]] | None = None
        self.lines = {rule: clauses.begin(Line(rule)) for rule in ("L48", "L49", "L93")}
        for cell in board.cells:
            self._one_kind(cell)
        for side, is_open in self.open.items():
            clauses.always(-is_open, self.exit[side])
        self._loops()
        self._rivers()
        if fair:
            self._needed_kinds()
            self._treasures()
            self._exits()
            self._no_cell_walled_in()

    @cached_property
    def doors(self) -> list[list[tuple[Cell, Literal]]]:
        """For each cell its neighbours, each with the wall between the two at the start."""
        return [
            [
                (beside, self.wall_between(cell, way))
                for way, beside in enumerate(self.board.beside[cell])
                if beside is not None
            ]
            for cell in self.board.cells
        ]

    def wall_between(self, cell: Cell, way: int) -> Literal:
        """Of an inner side, at the start."""
        return self.wall[self.board.same_side(cell, way)]

    def is_kind(self, cell: Cell, kind: str, immune: bool | None = False) -> Literal:
        """L58  The cell is what it was called; land may be a mite's cell to the immune."""
        if kind == "L" and immune is not False:
            return self.clauses.either(self.kind[cell]["L"], self.kind[cell]["E"])
        return self.kind[cell][kind]

    def is_building(self, cell: Cell) -> Literal:
        """A hospital or a weaponry."""
        return self.clauses.either(self.kind[cell]["H"], self.kind[cell]["W"])

    def inflows(self, cell: Cell) -> list[Literal]:
        """For each neighbour: that its river flows here."""
        return [
            self.flow[beside][opposite(way)]
            for way, beside in enumerate(self.board.beside[cell])
            if beside is not None
        ]

    def can_rest(self, cell: Cell) -> Literal:
        """L41, L85, L92  Nobody comes to rest on a river's source, or in a turbulent river."""
        river = self.kind[cell]["R"]
        if self.options.rivers == "turbulent":
            return -river
        return self.clauses.either(-river, *self.inflows(cell))

    # ---- what the words mean

    def _one_kind(self, cell: Cell) -> None:
        """L89  And a river cell is one that has a flow."""
        clauses, kind = self.clauses, self.kind[cell]
        clauses.exactly_one([literal for literal in kind.values() if literal != FALSE])
        clauses.one_at_most(self.flow[cell])
        clauses.always(-kind["R"], *self.flow[cell])
        for flow in self.flow[cell]:
            clauses.always(-flow, kind["R"])

    # ---- section 8

    def _loops(self) -> None:
        """L48  No pit is alone."""
        self.clauses.resume(self.lines["L48"])
        pits = [kind["P"] for kind in self.kind]
        for cell in self.board.cells:
            self.clauses.add(-pits[cell], *(pit for pit in pits if pit != pits[cell]))

    def _rivers(self) -> None:
        """L49  Through rivers to a delta, no wall between, not back; each delta has a river.

        That no river runs in a circle is looked after model by model.
        """
        clauses = self.clauses
        clauses.resume(self.lines["L49"])
        for cell in self.board.cells:
            for way, beside in enumerate(self.board.beside[cell]):
                if beside is not None:
                    flow = self.flow[cell][way]
                    clauses.add(-flow, self.kind[beside]["R"], self.kind[beside]["D"])
                    clauses.add(-flow, -self.wall_between(cell, way))
                    clauses.add(-flow, -self.flow[beside][opposite(way)])
            clauses.add(-self.kind[cell]["D"], *self.inflows(cell))

    def _needed_kinds(self) -> None:
        self.clauses.begin(Line("L90"))
        for needed in "WHL":
            self.clauses.add(*(kind[needed] for kind in self.kind))

    def _treasures(self) -> None:
        self.clauses.begin(Line("L33"))
        for cell, treasure in enumerate(self.treasure):
            self.clauses.add(-treasure, self.kind[cell]["L"])
        self.lines["L91"] = self.clauses.begin(Line("L91"))
        self.clauses.add(*self.treasure)

    def _exits(self) -> None:
        """L92  Two of them, none where nobody comes to rest, and one open if that is agreed."""
        clauses, exits = self.clauses, self.exit
        clauses.begin(Line("L92"))
        for side in exits:
            clauses.add(*(there for other, there in exits.items() if other != side))
            clauses.add(-exits[side], self.can_rest(side[0]))
        if self.options.open_exit:
            clauses.add(*self.open.values())

    def _no_cell_walled_in(self) -> None:
        """L93  Its simplest case; the others are looked after model by model."""
        self.clauses.resume(self.lines["L93"])
        for cell in self.board.cells:
            ways = [way for way, beside in enumerate(self.board.beside[cell]) if beside is not None]
            if ways:
                walls = [-self.wall_between(cell, way) for way in ways]
                self.clauses.add(self.kind[cell]["P"], *walls)

    # ---- turbulent rivers

    def mouth(self) -> list[list[Literal]]:
        """L85  For each river cell the delta in which it ends; made when first asked for."""
        if self._mouth is None:
            clauses, board = self.clauses, self.board
            self._mouth = [[clauses.new() for _ in board.cells] for _ in board.cells]
            for cell in board.cells:
                clauses.one_at_most(self._mouth[cell])
                for way, beside in enumerate(board.beside[cell]):
                    if beside is not None:
                        self._ends_with(cell, way, beside, self._mouth)
        return self._mouth

    def _ends_with(self, cell: Cell, way: int, beside: Cell, mouth: list[list[Literal]]) -> None:
        flow, delta = self.flow[cell][way], self.kind[beside]["D"]
        self.clauses.always(-flow, -delta, mouth[cell][beside])
        for end in self.board.cells:
            self.clauses.always(-flow, delta, -mouth[beside][end], mouth[cell][end])
            self.clauses.always(-flow, delta, mouth[beside][end], -mouth[cell][end])
