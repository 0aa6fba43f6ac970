"""What a player of Labyrinth has in the pack, and for how long nothing has changed."""

from collections.abc import Sequence
from typing import Final

from asterion.books.labyrinth.event import Answered, Confirmed, Died, PlayOn, Skipped, TurnBegan
from asterion.books.labyrinth.event.told import (
    NOT_SAID,
    AnyTelling,
    Ashes,
    Found,
    Healed,
    Infected,
    Shot,
    Stocked,
    ThrewGrenade,
    TookThing,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.audience import Seat
from asterion.core.event import Event

FULL: Final = 3


class Pack:
    """One's own bullets and grenades, as a person counts; the master knows better."""

    def __init__(self, seat: Seat, options: LabyrinthOptions, players: int = 2) -> None:
        self.seat = seat
        self.bullets = self.grenades = 0 if options.common_start else FULL
        self.is_healthy = True
        self.orders = [players - 1] * players  # L72: cells that each may still order
        self.quiet = 0  # rounds since a change that is certain (L40)
        self.has_changed = False
        self._infected: set[Seat] = set()

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Answered(seat=seat, told=told) | Skipped(seat=seat, told=told):
                    if isinstance(event, Answered) and event.ordered:
                        self.orders[seat] -= 1
                    for telling in told:
                        self._mind_the_count(seat, telling)
                        if seat == self.seat:
                            self._mind_the_pack(telling)
                case Died() | PlayOn():
                    self.has_changed |= isinstance(event, Died)
                case TurnBegan(seat=self.seat):
                    self.quiet = 0 if self.has_changed else self.quiet + 1
                    self.has_changed = False
                case Confirmed():
                    self.quiet = 0

    def _mind_the_count(self, seat: Seat, telling: AnyTelling) -> None:
        match telling:
            case Ashes():
                self.has_changed = True
            case Infected():
                self._infected.add(seat)
            case Healed() if seat in self._infected:
                self._infected.discard(seat)
                self.has_changed = True

    def _mind_the_pack(self, telling: AnyTelling) -> None:
        """L46, L66"""
        match telling:
            case Shot(left=left):
                self.bullets = max(0, self.bullets - 1) if left == NOT_SAID else left
            case ThrewGrenade():
                self.grenades = max(0, self.grenades - 1)
            case Stocked(bullets=bullets, grenades=grenades):
                self.bullets, self.grenades = max(0, bullets), grenades
            case Infected():
                self.bullets, self.is_healthy = 0, False
            case Healed():
                self.is_healthy = True
            case Found() | TookThing(taken=Found()):
                found = telling if isinstance(telling, Found) else telling.taken
                self.grenades = min(FULL, self.grenades + found.grenades)
                if self.is_healthy:
                    self.bullets = min(FULL, self.bullets + found.bullets)

    def be_wounded(self) -> None:
        self.bullets, self.is_healthy = 0, False
