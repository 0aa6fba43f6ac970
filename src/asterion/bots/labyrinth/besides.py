"""What a reasoner does apart from walking and shooting: walls, orders, and its stated aim."""

from collections.abc import Sequence
from typing import Final

from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.outlook import Outlook
from asterion.bots.labyrinth.pack import Pack
from asterion.bots.labyrinth.search import Standing
from asterion.bots.labyrinth.world import INNER
from asterion.bots.words import aim
from asterion.core.phrase import Phrase

SURE: Final = 0.95
SOON: Final = 8
"""L40  With this many rounds left before the count is full a wall beside one is blown up."""


class Walls:
    """L40  Walls are blown up so that the game goes on."""

    def __init__(self) -> None:
        self.likely = 0.0  # that one was destroyed since the last change that is certain

    def blown(self, view: View, pack: Pack, group: Sequence[Standing]) -> list[str]:
        """One that is surely there, before the count is full; a likely one, if it is late.

        In a weaponry grenades cost nothing, so every side that may have a wall gets one.
        """
        size = len(group)
        shares = [
            sum(one.outlook.world.sides[one.cell][way] == INNER for one in group) / size
            for way in range(4)
        ]
        is_free = all(one.outlook.world.kind[one.cell] == "W" for one in group)
        late = view.nstop - SOON
        if not pack.quiet:
            self.likely = 0.0
        if is_free and pack.quiet >= view.nstop // 3:
            ways = [way for way in range(4) if shares[way] > 0.05]
        elif not pack.grenades or pack.quiet < (view.nstop // 2 if pack.grenades > 1 else late):
            return []
        else:
            wanted = SURE if pack.quiet < late else 0.4
            ways = [way for way in range(4) if shares[way] >= wanted]
            ways = sorted(ways, key=lambda way: -shares[way])[:1]
        for way in ways:
            self.likely = 1 - (1 - self.likely) * (1 - shares[way])
        if self.likely >= SURE:
            pack.has_changed, self.likely = True, 0.0
        return [f"blow the {WAYS[way]} wall" for way in ways]


def ordered(view: View, outlooks: Sequence[Outlook]) -> tuple[int, bool]:
    """L72  The cell from which the least is left on average; a hospital heals at once."""
    at_once = view.options.ordered_hospital == "at once"

    def left(cell: int) -> float:
        return sum(
            outlook.seeking[cell]
            if at_once and outlook.world.kind[cell] == "H"
            else outlook.hurt[cell]
            for outlook in outlooks
        )

    cells = range(len(outlooks[0].world.kind))
    best = min(cells, key=left)
    hospitals = sum(outlook.world.kind[best] == "H" for outlook in outlooks)
    return best, at_once and 2 * hospitals > len(outlooks)


def purpose(
    group: Sequence[Standing],
    is_healthy: bool,
    carries: bool,
    knows_exit: bool,
    parts: Sequence[str],
) -> Phrase:
    """What it is after with this move, to be told when the game is over."""
    if not is_healthy:
        return aim("hospital")
    if carries:
        return aim("carry" if knows_exit else "rim")
    if group[0].outlook.needs.wants_arms:
        return aim("arms")
    if any("shoot" in part for part in parts):
        return aim("fight")
    here = {tuple(one.outlook.world.treasure) for one in group}
    chases = group[0].outlook.needs.bearers and not any(group[0].outlook.world.treasure)
    return aim("chase" if chases else "treasure" if len(here) == 1 else "search")
