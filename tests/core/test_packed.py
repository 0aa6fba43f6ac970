"""Packed entries are a list like any other, whatever the game and however long."""

import pytest

from asterion.books import SHELF
from asterion.core.records.record import encode
from asterion.core.referee.packed import PLAIN, TOGETHER, PackedEntries
from asterion.testing.play import play
from tests.contract.shelf import take

LENGTH = 3 * TOGETHER + PLAIN + 1


@pytest.mark.parametrize("name", SHELF)
def test_it_is_read_as_it_was_written(name: str) -> None:
    book, kit = take(name)
    table = play(book, kit, 7, LENGTH)
    plain = list(table.entries)
    packed = PackedEntries(book)
    for entry in plain:
        packed.append(entry)
    assert len(packed) == len(plain)
    assert list(packed) == plain
    assert list(reversed(packed)) == plain[::-1]
    assert [packed[n] for n in range(len(plain))] == plain
    assert [packed[n - len(plain)] for n in range(len(plain))] == plain
    assert packed[5:] == plain[5:]
    assert packed[-2:] == plain[-2:]
    assert packed[3:20:2] == plain[3:20:2]
    assert b"".join(map(encode, packed)) == b"".join(map(encode, plain))
    for beyond in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            packed[beyond]
