"""`asterion dooom-host` as people start it: where it listens, what it keeps, how it ends."""

import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from asterion.books import book
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.server.wire.records import Records
from tests.commands.running import asterion, process, sentence
from tests.server.wire.client import PATIENCE, Client
from tests.server.wire.hosting import hosted

ROOT = Path(__file__).parents[3]


@pytest.fixture
def arena(tmp_path: Path) -> Path:
    file = tmp_path / "arena.txt"
    file.write_text("name Arena\nwin 1\n..GE\n")
    return file


@contextmanager
def running(
    *arguments: str | Path, **more: object
) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """The program, and the port on which it says that it listens."""
    program = process("dooom-host", "--port", "0", *arguments, **more)
    assert program.stderr is not None
    said = program.stderr.readline().decode()
    found = re.fullmatch(r"asterion: listening on 127\.0\.0\.1:(\d+)\n", said)
    assert found, said
    try:
        yield program, int(found[1])
    finally:
        program.kill()
        program.communicate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_when_it_is_told_to(arena: Path, number: signal.Signals) -> None:
    with running(arena, "--seed", "1") as (program, port):
        ann = Client(port)
        ann.hears("GOLD 1", "STARTTURN")
        program.send_signal(number)
        assert ann.is_closed()
        ann.leaves()
        out, err = program.communicate(timeout=PATIENCE)
        assert (program.returncode, out, err) == (0, b"", b"asterion: stopped\n")


def test_every_game_is_in_a_record_of_its_own_that_plays_again(arena: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with running(arena, "--testing", "--record", file) as (_, port):
        for name in ("Ann", "Bob"):
            client = Client(port)
            client.hears("GOLD 1", "STARTTURN")
            client.asks(f"HELLO {name}", f"HELLO {name}", "GOAL 1")
            client.asks("SETPLAYERPOS 2 0", "SUCCESS")
            client.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
            client.asks("MOVE E", "SUCCESS", "WIN")
            client.leaves()
    for path, name in ((file, "Ann"), (tmp_path / "game-2.jsonl", "Bob")):
        table = verify(record.read(path.read_bytes()), book("dooom"))
        assert table.entries[1].do == f"rule: Player 1 is called {name}"


def test_O21_a_game_that_all_have_left_is_sealed(arena: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with running(arena, "--simple", "--record", file) as (_, port):
        ann = Client(port)
        ann.asks("HELLO", "GOLD: 1")
        ann.says("QUIT")
        assert ann.is_closed()
        ann.leaves()
    table = verify(record.read(file.read_bytes()), book("dooom"))
    assert table.result is not None
    assert table.result.winners == ()


def test_a_seed_gives_the_same_game(arena: Path) -> None:
    looks = []
    for _ in range(2):
        with running(arena, "--seed", "5") as (_, port):
            ann = Client(port)
            ann.hears("GOLD 1", "STARTTURN")
            looks.append(ann.looks())
            ann.leaves()
    assert looks[0] == looks[1]


def test_a_turn_may_have_so_many_seconds(arena: Path) -> None:
    with running(arena, "--turn-seconds", "0.1") as (_, port):
        ann = Client(port)
        ann.hears("GOLD 1", "STARTTURN", "ENDTURN", "STARTTURN")
        ann.leaves()


def test_a_port_in_use_is_said_in_one_sentence(arena: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = asterion("dooom-host", arena, "--port", port)
    assert ran.status == 2
    assert sentence(ran) == (
        f"port {port} of 127.0.0.1 is already in use; choose another with --port"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "70000"), "--port"),
        (("--host", "203.0.113.1"), "cannot listen on"),
        (("--simple", "--testing"), "do not work with the simple dialect"),
        (("--simple", "--turn-seconds", "5"), "do not work with the simple dialect"),
        (("--turn-seconds", "0"), "--turn-seconds"),
        (("--turn-seconds", "nan"), "--turn-seconds"),
        (("--set", "wait-for=33"), "at most 32 can play"),
        (("--set", "wait-for=2", "--simple"), "at most 1 can play"),
        (("--set", "wait-for=5"), "no room for 5 players to start"),
        (("--set", "hitpoints=5"), "hit"),
        (("--record", "/nowhere/game.jsonl"), "cannot be written"),
    ],
)
def test_wrong_usage_is_said_in_one_sentence(
    arena: Path, arguments: tuple[str, ...], said: str
) -> None:
    ran = asterion("dooom-host", arena, *arguments)
    assert ran.status == 2
    assert said in sentence(ran)


def test_a_map_with_faults_and_a_record_that_is_there_are_refused(arena: Path) -> None:
    assert asterion("dooom-host", arena, "--record", arena).status == 2
    arena.write_text("name Arena\nwin 5\n..GE\n")
    ran = asterion("dooom-host", arena)
    assert ran.status == 2
    assert sentence(ran).startswith(f"{arena}: line 2, column 5: fault (O3): ")


def test_a_file_without_a_game_is_taken_away(tmp_path: Path) -> None:
    records = Records(tmp_path / "game.jsonl")
    records.close()
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_down_is_not_played(arena: Path, tmp_path: Path) -> None:
    """The disk is full: everyone is told by closing, and the program says why it ended."""
    most = 4096
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, most))
    arguments = (arena, "--record", tmp_path / "game.jsonl")
    with running(*arguments, preexec_fn=limit) as (program, port):
        ann = Client(port)
        ann.hears("GOLD 1", "STARTTURN")
        ann.says(*["ENDTURN"] * (most // 100))  # at once: in the middle of it she may be closed
        while not ann.is_closed():
            pass
        ann.leaves()
        _, err = program.communicate(timeout=PATIENCE)
        assert program.returncode == 2
        assert err == b"asterion: the record cannot be written: File too large\n"


def test_the_example_bot_finds_its_way_out() -> None:
    with hosted("1SHL\nG..E", win=1) as host:
        bot = [sys.executable, str(ROOT / "examples" / "dooom_bot.py"), "127.0.0.1", str(host.port)]
        ran = subprocess.run(bot, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout == "WIN\n"
    assert host.tables[0].entries[1].do == "rule: Player 1 is called Wanderer"
