"""Clocks over restarts: what a player has left is what was used while the service was up."""

import asyncio
import sqlite3
import time
from dataclasses import dataclass

from drills import Run, hold
from drills.room import FIELD
from drills.serving import Server
from drills.windows import Window

HONEST = 0.1
"""Seconds that a clock may be wrong."""
UNNOTED = 1.0
"""Seconds before a kill -9 that may not have been noted; they are given to the players."""
LENT = 36_000.0


Moment = tuple[float, float]
"""By the drill's own watch: not before, and not after."""


@dataclass
class Restart:
    """What happened when, as far as it can be seen from outside."""

    told: Moment  # the clock was asked for, and heard
    ended: Moment  # the signal was sent, and the process was gone
    began: Moment  # the next one was started, and was open
    told_again: Moment = (0.0, 0.0)

    @property
    def least(self) -> float:
        before = max(0.0, self.ended[0] - self.told[1])
        return before + max(0.0, self.told_again[0] - self.began[1])

    @property
    def most(self) -> float:
        return (self.ended[1] - self.told[0]) + (self.told_again[1] - self.began[0])


async def told_clock(server: Server, table: str, token: str, seat: int) -> tuple[Moment, float]:
    """What is left to the one whose turn it is, as a new window is told, and when."""
    asked = time.monotonic()
    window = await Window.open(server.port, table, token)
    await window.until(lambda: bool(window.left))
    heard, left = time.monotonic(), window.left[str(seat)]
    await window.close()
    return (asked, heard), left


async def play(drill: Run, server: Server) -> tuple[str, dict[int, float], list[float]]:
    terms = {"absent": "wait", "clock": "live", "move_seconds": 0, "game_seconds": int(LENT)}
    wish = {"book": "dungeon-of-dooom", "seats": 2, "plan": FIELD, "terms": terms}
    table = server.post("/tables", wish)["id"]
    tokens = [server.post(f"/tables/{table}/seats", {"name": f"P{n}"})["token"] for n in (0, 1)]
    wrong: list[float] = []
    for n in range(drill.size):
        seat = n % 2
        told, left = await told_clock(server, table, tokens[seat], seat)
        await asyncio.sleep(drill.dice.uniform(0.0, 1.0))
        kill = n % 2 == 1
        ended_from = time.monotonic()
        await asyncio.to_thread(server.kill if kill else server.stop)
        ended_by = time.monotonic()
        await asyncio.sleep(drill.dice.uniform(0.1, 1.0))
        began_from = time.monotonic()
        await asyncio.to_thread(server.start)
        began = began_from, time.monotonic()
        restart = Restart(told, (ended_from, ended_by), began)
        restart.told_again, left_again = await told_clock(server, table, tokens[seat], seat)
        used = left - left_again
        given = min(UNNOTED, restart.ended[1] - told[0]) if kill else 0.0
        least, most = restart.least - given - HONEST, restart.most + HONEST
        hold(
            least <= used <= most,
            f"restart {n} ({'kill' if kill else 'stop'}): {used:.2f} s were taken from the clock, "
            f"but the service was up for {restart.least:.2f} to {restart.most:.2f} s",
        )
        wrong.append(max(0.0, restart.least - given - used, used - restart.most))
        # The turn passes, so that both clocks are tried.
        window = await Window.open(server.port, table, tokens[seat])
        hold(not await window.move("end", f"{n}"), "the turn does not pass")
        await window.close()
        drill.tell(n + 1, "restarts")
    lefts = {}
    for seat in (0, 1):
        _, lefts[seat] = await told_clock(server, table, tokens[seat], seat)
    return table, lefts, wrong


def by_the_database(server: Server, table: str) -> dict[int, float]:
    """What each has left by the entries: from the other's move to one's own, in served time."""
    link = sqlite3.connect(server.database)
    rows = link.execute(
        "SELECT seat, served FROM entries WHERE table_id = ? ORDER BY n", (table,)
    ).fetchall()
    link.close()
    left = {0: LENT, 1: LENT}
    before = rows[0][1]
    for seat, served in rows[1:]:
        left[seat] -= served - before
        before = served
    return left


def run(drill: Run) -> str:
    """Returns what was found."""
    with Server(drill.folder) as server:
        table, told, wrong = asyncio.run(play(drill, server))
        server.stop()
    summed = by_the_database(server, table)
    waits = drill.size % 2  # whose turn it is in the end: that clock has gone on since
    off = abs(told[1 - waits] - summed[1 - waits])
    hold(off <= HONEST, f"seat {1 - waits} was told {off:.3f} s more or less than its moves took")
    return (
        f"{drill.size:,} restarts, every other one by kill -9: what was taken from a clock lay in "
        f"the time that the service was up, at most {max(wrong) * 1000:.0f} ms beside it; the "
        f"clock in the end is within {off * 1000:.0f} ms of the sum over {drill.size:,} moves"
    )
