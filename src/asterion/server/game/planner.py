"""New documents and plans as a process makes them: what is small at once, in a thread or workshop
what takes long."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor

from msgspec.structs import replace

from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import options_from
from asterion.core.dice import Dice
from asterion.core.referee.commitment import Promise, new_salt
from asterion.server.denied import Denied, invalid
from asterion.server.game.doc import Doc
from asterion.server.game.forms import OpenTable
from asterion.server.game.opening import is_voted_on, make_doc, order_of
from asterion.server.game.planning import check_size, made, order_for
from asterion.server.workshop import NotMade, Order, Workshop

SMALL_DRAWING = 600
"""Characters of a drawing that is read and checked in less time than a thread takes to wake up."""


class Planner:
    """One for each process."""

    def __init__(
        self, threads: Executor, dice: Callable[[], Dice], wall: Callable[[], float]
    ) -> None:
        self.threads = threads
        self._dice = dice
        self._wall = wall
        self.checks: list[Callable[[OpenTable], None]] = []  # Denied where a wish cannot be
        self.workshop = Workshop()  # plans of new tables, apart from those that people try out

    async def make_doc(self, wish: OpenTable, account: str, who: str) -> Doc:
        """The new table's document; `who` is counted for a plan that the workshop makes."""
        for check in self.checks:
            check(wish)
        order, generated = order_of(wish), not wish.plan
        if order is not None:
            wish = replace(wish, plan=await self._ordered(order, who))
        if 0 < len(wish.plan) <= SMALL_DRAWING:
            doc = make_doc(wish, self._dice(), self._wall(), account)
        else:
            doc = await self.make_beside(wish, self._dice(), account)
            doc.generated = generated and is_voted_on(doc)
        doc.drawn = generated
        return doc

    async def make_beside(self, wish: OpenTable, dice: Dice, account: str = "") -> Doc:
        """In a thread, with these dice."""
        think = asyncio.get_running_loop().run_in_executor
        return await think(self.threads, make_doc, wish, dice, self._wall(), account)

    async def make_plan(self, book: AnyBook, doc: Doc) -> None:
        """The plan as the document has its settings and options, and its promise."""
        options = options_from(book.rules.options, doc.options)
        order = order_for(book, doc.settings, options, doc.places)
        if order is not None:
            doc.plan = await self._ordered(order, doc.id)
        else:
            think, wish = asyncio.get_running_loop().run_in_executor, (doc.settings, options)
            plan = await think(self.threads, made, book, *wish, doc.places, self._dice())
            doc.plan = book.plan.write(plan)
        check_size(doc.plan)
        doc.salt = new_salt()
        doc.commitment = Promise.of(book.name, doc.plan, options, doc.salt).commitment

    async def _ordered(self, order: Order, who: str) -> str:
        try:
            return await self.workshop.make(order, who)
        except NotMade as error:
            if error.kind == "busy":
                raise Denied(429, "too many", error.why) from None
            raise invalid(error.why) from None

    async def close(self) -> None:
        await self.workshop.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
