"""What tables take of a server: memory at rest and after many moves, time to open and to be back.

python -m benchmarks.tables        in a process of its own, so that memory is counted from nothing
"""

import asyncio
import gc
import json
import sqlite3
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from asterion.server.features import Features
from asterion.server.game.saying import PHRASES
from asterion.server.store import Store
from asterion.server.tables import Hosted, Hub, Listener, OpenTable, Role
from asterion.server.tables.hub import IDLE_SECONDS
from asterion.server.time import RealTime
from asterion.server.wake import Quiet
from benchmarks.plain_map import PLAN

TABLES, PLAYED, MOVES = 150, 40, 300
WARM = 20
KEPT, WINDOWS = 10_000, 200
IDS = count(1)


class LaterTime(RealTime):
    """The clock of the machine, which can be put forward: nobody waits until a table is idle.

    Nothing happens by itself: puzzles made ahead would be counted as somebody's table.
    """

    ahead = 0.0

    def steady(self) -> float:
        return super().steady() + self.ahead

    async def sleep(self, seconds: float) -> None:
        await (asyncio.Event().wait() if seconds >= 1 else asyncio.sleep(seconds))


def resident() -> int:
    status = Path("/proc/self/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def wish(book: str, plan: str = "", clock: str = "none") -> OpenTable:
    if book == "dungeon-of-dooom":
        plan = PLAN.replace("Plain", f"Plain {next(IDS)}")
    terms = {"absent": "wait", "clock": clock}
    return OpenTable(book=book, plan=plan, seats=2, terms=terms, players=["Ann", "Bob"])


async def opened(hub: Hub, book: str, **more: str) -> tuple[Hosted, list[Role]]:
    new = await hub.open(wish(book, **more))
    table = hub.tables[new.id]
    return table, [table.seats.role(sat.token) for sat in new.seated]


async def drained(window: Listener) -> None:
    async for _ in window:
        pass


async def play(table: Hosted, roles: list[Role], moves: int, dice: Random) -> None:
    game = table.game
    assert game is not None
    while game.committed < moves and game.result is None:
        seat = game.table.awaited[0]
        do = dice.choice([text for text in game.table.legal(seat) if text != "resign"])
        await table.play(roles[seat], do, None, f"{next(IDS):024x}")


async def sizes(hub: Hub, book: str) -> None:
    for _ in range(WARM):  # what is remembered for all tables of a book is nobody's
        table, roles = await opened(hub, book)
        listening = [await table.listen(role, None, PHRASES) for role in roles]
        reading = [asyncio.create_task(drained(window)) for window in listening]
        await play(table, roles, MOVES, Random(1))
        for window in listening:
            window.close()
        await asyncio.gather(*reading)
    gc.collect()
    before = resident()
    tables = [await opened(hub, book) for _ in range(TABLES)]
    fresh = (resident() - before) / TABLES
    dice = Random(1)
    played = tables[:PLAYED]
    listening = [
        await table.listen(role, None, PHRASES) for table, roles in played for role in roles
    ]
    reading = [asyncio.create_task(drained(window)) for window in listening]
    await asyncio.sleep(0)
    before = resident()
    for table, roles in played:
        await play(table, roles, MOVES, dice)
    grown = fresh + (resident() - before) / PLAYED
    moves = median(table.game.committed for table, _ in played if table.game is not None)
    sizes = f"{fresh / 1000:>4.0f} kB at rest {grown / 1000:>5.0f} kB after {moves:.0f} moves"
    print(f"  {book:<17} {sizes}", flush=True)
    for window in listening:
        window.close()
    await asyncio.gather(*reading)


async def put_away(hub: Hub, time: LaterTime) -> None:
    while hub.tables:
        time.ahead += IDLE_SECONDS + 1
        await hub.tick()
        await asyncio.sleep(0.01)


async def opening(hub: Hub, book: str, plans: list[str]) -> float:
    """Milliseconds of processor for each, of all threads; no plan is used twice in a row."""
    begin = time.process_time()
    for plan in plans:
        await opened(hub, book, plan=plan)
    return 1000 * (time.process_time() - begin) / len(plans)


async def back(hub: Hub, clock: LaterTime, ids: list[str]) -> str:
    """From the asking to the table: what a player who comes back waits for."""
    waits, spent = [], []
    for id in ids:
        await put_away(hub, clock)
        begin, busy = time.perf_counter(), time.process_time()
        await hub.table(id)
        waits.append(1000 * (time.perf_counter() - begin))
        spent.append(1000 * (time.process_time() - busy))
    return f"{median(spent):.1f} ms of processor, {median(waits):.1f} ms by the clock"


def fill(folder: str, id: str) -> list[str]:
    """The table of this id, as it stands in the store, ten thousand times."""
    ids = [f"{number:012x}" for number in range(KEPT)]
    with sqlite3.connect(Path(folder) / "bench.db") as file:
        file.execute(
            "CREATE TEMP TABLE many AS SELECT value AS new FROM json_each(?)", (json.dumps(ids),)
        )
        changed = {
            "id": "new",
            "table_id": "new",
            "mark": "mark || new",
            "doc": "replace(doc, ?, new)",
        }
        for name, key in (("tables", "id"), ("docs", "table_id"), ("entries", "table_id")):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join(changed.get(column, column) for column in columns)
            values = (id, id) if "doc" in columns else (id,)
            file.execute(
                f"INSERT INTO {name} SELECT {taken} FROM {name}, many WHERE {key} = ?", values
            )
    return ids


async def many(hub: Hub, clock: LaterTime, ids: list[str], roles: list[Role]) -> None:
    """Every table is asked for once, as by those who look in; at some a window stays open."""
    most, windows = 0, []
    for number, id in enumerate(ids):
        table = await hub.table(id)
        if number % (KEPT // WINDOWS) == 0:
            windows.append(await table.listen(roles[0], None, PHRASES))
        clock.ahead += 0.1  # so that they come over a quarter of an hour
        if number % 50 == 0:
            await hub.tick()
            most = max(most, resident())
    print(
        f"  {KEPT} tables of days, all looked at within {KEPT / 600:.0f} minutes, {len(windows)} "
        f"windows open: {most / 1e6:.0f} MB, {len(hub.tables)} tables in memory"
    )
    for window in windows:
        window.close()


async def measure(folder: str) -> None:
    store = await Store.open(f"sqlite:///{folder}/bench.db")
    clock = LaterTime()
    hub = Hub(store, Quiet(), clock, shared=False, say=lambda *_, **__: None)
    Features(hub)
    await hub.start()
    print(f"\nTables: in memory with two players, the map of Dooom 40 by 40 ({TABLES} of each)")
    await opened(hub, "labyrinth")
    await opened(hub, "dungeon-of-dooom")
    for book in ("dungeon-of-dooom", "labyrinth"):
        await sizes(hub, book)
    played = [id for id, table in hub.tables.items() if table.game and table.game.committed > 9]
    print(f"  put away and back, after {MOVES} moves: {await back(hub, clock, played[:10])}")
    for book in ("dungeon-of-dooom", "labyrinth"):
        plans = [(await opened(hub, book))[0].doc.plan for _ in range(100)]
        given = await opening(hub, book, plans)
        print(f"  opening {book}, one request, two sit down: {given:.1f} ms of processor")
    table, roles = await opened(hub, "dungeon-of-dooom", clock="days")
    await play(table, roles, 40, Random(1))
    ids = await asyncio.to_thread(fill, folder, table.id)
    await put_away(hub, clock)
    await many(hub, clock, ids, roles)
    await hub.stop()
    await store.close()


if __name__ == "__main__":
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None  # the disk is measured elsewhere
    with tempfile.TemporaryDirectory(dir=memory) as place:
        asyncio.run(measure(place))
