"""Limits of an address at a server of two workers: one allowance, whichever of them it asks."""

import asyncio
import os
import re
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from asterion.server.workers.choosing import home
from tests.server.process.serving import Serving
from tests.server.process.windows import Window
from tests.server.services import fresh_schema

WITHIN = 60.0
EACH, MOST, AN_HOUR = 3, 6, 60.0
OPEN = {"book": "labyrinth", "seats": 2}


def a_table_at_each(server: Serving) -> tuple[str, str]:
    """One that is at home at the first worker, one at the second."""
    found: dict[int, str] = {}
    while len(found) < 2:
        table = server.post("/tables", OPEN)["id"]
        found[home(table, 2)] = table
    return found[1], found[2]


def listeners(server: Serving) -> dict[str, float]:
    """How many windows each worker has."""
    text = server.answer("GET", "/metrics")[1]
    found = re.findall(r'^asterion_listeners\{worker="(\d)"\} (\S+)', text, re.MULTILINE)
    return {worker: float(count) for worker, count in found}


async def as_soon_as_there_is_room(server: Serving, table: str) -> Window:
    async with asyncio.timeout(WITHIN):
        while True:
            try:
                return await Window.open(server.address, table)
            except (InvalidStatus, OSError):
                await asyncio.sleep(0.02)  # a real process needs real time


async def is_full(server: Serving, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await Window.open(server.address, table)
    assert refused.value.response.status_code == 429


def test_an_address_has_so_many_windows_at_all_workers_together(tmp_path: Path) -> None:
    limit = {"ASTERION_CONNECTIONS_PER_ADDRESS": str(MOST)}
    with (
        fresh_schema() as database,
        Serving(tmp_path, "--workers", "2", "--database", database, environment=limit) as server,
    ):
        here, there = a_table_at_each(server)

        async def sit() -> None:
            windows = [
                await Window.open(server.address, table)
                for table in (here, there)
                for _ in range(EACH)
            ]
            assert await asyncio.to_thread(listeners, server) == {"1": EACH, "2": EACH}
            await is_full(server, here)
            await is_full(server, there)
            await windows[0].close()
            windows[0] = await as_soon_as_there_is_room(server, there)
            await is_full(server, here)
            os.kill(int(server.said(r'"worker ready","worker":1,"process":(\d+)')), signal.SIGKILL)
            for window in windows[1:EACH]:
                await window.close()  # the worker is gone, and with it all that it counted
            more = [await as_soon_as_there_is_room(server, there) for _ in range(EACH - 1)]
            await is_full(server, there)
            for window in [windows[0], *windows[EACH:], *more]:
                await window.close()

        asyncio.run(sit())
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


def test_an_address_may_ask_so_often_at_all_workers_together(tmp_path: Path) -> None:
    limit = {"ASTERION_REQUESTS_PER_MINUTE": "6", "ASTERION_BURST_SECONDS": "600"}
    began = time.monotonic()
    with (
        fresh_schema() as database,
        Serving(tmp_path, "--workers", "2", "--database", database, environment=limit) as server,
    ):
        tables = a_table_at_each(server)
        asked = [server.answer("GET", f"/api/v1/tables/{tables[n % 2]}")[0] for n in range(100)]
        assert set(asked) == {200, 429}
        answered = asked.count(200)
        given_back = (time.monotonic() - began) / 10
        assert 60 <= answered <= 60 + given_back + 1
