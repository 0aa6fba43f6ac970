"""Games from which puzzles are made: two players on a small plan with at most one sort of trap."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.event.told import AnyTelling, Found, Shot
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, Plan, name_of_cell
from asterion.books.labyrinth.state import INSIDE, State
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.entry import Entry
from asterion.core.dice import Dice, Rolled
from asterion.core.referee.table import Table
from asterion.knowledge.labyrinth.puzzles.puzzle import OTHER
from asterion.knowledge.labyrinth.terms import WAYS, Answered, Placed, Went, opposite

NAMES = ("Theseus", "Ariadne")
ABSENT = "PRDE"
"""Agreed before the game: no pits, no rivers, no mites."""
PRESENT: Final[dict[str, str]] = {"pit": "P", "river": "RD"}
"""But the traps that a puzzle is about."""
SHOTS = 4
"""Where shots are what it is about: after how many steps somebody may shoot, and how often."""
SIZES = ((4, 4), (4, 4), (5, 4), (5, 5))
MOST_ANSWERS = 44
PITS = 2
STARTS = 3
"""The opening and the two choices come before the first step."""


class Walk(NamedTuple):
    """A game as far as it was plain: nobody found anything, and nobody left the labyrinth."""

    table: Table
    columns: int
    rows: int
    about: str = ""  # one of the eventful kinds

    @property
    def absent(self) -> str:
        """The kinds of cells of which there are none, as was agreed."""
        return absent(self.about)

    @property
    def rules(self) -> Sequence[str]:
        """What a proof may rest on besides the answers: the rules that were said.

        What can be reached is easy to see only where nobody is carried away.
        """
        return ("L90",) if self.about in PRESENT else ("L90", "L93")


def absent(about: str) -> str:
    return "".join(kind for kind in ABSENT if kind not in PRESENT.get(about, ""))


def walk(seed: int, about: str = "") -> Walk | None:
    """A game of two walkers; None where the start cells were not valid.

    Where it is `about` something, the other one walks into that; you never do, and know your way.
    """
    dice = Rolled(seed)
    columns, rows = dice.pick(SIZES[:1] if about in PRESENT else SIZES, "size")
    options = LabyrinthOptions(mites=False, mines=False)
    wanted = LabyrinthSettings(
        width=columns,
        height=rows,
        players=2,
        most_pits=PITS if about == "pit" else 0,
        most_rivers=1 if about == "river" else 0,
        treasures=2,
    )
    plan: Plan = generate(settings_for(wanted, options), dice)
    table = Table(BOOK, plan, NAMES, options, Rolled(seed), salt=f"puzzle {seed}")
    for seat in (0, 1):
        table.submit(seat, f"start {name_of_cell(plan.grid, dice.pick(plan.cells, 'start'))}")
    if any(isinstance(event, Placed) for event in table.entries[-1].events):
        tried: set[tuple[int, int, int]] = set()
        while is_plain(table.entries[-1], about) and len(table.entries) < MOST_ANSWERS:
            if table.result is not None or _has_screamed(table.entries[-1]):
                break
            seat = table.awaited[0]
            way = _next_way(table, seat, tried, dice, about)
            if way is None:
                break
            before = ""
            if about == "shot" and len(table.entries) > STARTS + SHOTS:
                before = _shot(table.state, seat, dice)
            try:
                table.submit(seat, f"{before}go {WAYS[way]}")
            except Refused:  # L32: they know already that this changes nothing
                continue
        return Walk(table, columns, rows, about)
    return None


def _shot(state: State, seat: Seat, dice: Dice) -> str:
    """Mostly where the other is, if they stand in a line; nothing where bullets are spared."""
    width = state.plan.grid.width + 2
    here, there = state.at[seat], state.at[1 - seat]
    lines = [
        way
        for way, step in enumerate(state.plan.grid.steps)
        if (there - here) * step > 0
        and (abs(step) == 1) == (here // width == there // width)
        and (there - here) % step == 0
    ]
    if not state.bullets[seat] or not dice.below(SHOTS, "spare"):
        return ""
    if lines:
        return f"shoot {WAYS[dice.pick(lines, 'aim')]}; "
    return "" if dice.below(SHOTS, "shot") else f"shoot {WAYS[dice.below(4, 'aim')]}; "


def _has_screamed(entry: Entry) -> bool:
    return any(
        isinstance(telling, Shot) and telling.scream
        for event in entry.events
        if isinstance(event, Answered)
        for telling in event.told
    )


def _next_way(
    table: Table, seat: int, tried: set[tuple[int, int, int]], dice: Dice, about: str
) -> int | None:
    """Mostly where they have not been, and never out, nor onto a treasure; None where all is tried.

    That they are led is not told, and nothing is concluded from it.
    """
    state = table.state
    cell = state.at[seat]
    if state.outside[seat] != INSIDE:
        return opposite(state.outside[seat] % 4)
    met = about if seat == OTHER else ""
    if state.load[seat]:
        met = ""  # a second treasure would have to be chosen or left
    ways = [way for way in range(4) if not _ends_the_walk(state, cell, way, met)]
    open_ways = [way for way in ways if state.edges[cell * 4 + way] == OPEN]
    fresh = [way for way in ways if (seat, cell, way) not in tried]
    choice = fresh or open_ways
    if not choice:
        return None
    way = dice.pick(choice, "way")
    tried.add((seat, cell, way))
    return way


def _ends_the_walk(state: State, cell: int, way: int, met: str) -> bool:
    edge, beyond = state.edges[cell * 4 + way], cell + state.plan.grid.steps[way]
    if edge == OPEN_EXIT:
        return met != "exit"
    if edge != OPEN:
        return False
    pile = state.piles.get(beyond)
    trap = chr(state.plan.kinds[beyond]) in ABSENT and met not in PRESENT
    return trap or (met != "treasure" and pile is not None and bool(pile.treasures))


def is_plain(entry: Entry, about: str = "") -> bool:
    """Only who starts on what, and steps onto a cell or into a wall; and what it is about."""
    told = [event for event in entry.events if isinstance(event, Answered | Placed)]
    return all(_is_plain_event(event, about) for event in told)


def _is_plain_event(event: Answered | Placed, about: str) -> bool:
    if isinstance(event, Placed):
        return not event.told and event.kind in "LHW"
    steps = [telling for telling in event.told if isinstance(telling, Went)]
    others = [telling for telling in event.told if type(telling).__name__ not in HARMLESS]
    known = ("", *"LHW", *PRESENT.get(about, ""), *("O" if about == "exit" else ""))
    return (
        len(steps) == 1
        and steps[0].entered in known
        and all(_is_about(telling, about) for telling in others)
    )


def _is_about(telling: AnyTelling, about: str) -> bool:
    if isinstance(telling, Found):
        only = not (telling.bullets or telling.grenades or telling.landmines or telling.corpses)
        return about == "treasure" and only
    return about == "shot" and isinstance(telling, Shot) and telling.fell is None


HARMLESS = ("Went", "Stocked", "Healed")


def plain_entries(game: Walk) -> Iterator[Entry]:
    """The entries from the start to the last plain one."""
    for entry in game.table.entries:
        if not is_plain(entry, game.about):
            return
        yield entry
