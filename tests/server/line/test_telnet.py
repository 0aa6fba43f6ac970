"""Telnet's negotiations are swallowed, wherever the network cuts them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.line.telnet import Telnet

IAC, SB, SE = b"\xff", b"\xfa", b"\xf0"
WILL, WONT, DO, DONT = b"\xfb", b"\xfc", b"\xfd", b"\xfe"


@pytest.mark.parametrize(
    ("sent", "typed"),
    [
        (b"look\r\n", b"look\r\n"),
        (IAC + WILL + b"\x1flook\n", b"look\n"),
        (IAC + DO + b"\n" + IAC + DONT + b"\x01" + IAC + WONT + b"\x03hi\n", b"hi\n"),
        (b"a" + IAC + SB + b"\x1f\x00P\x00\x18\nx" + IAC + SE + b"b", b"ab"),
        (IAC + SB + b"1" + IAC + IAC + b"2" + IAC + SE + b"c", b"c"),
        (b"lo" + IAC + b"\xf1" + b"ok", b"look"),
        (b"x" + IAC + IAC + b"y", b"x\xffy"),
        (IAC + SE + b"z", b"z"),
    ],
)
@pytest.mark.parametrize("step", [1, 2, 3, 1000])
def test_only_what_was_typed_is_left(sent: bytes, typed: bytes, step: int) -> None:
    telnet = Telnet()
    chunks = [sent[n : n + step] for n in range(0, len(sent), step)]
    assert b"".join(map(telnet, chunks)) == typed


@given(st.binary(max_size=60), st.lists(st.integers(0, 60), max_size=6))
def test_it_is_the_same_however_the_bytes_are_cut(sent: bytes, cuts: list[int]) -> None:
    places = sorted({0, len(sent), *(cut for cut in cuts if cut < len(sent))})
    telnet = Telnet()
    assert b"".join(telnet(sent[a:b]) for a, b in pairwise(places)) == Telnet()(sent)
