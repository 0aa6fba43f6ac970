"""`asterion serve` as a person runs it: the address at once, a clean end, one sentence if not."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.http.serving import API, WITHIN

SERVE = [sys.executable, "-c", "from asterion.cli import main; main()", "serve"]


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running program, and the address that it printed."""
    program = subprocess.Popen(
        [*SERVE, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        assert program.stdout is not None
        line = program.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line + (program.stderr.read() if program.stderr else "")
        yield program, found.group().rstrip("/")
    finally:
        program.kill()
        program.wait()


def run(*arguments: str) -> tuple[int, str]:
    """The program that cannot start: its status and what it says."""
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_and_what_was_acknowledged_is_there(
    tmp_path: Path, number: signal.Signals
) -> None:
    acknowledged: list[int] = []
    with started("--port", "0", "--data", str(tmp_path)) as (program, address):
        with httpx2.Client(base_url=address + API, timeout=WITHIN) as client:
            wish = {"book": "dungeon-of-dooom", "seats": 1, "name": "Ann"}
            opened = client.post("/tables", json=wish).json()
        table, token = opened["id"], opened["seat"]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        enough = threading.Event()

        def play() -> None:
            with httpx2.Client(base_url=address + API, timeout=WITHIN, headers=headers) as client:
                while True:
                    try:
                        answer = client.post(f"/tables/{table}/moves", json={"do": "end"})
                    except httpx2.TransportError:
                        return
                    if answer.status_code != 200:
                        return
                    acknowledged.append(answer.json()["number"])
                    if len(acknowledged) >= 10:
                        enough.set()

        player = threading.Thread(target=play)
        player.start()
        assert enough.wait(WITHIN)
        program.send_signal(number)
        assert program.wait(WITHIN) == 0
        player.join(WITHIN)
        assert program.stderr is not None
        said = program.stderr.read()
    assert "Traceback" not in said
    assert said.rstrip().endswith("asterion: stopped")
    assert token not in said
    assert table not in said
    with (
        started("--port", "0", "--data", str(tmp_path)) as (_, address),
        httpx2.Client(base_url=address + API, timeout=WITHIN, headers=headers) as client,
    ):
        view: dict[str, Any] = client.get(f"/tables/{table}/view").json()
    assert acknowledged == sorted(set(acknowledged))
    assert view["number"] >= acknowledged[-1]
    assert view["number"] <= acknowledged[-1] + 1, "at most the move that was on its way"


@pytest.mark.parametrize("chosen", [("--port", "{}"), ("--set", "port={}")])
def test_a_port_in_use_is_one_sentence(tmp_path: Path, chosen: tuple[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, said = run(chosen[0], chosen[1].format(port), "--data", str(tmp_path))
    assert status == 2
    assert said == (
        f"asterion: port {port} of 127.0.0.1 is already in use; choose another with --port\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "x"], "port"),
        (["--port", "70000"], "port"),
        (["--host", "no such host.invalid"], "cannot listen on"),
        (["--port", "0", "--database", "mysql://x"], "sqlite:///"),
        (["--port", "0", "--config", "/nothing.toml"], "/nothing.toml"),
        (["--set", "colour=red"], "colour"),
        (["--port", "0", "--workers", "2"], "give --database postgresql://..., or omit --workers"),
        (["--port", "0", "--data", "/proc/nothing"], "/proc/nothing"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    data = [] if {"--data", "--database"} & set(arguments) else ["--data", str(tmp_path)]
    status, stderr = run(*data, *arguments)
    assert status == 2
    assert said in stderr
    assert stderr.startswith("asterion: ")
    assert stderr.count("\n") == 1


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also in a folder with a name that an address would have to quote."""
    folder = tmp_path / "new" / "50 % of it?#"
    with started("--port", "0", "--data", str(folder)) as (_, address):
        assert httpx2.get(address + "/healthz", timeout=WITHIN).status_code == 200
    for made in (folder, folder.parent):
        assert made.stat().st_mode & 0o777 == 0o700
    assert (folder / "asterion.db").stat().st_mode & 0o777 == 0o600


def test_dooom_in_its_simple_dialect(tmp_path: Path) -> None:
    data = ["--port", "0", "--data", str(tmp_path)]
    with started(*data, "--dooom-port", "0", "--dooom-simple") as (program, _):
        assert program.stderr is not None
        said = next(line for line in program.stderr if '"dooom"' in line)
        found = re.search(r"listening on 127\.0\.0\.1:(\d+)", said)
        assert found, said
        with socket.create_connection(("127.0.0.1", int(found.group(1))), timeout=WITHIN) as client:
            client.sendall(b"HELLO\n")
            assert client.recv(100).startswith(b"GOLD: ")
    status, refusal = run(*data, "--dooom-simple", "--dooom-turn-seconds", "9")
    assert status == 2
    assert "the simple dialect, which has no turns" in refusal


def test_dooom_by_other_options_on_a_sample_plan(tmp_path: Path) -> None:
    data = ["--port", "0", "--data", str(tmp_path), "--dooom-port", "0"]
    ground = ["--dooom-map", "small-cellar", "--dooom-set", "sight=1", "--dooom-set", "wait_for=2"]
    with started(*data, *ground) as (program, _):
        assert program.stderr is not None
        said = next(line for line in program.stderr if '"dooom"' in line)
        found = re.search(r"listening on 127\.0\.0\.1:(\d+)", said)
        assert found, said
        with socket.create_connection(("127.0.0.1", int(found.group(1))), timeout=WITHIN) as client:
            file = client.makefile("rwb")
            file.write(b"LOOK\nENDTURN\n")
            file.flush()
            heard = [file.readline() for _ in range(7)]
    assert heard[:2] == [b"GOLD 2\n", b"LOOKREPLY\n"]
    assert [len(row) for row in heard[2:5]] == [4] * 3
    assert heard[5:] == [b"\n", b"FAIL not your turn\n"]


def test_the_faults_of_dooom_s_map_name_its_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.txt"
    data = ["--port", "0", "--data", str(tmp_path), "--dooom-port", "0", "--dooom-map", str(file)]
    file.write_text("name Hall\nwin 5\n..E\n")
    assert run(*data)[1].startswith(f"asterion: the map {file}: line 2, column 5: fault (O3): ")
    file.write_text("name Hall\nwin 0\n.?.E\n.!.E\n")
    assert run(*data)[1].endswith("; and 1 more (asterion plan check dooom lists all)\n")
    file.unlink()
    assert f"the map {file} cannot be read: " in run(*data)[1]


def test_the_help_tells_settings_of_the_server_from_options_of_the_book() -> None:
    told = " ".join(subprocess.check_output([*SERVE, "--help"], text=True).split())
    assert "--set NAME=VALUE Change any setting of the server; " in told
    assert "--dooom-set NAME=VALUE Change an option of Dooom games, such as wait_for=2; " in told


def test_settings_from_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "asterion.toml"
    file.write_text(f'data = "{tmp_path}"\nmetrics = "off"\n')
    with started("--config", str(file), ASTERION_PORT="0") as (_, address):
        assert httpx2.get(address + "/healthz", timeout=WITHIN).status_code == 200
        assert httpx2.get(address + "/metrics", timeout=WITHIN).status_code == 404
    assert (tmp_path / "asterion.db").exists()


def test_missing_libraries_are_one_sentence(tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['uvicorn'] = None; from asterion.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", hidden, "serve", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "pip install 'asterion[server]'" in done.stderr
    assert done.stderr.count("\n") == 1
