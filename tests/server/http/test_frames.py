"""A frame that is written without the library is the same as the library's."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from asterion.server.http.frames import head_of_text

SHORTEST_LONG = 1 << 16
"""From here on a length takes eight bytes."""
EDGES = (0, 1, 3, 4, 5, 125, 126, 127, 255, 256, SHORTEST_LONG - 1)
LONG_EDGES = (SHORTEST_LONG, SHORTEST_LONG + 1, 100_000)


def content(length: int, pattern: bytes = b"abcdefg") -> bytes:
    """So many bytes; the pattern does not go well with a mask of four."""
    return (pattern * (length // len(pattern) + 1))[:length]


def lengths(longest: int) -> st.SearchStrategy[int]:
    """Mostly short, now and then as long as it gets, and often where the head changes."""
    edges = [edge for edge in (*EDGES, *LONG_EDGES) if edge <= longest]
    return st.integers(0, min(140, longest)) | st.sampled_from(edges) | st.integers(0, longest)


def payloads(longest: int) -> st.SearchStrategy[bytes]:
    return st.builds(content, lengths(longest), st.binary(min_size=1, max_size=9))


def parsed(data: bytes) -> Iterator[Frame]:
    """Every frame that a client's library finds in what a server sent; all of it is used up."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    while reader.buffer:
        reading = Frame.parse(reader.read_exact, mask=False)
        try:
            next(reading)
        except StopIteration as end:
            yield end.value


@given(payloads(SHORTEST_LONG + 1))
def test_a_head_is_what_the_library_writes(data: bytes) -> None:
    assert head_of_text(len(data)) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("length", [*EDGES, *LONG_EDGES, 3_000_000])
def test_the_library_reads_the_same_text(length: int) -> None:
    ping = Frame(Opcode.PING, b"there?")
    sent = head_of_text(length) + content(length)
    first, second, third = parsed(sent + ping.serialize(mask=False) + sent)
    assert (first.opcode, first.fin, bytes(first.data)) == (Opcode.TEXT, True, content(length))
    assert (first.rsv1, first.rsv2, first.rsv3) == (False, False, False)
    assert second == ping
    assert third == first
