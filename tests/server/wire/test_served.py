"""The whole games again, at the port that a real `asterion serve` process has for Dooom."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest

from asterion.books import book
from asterion.core.records import record
from asterion.core.records.replay import verify
from tests.server.process.serving import Serving
from tests.server.wire.client import Client
from tests.server.wire.games import (
    CELLAR,
    CELLAR_WIN,
    FRAY,
    FRAY_ATTACKS,
    FRAY_ON,
    FRAY_WIN,
    play_cellar,
    play_fray,
)
from tests.server.wire.hosting import drawn
from tests.server.wire.planned import CHANCE, Chance

PROGRAM = ("-m", "tests.server.wire.planned")


class Served:
    """The port of a running server."""

    def __init__(self, server: Serving, open_until: ExitStack) -> None:
        self._port = int(server.said(r'"dooom","why":"listening on [^"]*:(\d+)"'))
        self._open_until = open_until

    def client(self) -> Client:
        client = Client(self._port)
        self._open_until.callback(client.leaves)
        return client


@contextmanager
def served(
    folder: Path,
    drawing: str,
    win: int,
    *arguments: str,
    on: str = "",
    attacks: Sequence[int] = (),
) -> Iterator[Served]:
    """A server whose matches begin as they are drawn; it ends in good order."""
    plan, starts = drawn(drawing, win, on)
    file = folder / "map.txt"
    file.write_text(book("dooom").plan.write(plan))
    ports = ("--dooom-port", "0", "--dooom-map", str(file))
    chance = {CHANCE: msgspec.json.encode(Chance(starts, attacks)).decode()}
    with Serving(folder, *ports, *arguments, program=PROGRAM, environment=chance) as server:
        with ExitStack() as open_until:
            yield Served(server, open_until)
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def winners(folder: Path) -> list[tuple[int, ...]]:
    """Of all games that the server kept; each plays again."""
    files = (folder / "server" / "dooom").iterdir()
    tables = [verify(record.read(file.read_bytes()), book("dooom")) for file in files]
    return [table.result.winners for table in tables if table.result is not None]


@pytest.mark.parametrize("named", [False, True], ids=["full dialect", "2013 dialect"])
def test_O16_whole_games_in_the_full_dialect_and_that_of_2013(named: bool, tmp_path: Path) -> None:
    with served(tmp_path, FRAY, FRAY_WIN, on=FRAY_ON, attacks=FRAY_ATTACKS) as port:
        for _ in range(2):  # when one is over, anyone who comes next begins another
            play_fray(port, named=named)
    assert winners(tmp_path) == [(1,), (1,)]


def test_O16_whole_games_in_the_simple_dialect(tmp_path: Path) -> None:
    with served(tmp_path, CELLAR, CELLAR_WIN, "--dooom-simple") as port:
        for _ in range(2):
            play_cellar(port)
    assert winners(tmp_path) == [(0,), (0,)]
