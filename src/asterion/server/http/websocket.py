"""The WebSocket of a table: a hello, then messages both ways until one of the two has enough."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from asterion.core.phrase import Phrase, phrase
from asterion.server.http.desk import ACCOUNT, Desk
from asterion.server.http.messages import (
    AnyFromClient,
    AskMessage,
    HelloMessage,
    MoveMessage,
    SayMessage,
    ThoughtMessage,
)
from asterion.server.http.patience import DIRECT, PatientWebSocket
from asterion.server.http.problems import Fault, language_of
from asterion.server.store import StoreDown, settle
from asterion.server.study import Question
from asterion.server.tables import Denied, Hosted, Listener, Moved, Role
from asterion.server.tables.messages import (
    AnsweredMessage,
    ByeMessage,
    ErrorMessage,
    RefusedMessage,
)
from asterion.server.tables.saying import PHRASES, form_of
from asterion.words.spoken import spoken

HELLO_WITHIN = 10.0
NORMAL, NOT_ALLOWED = 1000, 1008
"""How a WebSocket is closed."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def close_window(desk: Desk, listener: Listener) -> None:
    """The end of a window; that of one who was too slow is counted and logged."""
    listener.close()
    if listener.too_slow:
        desk.metrics.dropped()
        desk.say("slow listener dropped")


