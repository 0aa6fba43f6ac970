"""The tools: few, each in a sentence. What is refused is an answer, not an error."""

import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar
from urllib.parse import urlencode

from mcp.server.mcpserver import Context, MCPServer

from asterion.core.sure import SURE
from asterion.mcp.chair import Chair, Chairs, read_handle, table_of
from asterion.mcp.house import POLITE_WAIT, House, Refusal
from asterion.mcp.text import as_text, books_as_text, rules_as_text
from asterion.mcp.words import say

LONGEST_NOTES = 20_000

Tool = TypeVar("Tool", bound=Callable[..., Any])


class Session:
    """Where this session sits. Its seats are known by their handles; the last one taken is meant
    where none is named."""

    def __init__(
        self,
        house: House,
        header: Callable[[Context], str] = lambda context: "",
        chairs: Chairs | None = None,
    ) -> None:
        self.house = house
        self._header = header
        self._chairs = chairs or Chairs()
        self._last = ""

    def sit(self, table: str, token: str) -> Chair:
        chair = self._chairs.keep(Chair(table, token))
        self._last = chair.handle
        return chair

    def chair(self, seat: str, context: Context) -> Chair:
        """The seat that is meant: named, or that of the connection, or the last one taken."""
        chair = read_handle(seat.strip() or self._header(context) or self._last)
        if chair is None:
            raise Refusal(say("mcp-nowhere"))
        return self._chairs.keep(chair)


def make_server(session: Callable[[], Session]) -> MCPServer[Any]:
    """All tools, for whichever session a call belongs to.

    To make them takes several times as long as to use one, so it is done once.
    """
    with _own_logging():
        server: MCPServer[Any] = MCPServer(
            "asterion", instructions=say("mcp-instructions"), log_level="WARNING"
        )

    def tool(name: str) -> Callable[[Tool], Tool]:
        description = say(f"mcp-tool-{name.replace('_', '-')}")
        adding: Callable[[Tool], Tool] = server.tool(name=name, description=description)
        return adding

    @tool("books")
    async def books() -> str:
        return await _or_why(books_as_text(session().house))

    @tool("rules")
    async def rules(book: str) -> str:
        return await _or_why(rules_as_text(session().house, book))

    @tool("new_table")
    async def new_table(
        book: str, name: str, bots: list[str] | None = None, people: int = 0
    ) -> str:
        return await _or_why(_open(session(), book, name, bots or [], people))

    @tool("join")
    async def join(link: str, name: str) -> str:
        return await _or_why(_join(session(), link, name))

    @tool("look")
    async def look(context: Context, seat: str = "") -> str:
        return await _or_why(_look(session(), seat, context))

    @tool("say")
    async def say_move(text: str, context: Context, seat: str = "", sure: bool = False) -> str:
        return await _or_why(_say(session(), text, seat, context, sure))

    @tool("certain")
    async def certain(context: Context, seat: str = "") -> str:
        return await _or_why(_deduced(session(), "certain", "", seat, context))

    @tool("why")
    async def why(context: Context, about: str = "", seat: str = "") -> str:
        return await _or_why(_deduced(session(), "why", about, seat, context))

    @tool("notes")
    async def notes(context: Context, text: str = "", seat: str = "") -> str:
        return await _or_why(_note(session(), text, seat, context))

    return server


@contextlib.contextmanager
def _own_logging() -> Iterator[None]:
    """The library hangs a handler on the root logger, for everything that the process logs. It
    opens files to show a traceback, and where none can be opened any more that ends a server."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


async def _or_why(answer: Any) -> str:
    try:
        return str(await answer)
    except Refusal as refusal:
        return say("mcp-refused", why=str(refusal))


async def _open(session: Session, book: str, name: str, bots: list[str], people: int) -> str:
    if not bots and people <= 0:
        about = await session.house.ask("GET", f"/books/{book}")
        bots = [about["strengths"]["normal"]] * (about["fewest_players"] - 1)
    seats: list[dict[str, str]] = [{"kind": "person"} for _ in range(1 + max(0, people))]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    wish = {"book": book, "name": name, "seats": seats}
    opened = await session.house.ask("POST", "/tables", body=wish)
    chair = session.sit(opened["id"], opened["seat"]["token"])
    told = [say("mcp-seated", table=chair.table, seat=chair.handle)]
    if opened["summary"]["phase"] == "waiting":
        told.append(say("mcp-invite", table=chair.table))
    return "\n".join([*told, await _news(session.house, chair)])


async def _join(session: Session, link: str, name: str) -> str:
    table = table_of(link)
    sat = await session.house.ask("POST", f"/tables/{table}/seats", body={"name": name})
    chair = session.sit(table, sat["token"])
    told = say("mcp-seated", table=table, seat=chair.handle)
    return "\n".join([told, await _news(session.house, chair)])


async def _look(session: Session, seat: str, context: Context) -> str:
    return await _news(session.house, session.chair(seat, context))


async def _say(session: Session, text: str, seat: str, context: Context, sure: bool) -> str:
    chair = session.chair(seat, context)
    house = session.house
    said, is_sure = chair.second.hear(text)
    move = {"do": said, "sure": sure or is_sure}
    try:
        moved = await house.ask("POST", f"/tables/{chair.table}/moves", chair.token, move)
    except Refusal as refusal:
        if refusal.code == SURE:
            chair.second.ask(said)
        raise
    if "fleeting" not in moved:  # what is soon gone is shown at once
        await house.until_asked(chair.table, chair.token, POLITE_WAIT)
    return await _news(house, chair)


async def _news(house: House, chair: Chair) -> str:
    view = await house.view(chair.table, chair.token)
    heard, chair.heard = await house.heard(chair.table, chair.token, chair.heard)
    return as_text(view, heard)


async def _deduced(session: Session, what: str, about: str, seat: str, context: Context) -> str:
    """Where the table allows it: what follows from what this seat was told, and from what."""
    chair = session.chair(seat, context)
    asked = f"?{urlencode({'about': about})}" if about else ""
    path = f"/tables/{chair.table}/knowledge/{what}{asked}"
    found = await session.house.ask("GET", path, chair.token)
    return "\n".join(found["lines"])


async def _note(session: Session, text: str, seat: str, context: Context) -> str:
    chair = session.chair(seat, context)
    await session.house.view(chair.table, chair.token)  # only who sits there has notes
    if text:
        kept = f"{chair.notes}\n{text}".strip()
        if len(kept) > LONGEST_NOTES:
            raise Refusal(say("mcp-notes-full", most=LONGEST_NOTES))
        chair.notes = kept
    return chair.notes or say("mcp-no-notes")
