"""A plan written as a drawing; docs/play/dungeonlab-plans.md explains the marks."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.things import (
    ARNOR,
    BRIDLE,
    DOLLAR,
    ELVEN,
    MORGUL,
    TREASURE,
    counted,
)

PITCH: Final = 3
"""From one post of the walls to the next."""
EMPTY: Final = ".."
NO_CELL: Final = "--"
ARROWS: Final = "^>v<"
FLAT: Final = ("  ", "--", "::", "##", "EE")
UPRIGHT: Final = (" ", "|", ":", "#", "E")
"""Open, simple, wire, monolith, exit: between a cell and the next one south, or east."""
THING_LETTERS: Final = {"Tr": TREASURE, "Eb": ELVEN, "Ab": ARNOR, "Mb": MORGUL, "Bd": BRIDLE}
"""A single thing in an otherwise empty place."""
FLOWING: Final = {"source": "o", "river": "~"}
WATERFALL: Final = "waterfall"


def write_plan(plan: Plan) -> str:
    """The plan as a drawing; `read_plan` gives the same plan back."""
    lines = [f"name {plan.name}"] if plan.name else []
    lines.append(f"base {plan.base[0]} {plan.base[1]}")
    lines += ["", "walls", *draw_walls(plan, plan.edges)]
    pits = pit_names(plan)
    for level in range(plan.levels):
        lines += ["", f"level {level + 1}", *_level(plan, level, pits)]
    return "\n".join(lines) + "\n"


def draw_walls(plan: Plan, edges: bytes | bytearray) -> list[str]:
    """The walls, common to all levels; two lines a row, and one below the last."""
    lines = []
    for row in range(plan.height + 1):
        flat = ""
        upright = ""
        for column in range(plan.width + 1):
            flat += _post(plan, column, row)
            upright += UPRIGHT[_edge_between(plan, edges, column - 1, row, 1)]
            if column < plan.width:
                flat += FLAT[_edge_between(plan, edges, column, row - 1, 2)]
                upright += "  "
        lines.append(flat.rstrip())
        if row < plan.height:
            lines.append(upright.rstrip())
    return lines


def _has(plan: Plan, column: int, row: int) -> bool:
    inside = 0 <= column < plan.width and 0 <= row < plan.height
    return inside and row * plan.width + column in plan.shape


def _post(plan: Plan, column: int, row: int) -> str:
    around = ((column - right, row - down) for right in (0, 1) for down in (0, 1))
    return "+" if any(_has(plan, *place) for place in around) else " "


def _edge_between(plan: Plan, edges: bytes | bytearray, column: int, row: int, way: int) -> int:
    """What is drawn on the east (1) or south (2) side of a cell that may be off the shape."""
    if _has(plan, column, row):
        return edges[plan.at(column, row) * 4 + way]
    beyond = (column + 1, row) if way == 1 else (column, row + 1)
    return edges[plan.at(*beyond) * 4 + (way ^ 2)] if _has(plan, *beyond) else 0


def pit_names(plan: Plan) -> dict[int, str]:
    """D68  Cycles by letter, their pits by number: a1 leads to a2, the last one to a1."""
    names: dict[int, str] = {}
    cycle = 0
    for first in plan.pits:
        place, order = first, 1
        while place in plan.pits and place not in names:
            names[place] = f"{chr(ord('a') + cycle)}{order}"
            place, order = plan.pits[place], order + 1
        cycle += order > 1
    return names


def _level(plan: Plan, level: int, pits: dict[int, str]) -> list[str]:
    rows = []
    legend = []
    tokens: dict[int, str] = {}
    for cell in plan.cells:
        place = level * plan.area + cell
        tokens[cell] = token(plan, place, pits)
        lying = plan.things.get(place, {})
        if lying and tokens[cell] not in THING_LETTERS:
            column, row, _ = plan.coordinates(place)
            words = [TREASURE if t == TREASURE else _amount(n, t) for t, n in lying.items()]
            legend.append(f"{column + 1} {row + 1}: {', '.join(words)}")
    width = max(2, *(len(drawn) for drawn in tokens.values()))
    for row in range(plan.height):
        cells = range(row * plan.width, (row + 1) * plan.width)
        rows.append(" ".join(tokens.get(cell, NO_CELL).ljust(width) for cell in cells).rstrip())
    return rows + legend


def _amount(count: int, thing: str) -> str:
    return (
        f"{count} {thing}{'s' if count > 1 else ''}" if thing == DOLLAR else counted(count, thing)
    )


def token(plan: Plan, place: int, pits: dict[int, str]) -> str:
    """What is drawn in a place."""
    what = plan.contents.get(place, "")
    if what in FLOWING:
        steps = (-plan.width, 1, plan.width, -1)
        return FLOWING[what] + ARROWS[steps.index(plan.flow[place] - place)]
    if what == "pit":
        return pits[place]
    if what:
        return KINDS[what].letters
    lying = plan.things.get(place)
    for letters, thing in THING_LETTERS.items():
        if lying == {thing: 1}:
            return letters
    return EMPTY
