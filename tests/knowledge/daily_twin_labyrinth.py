"""Another labyrinth with the same answers so far: what fits, made into a plan and played again."""

from typing import Any

from asterion.books.labyrinth import BOOK
from asterion.knowledge.daily.daily import Daily, Stage
from asterion.knowledge.daily.labyrinth.playing import Game, Size, begun
from asterion.knowledge.daily.labyrinth.staging import LabyrinthStaging
from asterion.knowledge.daily.moments import written
from asterion.knowledge.labyrinth.facts import World
from asterion.knowledge.labyrinth.terms import WAYS
from tests.knowledge.daily_marks import name_of, named, step


def drawn(daily: Daily, world: World) -> str:
    """The world in the notation of plans."""
    treasure = world.treasures[0]
    lines = []
    for row in range(daily.rows):
        above, inside = "+", ""
        for column in range(daily.columns):
            cell = name_of((column, row))
            kind = "T" if cell == treasure else world.kinds[cell].replace("L", ".")
            above += symbol(daily, world, (column, row), 0, "-") * 2 + "+"
            inside += symbol(daily, world, (column, row), 3, "|") + f"{kind} "
        right = symbol(daily, world, (daily.columns - 1, row), 1, "|")
        lines += [above, inside + right]
    below = [symbol(daily, world, (one, daily.rows - 1), 2, "-") for one in range(daily.columns)]
    return "\n".join([*lines, "+" + "".join(f"{one * 2}+" for one in below)]) + "\n"


def symbol(daily: Daily, world: World, spot: tuple[int, int], way: int, wall: str) -> str:
    beyond = step(spot, way)
    if beyond[0] in range(daily.columns) and beyond[1] in range(daily.rows):
        sides = {(name_of(spot), way), (name_of(beyond), way ^ 2)}
        return wall if sides & {*world.walls} else " "
    is_open = world.exits.get(f"{name_of(spot)} {way}")
    return {None: wall, False: "=", True: " "}[is_open]


def played_in(daily: Daily, stage: Stage, world: World) -> Game:
    """The same steps in that world, up to this stage."""
    starts = []
    for seat in daily.begins:
        spot = named(world.players[seat][0])
        for one in reversed(daily.heard[: stage.heard]):
            if one.seat == seat and not one.blocked:
                spot = step(spot, one.way ^ 2)
        starts.append(name_of(spot))
    size = Size(daily.columns, daily.rows, len(daily.begins) - 1)
    plan: Any = BOOK.plan.read(drawn(daily, world))
    table = begun(plan, size, starts)
    assert table is not None
    for one in daily.heard[: stage.heard]:
        table.submit(one.seat, f"go {WAYS[one.way]}")
    return Game(table, size, starts[0])


def twin(daily: Daily, stage: Stage, plan: World) -> Daily | None:
    """That plan as a daily up to this stage; one without a treasure cannot be played."""
    if not plan.treasures:
        return None
    at = daily.stages.index(stage)
    return written(daily.number, LabyrinthStaging(played_in(daily, stage, plan)), at + 1)
