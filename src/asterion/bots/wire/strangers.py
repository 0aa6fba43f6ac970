"""Seats for players who are seen as `P` and nothing else."""

from asterion.core.audience import Seat

Place = tuple[int, int]
"""Column and row, counted from where oneself began."""
ME: Seat = 0
"""The wire does not say in which seat one sits, so one's own is the first."""


class Strangers:
    """Everyone else that was noticed, numbered from 1 on; who is who is a guess by distance."""

    def __init__(self) -> None:
        self.last: dict[Seat, Place] = {}
        """Where each of the living was seen last."""
        self.dead: set[Seat] = set()
        self._names: set[str] = set()
        self._count = 0

    def recognise(self, places: list[Place]) -> tuple[Seat, ...]:
        """Who is on each of these places: the one who was nearest to it, or somebody new."""
        near = sorted(
            (abs(there[0] - place[0]) + abs(there[1] - place[1]), seat, number)
            for seat, there in self.last.items()
            for number, place in enumerate(places)
        )
        found: dict[int, Seat] = {}
        for _, seat, number in near:
            if number not in found and seat not in found.values():
                found[number] = seat
        for number in range(len(places)):
            if number not in found:
                found[number] = self._unseen() or self._add()
        seats = tuple(found[number] for number in range(len(places)))
        self.last.update(zip(seats, places, strict=True))
        return seats

    def hear_of(self, name: str) -> None:
        """Somebody of this name has shouted."""
        self._names.add(name)
        while self._count < len(self._names):
            self._add()

    def bury(self, seat: Seat) -> None:
        self.last.pop(seat, None)
        self.dead.add(seat)

    @property
    def count(self) -> int:
        """How many were noticed, the dead counted."""
        return self._count

    @property
    def living(self) -> list[Seat]:
        return [seat for seat in range(1, self._count + 1) if seat not in self.dead]

    def _unseen(self) -> Seat | None:
        """One of whom was only heard."""
        return next((seat for seat in self.living if seat not in self.last), None)

    def _add(self) -> Seat:
        self._count += 1
        return self._count
