"""The room of a table: its open windows, and what is to be sent to each of them."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Phrase, english, phrase
from asterion.server.game import places
from asterion.server.game.doc import Doc
from asterion.server.game.forms import Role
from asterion.server.game.messages import ByeMessage, encode
from asterion.server.guard.addresses import CALLER

MOST_MESSAGES = 512
MOST_BYTES = 4 * 1024 * 1024
AT_ONCE = 32
TOO_SLOW = phrase("server-too-slow")


class Listener:
    """One open window: messages, each the bytes of one JSON object, in
    order; they wait here, and not without end.

    First comes what was missed, made only as fast as it is read; then what happens. A reader
    who is too slow is dropped: the queue ends there with a `bye`.

    They are from iterating over it, or by one who does not wait. He is given by `at_once` what
    nothing waits before, and says whether he could take it; and he is called by `told` when there
    is something to `pop`, or the end has come.
    """

    __slots__ = (
        "_bytes", "_closed", "_first", "_gone", "_queue", "_waiting", "address", "at_once", "form",
        "role", "screen", "told", "too_slow",
    )  # fmt: skip

    def __init__(
        self,
        role: Role,
        form: str,
        screen: bool,
        first: Iterator[bytes],
        gone: "Callable[[Listener], None]",
    ) -> None:
        self.role = role
        self.address = CALLER.get()
        self.form = form  # of its words: a language, or phrases that it says itself
        self.screen = screen  # whether it is shown the screen
        self._first: Iterator[bytes] | None = first
        self._gone = gone
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._closed = False
        self._waiting: asyncio.Future[None] | None = None
        self.at_once: Callable[[bytes], bool] | None = None
        self.told: Callable[[], None] | None = None
        self.too_slow = False  # and therefore dropped

    @property
    def is_closed(self) -> bool:
        return self._closed

    def put(self, message: bytes) -> None:
        """Never waits; one that is too far behind is let go."""
        if self._closed:
            return
        if self.at_once is not None and not self._queue and self._first is None:
            if self.at_once(message):
                return
        if len(self._queue) >= MOST_MESSAGES or self._bytes >= MOST_BYTES:
            self._queue.clear()
            self._first = None
            self.too_slow = True
            self.bye(TOO_SLOW)
            return
        self._queue.append(message)
        self._bytes += len(message)
        self._wake()

    def bye(self, why: Phrase) -> None:
        """The last message, after whatever waits."""
        if not self._closed:
            self._queue.append(encode(ByeMessage(english(why), why)))
            self._end()

    def close(self) -> None:
        """The window was closed: nothing more is wanted."""
        self._queue.clear()
        self._first = None
        if not self._closed:
            self._end()

    def _end(self) -> None:
        self._closed = True
        self._gone(self)
        self._wake()

    def _wake(self) -> None:
        waiting = self._waiting
        if self.told is not None:
            self.told()
        elif waiting is not None and not waiting.done():
            waiting.set_result(None)

    def pop(self) -> bytes | None:
        """The next message, if there is one by now."""
        if self._first is not None:
            missed = next(self._first, None)
            if missed is not None:
                return missed
            self._first = None
        if not self._queue:
            return None
        message = self._queue.popleft()
        self._bytes -= len(message)
        return message

    def __aiter__(self) -> "Listener":
        return self

    async def __anext__(self) -> bytes:
        while (message := self.pop()) is None:
            if self._closed:
                raise StopAsyncIteration
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return message

    def take_now(self) -> list[bytes]:
        """What can be had without waiting, so that a writer may send several at once."""
        messages: list[bytes] = []
        while self._first is not None and len(messages) < AT_ONCE:
            missed = next(self._first, None)
            if missed is None:
                self._first = None
            else:
                messages.append(missed)
        if self._first is None:
            messages.extend(self._queue)
            self._queue.clear()
            self._bytes = 0
        return messages


class Room:
    """Nothing of it is kept: after a restart everybody comes in again."""

    def __init__(self, now: float) -> None:
        self.windows: dict[Seat, list[Listener]] = {}
        self.used = now  # by the steady clock, when somebody last asked for the table
        self.touched: dict[Seat, float] = {}  # served time of a seat's last request
        self.arrived: dict[Seat, float] = {}  # of a move that waits to be carried out

    def add(self, window: Listener) -> None:
        self.windows.setdefault(window.role.viewer, []).append(window)

    def remove(self, window: Listener) -> bool:
        """Whether it was the last one of its viewer."""
        viewer = window.role.viewer
        windows = self.windows.get(viewer, [])
        if window in windows:
            windows.remove(window)
        if not windows:
            self.windows.pop(viewer, None)
        return not windows

    def tell_all(self, message: msgspec.Struct) -> None:
        written = encode(message)
        self.tell_players(written)
        self.tell_watchers(written)

    def tell_players(self, written: bytes) -> None:
        """And the master: everyone but those who only watch."""
        for viewer, windows in list(self.windows.items()):
            for window in list(windows) if viewer != PUBLIC else ():
                window.put(written)

    def tell_watchers(self, written: bytes) -> None:
        for window in list(self.windows.get(PUBLIC, ())):
            window.put(written)

    def close_dead(self, doc: Doc) -> None:
        """The windows whose tokens died with this document."""
        for windows in list(self.windows.values()):
            for window in list(windows):
                if not places.is_good(doc, window.role):
                    window.bye(places.why_not(doc, window.role))

    def say_bye(self, why: Phrase) -> None:
        for windows in list(self.windows.values()):
            for window in list(windows):
                window.bye(why)
