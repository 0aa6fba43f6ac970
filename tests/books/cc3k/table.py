"""A game on a drawn floor: commands as they are typed, and the action row that comes back."""

import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import Plan, read_plan
from asterion.books.cc3k.state import State
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.view.screen import frame
from asterion.books.cc3k.words.action import action, refusal
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice, Scripted, branching
from asterion.core.referee.table import Table
from asterion.words import speak

HIT, MISS = 0, 1
"""What the dice say of a blow."""


def rows_of(drawing: str) -> list[str]:
    return textwrap.dedent(drawing).strip("\n").split("\n")


def floor(drawing: str, stairs: bool = True) -> str:
    """A small drawing in the upper left corner of a floor.

    Where it has no stairs they stand far away in the lower right corner, so that no dice are
    needed for them.
    """
    rows = rows_of(drawing)
    rows += [""] * (25 - len(rows))
    if stairs and "\\" not in drawing:
        rows[24] = rows[24].ljust(78) + "\\"
    return "".join(row + "\n" for row in rows)


class Game:
    """One game, its race chosen; `say` gives the action row."""

    def __init__(
        self,
        plan: str | Plan,
        race: str = "s",
        dice: Dice | Iterable[int] = (),
        options: Cc3kOptions | None = None,
    ) -> None:
        if isinstance(plan, str):
            plan = read_plan(plan if plan.count("\n") >= 25 else floor(plan))
        self.dice = dice if isinstance(dice, Dice) else Scripted(dice)
        self.table = Table(BOOK, plan, ["Ann"], options, self.dice, salt="salt")
        if race:
            self.say(race)

    def say(self, text: str) -> str:
        """What stands in the action row after this command."""
        try:
            self.table.submit(0, text)
        except Refused as refused:
            return speak(refusal(refused.why))
        return action(self.view.last)

    def says(self, *texts: str) -> list[str]:
        return [self.say(text) for text in texts]

    @property
    def view(self) -> View:
        view: View = self.table.view(0)
        return view

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def frame(self) -> list[str]:
        return frame(self.view).split("\n")[:-1]

    @property
    def over(self) -> str:
        """How it ended; empty while it goes on."""
        return self.table.result.reason if self.table.result is not None else ""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.result.winners if self.table.result is not None else ()

    @property
    def stats(self) -> tuple[int, int, int]:
        """HP, Atk and Def as the frame shows them."""
        hit_points, attack, defence = (int(row.split(": ")[1]) for row in self.frame[26:29])
        return hit_points, attack, defence

    @property
    def gold(self) -> int:
        return int(self.frame[25].split("Gold: ")[1].split()[0])

    def looks_like(self, drawing: str) -> bool:
        """Whether the upper left corner of the map is drawn like this."""
        return self.map(len(rows_of(drawing))) == rows_of(drawing)

    def map(self, rows: int) -> list[str]:
        return [row.rstrip() for row in self.frame[:rows]]


def hears(drawing: str, *commands: str, race: str = "s", dice: Sequence[int] = ()) -> list[str]:
    """The action rows of these commands."""
    return Game(drawing, race, dice).says(*commands)


def outcomes(play: Callable[[Dice], str]) -> dict[str, Fraction]:
    """What may come of a piece of play, with the exact odds."""
    odds: defaultdict[str, Fraction] = defaultdict(Fraction)
    for share, told in branching(play):
        odds[told] += share
    return dict(odds)
