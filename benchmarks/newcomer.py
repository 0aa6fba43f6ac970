"""A beginner of Labyrinth, as a script: a pencil, a sheet of paper, and nothing worked out."""

from collections import deque
from typing import ClassVar, Final

from asterion.books.labyrinth.event.told import OUTSIDE, Found, Went
from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.manners import CHOICE, START, any_start, any_treasure
from asterion.bots.labyrinth.wanderer import last_movement
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice

Place = tuple[int, int]
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
CARRIED: Final = frozenset("RP")
"""Kinds of cell after which one does not know where one is: the paper starts over."""
OUT: Final = (999, 999)


class Newcomer:
    """Goes to the nearest side that it has not tried, and with a treasure to an exit it has seen.

    It notes open sides, walls and exits since a river or a pit last carried it; it never shoots,
    never asks anything, and uses no grenade.
    """

    summary: ClassVar[str] = "tries every side, and notes what it saw"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.at: Place = (0, 0)
        self.sides: dict[tuple[Place, int], Place | None] = {}
        self.has_treasure = False
        self.is_outside = False

    def answer(self, view: View, prompt: Prompt) -> str:
        if prompt.asks == START:
            return any_start(view, self.dice)
        if prompt.asks == CHOICE:
            return any_treasure(view)
        went = last_movement(view)
        if went is not None:
            self._note(view, went)
            if went.entered == OUTSIDE:
                self.has_treasure = False  # ashes, or the game would be over
                return f"go {WAYS[opposite(went.way)]}"
        if view.may_order:
            self._begin_anew()
            return f"order {self.dice.pick(view.cells, 'order')}; go {self._any_way()}"
        return f"go {WAYS[self._way()]}"

    def _note(self, view: View, went: Went) -> None:
        told = getattr(view.last.get(view.seat), "told", ())
        if any(isinstance(telling, Found) and telling.treasures for telling in told):
            self.has_treasure = True
        step = STEPS[went.way]
        beside = (self.at[0] + step[0], self.at[1] + step[1])
        if self.is_outside:
            self.is_outside = False  # one stands where one stood
        elif went.blocked:
            self.sides[self.at, went.way] = None
        elif went.entered == OUTSIDE:
            self.sides[self.at, went.way], self.is_outside = OUT, True
        elif went.entered in CARRIED or went.reached:
            self._begin_anew()
        else:
            self.sides[self.at, went.way] = beside
            self.sides[beside, opposite(went.way)] = self.at
            self.at = beside

    def _begin_anew(self) -> None:
        self.at, self.sides = (0, 0), {}

    def _any_way(self) -> str:
        return WAYS[self.dice.below(4, "which way")]

    def _way(self) -> int:
        """The first step to what is wanted, by the paper; anywhere, if the paper has nothing."""
        first = self._nearest(OUT) if self.has_treasure else None
        if first is None:
            first = self._nearest(None)
        return self.dice.below(4, "which way") if first is None else first

    def _nearest(self, wanted: Place | None) -> int | None:
        """Of the ways to an exit that it has seen, or to a side that it has not tried."""
        seen, queue = {self.at}, deque([(self.at, -1)])
        ways = [0, 1, 2, 3]
        self.dice.shuffle(ways, "which way first")
        while queue:
            place, first = queue.popleft()
            for way in ways:
                start = way if first < 0 else first
                if wanted is None and (place, way) not in self.sides:
                    return start
                beside = self.sides.get((place, way))
                if beside is not None and beside == wanted:
                    return start
                if beside is not None and beside != OUT and beside not in seen:
                    seen.add(beside)
                    queue.append((beside, start))
        return None
