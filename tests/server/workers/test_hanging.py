"""A worker that neither works nor dies is found out."""

import asyncio
import io
import os
import signal
from pathlib import Path

import pytest

from asterion.server.config import Config
from asterion.server.log import Log
from asterion.server.workers import parent
from tests.server.services import fresh_schema

WITHIN = 180.0


@pytest.mark.soak
def test_a_worker_that_hangs_is_killed_and_another_has_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parent, "SILENT_FOR", 8)
    log = io.StringIO()

    async def scene(config: Config) -> None:
        ready = asyncio.Event()
        house = parent.Parent(config, Log(log, "json"), lambda: config)
        running = asyncio.create_task(house.run(lambda address: ready.set()))
        async with asyncio.timeout(WITHIN):
            await ready.wait()
            (hanging,) = [child for child in house.workers() if child.slot == 2]
            os.kill(hanging.process.pid, signal.SIGSTOP)
            while hanging in house.workers() or len(house.workers()) < 2:
                await asyncio.sleep(0.05)
            os.kill(os.getpid(), signal.SIGTERM)
            await running

    with fresh_schema() as database:
        asyncio.run(scene(Config(port=0, data=str(tmp_path), database=database, workers=2)))
    said = log.getvalue()
    assert '"event":"worker hangs","worker":2' in said
    assert '"event":"worker ended","worker":2,"status":-9' in said
