"""Games from which puzzles are made: two players who only walk, on a small plan without traps."""

from collections.abc import Iterator
from typing import NamedTuple

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, Plan, name_of_cell
from asterion.books.labyrinth.state import State
from asterion.core.book import Refused
from asterion.core.dice import Dice, Rolled
from asterion.core.entry import Entry
from asterion.core.table import Table
from asterion.knowledge.labyrinth.terms import WAYS, Answered, Placed, Went

NAMES = ("Theseus", "Ariadne")
ABSENT = "PRDE"
"""Agreed before the game: no pits, no rivers, no mites."""
SIZES = ((4, 4), (4, 4), (5, 4), (5, 5))
MOST_ANSWERS = 44
STARTS = 3
"""The opening and the two choices come before the first step."""


class Walk(NamedTuple):
    """A game as far as it was plain: nobody found anything, and nobody left the labyrinth."""

    table: Table
    columns: int
    rows: int


def walk(seed: int) -> Walk | None:
    """A game of two walkers; None where the start cells were not valid."""
    dice = Rolled(seed)
    columns, rows = dice.pick(SIZES, "size")
    options = LabyrinthOptions(mites=False, mines=False)
    wanted = LabyrinthSettings(
        width=columns, height=rows, players=2, most_pits=0, most_rivers=0, treasures=2
    )
    plan: Plan = generate(settings_for(wanted, options), dice)
    table = Table(BOOK, plan, NAMES, options, Rolled(seed), salt=f"puzzle {seed}")
    for seat in (0, 1):
        table.submit(seat, f"start {name_of_cell(plan.grid, dice.pick(plan.cells, 'start'))}")
    if any(isinstance(event, Placed) for event in table.entries[-1].events):
        tried: set[tuple[int, int, int]] = set()
        while is_plain(table.entries[-1]) and len(table.entries) < MOST_ANSWERS:
            if table.result is not None:
                break
            seat = table.awaited[0]
            way = _next_way(table, seat, tried, dice)
            if way is None:
                break
            try:
                table.submit(seat, f"go {WAYS[way]}")
            except Refused:  # L32: they know already that this changes nothing
                continue
        return Walk(table, columns, rows)
    return None


def _next_way(table: Table, seat: int, tried: set[tuple[int, int, int]], dice: Dice) -> int | None:
    """Mostly where they have not been, and never out, nor onto a treasure; None where all is tried.

    That they are led is not told, and nothing is concluded from it.
    """
    state = table.state
    cell = state.at[seat]
    ways = [way for way in range(4) if not _ends_the_walk(state, cell, way)]
    open_ways = [way for way in ways if state.edges[cell * 4 + way] == OPEN]
    fresh = [way for way in ways if (seat, cell, way) not in tried]
    choice = fresh or open_ways
    if not choice:
        return None
    way = dice.pick(choice, "way")
    tried.add((seat, cell, way))
    return way


def _ends_the_walk(state: State, cell: int, way: int) -> bool:
    edge = state.edges[cell * 4 + way]
    pile = state.piles.get(cell + state.plan.grid.steps[way])
    return edge == OPEN_EXIT or (edge == OPEN and pile is not None and bool(pile.treasures))


def is_plain(entry: Entry) -> bool:
    """Only who starts on what, and steps onto a cell or into a wall."""
    told = [event for event in entry.events if isinstance(event, Answered | Placed)]
    return all(_is_plain_event(event) for event in told)


def _is_plain_event(event: Answered | Placed) -> bool:
    if isinstance(event, Placed):
        return not event.told
    steps = [telling for telling in event.told if isinstance(telling, Went)]
    others = [telling for telling in event.told if type(telling).__name__ not in HARMLESS]
    return len(steps) == 1 and steps[0].entered in ("", *"LHW") and not others


HARMLESS = ("Went", "Stocked", "Healed")


def plain_entries(table: Table) -> Iterator[Entry]:
    """The entries from the start to the last plain one."""
    for entry in table.entries:
        if not is_plain(entry):
            return
        yield entry
