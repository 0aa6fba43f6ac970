"""Running the program as a person or a script does, and a game to run it on."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from asterion.books import book
from asterion.cli import run
from asterion.core.audience import MASTER
from asterion.core.dice import Scripted
from asterion.core.records.record import write
from asterion.core.referee.table import Table

ARENA = """\
name The Arena
win 1
#####
#.GE#
#...#
#####
"""
PROGRAM = [sys.executable, "-c", "from asterion.cli import main; main()"]


class Ran(NamedTuple):
    """How a run of the program ended."""

    status: int
    out: str
    err: str


def asterion(*arguments: str | Path, stdin: bytes = b"") -> Ran:
    """In this process, for speed; an exception that the program lets out fails the test."""
    keyboard, out, err = (io.TextIOWrapper(io.BytesIO(data), "utf-8") for data in (stdin, b"", b""))
    with (
        mock.patch.object(sys, "stdin", keyboard),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
    ):
        status = run([str(argument) for argument in arguments])
    return Ran(status, _text(out), _text(err))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def process(*arguments: str | Path, **more: object) -> "subprocess.Popen[bytes]":
    """In a process of its own, where pipes and signals matter."""
    command = [*PROGRAM, *map(str, arguments)]
    settings: dict[str, object] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    environment = {**os.environ, "PYTHONUNBUFFERED": ""}
    return subprocess.Popen(command, env=environment, **settings)  # type: ignore[call-overload, no-any-return]


def sentence(ran: Ran) -> str:
    """The one line that a failing run says, and nothing else."""
    assert ran.err.startswith("asterion: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n"), ran.err
    return ran.err.removeprefix("asterion: ").rstrip("\n")


GAME = [
    ("Ann", "attack south"),
    ("Bob", "attack north"),
    ("Ann", "move east"),
    ("Bob", "say not fair"),
    ("GM", "rule: it is fair"),
    ("Ann", "pick up"),
    ("GM", "join Cid"),
    ("Ann", "move east"),
]
"""Ann hits, Bob misses, a ruling, a newcomer, and Ann walks out with the treasure."""

CHANCE = [0, 2, 0, 3, 2]
"""Ann starts north of Bob; a hit; a miss; Cid."""


def game(commands: int = len(GAME)) -> bytes:
    """The record of that game, or of its beginning."""
    dooom = book("dooom")
    names = ["Ann", "Bob"]
    table = Table(dooom, dooom.plan.read(ARENA), names, dice=Scripted(CHANCE), salt="salt")
    for name, text in GAME[:commands]:
        table.submit(MASTER if name == "GM" else names.index(name), text)
    file = io.BytesIO()
    write(table, file)
    return file.getvalue()
