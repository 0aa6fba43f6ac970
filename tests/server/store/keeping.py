"""What the tests of the store share: a store that is open for a scene, tables and entries."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from asterion.server.store import EntryRow, Store

T = TypeVar("T")
Scene = Callable[[Store], Awaitable[T]]


def play(url: str, scene: Scene[T], patience: float = 60.0) -> T:
    """Open the store, play a scene with it, and close it."""

    async def whole() -> T:
        store = await Store.open(url, patience=patience)
        try:
            return await scene(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def lay(store: Store, *ids: str, phase: str = "playing", listed: bool = True) -> None:
    """Tables that differ in their id and in the time at which they were made."""
    for made, id in enumerate(ids):
        await store.add_table(
            id, b"first", book="dooom", phase=phase, listed=listed, wall=1000.0 + made
        )


def entry(table: str, n: int, mark: str = "", line: bytes = b"{}") -> EntryRow:
    return EntryRow(
        table=table,
        n=n,
        seat=n % 2,
        move=f"move {n}" if n % 3 else None,
        wall=1700000000.25 + n,
        served=n / 8,
        mark=mark or f"{table} {n}",
        line=line,
    )
