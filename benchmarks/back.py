"""Players who lose their worker: how long each is away, and whether any move was refused."""

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from secrets import token_hex

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""As the page waits before it comes back, a quarter more or less."""
THINKS = 0.2
GONE = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class Player:
    """Comes back as the page does: after a pause, with the last number, saying its move again."""

    def __init__(self, port: int, table: str, token: str, dice: Random) -> None:
        self._live = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live"
        self._token = token
        self._dice = dice
        self._number = 0
        self._run = token_hex(8)  # an id of a move is used once for all
        self._said = 0
        self._pending: dict[str, object] | None = None
        self._lost: float | None = None  # since when
        self.away: list[float] = []
        self.sent: set[str] = set()
        self.answered: set[str] = set()
        self.refused = 0
        self.is_in = asyncio.Event()

    @property
    def is_away(self) -> bool:
        return self._lost is not None

    async def play(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(self._live, compression=None, proxy=None) as link:
                    await self._sit(link)
            except GONE:
                pass
            if self._lost is None:
                self._lost, wait = time.perf_counter(), FIRST_WAIT
            await asyncio.sleep(wait * (0.75 + self._dice.random() / 2))
            wait = min(wait * 2, LONGEST_WAIT)

    async def _sit(self, link: ClientConnection) -> None:
        hello: dict[str, object] = {"type": "hello", "token": self._token}
        if self._number:
            hello["since"] = self._number
        await link.send(json.dumps(hello))
        if self._pending is not None:
            await link.send(json.dumps(self._pending))
        while True:
            message = json.loads(await link.recv())
            if self._lost is not None:
                self.away.append(time.perf_counter() - self._lost)
                self._lost = None
            self.is_in.set()
            match message["type"]:
                case "view" | "news":
                    self._number = message["number"]
                    self._answer(message.get("answer"))
                    if message["prompt"] is not None and self._pending is None:
                        await asyncio.sleep(THINKS)
                        await self._say(link, self._dice.choice(message["offers"])["say"])
                case "answered":
                    self._answer(message["id"])
                case "refused":
                    self.refused += 1
                    self._answer(message["id"])

    async def _say(self, link: ClientConnection, do: str) -> None:
        self._said += 1
        id = f"{self._run}-{self._said}"
        self._pending = {"type": "move", "do": do, "id": id}
        self.sent.add(id)
        await link.send(json.dumps(self._pending))

    def _answer(self, id: str | None) -> None:
        if id is not None and self._pending is not None and self._pending["id"] == id:
            self.answered.add(id)
            self._pending = None


async def after_a_kill(seats: list[tuple[int, str, str]], kill: Callable[[], None]) -> None:
    """One worker is killed under players."""
    players, tasks = await _playing(seats)
    kill()
    await asyncio.sleep(5)
    while any(player.is_away for player in players):
        await asyncio.sleep(0.1)
    await _told("a worker was killed", players, tasks)


async def after_renewing(
    seats: list[tuple[int, str, str]], renew: Callable[[], None], serving: Callable[[], list[int]]
) -> None:
    """All workers are renewed under players."""
    players, tasks = await _playing(seats)
    before = set(serving())
    renew()
    async with asyncio.timeout(180):
        while before & set(serving()):
            await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    await _told("every worker was renewed", players, tasks)


async def _playing(
    seats: list[tuple[int, str, str]],
) -> tuple[list[Player], list["asyncio.Task[None]"]]:
    dice = Random(2)
    players = [Player(*seat, dice) for seat in seats]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.gather(*(player.is_in.wait() for player in players))
    await asyncio.sleep(1)
    return players, tasks


async def _told(what: str, players: list[Player], tasks: list["asyncio.Task[None]"]) -> None:
    await asyncio.sleep(2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    away = sorted(seconds for player in players for seconds in player.away)
    sent = sum(len(player.sent) for player in players)
    under_way = sum(len(player.sent - player.answered) for player in players)
    refused = sum(player.refused for player in players)
    print(f"  {what}: {len(away)} of {len(players)} players had to come back", end="")
    if away:
        print(f", after {median_of(away):.2f} s, the last after {away[-1]:.2f} s", end="")
    print(f"; {sent} moves sent, {refused} refused, {under_way} under way when it ended")


def median_of(values: list[float]) -> float:
    return values[len(values) // 2]
