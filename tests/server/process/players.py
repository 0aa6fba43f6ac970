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

GONE = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
SAME_ID = "send the request again with the same id"


@dataclass
class Player:
    """Says something legal when asked; says it again, under the same id, when nothing came back."""

    door: Callable[[], Awaitable[str]]  # the server's address, as soon as there is one
    table: str
    seat: int
    token: str
    dice: Random
    clocked: bool = False
    thinks: float = 0.0  # seconds before each move, where a test must wait for something else
    sees_maps: bool = False  # for a while only: anyone who comes back then is shown a view instead
    number: int = 0
    heard: list[dict[str, Any]] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)  # move id -> the number of its news
    again: int = 0  # moves that were done, although the answer was lost
    left: float | None = None  # of its clock, as it was told last
    over: bool = False
    stopped: bool = False
    said: int = 0
    pending: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None
    legal: list[str] = field(default_factory=list)
    link: ClientConnection | None = None

    async def play(self) -> None:
        """Until it is over, or the test says stop."""
        while not (self.over or self.stopped):
            live = f"{await self.door()}/api/v1/tables/{self.table}/live"
            with suppress(*GONE):
                async with connect(
                    live.replace("http", "ws", 1),
                    compression=None, open_timeout=20, close_timeout=1, proxy=None,
                ) as self.link:  # fmt: skip
                    await self._sit(self.link)
            self.link = None
            await asyncio.sleep(0.01)  # it went down just now

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
                await asyncio.sleep(self.thinks)
                self.said += 1
                self.pending = {
                    "type": "move", "id": f"s{self.seat}m{self.said}", "n": self.asked["n"],
                    "do": self.dice.choice(self.legal),
                }  # fmt: skip
                await link.send(json.dumps(self.pending))
            self._hear(json.loads(await link.recv()))

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                told = "a seat that says what it heard last is told the rest"
                assert self.number == 0 or self.sees_maps, told
                assert message["number"] >= self.number, told
                self.heard.clear()  # a map that was shown meanwhile is not sent again (D32)
                self.number = message["number"]
                self._know(message)
            case "news":
                assert message["number"] == self.number + 1, "something missed, or heard twice"
                self.number += 1
                self.heard.append(message)
                self._know(message)
                if "answer" in message:
                    self._answered(message["answer"], message["number"])
            case "answered":
                self.again += 1
                self._answered(message["id"], message["number"])
            case "clock":
                self.left = message["left"][str(self.seat)]
            case "refused":
                if SAME_ID in message["why"]:
                    raise ConnectionResetError  # the store is gone for a while: come back, repeat
                raise AssertionError(f"{self.pending} was refused: {message}")
            case "error":
                raise AssertionError(message["why"])

    def _know(self, message: dict[str, Any]) -> None:
        self.asked = message["prompt"]
        self.legal = [each["say"] for each in message["offers"]]
        self.over = message["result"] is not None

    def _answered(self, move: str, number: int) -> None:
        assert self.done.setdefault(move, number) == number, "answered otherwise than before"
        if self.pending is not None and self.pending["id"] == move:
            self.pending = None
