"""The server's log: one event a line, with fields that have a fixed list of names.

No secret can slip in: a field whose name is not on the list is left out, and the event names it
under `left_out`; an id, which opens a private table, is told as a short digest; what looks like a
token is blotted out wherever it stands. Words are one line of at most `LONGEST` characters.
"""

import contextlib
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, TextIO

import msgspec

from asterion.core.contract.plain import JsonObject
from asterion.server.guard.text import clean_text
from asterion.server.guard.tokens import TOKENS_IN, digest

LONGEST: Final = 300
MOST_A_MINUTE: Final = 300
"""Lines about the same event; more are counted, not written, for a flood must not fill a disk."""

FIELDS: Final = frozenset(
    {
        "address",  # of a client or of a port that was opened
        "book",
        "bot",  # which kind
        "by",  # which way the other processes are woken
        "count",
        "error",  # the kind of an exception, never what it says
        "frames",  # where it happened: file and line, never values
        "kind",
        "left_out",
        "method",
        "phase",
        "players",  # how many
        "port",
        "process",
        "rate",  # which of the limits
        "reason",  # a word from a fixed list
        "route",  # the pattern of an address, never the address
        "seat",
        "seconds",
        "status",
        "table",  # told as a digest
        "version",
        "worker",  # which of several processes of this machine
        "why",  # a sentence of ours, never of a user
    }
)
DIGESTED: Final = frozenset({"table"})


class Log:
    """Where events are said: `log.say("listening", port=8000)`. It never fails."""

    def __init__(
        self,
        to: TextIO | None = None,
        style: str = "auto",
        wall: Callable[[], float] = time.time,
        worker: int = 0,
    ) -> None:
        self._to = sys.stderr if to is None else to
        self._wall = wall
        self._plain = style == "text" or (style == "auto" and self._to.isatty())
        self._always = {"worker": worker} if worker else {}  # which of several says it
        self._minute = 0
        self._said: Counter[str] = Counter()  # in this minute

    def say(self, event: str, **fields: object) -> None:
        """One line. A log that cannot be written to stops no game."""
        minute = int(self._wall() // 60)
        if minute != self._minute:
            flooded = {kind: count - MOST_A_MINUTE for kind, count in self._said.items()}
            self._minute, self._said = minute, Counter()
            for kind, count in flooded.items():
                if count > 0:
                    self._write("too much to log", {"kind": _word(kind), "count": count})
        self._said[event] += 1
        if self._said[event] > MOST_A_MINUTE:
            return
        told = {name: _told(name, value) for name, value in fields.items() if name in FIELDS}
        left_out = sorted(name for name in fields if name not in FIELDS)
        if left_out:
            told["left_out"] = ", ".join(_word(name) for name in left_out)
        self._write(_word(event), told)

    def _write(self, event: str, told: JsonObject) -> None:
        told = self._always | told
        line = self._text(event, told) if self._plain else self._json(event, told)
        with contextlib.suppress(OSError, ValueError):
            self._to.write(line + "\n")
            self._to.flush()

    def fail(self, event: str, error: BaseException, **fields: object) -> None:
        """An error that nobody foresaw: its kind and where, for what it says may quote a secret."""
        self.say(event, error=type(error).__name__, frames=_frames(error), **fields)

    def _json(self, event: str, fields: JsonObject) -> str:
        plain = {"time": round(self._wall(), 3), "event": event, **fields}
        return msgspec.json.encode(plain).decode("utf-8")

    def _text(self, event: str, fields: JsonObject) -> str:
        moment = time.strftime("%H:%M:%S", time.localtime(self._wall()))
        said = "".join(f"  {name}: {value}" for name, value in fields.items())
        return f"{moment}  {event}{said}"


def _told(name: str, value: object) -> bool | float | str | None:
    if name in DIGESTED:
        return digest(str(value))[:8]
    if isinstance(value, float):
        return round(value, 6)
    if value is None or isinstance(value, bool | int):
        return value
    return _word(str(value))


def _word(text: str) -> str:
    """Safe to show on a terminal, and nobody's token."""
    return TOKENS_IN.sub("…", clean_text(text[: 4 * LONGEST], LONGEST))


def _frames(error: BaseException) -> str:
    """The last places, innermost first."""
    places: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        file = "/".join(code.co_filename.replace("\\", "/").split("/")[-2:])
        places.append(f"{file}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " < ".join(reversed(places[-6:]))
