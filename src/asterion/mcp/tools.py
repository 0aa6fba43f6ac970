"""The tools: few, each in a sentence. What is refused is an answer, not an error."""

import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar
from urllib.parse import urlencode

from mcp.server.mcpserver import Context, MCPServer

from asterion.core.referee.sure import SURE, Declined
from asterion.harness.reading import find_move
from asterion.mcp.chair import Chair, Chairs, read_handle, table_of
from asterion.mcp.house import POLITE_WAIT, House, Refusal
from asterion.mcp.text import as_text, books_as_text, rules_as_text
from asterion.mcp.words import say

LONGEST_NOTES = 20_000

Tool = TypeVar("Tool", bound=Callable[..., Any])


UNREAD_CORE = ("core-not-understood", "core-nothing-said", "core-command-length", "core-speech-")
UNREAD_BOOKS = ("-where", "-direction", "-refused-shot")
"""How messages are named that say of a text that it is not a move."""


class Unreadable(Refusal):
    """What was said is not a move; one that is not allowed is another matter."""


def is_unread(code: str) -> bool:
    """Whether a refusal means that the text was not understood, by the name of its message."""
    return "-unheard-" in code or code.startswith(UNREAD_CORE) or code.endswith(UNREAD_BOOKS)


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

    def sit(self, table: str, sat: dict[str, Any], tries: int) -> Chair:
        seat = Chair(table, sat["token"], number=sat["seat"], tries=max(0, tries))
        chair = self._chairs.keep(seat)
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
        book: str, name: str, bots: list[str] | None = None, people: int = 0, tries: int = 0
    ) -> str:
        return await _or_why(_open(session(), book, name, bots or [], people, tries))

    @tool("join")
    async def join(link: str, name: str, tries: int = 0) -> str:
        return await _or_why(_join(session(), link, name, tries))

    @tool("look")
    async def look(context: Context, seat: str = "", offers: bool = False) -> str:
        return await _or_why(_look(session(), seat, context, offers))

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
    except Unreadable as unreadable:
        return say("mcp-unreadable", why=str(unreadable))
    except Refusal as refusal:
        return say("mcp-refused", why=str(refusal))


async def _open(
    session: Session, book: str, name: str, bots: list[str], people: int, tries: int
) -> str:
    if not bots and people <= 0:
        about = await session.house.ask("GET", f"/books/{book}")
        bots = [about["strengths"]["normal"]] * (about["fewest_players"] - 1)
    seats: list[dict[str, str]] = [{"kind": "person"} for _ in range(1 + max(0, people))]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    wish = {"book": book, "name": name, "seats": seats}
    opened = await session.house.ask("POST", "/tables", body=wish)
    chair = session.sit(opened["id"], opened["seat"], tries)
    told = [say("mcp-seated", table=chair.table, seat=chair.handle)]
    if opened["summary"]["phase"] == "waiting":
        told.append(say("mcp-invite", table=chair.table))
    return "\n".join([*told, await _news(session.house, chair)])


async def _join(session: Session, link: str, name: str, tries: int) -> str:
    table = table_of(link)
    sat = await session.house.ask("POST", f"/tables/{table}/seats", body={"name": name})
    chair = session.sit(table, sat, tries)
    told = say("mcp-seated", table=table, seat=chair.handle)
    return "\n".join([told, await _news(session.house, chair)])


async def _look(session: Session, seat: str, context: Context, offers: bool) -> str:
    return await _news(session.house, session.chair(seat, context), offers)


async def _say(session: Session, text: str, seat: str, context: Context, sure: bool) -> str:
    chair = session.chair(seat, context)
    if chair.has_forfeited:
        raise Refusal(say("mcp-forfeited"))
    house = session.house
    try:
        moved = await _move(house, chair, text, sure)
    except Refusal as refusal:
        if refusal.code.startswith(SURE):  # asked back, or the answer to that: no try is lost
            raise
        left = chair.count(isinstance(refusal, Unreadable))
        if left is None:
            raise
        raise type(refusal)(await _tries_left(house, chair, str(refusal), left)) from None
    chair.failed = 0
    if "fleeting" not in moved:  # what is soon gone is shown at once
        await house.until_asked(chair.table, chair.token, POLITE_WAIT)
    return await _news(house, chair)


async def _move(house: House, chair: Chair, text: str, sure: bool) -> Any:
    """What the server says to it; Unreadable if it is not a move, Refusal if it may not be."""
    found = find_move(text)
    if found.why is not None:
        raise Unreadable(say("mcp-no-move", how=str(found.why)))
    try:
        said, is_sure = chair.second.hear(found.text)
    except Declined as declined:
        raise Refusal(say(declined.why.id), declined.why.id) from None
    move = {"do": said, "sure": sure or is_sure}
    try:
        return await house.ask("POST", f"/tables/{chair.table}/moves", chair.token, move)
    except Refusal as refusal:
        if refusal.code == SURE:
            chair.second.ask(said)
        if is_unread(refusal.code):
            raise Unreadable(str(refusal)) from None
        raise


async def _tries_left(house: House, chair: Chair, why: str, left: int) -> str:
    """With none left the seat is given up, and nothing is played in its place."""
    if left:
        return say("mcp-tries", why=why, left=left)
    chair.has_forfeited = True
    await house.ask("DELETE", f"/tables/{chair.table}/seats/{chair.number}", chair.token)
    return say("mcp-forfeit", why=why, refused=chair.refused, unreadable=chair.unreadable)


async def _news(house: House, chair: Chair, offers: bool = False) -> str:
    view = await house.view(chair.table, chair.token)
    heard, chair.heard = await house.heard(chair.table, chair.token, chair.heard)
    return as_text(view, heard, offers)


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
