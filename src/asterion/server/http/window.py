"""A window of a table by WebSocket: a hello, then messages both ways until one has enough."""

import asyncio
from collections import deque

import msgspec

from asterion.core.phrase import Phrase, phrase
from asterion.server.game.messages import ByeMessage
from asterion.server.game.saying import UNSPOKEN, form_of
from asterion.server.guard.addresses import CALLER
from asterion.server.http.desk import Desk
from asterion.server.http.messages import HelloMessage
from asterion.server.http.problems import Fault
from asterion.server.http.said import Said, understand
from asterion.server.http.talk import Line
from asterion.server.http.timer import Timer
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hosted, Listener
from asterion.words.spoken import spoken

HELLO_WITHIN = 10.0
MOST_WAITING = 8
"""Messages of one client that wait until it was answered; no more are read before."""
AT_ONCE = 32
"""This many messages are sent before others have their turn."""
NORMAL, NOT_ALLOWED, MISTAKE = 1000, 1008, 1011
"""How a WebSocket is closed."""


def close_window(desk: Desk, listener: Listener) -> None:
    """The end of a window; that of one who was too slow is counted and logged."""
    listener.close()
    if listener.too_slow:
        desk.metrics.dropped()
        desk.say("slow listener dropped")


class Window:
    """From its first message to its last; each that has to wait lets those behind it wait."""

    def __init__(self, desk: Desk, hosted: Hosted, address: str, language: str, line: Line) -> None:
        self.desk = desk
        self.hosted = hosted  # stays with the hub as long as somebody listens
        self.address = address
        self.language = language
        self.line = line
        self.said: Said | None = None  # as soon as it is open
        self.waiting: deque[bytes | None] = deque()
        self.is_busy = False  # with a message
        self.is_over = False
        self.silence = Timer()

    # ---- called by the connection

    def begin(self) -> None:
        self.silence.start(HELLO_WITHIN, self.no_hello)

    def hear(self, message: bytes | None) -> None:
        if self.is_over:
            return
        if not (self.is_busy or self.waiting):
            self.deal_with(message)
            return
        self.waiting.append(message)
        if len(self.waiting) >= MOST_WAITING:
            self.line.pause_reading()

    def go_on(self) -> None:
        """What the table says goes out, in order, as fast as it is read."""
        if self.said is None or self.is_over:
            return
        listener, line = self.said.listener, self.line
        try:
            for _ in range(AT_ONCE):
                if not line.is_writable:
                    return
                message = listener.pop()
                if message is None:
                    break
                line.send(message)
            else:
                asyncio.get_running_loop().call_soon(self.go_on)
                return
        except Exception as error:
            self.fail(error)
            return
        if listener.is_closed:
            line.close(NORMAL)

    def send_now(self, message: bytes) -> bool:
        """The same for a message that nothing waits before, as it mostly is; False: it waits."""
        if self.is_over or not self.line.is_writable:
            return False
        try:
            self.line.send(message)
        except Exception as error:
            self.fail(error)
        return True

    def gone(self) -> None:
        if self.is_over:
            return
        self.is_over = True
        self.silence.stop()
        self.waiting.clear()
        self.desk.leave(self.address)
        if self.said is not None:
            close_window(self.desk, self.said.listener)

    # ---- hello

    def no_hello(self) -> None:
        self.desk.metrics.refused("hello")
        self.bye(phrase("server-no-hello"))

    def greet(self, text: bytes | None) -> None:
        self.silence.stop()
        try:
            hello = understand(text)
        except Fault as fault:
            self.bye(fault.why)
            return
        if isinstance(hello, HelloMessage):
            self.desk.hub.ask(self.come_in(hello), self.came_in)
        else:
            self.bye(phrase("server-hello-first"))

    async def come_in(self, hello: HelloMessage) -> Said:
        CALLER.set(self.address)
        if hello.words and hello.words not in UNSPOKEN:
            self.language = form_of(hello.words)
        role = await self.desk.role(self.hosted, hello.token)
        form = form_of(hello.words)
        listener = await self.hosted.listen(role, hello.since, form, hello.screen)
        return Said(
            self.desk, self.hosted, self.address, self.language, hello.token, role, listener,
            self.dealt_with,
        )  # fmt: skip

    def came_in(self, answer: Said | Exception) -> None:
        if isinstance(answer, Said):
            if self.is_over:
                close_window(self.desk, answer.listener)
                return
            self.said = answer
            answer.listener.at_once = self.send_now
            answer.listener.told = self.go_on
            self.go_on()
            self.dealt_with(None)
        elif isinstance(answer, (Denied, Fault)):
            self.bye(answer.why)
        elif isinstance(answer, StoreDown):
            self.bye(phrase("server-store-later"))
        else:
            self.fail(answer)

    # ---- messages

    def deal_with(self, text: bytes | None) -> None:
        self.is_busy = True
        try:
            if self.said is None:
                self.greet(text)
            else:
                self.said.deal_with(text)
        except Exception as error:
            self.fail(error)

    def dealt_with(self, wrong: Exception | None) -> None:
        """Those behind it have their turn, and then anyone who comes."""
        self.is_busy = False
        if wrong is not None:
            self.fail(wrong)
        elif self.waiting:
            asyncio.get_running_loop().call_soon(self.take_up)

    def take_up(self) -> None:
        while self.waiting and not self.is_busy:
            self.deal_with(self.waiting.popleft())
            if not self.waiting:
                self.line.resume_reading()

    # ---- the end

    def bye(self, why: Phrase) -> None:
        """The last message of a window that is not let in."""
        self.line.send(msgspec.json.encode(ByeMessage(spoken(why, self.language), why)))
        self.line.close(NOT_ALLOWED)

    def fail(self, error: Exception) -> None:
        """What nobody foresaw is logged and not told."""
        self.desk.fail("request failed", error, method="WebSocket", table=self.hosted.id)
        self.line.close(MISTAKE, "server fault")
