"""Whatever is sent, and however slowly it is read: the server and the others' games go on."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.core.phrase import english
from asterion.server.features.bans import BANNED
from asterion.server.guard.addresses import read_network
from asterion.server.line.grammar import LONGEST_LINE
from tests.server.line.serving import Client, Serving, serving
from tests.server.line.test_words import told, two_players


def hung_up(server: Serving, sent: bytes) -> str:
    """The last that somebody hears who sends this, and then nothing for ever."""
    client = server.client()
    client.socket.sendall(sent)
    assert client.is_closed()
    return client.received[-1]


@pytest.mark.parametrize(
    "sent",
    [b"", b"boo", b"\xff\xfb\x1f", b"books\nboo", b"x" * 3 * LONGEST_LINE],
    ids=["nothing", "half a line", "telnet's own", "half a second line", "a line without end"],
)
def test_whoever_comes_to_no_end_of_a_line_is_hung_up_on(sent: bytes) -> None:
    with serving(line_seconds=0.2) as server:
        assert hung_up(server, sent) == "bye no complete line arrived within 0.2 seconds"


def test_a_line_that_drips_has_no_longer_than_one_that_stops() -> None:
    with serving(line_seconds=0.5) as server:
        client = server.client()
        client.socket.settimeout(0.05)
        heard = b""
        while b"bye " not in heard:
            with suppress(OSError):
                client.socket.sendall(b"x")
            with suppress(TimeoutError):
                heard += client.socket.recv(4096)
        assert b"bye no complete line arrived within 0.5 seconds" in heard


def test_whoever_has_said_a_whole_line_may_be_silent() -> None:
    """At a table one waits for the others; the time for a line runs only while it is said."""
    with serving(line_seconds=0.2) as server:
        ann, bob, _ = two_players(server)
        assert hung_up(server, b"") == "bye no complete line arrived within 0.2 seconds"
        assert ann.asks("who")[-1] == bob.asks("who")[-1] == "ok"


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    """One for all: it must still be there at the end."""
    with serving() as running:
        yield running


WORDS = [
    b"help", b"books", b"book", b"tables", b"open", b"join", b"sit", b"watch", b"show", b"do",
    b"answer", b"chat", b"look", b"legal", b"log", b"rules", b"who", b"start", b"away", b"leave",
    b"dooom", b"seats=2", b"name=Rude", b"bots=walker", b"since", b"0", b"99999999999999999999",
    b"AAAAAAAAAAAA", b"seat_", b"on", b"legal", b"\xff\xfb\x1f", b"\xff\xfa", b"\r", b"\x00", b'"',
]  # fmt: skip
lines = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=40).map(str.encode),
    st.lists(st.sampled_from(WORDS), max_size=8).map(b" ".join),
    st.integers(LONGEST_LINE - 10, 3 * LONGEST_LINE).map(lambda n: b"do " + b"x" * n),
)


@settings(max_examples=80)
@given(st.lists(lines, max_size=12).map(b"\n".join))
def test_fuzzed_lines_end_nothing(server: Serving, data: bytes) -> None:
    """One at a table and one outside send anything at all, and go; another one's game goes on."""
    ann, bob, id = two_players(server)
    rude = server.client()
    rude.asks(f"watch {id}")
    for client in (rude, bob, server.client()):
        client.socket.sendall(data + b"\n")
        client.socket.shutdown(socket.SHUT_WR)
        assert client.is_closed()
    ann.asks("show events off")
    assert ann.asks("do say I am still here")[-1] == "ok"
    assert not [what for what, _ in server.said if what == "line failed"], server.said


@settings(max_examples=40)
@given(st.binary(max_size=300))
def test_every_complete_line_is_answered(server: Serving, data: bytes) -> None:
    said = data.replace(b"\xff", b"").split(b"\n")
    client = server.client()
    client.socket.sendall(b"\n".join([*said, b"show board off", b""]))
    for _ in [line for line in said if line.decode(errors="replace").strip()]:
        assert client.until("ok", "no")
    assert client.until("ok", "no") == ["ok"]
    client.leaves()


def test_a_line_has_its_limit_and_the_next_one_is_not_hurt(server: Serving) -> None:
    client = server.client()
    client.socket.sendall(b"x" * (LONGEST_LINE * 5) + b"\r\nbooks\r\n")
    assert client.line() == f"no a line can have at most {LONGEST_LINE} bytes"
    assert client.until("ok")[0].startswith("book ")


