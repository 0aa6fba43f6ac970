"""Moves over a real socket, in whatever pieces they come: each is done once and answered once."""

import re
from collections.abc import Iterator

import pytest
from websockets.frames import Opcode

from asterion.server.guard.rates import Rates
from tests.server.http.bare import Bare, framed, move, moves_kept
from tests.server.http.playing import open_dooom
from tests.server.http.serving import Running


@pytest.fixture
def alone(server: Running) -> Iterator[tuple[Bare, str, str]]:
    """Ann at a table of her own, where every `end` is heard; with the table and her token."""
    table, (token,), _ = open_dooom(server, "Ann")
    with Bare(server, table, token) as ann:
        ann.until("view")
        yield ann, table, token


def counted(server: Running) -> dict[str, float]:
    """The moves that the server says it has answered, by how."""
    measured = server.http.get(f"{server.address}/metrics").text
    found = re.findall(r'^asterion_moves_total\{answer="(\w+)"\} (\S+)$', measured, re.MULTILINE)
    return {answer: float(count) for answer, count in found}


# ---- in pieces, and several at once


def test_a_move_may_come_byte_by_byte(server: Running, alone: tuple[Bare, str, str]) -> None:
    ann, table, token = alone
    for byte in framed(move("end", "slowly")):
        ann.send(bytes([byte]))
        server.http.get(f"{server.address}/healthz")  # meanwhile the server hears others
    assert ann.answers(1) == [("news", "slowly")]
    length = len(framed(move("end", "0 0")))
    for cut in (1, 2, 5, 6, 7, length - 1):
        data = b"".join(framed(move("end", f"{cut} {number}")) for number in range(3))
        ann.send(data[:cut])
        server.http.get(f"{server.address}/healthz")
        ann.send(data[cut:])
        assert ann.answers(3) == [("news", f"{cut} {number}") for number in range(3)]
    assert moves_kept(server, table, token) == 1 + 6 * 3


def test_what_only_looks_like_a_frame_is_none(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    hidden = framed(move("end", "hidden"))
    ann.send(bytes([0x82, 0x80 | len(hidden), 0, 0, 0, 0]))  # what follows is its content
    for _ in range(3):
        server.http.get(f"{server.address}/healthz")
    ann.send(hidden)
    assert ann.until("news", "refused", "error")["type"] == "error"
    assert moves_kept(server, table, token) == 0


@pytest.mark.parametrize("count", [2, 3, 40])
@pytest.mark.parametrize("together", [True, False], ids=["in one write", "one after the other"])
def test_moves_that_do_not_wait_are_answered_in_order(
    server: Running, alone: tuple[Bare, str, str], count: int, together: bool
) -> None:
    ann, table, token = alone
    frames = [framed(move("end", f"{number}", n=number)) for number in range(count)]
    for data in [b"".join(frames)] if together else frames:
        ann.send(data)
    assert ann.answers(count) == [("news", f"{number}") for number in range(count)]
    assert moves_kept(server, table, token) == count
    ann.send(framed(move("end", "last")))
    assert ann.answers(1) == [("news", "last")]


def test_a_ping_between_moves_changes_nothing(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    ann.send(framed(move("end", "one")))
    assert ann.answers(1) == [("news", "one")]
    assert ann.pong(b"there?") == []
    ann.send(framed(move("end", "two")) + framed(b"now?", Opcode.PING) + framed(move("end", "3")))
    assert ann.answers(2) == [("news", "two"), ("news", "3")]
    assert ann.pongs == [b"now?"]
    ann.send(framed(move("end", "four")))  # nothing is left of what came in one piece with others
    assert ann.answers(1) == [("news", "four")]
    assert moves_kept(server, table, token) == 4


def test_a_message_in_several_frames_is_a_move_as_well(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    for number, cut in enumerate((0, 1, 20)):
        text = move("end", f"{number}")
        ann.send(framed(text[:cut], fin=False))
        assert ann.pong(b"between") == []
        ann.send(framed(text[cut:], Opcode.CONT))
        assert ann.answers(1) == [("news", f"{number}")]
    ann.send(framed(move("end", "whole")))
    assert ann.answers(1) == [("news", "whole")]
    assert moves_kept(server, table, token) == 4


def test_a_move_inside_another_message_is_not_done(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    ann.send(framed(b"", fin=False))
    assert ann.pong(b"the beginning of a message") == []
    ann.send(framed(move("end", "within")))
    assert ann.last_code() == 1002
    assert moves_kept(server, table, token) == 0


# ---- once


def test_the_same_id_is_done_once_and_answered_again(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    same = framed(move("end", "same"))
    ann.send(same)
    assert ann.answers(1) == [("news", "same")]
    ann.send(same)
    assert ann.until("news", "answered", "refused") == {
        "type": "answered",
        "id": "same",
        "number": 2,
    }
    for data in ([same * 3], [same] * 3):
        for part in data:
            ann.send(part)
        assert ann.answers(3) == [("answered", "same")] * 3
    twice = framed(move("end", "twice"))
    ann.send(twice)
    ann.send(twice)
    assert ann.answers(2) == [("news", "twice"), ("answered", "twice")]
    assert moves_kept(server, table, token) == 2


def test_every_move_is_counted_once(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    desk, before = server.server.desk, counted(server)
    rates = desk.rates
    still = {"move": Rates(1, 5, lambda: 0.0), "message": Rates(1, 7, lambda: 0.0)}
    with Bare(server, table, tokens[0]) as ann:
        ann.until("view")
        desk.rates = {**rates, **still}
        try:
            ann.send(framed(move("end", "done")))
            assert ann.answers(1) == [("news", "done")]
            for id in ("early", "early", "late"):  # it is Ben's turn
                ann.send(framed(move("end", id)))
                assert "not your turn" in ann.until("news", "answered", "refused")["why"]
            ann.send(framed(move("end", "done")))
            assert ann.answers(1) == [("answered", "done")]
            for id in ("sixth", "seventh"):  # by the move's own rate
                ann.send(framed(move("end", id)))
                refused = ann.until("news", "answered", "refused", "error")
                assert (refused["type"], refused["id"]) == ("refused", id)
                assert "too many requests" in refused["why"]
            ann.send(framed(move("end", "eighth")))  # by that of all messages
            assert "too many requests" in ann.until("news", "answered", "refused", "error")["why"]
        finally:
            desk.rates = rates
        assert ann.pong(b"nothing more?") == []
    after = counted(server)
    assert after["done"] - before.get("done", 0) == 2
    assert after["refused"] - before.get("refused", 0) == 5


def test_a_move_with_a_token_that_died_is_not_done(
    server: Running, alone: tuple[Bare, str, str]
) -> None:
    ann, table, token = alone
    ann.send(framed(move("end", "in time")))
    assert ann.answers(1) == [("news", "in time")]
    new = server.post(f"/tables/{table}/seats/0/renew", token=token)["token"]
    ann.send(framed(move("end", "too late")))
    assert ann.until("news", "bye")["type"] == "bye"
    assert ann.last_code() in (1000, 0)
    assert moves_kept(server, table, new) == 1
