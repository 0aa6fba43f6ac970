"""The simple dialect: a game for one client alone, without turns and without unasked lines."""

from collections.abc import Callable

from asterion.books.dooom.view.model import View
from asterion.core.audience import MASTER
from asterion.core.contract.book import Refused
from asterion.core.referee.table import Table
from asterion.server.wire.ear import Send
from asterion.server.wire.words import Fail, direction, no_argument, split

SEAT = 0
SAID_AFTER = ("HELLO", "QUIT")
"""What is still answered when the game is over: programs of old go on with HELLO after WIN."""


class SimpleGame:
    """A table with one seat. Its turns end and begin unheard, for nobody else is there."""

    def __init__(self, table: Table, send: Send) -> None:
        self.table = table
        self.is_done = False
        self._send = send
        self._words: dict[str, Callable[[str, str], None]] = {
            "HELLO": self._hello,
            "LOOK": self._look,
            "MOVE": self._move,
            "PICKUP": self._pick_up,
            "QUIT": self._quit,
        }

    def hear(self, line: bytes | None) -> None:
        """Answer one line; whatever is wrong with it, the answer is `FAIL`."""
        try:
            self.answer(line)
        except (Fail, Refused):
            self._send("FAIL\n")

    def answer(self, line: bytes | None) -> None:
        """Carry out one line; Fail or Refused where it cannot be."""
        word, rest = split(line)
        if word not in self._words:
            raise Fail
        if self.table.result is not None and word not in SAID_AFTER:
            raise Fail
        self._words[word](word, rest)

    def leave(self) -> None:
        """O21  The client is gone, and so is its game."""
        if self.table.result is None:
            self.table.submit(MASTER, f"leave {self.table.names[SEAT]}")

    def _hello(self, word: str, rest: str) -> None:
        """How much treasure is still needed; a name may be said, and matters to nobody."""
        needed = max(0, self._view.target - self._view.treasure)
        self._send(f"GOLD: {needed}\n")

    def _look(self, word: str, rest: str) -> None:
        """As many rows as one sees without a lantern, in one write, oneself in the middle."""
        no_argument(word, rest)
        rows = self._view.seen.split("/")
        middle, reach = len(rows) // 2, self._view.options.sight
        near = slice(max(0, middle - reach), middle + reach + 1)
        rows[middle] = f"{rows[middle][:middle]}P{rows[middle][middle + 1 :]}"
        self._send("".join(f"{row[near]}\n" for row in rows[near]))

    def _move(self, word: str, rest: str) -> None:
        self.table.submit(SEAT, f"move {direction(word, rest)}")
        self._send("SUCCESS\n")
        if self.table.result is not None and SEAT in self.table.result.winners:
            self._send("WIN\n")

    def _pick_up(self, word: str, rest: str) -> None:
        no_argument(word, rest)
        self.table.submit(SEAT, "pick up")
        self._send(f"SUCCESS, GOLD COINS: {self._view.treasure}\n")

    def _quit(self, word: str, rest: str) -> None:
        self.is_done = True

    @property
    def _view(self) -> View:
        view: View = self.table.view(SEAT)
        return view
