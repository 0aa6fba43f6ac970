"""A terminal taken over for a while: single keys in, whole pictures out, left as it was found."""

import codecs
import os
import select
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

from asterion.terminal.cc3k.keys import END_OF_INPUT, ESCAPE, pressed

ENTER = "\033[?1049h\033[?25l\033[2J"
LEAVE = "\033[0m\033[?25h\033[?1049l"
RESIZED = "resized"
NOTHING = ""
A_MOMENT = 0.05
"""Seconds within which the rest of an arrow key follows its escape character."""

Handler = Callable[[int, FrameType | None], object] | int | None


class Terminal:
    """The keyboard and the whole screen of one terminal, between `with` and its end."""

    def __init__(self, keyboard: TextIO, screen: TextIO) -> None:
        self._keys = keyboard.fileno()
        self._screen = screen
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._waiting: list[str] = []
        self._rest = ""
        self._shown: list[str] = []
        self._settings: list[object] = []
        self._before: dict[int, Handler] = {}
        self._bell = -1  # the reading end of a pipe on which signals ring

    # ---- taking over and giving back

    def __enter__(self) -> "Terminal":
        self._settings = termios.tcgetattr(self._keys)
        self._bell, ringing = os.pipe()
        for end in (self._bell, ringing):
            os.set_blocking(end, False)
        self._ringing = ringing
        self._rung_before = signal.set_wakeup_fd(ringing, warn_on_full_buffer=False)
        for number, handler in (
            (signal.SIGWINCH, lambda *_: None),
            (signal.SIGTSTP, self._suspend),
            (signal.SIGTERM, self._stop),
            (signal.SIGHUP, self._stop),
        ):
            self._before[number] = signal.signal(number, handler)
        self._take()
        return self

    def __exit__(self, *_: object) -> None:
        self._give_back()
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._rung_before)
        os.close(self._bell)
        os.close(self._ringing)

    def _take(self) -> None:
        tty.setcbreak(self._keys)
        self._shown = []
        self._write(ENTER)

    def _give_back(self) -> None:
        try:
            self._write(LEAVE)
        finally:
            termios.tcsetattr(self._keys, termios.TCSADRAIN, self._settings)  # type: ignore[arg-type]

    def _suspend(self, *_: object) -> None:
        """Ctrl-Z: the shell finds its terminal in order, and `fg` brings the picture back."""
        self._give_back()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._suspend)
        self._take()

    def _stop(self, number: int, _: FrameType | None) -> None:
        """A polite end: the terminal is given back on the way out."""
        raise SystemExit(128 + number)

    # ---- in

    def key(self, seconds: float | None = None) -> str:
        """The next key; NOTHING after this many seconds, RESIZED where all is to be drawn again."""
        if self._waiting:
            return self._waiting.pop(0)
        while True:
            wait = A_MOMENT if self._rest else seconds
            ready, _, _ = select.select([self._keys, self._bell], [], [], wait)
            if self._bell in ready:
                while self._ring():
                    pass
                return RESIZED
            if not ready and not self._rest:
                return NOTHING
            if not ready:
                self._rest = ""
                return ESCAPE
            self._take_in(os.read(self._keys, 4096))
            if self._waiting:
                return self._waiting.pop(0)

    def _ring(self) -> bool:
        try:
            return bool(os.read(self._bell, 4096))
        except BlockingIOError:
            return False

    def _take_in(self, sent: bytes) -> None:
        if not sent:
            self._waiting.append(END_OF_INPUT)
        keys, self._rest = pressed(self._rest + self._decode(sent))
        self._waiting += keys

    # ---- out

    @property
    def size(self) -> tuple[int, int]:
        """(columns, rows)"""
        try:
            size = os.get_terminal_size(self._screen.fileno())
        except OSError:
            return 80, 24
        return max(1, size.columns), max(1, size.lines)

    def show(self, rows: Sequence[str]) -> None:
        """A picture; only the rows that are not there already are sent."""
        changed = [
            f"\033[{n + 1};1H\033[2K{row}"
            for n, row in enumerate(rows)
            if n >= len(self._shown) or self._shown[n] != row
        ]
        below = f"\033[{len(rows) + 1};1H\033[J" if len(rows) < len(self._shown) else ""
        self._shown = list(rows)
        self._write("".join(changed) + below)

    def forget(self) -> None:
        """After a change of size nothing on the screen can be relied on."""
        self._shown = []
        self._write("\033[2J")

    def _write(self, text: str) -> None:
        if text:
            self._screen.write(text)
            self._screen.flush()


@contextmanager
def taken_over() -> Iterator[Terminal]:
    """The terminal at which the program was started."""
    with Terminal(sys.stdin, sys.stdout) as terminal:
        yield terminal
