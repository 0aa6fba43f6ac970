"""Where another player can be by now: who is out of sight walks where nobody looks (O6 to O8)."""

from collections.abc import Callable, Iterable
from typing import Final

from asterion.knowledge.dooom.places import Place, beside

TOO_FAR: Final = 4_000
"""Players who may be on more tiles than that may as well be anywhere."""

Hidden = Callable[[Place], bool]
"""Whether somebody can stand on a tile without being seen, as far as is known."""


class Roamer:
    """One other player. `steps` are the tiles where they can be, each with the fewest action
    points of the present turn that it took; None is anywhere out of sight.
    """

    def __init__(self) -> None:
        self.steps: dict[Place, int] | None = None
        self.seen_at: Place | None = None  # while in sight
        self.last_seen = -1  # the number of the event
        self.has_moved = True  # whether it has been their turn since
        self.points = 0  # of the present turn; none while it is another's

    def is_within(self, here: Place) -> bool:
        """Whether they can be there, if that is out of sight."""
        return self.steps is None or here in self.steps

    def takes(self, here: Place) -> bool:
        """O9  Whether they can have picked something up there in this turn."""
        if self.steps is None:
            return self.points > 0
        return self.steps.get(here, self.points) < self.points

    # ---- turns

    def begin_turn(self, points: int, hidden: Hidden) -> None:
        """O6, O14  At most this many action points; what is out of sight happens unheard."""
        self.points = points
        self.has_moved = True
        if self.seen_at is None:
            self._walk(hidden)

    def end_turn(self) -> None:
        self.points = 0
        self.has_moved = self.has_moved and self.seen_at is None
        if self.steps is not None:
            self.steps = dict.fromkeys(self.steps, 0)

    # ---- eyes

    def seen(self, here: Place, heard: int) -> None:
        """On this tile, for all to see."""
        before = self.seen_at
        used = 0
        if self.points:
            used = self._used(here) if before is None else self._used(before) + (before != here)
        self.steps = {here: used}
        self.seen_at = here
        self.last_seen = heard
        self.has_moved = self.points > 0

    def unseen(self, in_sight: Callable[[Place], bool], hidden: Hidden) -> None:
        """Not in sight now. A player who was, and whose tile still is, has left it."""
        if self.seen_at is not None and in_sight(self.seen_at):
            self._leave(self.seen_at)
        self.seen_at = None
        if self.steps is not None:
            self.steps = {here: used for here, used in self.steps.items() if hidden(here)}
            self._walk(hidden)
        if self.steps is not None and not self.steps:
            self.steps = None  # put elsewhere by the master

    def _leave(self, here: Place) -> None:
        if not self.points:
            self.steps = None  # nobody walks out of turn
            return
        used = self._used(here) + 1
        self.steps = dict.fromkeys(beside(here), used)

    def _used(self, here: Place) -> int:
        """The fewest points that it took to come there; a step into sight is the last of them."""
        if self.steps is None:
            return 0
        if here in self.steps:
            return self.steps[here]
        ways = [self.steps[there] + 1 for there in beside(here) if there in self.steps]
        return min(ways, default=0)

    def _walk(self, hidden: Hidden) -> None:
        """Every tile that the points are enough for, by tiles where nobody looks."""
        if self.steps is None:
            return
        steps = self.steps
        edge: Iterable[Place] = sorted(steps, key=steps.__getitem__)
        while edge:
            following: list[Place] = []
            for here in edge:
                used = steps[here] + 1
                if used > self.points:
                    continue
                for there in beside(here):
                    if steps.get(there, used + 1) > used and hidden(there):
                        steps[there] = used
                        following.append(there)
            edge = following
        if len(steps) > TOO_FAR:
            self.steps = None
