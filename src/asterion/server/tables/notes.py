"""What people write besides their moves: chat to each other, and notebooks for themselves."""

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.names import MASTER_NAME
from asterion.core.phrase import phrase
from asterion.server.guard import clean_text
from asterion.server.store import ChatRow, NotebookRow
from asterion.server.tables import delivery
from asterion.server.tables.denied import Denied, forbidden, invalid, refused
from asterion.server.tables.forms import Role
from asterion.server.tables.messages import ChatMessage, chair, encode

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

LONGEST_CHAT = 500
MOST_HELD = 1000
"""So many lines wait for watchers who hear everything later; of more the oldest are not told."""
LARGEST_NOTEBOOK = 256 * 1024
NOTEBOOKS_OF_A_TABLE = 4 * 1024 * 1024
"""Bytes for the notebooks of all seats, as they are and as they were; each seat has its share of
it, which is one notebook at least."""
KEPT = 50
"""So many of the last lines somebody who comes is shown."""


class Notes:
    """The chat and the notebooks of one table."""

    def __init__(self, hosted: "Hosted") -> None:
        self._hosted = hosted
        self.last = 0  # the number of the last line that was handed on
        self._lines: deque[bytes] = deque(maxlen=KEPT)
        self.held: deque[tuple[float, bytes]] = deque(maxlen=MOST_HELD)
        """The lines that watchers have not heard yet, and the served time when each was said."""

    # ---- chat

    async def say(self, role: Role, text: str) -> None:
        hosted = self._hosted
        if not hosted.doc.terms.chat:
            raise forbidden(phrase("server-no-chat"))
        if role.kind not in ("seat", "master"):
            raise forbidden(phrase("server-chat-of-players"))
        line = clean_text(text, LONGEST_CHAT)
        if not line:
            raise invalid(phrase("server-nothing-to-say"))
        await hosted.hub.store.add_chat(hosted.id, role.viewer, line, hosted.hub.time.wall())
        async with hosted.lock:
            await self.catch_up()
        hosted.hub.wake.call(hosted.id)

    async def catch_up(self) -> None:
        """Under the lock: hand on what was written, here or in another process."""
        hosted = self._hosted
        if not hosted.doc.terms.chat:
            return
        for row in await hosted.hub.store.chats(hosted.id, self.last, 1000):
            self.last = row.number
            line = encode(self._line(row))
            self._lines.append(line)
            self.held.append((self._when(row), line))
            delivery.tell_players(hosted, line)
        self.deliver()

    def deliver(self) -> None:
        """To watchers, as late as they hear all else: talk may tell what they are to see later."""
        later, now = delivery.delay(self._hosted, PUBLIC), self._hosted.hub.served()
        while self.held and (not later or self.held[0][0] + later <= now):
            delivery.tell_watchers(self._hosted, self.held.popleft()[1])

    def shown(self, viewer: Seat) -> Iterator[bytes]:
        """The last lines, for somebody who comes; whoever has some knows them by their numbers."""
        self.deliver()
        lines = list(self._lines)
        if viewer == PUBLIC:
            del lines[max(0, len(lines) - len(self.held)) :]
        return iter(lines)

    def _when(self, row: ChatRow) -> float:
        """The served time when it was said; not before this process, which knows no earlier one."""
        hub = self._hosted.hub
        now = hub.served()
        return max(hub.since, now - max(0.0, hub.time.wall() - row.wall))

    def _line(self, row: ChatRow) -> ChatMessage:
        places = self._hosted.doc.places
        name = MASTER_NAME if row.seat == MASTER else ""
        if 0 <= row.seat < len(places):
            name = places[row.seat].name
        return ChatMessage(row.number, chair(row.seat), name, row.text)

    # ---- notebooks

    async def save(self, role: Role, version: int, doc: bytes) -> int:
        """The new version; Denied if another window has saved since."""
        hosted = self._hosted
        self._check_own(role)
        if hosted.doc.phase == "waiting":  # until then a seat may still become somebody else's
            raise forbidden(phrase("server-not-begun"))
        if len(doc) > LARGEST_NOTEBOOK:
            most = LARGEST_NOTEBOOK // 1024
            raise Denied(413, "too large", phrase("server-notebook-large", most=most))
        follower = delivery.follower_of(hosted, role)
        number = 0 if follower is None else follower.number
        room = max(LARGEST_NOTEBOOK, NOTEBOOKS_OF_A_TABLE // len(hosted.doc.places))
        saved = await hosted.hub.store.save_notebook(
            hosted.id, role.viewer, number, version, doc, room
        )
        if saved is None:
            raise refused(phrase("server-notebook-changed"))
        return saved

    async def load(self, role: Role) -> NotebookRow | None:
        self._check_own(role)
        return await self._hosted.hub.store.notebook(self._hosted.id, role.viewer)

    async def some(self, seat: int, first: int) -> tuple[list[NotebookRow], bool]:
        """After the game anyone may leaf through it: some pages, and whether there are more."""
        if self._hosted.doc.phase not in ("finished", "abandoned"):
            raise forbidden(phrase("server-notebook-after"))
        self._hosted.seats.check_week()
        return await self._hosted.hub.store.notebooks(self._hosted.id, seat, first)

    def _check_own(self, role: Role) -> None:
        if role.kind != "seat":
            raise forbidden(phrase("server-notebook-of-players"))
