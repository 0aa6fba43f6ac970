"""A table as HTTP and the line protocol use it: moves, what is heard of them, and the record."""

import io
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.phrase import Phrase, phrase
from asterion.core.record import write
from asterion.core.table import LONGEST_COMMAND
from asterion.server.guard import clean_text
from asterion.server.store import NotebookRow
from asterion.server.study import Answer, Question
from asterion.server.tables import advice, delivery, life, seats
from asterion.server.tables.bots import Bots
from asterion.server.tables.denied import Denied, forbidden, invalid, refused
from asterion.server.tables.doc import Doc
from asterion.server.tables.forms import Moved, Role
from asterion.server.tables.game import Game
from asterion.server.tables.listener import Listener
from asterion.server.tables.lock import TableLock
from asterion.server.tables.log import TableLog
from asterion.server.tables.messages import Heard, Moment
from asterion.server.tables.notes import Notes
from asterion.server.tables.room import Room
from asterion.server.tables.seating import Seating
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub

REMEMBERED = 256
"""So many refusals are kept, to be answered the same when they are sent again."""
LONGEST_MOVE_ID = 64
MOST_LINES = 500
STOPPING = phrase("server-stopping")


class Hosted:
    """A table: its log, its seats and its room, joined, and the one path of a move.

    What anybody may ask of it is asked in the role that their token gives them.
    """

    def __init__(self, hub: "Hub", book: AnyBook, doc: Doc, version: int) -> None:
        self.hub = hub
        self.id = doc.id
        self.book = book
        self.lock = TableLock()
        self.log = TableLog(self, doc, version)
        self.seats = Seating(self)
        self.room = Room(self)
        self.bots = Bots(self)
        self.notes = Notes(self)
        self._refusals: OrderedDict[tuple[Seat, str], tuple[Phrase, int | None]] = OrderedDict()

    @property
    def doc(self) -> Doc:
        return self.log.doc

    @property
    def game(self) -> Game | None:
        return self.log.game

    # ---- moves

    async def move(
        self, role: Role, do: str, n: int | None = None, id: str = "", form: str = FIRST
    ) -> bytes:
        """The news that this move gave its seat, or gave when it was first sent."""
        moved = await self.play(role, do, n, id)
        assert self.game is not None
        seat = role.viewer
        return next(self.game.since(seat, moved.number - 1, delivery.reach(self, seat), form))

    async def play(self, role: Role, do: str, n: int | None = None, id: str = "") -> Moved:
        """The same for whoever listens anyway, and needs only the number."""
        seat = role.viewer
        if role.kind not in ("seat", "master"):
            raise forbidden(phrase("server-watchers-play"))
        if len(id) > LONGEST_MOVE_ID:
            raise invalid(phrase("server-move-id", most=LONGEST_MOVE_ID))
        if self.hub.stopped:
            raise Denied(503, "stopping", STOPPING)
        if not (do.isascii() and do.isprintable()):
            do = clean_text(do, LONGEST_COMMAND + 1)  # the rules refuse what is too long
        arrived = self.room.arrived.setdefault(seat, self.hub.served())
        try:
            async with self.lock:
                self.seats.still(role)
                if self.log.doubtful:
                    await self.log.settle()
                entry = self._answered(seat, id) if id else None
                again = entry is not None
                if entry is None:
                    entry = await self._try(role, do, n, id, arrived)
        finally:
            self.room.arrived.pop(seat, None)
        assert self.game is not None
        follower = self.game.follower(seat, delivery.reach(self, seat))
        return Moved(follower.number_of(entry), again)

    def is_known(self, seat: Seat, id: str) -> bool:
        """Whether a move of this id was answered before."""
        game = self.log.game
        done = game is not None and game.ids.entry_of(seat, id) is not None
        return done or (seat, id) in self._refusals

    def _answered(self, seat: Seat, id: str) -> int | None:
        """What became of a move that was sent before."""
        before = self._refusals.get((seat, id))
        if before is not None:
            raise refused(*before)
        return self.game.ids.entry_of(seat, id) if self.game is not None else None

    async def _try(self, role: Role, do: str, n: int | None, id: str, arrived: float) -> int:
        try:
            seats.check_may_play(self.doc, role)
            return await self.log.submit(role.viewer, do, n, id, arrived)
        except Refused as error:
            prompt = self.game.table.prompt(role.viewer) if self.game is not None else None
            why = error.why, None if prompt is None else prompt.n
        if id:
            self._refusals[role.viewer, id] = why
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
        raise refused(*why)

    async def advise(self, role: Role, question: Question) -> Answer:
        """What follows from what this seat was told, where the table has an assistant."""
        return await advice.advise(self, role, question)

    # ---- hearing

    async def view(self, role: Role, form: str = FIRST) -> bytes:
        self.seats.still(role)
        return delivery.view_message(self, role.viewer, form)

    async def listen(
        self, role: Role, since: int | None = None, form: str = FIRST, screen: bool = True
    ) -> Listener:
        """All that happens from now on, after what was missed since the number last heard."""
        self.seats.still(role)
        return await self.room.listen(role, since, form, screen)

    async def transcript(
        self, role: Role, since: int = 0, limit: int = MOST_LINES, form: str = FIRST
    ) -> list[Heard]:
        """What was heard after this number."""
        self.seats.still(role)
        if self.log.shown is not None:
            return self.log.shown.heard(role.viewer)[max(0, since) :][: min(limit, MOST_LINES)]
        follower = delivery.follower_of(self, role)
        if follower is None or self.game is None:
            return []
        last = since + min(limit, MOST_LINES)
        over = self.doc.phase != "playing"
        return follower.heard(self.game.entries, since + 1, last, form, over)

    # ---- after the game

    def check_open(self, role: Role | None = None) -> None:
        """While it is played only the master may see what is hidden."""
        is_master = role is not None and role.kind == "master"
        if self.doc.phase not in ("finished", "abandoned") and not is_master:
            raise forbidden(phrase("server-shown-after"))
        self.seats.check_week()

    async def replay(self, viewer: Seat, form: str = FIRST) -> list[bytes]:
        """Every message that this viewer got or would have got, from the start."""
        self.check_open()
        if self.log.shown is not None:
            return [delivery.view_message(self, viewer, form)]
        first = [delivery.blank_view(self, viewer)]
        if self.game is None:
            return first
        try:
            return first + list(self.game.since(viewer, 0, self.game.committed, form))
        except Refused as error:
            raise Denied(404, "not found", error.why) from None

    def highlights(self, viewer: Seat) -> list[Moment]:
        """What is worth seeing again, of what this viewer was told; `move` counts entries."""
        self.check_open()
        if self.game is None or self.log.shown is not None:
            return []
        worth = self.book.paper.highlights
        return [
            Moment(entry.n, found.kind, found.seat)
            for entry in self.game.table.entries[: self.game.committed]
            for found in worth(entry.told(viewer))
        ]

    async def record(self, role: Role | None = None) -> bytes:
        """The game as a file that `verify` accepts."""
        self.check_open(role)
        if self.log.shown is not None:
            return self.log.shown.record()
        if self.game is None:
            raise refused(phrase("server-nothing-played"))
        file = io.BytesIO()
        async with self.lock:  # nothing that is not committed
            await self.log.settle()
            write(self.game.table, file)
        return file.getvalue()

    def certificate(self, role: Role | None = None, language: str = FIRST) -> Sequence[str]:
        """What the plan promised and kept; empty for a book that certifies nothing."""
        self.check_open(role)
        kept = self.game.table.certificate if self.game is not None else ()
        return [spoken(line, language) for line in kept]

    def aims(self, role: Role | None = None, language: str = FIRST) -> list[tuple[str, list[str]]]:
        """Who of the bots was after what in the end; nothing of that is kept before."""
        self.check_open(role)
        after = [(place.name, place.aims) for place in self.doc.places if place.aims]
        return [(name, [spoken(aim, language) for aim in aims]) for name, aims in after]

    def plan(self, role: Role | None = None) -> str:
        self.check_open(role)
        return self.doc.plan

    # ---- words

    async def chat(self, role: Role, text: str) -> None:
        self.seats.still(role)
        await self.notes.say(role, text)

    async def save_notebook(self, role: Role, version: int, doc: bytes) -> int:
        self.seats.still(role)
        return await self.notes.save(role, version, doc)

    async def notebook(self, role: Role) -> NotebookRow | None:
        self.seats.still(role)
        return await self.notes.load(role)

    async def notebooks(self, seat: Seat) -> list[NotebookRow]:
        return await self.notes.all(seat)

    # ---- being looked after

    async def loaded(self) -> None:
        async with self.lock:
            await life.taken_up(self)
        self.bots.look()

    async def attend(self) -> None:
        """Something is due: a clock, a seat left alone, a bot whose process went down."""
        async with self.lock:
            await self.log.settle()
            await life.attend(self)
        self.bots.look()

    async def catch_up(self) -> None:
        async with self.lock:
            await self.log.refresh()

    def is_idle(self, since: float) -> bool:
        room = self.room
        return not (room.windows or room.used > since or self.lock.locked() or self.bots.busy)

    def put_away(self) -> None:
        """Nobody needs it any more: its parts, which know it, are free at once.

        Python's collector would find them late or never: it looks at what is old only when a
        quarter as much is new, and a table is old by then.
        """
        if self.game is not None:
            self.game.put_away()
        vars(self).clear()
