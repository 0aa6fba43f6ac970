"""Other labyrinths: another true treasure, and where nobody has been near."""

from collections.abc import Sequence

from asterion.books.labyrinth.event import (
    PlayerAt,
)
from asterion.books.labyrinth.plan.model import Plan, name_of_cell
from asterion.books.labyrinth.state import TREASURE, State
from asterion.core.dice import Dice
from asterion.core.referee.table import Table


def other_truth(table: Table, dice: Dice) -> Plan | None:
    """Which treasure is true shows only once it, or a fake, is out of the game."""
    game: State = table.state
    plan: Plan = table.plan
    present = [
        treasure
        for cell, pile in game.piles.items()
        if cell in game.stoppable
        for treasure in pile.treasures
    ]
    present += [
        thing for load, thing in zip(game.load, game.carried_thing, strict=True) if load == TREASURE
    ]
    true = [treasure for treasure in present if plan.treasures[treasure][1]]
    others = sorted(treasure for treasure in present if not plan.treasures[treasure][1])
    if game.result is not None and game.ended in ("treasure", "lost treasure"):
        return None
    if not true or not others:
        return None
    other = dice.pick(others, "the true one")
    treasures = [(cell, number == other) for number, (cell, _) in enumerate(plan.treasures)]
    return rebuilt(plan, treasures=treasures)


def far_cells(table: Table) -> list[int]:
    """Cells that no player stood on or beside, pointed at, or could have shot along."""
    plan: Plan = table.plan
    grid = plan.grid
    near: set[int] = set()
    for entry in table.entries:
        for event in entry.events:
            if isinstance(event, PlayerAt):
                near.update((event.cell, *(event.cell + step for step in grid.steps)))
                column, row = grid.place(event.cell)
                near.update(grid.row(row))
                near.update(grid.cell(column, line) for line in range(grid.height))
    return [
        cell
        for cell in plan.cells
        if cell not in near
        and not any(name_of_cell(grid, cell) in entry.do for entry in table.entries)
    ]


def rebuilt(
    plan: Plan,
    kinds: bytes | None = None,
    edges: bytes | None = None,
    treasures: Sequence[tuple[int, bool]] | None = None,
) -> Plan:
    return Plan(
        plan.name,
        plan.grid,
        kinds or plan.kinds,
        edges or plan.edges,
        plan.loops,
        plan.flow,
        plan.treasures if treasures is None else treasures,
        plan.lying,
    )
