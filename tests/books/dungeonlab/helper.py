"""A game of DungeonLab from drawings of its levels; where no walls are drawn, there are none."""

import re
import textwrap
from collections.abc import Iterable

from asterion.books import book
from asterion.books.dungeonlab.event import Looked, TurnBegan
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.problem import Problem
from asterion.core.dice import Scripted
from asterion.core.event import Event
from asterion.core.records.record import encode
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Table
from tests.books.talking import Talk

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
BOOK = book("dungeonlab")


class Game(Talk):
    """What is heard but whose turn it is, and looks around that show nothing."""

    def counts(self, event: Event) -> bool:
        return not isinstance(event, TurnBegan) and not (
            isinstance(event, Looked) and not any(event.seen)
        )

    def carries(self, name: str = "Ann") -> str:
        return self.status(name)["Carrying"]

    def damage(self, name: str = "Ann") -> str:
        return self.status(name)["Damage"]

    def place(self, name: str = "Ann") -> str:
        """Where the player really is: column, row and level, as the master sees it."""
        seat = find_seat(name, self.table.names)
        place = self.table.view(MASTER).at.get(seat)
        if place is None:
            return ""
        return " ".join(str(number + 1) for number in self.table.plan.coordinates(place))

    def map(self, name: str = "Ann") -> list[str]:
        seat = find_seat(name, self.table.names)
        return [line.rstrip() for line in BOOK.view.screen(self.table.view(seat)).board]

    def truth(self) -> str:
        return "\n".join(BOOK.view.screen(self.table.view(MASTER)).board)

    def turn(self) -> str:
        name: str = self.table.names[self.table.view(MASTER).turn]
        return name

    def round(self) -> int:
        number: int = self.table.view(MASTER).round
        return number


def drawing(lower: str, *upper: str, walls: str = "", base: str = "") -> str:
    """A whole plan from the contents of its levels.

    Without walls the cells are open, and the exit is north of the first one. A treasure that is
    not drawn lies out of the way, in a branch behind a monolith, or in the last cell of what
    has walls.
    """
    levels = [textwrap.dedent(level).strip("\n").split("\n") for level in (lower, *upper)]
    rows = [line for line in levels[0] if ":" not in line]
    width, height = len(rows[0].split()), len(rows)
    hidden = not re.search(r"\bTr\b|treasure", f"{lower} {upper}")
    if walls:
        levels[0] += [f"{width} {height}: treasure"] * hidden
    else:
        walls = _open_walls(width, height, hidden)
        if hidden:
            base = base or f"{width} {height}"
            levels = [_with_branch(level, height, n == 0) for n, level in enumerate(levels)]
    text = f"base {base}\n" if base else ""
    text += f"walls\n{textwrap.dedent(walls).strip()}\n"
    return text + "".join(
        f"level {n}\n" + "\n".join(level) + "\n" for n, level in enumerate(levels, 1)
    )


def _open_walls(width: int, height: int, branch: bool) -> str:
    solid, inside, between = "+##" * (width - 1) + "+", "#" + "   " * width, "+  " * width + "+"
    lines = [f"+EE{solid}"]
    for row in range(height):
        last = row == height - 1
        if last and branch:
            lines[-1] += "##+"
        lines.append(inside[:-1] + ("#  #" if last and branch else "#"))
        lines.append(between if not last else f"+##{solid}" + "##+" * branch)
    return "\n".join(lines)


def _with_branch(level: list[str], height: int, treasure: bool) -> list[str]:
    rows = [line for line in level if ":" not in line]
    legend = [line for line in level if ":" in line]
    for row in range(height):
        last = row == height - 1
        rows[row] += " Tr" if last and treasure else " .." if last else " --"
    return rows + legend


def game(
    lower: str,
    *upper: str,
    walls: str = "",
    land: Iterable[str] = ("1 1 1",),
    dice: Iterable[int] = (),
    base: str = "",
    **options: object,
) -> Game:
    """As many players as landings, in the order of their names, already landed."""
    landings = list(land)
    order = range(len(landings) - 1, 0, -1)
    table = Table(
        BOOK,
        BOOK.plan.read(drawing(lower, *upper, walls=walls, base=base)),
        NAMES[: len(landings)],
        DungeonLabOptions(**options),  # type: ignore[arg-type]
        Scripted([*order, *dice]),
        salt="",
    )
    talk = Game(table)
    for name, place in zip(NAMES, landings, strict=False):
        if place:
            talk(f"{name}: land {place}")
    return talk


def faults(text: str, advice: bool = False, players: int = 1, **options: object) -> list[Problem]:
    """Problems of a drawing."""
    plan = BOOK.plan.read(text)
    found = BOOK.plan.problems(plan, DungeonLabOptions(**options), players)  # type: ignore[arg-type]
    return [problem for problem in found if problem.advice == advice]


def told(table: Game, seat: Seat) -> str:
    """All data of the last answer that reach this seat, sentences and events alike."""
    entry = table.table.entries[-1]
    return encode(entry.told(seat)).decode() + "".join(table.table.sentences([entry], seat))
