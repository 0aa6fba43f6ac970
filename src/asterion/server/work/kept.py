"""Answers about games that do not go on, each made once for all who ask, and kept packed.

A game that is over is told the same for ever. The first who asks has the answer made, in slices;
anyone who comes meanwhile reads along, and anyone who comes later reads what was kept.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32 * 1024 * 1024
"""Packed, of all answers together; those that nobody asked for in the longest time go first."""

Parts = AsyncIterator[bytes]


class _Making:
    """An answer, as far as it is made; it goes on as long as somebody reads."""

    def __init__(self, parts: Parts) -> None:
        self.packed: list[bytes] = []
        self.readers = 0
        self.is_whole = False
        self._grown = asyncio.Event()
        self.task = asyncio.ensure_future(self._make(parts))
        self.task.add_done_callback(self._tell)

    async def _make(self, parts: Parts) -> None:
        async for part in parts:
            self.packed.append(zlib.compress(part, 1))
            self._tell()
        self.is_whole = True

    def _tell(self, _: object = None) -> None:
        """Those who wait, and nobody who comes later."""
        self._grown.set()
        self._grown = asyncio.Event()

    async def read(self) -> Parts:
        """From the start; what is wrong with its making is wrong for all who read."""
        number = 0
        while True:
            if number < len(self.packed):
                yield zlib.decompress(self.packed[number])
                number += 1
                await asyncio.sleep(0)  # however fast it is read, others have their turn
            elif self.task.done():
                self.task.result()
                return
            else:
                await self._grown.wait()


class Kept:
    """One for each process."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, _Making] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    async def parts(self, key: Hashable, make: Callable[[], Parts]) -> Parts:
        """The answer of this key, a part at a time; `make` is asked for it if it is not there."""
        making = self._made.get(key)
        if making is None:
            making = self._made[key] = _Making(make())
        self._made.move_to_end(key)
        making.readers += 1
        try:
            async for part in making.read():
                yield part
        finally:
            making.readers -= 1
            self._look_after(key, making)

    async def whole(self, key: Hashable, make: Callable[[], Parts]) -> bytes:
        return b"".join([part async for part in self.parts(key, make)])

    def _look_after(self, key: Hashable, making: _Making) -> None:
        """What nobody waits for is not made to its end, and there is not more than there may be."""
        if not making.is_whole and not making.readers:
            making.task.cancel()
            if self._made.get(key) is making:
                del self._made[key]
        whole = sum(len(part) for each in self._made.values() for part in each.packed)
        for key, each in list(self._made.items()):
            if whole <= self._most:
                return
            if not each.readers:
                whole -= sum(map(len, each.packed))
                del self._made[key]

    def close(self) -> None:
        for making in self._made.values():
            making.task.cancel()
