"""The WebSocket of a table: a hello, then messages both ways until one of the two has enough."""

import asyncio
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
from asterion.server.store import StoreDown
from asterion.server.study import Question
from asterion.server.tables import Denied, Hosted, Listener, Role, fast_move
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
        self.seat_key = ""  # by which the moves of this seat are counted
        self.counted: set[str] = set()  # by which rates the next message was counted already
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
        self.seat_key = f"{self.hosted.id} {self.first_role.viewer}"
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
            self.spend("message", self.address)
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
        """A move that can be begun at once, and needs no task for it; False for all the rest."""
        if self.busy or self.begun or self.is_account or listener.is_closed:
            return False
        try:
            message = _decoder.decode(text)
        except (ValueError, RecursionError):
            return False
        if type(message) is not MoveMessage:
            return False
        rates = self.desk.rates
        if rates["message"].wait(self.address):
            return False
        if rates["move"].wait(self.seat_key):
            self.counted = {"message"}
            return False
        self.counted = {"message", "move"}
        done = partial(self.done_directly, message, listener, self.desk.time.steady())
        try:
            self.begun = fast_move.play(
                self.hosted, self.first_role, message.do, message.n, message.id, done
            )
        except Exception:  # somebody's mistake: the long way fails as well, and tells of it
            return False
        if self.begun:
            self.counted.clear()
        return self.begun

    def done_directly(
        self, message: MoveMessage, listener: Listener, began: float, done: bool
    ) -> None:
        """Told already; or it is tried again the long way, before anything else is heard."""
        if done:
            self.desk.metrics.move_done(self.desk.time.steady() - began)
            self.answered()
        else:
            self.desk.hub.spawn(self.move_again(message, listener))

    async def move_again(self, message: MoveMessage, listener: Listener) -> None:
        try:
            await self.move(message, listener, again=True)
        finally:
            self.answered()

    def answered(self) -> None:
        self.begun = False
        if self.over is not None and not self.over.done():
            self.over.set_result(None)

    def spend(self, rate: str, who: str) -> None:
        if rate in self.counted:
            self.counted.remove(rate)
        else:
            self.desk.spend(rate, who)

    async def move(self, message: MoveMessage, listener: Listener, again: bool = False) -> None:
        """Carried out or refused; the news of it come the way all news come."""
        began = self.desk.time.steady()
        try:
            role = await self.role()
            if not again:  # else it was counted
                self.spend("move", f"{self.hosted.id} {role.viewer}")
            moved = await self.hosted.play(role, message.do, message.n, message.id)
        except Denied as denied:
            self.refuse(message, denied.why, denied.n, listener)
        except Fault as fault:
            self.refuse(message, fault.why, None, listener)
        except StoreDown:
            why = phrase("server-store-again")
            self.refuse(message, why, None, listener)
        else:
            self.desk.metrics.move_done(self.desk.time.steady() - began)
            if moved.again:
                listener.put(_encode(AnsweredMessage(message.id, moved.number)))

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
