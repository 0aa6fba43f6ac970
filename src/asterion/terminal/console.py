"""The keyboard and the screen of one machine, whether a real terminal or a pipe."""

import contextlib
import io
import select
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TextIO

from asterion.terminal import plain
from asterion.terminal.layout import wrapped
from asterion.terminal.page import Page

if sys.platform != "win32":
    import termios

if TYPE_CHECKING:
    from rich.console import RenderableType

CLEAR = "\033[H\033[2J"
FORGET = "\033[3J"
"""Also what has scrolled off the top."""
FAR_AWAY = 200
"""This many empty lines push everything out of sight where nothing can be cleared."""
WIDTH_OF_A_PIPE = 80


class Console:
    """Asks for lines and shows pages: in colour on a terminal, else as plain text."""

    def __init__(
        self,
        keyboard: TextIO,
        screen: TextIO,
        environment: Mapping[str, str],
        sleep: Callable[[float], None] = time.sleep,
        is_ready: Callable[[TextIO, float], bool] | None = None,
    ) -> None:
        self._sleep = sleep
        self._is_ready = is_ready or _is_ready
        for stream in (keyboard, screen):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # bad bytes are one more wrong word
        self._keyboard = keyboard
        self._screen = screen
        self.is_terminal = screen.isatty()
        self._typed = keyboard.isatty()
        self._clears = self.is_terminal and environment.get("TERM", "dumb") != "dumb"
        self.colour = self._clears and not environment.get("NO_COLOR")
        if self._typed and self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  lets a person edit the line

    @property
    def takes_keys(self) -> bool:
        """Whether a person sits at a real terminal, whose whole screen can be used."""
        return self._typed and self._clears

    @property
    def is_typed(self) -> bool:
        """Whether a person types, and not a script."""
        return self._typed

    # ---- in

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        """One line without its end; EOFError where there are no more.

        TimeoutError where a person has typed none in this many seconds.
        """
        if self._typed and seconds is None and self.is_terminal and self._keyboard is sys.stdin:
            return _printable(input(prompt))
        self._write(prompt)
        if self._typed and seconds is not None and not self._is_ready(self._keyboard, seconds):
            self._write("\n")
            raise TimeoutError
        line = self._keyboard.readline()
        said = _printable(line)
        if not line:
            self._write("\n")
            raise EOFError
        if not self._typed:
            self._write(said + "\n")  # so that a transcript reads like a game
        return said

    def pause(self, seconds: float) -> None:
        """Let a person look at what is shown."""
        self._sleep(seconds)

    # ---- out

    def say(self, *sentences: str, style: str = "") -> None:
        """Sentences, broken into lines where the screen ends."""
        lines = wrapped(sentences, self.columns)
        if style and self.colour:
            from rich.text import Text

            self._paint(*(Text(line, style) for line in lines))
        else:
            self.lines(lines)

    def put_prompt(self, prompt: str) -> None:
        """What is asked, where the answer is read by somebody else."""
        self._write(prompt)

    def lines(self, lines: Iterable[str]) -> None:
        """Lines that are laid out already."""
        self._write("".join(f"{line}\n" for line in lines))

    def show(self, page: Page, whole: bool = False) -> None:
        """A fresh screen; `whole` shows all of the page below the last one, however long."""
        if not whole:
            self.clear()
        if not self.colour:
            self.lines(plain.paint(page, self.columns))
            return
        from asterion.terminal import colour

        self._paint(colour.paint(page, self.columns, None if whole else self.rows))

    def _paint(self, *things: "RenderableType") -> None:
        from rich.console import Console as Painter

        painter = Painter(
            file=self._screen, force_terminal=True, width=self.columns, highlight=False
        )
        for thing in things:
            painter.print(thing)

    def clear(self) -> None:
        if self._clears:
            self._write(CLEAR)

    def hide(self) -> None:
        """Leave nothing of what was shown: not above, not in the list of lines typed."""
        if self._clears:
            self._write(CLEAR + FORGET)
        elif self.is_terminal:
            self._write("\n" * FAR_AWAY)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    @property
    def columns(self) -> int:
        size = shutil.get_terminal_size((WIDTH_OF_A_PIPE, 24))
        return max(20, size.columns if self.is_terminal else WIDTH_OF_A_PIPE)

    @property
    def rows(self) -> int:
        return shutil.get_terminal_size().lines

    def _write(self, text: str) -> None:
        self._screen.write(text)
        self._screen.flush()


def _is_ready(keyboard: TextIO, seconds: float) -> bool:
    """Whether a whole line is typed in this many seconds; what is typed of another is forgotten."""
    if sys.platform == "win32":
        return True  # a console cannot be waited for there: the line comes when it comes
    if select.select([keyboard], [], [], seconds)[0]:
        return True
    termios.tcflush(keyboard, termios.TCIFLUSH)
    return False


def _printable(line: str) -> str:
    """What was typed, without anything that would move the cursor when it is shown again."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()
