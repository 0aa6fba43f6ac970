"""A table live: a WebSocket for people, an NDJSON stream for programs, the same messages."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from asterion.server.http.desk import ACCOUNT, Call, Desk
from asterion.server.http.messages import (
    AnyFromClient,
    AnyToClient,
    HelloMessage,
    MoveMessage,
    SayMessage,
)
from asterion.server.http.patience import STRAIGHT
from asterion.server.http.play import NDJSON
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Counted, Lines, Media, Route, TableId
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hosted, Listener, Role
from asterion.server.tables.messages import (
    AnsweredMessage,
    ByeMessage,
    ErrorMessage,
    RefusedMessage,
)

HELLO_WITHIN = 10.0
HEARTBEAT = 15.0
NORMAL, NOT_ALLOWED = 1000, 1008
"""How a WebSocket is closed."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)

LiveLines = Annotated[Lines, Media(NDJSON, AnyToClient)]


# ---- NDJSON


class LiveQuery(msgspec.Struct, forbid_unknown_fields=True):
    since: Annotated[Counted, msgspec.Meta(description="the last number seen")] | None = None


async def get_live(call: Call, table: TableId, query: LiveQuery) -> LiveLines:
    hosted, role = await call.at(table)
    call.desk.enter(call.address)
    try:
        listener = await hosted.listen(role, query.since)
    except BaseException:
        call.desk.leave(call.address)
        raise
    return lines(call.desk, call.address, listener)


async def lines(desk: Desk, address: str, listener: Listener) -> AsyncIterator[bytes]:
    """Each message on a line; an empty line where there was nothing for a while."""
    following = asyncio.ensure_future(anext(listener, None))
    try:
        while True:
            await asyncio.wait({following}, timeout=HEARTBEAT)
            if not following.done():
                yield b"\n"
                continue
            message = following.result()
            if message is None:
                return
            following = asyncio.ensure_future(anext(listener, None))
            yield message + b"\n"
    finally:
        following.cancel()
        let_go(desk, listener)
        desk.leave(address)


def let_go(desk: Desk, listener: Listener) -> None:
    """The end of a window; that of one who was too slow is counted and logged."""
    listener.close()
    if listener.too_slow:
        desk.metrics.dropped()
        desk.say("slow listener dropped")


# ---- WebSocket


class LiveSocket:
    """The WebSocket of one window, from its first message to its last."""

    def __init__(
        self, desk: Desk, hosted: Hosted, address: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.desk = desk
        self.hosted = hosted  # stays with the hub as long as somebody listens
        self.address = address
        self.straight = scope.get("extensions", {}).get(STRAIGHT)
        self.receive = receive
        self.send = send
        self.token: str | None = None
        self.first_role: Role

    async def run(self) -> None:
        await self.receive()
        await self.send({"type": "websocket.accept"})
        try:
            hello = await self.hello()
            if hello is None:
                return
            self.token = hello.token
            self.first_role = await self.desk.role(self.hosted, self.token)
            listener = await self.hosted.listen(self.first_role, hello.since)
        except (Denied, Fault) as wrong:
            await self.bye(wrong.detail)
            return
        except StoreDown:
            await self.bye("the store cannot be reached now; come back later")
            return
        listener.straight = self.straight
        telling = asyncio.ensure_future(self.tell(listener))
        try:
            await self.hear(telling, listener)
        finally:
            let_go(self.desk, listener)
            telling.cancel()
            await asyncio.wait({telling})

    async def hello(self) -> HelloMessage | None:
        """The first message, if it is one; None after a bye."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self.receive()
        except TimeoutError:
            self.desk.metrics.refused("hello")
            await self.bye("no hello came")
            return None
        if first["type"] != "websocket.receive":
            return None
        try:
            message = self.understand(first.get("text"))
            if isinstance(message, HelloMessage):
                return message
            await self.bye("the first message is to be a hello")
        except Fault as fault:
            await self.bye(fault.detail)
        return None

    async def tell(self, listener: Listener) -> None:
        """What the table says goes out, in order, as fast as it is read."""
        send = self.send
        try:
            async for message in listener:
                await send({"type": "websocket.send", "text": message.decode()})
            await send({"type": "websocket.close", "code": NORMAL})
        except ClientDisconnected:
            listener.close()

    async def hear(self, telling: "asyncio.Future[None]", listener: Listener) -> None:
        """What the client says, one message after the other, until it goes."""
        while True:
            event = await self.receive()
            if event["type"] != "websocket.receive" or telling.done():
                return
            try:
                message = self.understand(event.get("text"))
                self.desk.spend("message", self.address)
                if isinstance(message, MoveMessage):
                    await self.move(message, listener)
                elif isinstance(message, SayMessage):
                    await self.chat(message)
                else:
                    raise Fault(409, "hello was said already")
            except (Fault, Denied) as wrong:
                listener.put(_encode(ErrorMessage(wrong.detail)))
            except StoreDown:
                listener.put(_encode(ErrorMessage("the store cannot be reached now")))

    async def move(self, message: MoveMessage, listener: Listener) -> None:
        """Carried out or refused; the news of it come the way all news come."""
        began = self.desk.time.steady()
        try:
            role = await self.role()
            self.desk.spend("move", f"{self.hosted.id} {role.viewer}")
            moved = await self.hosted.play(role, message.do, message.n, message.id)
        except Denied as denied:
            self.refuse(message, denied.detail, denied.n, listener)
        except Fault as fault:
            self.refuse(message, fault.detail, None, listener)
        except StoreDown:
            why = "the store cannot be reached now; send it again with the same id"
            self.refuse(message, why, None, listener)
        else:
            self.desk.metrics.move_done(self.desk.time.steady() - began)
            if moved.again:
                listener.put(_encode(AnsweredMessage(message.id, moved.number)))

    async def role(self) -> Role:
        """As it was at the hello. Whether its token is still good the table asks itself; of a
        session only the store knows whether it is over."""
        if self.token is not None and self.token.startswith(ACCOUNT):
            return await self.desk.role(self.hosted, self.token)
        return self.first_role

    def refuse(self, message: MoveMessage, why: str, n: int | None, listener: Listener) -> None:
        self.desk.metrics.move_refused()
        listener.put(_encode(RefusedMessage(message.id, why, n)))

    async def chat(self, message: SayMessage) -> None:
        role = await self.role()
        self.desk.spend("chat", f"{self.hosted.id} {role.viewer}")
        await self.hosted.chat(role, message.text)

    def understand(self, text: str | None) -> AnyFromClient:
        if text is None:
            raise Fault(400, "messages are text frames of JSON")
        try:
            return _decoder.decode(text)
        except (ValueError, RecursionError) as error:
            raise Fault(400, f"the message is not understood: {error}") from None

    async def bye(self, why: str) -> None:
        """The last message of a window that is not let in."""
        await self.send({"type": "websocket.send", "text": _encode(ByeMessage(why)).decode()})
        await self.send({"type": "websocket.close", "code": NOT_ALLOWED})


async def serve_socket(desk: Desk, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One WebSocket, counted while it is there."""
    address = desk.address(scope)
    desk.spend("connect", address)
    desk.enter(address)
    try:
        hosted = await desk.hub.table(table)  # before accepting: a 404 is an answer
        await LiveSocket(desk, hosted, address, scope, receive, send).run()
    finally:
        desk.leave(address)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/live",
        get_live,
        "The table live, a message a line; an empty line every 15 seconds. A WebSocket also.",
        (403,),
        token="may",
    ),
]
