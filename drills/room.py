"""Many tables at once with a player at each seat; where a game ends, another one begins."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from drills import hold
from drills.players import Player
from drills.serving import Server

FIELD = "name Field\nwin 9\n" + 28 * f"{30 * '.'}\n" + f"{9 * 'G'}{21 * '.'}\n{29 * '.'}E\n"
"""Dooom with all gold in one corner: at random hardly anybody ever wins."""
CLOCK = {"clock": "live", "move_seconds": 0, "game_seconds": 36000}
KINDS: Sequence[tuple[str, int, dict[str, Any], dict[str, Any]]] = (
    ("dungeon-of-dooom", 2, CLOCK, {"plan": FIELD}),
    ("labyrinth", 3, CLOCK, {}),
    ("dungeonlab", 2, CLOCK, {}),
    ("cc3k", 1, {}, {}),
    ("labyrinth-of-dooom", 2, CLOCK, {}),
)
STUCK = 240.0


@dataclass
class Room:
    """This many tables of all books; the players of each are spread over the servers."""

    tables: int
    servers: Sequence[Server]
    seed: int
    pace: float = 0.0
    longest: int = 0  # moves after which a game is abandoned; 0: none
    hosts: dict[str, str] = field(default_factory=dict)
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    players: list[Player] = field(default_factory=list)
    tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    opened: int = 0

    @property
    def live(self) -> set[str]:
        return {player.table for player in self.players if not player.over}

    @property
    def done(self) -> int:
        """The moves that were answered, at all tables."""
        return sum(len(player.done) for player in self.players)

    @property
    def repeated(self) -> int:
        return sum(player.repeated for player in self.players)

    async def fill(self) -> None:
        """Open what is missing, and let everyone there play."""
        self.is_open.set()
        self.listen_to_complaints()
        for table in [table for table in self.live if self._is_long(table)]:
            await self._abandon(table)
        while len(self.live) < self.tables:
            new = await asyncio.to_thread(self._open, self.servers[0])
            self.players += new
            self.tasks += [asyncio.create_task(player.play()) for player in new]

    def _open(self, server: Server) -> list[Player]:
        name, seats, clock, more = KINDS[self.opened % len(KINDS)]
        self.opened += 1
        terms = {"absent": "wait", **clock}
        wish = {"book": name, "seats": seats, "terms": terms, **more}
        opened = server.post("/tables", wish)
        table = opened["id"]
        self.hosts[table] = opened["host"]
        players = []
        for seat in range(seats):
            sat = server.post(f"/tables/{table}/seats", {"name": f"P{seat}"})
            door = self._door(self.servers[seat % len(self.servers)])
            dice = Random(f"{self.seed} {self.opened} {seat}")
            players.append(Player(door, table, seat, sat["token"], dice, self.pace))
        return players

    def _is_long(self, table: str) -> bool:
        return bool(self.longest) and self._done(table) > self.longest

    async def _abandon(self, table: str) -> None:
        for player in self.players:
            if player.table == table:
                await player.stop()
                player.over = True
        path = f"/api/v1/tables/{table}/abandon"  # refused where it has just come to its end
        await asyncio.to_thread(self.servers[0].answer, "POST", path, {}, self.hosts[table])

    def _door(self, server: Server) -> Callable[[], Awaitable[int]]:
        async def door() -> int:
            await self.is_open.wait()
            return server.port

        return door

    def listen_to_complaints(self) -> None:
        """A player who holds the server to its word may have something to say."""
        for task in self.tasks:
            if task.done():
                task.result()
        self.tasks = [task for task in self.tasks if not task.done()]

    async def plays(self, moves: int, within: float = STUCK) -> bool:
        """Until this many more were answered; False if that took too long."""
        enough = self.done + moves
        latest = asyncio.get_running_loop().time() + within
        while self.done < enough and self.live:
            self.listen_to_complaints()
            if asyncio.get_running_loop().time() > latest:
                return False
            await asyncio.sleep(0.002)
        return True

    async def goes_on(self, moves: int = 1) -> None:
        """Every table that is not over by then does this many moves more."""
        before = {player.table: self._done(player.table) for player in self.players}
        latest = asyncio.get_running_loop().time() + STUCK
        while stuck := [t for t in self.live if self._done(t) < before.get(t, 0) + moves]:
            self.listen_to_complaints()
            late = asyncio.get_running_loop().time() > latest
            hold(not late, f"tables that do not go on: {' '.join(sorted(stuck))}")
            await asyncio.sleep(0.02)

    def _done(self, table: str) -> int:
        return sum(len(player.done) for player in self.players if player.table == table)

    async def end(self) -> None:
        """Everyone stops, and whatever went wrong with anybody is heard of."""
        self.is_open.set()
        await asyncio.gather(*(player.stop() for player in self.players))
        await asyncio.gather(*self.tasks)
