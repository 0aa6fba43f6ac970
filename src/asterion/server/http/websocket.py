"""The WebSocket of a table: a hello, then messages both ways until one of the two has enough."""

import asyncio
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from asterion.server.http.desk import ACCOUNT, Desk
from asterion.server.http.messages import AnyFromClient, HelloMessage, MoveMessage, SayMessage
from asterion.server.http.patience import STRAIGHT, PatientWebSocket
from asterion.server.http.problems import Fault
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hosted, Listener, Role, fast_move
from asterion.server.tables.messages import (
    AnsweredMessage,
    ByeMessage,
    ErrorMessage,
    RefusedMessage,
)

HELLO_WITHIN = 10.0
NORMAL, NOT_ALLOWED = 1000, 1008
"""How a WebSocket is closed."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def let_go(desk: Desk, listener: Listener) -> None:
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
        self.line: PatientWebSocket | None = scope.get("extensions", {}).get(STRAIGHT)
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
            self.first_role = await self.desk.role(self.hosted, self.token)
            listener = await self.hosted.listen(self.first_role, hello.since)
        except (Denied, Fault) as wrong:
            await self.bye(wrong.detail)
            return
        except StoreDown:
            await self.bye("the store cannot be reached now; come back later")
            return
        self.seat_key = f"{self.hosted.id} {self.first_role.viewer}"
        telling = asyncio.ensure_future(self.tell(listener))
        if self.line is not None:
            listener.straight = self.line.send_straight
            self.line.take_straight = partial(self.take_straight, listener)
        try:
            await self.hear(telling, listener)
        finally:
            if self.line is not None:
                self.line.take_straight = None
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
            self.busy = True
            if self.begun:
                self.over = asyncio.get_running_loop().create_future()
                await asyncio.wait({self.over, telling}, return_when=asyncio.FIRST_COMPLETED)
                if telling.done():
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
            else:
                raise Fault(409, "hello was said already")
        except (Fault, Denied) as wrong:
            listener.put(_encode(ErrorMessage(wrong.detail)))
        except StoreDown:
            listener.put(_encode(ErrorMessage("the store cannot be reached now")))

    def take_straight(self, listener: Listener, text: bytes) -> bool:
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
        done = partial(self.done_straight, message, listener, self.desk.time.steady())
        try:
            self.begun = fast_move.play(
                self.hosted, self.first_role, message.do, message.n, message.id, done
            )
        except Exception:  # somebody's mistake: the long way fails as well, and tells of it
            return False
        if self.begun:
            self.counted.clear()
        return self.begun

    def done_straight(
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
        return await self.desk.role(self.hosted, self.token) if self.is_account else self.first_role

    @property
    def is_account(self) -> bool:
        return self.token is not None and self.token.startswith(ACCOUNT)

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
