"""Colyseus beside us: its own server in memory, with the smallest room, told to two windows.

It is installed from npm into a folder of the user's cache, for this comparison only.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.npm import installed
from benchmarks.running import Server, free_port, running

PACKAGES = (
    "@colyseus/core@0.16.26", "@colyseus/ws-transport@0.16.5", "@colyseus/schema@3.0.76",
    "colyseus.js@0.16.22",
)  # fmt: skip
SCRIPTS = Path(__file__).with_name("colyseus_rooms")


class Done(msgspec.Struct):
    waits: list[float]


class Peer:
    """Its server, and a program that opens rooms and has some of them play."""

    def __init__(self, server: Server, players: "subprocess.Popen[str]") -> None:
        self.server = server
        self._players = players

    def open(self, rooms: int) -> None:
        self._ask(f"open {rooms}")

    def play(self, rooms: int, seconds: float) -> list[float]:
        """How long each message was under way."""
        return self._ask(f"play {rooms} {seconds}").waits

    def _ask(self, line: str) -> Done:
        assert self._players.stdin is not None
        assert self._players.stdout is not None
        print(line, file=self._players.stdin, flush=True)
        return msgspec.json.decode(self._players.stdout.readline(), type=Done)


@contextmanager
def colyseus() -> Iterator[Peer | None]:
    packages = installed("colyseus", PACKAGES)
    if packages is None:
        yield None
        return
    port, named = free_port(), {"NODE_PATH": str(packages)}
    serve = ["node", str(SCRIPTS / "serve.cjs"), str(port)]
    play = ["node", str(SCRIPTS / "play.cjs"), str(port)]
    with running(serve, port, **named) as server:
        pipe = subprocess.PIPE
        environment = {**os.environ, **named}
        with subprocess.Popen(play, stdin=pipe, stdout=pipe, text=True, env=environment) as players:
            yield Peer(server, players)
            assert players.stdin is not None
            players.stdin.close()
