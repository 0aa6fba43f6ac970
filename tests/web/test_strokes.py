"""What the page's plan editor shows is what the game reads: drawings of a hand that does anything.

web/tests/plans/strokes.test.ts draws them, and holds that the kept ones are what it draws.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from asterion.books import book
from asterion.books.dungeonlab.plan import model as dungeon
from asterion.books.dungeonlab.plan.bestiary import BY_LETTERS
from asterion.books.dungeonlab.plan.writing import THING_LETTERS
from asterion.books.labyrinth.plan import model as labyrinth
from asterion.core.problem import PlanError

KEPT = Path(__file__).parents[2] / "web" / "tests" / "plans" / "strokes.json"
DRAWN: list[dict[str, Any]] = json.loads(KEPT.read_text())
NONE = "_"
UNREAD = {"L48", "L49", "D68", "D70", "D71"}
"""Pits without their loop, rivers without their end: drawn as shown, and not to be read yet."""

Cells = dict[tuple[int, int, int], str]
Walls = dict[tuple[int, int, str], str]
"""By column and row, the wall above a cell or left of it."""


def read(drawn: dict[str, Any]) -> Any:
    """The plan, or None where nothing but pits and rivers, or apart cells, is at fault."""
    try:
        return book(drawn["book"]).read_plan(drawn["text"])
    except PlanError as error:
        others = [
            f"{problem.rule} {problem.text} at {problem.line}:{problem.column}"
            for problem in error.problems
            if problem.rule not in UNREAD
            and "apart from" not in problem.text
            and "base rectangle is not whole" not in problem.text
        ]
        assert not others, f"{others}\n{drawn['text']}"
        return None


def shown_cells(drawn: dict[str, Any]) -> Cells:
    return {
        (column, row, level): word
        for level, rows in enumerate(drawn["cells"])
        for row, words in enumerate(rows)
        for column, word in enumerate(words.split(" "))
        if word != NONE
    }


def shown_walls(drawn: dict[str, Any]) -> Walls:
    return {
        (column, row, side): mark
        for side in ("above", "left")
        for row, marks in enumerate(drawn[side])
        for column, mark in enumerate(marks)
        if mark != NONE
    }


@pytest.mark.parametrize("name", ["labyrinth", "dungeonlab", "dungeon-of-dooom", "cc3k"])
def test_many_of_them_can_be_read(name: str) -> None:
    drawings = [drawn for drawn in DRAWN if drawn["book"] == name]
    found = [read(drawn) for drawn in drawings]
    assert sum(plan is not None for plan in found) > len(drawings) / 3


# ---- Labyrinth

KINDS = {"H": "H", "W": "W", "E": "E", "D": "D", "P": "P", **dict.fromkeys("^>v<", "R")}


def test_labyrinth_reads_what_is_shown() -> None:
    for drawn in DRAWN:
        if drawn["book"] != "labyrinth" or (plan := read(drawn)) is None:
            continue
        grid = plan.grid
        cells = {
            (*grid.place(cell), 0): (
                chr(plan.kinds[cell]),
                [true for at, true in plan.treasures if at == cell],
            )
            for cell in plan.cells
        }
        wanted = {
            place: (KINDS.get(word[0], "L"), [mark == "T" for mark in word if mark in "TF"])
            for place, word in shown_cells(drawn).items()
        }
        assert cells == wanted, drawn["text"]
        walls = shown_walls(drawn)
        for cell in plan.cells:
            column, row = grid.place(cell)
            for way, beside in enumerate(around(column, row)):
                outside = not plan.kinds[cell + grid.steps[way]]
                meant = {
                    " ": labyrinth.OPEN_EXIT if outside else labyrinth.OPEN,
                    "=": labyrinth.CLOSED_EXIT,
                }.get(walls[beside], labyrinth.SOLID if outside else labyrinth.WALL)
                assert plan.edge(cell, way) == meant, f"{beside}\n{drawn['text']}"


def around(column: int, row: int) -> list[tuple[int, int, str]]:
    """The walls of a cell: above, right, below, left."""
    return [
        (column, row, "above"), (column + 1, row, "left"),
        (column, row + 1, "above"), (column, row, "left"),
    ]  # fmt: skip


# ---- DungeonLab

WALLS = {
    " ": dungeon.OPEN, "-": dungeon.SIMPLE, "|": dungeon.SIMPLE, ":": dungeon.WIRE,
    "#": dungeon.MONOLITH, "E": dungeon.EXIT,
}  # fmt: skip


def test_dungeonlab_reads_what_is_shown() -> None:
    for drawn in DRAWN:
        if drawn["book"] != "dungeonlab" or (plan := read(drawn)) is None:
            continue
        cells = shown_cells(drawn)
        places = {plan.coordinates(place): place for place in plan.places}
        assert places.keys() == cells.keys(), drawn["text"]
        for spot, word in cells.items():
            place = places[spot]
            if word in THING_LETTERS:
                assert THING_LETTERS[word] in plan.things[place], drawn["text"]
            elif word in BY_LETTERS:
                assert plan.contents[place] == BY_LETTERS[word].name, drawn["text"]
            elif word[0] in "o~" and word[1] in "^>v<":
                assert plan.contents[place] in ("source", "river"), drawn["text"]
            elif word == ".":
                assert place not in plan.contents, drawn["text"]
            else:
                assert plan.contents[place] == "pit", drawn["text"]
        walls = shown_walls(drawn)
        for column, row, level in cells:
            for way, beside in enumerate(around(column, row)):
                found = plan.edges[plan.at(column, row) * 4 + way]
                assert level or found == WALLS[walls[beside]], f"{beside}\n{drawn['text']}"


# ---- tiles


def test_dooom_reads_what_is_shown() -> None:
    for drawn in DRAWN:
        if drawn["book"] == "dungeon-of-dooom":
            rows = [row.decode() for row in read(drawn).rows]
            assert [rows] == drawn["tiles"], drawn["text"]


def test_cc3k_reads_what_is_shown() -> None:
    for drawn in DRAWN:
        if drawn["book"] == "cc3k":
            plan = book("cc3k").read_plan(drawn["text"])
            written = book("cc3k").write_plan(plan).split("\n")
            shown = [row for floor in drawn["tiles"] for row in floor]
            rows = [row.rstrip() for row in written if row.strip() not in ("", "generate")]
            assert rows == [row.rstrip() for row in shown if row.strip()], drawn["text"]
