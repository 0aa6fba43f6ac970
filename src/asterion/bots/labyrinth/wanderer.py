"""A player of Labyrinth who keeps one hand on the wall."""

from typing import ClassVar

from asterion.books.labyrinth.event import Answered
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.view.asking import known_to_fail
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.manners import CHOICE, START, any_start, any_treasure
from asterion.bots.words import plays
from asterion.core.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

HAND = 1
"""Right of where it goes: the hand that is on the wall."""


class Wanderer:
    """It remembers which way it went last and what came of it, and nothing else.

    It turns towards its hand after every step, and away from it at every wall. What it finds it
    carries (L61), so sooner or later it walks out of an exit with it.
    """

    summary: ClassVar[Phrase] = plays("wanderer")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.way = dice.below(4, "which way first")

    def answer(self, view: View, prompt: Prompt) -> str:
        if prompt.asks == START:
            return any_start(view, self.dice)
        if prompt.asks == CHOICE:
            return any_treasure(view)
        self.way = self._next_way(view)
        order = f"order {self.dice.pick(view.cells, 'order')}; " if view.may_order else ""
        return f"{order}go {WAYS[self.way]}"

    def _next_way(self, view: View) -> int:
        went = last_movement(view)
        if went is not None and went.entered == OUTSIDE:
            return opposite(went.way)
        is_stopped = went is not None and bool(went.blocked)
        turned = self.way - HAND if is_stopped else self.way + HAND
        if view.round == 1:
            turned = self.way
        known = known_to_fail(view)
        for turn in range(4):
            way = (turned - turn * HAND) % 4
            if not known >> way & 1:
                return way
        return turned % 4


def last_movement(view: View) -> Went | None:
    """What the master said of one's last movement."""
    move = view.last.get(view.seat)
    if not isinstance(move, Answered):
        return None
    return next((telling for telling in move.told if isinstance(telling, Went)), None)
