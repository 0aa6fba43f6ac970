"""Rules with too many cases to write down: each model is looked at (L48, L49, L93)."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.reach import Graph, holds
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.walking import link_fall

MOST_PITS = 6
"""Of up to this many cells that can be pits it is thought through which leads to which."""


class Lessons(NamedTuple):
    """Clauses that no plan breaks, each with its rule, and the unknowns that they are about."""

    unknowns: tuple[Any, ...]
    found: Sequence[tuple[str, Sequence[Literal]]]


class Cuts:
    """Adds what a model breaks: a river in a circle, pits that disagree, cells out of reach."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.found: list[tuple[str, Sequence[Literal]]] = []
        self._walls = frozenset(scene.ground.wall.values())

    def suggest(self, model: Model, wanted: Iterable[Literal]) -> list[Literal]:
        """Phases for a model that refutes much at once: everything otherwise than in this one.

        Were all walls there that are not known to be missing, hardly any model would keep L93;
        so walls are only put up where the calm cells stay connected without.
        """
        ground, board = self.scene.ground, self.scene.board
        left = set(wanted)
        calm = [not (holds(model, kind["R"]) or holds(model, kind["P"])) for kind in ground.kind]
        home = list(board.cells)

        def find(cell: Cell) -> Cell:
            while home[cell] != cell:
                home[cell] = home[home[cell]]
                cell = home[cell]
            return cell

        phases = [-literal for literal in left if -literal not in self._walls]
        sides = sorted(ground.wall, key=lambda side: -ground.wall[side] in left)
        for cell, way in sides:
            wall, beside = ground.wall[cell, way], board.beside[cell][way]
            assert beside is not None
            if not calm[cell] or not calm[beside] or holds(model, wall):
                phases.append(-wall)
            elif find(cell) == find(beside):
                phases.append(wall)
            else:
                home[find(cell)] = find(beside)
                phases.append(-wall)
        return phases

    def __call__(self, model: Model) -> bool:
        flow = self._flow(model)
        return (
            (self._is_asked("L49", model) and self._circle(flow))
            or self._pits(model)
            or (self._is_asked("L93", model) and self._reach(model, flow))
        )

    def _is_asked(self, rule: str, model: Model) -> bool:
        """Whether the model has to keep this rule: a story can be told again without it.

        What is added for a rule that is left out would rule out no model, again and again.
        """
        clauses = self.scene.clauses
        return not clauses.traced or model[clauses.selectors[self.scene.ground.lines[rule]]] > 0

    def _add(self, rule: str, *literals: Literal) -> None:
        clauses = self.scene.clauses
        before = clauses.line
        clauses.resume(self.scene.ground.lines[rule])
        clauses.add(*literals)
        clauses.resume(before)

    def _find(self, rule: str, literals: Sequence[Literal]) -> None:
        """Of the plan alone, no matter who heard what."""
        self.found.append((rule, literals))
        self._add(rule, *literals)

    @property
    def lessons(self) -> Lessons:
        """What was found out about all plans of this shape."""
        ground = self.scene.ground
        return Lessons((ground.kind, ground.wall, ground.flow), self.found)

    def learn(self, lessons: Lessons) -> None:
        """Take over what somebody else found out, where both call everything alike."""
        if self.lessons.unknowns == lessons.unknowns:
            for rule, literals in lessons.found:
                self._find(rule, literals)

    # ---- L49

    def _flow(self, model: Model) -> dict[Cell, int]:
        """The way of each river of the model."""
        return {
            cell: way
            for cell, ways in enumerate(self.scene.ground.flow)
            for way, literal in enumerate(ways)
            if literal > 0 and model[literal] > 0
        }

    def _circle(self, flow: dict[Cell, int]) -> bool:
        """L49  Following the flow leads to the delta."""
        board, done = self.scene.board, set[Cell]()
        for start in flow:
            path: dict[Cell, None] = {}
            cell: Cell | None = start
            while cell is not None and cell in flow and cell not in path and cell not in done:
                path[cell] = None
                cell = board.beside[cell][flow[cell]]
            if cell is not None and cell in path:
                circle = list(path)[list(path).index(cell) :]
                ways = self.scene.ground.flow
                self._find("L49", [-ways[river][flow[river]] for river in circle])
                return True
            done.update(path)
        return False

    # ---- L48

    def _pits(self, model: Model) -> bool:
        """L48  A pit leads to one pit, and no two to the same: made for those that disagree."""
        leads: dict[Cell, Cell] = {}
        comes: dict[Cell, Cell] = {}
        wrong: set[tuple[Cell, Cell]] = set()
        for fall in self.scene.falls:
            into = next((cell for cell, lit in fall.into.items() if holds(model, lit)), None)
            out = next((cell for cell, lit in fall.out_of.items() if holds(model, lit)), None)
            if into is None or out is None:
                continue
            if leads.setdefault(into, out) != out:
                wrong |= {(into, out), (into, leads[into])}
            if comes.setdefault(out, into) != into:
                wrong |= {(into, out), (comes[out], out)}
        fresh = sorted(wrong.difference(self.scene.next_pit))
        for pair in fresh:
            self.make_link(*pair)
        return bool(fresh) or (self._is_asked("L48", model) and self._left_alone(model, leads))

    def _left_alone(self, model: Model, leads: dict[Cell, Cell]) -> bool:
        """L48  A pit that all the others shut out of their loops leads nowhere."""
        pits = {cell: kind["P"] for cell, kind in enumerate(self.scene.ground.kind)}
        there = {cell for cell, pit in pits.items() if holds(model, pit)}
        alone = there - leads.keys()
        if len(alone) != 1 or alone & set(leads.values()):
            return False
        links = [self.make_link(*pair) for pair in leads.items()]
        absent = (pit for cell, pit in pits.items() if cell not in there)
        self._add("L48", *(-link for link in links), -pits[alone.pop()], *absent)
        return True

    def complete(self, cells: Sequence[Cell]) -> None:
        """L48  If there are no other pits than these, each leads to one of them and is led to."""
        pits = [kind["P"] for kind in self.scene.ground.kind]
        elsewhere = [pit for cell, pit in enumerate(pits) if cell not in cells]
        for cell in cells:
            others = [other for other in cells if other != cell]
            onward = [self.make_link(cell, other) for other in others]
            back = [self.make_link(other, cell) for other in others]
            self._add("L48", -pits[cell], *onward, *elsewhere)
            self._add("L48", -pits[cell], *back, *elsewhere)

    def make_link(self, cell: Cell, end: Cell) -> Literal:
        """The unknown “this pit leads to that one”."""
        scene = self.scene
        if (cell, end) in scene.next_pit:
            return scene.next_pit[cell, end]
        leads = scene.clauses.new()
        for (other, other_end), literal in scene.next_pit.items():
            if other == cell or other_end == end:
                self._add("L48", -leads, -literal)
        self._add("L48", -leads, scene.ground.kind[cell]["P"])
        self._add("L48", -leads, scene.ground.kind[end]["P"])
        scene.next_pit[cell, end] = leads
        for fall in scene.falls:
            link_fall(scene, fall, cell, end, leads)
        return leads

    # ---- L93

    def _reach(self, model: Model, flow: dict[Cell, int]) -> bool:
        """L93  From every cell to every other, without grenades, on the plan of the start."""
        if not self.scene.ground.fair:
            return False
        graph = Graph(self.scene, model, flow)
        closed = graph.closed_set()
        if closed is None:
            return False
        self._find("L93", [-reason for reason in graph.reasons(closed)])
        return True
