"""A player of Dooom who takes arms and fights when it pays."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import ClassVar

from asterion.books.dooom.view.model import View
from asterion.bots.dooom.duel import odds_against
from asterion.bots.dooom.paths import ANY_DISTANCE
from asterion.bots.dooom.traveller import EXPLORE, MEET, PREY, Traveller, Wish, others_alive
from asterion.bots.dooom.walker import A_CHASE, A_DETOUR
from asterion.bots.words import plays
from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

LEAST_POINTS = 4
"""O14  It takes no equipment that would leave it fewer action points a turn."""


class Hunter(Traveller):
    """A walker with two wishes more: equipment, and players who are likely to lose to it.

    It does not see what others carry, so it takes them for unarmed and in good health, and learns
    only from how long they stand its blows.
    """

    summary: ClassVar[Phrase] = plays("hunter")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.blows: Counter[Seat] = Counter()

    def strike(self, view: View, way: int) -> str:
        self.blows[view.players[view.here + view.chart.steps[way]]] += 1
        return super().strike(view, way)

    def wishes(self, view: View) -> Iterable[Wish]:
        if view.treasure >= view.target:
            yield Wish("E")
        if self.needs_potion(view):
            yield Wish("H", A_DETOUR)
        yield from self.equipment(view)
        if self.prey(view):
            yield Wish(PREY, A_CHASE if self.is_desperate(view) else view.ap)
        if view.treasure < view.target:
            yield Wish("G")
        if self.is_meeting(view):
            yield Wish(MEET)
        yield Wish(EXPLORE)

    def equipment(self, view: View) -> Iterable[Wish]:
        """O14  What is worth a point of every turn: arms do not pay in a race against one other.

        Armour only with a sword: two in armour who have none could never hurt each other (O13),
        and if both are desperate, the game would never end.
        """
        others, kit = others_alive(view), view.kit
        if not others or view.options.action_points - len(kit) <= LEAST_POINTS:
            return
        arms = "S" if "S" not in kit else "A" if "A" not in kit else ""
        if arms and self.is_desperate(view):
            yield Wish(arms, ANY_DISTANCE)
        elif arms and others > 1:
            yield Wish(arms, A_DETOUR)
        if "L" not in kit:
            yield Wish("L", A_DETOUR)

    def prey(self, view: View) -> Collection[int]:
        """The desperate fight anybody, those who have enough nobody."""
        if self.is_desperate(view):
            return view.players
        if view.treasure >= view.target:
            return ()
        return [cell for cell, seat in view.players.items() if self.pays(view, seat)]

    def pays(self, view: View, seat: Seat) -> bool:
        """Whether to be one of n - 1 after winning the fight beats being one of n in peace."""
        chance = odds_against(view, self.blows[seat])
        others = others_alive(view)
        return chance / others > 1 / (others + 1)
