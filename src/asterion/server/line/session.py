"""One client of the line protocol: what it says is done, and every line is answered ok or no."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec

from asterion.core.phrase import Phrase, english, phrase, read_player
from asterion.server.guard.rates import Rates
from asterion.server.line import grammar, shelf
from asterion.server.line.grammar import NotUnderstood, Said
from asterion.server.line.render import SHOWN, line, table_lines
from asterion.server.line.seated import Seated
from asterion.server.sockets import Client
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hub, Listener, OpenTable, Terms

MOST_HOSTED: Final = 16
"""Host tokens that a connection remembers."""
YES_NO: Final = {"on": True, "yes": True, "off": False, "no": False}


class Session:
    """One line is done and answered before the next is heard, and before more news is told."""

    def __init__(
        self, hub: Hub, client: Client, rates: Mapping[str, Rates], say: Callable[..., None]
    ) -> None:
        self._hub = hub
        self._client = client
        self._rates = rates
        self._say = say
        self._talking = asyncio.Lock()
        self._shown = {"board"}
        self._hosts: dict[str, str] = {}
        self._at: Seated | None = None
        self._asked_to_leave = False
        self.is_done = False
        self._words: dict[str, Callable[[str], Awaitable[list[str]]]] = {
            "help": self._help,
            "books": self._books,
            "book": self._book,
            "tables": self._tables,
            "show": self._show,
            "open": self._open,
            "join": self._join,
            "sit": self._sit,
            "watch": self._watch,
            "away": self._away,
            "leave": self._leave,
            "quit": self._quit,
        }

    @property
    def is_at_table(self) -> bool:
        return self._at is not None

    async def hear(self, said: bytes | None) -> None:
        """Answer one line; None is one that was too long."""
        async with self._talking:
            self._send(await self._answered(said))
            await self._client.is_read()

    async def _answered(self, said: bytes | None) -> list[str]:
        try:
            words = grammar.read(said, self.is_at_table)
            return await self._obeyed(words) if words is not None else []
        except NotUnderstood as error:
            return [line("no", error)]
        except Denied as denied:
            return [line("no", denied)]
        except StoreDown:
            return [line("no", english(phrase("server-store-down")))]
        except Exception as error:
            # Whatever it is, it must not end the connection, let alone others' games.
            self._say("line failed", error=type(error).__name__)
            return [line("no", english(phrase("server-mistake")))]

    async def _obeyed(self, said: Said) -> list[str]:
        at = self._at
        if said.word != "leave":
            self._asked_to_leave = False
        words = self._words if at is None else {**self._words, **at.words(self._spend)}
        lines = await words[said.word](said.rest)
        return lines if self.is_done else [*lines, line("ok")]

    def _spend(self, what: str, who: str) -> None:
        """Count one more; Denied where it is too many."""
        wait = self._rates[what].wait(who)
        if wait > 0:
            seconds = math.ceil(wait)
            self._say("too many", rate=what)
            raise Denied(429, "too many", phrase("server-too-much", seconds=seconds))

    def _send(self, lines: Sequence[str]) -> None:
        """One block is one write."""
        if lines:
            self._client.send("".join(f"{one}\n" for one in lines))

    # ---- about

    async def _help(self, rest: str) -> list[str]:
        lines = shelf.help_lines(english(grammar.HELP))
        if self._at is not None:
            hosted, _ = await self._at.now()
            book = grammar.take_book(hosted.log.summary().book)
            lines += shelf.help_lines(
                english(phrase("server-line-in-this-game", help=book.speech.help))
            )
        return lines

    async def _books(self, rest: str) -> list[str]:
        return shelf.book_lines()

    async def _book(self, rest: str) -> list[str]:
        return shelf.about(grammar.take_book(rest), Terms) if rest else shelf.book_lines()

    async def _tables(self, rest: str) -> list[str]:
        book = grammar.take_book(rest).name if rest else ""
        self._spend("ask", self._client.machine)
        lines: list[str] = []
        for summary in await self._hub.lobby(book):
            lines += table_lines(msgspec.to_builtins(summary))
        return lines

    async def _show(self, rest: str) -> list[str]:
        words = rest.lower().split()
        if len(words) != 2 or words[0] not in SHOWN or words[1] not in YES_NO:
            raise NotUnderstood(phrase("server-line-show", what=[*SHOWN]))
        if YES_NO[words[1]]:
            self._shown.add(words[0])
        else:
            self._shown.discard(words[0])
        return []

    # ---- to a table

    async def _open(self, rest: str) -> list[str]:
        wish = msgspec.convert(grammar.new_table(rest, Terms), OpenTable)
        self._spend("open", self._client.machine)
        opened = await self._hub.open(wish, who=self._client.machine)
        self._hosts[opened.id] = opened.host
        while len(self._hosts) > MOST_HOSTED:
            del self._hosts[next(iter(self._hosts))]
        lines = [line("opened", opened.id), line("host", "token", opened.host)]
        if opened.master is not None:
            lines.append(line("master", "token", opened.master))
        if opened.seat is not None:
            lines.append(line("seat", opened.seat.seat, "token", opened.seat.token))
            await self._sit_down(opened.id, opened.seat.token)
        return lines

    async def _join(self, rest: str) -> list[str]:
        id, name = grammar.parts("join", rest, 2, 2, "TABLE NAME")
        self._spend("open", self._client.machine)
        hosted = await self._hub.table(id)
        name, gender = read_player(name)
        sat = await hosted.seats.sit(name, gender=gender)
        await self._sit_down(id, sat.token)
        return [line("seat", sat.seat, "token", sat.token)]

    async def _sit(self, rest: str) -> list[str]:
        id, token, *more = grammar.parts("sit", rest, 2, 3, "TABLE TOKEN")
        await self._sit_down(id, token, grammar.since(more))
        return []

    async def _watch(self, rest: str) -> list[str]:
        (id,) = grammar.parts("watch", rest, 1, 1, "TABLE")
        await self._sit_down(id, None)
        return []

    async def _sit_down(self, id: str, token: str | None, since: int | None = None) -> None:
        """Listen there from now on; the first news comes after the answer to this line."""
        self._spend("ask", self._client.machine)
        at = Seated(self._hub, id, token, self._hosts.get(id), since)
        listener = await at.listen(self._shown)
        self._at = at
        at.news = asyncio.create_task(self._bring_news(at, listener))

    async def _bring_news(self, at: Seated, listener: Listener) -> None:
        try:
            async for message in listener:
                async with self._talking:
                    self._send(await at.lines(message))
                    await self._client.is_read()
        except (Denied, StoreDown) as error:
            self._send([line("away", error)])
        except OSError:  # the client is gone, which its reader notices too
            return
        except Exception as error:
            self._say("line failed", error=type(error).__name__)
            self._send([line("away", english(phrase("server-line-mistake")))])
        listener.close()
        if self._at is at:
            self._at = None

    # ---- and from it

    async def _away(self, rest: str) -> list[str]:
        self.go()
        return []

    async def _leave(self, rest: str) -> list[str]:
        """Said twice in the middle of a game, for there is no way back."""
        if self._at is not None:
            if await self._at.is_playing() and not self._asked_to_leave:
                self._asked_to_leave = True
                raise NotUnderstood(phrase("server-line-leave-sure"))
            await self._at.leave()
        self._asked_to_leave = False
        self.go()
        return []

    async def _quit(self, rest: str) -> list[str]:
        self.is_done = True
        return [line("bye")]

    def go(self) -> None:
        """Away from the table, where the seat stays."""
        at, self._at = self._at, None
        if at is not None:
            at.go()

    def part(self, why: Phrase) -> None:
        """The last word, from the server."""
        self._send([line("bye", english(why))])
