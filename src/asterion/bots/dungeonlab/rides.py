"""The cheapest way on an ontifutlas: two cells at a time, over or upon whatever lives there."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, GREEN_EYES
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Square, beside
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.risks import DEATH, NEVER, UNKNOWN
from asterion.bots.dungeonlab.roads import Road, Roads

BRIDLED: Final = "ontifutlas:bridled"
A_BEAST: Final = 1.0
"""D50  What it costs to come down upon green eyes: they may be a cow's."""
TO_MOUNT: Final = 1.0
TO_LOSE_IT: Final = 4.0
"""D52  What it costs to come down beside water."""


class Rides(Roads):
    """D50, D51  As if she sat on one now, wherever she stands."""

    def _leads_to(self, square: Square, way: int) -> Square:
        middle = beside(square, way)
        there = beside(middle, way)
        stays = self._brings_down(middle, way) or not self._is_thinkable(there)
        return middle if stays else there

    def _brings_down(self, middle: Square, way: int) -> bool:
        """D51  A wall of any kind beyond the first cell; exotes fly through all that breaks."""
        wall = self.world.wall(middle, way)
        if wall is None or wall == OPEN:
            return False
        return self.toll(middle, way) >= NEVER or wall == UNNAMED or not self.view.mine.exote

    def _arrival(self, square: Square, from_the_side: bool) -> float:
        """D50, D52  Beasts there do no harm, for one of them is trampled; water frightens it."""
        world, risks = self.world, self.risks
        if GREEN_EYES in world.seen.get(square, ""):
            return A_BEAST + risks.of_neighbours(square)
        if square not in world.squares:
            return UNKNOWN + risks.of_entering(square, from_the_side=False)  # it comes unseen
        risk = risks.of_entering(square, from_the_side)
        for label in world.labels(square):
            if BY_LABEL[label].can_be_trampled:
                risk -= risks.of_known(square, label, from_the_side)
        around = [square] + [
            beside(square, way) for way in range(4) if not world.is_standing(square, way)
        ]
        wet = any(BY_LABEL[label].is_water for near in around for label in world.labels(near))
        return risk + TO_LOSE_IT * wet


def waits_here(view: View) -> bool:
    """D56  A bridled one that anybody may mount."""
    return not view.mine.riding and BRIDLED in view.found


def is_better(ride: Road, walk: Road | None, riding: bool) -> bool:
    """Whether to ride there: to dismount is free, but to mount takes a turn."""
    if ride.price >= DEATH:
        return False
    if walk is None:
        return True
    return ride.price <= walk.price + TO_MOUNT if riding else ride.price + TO_MOUNT < walk.price
