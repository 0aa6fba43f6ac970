"""A frame that is written or read without the library is the same as the library's."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from asterion.server.http.frames import head_of_text, plain_text, size_of
from tests.server.http.bare import framed
from tests.server.http.test_handed_over import REQUEST

SHORTEST_LONG = 1 << 16
"""From here on a length takes eight bytes."""
EDGES = (0, 1, 3, 4, 5, 125, 126, 127, 255, 256, SHORTEST_LONG - 1)
LONG_EDGES = (SHORTEST_LONG, SHORTEST_LONG + 1, 100_000)


def content(length: int, pattern: bytes = b"abcdefg") -> bytes:
    """This many bytes; the pattern does not go well with a mask of four."""
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


# ---- what comes in


MOST = 70_000


def by_library(data: bytes) -> list[Frame]:
    """What a server's library makes of it, right after the opening."""
    library = ServerProtocol(max_size=MOST)
    library.receive_data(REQUEST)
    (request,) = library.events_received()
    assert isinstance(request, Request)
    library.send_response(library.accept(request))
    library.receive_data(data)
    return [frame for frame in library.events_received() if isinstance(frame, Frame)]


@given(payloads(MOST))
def test_a_plain_text_is_read_as_the_library_reads_it(text: bytes) -> None:
    data = framed(text)  # the library takes a new key each time
    (frame,) = by_library(data)
    assert size_of(len(text)) == len(data)
    assert plain_text(data, MOST) == (bytes(frame.data) if len(text) < SHORTEST_LONG else None)


@pytest.mark.parametrize("length", EDGES)
def test_a_text_that_is_too_long_is_left_to_the_library(length: int) -> None:
    data = framed(content(length))
    assert plain_text(data, length) == content(length)
    assert plain_text(data, length - 1) is None


@given(st.data())
def test_whatever_is_no_plain_text_is_left_to_the_library(chosen: st.DataObject) -> None:
    """Any byte of the head changed, the frame cut or followed by more."""
    text = chosen.draw(payloads(300))
    data = bytearray(framed(text))
    for _ in range(chosen.draw(st.integers(1, 2))):
        data[chosen.draw(st.integers(0, 3))] = chosen.draw(st.integers(0, 255))
    data = data[: chosen.draw(st.integers(0, len(data)) | st.just(len(data)))]
    data += chosen.draw(st.binary(max_size=2))
    read = plain_text(bytes(data), MOST)
    if read is not None:
        (frame,) = by_library(bytes(data))
        assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, read)
        assert (frame.rsv1, frame.rsv2, frame.rsv3) == (False, False, False)


LEFT = {
    "binary": framed(b"hi", Opcode.BINARY),
    "a ping": framed(b"hi", Opcode.PING),
    "a part": framed(b"hi", fin=False),
    "continued": framed(b"hi", Opcode.CONT),
    "two": framed(b"hi") * 2,
    "unmasked": b"\x81\x02hi",
    "compressed": b"\xc1" + framed(b"hi")[1:],
    "a length longer than it need be": b"\x81\xfe\x00\x02\0\0\0\0hi",
    "a length in eight bytes": b"\x81\xff\0\0\0\0\0\0\0\x77\0\0\0\0" + b"x" * 119,
    "the beginning of a long one": framed(b"x" * SHORTEST_LONG)[: 6 + 127],
    "cut": b"\x81\x80\0\0\0",
    "nothing": b"",
}


@pytest.mark.parametrize("what", LEFT)
def test_this_is_left_to_the_library(what: str) -> None:
    assert plain_text(LEFT[what], MOST) is None
