"""A server of Asterion as a program sees it: plain calls of the HTTP API, with a seat's token."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2

from asterion.mcp.words import say

API = "/api/v1"
POLITE_WAIT = 60.0
"""Seconds for which an answer may be waited for; then the call ends, and can be made again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""Between two looks at the table: short at first, for bots answer at once."""

Sleep = Callable[[float], Awaitable[None]]


class Refusal(Exception):
    """The server says no, and why, in one sentence; `code` names the message."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


class House:
    """The calls that the tools need. `client` may reach over a network or into this process."""

    def __init__(self, client: httpx2.AsyncClient, sleep: Sleep = asyncio.sleep) -> None:
        self._client = client
        self._sleep = sleep

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self._client.request(method, API + path, headers=headers, json=body)
        except httpx2.HTTPError as error:
            raise Refusal(say("mcp-unreachable", why=str(error))) from error
        if answer.status_code >= 400:
            raise Refusal(*_reason(answer))
        return answer.json() if answer.content else None

    async def view(self, table: str, token: str) -> dict[str, Any]:
        """All that the seat knows now."""
        given: dict[str, Any] = await self.ask("GET", f"/tables/{table}/view", token)
        return given

    async def heard(self, table: str, token: str, since: int) -> tuple[list[str], int]:
        """The sentences told after this number, and the number of the last of them."""
        sentences: list[str] = []
        while True:
            path = f"/tables/{table}/transcript?since={since}"
            page = await self.ask("GET", path, token)
            for entry in page["entries"]:
                sentences += [sentence for sentence in entry["sentences"] if sentence]
                since = entry["number"]
            if not page["more"]:
                return sentences, since

    async def until_asked(self, table: str, token: str, longest: float) -> dict[str, Any]:
        """The view once the seat is asked something or the game is over; or when time is up."""
        waited, pause = 0.0, FIRST_PAUSE
        while True:
            view = await self.view(table, token)
            if view["prompt"] or view["result"] or waited >= longest:
                return view
            await self._sleep(pause)
            waited += pause
            pause = min(pause * 2, LONGEST_PAUSE)


def _reason(answer: httpx2.Response) -> tuple[str, str]:
    """Errors are documents that say what was wrong."""
    try:
        told = answer.json()
    except ValueError:
        return say("mcp-status", status=answer.status_code), ""
    why = str(told.get("detail") or told.get("title") or answer.status_code)
    return why, str(told.get("code", ""))