class LiveSocket:
    """The WebSocket of one window, from its first message to its last."""

    def __init__(
        self, desk: Desk, hosted: Hosted, address: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.desk = desk
        self.hosted = hosted  # stays with the hub as long as somebody listens
        self.address = address
        self.language = language_of(scope)
        self.line: PatientWebSocket | None = scope.get("extensions", {}).get(DIRECT)
        self.receive = receive
        self.send = send
        self.token: str | None = None
        self.first_role: Role
        self.busy = False  # with a message
        self.begun = False  # a move, where it arrived: it is answered before more is heard
        self.over: asyncio.Future[None] | None = None  # for a message that waits for that

    async def run(self) -> None:
        await self.receive()
        await self.send({"type": "websocket.accept"})
        try:
            hello = await self.hello()
            if hello is None:
                return
            self.token = hello.token
            if hello.words not in ("", PHRASES):
                self.language = form_of(hello.words)
            self.first_role = await self.desk.role(self.hosted, self.token)
            form = form_of(hello.words)
            if hello.words and form != PHRASES:
                self.language = form
            listener = await self.hosted.listen(self.first_role, hello.since, form, hello.screen)
        except (Denied, Fault) as wrong:
            await self.bye(wrong.why)
            return
        except StoreDown:
            await self.bye(phrase("server-store-later"))
            return
        sending = asyncio.ensure_future(self.tell(listener))
        if self.line is not None:
            listener.direct = self.line.send_directly
            self.line.take_directly = partial(self.take_directly, listener)
        try:
            await self.hear(sending, listener)
        finally:
            if self.line is not None:
                self.line.take_directly = None
            close_window(self.desk, listener)
            sending.cancel()
            await asyncio.wait({sending})

    async def hello(self) -> HelloMessage | None:
        """The first message, if it is one; None after a bye."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self.receive()
        except TimeoutError:
            self.desk.metrics.refused("hello")
            await self.bye(phrase("server-no-hello"))
            return None
        if first["type"] != "websocket.receive":
            return None
        try:
            message = self.understand(first.get("text"))
            if isinstance(message, HelloMessage):
                return message
            await self.bye(phrase("server-hello-first"))
        except Fault as fault:
            await self.bye(fault.why)
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

    async def hear(self, sending: "asyncio.Future[None]", listener: Listener) -> None:
        """What the client says, one message after the other, until it goes."""
        while True:
            event = await self.receive()
            if event["type"] != "websocket.receive" or sending.done():
                return
            self.busy = True
            if self.begun:
                self.over = asyncio.get_running_loop().create_future()
                await asyncio.wait({self.over, sending}, return_when=asyncio.FIRST_COMPLETED)
                if sending.done():
                    return
            await self.deal_with(event.get("text"), listener)
            self.busy = False

    async def deal_with(self, text: str | None, listener: Listener) -> None:
        try:
            message = self.understand(text)
            self.desk.spend("message", self.address)
            if isinstance(message, MoveMessage):
                await self.move(message, listener)
            elif isinstance(message, SayMessage):
                await self.chat(message)
            elif isinstance(message, AskMessage):
                role = await self.role()
                self.desk.spend("think", f"{self.hosted.id} {role.viewer}")
                # Nobody's next move waits for a thought, not even one's own.
                self.desk.hub.spawn(self.think(message, role, listener))
            else:
                raise Fault(409, phrase("server-hello-twice"))
        except (Fault, Denied) as wrong:
            listener.put(_encode(self.error(wrong.why)))
        except StoreDown:
            listener.put(_encode(self.error(phrase("server-store-unreached"))))

    def take_directly(self, listener: Listener, text: bytes) -> bool:
        """A move that needs no task to be begun; False for all the rest."""
        if self.busy or self.begun or self.is_account or listener.is_closed:
            return False
        try:
            message = _decoder.decode(text)
        except (ValueError, RecursionError):
            return False
        if type(message) is not MoveMessage:
            return False
        try:
            self.desk.spend("message", self.address)
        except Denied as denied:
            listener.put(_encode(self.error(denied.why)))
            return True
        self.begun = True
        self.begin(message, self.first_role, listener, self.over_directly)
        return True

    def over_directly(self) -> None:
        self.begun = False
        if self.over is not None and not self.over.done():
            self.over.set_result(None)

    async def move(self, message: MoveMessage, listener: Listener) -> None:
        """The same for one who must be looked up first, or comes before the last was answered."""
        try:
            role = await self.role()
        except (Fault, Denied) as wrong:
            self.refuse(message, wrong.why, None, listener)
        else:
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.begin(message, role, listener, partial(settle, over, None))
            await over

    def begin(
        self, message: MoveMessage, role: Role, listener: Listener, over: Callable[[], None]
    ) -> None:
        """Carried out or refused; the news of it come the way all news come."""
        desk = self.desk
        began = desk.time.steady()

        def tell(answer: Moved | Exception) -> None:
            if not isinstance(answer, Exception):
                desk.metrics.move_done(desk.time.steady() - began)
                if answer.again:
                    listener.put(_encode(AnsweredMessage(message.id, answer.number)))
            elif isinstance(answer, Denied):
                self.refuse(message, answer.why, answer.n, listener)
            elif isinstance(answer, StoreDown):
                self.refuse(message, phrase("server-store-again"), None, listener)
            else:
                desk.fail("move failed", answer, table=self.hosted.id)
                self.refuse(message, phrase("server-mistake"), None, listener)
            over()

        try:
            desk.spend("move", f"{self.hosted.id} {role.viewer}")
        except Denied as denied:
            tell(denied)
        else:
            self.hosted.play_soon(role, message.do, message.n, message.id, tell)

    async def role(self) -> Role:
        """As it was at the hello. Whether its token is still good the table asks itself; of a
        session only the store knows whether it is over."""
        return await self.desk.role(self.hosted, self.token) if self.is_account else self.first_role

    @property
    def is_account(self) -> bool:
        return self.token is not None and self.token.startswith(ACCOUNT)

    def refuse(self, message: MoveMessage, why: Phrase, n: int | None, listener: Listener) -> None:
        self.desk.metrics.move_refused()
        listener.put(_encode(RefusedMessage(message.id, spoken(why, self.language), n, why)))

    async def think(self, message: AskMessage, role: Role, listener: Listener) -> None:
        answer, why = None, ""
        try:
            answer = await self.hosted.advise(
                role, Question(message.asked, message.about, self.language)
            )
        except (Fault, Denied) as wrong:
            why = spoken(wrong.why, self.language)
        listener.put(_encode(ThoughtMessage(message.id, answer, why)))

    async def chat(self, message: SayMessage) -> None:
        role = await self.role()
        self.desk.spend("chat", f"{self.hosted.id} {role.viewer}")
        await self.hosted.chat(role, message.text)

    def understand(self, text: str | None) -> AnyFromClient:
        if text is None:
            raise Fault(400, phrase("server-text-frames"))
        try:
            return _decoder.decode(text)
        except (ValueError, RecursionError) as error:
            raise Fault(400, phrase("server-message-unread", why=str(error))) from None

    def error(self, why: Phrase) -> ErrorMessage:
        return ErrorMessage(spoken(why, self.language), why)

    async def bye(self, why: Phrase) -> None:
        """The last message of a window that is not let in."""
        last = ByeMessage(spoken(why, self.language), why)
        await self.send({"type": "websocket.send", "text": _encode(last).decode()})
        await self.send({"type": "websocket.close", "code": NOT_ALLOWED})
