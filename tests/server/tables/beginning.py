"""Moves that nobody waits for, and a store that fails them."""

import asyncio
from collections.abc import Callable

from asterion.core.phrase import verbatim
from asterion.server.store import EntryRow, Saving, Store, StoreDown
from asterion.server.tables import Hosted, Moved, Role


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
        self.told: list[Moved | Exception] = []
        self._then = then  # when it is told, and before anything else can happen
        self._done = asyncio.Event()
        table.play_soon(role, do, n, id, self.tell)

    def tell(self, answer: Moved | Exception) -> None:
        self.told.append(answer)
        self._done.set()
        self._then()

    async def answer(self) -> Moved | Exception:
        await self._done.wait()
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(self.told) == 1, "it is told once"
        return self.told[0]


class Failing(Store):
    """Before or after the commit, anyone who asked for it is told nothing but that it failed."""

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
