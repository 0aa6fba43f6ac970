"""The entries of a long game in little memory: the last ones as they are, the others packed.

A game of three hundred moves would otherwise take a few hundred kilobytes for what is read again
only by those who come late, and a server holds thousands of games.
"""

import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias, overload

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.entry import Entry
from asterion.core.dice import Draw
from asterion.core.event import events_decoder

TOGETHER, PLAIN = 16, 4
"""This many entries are packed at once, and at least this many are left as they are."""
_WINDOW, _MEMORY = -12, 5  # of zlib: 4 KiB are enough for what is packed at once, and quicker


class _Line(msgspec.Struct):
    """An entry whose events are still to be read."""

    n: int
    seat: Seat
    do: str
    draws: list[Draw]
    events: msgspec.Raw


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[_Line]).decode
_decoder_of = lru_cache(events_decoder)


class PackedEntries(Sequence[Entry]):
    """A list to which entries are added and from which none is taken."""

    __slots__ = ("_decoder", "_packed", "_recent", "_unpacked")

    def __init__(self, book: AnyBook) -> None:
        self._decoder = _decoder_of(tuple(book.rules.events))
        self._packed: list[bytes] = []
        self._recent: list[Entry] = []
        self._unpacked: tuple[int, list[Entry]] | None = None  # what was read last

    def append(self, entry: Entry) -> None:
        self._unpacked = None
        recent = self._recent
        recent.append(entry)
        if len(recent) == TOGETHER + PLAIN:
            packer = zlib.compressobj(1, zlib.DEFLATED, _WINDOW, _MEMORY)
            self._packed.append(packer.compress(_encode(recent[:TOGETHER])) + packer.flush())
            del recent[:TOGETHER]

    def _block(self, number: int) -> list[Entry]:
        """Read once for all that are asked for in a row."""
        if self._unpacked is None or self._unpacked[0] != number:
            text = zlib.decompress(self._packed[number], _WINDOW)
            read = self._decoder.decode
            lines = _decode(text)
            entries = [Entry(one.n, one.seat, one.do, one.draws, read(one.events)) for one in lines]
            self._unpacked = number, entries
        return self._unpacked[1]

    def __len__(self) -> int:
        return TOGETHER * len(self._packed) + len(self._recent)

    @overload
    def __getitem__(self, wanted: int) -> Entry: ...
    @overload
    def __getitem__(self, wanted: slice) -> list[Entry]: ...
    def __getitem__(self, wanted: int | slice) -> Entry | list[Entry]:
        packed = TOGETHER * len(self._packed)
        if isinstance(wanted, slice):
            numbers = range(*wanted.indices(len(self)))
            if numbers.step == 1 and numbers.start >= packed:
                return self._recent[numbers.start - packed : numbers.stop - packed]
            return [self[n] for n in numbers]
        n = wanted if wanted >= 0 else wanted + len(self)
        if n >= packed:
            return self._recent[n - packed]
        if n < 0:
            raise IndexError("there is no such entry")
        block, place = divmod(n, TOGETHER)
        return self._block(block)[place]

    def __iter__(self) -> Iterator[Entry]:
        blocks = (self._block(number) for number in range(len(self._packed)))
        return chain(chain.from_iterable(blocks), self._recent)

    def __reversed__(self) -> Iterator[Entry]:
        return (self[n] for n in range(len(self) - 1, -1, -1))


Entries: TypeAlias = list[Entry] | PackedEntries
"""All entries of a game so far."""
