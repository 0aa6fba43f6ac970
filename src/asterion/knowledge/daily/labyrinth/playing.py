"""Games of Labyrinth: a few walkers on a small plan without traps."""

from itertools import takewhile
from typing import NamedTuple

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, WALL, Plan, name_of_cell
from asterion.books.labyrinth.state import State
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.entry import Entry
from asterion.core.dice import Dice, Rolled
from asterion.core.referee.table import Table
from asterion.knowledge.labyrinth.puzzles.walking import ABSENT, HARMLESS
from asterion.knowledge.labyrinth.terms import WAYS, Answered, Placed, Went

NAMES = ("Theseus", "Ariadne", "Minos")
OPTIONS = LabyrinthOptions(mites=False, mines=False, void_treasure=False)
MOST_ANSWERS = 54
TRIES = 20
"""Start cells that are not valid are chosen again."""
BUMPS = 5
"""One in this many walks into the border of the plan is not avoided."""


class Size(NamedTuple):
    """How large the labyrinth is, and how many walk in it besides you."""

    columns: int
    rows: int
    others: int


class Game(NamedTuple):
    """A game as far as everybody only walked."""

    table: Table
    size: Size
    start: str  # where you began

    @property
    def entries(self) -> list[Entry]:
        """From the announcement to the last plain answer."""
        return list(takewhile(is_plain, self.table.entries))

    def number_of(self, entry: Entry) -> int:
        """Answers are counted from 1; what was told before the first step is 0."""
        return max(0, entry.n - 1 - self.size.others)


def played(seed: int, size: Size) -> Game | None:
    """The game of this seed; None where somebody began on a cell that is not plain."""
    dice = Rolled(seed)
    wanted = LabyrinthSettings(
        width=size.columns, height=size.rows, players=1 + size.others,
        most_pits=0, most_rivers=0, treasures=1,
    )  # fmt: skip
    plan: Plan = generate(settings_for(wanted, OPTIONS), dice)
    for _ in range(TRIES):
        starts = list(plan.cells)
        dice.shuffle(starts, "starts")
        game = walked(plan, size, [name_of_cell(plan.grid, cell) for cell in starts], dice)
        if game is not None:
            return game
    return None


def walked(plan: Plan, size: Size, starts: list[str], dice: Dice) -> Game | None:
    table = begun(plan, size, starts)
    if table is None:
        return None
    tried: set[tuple[Seat, int, int]] = set()
    while len(table.entries) < MOST_ANSWERS and is_plain(table.entries[-1]) and table.awaited:
        seat = table.awaited[0]
        way = _next_way(table.state, seat, tried, dice)
        if way is None:
            break
        try:
            table.submit(seat, f"go {WAYS[way]}")
        except Refused:  # L32: they know already that this changes nothing
            continue
    return Game(table, size, starts[0])


def is_plain(entry: Entry) -> bool:
    """Only who starts on what, and steps onto a cell or into something."""
    told = [event for event in entry.events if isinstance(event, Answered | Placed)]
    return all(
        type(telling).__name__ in HARMLESS
        and not (isinstance(telling, Went) and telling.entered not in ("", *"LHW"))
        for event in told
        for telling in event.told
    )


def begun(plan: Plan, size: Size, starts: list[str]) -> Table | None:
    names = NAMES[: 1 + size.others]
    table = Table(BOOK, plan, names, OPTIONS, Rolled(0), salt="daily")
    for seat, _name in enumerate(names):
        table.submit(seat, f"start {starts[seat]}")
    if any(isinstance(event, Placed) for event in table.entries[-1].events):
        return table
    return None


def _next_way(
    state: State, seat: Seat, tried: set[tuple[Seat, int, int]], dice: Dice
) -> int | None:
    """Where they have not been, as far as there is such a way; never out, nor onto a treasure.

    That they are led is not told, and nothing is concluded from it.
    """
    cell = state.at[seat]
    ways = [way for way in range(4) if not _ends_the_walk(state, cell, way)]
    open_ways = [way for way in ways if state.edges[cell * 4 + way] == OPEN]
    fresh = [
        way
        for way in ways
        if (seat, cell, way) not in tried
        and (state.edges[cell * 4 + way] in (OPEN, WALL) or not dice.below(BUMPS, "bump"))
    ]
    choice = fresh or open_ways
    if not choice:
        return None
    way = dice.pick(choice, "way")
    tried.add((seat, cell, way))
    if state.edges[cell * 4 + way] == OPEN:
        tried.add((seat, cell + state.plan.grid.steps[way], way ^ 2))
    return way


def _ends_the_walk(state: State, cell: int, way: int) -> bool:
    edge, beyond = state.edges[cell * 4 + way], cell + state.plan.grid.steps[way]
    if edge == OPEN_EXIT:
        return True
    if edge != OPEN:
        return False
    pile = state.piles.get(beyond)
    return chr(state.plan.kinds[beyond]) in ABSENT or (pile is not None and bool(pile.treasures))
