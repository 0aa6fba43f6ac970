"""What all bots of Dooom share: wishes in order, and errands to the first that can be had."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from asterion.books.dooom.plan.model import EXIT
from asterion.books.dooom.say.notation import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
)
from asterion.books.dooom.view.model import THINGS, View
from asterion.bots.dooom.paths import (
    ANY_DISTANCE,
    cells_of,
    end_of,
    frontier,
    way_to,
    way_to_nearest,
)
from asterion.bots.dooom.sweep import Sweep
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.drawing.chart import Chart
from asterion.core.phrase import Phrase, phrase

PREY, EXPLORE, MEET = "P", "?", "M"
"""Wishes that are no symbol of the map: a player to fight, something unseen, the meeting place."""

PATIENCE = 4
"""One time in four, a bot whose way is barred does not look for another way."""


class Wish(NamedTuple):
    """What a bot would go to, and how far it would go for it."""

    symbol: str
    farthest: int = ANY_DISTANCE


class Errand(NamedTuple):
    """A wish on the way: its place (no cell, for charts grow), and the ways, last step first."""

    symbol: str
    place: tuple[int, int]
    ways: list[int]


class Traveller:
    """A bot of Dooom but for its character, which is in `wishes` and `prey`.

    An errand is kept until it is done, pointless or barred, or something as good comes in sight.
    So a step rarely needs a search, and no bot goes to and fro between two wishes.

    Nobody can lay treasure down again (O9), so players who share out too little between them
    cannot all live. A bot that has looked everywhere in vain is desperate. It waits for the others
    at the northernmost exit, which all who are desperate know, for about as long as they may
    need to come there; then it looks everywhere again.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.sweep = Sweep()
        self.errand: Errand | None = None
        self.meeting = (0, 0)
        self.meets_until = 0
        self.knew: Phrase | None = None  # since when it knew a way out, to be told afterwards

    def wishes(self, view: View) -> Iterable[Wish]:
        """What it would walk to, the most important first."""
        raise NotImplementedError

    def prey(self, view: View) -> Collection[int]:
        """The cells in sight with players whom it would fight."""
        raise NotImplementedError

    def answer(self, view: View, prompt: Prompt) -> str:
        self.note_exit(view)
        seen = self.sweep.notice(view)
        wishes = list(self.wishes(view))
        if self._picks_up(view, wishes):
            return PICK_UP
        prey = self.prey(view)
        beside = [way for way, step in enumerate(view.chart.steps) if view.here + step in prey]
        if beside:
            return self.strike(view, self.dice.pick(beside, "whom to strike"))
        return self._travel(view, seen, wishes)

    def note_exit(self, view: View) -> None:
        if self.knew is None and EXIT in view.chart.tiles:
            exits = cells_of(view.chart, EXIT)
            if way_to(view.chart, view.here, exits) is not None:
                self.knew = phrase("bots-knew-exit", round=view.round)

    def is_desperate(self, view: View) -> bool:
        """Whether what it lacks can only be carried by others."""
        return self.sweep.in_vain and view.treasure < view.target and others_alive(view) > 0

    def is_meeting(self, view: View) -> bool:
        """Whether it goes to meet the other desperate ones, or is there."""
        return view.round < self.meets_until and self.is_desperate(view)

    def is_hurrying(self, view: View) -> bool:
        """Whether it has enough and knows where to go with it."""
        return view.treasure >= view.target and EXIT in view.chart.tiles

    def needs_potion(self, view: View) -> bool:
        """O11  A potion costs the rest of a turn, so it is for the hurt."""
        return view.hit_points < view.options.hit_points and not self.is_hurrying(view)

    def strike(self, view: View, way: int) -> str:
        self.errand = None
        return ATTACKS[way]

    def _picks_up(self, view: View, wishes: list[Wish]) -> bool:
        """O9, O11  What it wishes for; a potion also with the last point, which is all it costs."""
        symbol = chr(view.chart.tiles[view.here])
        if symbol == "H" and view.ap == 1 and not self.is_hurrying(view):
            return True
        return symbol in THINGS and any(symbol == wish.symbol for wish in wishes)

    # ---- errands

    def _travel(self, view: View, seen: Chart, wishes: list[Wish]) -> str:
        """A step of the errand at hand or of a new one; without either, the end of the turn.

        Two who bar each other's way would make way for each other for ever, if not one of them
        stood still now and then; and if there is no other way, now and then one of them strikes.
        """
        if self._is_barred(view) and not self.dice.below(PATIENCE, "let the other go first"):
            return END
        if self.errand is not None and self._is_good(view, seen, wishes, self.errand):
            return MOVES[self.errand.ways.pop()]
        self.errand = None
        for wish in wishes:
            if wish.symbol == MEET and view.chart.place(view.here) == self.meeting:
                return END
            ways = self._way(view, seen, wish)
            if ways is None:
                continue
            if view.here + view.chart.steps[ways[-1]] not in view.players:
                goal = end_of(view.chart, view.here, ways)
                self.errand = Errand(wish.symbol, view.chart.place(goal), ways)
                return MOVES[ways.pop()]
            if not self.dice.below(PATIENCE, "strike the one who bars the only way"):
                return self.strike(view, ways[-1])
        return END

    def _way(self, view: View, seen: Chart, wish: Wish) -> list[int] | None:
        """To the nearest thing wished for: round the players if possible, else up to them."""
        chart, here = view.chart, view.here
        first = self.dice.below(4, "which way first")
        if wish.symbol == EXPLORE:
            unseen = frontier(chart, seen)
            ways = way_to_nearest(chart, here, unseen, view.players, first)
            if ways is None and view.players:
                ways = way_to_nearest(chart, here, unseen, (), first)
            if ways is None:
                self._finish_sweep(view)
            return ways
        goals = self._goals(view, wish.symbol)
        bystanders = [cell for cell in view.players if wish.symbol != PREY or cell not in goals]
        ways = way_to(chart, here, goals, bystanders, wish.farthest, first)
        if ways is None and bystanders:
            ways = way_to(chart, here, goals, (), wish.farthest, first)
        return ways

    def _goals(self, view: View, symbol: str) -> Collection[int]:
        """The cells that fulfil the wish."""
        if symbol == PREY:
            return self.prey(view)
        if symbol == MEET:
            return (view.chart.cell(*self.meeting),)
        return list(cells_of(view.chart, ord(symbol)))

    def _is_barred(self, view: View) -> bool:
        """Whether somebody stands where the errand goes on."""
        if self.errand is None or not self.errand.ways:
            return False
        return view.here + view.chart.steps[self.errand.ways[-1]] in view.players

    def _is_good(self, view: View, seen: Chart, wishes: list[Wish], errand: Errand) -> bool:
        """Whether the errand is still possible, wished for, and better than what is in sight."""
        symbols = [wish.symbol for wish in wishes]
        if not errand.ways or self._is_barred(view) or errand.symbol not in symbols:
            return False
        goal = view.chart.cell(*errand.place)
        if end_of(view.chart, view.here, errand.ways) != goal:
            return False  # the last answer was not carried out
        if self._sees_as_good(view, symbols[: symbols.index(errand.symbol) + 1], goal):
            return False
        if errand.symbol == PREY and goal - view.here not in view.sight.index:
            return True  # the prey was last seen there
        if errand.symbol == EXPLORE:
            return frontier(view.chart, seen)(goal)
        return goal in self._goals(view, errand.symbol)

    def _sees_as_good(self, view: View, symbols: list[str], goal: int) -> bool:
        """Whether one of these wishes is in sight, other than the goal itself."""
        tiles, here = view.chart.tiles, view.here
        wanted = {ord(symbol) for symbol in symbols}
        for offset in view.sight.offsets:
            if tiles[here + offset] in wanted and here + offset != goal:
                return True
        return PREY in symbols and any(cell != goal for cell in self.prey(view))

    def _finish_sweep(self, view: View) -> None:
        """Everything was seen; if it was in vain, it is time to meet the others."""
        self.sweep.finish(view)
        if not self.is_desperate(view):
            return
        for cell in cells_of(view.chart, EXIT):
            if cell == view.here or way_to(view.chart, view.here, (cell,)) is not None:
                self.meeting = view.chart.place(cell)
                wait = self.dice.below(2 * self.sweep.took + 1, "how long to wait for the others")
                self.meets_until = view.round + 2 + wait
                return


def others_alive(view: View) -> int:
    return len(view.names) - len(view.dead) - 1
