"""Players over WebSocket who lose the server again and again, and hold it to its word."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from drills import hold

GONE = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
TRY_AGAIN = "send the request again with the same id"
PAUSE = 0.02


@dataclass
class Player:
    """Says something legal when asked; says it again, under the same id, when nothing came back."""

    door: Callable[[], Awaitable[int]]  # the server's port, as soon as there is one
    table: str
    seat: int
    token: str
    dice: Random
    pace: float = 0.0  # seconds of thought before each move
    number: int = 0
    heard: dict[int, list[Any]] = field(default_factory=dict)  # the events of each news
    recalled: dict[int, list[Any]] = field(default_factory=dict)  # the same, by a later view
    done: dict[str, int] = field(default_factory=dict)  # move id -> the number of its news
    repeated: int = 0  # moves that had been done although the answer was lost
    left: dict[str, float] = field(default_factory=dict)  # the clocks, as they were told last
    over: bool = False
    stopped: bool = False
    said: int = 0
    pending: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None
    legal: list[str] = field(default_factory=list)
    link: ClientConnection | None = None

    async def play(self) -> None:
        """Until the game is over, or somebody says stop."""
        while not (self.over or self.stopped):
            port = await self.door()
            live = f"ws://127.0.0.1:{port}/api/v1/tables/{self.table}/live"
            with suppress(*GONE):
                async with connect(
                    live, compression=None, open_timeout=30, close_timeout=1, proxy=None,
                    max_size=None,
                ) as self.link:  # fmt: skip
                    await self._sit(self.link)
            self.link = None
            await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        self.stopped = True
        if self.link is not None:
            await self.link.close()

    async def _sit(self, link: ClientConnection) -> None:
        hello: dict[str, Any] = {"type": "hello", "token": self.token}
        if self.number:
            hello["since"] = self.number
        await link.send(json.dumps(hello))
        if self.pending is not None:
            await link.send(json.dumps(self.pending))
        while not (self.over or self.stopped):
            if self.pending is None and self.asked is not None:
                await self._move(link)
            self._hear(json.loads(await link.recv()))

    async def _move(self, link: ClientConnection) -> None:
        assert self.asked is not None
        if self.pace:
            await asyncio.sleep(self.pace)
        self.said += 1
        self.pending = {
            "type": "move", "id": f"s{self.seat}m{self.said}", "n": self.asked["n"],
            "do": self.dice.choice(self.legal),
        }  # fmt: skip
        await link.send(json.dumps(self.pending))

    def _hear(self, message: dict[str, Any]) -> None:
        where = f"table {self.table}, seat {self.seat}"
        match message["type"]:
            case "view":
                hold(message["number"] >= self.number, f"{where}: a view of the past was sent")
                self.number = message["number"]
                self.recalled |= {line["number"]: line["events"] for line in message["transcript"]}
                self._know(message)
            case "news":
                number = message["number"]
                hold(number == self.number + 1, f"{where}: news {number} after {self.number}")
                self.number = number
                self.heard[number] = message["events"]
                self._know(message)
                if "answer" in message:
                    self._answered(message["answer"], number)
            case "answered":
                self.repeated += 1
                self._answered(message["id"], message["number"])
            case "clock":
                self.left = message["left"]
            case "refused":
                if TRY_AGAIN in message["why"]:
                    raise ConnectionResetError  # the store is gone for a while: come back, repeat
                hold(False, f"{where}: {self.pending} was refused: {message['why']}")
            case "error":
                hold(False, f"{where}: {message['why']}")

    def _know(self, message: dict[str, Any]) -> None:
        self.asked = message["prompt"]
        self.legal = [each["say"] for each in message["offers"]]
        self.over = message["result"] is not None

    def _answered(self, move: str, number: int) -> None:
        before = self.done.setdefault(move, number)
        hold(before == number, f"table {self.table}: {move} is news {number}, but was {before}")
        if self.pending is not None and self.pending["id"] == move:
            self.pending = None
