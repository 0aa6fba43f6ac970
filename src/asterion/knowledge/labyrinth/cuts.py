"""Rules with too many cases to write down: each model is looked at (L48, L49, L93)."""

from collections.abc import Iterable

from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.terms import opposite
from asterion.knowledge.labyrinth.walking import link_fall


class Cuts:
    """Adds what a model breaks: a river in a circle, pits that disagree, cells out of reach."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._walls = frozenset(scene.ground.wall.values())

    def suggest(self, model: Model, wanted: Iterable[Literal]) -> list[Literal]:
        """Phases for a model that refutes much at once: everything otherwise than in this one.

        Were all walls there that are not known to be missing, hardly any model would keep L93;
        so walls are only put up where the calm cells stay connected without.
        """
        ground, board = self.scene.ground, self.scene.board
        left = set(wanted)
        calm = [not (_holds(model, kind["R"]) or _holds(model, kind["P"])) for kind in ground.kind]
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
            if not calm[cell] or not calm[beside] or _holds(model, wall):
                phases.append(-wall)
            elif find(cell) == find(beside):
                phases.append(wall)
            else:
                home[find(cell)] = find(beside)
                phases.append(-wall)
        return phases

    def __call__(self, model: Model) -> bool:
        flow = self._flow(model)
        return self._circle(flow) or self._pits(model) or self._reach(model, flow)

    def _add(self, rule: str, *literals: Literal) -> None:
        clauses = self.scene.clauses
        before = clauses.line
        clauses.resume(self.scene.ground.lines[rule])
        clauses.add(*literals)
        clauses.resume(before)

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
                self._add("L49", *(-ways[river][flow[river]] for river in circle))
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
            into = next((cell for cell, lit in fall.into.items() if _holds(model, lit)), None)
            out = next((cell for cell, lit in fall.out_of.items() if _holds(model, lit)), None)
            if into is None or out is None:
                continue
            if leads.setdefault(into, out) != out:
                wrong |= {(into, out), (into, leads[into])}
            if comes.setdefault(out, into) != into:
                wrong |= {(into, out), (comes[out], out)}
        fresh = sorted(wrong.difference(self.scene.next_pit))
        for pair in fresh:
            self.make_link(*pair)
        return bool(fresh)

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
        graph = _Graph(self.scene, model, flow)
        closed = graph.closed_set()
        if closed is None:
            return False
        self._add("L93", *(-reason for reason in graph.reasons(closed)))
        return True


def _holds(model: Model, literal: Literal) -> bool:
    return model[abs(literal)] == literal


class _Graph:
    """One model's plan: where a mover can come to. A pit may lead to any pit, to be careful."""

    def __init__(self, scene: Scene, model: Model, flow: dict[Cell, int]) -> None:
        self.scene, self.model, self.flow = scene, model, flow
        ground, board = scene.ground, scene.board
        self.pits = {cell for cell in board.cells if _holds(model, ground.kind[cell]["P"])}
        self.turbulent = scene.options.rivers == "turbulent"
        fed = {board.beside[cell][way] for cell, way in flow.items()}
        self.nodes = [
            cell for cell in board.cells if cell not in flow or (cell in fed and not self.turbulent)
        ]
        self.ahead = {cell: self._arcs(cell) for cell in self.nodes}

    def _below(self, cell: Cell) -> list[Cell]:
        """The rivers that carry on from this one, and where that ends; itself comes first."""
        chain = [cell]
        while chain[-1] in self.flow:
            below = self.scene.board.beside[chain[-1]][self.flow[chain[-1]]]
            assert below is not None
            chain.append(below)
            if not self.turbulent:
                break
        return chain

    def _is_open(self, cell: Cell, way: int) -> bool:
        return not _holds(self.model, self.scene.ground.wall_between(cell, way))

    def _arcs(self, cell: Cell) -> set[Cell]:
        ends: set[Cell] = set()
        for way, beside in enumerate(self.scene.board.beside[cell]):
            if beside is not None and self._is_open(cell, way):
                ends.update(self.pits if beside in self.pits else {self._below(beside)[-1]})
        if cell in self.pits:
            ends |= self.pits
        elif cell in self.flow:
            ends.add(self._below(cell)[-1])
        return ends

    def _reached(self, start: Cell) -> set[Cell]:
        seen, frontier = {start}, [start]
        while frontier:
            for end in self.ahead[frontier.pop()]:
                if end not in seen:
                    seen.add(end)
                    frontier.append(end)
        return seen

    def closed_set(self) -> set[Cell] | None:
        """A small set of cells that nobody leaves, if it is not all of them."""
        start = self.nodes[0]
        while True:
            ahead = self._reached(start)
            stuck = ahead - self._coming_to(start, ahead)
            if not stuck:
                return None if len(ahead) == len(self.nodes) else ahead
            start = min(stuck)

    def _coming_to(self, goal: Cell, within: set[Cell]) -> set[Cell]:
        """Those of these cells from which one can come to the goal."""
        behind: dict[Cell, list[Cell]] = {cell: [] for cell in within}
        for cell in within:
            for end in self.ahead[cell]:
                behind[end].append(cell)
        seen, frontier = {goal}, [goal]
        while frontier:
            for cell in behind[frontier.pop()]:
                if cell not in seen:
                    seen.add(cell)
                    frontier.append(cell)
        return seen

    def reasons(self, closed: set[Cell]) -> list[Literal]:
        """What makes it so that nobody leaves these cells, though there are others."""
        ground, board = self.scene.ground, self.scene.board
        reasons: dict[Literal, None] = {}

        def carried(cell: Cell) -> None:
            for river in self._below(cell)[:-1]:
                reasons[ground.flow[river][self.flow[river]]] = None

        for cell in sorted(closed):
            if cell in self.flow:
                carried(cell)
            else:
                reasons[-ground.kind[cell]["R"]] = None
            if not self.pits & closed:
                reasons[-ground.kind[cell]["P"]] = None
            for way, beside in enumerate(board.beside[cell]):
                if beside is not None and beside not in closed:
                    if self._is_open(cell, way):
                        carried(beside)
                    else:
                        reasons[ground.wall_between(cell, way)] = None
        if self.pits & closed:
            for cell in board.cells:
                if cell not in closed:
                    reasons[-ground.kind[cell]["P"]] = None
        reasons.update(dict.fromkeys(self._is_node(closed)))
        return list(reasons)

    def _is_node(self, closed: set[Cell]) -> list[Literal]:
        """Why one of the other cells must be in reach: it is no source."""
        ground, board = self.scene.ground, self.scene.board
        left = [cell for cell in self.nodes if cell not in closed]
        for cell in left:
            if cell not in self.flow:
                return [-ground.kind[cell]["R"]]
        cell = left[0]
        for way, beside in enumerate(board.beside[cell]):
            if beside is not None and self.flow.get(beside) == opposite(way):
                return [ground.flow[beside][opposite(way)]]
        raise AssertionError("a river that nothing flows into is no node")
