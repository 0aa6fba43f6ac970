"""A player of Dooom who knows the odds, and lets the others carry the treasure to the exit."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import ClassVar, Final

from asterion.books.dooom.plan.model import EXIT
from asterion.books.dooom.say import END
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.duel import odds_against
from asterion.bots.dooom.paths import cells_of, way_to
from asterion.bots.dooom.traveller import (
    EXPLORE,
    MEET,
    PREY,
    Traveller,
    Wish,
    others_alive,
)
from asterion.bots.dooom.walker import A_CHASE, A_DETOUR
from asterion.bots.words import aim, plays
from asterion.core.audience import Seat
from asterion.core.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

GUARD: Final = "X"
"""A wish that is no symbol of the map: the exit to stand on."""
WATCH: Final = 40
"""Rounds for which it guards an exit while nobody comes; about so many it may take the others."""
EVEN: Final = 0.5
BOLD: Final = 0.35
"""It fights with less than even odds where the other is about to win."""
NEAR: Final = 3


class Fighter(Traveller):
    """Nobody can step onto an exit on which somebody stands (O8). Whoever wants to leave must win
    a fight first, and dies with enough treasure beside the exit (O17).
    """

    summary: ClassVar[Phrase] = plays("fighter")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.blows: Counter[Seat] = Counter()  # that hit, as far as was reckoned
        self.alone = 0  # rounds without anybody in sight, while on guard
        self.round = 0
        self.tired = False
        self.aim: Phrase | None = None

    def answer(self, view: View, prompt: Prompt) -> str:
        if view.round != self.round:
            self.round = view.round
            self._keep_watch(view)
        if self._is_on_guard(view) and not self.prey(view):
            self.sweep.notice(view)
            self.errand = None
            self.aim = aim("guard")
            return END
        text = super().answer(view, prompt)
        self._say_aim(view)
        return text

    def strike(self, view: View, way: int) -> str:
        self.blows[view.players[view.here + view.chart.steps[way]]] += 1
        return super().strike(view, way)

    # ---- the exit

    def _exit(self, view: View) -> int | None:
        """The nearest one to which a way is known."""
        exits = list(cells_of(view.chart, EXIT))
        if view.here in exits:
            return view.here
        ways = way_to(view.chart, view.here, exits, ())
        if ways is None:
            return None
        return view.here + sum(view.chart.steps[way] for way in ways)

    def _guards(self, view: View) -> bool:
        """Whether it is better to wait for the others than to go on collecting."""
        return (
            not self.tired
            and self.is_desperate(view)
            and others_alive(view) > 0
            and view.treasure < view.target
            and EXIT in view.chart.tiles
        )

    def _is_on_guard(self, view: View) -> bool:
        return self._guards(view) and view.chart.tiles[view.here] == EXIT

    def _keep_watch(self, view: View) -> None:
        if self._is_on_guard(view):
            self.alone = 0 if view.players else self.alone + 1
            if self.alone > WATCH:
                self.tired = True
        if len(view.dead) != self.sweep.deaths:
            self.tired, self.alone = False, 0

    # ---- wishes

    def wishes(self, view: View) -> Iterable[Wish]:
        if view.treasure >= view.target:
            yield Wish("E")
        if self.needs_potion(view):
            yield Wish("H", A_DETOUR)
        if "L" not in view.kit and view.treasure < view.target and others_alive(view) > 1:
            yield Wish("L", A_DETOUR)  # O14  against one other it is a race, and this slows down
        if self.prey(view):
            yield Wish(PREY, A_CHASE)
        if view.treasure < view.target:
            yield Wish("G", NEAR if self._guards(view) else 1_000_000)
        if self._guards(view):
            yield Wish(GUARD)
        if self.is_meeting(view):
            yield Wish(MEET)
        yield Wish(EXPLORE)

    def _goals(self, view: View, symbol: str) -> Collection[int]:
        if symbol == GUARD:
            found = self._exit(view)
            return () if found is None or found == view.here else (found,)
        return super()._goals(view, symbol)

    def prey(self, view: View) -> Collection[int]:
        """Those whom it is likely to beat; on guard whoever is beside."""
        if self.is_desperate(view):
            return view.players
        if view.treasure >= view.target:
            return ()
        if self._is_on_guard(view):
            beside = {view.here + step for step in view.chart.steps}
            return [cell for cell in view.players if cell in beside]
        return [cell for cell, seat in view.players.items() if self.chance(view, seat) > EVEN]

    def chance(self, view: View, seat: Seat) -> float:
        """The exact odds of a fight to the end, if the other is unarmed and in good health."""
        return odds_against(view, self.blows[seat])

    def _say_aim(self, view: View) -> None:
        if view.treasure >= view.target:
            self.aim = aim("leave")
        elif self.errand is None:
            self.aim = aim("fight")
        else:
            named = {PREY: "fight", GUARD: "guard", EXPLORE: "explore"}
            self.aim = aim(named.get(self.errand.symbol, "collect"))
