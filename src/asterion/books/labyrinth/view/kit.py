"""What a player can be sure to have, from the answers to their own moves (L12, L61, L70)."""

from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.audience import Seat
from asterion.core.state.slotted import Slotted

FULL: Final = 3
DOES_NOT_FOLLOW: Final = -1
"""As a number of bullets or grenades."""
LOAD_UNKNOWN: Final = "?"
"""As what is carried: else nothing (empty), a corpse, a landmine or a treasure."""
HEALTHY, UNWELL, HEALTH_UNKNOWN = "healthy", "unwell", "?"
WEAPONRY: Final = "W"


class Kit(Slotted):
    """One's own things as far as they follow; `in_doubt` from a scream that may have been one's
    own until the turn that tells of a wound (L72).

    What lies on one's cell counts, for shots are taken from the ground first (L28).
    """

    __slots__ = (
        "bullets", "grenades", "ground_bullets", "ground_grenades", "health", "in_doubt", "kind",
        "load", "picks_up", "restocks", "seat", "shed",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: LabyrinthOptions) -> None:
        self.seat = seat
        self.bullets = self.grenades = 0 if options.common_start else FULL
        self.load = "landmine" if options.mines else ""
        self.health = HEALTHY
        self.kind = ""  # of the cell where one is; empty where it does not follow
        self.ground_bullets = self.ground_grenades = DOES_NOT_FOLLOW
        self.in_doubt = False
        # within a move
        self.picks_up = self.restocks = True
        self.shed = False  # something was put down in this move: it is not picked up (L109)

    @property
    def holds_treasure(self) -> bool:
        return self.load == "treasure" and not self.in_doubt

    def forget(self) -> None:
        """L30  After a move in the dark nothing follows."""
        self.bullets = self.grenades = DOES_NOT_FOLLOW
        self.load = LOAD_UNKNOWN
        self.health = HEALTH_UNKNOWN
        self.forget_place()

    def forget_place(self) -> None:
        self.kind = ""
        self.forget_ground()

    def forget_ground(self) -> None:
        self.ground_bullets = self.ground_grenades = DOES_NOT_FOLLOW

    def doubt_ground(self) -> None:
        """Somebody took something up, perhaps from here."""
        if self.ground_bullets:
            self.ground_bullets = DOES_NOT_FOLLOW
        if self.ground_grenades:
            self.ground_grenades = DOES_NOT_FOLLOW

    def fall(self) -> None:
        """L56, L70  Wounded or infected: everything but the grenades is on the ground."""
        self.health = UNWELL
        self.bullets = 0
        self.load = ""
        self.forget_ground()

    # ---- ammunition

    def replenish(self) -> None:
        """L47  In a weaponry, before each action and at the end; elsewhere nothing happens."""
        if not self.restocks or self.kind not in (WEAPONRY, ""):
            return
        if self.kind == WEAPONRY:
            self.grenades = FULL
            if self.health == HEALTHY:
                self.bullets = FULL
            elif self.health == HEALTH_UNKNOWN:
                self.bullets = DOES_NOT_FOLLOW
            return
        if self.grenades != FULL:
            self.grenades = DOES_NOT_FOLLOW
        if self.health != UNWELL and self.bullets != FULL:
            self.bullets = DOES_NOT_FOLLOW

    def gain(self, bullets: int, grenades: int) -> None:
        """L66  This many as fit into the hand; the rest stays on the ground."""
        held = self.bullets, self.grenades
        self.bullets, self.ground_bullets = picked_up(held[0], bullets)
        self.grenades, self.ground_grenades = picked_up(held[1], grenades)

    def use_bullet(self) -> None:
        """L28"""
        self.bullets, self.ground_bullets = self._used(self.bullets, self.ground_bullets, True)

    def use_grenade(self) -> None:
        """L62  The unwell take none from the ground."""
        may_stoop = self.health != UNWELL
        if may_stoop and self.health == HEALTH_UNKNOWN and self.ground_grenades:
            self.grenades = self.ground_grenades = DOES_NOT_FOLLOW
        self.grenades, self.ground_grenades = self._used(
            self.grenades, self.ground_grenades, may_stoop
        )

    def _used(self, held: int, ground: int, may_stoop: bool) -> tuple[int, int]:
        if not may_stoop or ground == 0:
            return (held - 1 if held > 0 else held), ground
        if ground < 0 or held < 0 or self.shed:
            return DOES_NOT_FOLLOW, DOES_NOT_FOLLOW
        if self.picks_up or not held:
            return held, ground - 1
        return held - 1, ground


def picked_up(held: int, lying: int) -> tuple[int, int]:
    """What is held and what lies then."""
    if held < 0:
        return (FULL, DOES_NOT_FOLLOW) if lying >= FULL else (held, 0 if not lying else held)
    taken = min(lying, FULL - held)
    return held + taken, lying - taken
