"""Any program as a bot: it is told lines on its standard input, and answers by lines.

The lines are those of the line protocol of a server's table (docs/program/line.md): `event`,
`told`, `board`, `legal`, `ask N WHAT`; the program says `answer N COMMAND`, `do COMMAND`,
`show ... on`.
"""

import os
import selectors
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from asterion import __version__
from asterion.arena.stderr import ErrorOutput
from asterion.books import book
from asterion.bots.forfeit import Forfeit
from asterion.core.contract.book import Prompt
from asterion.core.event import Event
from asterion.core.phrase import PhrasedError, english, phrase
from asterion.words.spoken import spoken_screen

PATIENCE = 60.0
"""Seconds until a program that says nothing is taken to have no answer."""


class BadProgram(PhrasedError, ValueError):
    """A command of which it is known beforehand that it starts nothing."""


class NoAnswer(RuntimeError):
    """The program ended, or took too long."""


class NotStarted(NoAnswer):
    """It could not be started, or ended before it had answered anything."""

    def __init__(self, why: str, seat: int) -> None:
        super().__init__(why)
        self.seat = seat


def words_of(command: str) -> list[str]:
    """What is started; `python` is also what a machine with nothing but `python3` has."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadProgram(phrase("arena-bad-command", command=command, why=str(error))) from None
    if words[:1] == ["python"] and shutil.which("python") is None:
        words[0] = shutil.which("python3") or sys.executable
    if not words or shutil.which(words[0]) is None:
        raise BadProgram(phrase("arena-no-program", name=words[0] if words else command))
    return words


class LineProgram:
    """A process of its own for one seat of one game, started when it is first asked."""

    summary: ClassVar[str] = "any program that speaks the line protocol"

    def __init__(self, book_name: str, options: dict[str, Any], command: str, seat: int) -> None:
        self.book = book(book_name)
        self.seat = seat
        self.game = ""
        """The name of the game's record, so that a program can keep its own notes by it."""
        self.shown = {"board"}
        self.heard: list[Sequence[Event]] = []
        self.told = 0  # this many of them
        self._options = options
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = selectors.DefaultSelector()
        self._answered = False
        self._begun = b""
        self._lines: list[str] = []

    def _start(self) -> None:
        pipe = subprocess.PIPE
        try:
            words = words_of(self._command)
            process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe)
        except (BadProgram, OSError) as error:
            raise NotStarted(str(error), self.seat) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._input, self._output = process.stdin, process.stdout
        self._errors = ErrorOutput(process.stderr)
        self._ready.register(self._output, selectors.EVENT_READ)
        self._say(f"hello asterion {__version__} line 1", f"book {self.book.name}")
        self._say(*(f"option {name}={_said(value)}" for name, value in self._options.items()))
        if self.game:
            self._say(f"game {self.game}")
        self._say(f"you {self.seat}")

    def hear(self, events: Sequence[Event]) -> None:
        self.heard.append(events)

    def answer(self, view: Any, prompt: Prompt) -> str:
        if self._process is None:
            self._start()
        lines = self._news(view, self.told)
        self.told = len(self.heard)
        self._say(*lines)
        self._ask(view, prompt)
        until = time.monotonic() + PATIENCE
        while True:
            line = self._hear(until)
            word, _, rest = line.partition(" ")
            if word == "answer":
                number, _, said = rest.partition(" ")
                if number == str(prompt.n):
                    self._answered = True
                    return said
            elif word == "do":
                self._answered = True
                return rest
            elif word == "forfeit":
                raise Forfeit(rest)
            elif self._obey(line):
                if "events" in line:  # from the beginning, for those who want them from now on
                    self._say(*self._news(view, 0))
                self._ask(view, prompt)
            else:
                self._answered = True
                return line

    def _ask(self, view: Any, prompt: Prompt) -> None:
        lines: list[str] = []
        screen = spoken_screen(self.book.view.screen(view))
        if "board" in self.shown:
            lines += [f"board {row}" for row in screen.board]
        lines += [f"status {row}" for row in screen.status]
        if "legal" in self.shown:
            lines += [f"legal {command}" for command in self.book.view.legal(view)]
        self._say(*lines, f"ask {prompt.n} {english(prompt.asks)}")

    def close(self) -> None:
        """It is over; a program that does not go by itself is ended."""
        if self._process is None:
            return
        try:
            self._say("over", "bye")
            self._input.close()
            self._process.wait(2)
        except (NoAnswer, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._ready.close()
        self._output.close()
        self._errors.close()

    # ---- lines

    def _news(self, view: Any, first: int) -> Iterator[str]:
        """All that was heard from this number on."""
        voice = self.book.voice_for(self.seat, None)
        for number, events in enumerate(self.heard[first:], first + 1):
            for event in events:
                if "events" in self.shown:
                    data = msgspec.to_builtins(event)
                    data.pop("to", None)
                    yield f"event {number} {msgspec.json.encode(data).decode()}"
                sentence = voice(event, self.seat, view.names)
                if sentence:
                    yield f"told {number} {sentence}"

    def _say(self, *lines: str) -> None:
        flat = (line.replace("\n", " ") for line in lines)
        try:
            self._input.write("".join(f"{line}\n" for line in flat).encode())
            self._input.flush()
        except OSError:
            raise self._ended() from None

    def _ended(self) -> NoAnswer:
        """It is gone, with what it wrote to its standard error last."""
        why = f"it has ended\n{self._errors.last()}".strip()
        is_known = self._answered or self._has_answered_unread()
        return NoAnswer(why) if is_known else NotStarted(why, self.seat)

    def _has_answered_unread(self) -> bool:
        """Whether it had said more than what it wants to be shown before it ended."""
        left = self._begun
        if self._ready.select(0):
            left += os.read(self._output.fileno(), 65536)
        lines = [*self._lines, *left.decode(errors="replace").splitlines()]
        return any(line.strip() and not line.startswith("show ") for line in lines)

    def _obey(self, line: str) -> bool:
        """`show WHAT on`; whether it was that."""
        match line.split():
            case ["show", what, "on" | "off" as how]:
                (self.shown.add if how == "on" else self.shown.discard)(what)
                self._say("ok")
                return True
        return False

    def _hear(self, until: float) -> str:
        while not self._lines:
            left = until - time.monotonic()
            if left <= 0 or not self._ready.select(left):
                raise NoAnswer("it said nothing in time")
            chunk = os.read(self._output.fileno(), 65536)
            if not chunk:
                raise self._ended()
            *whole, self._begun = (self._begun + chunk).split(b"\n")
            self._lines += [line.decode(errors="replace").strip() for line in whole]
            self._lines = [line for line in self._lines if line]
        return self._lines.pop(0)


def _said(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
