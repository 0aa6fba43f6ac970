"""Whatever is sent, and however slowly it is read: the host and the others' games go on."""

import socket
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.server.sockets import MOST_UNREAD, Lines
from asterion.server.wire.words import LONGEST_LINE
from tests.server.wire.hosting import Hosted, hosted

HALL = "1.2..E"


def complete(chunks: list[bytes]) -> list[bytes | None]:
    lines = Lines(LONGEST_LINE)
    return [line for chunk in chunks for line in lines.feed(chunk)]


@given(st.lists(st.binary(max_size=40)), st.lists(st.integers(0, 200), max_size=8))
def test_lines_are_the_same_however_the_bytes_are_cut(said: list[bytes], cuts: list[int]) -> None:
    text = b"\n".join([*said, b""])
    places = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    chunks = [text[a:b] for a, b in pairwise(places)]
    assert complete(chunks) == complete([text])
    whole = [line.removesuffix(b"\r") for line in text.split(b"\n")[:-1]]
    assert complete([text]) == whole


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("step", [1, 7, 5000])
def test_a_line_has_its_limit_and_the_next_one_is_not_hurt(end: bytes, step: int) -> None:
    longest, longer = b"a" * LONGEST_LINE, b"b" * (LONGEST_LINE + 1)
    text = end.join([longest, longer, longer * 3, b"LOOK", b""])
    chunks = [text[n : n + step] for n in range(0, len(text), step)]
    assert complete(chunks) == [longest, None, None, b"LOOK"]


def test_carriage_returns_any_case_and_spaces_are_accepted() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.socket.sendall(b"hello Ann\r\n\tmove   e \r\nMoVe W\nendTURN\r\n")
        ann.hears("HELLO Ann", "GOAL 0", "SUCCESS", "SUCCESS", "ENDTURN", "STARTTURN")


def test_bytes_that_are_no_text_are_no_command() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.socket.sendall(b"\xff\xfe\n\x00\nSHOUT \xe9t\xe9\nLOOK\x00\n")
        ann.hears(*["FAIL invalid command"] * 4)


def test_lines_may_come_in_pieces_and_many_at_once() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        for piece in ("MO", "VE E", "\nMOVE W\nMOV", "E E\n"):
            ann.socket.sendall(piece.encode())
        ann.hears("SUCCESS", "SUCCESS", "SUCCESS")


def test_an_unfinished_line_is_not_carried_out() -> None:
    with hosted("1E.2") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.socket.sendall(b"MOVE E")
        ann.leaves()
        bob.hears("STARTTURN")


def test_one_who_stops_sending_and_still_reads_has_left_after_his_answers() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.says("ENDTURN")
        ann.socket.shutdown(socket.SHUT_WR)
        ann.hears("ENDTURN")
        assert ann.is_closed()
        bob.hears("STARTTURN")


def test_a_slow_reader_is_dropped_with_a_word_and_the_others_play_on() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.client(reads_at_most=4096)
        bob.hears("GOLD 0")
        sent = 0
        while len(host.said) < 2:  # some is kept for him, by the systems of both and by the host
            ann.says(*["SHOUT " + "a" * 200] * 50)
            ann.hears(*["MESSAGE Player 1: " + "a" * 200] * 50)
            sent += 50 * 200
            assert sent < 20 * MOST_UNREAD
        address = f"127.0.0.1:{bob.socket.getsockname()[1]}"
        assert host.said[1] == f"{address} does not read what it is sent, and was dropped"
        ann.hears_nothing_else()
        host.until(lambda: host.tables[0].view(0).dead == {1})


def test_one_who_sends_and_never_reads_is_not_listened_to_any_more() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        bob.socket.setblocking(False)
        sent = 0
        try:
            while sent < 1 << 26:
                sent += bob.socket.send(b"LOOK\n" * 1000)
                host.settle()
        except BlockingIOError:
            pass
        assert sent < 1 << 26
        ann.asks("ENDTURN", "ENDTURN")
        ann.looks()


def fuzz(host: Hosted, data: bytes) -> None:
    """One sends anything at all, and goes; the other one's game goes on."""
    ann = host.client()
    rude = host.client()
    rude.socket.sendall(data + b"\n")
    rude.socket.shutdown(socket.SHUT_WR)
    while rude.reads():
        pass
    ann.says("HELLO Ann", "LOOK")
    while b"HELLO Ann\n" not in ann.received or not ann.received.endswith(b"\n\n"):
        assert ann.reads()


words = st.sampled_from(
    [b"MOVE", b"LOOK", b"HELLO", b"SHOUT", b"PICKUP", b"ATTACK", b"ENDTURN", b"SETPLAYERPOS",
     b"N", b"E", b"S", b"W", b" ", b"\r", b"\n", b"1 1", b"Player 1", b":", b"\x00"]
)  # fmt: skip
lines = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=40).map(str.encode),
    st.lists(words, max_size=8).map(b" ".join),
    st.integers(1000, 5000).map(lambda n: b"SHOUT " + b"x" * n),
)


@settings(max_examples=40)
@given(st.lists(lines, max_size=10).map(b"\n".join))
def test_a_fuzzed_line_ends_nothing_in_the_full_dialect(data: bytes) -> None:
    with hosted("1..2..G", testing=True, win=0, on=".E") as host:
        fuzz(host, data)


@settings(max_examples=40)
@given(st.lists(lines, max_size=10).map(b"\n".join))
def test_a_fuzzed_line_ends_nothing_in_the_simple_dialect(data: bytes) -> None:
    with hosted("1.GE", win=1, simple=True) as host:
        rude, ann = host.client(), host.client()
        rude.socket.sendall(data + b"\nQUIT\n")
        while rude.reads():
            pass
        ann.asks("HELLO", "GOLD: 1")


def test_a_client_that_resets_its_connection_has_left() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        linger_for_nothing = b"\x01\x00\x00\x00\x00\x00\x00\x00"
        ann.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger_for_nothing)
        ann.leaves()
        bob.hears("CHANGE", "STARTTURN")


def test_when_the_host_stops_the_clients_are_told_by_closing() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        host.stop()
        assert ann.is_closed()
        assert bob.is_closed()
        assert host.tables[0].result is None