def test_telnet_may_negotiate(server: Serving) -> None:
    client = server.client()
    client.socket.sendall(b"\xff\xfb\x1f\xff\xfa\x1f\x00\x50\x00\x18\xff\xf0bo\xff\xf1oks\r\n")
    assert client.until("ok")[0].startswith("book ")


def test_who_says_too_much_at_once_is_heard_later_and_told_so() -> None:
    now = [0.0]
    with serving(now=lambda: now[0], messages_per_minute=600, burst_seconds=1) as server:
        client = server.client()
        client.says(*["show legal on"] * 14)
        answers = [client.line() for _ in range(12)]
        assert answers.count("ok") == 11  # the last of them was read before it was too much
        assert len(told(answers, "info")) == 1
        now[0] = 60.0
        assert [client.line() for _ in range(3)] == ["ok"] * 3


def test_moves_chat_and_tables_have_their_rates() -> None:
    with serving(
        now=lambda: 0.0, moves_per_minute=120, opens_per_minute=60, burst_seconds=1
    ) as server:
        ann = server.client()
        ann.asks("open dooom bots=random name=Ann")
        ann.asks("do say one")
        ann.asks("do say two")
        assert "too many requests; try again in" in ann.refused("do say three")
        ann.asks("away")
        assert "too many requests" in ann.refused("open dooom")


def test_connections_are_counted() -> None:
    with serving(connections_per_address=2) as server:
        server.client()
        server.client()
        third = Client(server.port)
        assert third.line() == "bye too many clients from your address"
        assert third.is_closed()
    with serving(now=lambda: 0.0, connects_per_minute=60, burst_seconds=2) as server:
        server.client()
        server.client()
        often = Client(server.port)
        assert often.line() == "bye you connect too often; wait a little"
        assert [more["why"] for what, more in server.said if what == "line"] == [
            f"127.0.0.1:{often.socket.getsockname()[1]} was turned away: "
            "you connect too often; wait a little"
        ]


def test_who_says_nothing_outside_a_table_is_let_go_and_who_sits_is_not() -> None:
    with serving() as server:
        ann, bob, _ = two_players(server)
        server.server._idle_seconds = 0.05  # only now: nobody can sit down so quickly for certain
        for sitting in (ann, bob):
            sitting.asks("who")
        idle = server.client()
        assert idle.is_closed()
        assert idle.received[-1] == "bye the line was idle for too long"
        assert ann.asks("say still here")[-1] == "ok"
        assert told(bob.until("wait"), "place") is not None


def test_who_is_banned_before_sitting_down_is_heard_no_more() -> None:
    with serving() as server:
        ann = server.client()
        assert ann.asks("books")[-1].split(" ")[0] == "ok"
        server.wait(server.features.bans.add(read_network("127.0.0.1"), "floods"))
        ann.says("books")
        assert ann.is_closed()
        assert ann.received[-1] == f"bye {english(BANNED)}"


def test_a_slow_reader_hurts_nobody_and_nothing_grows_without_end() -> None:
    with serving() as server:
        ann, _, id = two_players(server)
        slow = server.client(reads_at_most=4096)
        slow.says(f"watch {id}")
        word = "a" * 190
        for n in range(3000):
            ann.says(f"say {n} {word}")
            ann.until("ask")
        assert ann.asks("say done")[-1] == "ok"


def test_who_sends_and_never_reads_is_not_listened_to_any_more(server: Serving) -> None:
    client = server.client(reads_at_most=4096)
    client.socket.setblocking(False)
    sent = 0
    try:
        while sent < 1 << 26:
            sent += client.socket.send(b"help\n" * 1000)
            server.client().asks("show board on")
    except BlockingIOError:
        pass
    assert sent < 1 << 26
    assert server.client().asks("books")[-1] == "ok"


def test_at_the_end_everyone_is_told() -> None:
    with serving() as server:
        ann, bob, _ = two_players(server)
        outside = server.client()
        server.wait(server.hub.stop())
        server.wait(server.server.stop())
        for client in (ann, bob, outside):
            assert client.is_closed()
            assert client.received[-1].startswith("bye the server is stopping")
        assert any(line.startswith("away ") for line in ann.received)
