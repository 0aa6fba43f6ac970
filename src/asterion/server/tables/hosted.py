"""A table as every door of the server uses it: moves, requests, and what is heard of them."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import phrase
from asterion.server.denied import forbidden
from asterion.server.game.doc import Doc
from asterion.server.game.forms import Moved, Role
from asterion.server.game.game import Game
from asterion.server.game.messages import Heard
from asterion.server.store import settle
from asterion.server.tables import clock, views
from asterion.server.tables.happenings import (
    CaughtUp,
    Loaded,
    OutOfStep,
    Ticked,
    WindowOpened,
    WindowsClosed,
)
from asterion.server.tables.log import TRIES, TableLog
from asterion.server.tables.move import PendingMove, submit
from asterion.server.tables.requests import A, Request
from asterion.server.tables.room import Listener, Room
from asterion.server.tables.seats import Seating
from asterion.server.tables.services import Services
from asterion.words.language import FIRST

MOST_LINES = 500
ANYONE = Role("watcher", PUBLIC)


class Hosted:
    """Its log, with its room and its chat, and its seats, joined.

    What anybody may ask of it is asked in the role that their token gives them.
    """

    def __init__(self, services: Services, book: AnyBook, doc: Doc, version: int) -> None:
        self.services = services
        self.id = doc.id
        self.log = TableLog(services, book, doc, version, self)
        self.lock = self.log.lock
        self.seats = Seating(self.log, self.ask)
        self.is_followed = False  # also while nobody is here, as a feature needs to know its end

    @property
    def book(self) -> AnyBook:
        return self.log.book

    @property
    def doc(self) -> Doc:
        return self.log.doc

    @property
    def game(self) -> Game | None:
        return self.log.game

    @property
    def room(self) -> Room:
        return self.log.room

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
        follower = views.follower_of(self.log, role)
        if moved.again and follower is not None and self.is_playing:
            if follower.memory or follower.heard_fleeting(before):
                return follower.retell(self.game.entries, moved.number, form)
        ears = await views.ears(self.log, seat, before, form)
        return next(self.game.since(seat, before, self.log.reach(seat), form, ears=ears))

    async def play(
        self, role: Role, do: str, n: int | None = None, id: str = "", sure: bool = True
    ) -> Moved:
        """The same for anyone who listens anyway, and needs only the number."""
        answer: asyncio.Future[Moved] = asyncio.get_running_loop().create_future()
        self.play_soon(role, do, n, id, partial(settle, answer), sure)
        return await answer  # anyone who goes away meanwhile leaves a move that goes on by itself

    def play_soon(
        self,
        role: Role,
        do: str,
        n: int | None,
        id: str,
        tell: Callable[[Moved | Exception], None],
        sure: bool = True,
    ) -> None:
        """The same for anyone who does not wait: `tell` gets the answer, or why there is none.

        Who is not `sure` is asked back before what cannot be taken back.
        """
        PendingMove(self.log, role.viewer, do, n, tell, None, role, id, sure).arrive()

    async def submit(
        self,
        seat: Seat,
        do: str,
        n: int | None = None,
        change: Callable[[Doc], None] | None = None,
        tries: int = TRIES,
    ) -> None:
        """Under the lock: what the master or a bot says. Refused changes nothing."""
        await submit(self.log, seat, do, n, change, tries)

    # ---- everything else that people ask for

    async def ask(self, request: Request[A], role: Role = ANYONE) -> A:
        """Done under the lock, by the feature that answers such requests."""
        do = self.services.happenings.answering(request)
        async with self.lock:
            if not request.by_anyone:
                self.log.check_role(role)
            await self.log.settle()
            answer: A = await do(self, role, request)
            return answer

    async def chat(self, role: Role, text: str) -> None:
        log = self.log
        log.check_role(role)
        await log.chat.add(log.doc, role, text)
        async with self.lock:
            await log.catch_up_with_chat()
        self.services.wake.call(self.id)

    # ---- hearing

    async def view(self, role: Role, form: str = FIRST) -> bytes:
        await self.log.be_ready(role.viewer)
        self.log.check_role(role)
        return views.view_message(self.log, role.viewer, form)

    async def listen(
        self, role: Role, since: int | None = None, form: str = FIRST, screen: bool = True
    ) -> Listener:
        """All that happens from now on, after what was missed since the number last heard."""
        log = self.log
        await log.be_ready(role.viewer)
        ears = await views.ears(log, role.viewer, since, form, screen)
        log.check_role(role)
        log.deliver()  # so that nothing waits that is among what was missed
        first = views.first_messages(log, role.viewer, since, form, screen, ears)
        window = Listener(role, form, screen, first, self._closed)
        log.room.add(window)
        if self.services.shared:  # until there was a window, nobody here heard what others did
            log.tell(OutOfStep())
        if role.kind == "seat":
            try:
                async with self.lock:
                    await log.tell_async(WindowOpened(role.viewer))
            except BaseException:
                window.close()
                raise
        return window

    def _closed(self, window: Listener) -> None:
        room, services = self.room, self.services
        if room.remove(window):
            room.used = services.time.steady()
            if window.role.kind == "seat" and not services.tasks.stopping:
                self.log.tell(WindowsClosed(window.role.viewer))

    async def transcript(
        self, role: Role, since: int = 0, limit: int = MOST_LINES, form: str = FIRST
    ) -> list[Heard]:
        """What was heard after this number."""
        await self.log.be_ready(role.viewer)
        self.log.check_role(role)
        most = min(limit, MOST_LINES)
        if self.log.shown is not None:
            return self.log.shown.heard(role.viewer)[max(0, since) :][:most]
        follower = views.follower_of(self.log, role)
        if follower is None or self.game is None:
            return []
        entries, over = self.game.entries, not self.is_playing
        if follower.memory is None or over:
            return follower.heard(entries, since + 1, since + most, form, over)
        return follower.heard(entries, since + 1, follower.number, form)[:most]

    def check_open(self, role: Role | None = None) -> None:
        """While it is played only the master may see what is hidden."""
        is_master = role is not None and role.kind == "master"
        if self.doc.phase not in ("finished", "abandoned") and not is_master:
            raise forbidden(phrase("server-shown-after"))
        self.seats.check_week()

    # ---- being looked after

    async def loaded(self) -> None:
        async with self.lock:
            await self.log.tell_async(Loaded())

    async def attend(self) -> None:
        """Something is due: a clock, a seat left alone, a bot whose process went down."""
        async with self.lock:
            await self.log.settle()
            await clock.attend(self.log)
        self.log.tell(CaughtUp())

    async def catch_up(self) -> None:
        async with self.lock:
            await self.log.refresh()

    def tick(self) -> None:
        """Once a second."""
        self.log.deliver_delayed()
        self.log.tell(Ticked())

    async def in_slices(self, steps: Iterator[None]) -> None:
        """Long work, between whose steps others have their turn."""
        await self.log.in_slices(steps)

    def looked_at(self) -> AbstractContextManager[None]:
        """Until the block is left it is not unloaded."""
        return self.log.looked_at()

    @property
    def is_in_use(self) -> bool:
        return bool(self.room.windows or self.log.readers) or self.lock.locked()

    @property
    def follows(self) -> bool:
        """Whether what other processes do matters here at once: to a window, to a move under way,
        to a feature that waits for the end."""
        return self.is_in_use or self.log.doubtful or self.is_followed

    def is_idle(self, since: float) -> bool:
        return not self.is_in_use and self.room.used <= since

    def unload(self) -> None:
        """Nobody needs it any more: its parts, which know it, are free at once.

        Python's collector would find them late or never: it looks at what is old only when a
        quarter as much is new, and a table is old by then.
        """
        if self.game is not None:
            self.game.unload()
        vars(self).clear()
