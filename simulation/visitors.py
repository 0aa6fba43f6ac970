"""What all who come have in common, and hosts, who open tables."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from simulation.network import Lost
from simulation.process import Process
from simulation.requests import request
from simulation.scene import Guest

if TYPE_CHECKING:
    from simulation.world import World

PAUSE = 0.15
"""Seconds before somebody tries again."""
MOST_TRIES = 400


class Visitor:
    """What all have in common: chance of their own, and a way to a process that is up."""

    def __init__(self, world: "World", guest: Guest) -> None:
        self.world = world
        self.guest = guest
        self.chance: Random = world.chance.of(f"{guest.table} {guest.name}")
        self.has_vanished = False

    def say(self, what: str) -> None:
        self.world.trace.say(self.world.loop.now, self.guest.name, what)

    def fail(self, what: str) -> None:
        self.world.trace.fail(self.world.loop.now, what)

    def door(self) -> Process:
        """The next process that a balancer would send somebody to; it may be down already."""
        return self.chance.choice(self.world.processes)

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None
    ) -> tuple[int, Any]:
        return await request(
            self.world.network, self.door(), self.chance, method, path, token, body
        )

    async def until_answered(
        self, method: str, path: str, token: str = "", body: Any = None
    ) -> tuple[int, Any]:
        """Again and again, while nothing comes back or it should come later."""
        for _ in range(MOST_TRIES):
            try:
                status, told = await self.ask(method, path, token, body)
            except Lost:
                self.say(f"{method} {self.world.named(path)}: nothing comes back")
                await asyncio.sleep(PAUSE)
                continue
            if status < 500:
                return status, told
            if status == 500:
                self.fail(f"{self.guest.name}: {method} {self.world.named(path)} is answered 500")
            await asyncio.sleep(PAUSE)
        self.fail(f"{self.guest.name} asks {method} {self.world.named(path)} for ever")
        raise Lost

    @property
    def is_settled(self) -> bool:
        """Whether all that was asked for was answered, and nothing more will be asked."""
        raise NotImplementedError

    async def live(self) -> None:
        raise NotImplementedError


class Host(Visitor):
    """Opens the table, and starts it where that is theirs to do."""

    def __init__(self, world: "World", guest: Guest) -> None:
        super().__init__(world, guest)
        self.has_opened = False
        self.closed = 0.0
        self.key: dict[str, Any] = {}

    @property
    def is_settled(self) -> bool:
        return self.has_opened

    async def live(self) -> None:
        table = self.world.tables[self.guest.table]
        status, opened = await self.until_answered("POST", "/tables", body=table.wish)
        if status != 201:
            self.fail(f"no table: {status} {opened}")
            return
        self.say("opens the table")
        self.world.name(opened["id"], f"table-{self.guest.table}")
        self.world.opened[self.guest.table].set_result(opened["id"])
        if table.wish["terms"].get("start") == "host":
            await self._start(opened)
        self.key, self.has_opened = opened, True

    async def close(self) -> None:
        """When everybody has gone, the table is given up, if it is not over."""
        if self.has_opened:
            path = f"/tables/{self.key['id']}/abandon"
            await self.until_answered("POST", path, self.key["host"])
            self.closed = self.world.loop.now

    async def _start(self, opened: dict[str, Any]) -> None:
        await asyncio.sleep(1.5)
        status, _told = await self.until_answered(
            "POST", f"/tables/{opened['id']}/start", opened["host"]
        )
        self.say(f"starts the game: {status}")
