"""The master's whole truth as literals, and which clause it breaks, if any."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from asterion.books.labyrinth.plan.model import CLOSED_EXIT, OPEN_EXIT, WALL, Plan
from asterion.books.labyrinth.state import INSIDE, State
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.knowledge.ask import new_solver
from asterion.knowledge.clauses import TRUE, Clauses, Literal
from asterion.knowledge.labyrinth.scene import Scene

Answers = Sequence[tuple[int, Sequence[Event]]]


def truth(scene: Scene, table: Table) -> list[Literal]:
    """The plan, and everything that changes, as the state has it now."""
    plan: Plan = table.plan
    game: State = table.state
    literals = [*_plan(scene, plan), *_now(scene, game, plan)]
    for seat in range(len(game.names)):
        literals += _position(scene, game, seat)
    return literals


def _signed(literal: Literal, holds: object) -> Literal:
    return literal if holds else -literal


def _plan(scene: Scene, plan: Plan) -> Iterator[Literal]:
    ground, cells = scene.ground, plan.cells
    treasures = {cell for cell, _true in plan.treasures}
    for cell, real in enumerate(cells):
        for kind, literal in ground.kind[cell].items():
            yield _signed(literal, chr(plan.kinds[real]) == kind)
        for way, flow in enumerate(ground.flow[cell]):
            yield _signed(flow, plan.flow.get(real) == real + plan.grid.steps[way])
        yield _signed(ground.treasure[cell], real in treasures)
    for (cell, way), wall in ground.wall.items():
        yield _signed(wall, plan.edge(cells[cell], way) == WALL)
    for (cell, way), there in ground.exit.items():
        edge = plan.edge(cells[cell], way)
        yield _signed(there, edge in (CLOSED_EXIT, OPEN_EXIT))
        yield _signed(ground.open[cell, way], edge == OPEN_EXIT)
    for (cell, end), leads in scene.next_pit.items():
        yield _signed(leads, plan.next_pit.get(cells[cell]) == cells[end])


def _now(scene: Scene, game: State, plan: Plan) -> Iterator[Literal]:
    cells = plan.cells
    for (cell, way), wall in scene.wall.items():
        yield _signed(wall, game.edges[cells[cell] * 4 + way] == WALL)
    for (cell, way), is_open in scene.open.items():
        yield _signed(is_open, game.edges[cells[cell] * 4 + way] == OPEN_EXIT)
    awake = {*game.woken, *game.waking, *game.infested}
    for cell, real in enumerate(cells):
        pile = game.piles.get(real)
        yield _signed(scene.treasure[cell], pile is not None and pile.treasures)
        yield _signed(scene.mine[cell], real in game.mined)
        yield _signed(scene.awake[cell], real in awake)


def _position(scene: Scene, game: State, seat: Seat) -> Iterator[Literal]:
    """Of those alive; of the dead nothing is assumed."""
    cells = game.plan.cells
    side = game.outside[seat]
    if side != INSIDE and game.health[seat] < 3:
        place = scene.board.outside(cells.index(side // 4), side % 4)
    elif game.at[seat]:
        place = cells.index(game.at[seat])
    else:
        return
    if scene.at[seat] or scene.players[seat].gone:
        yield scene.at[seat].get(place, -TRUE) if not scene.players[seat].gone else TRUE


def first_wrong(listener: Any, answers: Answers, assume: Callable[[Any], list[Literal]]) -> str:
    """What was read wrongly: the first line of the story that the truth does not fit.

    The story is told again to a listener whose lines can be left out.
    """
    for n, events in answers:
        listener.hear(events, n)
    clauses: Clauses = listener.clauses
    assumed = assume(listener.scene)
    solver = new_solver()
    solver.append_formula(clauses.clauses[:])
    heard = [event for _n, events in answers for event in events]
    for number, line in enumerate(clauses.lines):
        if not solver.solve(assumptions=[*clauses.selectors[: number + 1], *assumed]):
            return f"{line}: {heard[line.heard] if line.heard >= 0 else ''}"
    return "no line by itself"
