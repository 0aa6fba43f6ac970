"""Players by window, as in a browser, and players that are programs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from simulation.network import Lost
from simulation.players import Player
from simulation.requests import stream
from simulation.scene import Guest
from simulation.visitors import PAUSE, Host, Visitor
from simulation.windows import Wire

if TYPE_CHECKING:
    from simulation.world import World

PATIENCE = 5.0
"""Seconds after which a person who hears nothing reloads the page."""


class Person(Player):
    """A browser: a WebSocket, opened again whenever it is lost."""

    async def listen(self) -> None:
        world, ear = self.world, self.ear
        process = self.door()
        if not process.is_up:
            await asyncio.sleep(PAUSE)
            return
        closed = asyncio.Event()
        since = self._since()
        ear.begin(since)
        wire = Wire(world.network, process, self.chance, self.table, self.hear, closed.set)
        wire.on_cut = self.gone
        self.wire, self.shown_token = wire, self.token
        self.say(f"opens a window at {process.name}, since {since}")
        hello: dict[str, Any] = {"type": "hello", "words": "none", "screen": False}
        if self.token:
            hello["token"] = self.token
        if since is not None:
            hello["since"] = since
        if self.guest.kind == "watcher" and self.chance.random() < 0.3:
            del hello["screen"]
        wire.send(hello)
        if self.pending is not None:
            wire.send(self.pending)
        self.more.clear()
        try:
            await self._stay(wire, closed)
        finally:
            self.wire = None
            wire.hang_up()
        if self.token and self.refused_token == self.token:
            self.token_is_dead()

    def _since(self) -> int | None:
        if self.ear.number < 0 or self.chance.random() < 0.15:
            return None
        if self.chance.random() < self.guest.restless:
            return self.chance.randrange(self.ear.most + 1)
        return self.ear.most

    async def _stay(self, wire: Wire, closed: asyncio.Event) -> None:
        world, guest = self.world, self.guest
        closed_soon = asyncio.ensure_future(self._wake_when(closed))
        silent = 0
        try:
            while not (world.is_over or closed.is_set()):
                if guest.vanishes and world.loop.now > world.began + guest.vanishes:
                    self.say("vanishes")
                    self.has_vanished = True
                    return
                move = self.next_move()
                if move is not None:
                    await self.think()
                    if not self._act(wire, move):
                        return
                elif guest.kind == "watcher" and self.left > 0 and self._fidgets():
                    self.left -= 1
                    return
                if await self.wait(1.0):
                    silent = 0
                else:
                    silent += 1
                if silent * 1.0 >= PATIENCE and self.pending is not None:
                    self.say("hears nothing, and reloads the page")
                    return
        finally:
            closed_soon.cancel()

    async def _wake_when(self, closed: asyncio.Event) -> None:
        await closed.wait()
        self.more.set()

    def _fidgets(self) -> bool:
        return self.chance.random() < 0.2

    def _act(self, wire: Wire, move: dict[str, Any]) -> bool:
        """Send it, in one way or another; False where the window is gone then."""
        self.say(f"says {move['do']!r} ({move['id']}, {move['n']}, {self.sent[move['id']]})")
        odd = self.guest.restless and self.chance.random() < self.guest.restless
        how = self.chance.choice(ODD) if odd else "plain"
        if how == "reload before":
            return False
        wire.send(move)
        match how:
            case "twice":
                wire.send(move)
            case "cut":
                self.say("loses the line")
                wire.cut()
                return False
            case "reload":
                return False
            case "renew":
                self.world.loop.create_task(self.renew())
            case "give":
                self.world.loop.create_task(self.give_time())
            case "chat":
                wire.send({"type": "chat", "text": f"hello from {move['id']}"})
        return True


ODD = ("twice", "twice", "cut", "cut", "reload", "reload before", "renew", "chat", "give")


class Program(Player):
    """Moves by request, hears by a stream of lines."""

    async def listen(self) -> None:
        world, ear = self.world, self.ear
        process = self.door()
        if not process.is_up:
            await asyncio.sleep(PAUSE)
            return
        since = ear.most if ear.number >= 0 else None
        ear.begin(since)
        query = "?words=none&screen=false" + ("" if since is None else f"&since={since}")
        path = f"/tables/{self.table}/live{query}"
        self.say(f"opens a stream at {process.name}, since {since}")
        with stream(world.network, process, self.chance, path, self.token, self.hear) as exchange:
            exchange.on_cut = self.gone
            try:
                async with asyncio.timeout(PATIENCE):
                    status, _ = await exchange.answer
            except (Lost, TimeoutError):
                return
            if status == 401:
                self.token_is_dead()
                return
            if status != 200:
                await asyncio.sleep(PAUSE)
                return
            while not (world.is_over or exchange.ended):
                if self.guest.vanishes and world.loop.now > world.began + self.guest.vanishes:
                    self.say("vanishes")
                    self.has_vanished = True
                    return
                move = self.next_move()
                if move is not None:
                    await self.think()
                    await self._post(move)
                else:
                    await self.wait(1.0)

    async def _post(self, move: dict[str, Any]) -> None:
        """Until it is answered; now and then twice at once, by two ways."""
        body = {name: move[name] for name in ("id", "do", "n")}
        self.say(f"says {move['do']!r} ({move['id']}, {move['n']}, {self.sent[move['id']]})")
        path = f"/tables/{self.table}/moves"
        if self.guest.restless and self.chance.random() < self.guest.restless:
            calls: list[Awaitable[Any]] = [self._try(path, body), self._try(path, body)]
            await asyncio.gather(*calls)
        status, told = await self.until_answered("POST", path, self.token, body)
        id = move["id"]
        if status == 200:
            self.ear.answered(id, told["number"])
        elif status == 401:
            self.token_is_dead()
        else:
            self.ear.refuse(id, told["code"])

    async def _try(self, path: str, body: Any) -> None:
        try:
            status, told = await self.ask("POST", path, self.token, body)
        except Lost:
            return
        if status == 200:
            self.ear.answered(body["id"], told["number"])


KINDS: dict[str, Callable[["World", Guest], Visitor]] = {
    "host": Host, "window": Person, "program": Program, "watcher": Person,
}  # fmt: skip
