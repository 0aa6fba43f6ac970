"""Two processes on one database are given two moves for one question: exactly one is done.

Now and then one of the two is paused in the middle of it (SIGSTOP), the other goes on, and the
paused one wakes up with an order from the past in its hands.
"""

import asyncio
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from drills import Run, hold
from drills.clusters import some_postgres
from drills.ledger import Ledger, check_rows, read_postgres
from drills.players import TRY_AGAIN
from drills.room import KINDS
from drills.serving import Server
from drills.windows import Window

TRACKS = 8
PAUSES = 25
"""One race in this many has a paused process."""
Servers = tuple[Server, Server]


@dataclass
class Track:
    """One table, with two windows of every seat: one in each process."""

    table: str
    seats: list[tuple[Window, Window]]
    done: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)

    @classmethod
    async def lay(cls, servers: Servers, kind: int) -> "Track":
        name, players, _, more = KINDS[kind % len(KINDS)]
        wish = {"book": name, "seats": players, "terms": {"absent": "wait"}, **more}
        table = (await asyncio.to_thread(servers[0].post, "/tables", wish))["id"]
        seats = []
        for seat in range(players):
            path, body = f"/tables/{table}/seats", {"name": f"P{seat}"}
            sat = await asyncio.to_thread(servers[seat % 2].post, path, body)
            one, two = [await Window.open(server.port, table, sat["token"]) for server in servers]
            seats.append((one, two))
        return cls(table, seats)

    async def asked(self) -> int | None:
        """A seat that both of its windows know to be asked; None if the game is over."""
        while True:
            if any(window.result for pair in self.seats for window in pair):
                return None
            for seat, (one, two) in enumerate(self.seats):
                if one.prompt and two.prompt and one.number == two.number:
                    return seat
            await asyncio.sleep(0.002)

    async def race(self, drill: Run, name: str, servers: Servers) -> bool:
        """Two moves for the same question; False if the game is over."""
        seat = await self.asked()
        if seat is None:
            return False
        pair = self.seats[seat]
        same = drill.dice.random() < 0.25
        ids = (f"{name} both", f"{name} both") if same else (f"{name} one", f"{name} two")
        moves = []
        for window, id in zip(pair, ids, strict=True):
            assert window.prompt is not None
            moves.append((window, drill.dice.choice(window.legal), id, window.prompt["n"]))
        if same:  # the same move, sent again through another process
            moves[1] = (pair[1], moves[0][1], ids[1], moves[0][3])
        drill.dice.shuffle(moves)
        answers = dict(zip((move[2] for move in moves), await self._send(moves), strict=True))
        if same:
            hold(answers == {ids[0]: ""}, f"{self.table}: sent twice, answered {answers}")
            self.done.append(ids[0])
        else:
            winners = [k for k in (0, 1) if not answers[ids[k]]]
            hold(len(winners) == 1, f"{self.table}: of two moves {len(winners)} were done")
            self.wins[winners[0]] += 1
            self.done.append(ids[winners[0]])
            self.lost.append(ids[1 - winners[0]])
        return True

    async def _send(self, moves: list[tuple[Window, str, str, int]]) -> list[str]:
        async def one(window: Window, do: str, id: str, n: int) -> str:
            while TRY_AGAIN in (why := await window.move(do, id, n)):
                del window.answers[id]  # the store was gone for a while
            return why

        return await asyncio.gather(*(one(*move) for move in moves))

    async def check(self, ledger: Ledger) -> None:
        rows = ledger[self.table]
        check_rows(self.table, rows)
        kept = sorted(row.move for row in rows if row.move)
        hold(kept == sorted(self.done), f"{self.table}: what is kept is not what was acknowledged")
        for seat, pair in enumerate(self.seats):
            told = [events for row in rows if (events := row.told(seat))]
            for window in pair:
                await window.until_number(len(told))
                for number, events in window.events.items():
                    same = number <= len(told) and events == told[number - 1]
                    hold(same, f"{self.table}, seat {seat}: heard another news {number}")
                await window.close()


async def interrupt(drill: Run, servers: Servers, counted: Counter[str]) -> None:
    """Pause one process or the other at any moment, for as long as this runs."""
    while True:
        done = counted["races"]
        while counted["races"] < done + PAUSES:
            await asyncio.sleep(0.002)
        server = drill.dice.choice(servers)
        await asyncio.sleep(drill.dice.uniform(0, 0.02))
        try:
            server.send(signal.SIGSTOP)
            counted["pauses"] += 1
            await asyncio.sleep(drill.dice.uniform(0.02, 0.4))
        finally:
            server.send(signal.SIGCONT)


async def play(drill: Run, servers: Servers, database: str) -> tuple[Counter[str], Counter[int]]:
    counted: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    tracks: list[Track] = []

    async def run_track(kind: int) -> None:
        while counted["begun"] < drill.size:
            track = await Track.lay(servers, kind)
            tracks.append(track)
            counted["tables"] += 1
            while counted["begun"] < drill.size:
                counted["begun"] += 1
                if not await track.race(drill, f"{counted['begun']}", servers):
                    counted["begun"] -= 1
                    break
                counted["races"] += 1
                drill.tell(counted["races"], "races")

    pausing = asyncio.create_task(interrupt(drill, servers, counted))
    racing = asyncio.gather(*(run_track(kind) for kind in range(min(TRACKS, drill.size))))
    try:
        await racing
    finally:
        pausing.cancel()
        with suppress(asyncio.CancelledError):
            await pausing
    ledger = await asyncio.to_thread(read_postgres, database)
    for track in tracks:
        await track.check(ledger)
        wins += track.wins
    return counted, wins


def run(drill: Run) -> str:
    """Returns what was found."""
    with some_postgres() as database:
        shared = ("--database", database)
        with (
            Server(drill.folder, *shared, name="one") as one,
            Server(drill.folder, *shared, name="two") as two,
        ):
            counted, wins = asyncio.run(play(drill, (one, two), database))
            one.stop()
            two.stop()
    return (
        f"{counted['races']:,} double writers at {counted['tables']} tables, with "
        f"{counted['pauses']} pauses of a process: each time exactly one move was done "
        f"(the first process won {wins[0]:,}, the second {wins[1]:,}, the rest was one move "
        "sent to both); no fork"
    )
