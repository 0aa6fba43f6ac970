"""Who plays or watches: seats, moves and tokens, whatever way they come by."""

import asyncio
from typing import TYPE_CHECKING, Any

from simulation.ear import Ear
from simulation.network import Lost
from simulation.scene import Guest
from simulation.visitors import MOST_TRIES, PAUSE, Visitor
from simulation.windows import Wire

if TYPE_CHECKING:
    from simulation.world import World

DEAD = ("server-token-dead", "server-token-elsewhere", "server-seats-renumbered")


class Player(Visitor):
    """Sits down, plays some moves, and listens on until everybody goes."""

    def __init__(self, world: "World", guest: Guest) -> None:
        super().__init__(world, guest)
        self.token = ""
        self.old_tokens: list[str] = []
        self.ear = Ear(guest.name, -1, self.fail)
        terms = world.tables[guest.table].wish["terms"]
        self.ear.hears_later = guest.kind == "watcher" and bool(terms.get("watch_delay"))
        self.table = ""
        self.left = guest.moves
        self.said = 0
        self.pending: dict[str, Any] | None = None
        self.sent: dict[str, str] = {}  # every id that was ever used, and what was said
        self.more = asyncio.Event()
        self.wire: Wire | None = None
        self.since: int | None = None
        self.here: list[tuple[float, float]] = []
        """From when to when they sat in front of the table, by the time of the world."""
        self.came: float | None = None
        self.shown_token = self.refused_token = ""

    @property
    def is_settled(self) -> bool:
        if self.has_vanished:
            return True
        can_play = self.left > 0 and self.ear.asked is not None and not self.ear.is_over
        return bool(self.table) and self.pending is None and not (self.token and can_play)

    async def live(self) -> None:
        self.table = await self.world.opened[self.guest.table]
        await asyncio.sleep(self.guest.comes)
        if self.guest.kind != "watcher" and not await self._sit():
            self.has_vanished = True
            return
        while not self.world.is_over:
            await self.listen()
            if self.has_vanished:
                return
            await asyncio.sleep(self.chance.uniform(0.01, 0.3))

    async def _sit(self) -> bool:
        """Twice at once, where the button was clicked twice: at most one of both is a seat."""
        path, body = f"/tables/{self.table}/seats", {"name": self.guest.name}
        clicks = 2 if self.chance.random() < 0.25 else 1
        for _ in range(MOST_TRIES):
            asked = [self._take_seat(path, body) for _ in range(clicks)]
            answers = await asyncio.gather(*asked)
            sat = [told for status, told in answers if status == 201]
            if sat:
                self._has_seat(sat)
                return True
            if all(400 <= status < 500 for status, _ in answers):
                why = [told["code"] for _, told in answers]
                self.say(f"has no seat: {', '.join(sorted(set(why)))}")
                return False  # what was asked for before may have been done, and nobody knows
            await asyncio.sleep(PAUSE)
        self.fail(f"{self.guest.name} asks for a seat for ever")
        return False

    async def _take_seat(self, path: str, body: Any) -> tuple[int, Any]:
        try:
            return await self.ask("POST", path, body=body)
        except Lost:
            return 0, None

    def _has_seat(self, sat: list[Any]) -> None:
        if len(sat) > 1:
            self.fail(f"{self.guest.name} clicked once too often and sits {len(sat)} times")
        for one in sat:
            self.world.sat(self.guest.table, one["seat"], self.guest.name)
        self.token = sat[0]["token"]
        self.ear.seat = sat[0]["seat"]
        self.say(f"sits down on seat {self.ear.seat}")

    # ---- moves

    def next_move(self) -> dict[str, Any] | None:
        """What is to be sent now, if anything: the pending one, or another."""
        ear = self.ear
        if self.pending is not None:
            id = self.pending["id"]
            if id in ear.done or id in ear.refused:
                how = f"done, {ear.done[id]}" if id in ear.done else f"refused, {ear.refused[id]}"
                self.say(f"{id}: {how}")
                self.pending = None
                if how.startswith("refused") and self.sent[id] != "stale":
                    self.left += self.left < 2  # somebody was quicker, or time was
            elif id in ear.again:
                del ear.again[id]
                return self.pending
            else:
                return None
        if self.left <= 0 or ear.is_over or self.token == "":
            return None
        if ear.asked is None or not ear.legal:
            return None
        return self._another(ear.asked)

    def _another(self, asked: int) -> dict[str, Any]:
        self.left -= 1
        self.said += 1
        id = f"{self.guest.name}-{self.said}"
        do, n = self.chance.choice(self.ear.legal), asked
        self.sent[id] = "plain"
        if self.guest.restless and self.chance.random() < self.guest.restless / 2 and n > 0:
            n -= 1
            self.sent[id] = "stale"
        self.pending = {"type": "move", "id": id, "do": do, "n": n}
        return self.pending

    async def think(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.01, 0.4))

    # ---- a new token

    async def renew(self) -> None:
        """The old one is dead for everybody as soon as the new one is here."""
        path = f"/tables/{self.table}/seats/{self.ear.seat}/renew"
        old = self.token
        try:
            status, told = await self.ask("POST", path, old)
        except Lost:
            return  # if it was done, nobody has the seat any more
        if status != 200:
            self.say(f"gets no new token: {status}")
            return
        self.token = told["token"]
        self.old_tokens.append(old)
        self.say("has a new token")
        try:
            status, _ = await self.ask("GET", f"/tables/{self.table}/view", old)
        except Lost:
            return
        if status < 400:
            self.fail(f"{self.guest.name}: the old token was still good after the new one")

    async def give_time(self) -> None:
        """To the next player; done or not, the record says so."""
        wished = self.world.tables[self.guest.table].wish["seats"]
        seats = wished if isinstance(wished, int) else len(wished)
        path = f"/tables/{self.table}/seats/{(self.ear.seat + 1) % seats}/time"
        try:
            status, _ = await self.ask("POST", path, self.token)
        except Lost:
            return
        self.say(f"gives more time: {status}")

    async def listen(self) -> None:
        raise NotImplementedError

    def gone(self) -> None:
        """The window is closed, or about to be."""
        if self.came is not None:
            self.here.append((self.came, self.world.loop.now))
            self.came = None

    def hear(self, raw: bytes) -> None:
        if raw:
            if self.came is None:
                self.came = self.world.loop.now
            message = self.ear.take(raw)
            if message["type"] in ("bye", "error"):
                why = message["says"]["id"]
                self.say(f"{message['type']}: {why}")
                if why in DEAD:
                    self.refused_token = self.shown_token
        self.more.set()

    async def wait(self, seconds: float) -> bool:
        """For something to be heard; False where nothing was."""
        if not self.more.is_set():
            try:
                async with asyncio.timeout(seconds):
                    await self.more.wait()
            except TimeoutError:
                return False
        self.more.clear()
        return True

    def token_is_dead(self) -> None:
        """Somebody else has the seat, or nobody: there is nothing left to do here."""
        self.say("has lost the seat")
        self.token, self.left, self.pending = "", 0, None
        self.has_vanished = True
