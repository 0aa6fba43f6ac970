"""A client at a table: what it can say there, and the news as they come."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from asterion.core.contract.options import options_from
from asterion.core.phrase import phrase
from asterion.core.referee.sure import SURE, Declined, SecondWord
from asterion.server.line import grammar, shelf
from asterion.server.line.grammar import NotUnderstood
from asterion.server.line.render import Hearing, table_lines
from asterion.server.tables import Denied, Hosted, Hub, Listener, Role

LONGEST_LOG: Final = 500
"""This many numbers of a log are one answer."""

Spend = Callable[[str, str], None]
"""Counts something that somebody does; Denied where it is too often."""


class Seated:
    """Which table, and as whom: the token is asked again each time, for it may be dead by now."""

    def __init__(
        self, hub: Hub, id: str, token: str | None, host: str | None, since: int | None
    ) -> None:
        self._hub = hub
        self._id = id
        self._token = token
        self._host = host
        self._since = since
        self.news: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._second = SecondWord()

    async def listen(self, shown: set[str]) -> Listener:
        """Always from a whole view on: a new connection has no screen yet that could be changed."""
        self.hearing = Hearing(shown)
        hosted, role = await self.now()
        self._listener = await hosted.listen(role, None)
        return self._listener

    def go(self) -> None:
        if self.news is not None:
            self.news.cancel()
        if self._listener is not None:
            self._listener.close()

    async def now(self) -> tuple[Hosted, Role]:
        hosted = await self._hub.table(self._id)
        return hosted, await hosted.seats.role_now(self._token)

    # ---- news

    async def lines(self, message: bytes) -> list[str]:
        """A message of the table; the view, the first of them, with all that was missed."""
        plain = msgspec.json.decode(message)
        if plain["type"] == "view" and self._since is not None:
            plain["transcript"] = await self._told(self._since, plain["number"])
        return self.hearing.lines(plain)

    async def _told(self, after: int, last: int) -> list[Any]:
        """What was told with the numbers behind one and up to another."""
        hosted, role = await self.now()
        told: list[Any] = []
        while after < last:
            more = await hosted.transcript(role, after, LONGEST_LOG)
            if not more:
                break
            told += msgspec.json.decode(msgspec.json.encode(more))
            after = told[-1]["number"]
        return [one for one in told if one["number"] <= last]

    # ---- words

    def words(self, spend: Spend) -> dict[str, Callable[[str], Awaitable[list[str]]]]:
        self._spend = spend
        return {
            "do": self._do,
            "answer": self._answer,
            "chat": self._chat,
            "look": self._look,
            "legal": self._legal,
            "log": self._log,
            "rules": self._rules,
            "who": self._who,
            "start": self._start,
        }

    async def _do(self, rest: str) -> list[str]:
        """As a person says it: what cannot be taken back is asked back."""
        try:
            text, is_sure = self._second.hear(rest)
        except Declined as declined:
            raise Denied(409, "refused", declined.why) from None
        try:
            return await self._move(text, None, is_sure)
        except Denied as denied:
            if denied.why.id == SURE:
                self._second.ask(text)
            raise

    async def _answer(self, rest: str) -> list[str]:
        """As a program says it, which knows what it answers."""
        number, command = grammar.numbered(rest)
        return await self._move(command, number, True)

    async def _move(self, command: str, number: int | None, is_sure: bool) -> list[str]:
        hosted, role = await self.now()
        self._spend("move", f"{self._id} {role.viewer}")
        await hosted.play(role, command, number, sure=is_sure)
        return []

    async def _chat(self, rest: str) -> list[str]:
        hosted, role = await self.now()
        self._spend("chat", f"{self._id} {role.viewer}")
        await hosted.chat(role, rest)
        return []

    async def _look(self, rest: str) -> list[str]:
        return self.hearing.look()

    async def _legal(self, rest: str) -> list[str]:
        return self.hearing.legal()

    async def _log(self, rest: str) -> list[str]:
        """From a number on, or the last that fit into one answer."""
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 10):
            raise NotUnderstood(phrase("server-line-log"))
        last = self.hearing.number
        after = int(rest) if rest else max(0, last - LONGEST_LOG)
        return self.hearing.transcript(await self._told(after, min(after + LONGEST_LOG, last)))

    async def _rules(self, rest: str) -> list[str]:
        hosted, _ = await self.now()
        summary = hosted.log.summary()
        book = grammar.take_book(summary.book)
        return shelf.rule_lines(book, options_from(book.rules.options, summary.options))

    async def _who(self, rest: str) -> list[str]:
        hosted, _ = await self.now()
        return table_lines(msgspec.to_builtins(hosted.log.summary()))

    async def _start(self, rest: str) -> list[str]:
        hosted, role = await self.now()
        await hosted.seats.start(hosted.seats.role(self._host) if self._host is not None else role)
        return []

    async def is_playing(self) -> bool:
        """Whether somebody who leaves now would be missed."""
        hosted, role = await self.now()
        return hosted.is_playing and role.viewer >= 0

    async def leave(self) -> None:
        """Give the seat up, where it is one."""
        hosted, role = await self.now()
        if role.viewer >= 0:
            await hosted.seats.leave(role, role.viewer)
