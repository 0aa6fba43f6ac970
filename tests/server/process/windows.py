"""A window that keeps all it hears, beside others of the same seat."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WITHIN = 60.0


class Window:
    """A WebSocket of a seat, or of a watcher without a token."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._heard_more = asyncio.Event()
        self._reading = asyncio.create_task(self._read())
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.number = 0
        self.prompt: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.result: dict[str, Any] | None = None

    @classmethod
    async def open(
        cls, address: str, table: str, token: str = "", words: str = "", screen: bool = True
    ) -> "Window":
        live = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        link = await connect(
            live, compression=None, proxy=None, max_size=None, open_timeout=WITHIN, close_timeout=2
        )
        window = cls(link)
        said = {"token": token, "words": words, "screen": "" if screen else False}
        await window.send(
            {"type": "hello", **{field: text for field, text in said.items() if text != ""}}
        )
        await window.until(lambda window: bool(window.heard))
        return window

    async def send(self, message: dict[str, Any]) -> None:
        await self._link.send(json.dumps(message))

    async def until(self, is_so: "Callable[[Window], bool]") -> None:
        """Hear on until something is so."""
        async with asyncio.timeout(WITHIN):
            while not is_so(self):
                self._heard_more.clear()
                await self._heard_more.wait()

    async def close(self) -> None:
        await self._link.close()
        await self._reading

    async def _read(self) -> None:
        try:
            while True:
                self._hear(str(await self._link.recv()))
        except ConnectionClosed:
            pass

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("view", "news"):
            assert message["type"] == "view" or message["number"] == self.number + 1
            self.number = message["number"]
            self.prompt, self.legal = message["prompt"], [each["say"] for each in message["offers"]]
            self.result = message["result"]
        self._heard_more.set()

    def news(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "news"]

    async def until_number(self, number: int) -> None:
        await self.until(lambda window: window.number >= number)

    async def until_done(self, move: str) -> None:
        await self.until(lambda window: window.has_answer(move))

    async def until_answered(self, move: str) -> None:
        """Done or refused."""
        await self.until(lambda window: window.has_answer(move) or bool(window.refusal(move)))

    def has_answer(self, move: str) -> bool:
        """Whether there were news of this move of its own seat."""
        return any(message.get("answer") == move for message in self.heard)

    def refusal(self, move: str) -> str:
        """Why this move was refused; empty if it was not."""
        return next(
            (m["why"] for m in self.heard if m["type"] == "refused" and m["id"] == move), ""
        )
