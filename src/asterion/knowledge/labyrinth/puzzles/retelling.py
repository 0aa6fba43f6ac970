"""Games that were really played, retold as far as they are good for a puzzle.

Two of the players are followed for as long as everybody only walks, on a plan without traps. They
go the same ways as they went, on the same plan, under the names that all puzzles have.
"""

from collections.abc import Iterator

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.entry import Entry
from asterion.core.dice import Highest
from asterion.core.referee.table import Table
from asterion.knowledge.labyrinth.puzzles.walking import ABSENT, NAMES, Walk, is_plain
from asterion.knowledge.labyrinth.terms import WAYS, Answered, ChoseStart, Placed, Went

MOST_SIDE = 6
"""Larger plans do not fit the eye."""


def retold(game: Table) -> Iterator[Walk]:
    """Every pair of players, the one who moves first being you."""
    plan = game.plan
    if game.book.name != BOOK.name or not _has_no_traps(plan):
        return
    for you in range(len(game.first_names)):
        for other in range(you + 1, len(game.first_names)):
            table = _followed(game, (you, other))
            if table is not None:
                yield Walk(table, plan.grid.width, plan.grid.height)


def _has_no_traps(plan: Plan) -> bool:
    """Whether what all puzzles have agreed on is true of it; and a rectangle of a handy size."""
    kinds = {chr(plan.kinds[cell]) for cell in plan.cells}
    width, height = plan.grid.width, plan.grid.height
    whole = len(plan.cells) == width * height
    return whole and max(width, height) <= MOST_SIDE and kinds.isdisjoint(ABSENT)


def _followed(game: Table, seats: tuple[Seat, Seat]) -> Table | None:
    """Those two alone, from their start cells to the first answer that is not plain."""
    starts = _starts(game)
    if starts is None:
        return None
    options = LabyrinthOptions(mites=False, mines=False)
    table = Table(BOOK, game.plan, NAMES, options, Highest(), salt="retold")
    try:
        for seat, who in enumerate(seats):
            table.submit(seat, f"start {starts[who]}")
        if not any(isinstance(event, Placed) for event in table.entries[-1].events):
            return None
        for who, way in _steps(game):
            if who in seats:
                if table.awaited[0] != seats.index(who):
                    break  # somebody's move was void, or in the dark
                table.submit(seats.index(who), f"go {WAYS[way]}")
                if not is_plain(table.entries[-1]):
                    break
    except Refused:
        pass  # what was worth a try then, when more was in the game; the rest is good
    return table


def _starts(game: Table) -> dict[Seat, str] | None:
    """L10  The cells on which they began, chosen again where a choice was void."""
    chosen: dict[Seat, str] = {}
    for entry in game.entries:
        for event in entry.events:
            if isinstance(event, ChoseStart):
                chosen[event.seat] = event.cell
    return chosen if len(chosen) == len(game.first_names) else None


def _steps(game: Table) -> Iterator[tuple[Seat, int]]:
    """Everybody's, until one of them is answered anything else."""
    for entry in game.entries:
        if not is_plain(entry) or _is_no_step(entry):
            return
        for event in entry.events:
            if isinstance(event, Answered):
                went = next(telling for telling in event.told if isinstance(telling, Went))
                yield event.seat, went.way


def _is_no_step(entry: Entry) -> bool:
    """Something was said that is no plain step: a shot, a grenade, a move in the dark."""
    answered = any(isinstance(event, Answered) for event in entry.events)
    begins = entry.n == 0 or entry.do.startswith("start ")
    return not begins and not (answered and entry.do.startswith("go "))
