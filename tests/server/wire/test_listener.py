"""Dooom's wire protocol as one of the server's ports: the same bytes, and nobody else is hurt."""

import asyncio
import random
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled, Scripted
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.server.guard.rates import Rates
from asterion.server.sockets import Limits
from asterion.server.wire.listener import DooomListener, beside_others, start_dooom
from tests.server.wire.client import PATIENCE, Client
from tests.server.wire.test_docs import PAGE
from tests.server.wire.test_robust import lines

HALL = "name Hall\nwin 0\n..E\n"


class Listening:
    """The running port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.said: list[str] = []
        self.open = ExitStack()
        self.listener: DooomListener | None = None

    def say(self, event: str, why: str) -> None:
        self.said.append(f"{event}: {why}")

    def wait(self, doing: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    def start(self, **more: Any) -> None:
        self.listener = self.wait(start_dooom("127.0.0.1", 0, self.folder, self.say, **more))

    def client(self) -> Client:
        client = Client(int(self.said[0].rpartition(":")[2]))
        self.open.callback(client.leaves)
        return client

    def until(self, holds: Callable[[], bool]) -> None:
        late = monotonic() + PATIENCE
        while not holds():
            assert monotonic() < late


@contextmanager
def listening(folder: Path, **more: Any) -> Iterator[Listening]:
    running = Listening(folder / "dooom")
    thread = threading.Thread(target=running.loop.run_forever, daemon=True)
    thread.start()
    try:
        running.start(**more)
        with running.open:
            yield running
    finally:
        if running.listener is not None:
            running.wait(running.listener.stop())
        running.loop.call_soon_threadsafe(running.loop.stop)
        thread.join(PATIENCE)
        running.loop.close()


def test_the_game_of_the_wire_page_is_the_same_here(tmp_path: Path) -> None:
    _, drawing, transcript, *_ = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    seed = re.search(r"--seed (\d+)`", PAGE)
    assert seed
    clients: dict[str, Client] = {}
    with listening(tmp_path, drawing=drawing, chance=lambda: Rolled(int(seed[1]))) as port:
        for line in transcript.splitlines():
            name, direction, text = line.ljust(len("Ann < ")).split(" ", 2)
            if name not in clients:
                clients[name] = port.client()
            if direction == ">":
                clients[name].says(text)
            else:
                clients[name].hears(text.strip(" "))
        for client in clients.values():
            client.asks("LOOK", "FAIL the game is over")
    (kept,) = (tmp_path / "dooom").iterdir()
    table = verify(record.read(kept.read_bytes()), book("dooom"))
    assert table.result is not None
    assert table.result.winners == (0,)


def test_the_simple_dialect_is_spoken_too(tmp_path: Path) -> None:
    drawing = "name Hall\nwin 1\n.GE\n"
    with listening(tmp_path, drawing=drawing, simple=True, chance=lambda: Scripted([0])) as port:
        ann = port.client()
        ann.asks("HELLO", "GOLD: 1")
        ann.asks("LOOK", "X###X", "#####", "##PGE", "#####", "X###X")
        ann.asks("MOVE E", "SUCCESS")
        ann.asks("PICKUP", "SUCCESS, GOLD COINS: 1")
        ann.asks("MOVE E", "SUCCESS", "WIN")


def test_every_match_is_on_a_fresh_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "SystemRandom", random.Random)  # real chance, also in the checks
    with listening(tmp_path) as port:
        for game in range(3):
            ann = port.client()
            ann.says("SHOUT hello")
            while not ann.received.endswith(b"MESSAGE Player 1: hello\n"):
                assert ann.reads()
            ann.leaves()
            port.until(lambda game=game: sealed(port.folder) == game + 1)  # type: ignore[misc]
    plans = {record.read(file.read_bytes()).header.plan for file in port.folder.iterdir()}
    assert len(plans) == 3


@pytest.mark.parametrize("drawing", ["", HALL], ids=["fresh maps", "one map"])
def test_O24_the_options_of_the_book_hold_waiting_for_players_too(
    tmp_path: Path, drawing: str
) -> None:
    options = DooomOptions(wait_for=3)
    with listening(tmp_path, drawing=drawing, options=options) as port:
        early = [port.client(), port.client()]
        for client in early:
            client.says("ENDTURN")
            while b"FAIL not your turn\n" not in client.received:  # a CHANGE may come before it
                assert client.reads()
        assert b"STARTTURN" not in early[0].received
        port.client()
        while b"STARTTURN\n" not in early[0].received:
            assert early[0].reads()


def test_O24_a_map_without_room_for_those_it_waits_for_is_refused(tmp_path: Path) -> None:
    with (
        pytest.raises(PlanError, match="no room for 4 players to start, only for 3"),
        listening(tmp_path, drawing=HALL, options=DooomOptions(wait_for=4)),
    ):
        pass


def sealed(folder: Path) -> int:
    """How many games are over and kept."""
    return sum(record.read(file.read_bytes()).seal is not None for file in folder.iterdir())


def test_a_match_in_which_nobody_acted_leaves_no_record(tmp_path: Path) -> None:
    with listening(tmp_path, drawing=HALL) as port:
        for _ in range(3):
            ann = port.client()
            ann.hears("GOLD 0", "STARTTURN")
            ann.leaves()
            port.until(lambda: not any(port.folder.iterdir()))


def test_a_map_with_faults_is_refused_before_the_port_is_open(tmp_path: Path) -> None:
    with pytest.raises(PlanError), listening(tmp_path, drawing="name Hall\nwin 5\n..E\n"):
        pass


def test_a_record_that_cannot_be_written_closes_this_port_with_a_word(tmp_path: Path) -> None:
    with listening(tmp_path, drawing=HALL) as port:
        ann = port.client()
        ann.hears("GOLD 0", "STARTTURN")
        ann.leaves()
        port.until(lambda: not any(port.folder.iterdir()))
        port.folder.rmdir()
        assert port.client().is_closed()
        port.until(lambda: len(port.said) == 2)
        assert port.said[1] == (
            "dooom stopped: the record cannot be written: No such file or directory"
        )


def test_who_says_too_much_at_once_is_heard_later(tmp_path: Path) -> None:
    now = [0.0]
    slow = Limits(lines=Rates(60, 5, lambda: now[0]))
    with listening(tmp_path, drawing=HALL, limits=slow) as port:
        ann = port.client()
        ann.hears("GOLD 0", "STARTTURN")
        ann.says(*["SHOUT a"] * 8)
        ann.hears(*["MESSAGE Player 1: a"] * 6)  # the sixth was read before it was too much
        bob = port.client()
        bob.hears("GOLD 0")
        bob.asks("SHOUT b", "MESSAGE Player 2: b")
        ann.hears("MESSAGE Player 2: b")
        now[0] = 60.0
        ann.hears(*["MESSAGE Player 1: a"] * 2)


def test_who_connects_too_often_is_turned_away(tmp_path: Path) -> None:
    often = Limits(comings=Rates(60, 2, lambda: 0.0), of_one_address=2)
    with listening(tmp_path, drawing=HALL, limits=often) as port:
        port.client().hears("GOLD 0", "STARTTURN")
        port.client().hears("GOLD 0")
        third = port.client()
        third.hears("FAIL too many clients from your address")
        assert third.is_closed()
        assert "was turned away" in port.said[1]


def test_who_is_banned_is_turned_away_and_hung_up_on(tmp_path: Path) -> None:
    banned: dict[str, str] = {}
    limits = beside_others(lambda address: banned.get(address, ""))
    with listening(tmp_path, drawing=HALL, limits=limits) as port:
        ann = port.client()
        ann.hears("GOLD 0", "STARTTURN")
        banned["127.0.0.1"] = "Your address has been banned here."
        ann.asks("SHOUT still here", "FAIL Your address has been banned here.")
        assert ann.is_closed()
        bob = port.client()
        bob.hears("FAIL Your address has been banned here.")
        assert bob.is_closed()


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(lines, max_size=10).map(b"\n".join))
def test_a_fuzzed_line_ends_nothing(tmp_path: Path, data: bytes) -> None:
    generous = Limits(clients=10_000, of_one_address=10_000)
    with listening(tmp_path, drawing="name Hall\nwin 9\n....G\nE....\nGGGGG\nGGGGG\n",
                   limits=generous) as port:  # fmt: skip
        ann, rude = port.client(), port.client()
        rude.socket.sendall(data + b"\n")
        rude.socket.shutdown(socket.SHUT_WR)
        while rude.reads():
            pass
        ann.says("HELLO Ann", "LOOK")
        while b"HELLO Ann\n" not in ann.received or not ann.received.endswith(b"\n\n"):
            assert ann.reads()
