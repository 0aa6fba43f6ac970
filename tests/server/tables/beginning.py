"""Moves that are begun where they arrive, and a store that fails them."""

import asyncio
from collections.abc import Callable

from asterion.core.phrase import verbatim
from asterion.server.store import EntryRow, Saving, Store, StoreDown
from asterion.server.tables import Hosted, Role, fast_move


class Begun:
    """A move on its way, and what was said of it."""

    def __init__(
        self,
        table: Hosted,
        role: Role,
        do: str,
        id: str,
        n: int | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        self.told: list[bool] = []
        self._then = then  # when it is told, and before anything else can happen
        self._done = asyncio.Event()
        self.is_begun = fast_move.play(table, role, do, n, id, self.tell)

    def tell(self, done: bool) -> None:
        self.told.append(done)
        self._done.set()
        self._then()

    async def answer(self) -> bool:
        assert self.is_begun
        await self._done.wait()
        await asyncio.sleep(0)
        assert len(self.told) == 1, "it is told once"
        return self.told[0]


class Failing(Store):
    """Before or after the commit, whoever asked for it is told nothing but that it failed."""

    failing = ""

    def append_soon(
        self,
        row: EntryRow,
        due: float | None,
        save: Saving | None,
        tell: Callable[[bool | Exception], None],
    ) -> None:
        down = StoreDown(verbatim("the database cannot be reached"))
        match self.failing:
            case "at once":
                raise down
            case "before":
                asyncio.get_running_loop().call_soon(tell, down)
            case "after":
                super().append_soon(row, due, save, lambda _: tell(down))
            case _:
                super().append_soon(row, due, save, tell)


async def done(table: Hosted, role: Role, do: str, id: str, n: int | None = None) -> bool:
    """What becomes of a move that is begun as soon as that can be."""
    while not (move := Begun(table, role, do, id, n)).is_begun:
        assert move.told == []
        await asyncio.sleep(0.001)
    return await move.answer()
