"""Where a mover without grenades can come to on one model's plan, and why not farther (L93)."""

from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.terms import opposite


def holds(model: Model, literal: Literal) -> bool:
    return model[abs(literal)] == literal


class Graph:
    """One model's plan: where a mover can come to. A pit may lead to any pit, to be careful."""

    def __init__(self, scene: Scene, model: Model, flow: dict[Cell, int]) -> None:
        self.scene, self.model, self.flow = scene, model, flow
        ground, board = scene.ground, scene.board
        self.pits = {cell for cell in board.cells if holds(model, ground.kind[cell]["P"])}
        self.turbulent = scene.options.rivers == "turbulent"
        fed = {board.beside[cell][way] for cell, way in flow.items()}
        self.nodes = [
            cell for cell in board.cells if cell not in flow or (cell in fed and not self.turbulent)
        ]
        self.ends = {cell: self._below(cell)[-1] for cell in flow}
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

    def _arcs(self, cell: Cell) -> set[Cell]:
        """Made for every cell of thousands of models: so nothing is looked up twice."""
        model, pits, river_ends = self.model, self.pits, self.ends
        ends: set[Cell] = set()
        falls = cell in pits
        for beside, wall in self.scene.ground.doors[cell]:
            if model[abs(wall)] != wall:
                if beside in pits:
                    falls = True
                else:
                    ends.add(river_ends.get(beside, beside))
        if falls:
            ends |= pits
        if cell in river_ends and cell not in pits:
            ends.add(river_ends[cell])
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
            for beside, wall in ground.doors[cell]:
                if beside not in closed:
                    if holds(self.model, wall):
                        reasons[wall] = None
                    else:
                        carried(beside)
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
