"""The lock of a table: whoever changes anything there has it."""

import asyncio


class TableLock(asyncio.Lock):
    """asyncio's lock, which may also be had by what is no task and cannot wait."""

    def take_now(self) -> bool:
        """Whether it could be had at once; those who wait for it already come first."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False
