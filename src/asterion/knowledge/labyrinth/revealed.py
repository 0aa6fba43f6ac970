"""The true labyrinth in facts, as it is now: for reviews of finished games."""

from collections.abc import Iterator

from asterion.books.labyrinth.plan.model import CLOSED_EXIT, OPEN_EXIT, WALL
from asterion.books.labyrinth.state import INSIDE, State
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)

RIGHT, DOWN = 1, 2


def truth_of(state: State) -> Iterator[AnyFact]:
    """All that can be known of it, and nothing of what is not there."""
    plan = state.plan
    names, steps, cells = plan.names, plan.grid.steps, frozenset(plan.cells)
    for cell in plan.cells:
        name = names[cell]
        yield KindIs(name, chr(plan.kinds[cell]))
        if cell in plan.flow:
            yield FlowIs(name, steps.index(plan.flow[cell] - cell))
        if cell in plan.next_pit:
            yield PitLeads(name, names[plan.next_pit[cell]])
        pile = state.piles.get(cell)
        if pile is not None and pile.treasures:
            yield TreasureLies(name, True)
        if cell in state.mined:
            yield MineSet(name)
        for way, step in enumerate(steps):
            edge = state.edges[cell * 4 + way]
            if cell + step not in cells:
                yield ExitIs(name, way, edge in (CLOSED_EXIT, OPEN_EXIT))
                if edge == OPEN_EXIT:
                    yield ExitOpen(name, way, True)
            elif way in (RIGHT, DOWN):  # each side once
                yield WallStands(name, way, edge == WALL)
    yield from _players(state)


def _players(state: State) -> Iterator[AnyFact]:
    names = state.plan.names
    for seat, at in enumerate(state.at):
        side = state.outside[seat]
        if side != INSIDE:
            yield PlayerAt(names[side // 4], seat, side % 4)
        elif at:
            yield PlayerAt(names[at], seat)
