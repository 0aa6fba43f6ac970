"""Games at the keyboard as tests play them: through pipes, and through a terminal in memory."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pyte

PATIENCE = 60.0
"""Seconds until a terminal that says nothing more is given up."""
TAKE_THE_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
"""So that Ctrl-C reaches the program, as it does in a shell."""

CORRIDOR = """\
name The Corridor
win 1
#########
#...G..E#
#########
"""
HALL = f"""\
name The Hall
win 1
{"#" * 60}
#{"." * 58}#
#G{"." * 56}E#
#{"." * 58}#
{"#" * 60}
"""
"""So long that no bot is out of it in the first ten rounds."""


class Played(NamedTuple):
    """What a program that was run left behind."""

    status: int
    out: str
    err: str

    @property
    def pages(self) -> list[str]:
        """What was shown, screen by screen."""
        return re.split(r"^-{60}\n", self.out, flags=re.MULTILINE)


class Home:
    """A folder of its own for one test: its plan, its records, the player's data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def plan(self, drawing: str = CORRIDOR) -> str:
        path = self.folder / "plan.txt"
        path.write_text(textwrap.dedent(drawing), "utf-8")
        return str(path)

    @property
    def record(self) -> Path:
        return self.folder / "game.jsonl"

    @property
    def games(self) -> list[Path]:
        """The games that were kept without being told where."""
        return sorted((self.folder / "data" / "asterion" / "games").glob("*.jsonl"))

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
        return {
            **kept,
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
        }

    def command(self, arguments: Sequence[str], before: str = "") -> list[str]:
        program = f"{before}from asterion.cli import main; main()"
        return [sys.executable, "-c", program, "play", *arguments]

    def play(self, *arguments: str, says: str | bytes = "") -> Played:
        """Through pipes, with these lines typed."""
        typed = says if isinstance(says, bytes) else says.encode()
        done = subprocess.run(
            self.command(arguments),
            input=typed,
            capture_output=True,
            env=self.environment,
            cwd=self.folder,
            timeout=2 * PATIENCE,
        )
        return Played(done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """A program on a terminal of this many columns and rows, seen as a person sees it."""

    def __init__(
        self, program: subprocess.Popen[bytes], wire: int, columns: int, rows: int
    ) -> None:
        self._program = program
        self._wire = wire
        self._screen = pyte.HistoryScreen(columns, rows, history=1000, ratio=1)
        self._stream = pyte.ByteStream(self._screen)
        self.sent = b""  # every byte that came, colours and all

    def until(self, text: str) -> "Terminal":
        """Read on, until this text is at the end of what is shown."""
        while True:
            assert self._read(f"“{text}”"), f"the program ended before “{text}”:\n{self.text}"
            if self.text.rstrip().endswith(text):
                return self

    def type(self, line: str, until: str) -> "Terminal":
        """Type a line and wait for what is asked next."""
        self.press(line + "\r")
        return self.until(until)

    def press(self, keys: str) -> None:
        os.write(self._wire, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C; a person presses it again where nothing happens, as in the blink before Python
        waits for the keyboard."""
        for _ in range(10):  # not too soon: pressed twice it may not be polite any more
            self.press("\x03")
            if select.select([self._wire], [], [], PATIENCE / 10)[0]:
                return

    def _read(self, expected: str) -> bool:
        """Whether there was more; the program may take its time, but not for ever."""
        ready, _, _ = select.select([self._wire], [], [], PATIENCE)
        assert ready, f"{expected} never came:\n{self.text}"
        try:
            got = os.read(self._wire, 65536)
        except OSError:  # the other side is closed
            return False
        self.sent += got
        self._stream.feed(got)
        return bool(got)

    def end(self) -> int:
        """Read to the end of the program and return its status."""
        while self._read("the end of the program"):
            pass
        return self._program.wait(PATIENCE)

    def kill(self) -> None:
        """As the power cut does it."""
        self._program.kill()
        self._program.wait(PATIENCE)

    @property
    def text(self) -> str:
        """The screen as it is now."""
        return "\n".join(line.rstrip() for line in self._screen.display).rstrip() + "\n"

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @property
    def scrolled_off(self) -> str:
        """What can be scrolled back to."""
        rows = self._screen.history.top
        return "\n".join("".join(row[n].data for n in sorted(row)) for row in rows)

    def cells(self, symbol: str) -> list[pyte.screens.Char]:
        """Every place on the board where this symbol stands, with its colours."""
        board = [n for n, line in enumerate(self._screen.display) if line.startswith("│")]
        edge = self._screen.display[board[0]].index("│", 1)
        return [
            self._screen.buffer[row][column]
            for row in board
            for column in range(1, edge)
            if self._screen.buffer[row][column].data == symbol
        ]


@contextmanager
def terminal(
    home: Home,
    *arguments: str,
    columns: int = 80,
    rows: int = 24,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Terminal]:
    """Run `asterion play` on a terminal; whatever is left of it is ended afterwards."""
    wire, far_end = pty.openpty()
    termios.tcsetwinsize(far_end, (rows, columns))
    program = subprocess.Popen(
        home.command(arguments, before=TAKE_THE_TERMINAL),
        stdin=far_end,
        stdout=far_end,
        stderr=far_end,
        start_new_session=True,
        env={**home.environment, **(environment or {})},
        cwd=home.folder,
    )
    os.close(far_end)
    screen = Terminal(program, wire, columns, rows)
    try:
        yield screen
    finally:
        screen.kill()
        os.close(wire)
