"""A window at a table that keeps every byte it hears, beside others of the same seat."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from drills import Failed

WITHIN = 120.0


class Window:
    """Opened with a token, or without one as somebody who watches."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._more = asyncio.Event()
        self.raw: list[str] = []
        self.number = -1
        self.prompt: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.result: object = None
        self.events: dict[int, list[Any]] = {}
        self.answers: dict[str, str] = {}  # move id -> "" where it was done, or why not
        self.left: dict[str, float] = {}
        self.last: dict[str, Any] = {}
        self.is_open = True
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, port: int, table: str, token: str = "", source: str = "") -> Self:
        link = await connect(
            f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live",
            compression=None, open_timeout=WITHIN, close_timeout=1, proxy=None, max_size=None,
            local_addr=(source, 0) if source else None,
        )  # fmt: skip
        window = cls(link)
        hello = {"type": "hello", "token": token} if token else {"type": "hello"}
        await window.send(hello)
        await window.until(lambda: window.number >= 0)
        return window

    async def send(self, message: dict[str, Any]) -> None:
        await self._link.send(json.dumps(message))

    async def move(self, do: str, id: str, n: int | None = None) -> str:
        """Returns why it was refused; empty if it was done."""
        answer = {"n": n} if n is not None else {}
        await self.send({"type": "move", "do": do, "id": id, **answer})
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def _read(self) -> None:
        try:
            async for text in self._link:
                self.raw.append(str(text))
                self._hear(json.loads(text))
                self._more.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_open = False
            self._more.set()

    def _hear(self, message: dict[str, Any]) -> None:
        self.last[message["type"]] = message
        match message["type"]:
            case "view" | "news":
                self.number = message["number"]
                self.prompt = message["prompt"]
                self.legal = [each["say"] for each in message["offers"]]
                self.result = message["result"]
                if message["type"] == "news":
                    self.events[self.number] = message["events"]
                    if "answer" in message:
                        self.answers[message["answer"]] = ""
            case "answered":
                self.answers[message["id"]] = ""
            case "refused" if message.get("id"):
                self.answers[message["id"]] = message["why"]
            case "clock":
                self.left = message["left"]

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until this is so."""
        try:
            async with asyncio.timeout(WITHIN):
                while not so():
                    if not self.is_open:
                        raise Failed(f"the window was closed: {self.raw[-1:]}")
                    self._more.clear()
                    await self._more.wait()
        except TimeoutError as late:
            raise Failed(f"waited in vain; the last message was {self.raw[-1:]}") from late

    async def until_number(self, number: int) -> None:
        await self.until(lambda: self.number >= number)

    async def close(self) -> None:
        await self._link.close()
        await self._reading
