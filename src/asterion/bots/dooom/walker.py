"""A peaceful player of Dooom."""

from collections.abc import Collection, Iterable
from typing import ClassVar, Final

from asterion.books.dooom.say.notation import END, PICK_UP
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.traveller import EXPLORE, MEET, PREY, Traveller, Wish
from asterion.bots.strength import EASY, USUAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

A_DETOUR = 8
"""How far it goes out of its way for something that is good to have."""
A_CHASE = 12
"""How far the desperate go after a player: about two turns."""
FORGETS: Final = 4
"""Rounds after which an easy one has forgotten what lay out of its sight."""
AFTER: Final = {"E": "leave", "G": "collect", "H": "heal", PREY: "fight", EXPLORE: "explore"}


class Walker(Traveller):
    """It fights those who bar its only way, and when all that it lacks is carried by others.

    An easy one forgets where exits and things lie that it has not seen for some rounds, unless it
    is on the way there; and once it has picked something up, it ends its turn to look at that.
    """

    summary: ClassVar[Phrase] = plays("walker")
    has_strengths: ClassVar[bool] = True

    def __init__(self, dice: Dice, manner: Manner = USUAL) -> None:
        super().__init__(dice)
        self.forgets = manner.strength == EASY
        self.looks_in = 0  # the round in which it picked something up last
        self.noticed: dict[tuple[int, int], int] = {}  # the round in which a place was last seen
        self.aim: Phrase | None = None

    def answer(self, view: View, prompt: Prompt) -> str:
        if self.forgets:
            seen = [view.chart.place(view.here + offset) for offset in view.sight.offsets]
            going = [self.errand.place] if self.errand is not None else []
            self.noticed.update(dict.fromkeys([*seen, *going], view.round))
            if self.looks_in == view.round:
                return END
        text = super().answer(view, prompt)
        if text == PICK_UP:
            self.looks_in = view.round
        if self.errand is not None:
            self.aim = aim(AFTER.get(self.errand.symbol, "explore"))
        return text

    def _goals(self, view: View, symbol: str) -> Collection[int]:
        goals = super()._goals(view, symbol)
        if not self.forgets:
            return goals
        since = view.round - FORGETS
        return [cell for cell in goals if self.noticed.get(view.chart.place(cell), 0) >= since]

    def wishes(self, view: View) -> Iterable[Wish]:
        if view.treasure >= view.target:
            yield Wish("E")
        if self.needs_potion(view):
            yield Wish("H", A_DETOUR)
        if view.treasure < view.target:
            yield Wish("G")
        if self.is_desperate(view):
            yield Wish(PREY, A_CHASE)
        if self.is_meeting(view):
            yield Wish(MEET)
        yield Wish(EXPLORE)

    def prey(self, view: View) -> Collection[int]:
        return view.players if self.is_desperate(view) else ()
