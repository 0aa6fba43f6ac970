"""What our own server would say to each client of a stranger's, as far as the map is known."""

from collections.abc import Sequence

from asterion.core.audience import Seat
from asterion.examiner.dooom.world import World
from asterion.server.wire.ear import Ear
from asterion.server.wire.match import Match


class Shadow(Match):
    """A match on the known map. Its clients are lists: the lines that are due."""

    def __init__(self, world: World) -> None:
        super().__init__(world.table)
        self.world = world
        self.due: dict[Seat, list[str]] = {}
        self._noted = 1  # entries that the world has been told of
        self._before: list[int] = []  # the treasure of each, before that

    def seat_client(self) -> Ear:
        """One more; Fail where none may join."""
        seat = len(self.due)
        if seat:
            self.world.await_seat(seat)
        self.due[seat] = []
        ear = self.join(lambda text: self.due[seat].extend(text.removesuffix("\n").split("\n")))
        self._note()
        return ear

    def say(self, ear: Ear, line: str) -> None:
        self._before = list(self.world.state.treasure)
        self.hear(ear, line.encode())
        self._note()

    def go(self, ear: Ear) -> None:
        """This client has closed its connection."""
        self._before = list(self.world.state.treasure)
        self.leave(ear)
        self._note()

    def collect(self, seat: Seat) -> list[str]:
        """The lines that are due to this client, which are taken away."""
        lines, self.due[seat] = self.due[seat], []
        return lines

    def refresh(self, seats: Sequence[Seat]) -> None:
        """What was learned of the map is no change that anybody is told of."""
        for seat in seats:
            ear = self._ears.get(seat)
            if ear is not None and self.table.result is None:
                entry = self.table.submit(seat, "look")
                ear.hear(entry.told(seat), self._view(ear), self._called, True)

    def _note(self) -> None:
        for number in range(self._noted, len(self.table.entries)):
            self.world.note(list(self.table.entries[number].events), self._before)
        self._noted = len(self.table.entries)
