"""Any move that the grammar has: actions in a row, conditions, orders, facets; far from wise."""

from collections.abc import Callable

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    ALL_OF_THEM,
    DARK,
    EVERYTHING,
    FACT_FACETS,
    HERE,
    OLD,
    Blow,
    Go,
    If,
    Leave,
    Move,
    NoRestock,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.referee.table import Table

THINGS = ("bullet", "treasure", "corpse", "landmine")
FACTS = tuple(FACT_FACETS)


class AnyMove:
    """Makes moves for a table; whether the table takes them is its own matter."""

    def __init__(self, table: Table, dice: Dice) -> None:
        assert isinstance(table.options, LabyrinthOptions)
        self.table = table
        self.options = table.options
        self.dice = dice

    def text(self, seat: Seat) -> str:
        view = self.table.view(seat)
        order = ""
        if (view.may_order or view.extra_orders[seat]) and self.dice.chance(60, "order"):
            order = self.dice.pick(view.cells, "ordered cell")
        told = ALL_FACETS
        if self.options.dark_moves and self.dice.chance(20, "dark"):
            told = DARK
        elif self.options.semi_dark_moves and self.dice.chance(40, "semi-dark"):
            told = self.dice.below(ALL_FACETS, "facets") or 1
        return BOOK.speech.write(Move(self._parts(seat), told, order))

    def _parts(self, seat: Seat) -> tuple[Part, ...]:
        before, after = self._actions(seat), self._actions(seat)
        going: tuple[Part, ...] = (self._go(),)
        if self.options.conditional_moves and self.dice.chance(10, "which way"):
            going = (If(self._fact(), True, (self._go(),), (self._go(),)),)
        return (*before, *going, *after)

    def _actions(self, seat: Seat) -> tuple[Part, ...]:
        actions = tuple(self._action(seat) for _ in range(self.dice.below(3, "how many")))
        if actions and self.options.conditional_moves and self.dice.chance(25, "on condition"):
            return (If(self._fact(), self.dice.chance(50, "holds"), actions),)
        return actions

    def _fact(self) -> str:
        return self.dice.pick(FACTS, "fact")

    def _go(self) -> Go:
        return Go(self.dice.pick((0, 0, 1, 1, 2, 2, 3, 3, 4, 5), "way"))

    def _action(self, seat: Seat) -> Part:
        dice = self.dice
        way, thing = dice.below(4, "way"), dice.pick(THINGS, "thing")
        rank = dice.pick((OLD, 0, 1, 2), "rank")
        makers: tuple[Callable[[], Part], ...] = (
            lambda: Blow(way),
            lambda: self._shot(seat, way),
            lambda: self._shot(seat, way),
            lambda: SetMine(dice.pick((HERE, way), "where")),
            lambda: Leave(thing),
            lambda: Leave("grenade", ALL_OF_THEM),
            lambda: Throw(thing, way),
            lambda: Take(EVERYTHING),
            lambda: Take(thing),
            TakeNothing,
            NoRestock,
            lambda: Prefer(rank),
        )
        return dice.pick(makers, "action")()

    def _shot(self, seat: Seat, way: int) -> Shoot:
        if not self.options.named_targets:
            return Shoot(way)
        others = [name for other, name in enumerate(self.table.names) if other != seat]
        cell = self.dice.pick(self.table.view(seat).cells, "cell")
        return Shoot(way, self.dice.pick(others, "target"), cell)
