"""Several workers behind one port, with players at them: killed, renewed, and ended."""

import asyncio
import os
import re
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.line.serving import Client as LineClient
from tests.server.process.rooms import Room
from tests.server.process.serving import Serving
from tests.server.services import fresh_schema
from tests.server.wire.client import Client as DooomClient

TABLES = 6
THINKS = 0.2
MOST_TABLES = 60
WITHIN = 120.0


class Crew:
    """A server with two workers, and what its log says of them."""

    def __init__(self, server: Serving) -> None:
        self.server = server

    def ready(self) -> list[tuple[int, int]]:
        """Every worker that was ever ready: its number and its process."""
        found = re.findall(
            r'"event":"worker ready","worker":(\d),"process":(\d+)', self.server.log.read_text()
        )
        return [(int(worker), int(process)) for worker, process in found]

    def process(self, worker: int) -> int:
        """The one that serves now."""
        return [process for number, process in self.ready() if number == worker][-1]

    async def until_said(self, pattern: str, times: int = 1) -> None:
        async with asyncio.timeout(WITHIN):
            while len(re.findall(pattern, self.server.log.read_text())) < times:
                assert self.server.is_up
                await asyncio.sleep(0.02)

    async def kill(self, worker: int) -> None:
        """And wait until another has its place."""
        before = len(self.ready())
        os.kill(self.process(worker), signal.SIGKILL)
        async with asyncio.timeout(WITHIN):
            while len(self.ready()) == before:
                await asyncio.sleep(0.02)

    def moves(self) -> dict[str, float]:
        """What each worker says that it has done."""
        text = self.server.answer("GET", "/metrics")[1]
        (family,) = [
            family
            for family in text_string_to_metric_families(text)
            if family.name == "asterion_moves"
        ]
        return {
            sample.labels["worker"]: sample.value
            for sample in family.samples
            if sample.labels["answer"] == "done"
        }


def is_alive(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    return False


async def spread(room: Room, crew: Crew) -> None:
    """Until both workers have something to do: which gets which table is told by its name."""
    await room.fill()
    while True:
        await room.goes_on()
        done = await asyncio.to_thread(crew.moves)
        if len(done) == 2 and all(done.values()):
            return
        assert room.tables < MOST_TABLES, f"one worker does everything: {done}"
        room.tables += 2
        await room.fill()


def test_no_move_is_lost_refused_or_doubled_whatever_becomes_of_workers(tmp_path: Path) -> None:
    with (
        fresh_schema() as database,
        Serving(tmp_path, "--workers", "2", "--database", database) as server,
    ):
        room, crew = Room(TABLES, [server], thinks=THINKS), Crew(server)

        async def play() -> None:
            await spread(room, crew)
            done = room.done
            assert sum((await asyncio.to_thread(crew.moves)).values()) >= done
            for worker in (1, 1):
                await crew.kill(worker)
                await room.fill()
                await room.goes_on()
            assert '"event":"worker starts again later"' in server.log.read_text()
            old = {crew.process(worker) for worker in (1, 2)}
            server.tell(signal.SIGHUP)
            await crew.until_said('"event":"workers renewed"')
            assert not any(map(is_alive, old))
            await room.fill()
            await room.goes_on()
            await room.end()

        asyncio.run(play())
        assert server.stop() == 0
        asyncio.run(room.check(database))
        assert "Traceback" not in server.log.read_text()


def test_when_the_parent_is_killed_the_workers_go_and_the_port_is_free(tmp_path: Path) -> None:
    ports = ("--line-port", "0", "--dooom-port", "0")
    with (
        fresh_schema() as database,
        Serving(tmp_path, "--workers", "2", "--database", database, *ports) as server,
    ):
        crew = Crew(server)
        line_port = int(server.said(r'"line protocol","port":(\d+)'))
        dooom_port = int(server.said(r'"dooom","why":"listening on [^"]*:(\d+)"'))
        ann, bob, cid = LineClient(line_port), LineClient(line_port), DooomClient(dooom_port)
        opened = ann.asks("open dooom seats=2 name=Ann absent=wait")
        (table,) = [line.split()[1] for line in opened if line.startswith("opened ")]
        assert bob.asks(f"join {table} Bob")[-1] == "ok", "perhaps at another worker"
        assert ann.asks("do end")[-1] == "ok"
        cid.says("HELLO")
        assert cid.reads()
        workers = [process for _, process in crew.ready()]
        assert len(workers) == 2
        server.kill()
        latest = time.monotonic() + WITHIN
        while any(map(is_alive, workers)):
            assert time.monotonic() < latest, "a worker stays without its parent"
            time.sleep(0.02)
        for client in (ann, bob, cid):
            client.leaves()
        socket.create_server(("127.0.0.1", server.port)).close()


def test_what_a_worker_cannot_do_at_the_start_is_said_and_all_end(tmp_path: Path) -> None:
    nowhere = "postgresql:///test?options=-csearch_path%3Dnobody_made_this_schema"
    server = Serving(tmp_path, "--workers", "2", "--database", nowhere)
    with pytest.raises(AssertionError, match="the server ended"):
        server.start()
    server.close()
    said = server.log.read_text()
    assert said.startswith("asterion: ")
    assert said.count("\n") == 1
