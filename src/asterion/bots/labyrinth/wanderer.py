"""A player of Labyrinth who keeps one hand on the wall."""

from typing import ClassVar

from asterion.books.labyrinth.event import Answered
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.state import MOST_GRENADES
from asterion.books.labyrinth.view.asking import LASTING, known_to_fail
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.manners import CHOICE, START, any_start, any_treasure
from asterion.bots.words import plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

HAND = 1
"""Right of where it goes: the hand that is on the wall."""
WEAPONRY = "W"
STRAYS_ONCE_IN = 3
"""Its hand leaves the wall now and then, or it would circle the same room forever."""
BLOWS_ONCE_IN = 6
"""How readily it blows up the wall that it has just hit."""


class Wanderer:
    """It remembers which way it went last and what came of it, and nothing else.

    It turns towards its hand after every step, and away from it at every wall. What it finds it
    carries (L61), so sooner or later it walks out of an exit with it.
    """

    summary: ClassVar[Phrase] = plays("wanderer")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.way = dice.below(4, "which way first")
        self.grenades = MOST_GRENADES

    def answer(self, view: View, prompt: Prompt) -> str:
        if prompt.asks == START:
            return any_start(view, self.dice)
        if prompt.asks == CHOICE:
            return any_treasure(view)
        if view.may_order:
            self.way = self._next_way(view)
            return f"order {self.dice.pick(view.cells, 'order')}; go {WAYS[self.way]}"
        wall = self._wall_to_blow(view)
        if wall is not None:
            self.grenades -= 1
            return f"blow the {WAYS[wall]} wall; go {WAYS[wall]}"
        self.way = self._next_way(view)
        return f"go {WAYS[self.way]}"

    def _wall_to_blow(self, view: View) -> int | None:
        """The one that it has hit, while it has a grenade of its own or from a weaponry (L46)."""
        if view.cell_kind == WEAPONRY:
            self.grenades = MOST_GRENADES
        went = last_movement(view)
        if went is None or went.blocked != "wall" or not self.grenades:
            return None
        in_vain = known_to_fail(view) >> LASTING >> went.way & 1
        wishes = self.dice.below(BLOWS_ONCE_IN, "does it blow up the wall") == 0
        return went.way if wishes and not in_vain else None

    def _next_way(self, view: View) -> int:
        went = last_movement(view)
        if went is not None and went.entered == OUTSIDE:
            return opposite(went.way)
        is_stopped = went is not None and bool(went.blocked)
        turned = self.way - HAND if is_stopped else self.way + HAND
        if view.round == 1:
            turned = self.way
        known = known_to_fail(view)
        if self.dice.below(STRAYS_ONCE_IN, "does it stray") == 0:
            return self.dice.pick([way for way in range(4) if not known >> way & 1] or [0], "where")
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
