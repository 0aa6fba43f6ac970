"""`asterion bot --wire` and `asterion dooom-host --bots`, as people type them."""

import socket
import threading
from pathlib import Path

import pytest

from asterion.books import book
from asterion.core.records import record
from asterion.core.records.replay import verify
from tests.bots.wire.other_server import other_server
from tests.commands.running import asterion, process, sentence
from tests.examiner.dooom.faulty import ARMOURY, server
from tests.server.wire.client import PATIENCE, Client
from tests.server.wire.test_command import running


@pytest.mark.parametrize("dialect", ["full", "2013", "simple"])
def test_a_bot_plays_at_any_server(dialect: str) -> None:
    with other_server(ARMOURY, 2, 1, dialect) as (_, port):
        address = f"127.0.0.1:{port}"
        ran = asterion(
            "bot", "dooom", "walker", "--seed", "1", "--wire", address, "--dialect", dialect
        )
    assert (ran.status, ran.out, ran.err) == (0, "WIN\n", "")


def test_it_has_a_name_there() -> None:
    with server() as ours:
        address = f"127.0.0.1:{ours.port}"
        asterion("bot", "labyrinth-of-dooom", "hunter", "--wire", address, "--called", "Ada")
        assert ours.tables[0].entries[1].do == "rule: Player 1 is called Ada"


def answering(*said: bytes) -> tuple[int, threading.Thread]:
    """A server that says this to the first client, and then hangs up or is silent."""
    listening = socket.create_server(("127.0.0.1", 0))

    def attend() -> None:
        with listening:
            client, _ = listening.accept()
            with client:
                client.sendall(b"".join(said))
                if said[-1:] != (b"",):
                    client.recv(100)
                    client.recv(100)

    thread = threading.Thread(target=attend, daemon=True)
    thread.start()
    return listening.getsockname()[1], thread


@pytest.mark.parametrize(
    ("said", "status", "why"),
    [
        ((b"GOLD 1\n", b""), 1, "closed the connection before the game was over"),
        ((b"FAIL the map is full\n", b""), 1, "before the game was over: FAIL the map is full"),
        ((b"220 ESMTP\n",), 1, "no client can handle: 220 ESMTP"),
        ((b"GOLD 1\n",), 1, "for 0.2 seconds"),
    ],
)
def test_what_goes_wrong_is_said(said: tuple[bytes, ...], status: int, why: str) -> None:
    port, thread = answering(*said)
    address = f"127.0.0.1:{port}"
    ran = asterion("bot", "dooom", "walker", "--wire", address, "--patience", "0.2")
    thread.join(10)
    assert ran.status == status
    assert sentence(ran).endswith(why)
    assert address in sentence(ran)


def test_where_nobody_listens_or_no_wire_is_spoken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    ran = asterion("bot", "dooom", "walker", "--wire", address)
    assert (ran.status, sentence(ran)) == (2, f"nobody answers at {address}: Connection refused")
    ran = asterion("bot", "labyrinth", "mapper", "--wire", address)
    assert (ran.status, sentence(ran)) == (
        2,
        "--wire is for Dooom: Labyrinth has no wire protocol",
    )
    assert asterion("bot", "dooom", "walker", "--wire", "here").status == 2


# ---- bots beside the clients of a host

HALL = "name Hall\nwin 2\n#########\n#.G...G.#\n#...E...#\n#.G...G.#\n#########\n"


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    file = tmp_path / "hall.txt"
    file.write_text(HALL)
    return file


def test_bots_take_seats_after_the_first_client(hall: Path, tmp_path: Path) -> None:
    """Each of two games has both of them, and one of them wins while the client does nothing."""
    file = tmp_path / "game.jsonl"
    with running(hall, "--seed", "3", "--bots", "2", "--bot", "hunter", "--record", file) as (
        _,
        port,
    ):
        for _ in range(2):
            ann = Client(port)
            ann.hears("GOLD 2", "STARTTURN")
            ann.asks("HELLO Ann", "HELLO Ann", "GOAL 2")
            ann.says("ENDTURN")
            heard = b""
            while b"LOSE\n" not in heard:
                heard += ann.reads()
                if heard.endswith(b"STARTTURN\n"):
                    ann.says("ENDTURN")
            ann.leaves()
    for path in (file, tmp_path / "game-2.jsonl"):
        table = verify(record.read(path.read_bytes()), book("dooom"))
        called = [entry.do for entry in table.entries if " is called " in entry.do]
        assert sorted(called) == [
            "rule: Player 1 is called Ann",
            "rule: Player 2 is called Bot 1",
            "rule: Player 3 is called Bot 2",
        ]
        assert table.result is not None
        assert table.result.winners != (0,)


def test_bots_leave_with_the_last_client(hall: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with running(hall, "--seed", "3", "--bots", "2", "--record", file) as (_, port):
        for _ in range(2):  # the second one begins a new game
            ann = Client(port)
            ann.hears("GOLD 2", "STARTTURN")
            ann.asks("HELLO Ann", "HELLO Ann", "GOAL 2")
            ann.leaves()
    table = verify(record.read(file.read_bytes()), book("dooom"))
    assert table.result is not None
    assert table.result.winners == ()


def test_bots_of_ours_play_against_each_other_on_a_port(hall: Path) -> None:
    with running(hall, "--set", "wait_for=3", "--bots", "1") as (_, port):
        address = f"127.0.0.1:{port}"
        kinds = ("hunter", "walker")
        programs = [process("bot", "dooom", kind, "--wire", address) for kind in kinds]
        said = sorted(program.communicate(timeout=PATIENCE)[0] for program in programs)
    assert said in ([b"LOSE\n", b"WIN\n"], [b"LOSE\n", b"LOSE\n"])


def test_bots_need_turns_and_a_name(hall: Path) -> None:
    ran = asterion("dooom-host", hall, "--simple", "--bots", "1")
    assert (ran.status, sentence(ran)) == (
        2,
        "--bots does not work with the simple dialect, where every client plays alone",
    )
    ran = asterion("dooom-host", hall, "--bots", "1", "--bot", "huntress")
    assert ran.status == 2
    assert "huntress" in sentence(ran)
