"""What is committed of a table, and how it comes to the ears of those who may hear it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.server.game.doc import Doc
from asterion.server.game.game import Game
from asterion.server.game.messages import encode
from asterion.server.game.phases import persons
from asterion.server.game.shown import ShownGame
from asterion.server.tables.chat import Chat
from asterion.server.tables.room import Room
from asterion.server.tables.services import Services


class Delivery:
    """Document, game and chat as they stand in the store, and the room of those who listen.

    Nothing is changed here: anyone who writes has written it before, see `TableLog`.
    """

    def __init__(
        self, services: Services, book: AnyBook, doc: Doc, version: int, table: object
    ) -> None:
        """`table` is what the features are given when something happens."""
        self.services = services
        self.book = book
        self.id = doc.id
        self.doc = doc
        self.version = version
        self._table = table
        self.game: Game | None = None
        self.shown: ShownGame | None = None  # instead of a game that cannot be played on
        self.room = Room(services.time.steady())
        self.chat = Chat(services, doc.id, self.room)
        self.readers = 0  # who must find it in memory still when they go on

    def tell(self, what: object) -> None:
        """To the features."""
        self.services.happenings.tell(self._table, what)

    async def tell_async(self, what: object) -> None:
        await self.services.happenings.tell_async(self._table, what)

    def delay(self, viewer: Seat) -> float:
        """Watchers may see later; once the game is over nothing is held back from anybody."""
        if viewer != PUBLIC or self.doc.phase != "playing":
            return 0.0
        return self.doc.terms.watch_delay

    def reach(self, viewer: Seat) -> int:
        """This many entries this viewer may have heard by now."""
        game = self.game
        if game is None:
            return 0
        later = self.delay(viewer) if viewer == PUBLIC else 0.0
        return game.reach(later, self.services.time.served()) if later else game.committed

    def deliver(self) -> None:
        """To every window the messages of what is committed and not yet told there."""
        game = self.game
        if game is None:
            return
        for viewer, windows in list(self.room.windows.items()):
            so_far = self.reach(viewer) if viewer == PUBLIC else game.committed
            messages = game.news(viewer, so_far)
            if not messages:
                continue
            clocks = self.clock_messages(viewer) if game.has_time_for(viewer) else []
            for window in list(windows):
                for message in messages:
                    window.put(message.told(window.form, window.screen))
                for clock in clocks:
                    window.put(clock)
            for message in messages:
                message.settle()
        if self.chat.held:  # what is said about it comes after it
            self.chat.deliver(self.delay(PUBLIC))

    def deliver_delayed(self) -> None:
        """To watchers who see later."""
        if PUBLIC in self.room.windows and self.doc.terms.watch_delay:
            self.deliver()

    def clock_messages(self, viewer: Seat) -> list[bytes]:
        """The clocks as far as this viewer knows of them; nothing where there is none to show."""
        game = self.game
        if game is None or game.timed is None or self.doc.phase != "playing":
            return []
        clock = game.follower(viewer, self.reach(viewer)).clock
        assert clock is not None
        served = self.services.time.served() - self.delay(viewer)
        if clock.is_silent(served):
            return []
        message = clock.message(served, persons(self.doc))
        return [] if message.silent else [encode(message)]

    async def be_ready(self, viewer: Seat) -> None:
        """What this viewer has not heard yet of a long game is heard in slices; then one who looks
        in their name finds little left to do."""
        if self.shown is not None:
            await self.in_slices(self.shown.hearing(viewer))
        elif self.game is not None:
            await self.in_slices(self.game.catching_up(viewer, self.reach(viewer)))

    async def master_view(self) -> Any:
        """What the computer knows as master. It may be asked for it for the first time late in a
        game: a long one is heard in slices."""
        await self.be_ready(MASTER)
        assert self.game is not None
        return self.game.table.view(MASTER)

    async def in_slices(self, steps: Iterator[None]) -> None:
        """Long work, between whose steps others have their turn."""
        with self.looked_at():
            await self.services.slices.do(steps)

    @contextmanager
    def looked_at(self) -> Iterator[None]:
        """Until the block is left it is not unloaded."""
        self.readers += 1
        try:
            yield
        finally:
            self.readers -= 1
