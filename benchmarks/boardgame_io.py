"""boardgame.io beside us: its own server in memory, with the smallest game, told to two windows.

It is installed from npm into a folder of the user's cache, for this comparison only. Set
ASTERION_BOARDGAME_IO to a folder that has it already.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.npm import installed
from benchmarks.running import Server, busy, free_port, running

VERSION = "0.50.2"
SCRIPTS = Path(__file__).with_name("boardgame")


class Round(msgspec.Struct):
    moves: int
    waits: list[float]


class Peer:
    """Its server, and two windows at each match that say something legal whenever it is asked."""

    def __init__(self, server: Server, players: "subprocess.Popen[str]") -> None:
        self._server = server
        self._players = players

    def play(self, seconds: float) -> tuple[int, float]:
        """At new matches: how many moves were made, and what each cost the server's processor."""
        assert self._ask("open") == "ready\n"
        before = busy(self._server)
        done = msgspec.json.decode(self._ask(str(seconds)), type=Round)
        return done.moves, (busy(self._server) - before) / max(1, done.moves)

    def _ask(self, line: str) -> str:
        assert self._players.stdin is not None
        assert self._players.stdout is not None
        print(line, file=self._players.stdin, flush=True)
        return self._players.stdout.readline()


@contextmanager
def boardgame_io(matches: int) -> Iterator[Peer | None]:
    packages = installed("boardgame.io", [f"boardgame.io@{VERSION}"])
    if packages is None:
        yield None
        return
    port, named = free_port(), {"NODE_PATH": str(packages)}
    serve = ["node", str(SCRIPTS / "serve.cjs"), str(port)]
    play = ["node", str(SCRIPTS / "play.cjs"), str(port), str(matches)]
    with running(serve, port, **named) as server:
        pipe = subprocess.PIPE
        environment = {**os.environ, **named}
        with subprocess.Popen(play, stdin=pipe, stdout=pipe, text=True, env=environment) as players:
            yield Peer(server, players)
            assert players.stdin is not None
            players.stdin.close()
