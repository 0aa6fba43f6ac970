"""What the examiner's clients say: moves of our bots, and lines that have to be refused."""

from random import Random
from typing import Final

from asterion.books.dooom.view.model import View
from asterion.bots import Bot, make_bot
from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.server.wire.options import BOOK

WAYS: Final = "NESW"
ON_THE_WIRE: Final = {
    **{f"move {way}": f"MOVE {way[0].upper()}" for way in ("north", "east", "south", "west")},
    **{f"attack {way}": f"ATTACK {way[0].upper()}" for way in ("north", "east", "south", "west")},
    "pick up": "PICKUP",
    "end": "ENDTURN",
}
"""The book's own notation, as a client says it."""

PROBES: Final = (
    "DANCE", "LOOK here", "PICKUP all", "MOVE", "MOVE X", "ATTACK", "ATTACK up", "HELLO", "SHOUT",
    "MOVE NORTH-EAST",
)  # fmt: skip
"""Lines that no server may take for a command."""
FORBIDDEN: Final = (*(f"MOVE {way}" for way in WAYS), *(f"ATTACK {way}" for way in WAYS), "PICKUP")
PLAYERS: Final = ("fighter", "hunter", "walker", "hunter")


class Chooser:
    """Chooses the next line of a game; from the same number it chooses alike."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._seed = seed
        self._bots: dict[Seat, Bot] = {}

    def out_of_turn(self) -> str:
        return self.random.choice(FORBIDDEN[:-1])

    def line(self, table: Table, seat: Seat) -> str:
        """For the seat whose turn it is."""
        view: View = table.view(seat)
        chance = self.random.random()
        legal = [ON_THE_WIRE[text] for text in table.legal(seat)]
        if chance < 0.08:
            return self.random.choice(PROBES)
        if chance < 0.2:
            refused = [line for line in FORBIDDEN if line not in legal]
            steps = [line for line in refused if line.startswith("MOVE")]
            return self.random.choice(steps if steps and chance < 0.14 else refused or ["MOVE"])
        if chance < 0.23:
            return "ENDTURN"
        if "PICKUP" in legal and chance < 0.7:
            return "PICKUP"
        if chance < 0.35:
            return self.random.choice([line for line in legal if line != "ENDTURN"] or legal)
        attacks = [line for line in legal if line.startswith("ATTACK")]
        if attacks and chance < 0.8:
            return self.random.choice(attacks)
        return ON_THE_WIRE.get(self._advised(table, seat, view), "ENDTURN")

    def _advised(self, table: Table, seat: Seat, view: View) -> str:
        """What one of our bots would do here."""
        if seat not in self._bots:
            name = PLAYERS[(seat + self._seed) % len(PLAYERS)]
            self._bots[seat] = make_bot(BOOK, name, Rolled(self._seed * 8 + seat))
        prompt = table.prompt(seat)
        return "" if prompt is None else self._bots[seat].answer(view, prompt)

    def spelled(self, line: str) -> str:
        """Command words and directions may be written in any case, and lines end in two ways."""
        chance = self.random.random()
        if line.split(" ")[0] in ("HELLO", "SHOUT"):
            return line
        return line.lower() if chance < 0.1 else f"{line}\r" if chance < 0.2 else line
