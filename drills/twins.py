"""Twin plans over every channel: one ear is sent the same bytes in the same order."""

from asterion.books import SHELF
from drills import Run, hold
from drills.kinds import Windows, summary, windows_of
from drills.pairs import Game, pairs
from drills.pauses import Undisturbed
from drills.serving import Server
from drills.stage import Heard, Stage, scripted_server
from drills.wire_twins import Wire

EVERY = 10
"""One twin in this many is on Dooom's own port; the others are heard on five channels at once."""


class House:
    """A server with its stage and its wire; another one after every pause."""

    def __init__(self, drill: Run) -> None:
        self._drill = drill
        self._servers: list[Server] = []
        self.undisturbed = Undisturbed(self.open)

    def open(self) -> None:
        self.close()
        folder = self._drill.folder / f"{len(self._servers)}"
        folder.mkdir()
        server = scripted_server(folder)
        self._servers.append(server)
        server.__enter__()
        self._stage = Stage(server, folder / "draws")
        self._wire = Wire(server, folder / "draws", folder / "maps", self._drill)

    def close(self) -> None:
        for server in self._servers[-1:]:
            server.__exit__()

    def stop(self) -> None:
        """It must end in order."""
        self._servers[-1].stop()

    def perform(self, game: Game, seat: int, windows: Windows) -> Heard:
        return self.undisturbed(lambda: self._stage.perform(game, seat, windows))

    def pair_on_the_wire(self) -> int:
        return self.undisturbed(lambda: self._wire.pair())


def compare(game: Game, seat: int, one: Heard, other: Heard) -> None:
    for channel, mine in one.items():
        its = other[channel]
        for n, (a, b) in enumerate(zip(mine, its, strict=False)):
            if a != b:
                where = f"{game.book}, seat {seat}, {channel}, message {n}"
                hold(False, f"{where}: {around(a, b)}, but in the twin {around(b, a)}")
        hold(len(mine) == len(its), f"{game.book}, seat {seat}: {channel} says more of one of them")


def around(text: str, other: str) -> str:
    """The place where the two part."""
    at = next((n for n, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), 0)
    return repr(text[max(0, at - 80) : at + 80])


def run(drill: Run) -> str:
    """Returns what was found."""
    house = House(drill)
    try:
        house.open()
        found = compared(drill, house)
        house.stop()
    finally:
        house.close()
    return found


def compared(drill: Run, house: House) -> str:
    """The twins, one after another, and in the end how many of what they were."""
    counted = {"twins": 0, "messages": 0, "wire": 0, "games": 0}
    met: set[Windows] = set()
    for number, (game, seat, twins) in enumerate(pairs(drill, list(SHELF))):
        windows = windows_of(number, len(SHELF))
        met.add(windows)
        first = house.perform(game, seat, windows)
        counted["games"] += 1
        for twin in twins[: drill.size - counted["twins"]]:
            other = house.perform(twin, seat, windows)
            compare(game, seat, first, other)
            counted["twins"] += 1
            counted["messages"] += sum(map(len, other.values()))
            drill.tell(counted["twins"], f"twins, {counted['messages']:,} messages")
        while counted["twins"] < drill.size and counted["wire"] * EVERY < counted["twins"]:
            counted["messages"] += house.pair_on_the_wire()
            counted["wire"] += 1
            counted["twins"] += 1
        if counted["twins"] >= drill.size:
            break
    pauses = house.undisturbed.pauses
    done_over = f"; pauses after which a game was done over: {pauses}" if pauses else ""
    return (
        f"{counted['twins']:,} twin plans of {counted['games']:,} games of {len(SHELF)} books "
        f"({counted['wire']:,} of them on Dooom's wire, the others by WebSocket, HTTP, NDJSON, "
        f"line and MCP at once, with {summary(met)}, and one who comes back by since): "
        f"{counted['messages']:,} messages the same, byte for byte and in the same order{done_over}"
    )
