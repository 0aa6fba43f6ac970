"""What people say to each other at a table; watchers hear it as late as they see everything."""

from collections import deque
from collections.abc import Iterator

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.phrase import phrase
from asterion.core.referee.names import MASTER_NAME
from asterion.server.denied import forbidden, invalid
from asterion.server.game.doc import Doc
from asterion.server.game.forms import Role
from asterion.server.game.messages import ChatMessage, chair, encode
from asterion.server.guard import clean_text
from asterion.server.store import ChatRow
from asterion.server.tables.room import Room
from asterion.server.tables.services import Services

LONGEST_CHAT = 500
MOST_HELD = 1000
"""This many lines wait for watchers who hear everything later; of more the oldest are not told."""
KEPT = 50
"""This many of the last lines somebody who comes is shown."""


class Chat:
    """The lines are in the store, numbered; each process tells them to its own windows."""

    def __init__(self, services: Services, table: str, room: Room) -> None:
        self._services = services
        self._table = table
        self._room = room
        self.last = 0  # the number of the last line that was handed on
        self._lines: deque[bytes] = deque(maxlen=KEPT)
        self.held: deque[tuple[float, bytes]] = deque(maxlen=MOST_HELD)
        """The lines that watchers have not heard yet, and the served time when each was said."""

    async def add(self, doc: Doc, role: Role, text: str) -> None:
        if not doc.terms.chat:
            raise forbidden(phrase("server-no-chat"))
        if role.kind not in ("seat", "master"):
            raise forbidden(phrase("server-chat-of-players"))
        line = clean_text(text, LONGEST_CHAT)
        if not line:
            raise invalid(phrase("server-nothing-to-say"))
        services = self._services
        await services.store.add_chat(self._table, role.viewer, line, services.time.wall())

    async def catch_up(self, doc: Doc, delay: float) -> None:
        """Under the lock: hand on what was written, here or in another process."""
        if not doc.terms.chat:
            return
        for row in await self._services.store.chats(self._table, self.last, 1000):
            self.last = row.number
            line = encode(_message(doc, row))
            self._lines.append(line)
            self.held.append((self._when(row), line))
            self._room.tell_players(line)
        self.deliver(delay)

    def deliver(self, delay: float) -> None:
        """To watchers, as late as they hear all else: talk may tell what they are to see later."""
        now = self._services.time.served()
        while self.held and (not delay or self.held[0][0] + delay <= now):
            self._room.tell_watchers(self.held.popleft()[1])

    def shown(self, viewer: Seat, delay: float) -> Iterator[bytes]:
        """The last lines, for a newcomer; those who have some know them by their numbers."""
        self.deliver(delay)
        lines = list(self._lines)
        if viewer == PUBLIC:
            del lines[max(0, len(lines) - len(self.held)) :]
        return iter(lines)

    def _when(self, row: ChatRow) -> float:
        """The served time when it was said; not before this process, which knows no earlier one."""
        time = self._services.time
        return max(time.since, time.served() - max(0.0, time.wall() - row.wall))


def _message(doc: Doc, row: ChatRow) -> ChatMessage:
    name = MASTER_NAME if row.seat == MASTER else ""
    if 0 <= row.seat < len(doc.places):
        name = doc.places[row.seat].name
    return ChatMessage(row.number, chair(row.seat), name, row.text)
