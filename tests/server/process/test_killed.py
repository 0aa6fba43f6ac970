"""The server is killed again and again under live tables: nothing acknowledged is ever lost."""

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import connect

from tests.server.process.rooms import GAME_SECONDS, Room
from tests.server.process.serving import Serving

TABLES = 20
BEAT = 1.5
"""So much of its last moments the service may not have noted when it was killed."""


@pytest.mark.parametrize("kills", [10, pytest.param(50, marks=pytest.mark.soak)])
def test_kills_lose_no_move_stop_no_table_and_cost_nobody_time(tmp_path: Path, kills: int) -> None:
    dice = Random(50)
    came_up = 0.0  # the last time
    with Serving(tmp_path) as server:
        room = Room(TABLES, [server])

        async def play() -> None:
            nonlocal came_up
            await room.fill()
            for kill in range(kills):
                # At any moment of a move; now and then late enough for a beat of the service.
                await room.plays(dice.randint(1, 60))
                await asyncio.sleep(dice.uniform(0.0, 0.02) + (BEAT if kill % 10 == 9 else 0.0))
                room.is_open.clear()
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                came_up = time.time()
                await room.fill()
            await room.goes_on()
            await room.end()

        asyncio.run(play())
        shown = clocks(server, room)
        assert server.stop() == 0
    kept = asyncio.run(room.check(f"sqlite:///{tmp_path}/server/asterion.db"))
    assert room.done > kills, "hardly anything was played"
    assert any(player.again for player in room.players), "no answer was ever lost"

    up = sum(there for there, _ in server.runs)
    beaten = sum(max(0.0, answered - BEAT) for _, answered in server.runs)
    served = max(rows[-1].served for rows in kept.rows.values())
    assert beaten / 2 < served < up, "the service was up for another time"
    ahead = max(
        row.served - row.wall for rows in kept.rows.values() for row in rows if row.wall >= came_up
    )  # of the time of day, for as long as nobody kills it
    for (table, seat), (left, when) in shown.items():
        expected = GAME_SECONDS - kept.used.get((table, seat), 0.0)
        since = 0.0
        if seat in kept.asked[table]:  # whose clock went on after the last entry, but not faster
            since = max(0.0, when + ahead - kept.rows[table][-1].served) + 0.5
        assert expected - since - 0.1 <= left <= expected + 0.1, "this clock is wrong"


def clocks(server: Serving, room: Room) -> dict[tuple[str, int], tuple[float, float]]:
    """What everyone still has by his clock, as a new window is told, and the time of day."""
    found = {}
    for player in room.players:
        if player.clocked and not player.over:
            live = f"ws://127.0.0.1:{server.port}/api/v1/tables/{player.table}/live"
            with connect(live, proxy=None) as window:
                window.send(json.dumps({"type": "hello", "token": player.token}))
                while (message := json.loads(window.recv(20)))["type"] != "clock":
                    pass
                left = message["left"][str(player.seat)]
                found[player.table, player.seat] = left, time.time()
    return found
