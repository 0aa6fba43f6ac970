"""A table as HTTP and the line protocol use it: moves, what is heard of them, and the record."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.core.book import AnyBook
from asterion.core.phrase import Phrase, phrase
from asterion.server.store import NotebookRow, settle
from asterion.server.study import Answer, Question
from asterion.server.tables import advice, afterwards, delivery, life
from asterion.server.tables.bots import Bots
from asterion.server.tables.denied import forbidden, refused
from asterion.server.tables.doc import Doc
from asterion.server.tables.forms import Moved, Role
from asterion.server.tables.game import Game
from asterion.server.tables.listener import Listener
from asterion.server.tables.lock import TableLock
from asterion.server.tables.log import TableLog
from asterion.server.tables.messages import Heard, Moment
from asterion.server.tables.moving import Move
from asterion.server.tables.notes import Notes
from asterion.server.tables.room import Room
from asterion.server.tables.seating import Seating
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub

MOST_LINES = 500


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
        self._looking = 0
        self.refusals: OrderedDict[tuple[Seat, str], tuple[Phrase, int | None]] = OrderedDict()
        """What moves were refused for, by seat and id, and the number of what was asked then."""

    @property
    def doc(self) -> Doc:
        return self.log.doc

    @property
    def game(self) -> Game | None:
        return self.log.game

    @property
    def is_playing(self) -> bool:
        return self.doc.phase == "playing"

    # ---- moves

    async def move(
        self,
        role: Role,
        do: str,
        n: int | None = None,
        id: str = "",
        form: str = FIRST,
        sure: bool = True,
    ) -> bytes:
        """The news that this move gave its seat, or gave when it was first sent."""
        moved = await self.play(role, do, n, id, sure)
        assert self.game is not None
        seat, before = role.viewer, moved.number - 1
        follower = delivery.follower_of(self, role)
        if moved.again and follower is not None and self.is_playing:
            if follower.memory or follower.heard_fleeting(before):
                return follower.retell(self.game.entries, moved.number, form)
        ears = await delivery.ears(self, seat, before, form)
        return next(self.game.since(seat, before, delivery.reach(self, seat), form, ears=ears))

    async def play(
        self, role: Role, do: str, n: int | None = None, id: str = "", sure: bool = True
    ) -> Moved:
        """The same for whoever listens anyway, and needs only the number."""
        answer: asyncio.Future[Moved] = asyncio.get_running_loop().create_future()
        self.play_soon(role, do, n, id, partial(settle, answer), sure)
        return await answer  # whoever goes away meanwhile leaves a move that goes on by itself

    def play_soon(
        self,
        role: Role,
        do: str,
        n: int | None,
        id: str,
        tell: Callable[[Moved | Exception], None],
        sure: bool = True,
    ) -> None:
        """The same for whoever does not wait: `tell` gets the answer, or why there is none.

        Who is not `sure` is asked back before what cannot be taken back.
        """
        Move(self, role, do, n, id, tell, sure).begin()

    async def advise(self, role: Role, question: Question) -> Answer:
        """What follows from what this seat was told, where the table has an assistant."""
        return await advice.advise(self, role, question)

    # ---- hearing

    async def view(self, role: Role, form: str = FIRST) -> bytes:
        await delivery.be_ready(self, role.viewer)
        self.seats.still(role)
        return delivery.view_message(self, role.viewer, form)

    async def listen(
        self, role: Role, since: int | None = None, form: str = FIRST, screen: bool = True
    ) -> Listener:
        """All that happens from now on, after what was missed since the number last heard."""
        await delivery.be_ready(self, role.viewer)
        ears = await delivery.ears(self, role.viewer, since, form, screen)
        self.seats.still(role)
        return await self.room.listen(role, since, form, screen, ears)

    async def transcript(
        self, role: Role, since: int = 0, limit: int = MOST_LINES, form: str = FIRST
    ) -> list[Heard]:
        """What was heard after this number."""
        await delivery.be_ready(self, role.viewer)
        self.seats.still(role)
        most = min(limit, MOST_LINES)
        if self.log.shown is not None:
            return self.log.shown.heard(role.viewer)[max(0, since) :][:most]
        follower = delivery.follower_of(self, role)
        if follower is None or self.game is None:
            return []
        entries, over = self.game.entries, not self.is_playing
        if follower.memory is None or over:
            return follower.heard(entries, since + 1, since + most, form, over)
        return follower.heard(entries, since + 1, follower.number, form)[:most]

    # ---- after the game

    def check_open(self, role: Role | None = None) -> None:
        """While it is played only the master may see what is hidden."""
        is_master = role is not None and role.kind == "master"
        if self.doc.phase not in ("finished", "abandoned") and not is_master:
            raise forbidden(phrase("server-shown-after"))
        self.seats.check_week()

    async def replay(self, viewer: Seat, form: str = FIRST) -> AsyncIterator[bytes]:
        return await afterwards.replay(self, viewer, form)

    async def highlights(self, viewer: Seat) -> list[Moment]:
        return await afterwards.highlights(self, viewer)

    async def record(self, role: Role | None = None) -> bytes:
        return await afterwards.record(self, role)

    def certificate(self, role: Role | None = None, language: str = FIRST) -> Sequence[str]:
        """What the plan promised and kept; empty for a book that certifies nothing."""
        self.check_open(role)
        kept = self.game.table.certificate if self.game is not None else ()
        return [spoken(line, language) for line in kept]

    def aims(self, language: str = FIRST) -> list[tuple[str, list[str]]]:
        """Who of the bots was after what in the end; before that not even the master is told."""
        self.check_open()
        after = [(place.name, place.aims) for place in self.doc.places if place.aims]
        return [(name, [spoken(aim, language) for aim in aims]) for name, aims in after]

    def plan(self, role: Role | None = None) -> str:
        self.check_open(role)
        if not self.doc.plan:
            raise refused(phrase("server-plan-later"))
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

    async def notebooks(self, seat: Seat, first: int = 0) -> tuple[list[NotebookRow], bool]:
        return await self.notes.some(seat, first)

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

    async def in_slices(self, steps: Iterator[None]) -> None:
        """Long work, between whose steps others have their turn."""
        with self.looked_at():
            await self.hub.slices.do(steps)

    @contextmanager
    def looked_at(self) -> Iterator[None]:
        """Until the block is left it is not put away."""
        self._looking += 1
        try:
            yield
        finally:
            self._looking -= 1

    @property
    def is_in_use(self) -> bool:
        here = bool(self.room.windows or self._looking)
        return here or self.lock.locked() or self.bots.busy

    @property
    def follows(self) -> bool:
        """Whether what other processes do matters here at once: to a window, to a move under way,
        to a bot that has thought here and is asked for its aims in the end."""
        return self.is_in_use or self.log.doubtful or self.bots.have_thought

    def is_idle(self, since: float) -> bool:
        return not self.is_in_use and self.room.used <= since

    def put_away(self) -> None:
        """Nobody needs it any more: its parts, which know it, are free at once.

        Python's collector would find them late or never: it looks at what is old only when a
        quarter as much is new, and a table is old by then.
        """
        if self.game is not None:
            self.game.put_away()
        vars(self).clear()
