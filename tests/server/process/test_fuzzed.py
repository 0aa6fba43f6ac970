"""Anything at all is said on every socket of a running server: it and the games in it go on."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.line.serving import Client as LineClient
from tests.server.line.test_robust import lines as line_lines
from tests.server.process.rooms import FIELD
from tests.server.process.serving import Serving
from tests.server.wire.client import Client as DooomClient
from tests.server.wire.test_robust import lines as dooom_lines

EXAMPLES = 80
FEWER = 40
"""More would be more connections at once than one address may make to Dooom's port."""
RESET = b"\x01\x00\x00\x00\x00\x00\x00\x00"  # lingers for no time: the connection is cut off

messages = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=40),
    st.dictionaries(
        st.sampled_from(["type", "token", "since", "do", "n", "id", "text", "x"]),
        st.one_of(
            st.sampled_from(["hello", "move", "chat", "end", "", "seat_x"]),
            st.integers(),
            st.floats(),
            st.none(),
            st.lists(st.none(), max_size=2),
        ),
        max_size=5,
    ).map(json.dumps),
)


class Games:
    """Somebody's games, by lines and in Dooom's protocol, that nobody else may end."""

    def __init__(self, server: Serving, open_until: ExitStack) -> None:
        self.server = server
        self.line_port = int(server.said(r'"line protocol","port":(\d+)'))
        self.dooom_port = int(server.said(r'"dooom","why":"listening on [^"]*:(\d+)"'))
        self.ann = LineClient(self.line_port)
        opened = self.ann.asks("open dooom seats=2 name=Ann absent=wait")
        (self.table,) = [line.split()[1] for line in opened if line.startswith("opened ")]
        self.bob = LineClient(self.line_port)
        assert self.bob.asks(f"join {self.table} Bob")[-1] == "ok"
        self.cid = DooomClient(self.dooom_port)
        for client in (self.ann, self.bob, self.cid):
            open_until.callback(client.leaves)

    def go_on(self) -> None:
        """Everyone is there, and is answered."""
        assert self.server.is_up
        for client in (self.ann, self.bob):
            assert client.asks("do say I am still here")[-1] == "ok"
        self.cid.received = b""
        self.cid.says("LOOK")
        while b"LOOKREPLY\n" not in self.cid.received or not self.cid.received.endswith(b"\n\n"):
            assert self.cid.reads(), "the game of Dooom was closed"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    plan = folder / "field.txt"
    plan.write_text(FIELD)
    ports = ("--line-port", "0", "--dooom-port", "0", "--dooom-map", str(plan))
    with Serving(folder, *ports) as server, ExitStack() as open_until:
        yield Games(server, open_until)
        assert server.stop() == 0
    log = server.log.read_text()
    assert "Traceback" not in log
    assert '"line failed"' not in log
    assert '"request failed"' not in log


def say(port: int, said: bytes, cut: bool) -> None:
    """From somebody who then goes, one way or the other."""
    rude = socket.create_connection(("127.0.0.1", port), timeout=60)
    with rude, suppress(ConnectionError):
        rude.sendall(said)
        if cut:
            rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            return
        rude.shutdown(socket.SHUT_WR)
        while rude.recv(65536):
            pass


TRIES = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


@TRIES
@given(said=st.lists(line_lines, max_size=12).map(b"\n".join), cut=st.booleans())
def test_fuzzed_lines_end_nothing(games: Games, said: bytes, cut: bool) -> None:
    say(games.line_port, said + b"\n", cut)
    say(games.line_port, b"watch %s\n%s\n" % (games.table.encode(), said), cut)
    games.go_on()


@settings(TRIES, max_examples=FEWER)
@given(said=st.lists(dooom_lines, max_size=12).map(b"\n".join), cut=st.booleans())
def test_fuzzed_words_of_dooom_end_nothing(games: Games, said: bytes, cut: bool) -> None:
    say(games.dooom_port, said + b"\n", cut)
    games.go_on()


@TRIES
@given(said=st.binary(max_size=200), cut=st.booleans())
def test_what_is_no_http_ends_nothing(games: Games, said: bytes, cut: bool) -> None:
    say(games.server.port, said + b"\r\n\r\n", cut)
    games.go_on()


@TRIES
@given(said=st.lists(messages, max_size=6), polite=st.booleans())
def test_fuzzed_messages_end_nothing(games: Games, said: list[str | bytes], polite: bool) -> None:
    live = f"ws://127.0.0.1:{games.server.port}/api/v1/tables/{games.table}/live"
    with suppress(ConnectionClosed), connect(live, proxy=None, open_timeout=60) as rude:
        if polite:
            rude.send('{"type": "hello"}')
        for message in said:
            rude.send(message)
    games.go_on()
