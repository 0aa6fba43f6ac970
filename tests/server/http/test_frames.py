"""Frames read and written without a parser are the same as the library's."""

from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from asterion.server.http.frames import FINAL_TEXT, head_of_text, is_whole, plain_text

SHORTEST_LONG = 1 << 16
"""From here on a length takes eight bytes, and a client's frame is left to the library."""
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


def any_frame(longest: int = 300) -> st.SearchStrategy[Frame]:
    """Of any kind; those that steer the connection are short and whole."""
    speaking = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
    steering = st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE])
    return st.builds(Frame, speaking, payloads(longest), st.booleans()) | st.builds(
        Frame, steering, payloads(125)
    )


def frames(longest: int = 300) -> st.SearchStrategy[bytes]:
    """From a client or a server."""
    return st.builds(
        lambda frame, mask: frame.serialize(mask=mask), any_frame(longest), st.booleans()
    )


def written(frame: Frame) -> bytes:
    """As a client sends it, with a mask by chance."""
    return frame.serialize(mask=True)


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


# ---- what a client sends


@given(st.text(max_size=400).map(str.encode))
def test_a_text_is_read_as_it_was_written(text: bytes) -> None:
    assert plain_text(written(Frame(Opcode.TEXT, text))) == text


@given(payloads(SHORTEST_LONG - 1))
@example(b"")
@example(bytes(SHORTEST_LONG - 1))
@example(b"\xff" * 125)
@example(b"\xff" * 126)
def test_a_text_of_any_length_and_bytes_is_read(data: bytes) -> None:
    assert plain_text(written(Frame(Opcode.TEXT, data))) == data


@pytest.mark.parametrize("length", EDGES)
def test_a_text_is_read_at_every_edge(length: int) -> None:
    assert plain_text(written(Frame(Opcode.TEXT, content(length)))) == content(length)


@pytest.mark.parametrize("length", LONG_EDGES)
def test_what_is_longer_is_left_to_the_library(length: int) -> None:
    assert plain_text(written(Frame(Opcode.TEXT, content(length)))) is None


@given(any_frame())
def test_every_other_kind_of_frame_is_left_to_the_library(frame: Frame) -> None:
    is_plain = frame.opcode is Opcode.TEXT and frame.fin
    assert plain_text(written(frame)) == (frame.data if is_plain else None)


@given(payloads(SHORTEST_LONG + 1))
def test_what_has_no_mask_is_left_to_the_library(data: bytes) -> None:
    assert plain_text(Frame(Opcode.TEXT, data).serialize(mask=False)) is None


@given(payloads(1000), st.integers(0, 255))
def test_only_the_one_first_byte_will_do(data: bytes, first: int) -> None:
    """Neither a bit that is reserved, nor a kind that there is not, nor a part of a message."""
    frame = bytearray(written(Frame(Opcode.TEXT, data)))
    frame[0] = first
    assert (plain_text(bytes(frame)) is None) == (first != FINAL_TEXT)


@given(payloads(1000), frames())
def test_two_frames_are_left_to_the_library(data: bytes, other: bytes) -> None:
    text = written(Frame(Opcode.TEXT, data))
    assert plain_text(text + other) is None
    assert plain_text(other + text) is None


@given(payloads(SHORTEST_LONG + 1), st.data())
def test_a_cut_frame_is_left_to_the_library(data: bytes, chosen: st.DataObject) -> None:
    frame = written(Frame(Opcode.TEXT, data))
    cuts = st.integers(0, len(frame) - 1) | st.integers(0, min(16, len(frame) - 1))
    assert plain_text(frame[: chosen.draw(cuts)]) is None


@given(st.binary(max_size=200))
def test_whatever_comes_it_reads_or_leaves_it(data: bytes) -> None:
    read = plain_text(data)
    if read is not None:
        assert len(data) - len(read) in (6, 8)
        assert is_whole(data)
    is_whole(data)


# ---- where frames end


@given(st.lists(frames(), max_size=6))
def test_it_is_whole_only_between_frames(several: list[bytes]) -> None:
    data = b"".join(several)
    ends = {len(b"".join(several[:count])) for count in range(len(several) + 1)}
    assert {cut for cut in range(len(data) + 1) if is_whole(data[:cut])} == ends


@given(st.lists(frames(SHORTEST_LONG + 1), min_size=1, max_size=3), st.data())
def test_long_frames_are_whole_at_their_ends(several: list[bytes], chosen: st.DataObject) -> None:
    data = b"".join(several)
    ends = {len(b"".join(several[:count])) for count in range(len(several) + 1)}
    near = st.sampled_from(sorted(ends)).flatmap(lambda end: st.integers(end - 12, end + 12))
    cut = min(max(0, chosen.draw(near | st.integers(0, len(data)))), len(data))
    assert is_whole(data[:cut]) == (cut in ends)


# ---- what the server sends


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
