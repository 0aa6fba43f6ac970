"""Inner walls, which never cut a cell off; and the safe chains, which no wall crosses."""

from collections.abc import Iterable, Mapping

from asterion.books.labyrinth.make.draft import Draft, NoRoom
from asterion.books.labyrinth.plan.model import PIT, RIVER
from asterion.books.labyrinth.solve import NO_SIDE, Arc
from asterion.core.dice import Dice
from asterion.core.phrase import phrase

CORRIDOR = 70
"""In this many of a hundred cases a way goes on where it ended, which makes long corridors."""


def place_walls(
    draft: Draft, count: int | None, percent: int, round_treasure: bool, dice: Dice
) -> list[tuple[int, int]]:
    """L6, L93  This many walls, or this many in a hundred of those that may be, as (cell, way).

    First the sides that must stay open are found: along rivers and chains, two out of each delta,
    and those of the ways from one cell to all others and from all others back to it. Whatever the
    rest becomes, all stays in reach. L99: walls round the true treasure, if wanted, come first.
    """
    ways = _Ways(draft, dice)
    ways.keep_open_between(draft.flow.items())
    ways.keep_open_between(zip(draft.chain, draft.chain[1:], strict=False))
    for delta in draft.deltas:
        ways.keep_two_ways_out(delta)
    reach = draft.reach()
    hub = dice.pick(reach.cells, "where the ways begin")
    ways.spread(hub, reach.ahead)
    ways.spread(hub, reach.behind)
    possible = [side for side in draft.inner_sides() if side not in ways.kept]
    wanted = len(possible) * percent // 100 if count is None else count
    if wanted > len(possible):
        found = phrase("labyrinth-make-no-room-walls", possible=len(possible), wanted=wanted)
        raise NoRoom(found, wanted - len(possible))
    dice.shuffle(possible, "inner walls")
    if round_treasure:
        near = draft.sides_of(draft.true_treasure)
        possible.sort(key=lambda side: side not in near)
    return [divmod(side, 4) for side in possible[:wanted]]


class _Ways:
    """The sides that must stay open, found one after the other."""

    def __init__(self, draft: Draft, dice: Dice) -> None:
        self.draft = draft
        self.dice = dice
        self.kept: set[int] = {NO_SIDE}

    def keep_open_between(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Pairs that are no neighbours, as the end of one chain and the start of the next, pass."""
        steps = self.draft.grid.steps
        for cell, beside in pairs:
            if beside - cell in steps and self.draft.kinds[beside]:
                self.kept.add(self.draft.side(cell * 4 + steps.index(beside - cell)))

    def keep_two_ways_out(self, delta: int) -> None:
        """L98  Rather onto calm cells than into the next river or pit."""
        draft = self.draft
        ways_out = [near for near in draft.neighbours[delta] if draft.flow.get(near) != delta]
        self.dice.shuffle(ways_out, "ways out of a delta")
        ways_out.sort(key=lambda near: draft.kinds[near] in (RIVER, PIT))
        self.keep_open_between((delta, near) for near in ways_out[:2])

    def spread(self, start: int, arcs_of: Mapping[int, list[Arc]]) -> None:
        """L93  From one cell to all others, along sides that are open anyway if possible."""
        seen = {start}
        waiting: list[Arc] = []
        fresh = [start]
        while True:
            while fresh:
                self.follow_open_ways(fresh.pop(), arcs_of, seen, fresh, waiting)
            while waiting and not fresh:
                end, side = self.next_of(waiting)
                if end not in seen:
                    self.kept.add(side)
                    seen.add(end)
                    fresh.append(end)
            if not fresh:
                return

    def follow_open_ways(
        self,
        cell: int,
        arcs_of: Mapping[int, list[Arc]],
        seen: set[int],
        fresh: list[int],
        waiting: list[Arc],
    ) -> None:
        arcs = [(end, self.side(side)) for end, side in arcs_of[cell] if end not in seen]
        if len(arcs) > 1:
            self.dice.shuffle(arcs, "ways")
        for end, side in arcs:
            if side not in self.kept:
                waiting.append((end, side))
            elif end not in seen:
                seen.add(end)
                fresh.append(end)

    def next_of(self, waiting: list[Arc]) -> Arc:
        if not self.dice.chance(CORRIDOR, "corridor"):
            index = self.dice.below(len(waiting), "side way")
            waiting[index], waiting[-1] = waiting[-1], waiting[index]
        return waiting.pop()

    def side(self, side: int) -> int:
        return side if side == NO_SIDE else self.draft.side(side)
