"""Frames over a plain socket as nobody would send them: cut anywhere, mixed, and broken off."""

import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from asterion.server.http import websocket
from tests.server.http.bare import Bare, framed, move, moves_kept
from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running

CUT_GAMES = 15


def pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    """The same bytes, cut at these places."""
    places = [0, *sorted({cut % len(data) for cut in cuts}), len(data)]
    return [data[a:b] for a, b in pairwise(places) if a < b]


def send_apart(server: Running, window: Bare, parts: list[bytes]) -> None:
    """Each in a packet of its own: between two of them the server has answered somebody else."""
    for number, part in enumerate(parts):
        if number:
            server.http.get(f"{server.address}/healthz")
        window.send(part)


@pytest.fixture
def seated(server: Running) -> tuple[str, str]:
    table, (token,), _ = open_dooom(server, "Ann")
    return table, token


@settings(max_examples=CUT_GAMES, deadline=None)
@given(st.data())
def test_frames_may_be_cut_anywhere(server: Running, chosen: st.DataObject) -> None:
    """Whole moves, moves in several frames, pings between them: all is answered once, in order."""
    table, (token,), _ = open_dooom(server, "Ann")
    ids, data, pings = [], b"", []
    for number in range(chosen.draw(st.integers(1, 4))):
        text = move("end", f"{number}")
        ids.append(f"{number}")
        places = chosen.draw(st.lists(st.integers(0, len(text)), max_size=3))
        edges = [0, *sorted(places), len(text)]
        for part, (a, b) in enumerate(pairwise(edges)):
            kind = Opcode.CONT if part else Opcode.TEXT
            data += framed(text[a:b], kind, fin=b == len(text) and part == len(edges) - 2)
            if chosen.draw(st.booleans()):
                pings.append(f"{number} {part}".encode())
                data += framed(pings[-1], Opcode.PING)
    cuts = chosen.draw(st.lists(st.integers(0, len(data) - 1), max_size=4))
    with Bare(server, table, token) as ann:
        ann.until("view")
        send_apart(server, ann, pieces(data, cuts))
        assert ann.answers(len(ids)) == [("news", id) for id in ids]
        ann.send(framed(b"all", Opcode.PING))
        while ann.pongs[-1:] != [b"all"]:
            frame = ann.frame()
            assert frame.opcode is Opcode.PONG, "nothing is said twice"
            ann.pongs.append(bytes(frame.data))
        assert ann.pongs == [*pings, b"all"]
    assert moves_kept(server, table, token) == len(ids)


def test_a_message_in_pieces_between_two_moves(server: Running, seated: tuple[str, str]) -> None:
    table, token = seated
    with Bare(server, table, token) as ann:
        ann.until("view")
        text = move("end", "two")
        between = framed(text[:9], fin=False) + framed(b"", Opcode.CONT, fin=False)
        between += framed(b"there?", Opcode.PING) + framed(text[9:], Opcode.CONT)
        ann.send(framed(move("end", "one")) + between + framed(move("end", "three")))
        assert ann.answers(3) == [("news", "one"), ("news", "two"), ("news", "three")]
        assert ann.pongs == [b"there?"]
    assert moves_kept(server, table, token) == 3


@pytest.mark.parametrize("how", ["close", "hang up", "reset"])
def test_who_goes_while_moves_are_under_way_leaves_them_done(
    server: Running, seated: tuple[str, str], how: str
) -> None:
    """What arrived before is done, and told to the others; the rest never was."""
    table, token = seated
    desk = server.server.desk
    with Bare(server, table, token) as other:
        other.until("view")
        ann = Bare(server, table, token)
        ann.until("view")
        data = b"".join(framed(move("end", f"{number}")) for number in range(5))
        if how == "close":
            ann.send(data + framed((1000).to_bytes(2, "big"), Opcode.CLOSE))
            assert ann.last_code() == 1000
        elif how == "hang up":
            ann.send(data)
        else:
            ann.socket.setsockopt(1, 13, b"\1\0\0\0\0\0\0\0")  # SO_LINGER: hang up at once
            ann.send(data)
        ann.socket.close()
        until = time.monotonic() + WITHIN
        while len(desk.crowd) > 1:
            assert time.monotonic() < until, "who has gone is still counted"
        heard = []
        other.send(framed(move("end", "mine")))
        while (answer := other.until("news").get("answer")) != "mine":
            heard.append(answer)
        assert heard == [f"{number}" for number in range(len(heard))], "none twice, none left out"
    assert moves_kept(server, table, token) == len(heard) + 1


BROKEN = {
    "nothing to go on with": (framed(b"x", Opcode.CONT), 1002),
    "a message within another": (framed(b"x", fin=False) + framed(b"{}"), 1002),
    "without a mask": (b"\x81\x02{}", 1002),
    "compressed, which was not agreed upon": (b"\xc1\x80\0\0\0\0", 1002),
    "a kind that there is not": (b"\x83\x80\0\0\0\0", 1002),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
    "a ping that is too long": (b"\x89\xfe\x00\x7e\0\0\0\0" + bytes(126), 1002),
    "too long by far": (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),
    "no UTF-8": (framed(b'{"type":"move","do":"\xff"}'), 1007),
    "no UTF-8 in pieces": (framed(b"\xe2\x82", fin=False) + framed(b"(", Opcode.CONT), 1007),
    "half a code": (framed(b"\x00", Opcode.CLOSE), 1002),
    "a code that nobody may send": (framed((1005).to_bytes(2, "big"), Opcode.CLOSE), 1002),
    "a code of one's own": (framed((4321).to_bytes(2, "big") + b"enough", Opcode.CLOSE), 4321),
    "no code": (framed(b"", Opcode.CLOSE), 1005),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_breaks_the_rules_of_frames_ends_the_window_with_its_code(
    server: Running, seated: tuple[str, str], name: str
) -> None:
    (table, token), (data, code) = seated, BROKEN[name]
    with Bare(server, table, token) as ann:
        ann.until("view")
        ann.send(data + framed(move("end", "too late")))
        assert ann.last_code() == code
    assert moves_kept(server, table, token) == 0


def test_who_answers_no_ping_is_hung_up_on(
    server: Running, seated: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "PING_EVERY", 0.1)
    table, token = seated
    with Bare(server, table, token) as ann:
        pings: list[bytes] = []
        while len(pings) < 3:
            frame = ann.frame()
            if frame.opcode is Opcode.PING:
                pings.append(bytes(frame.data))
                ann.send(framed(b"another", Opcode.PONG) + framed(pings[-1], Opcode.PONG))
        assert len(set(pings)) == 3
        while (frame := ann.frame()).opcode is not Opcode.CLOSE:
            pass
        assert int.from_bytes(frame.data[:2], "big") == 1011


def test_a_flood_of_pings_is_answered_and_hurts_nobody(
    server: Running, seated: tuple[str, str]
) -> None:
    table, token = seated
    with Bare(server, table, token) as ann:
        ann.until("view")
        flood = [f"{number}".encode() for number in range(3000)]
        ann.send(b"".join(framed(data, Opcode.PING) for data in flood))
        ann.send(framed(move("end", "after")))
        assert ann.answers(1) == [("news", "after")]
        assert ann.pongs == flood
