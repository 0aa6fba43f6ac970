"""How often can a walker of Dooom be beaten at all? Players who are told what nobody is told.

`python -m benchmarks.bounds PLANS`, each played from both seats; below a CPU second per game.
"""

import sys
from collections.abc import Callable, Collection
from itertools import pairwise, permutations

from asterion.arena.standing import interval
from asterion.books import book
from asterion.books.dooom.make.generate import DooomSettings
from asterion.books.dooom.plan.model import EXIT, TREASURE, WALL
from asterion.books.dooom.say.notation import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
)
from asterion.books.dooom.state import State
from asterion.books.dooom.view.model import View
from asterion.bots import Bot, make_bot
from asterion.bots.dooom.fighter import Fighter
from asterion.bots.dooom.imagined import Imagined
from asterion.bots.dooom.trail import Trail, Trails
from asterion.bots.seated import Seated
from asterion.core.audience import Seat
from asterion.core.contract.book import Prompt
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table

BOOK = book("dungeon-of-dooom")
FIRST_PLAN = 1_000_000
"""Not one of those on which bots are measured."""
Make = Callable[[Table, Seat], Bot]


class Racer:
    """It sees everything, and goes the shortest way to what it lacks and to an exit; or else after
    the other one, until that one is dead."""

    summary = "all-seeing"

    def __init__(self, table: Table, seat: Seat, hunts: bool) -> None:
        self.table, self.seat, self.hunts = table, seat, hunts
        self.planned: tuple[list[int], int] = ([], -1)  # for what lay there then, and where to

    def answer(self, view: View, prompt: Prompt) -> str:
        state: State = self.table.state
        here, steps = state.at[self.seat], state.plan.grid.steps
        has_enough = state.treasure[self.seat] >= state.plan.target
        others = [state.at[s] for s, alive in enumerate(state.alive) if alive and s != self.seat]
        if state.ground[here] == TREASURE and not has_enough:
            return PICK_UP
        goal = -1 if has_enough else self._treasure(state, here)
        if has_enough:
            goal = nearest(ways_from(state, here), cells(state, EXIT))
        elif others and (self.hunts or goal < 0):
            for way, step in enumerate(steps):
                if here + step in others:
                    return ATTACKS[way]
            goal = others[0]
        near = ways_from(state, goal, [cell for cell in others if cell != goal])
        free = [w for w, s in enumerate(steps) if here + s in near and here + s not in others]
        return MOVES[min(free, key=lambda way: near[here + steps[way]])] if free else END

    def _treasure(self, state: State, here: int) -> int:
        """The first of those that make the shortest way in all, thought about when one is gone."""
        lying = cells(state, TREASURE)
        if lying == self.planned[0]:
            return self.planned[1]
        near = ways_from(state, here)
        far = {cell: ways_from(state, cell) for cell in lying}
        wanted = min(len(lying), state.plan.target - state.treasure[self.seat])
        exits = cells(state, EXIT)

        def length(order: tuple[int, ...]) -> int:
            legs = pairwise(order)
            out = min(far[order[-1]][cell] for cell in exits)
            return near[order[0]] + sum(far[one][two] for one, two in legs) + out

        first = min(permutations(lying, wanted), key=length)[0] if lying else -1
        self.planned = lying, first
        return first


class TrueTrails(Trails):
    """Those of somebody who is told where the others are: all, or those that were seen once."""

    def __init__(self, table: Table, seat: Seat, unmet: bool) -> None:
        super().__init__(1)
        self.table, self.seat, self.unmet = table, seat, unmet
        self.began = table.state.plan.grid.place(table.state.at[seat])

    def look(self, view: View) -> None:
        super().look(view)
        state: State = self.table.state
        for seat, alive in enumerate(state.alive):
            if not alive or seat == self.seat or seat in view.players.values():
                continue
            if self.unmet and seat not in self.of:
                self.of[seat] = Trail(1)
                self.of[seat].follow_chart(view.chart)
            if seat in self.of:
                column, row = state.plan.grid.place(state.at[seat])
                cell = view.chart.cell(column - self.began[0], row - self.began[1])
                self.of[seat].ideas = [Imagined(cell, set(), 0)]
                self.of[seat].in_sight, self.of[seat].turns = False, 0


def told(table: Table, seat: Seat, unmet: bool) -> Bot:
    fighter = Fighter(Rolled(seat))
    fighter.trails = TrueTrails(table, seat, unmet)
    return fighter


KINDS: dict[str, Make] = {
    "sees all, and collects": lambda table, seat: Racer(table, seat, hunts=False),
    "sees all, and hunts": lambda table, seat: Racer(table, seat, hunts=True),
    "fighter, told where the other is": lambda table, seat: told(table, seat, unmet=True),
    "the same once they have met": lambda table, seat: told(table, seat, unmet=False),
    "fighter": lambda table, seat: make_bot(BOOK.name, "fighter", Rolled(seat)),
    "fighter:hard": lambda table, seat: make_bot(BOOK.name, "fighter:hard", Rolled(seat)),
}


def wins(make: Make, seed: int, seat: Seat) -> bool:
    """One game against a walker."""
    plan = BOOK.plan.generate(DooomSettings(players=2), Rolled(seed))
    table = Table(BOOK, plan, ("Ann", "Bob"), dice=Rolled(seed + 1), salt="")
    walker = make_bot(BOOK.name, "walker", Rolled(seed + 2))
    minds = [Seated(make(table, s) if s == seat else walker, s) for s in range(2)]
    while table.result is None:
        asked = table.awaited[0]
        table.submit(asked, minds[asked].answer(table))
    return seat in table.result.winners


def ways_from(state: State, start: int, barred: Collection[int] = ()) -> dict[int, int]:
    """The steps from here to everywhere, round those cells."""
    ways = {start: 0}
    for cell in (queue := [start]):
        for step in state.plan.grid.steps:
            beside = cell + step
            if beside not in ways and beside not in barred and state.ground[beside] != WALL:
                ways[beside] = ways[cell] + 1
                queue.append(beside)
    return ways


def cells(state: State, tile: int) -> list[int]:
    return [cell for cell, there in enumerate(state.ground) if there == tile]


def nearest(ways: dict[int, int], goals: list[int]) -> int:
    return min(goals, key=lambda cell: ways[cell] or 2)  # an exit is stepped onto


def main(plans: int = 50) -> None:
    for name, make in KINDS.items():
        games = [(seed, seat) for seed in range(FIRST_PLAN, FIRST_PLAN + plans) for seat in (0, 1)]
        won = sum(wins(make, seed, seat) for seed, seat in games)
        low, high = interval(won, len(games))
        print(f"{name:<34} {won} of {len(games)}, {100 * low:.0f}-{100 * high:.0f} %", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
