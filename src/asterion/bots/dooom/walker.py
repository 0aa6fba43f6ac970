"""A peaceful player of Dooom."""

from collections.abc import Collection, Iterable
from typing import ClassVar

from asterion.books.dooom.view.model import View
from asterion.bots.dooom.traveller import EXPLORE, MEET, PREY, Traveller, Wish
from asterion.bots.words import plays
from asterion.core.phrase import Phrase

A_DETOUR = 8
"""How far it goes out of its way for something that is good to have."""
A_CHASE = 12
"""How far the desperate go after a player: about two turns."""


class Walker(Traveller):
    """It fights whoever bars its only way, and when all that it lacks is carried by others."""

    summary: ClassVar[Phrase] = plays("walker")

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
