"""What the workers of one machine count together, in memory that their parent made for them.

They look at it with every message, so it is neither asked of the parent nor of the database; and
nobody may wait there for one who was stopped or killed, so there is no lock. Of a bucket there is
one number. Of those who are in, each worker has a column of its own, which nobody else changes, and
their number is the sum of a row; the parent empties the column of a worker that has ended.

A key has no place of its own, but one in each of two tables, which it may share with others: the
smaller number is the truer one. So the memory is bounded, nobody has to be forgotten, and an
address is at worst taken for a little busier than it is. Which keys meet, nobody outside can know.
"""

import mmap
import os
import secrets
import tempfile
from hashlib import blake2b
from struct import Struct

BUCKETS = 1 << 16
"""In each of the two tables: 1 MiB. Only those that are not full matter, twenty seconds later
they are."""
ROWS = 1 << 13
VERSION = 1
_HEAD = Struct("=II16s")  # version, columns, salt
_START = 64
_PLACES = Struct("=QQ")


class Together:
    """One process's sight of it; `column` is None for the parent, who counts nobody."""

    def __init__(self, file: int, column: int | None = None) -> None:
        """Raises ValueError where it was made by a parent that knows it otherwise."""
        self.file = file
        self._memory = mmap.mmap(file, 0)
        version, self.columns, self._salt = _HEAD.unpack_from(self._memory)
        if version != VERSION:
            raise ValueError("another version's")
        self.column = column
        end = _START + 2 * BUCKETS * 8
        self.full = memoryview(self._memory)[_START:end].cast("d")
        self.inside = memoryview(self._memory)[end:].cast("i")

    @classmethod
    def make(cls, columns: int) -> "Together":
        """New and empty, for this many processes."""
        if hasattr(os, "memfd_create"):
            file = os.memfd_create("asterion-counts")
        else:
            with tempfile.TemporaryFile() as opened:
                file = os.dup(opened.fileno())
        os.ftruncate(file, _START + 2 * BUCKETS * 8 + 2 * ROWS * columns * 4)
        os.pwrite(file, _HEAD.pack(VERSION, columns, secrets.token_bytes(16)), 0)
        return cls(file)

    def empty(self, column: int) -> None:
        """Anyone who counted there has ended."""
        for place in range(column, len(self.inside), self.columns):
            self.inside[place] = 0

    def debts(self, kind: str) -> "SharedDebts":
        return SharedDebts(self, kind)

    def heads(self, kind: str) -> "SharedHeads":
        return SharedHeads(self, kind)

    def places(self, kind: str, key: str, most: int) -> tuple[int, int]:
        """Where this key is in each of the two tables."""
        hashed = blake2b(f"{kind} {key}".encode(), digest_size=16, key=self._salt).digest()
        first, second = _PLACES.unpack(hashed)
        return first % most, most + second % most


class SharedDebts:
    """When the bucket of each key is full again."""

    def __init__(self, together: Together, kind: str) -> None:
        self._together = together
        self._kind = kind
        self._full = together.full

    def get(self, key: str) -> float:
        first, second = self._together.places(self._kind, key, BUCKETS)
        return min(self._full[first], self._full[second])

    def put(self, key: str, full: float) -> None:
        for place in self._together.places(self._kind, key, BUCKETS):
            if self._full[place] < full:
                self._full[place] = full


class SharedHeads:
    """How many of each key are in, at all workers."""

    def __init__(self, together: Together, kind: str) -> None:
        assert together.column is not None
        self._together = together
        self._kind = kind
        self._column = together.column

    def enter(self, key: str) -> int:
        """Counted before it is looked: of two who come at once none is overlooked."""
        inside, columns = self._together.inside, self._together.columns
        rows = self._rows(key)
        for row in rows:
            inside[row + self._column] += 1
        return min(sum(inside[row : row + columns]) for row in rows)

    def leave(self, key: str) -> None:
        inside, places = self._together.inside, [row + self._column for row in self._rows(key)]
        if not all(inside[place] for place in places):
            raise ValueError("nobody of this key is inside")
        for place in places:
            inside[place] -= 1

    def _rows(self, key: str) -> list[int]:
        places = self._together.places(self._kind, key, ROWS)
        return [place * self._together.columns for place in places]
