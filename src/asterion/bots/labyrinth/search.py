"""Which movement is best over many imagined labyrinths, looking ahead over what would be said."""

from collections.abc import Callable, Mapping, Sequence
from math import log2
from typing import Final, NamedTuple

from asterion.bots.labyrinth.outlook import Outlook
from asterion.bots.labyrinth.world import BLAST, NOWHERE, Action

COME_BACK: Final = 2.0
"""L37  Out without a treasure costs the way back."""
WON: Final = -4.0
"""A treasure carried out is worth so much more than being one move away from it."""
LIKELY: Final = 0.5
"""A grenade is considered where this share of the labyrinths has a wall."""
A_BIT: Final = 1.5
"""Moves that one bit of news is worth."""
AGAIN: Final = 0.6
"""Moves that it is worth not to come where one was lately, once for each time."""


class Standing(NamedTuple):
    """Oneself in one of the worlds."""

    outlook: Outlook
    cell: int
    carries: bool


Group = Sequence[Standing]


class Search:
    """Looks a few movements ahead; worlds in which the same would be said stay together."""

    def __init__(
        self,
        is_healthy: bool,
        a_bit: float = A_BIT,
        is_over: Callable[[], bool] = bool,
        lately: Mapping[int, int] | None = None,
    ) -> None:
        self.is_healthy = is_healthy
        self.a_bit = a_bit
        self.lately = lately or {}  # how often one was on a cell, where that is known
        self.is_over = is_over  # whether the time to think is over

    def ranked(
        self, group: Group, depth: int, actions: Sequence[Action]
    ) -> list[tuple[float, Action]]:
        """Every movement with the moves that are left after it on average, the best first."""
        return sorted(
            (self._worth(group, action, depth) + self._again(group, action), action)
            for action in actions
        )

    def _again(self, group: Group, action: Action) -> float:
        if not self.lately:
            return 0.0
        ends = (outlook.world.go(cell, action).cell for outlook, cell, _ in group)
        return AGAIN * sum(self.lately.get(end, 0) for end in ends) / len(group)

    def actions(self, group: Group) -> list[Action]:
        """Those that are worth thinking of in enough of the worlds."""
        counts: dict[Action, int] = {}
        for outlook, cell, _ in group:
            for action in outlook.actions(cell):
                counts[action] = counts.get(action, 0) + 1
        return [
            action
            for action, count in counts.items()
            if action < BLAST or count >= LIKELY * len(group)
        ]

    def _worth(self, group: Group, action: Action, depth: int) -> float:
        heard: dict[tuple[str, ...], list[Standing]] = {}
        total = 0.0
        for outlook, cell, carries in group:
            outcome = outlook.world.go(cell, action)
            total += outlook.cost(cell, action)
            if outcome.cell == NOWHERE:
                if carries and self.is_healthy:
                    total += WON
                    continue
                after = Standing(outlook, cell, carries)
                total += COME_BACK
            else:
                takes = outcome.found and self.is_healthy
                after = Standing(outlook, outcome.cell, carries or takes)
            heard.setdefault(outcome.heard, []).append(after)
        size = len(group)
        for same in heard.values():
            total += len(same) * self._left(same, depth - 1)
        if len(heard) > 1:
            bits = -sum(len(same) / size * log2(len(same) / size) for same in heard.values())
            return total / size - self.a_bit * bits
        return total / size

    def _left(self, group: Group, depth: int) -> float:
        """The moves that are left on average, with the best movement that suits all of them."""
        if depth <= 0 or self.is_over():
            left = sum(
                outlook.left(cell, carries, self.is_healthy) for outlook, cell, carries in group
            )
            return left / len(group)
        return min(self._worth(group, action, depth) for action in self.actions(group))
