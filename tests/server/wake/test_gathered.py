"""Calls that follow each other go out together."""

import asyncio
from typing import Any

import pytest

from asterion.server.wake import calls
from asterion.server.wake.calls import Calls
from tests.server.wake.hearing import KINDS, Ear, Line, run


def test_one_table_is_called_at_once_and_many_with_one_message(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, url, channel = line
    send, sent = KINDS[kind]._send, []

    async def counted(wake: Any, tables: str) -> None:
        sent.append(tables.split()[1:])
        await send(wake, tables)

    monkeypatch.setattr(KINDS[kind], "_send", counted)
    monkeypatch.setattr(calls, "APART", 0.4)

    async def scene() -> None:
        wake: Calls = KINDS[kind](url, channel)
        ear = Ear()
        await wake.start(ear)
        wake.call("first")
        await ear.until("first")
        for number in range(5):
            wake.call(f"table{number}")
            await asyncio.sleep(0)  # as moves follow each other
        await ear.until("table4")
        assert sent == [["first"], [f"table{number}" for number in range(5)]]
        await wake.stop()

    run(scene)
