"""Every command of a tutorial is run, in the order of the page, as its reader would."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.reference.site import DOCS, ROOT
from tests.docs.reading import blocks, commands, kind_of, name_of, pages

SLOW = re.compile(
    r"(python3 -m venv|pip install|dev extras|ppo\.py|kill %1|policy\.py --play|asterion serve &)"
)
"""Installing, and minutes of training: tests/packaging and tests/examples try these."""
ELSEWHERE = {"teach/what-is-wrong.md", "program/first-book.md"}
"""Followed by tests/examiner/test_docs.py, with its output, and by tests/door/test_book_new.py,
which has the new package installed."""
STAYS = re.compile(r"^(\./dev|asterion) (serve|dooom-host)\b")
PROGRAM = f"""#!/bin/sh
exec {sys.executable} -c 'from asterion.cli import main; main()' "$@"
"""
QUICK = {
    "play/first-game.md", "play/dooom.md", "program/first-bot.md", "host/club-evening.md",
}  # fmt: skip
"""The others take some seconds each: ./dev soak."""
TUTORIALS = [page for page in pages() if kind_of(page) == "tutorial"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Reader:
    """Somebody with a checkout and an empty home, who does what a page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports: dict[str, str] = {}
        self.servers: list[subprocess.Popen[bytes]] = []
        (folder / "bin").mkdir()
        for name in ("dev", "bin/asterion"):
            (folder / name).write_text(PROGRAM)
            (folder / name).chmod(0o755)
        for name in ("python", "python3"):
            (folder / "bin" / name).write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
            (folder / "bin" / name).chmod(0o755)
        (folder / "examples").symlink_to(ROOT / "examples")
        home = folder / "home"
        home.mkdir()
        self.environment = {
            **os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"),
            "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "COLUMNS": "100", "LANG": "C",
        }  # fmt: skip

    def follow(self, page: Path) -> None:
        every = list(blocks(page))
        for block in every:
            if block.file:
                (self.folder / block.file).write_text(block.text)
        typed = next((block.text for block in every if block.language == "text"), "")
        for block in every:
            if block.language == "sh":
                for command in commands(block.text):
                    self.does(command, typed)
            elif block.language == "python" and block.file:
                compile(block.text, block.file, "exec")

    def does(self, command: str, typed: str) -> None:
        if SLOW.search(command):
            return
        for written, real in self.ports.items():
            command = command.replace(written, real)
        if STAYS.match(command):
            self.start(command)
            return
        done = subprocess.run(
            ["bash", "-c", command.replace(".venv/bin/", "")],
            cwd=self.folder, env=self.environment, input=typed.encode(),
            capture_output=True, timeout=300,
        )  # fmt: skip
        said = (done.stdout + done.stderr).decode(errors="replace")
        assert "Traceback" not in said, f"{command}\n{said}"
        assert done.returncode in self.expected(command), f"{command}: {done.returncode}\n{said}"

    def expected(self, command: str) -> set[int]:
        """1 is what a check says of faults, and `verify` of a game that goes on."""
        return {0, 1} if re.search(r" (check|verify|doctor)\b", command) else {0}

    def start(self, command: str) -> None:
        """On ports of its own, which the later commands take."""
        if " serve" in command:
            command += " --port 8000"
        for written in re.findall(r"--(?:line-)?port (\d+)", command):
            self.ports[written] = str(free_port())
            command = command.replace(written, self.ports[written])
        said = self.folder / f"server-{len(self.servers)}.txt"
        with said.open("wb") as file:
            line = ["bash", "-c", f"exec {command}"]
            self.servers.append(subprocess.Popen(
                line, cwd=self.folder, env=self.environment, stdout=file, stderr=file,
            ))  # fmt: skip
        for port in re.findall(r"--(?:line-)?port (\d+)", command):
            while not listens(int(port)):
                assert self.servers[-1].poll() is None, said.read_text()
                time.sleep(0.02)

    def leaves(self) -> None:
        for server in self.servers:
            server.send_signal(signal.SIGTERM)
        for server in self.servers:
            server.wait(60)


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    somebody = Reader(tmp_path)
    try:
        yield somebody
    finally:
        somebody.leaves()


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(
            page,
            id=name_of(page),
            marks=[] if name_of(page) in QUICK else [pytest.mark.soak],
        )
        for page in TUTORIALS
        if name_of(page) not in ELSEWHERE
    ],
)
def test_a_tutorial_can_be_followed(page: Path, reader: Reader) -> None:
    reader.follow(page)


@pytest.mark.parametrize(
    ("page", "number"),
    [
        ("program/bots.md", 0),
        ("research/environments.md", 0),
        ("research/environments.md", 1),
        pytest.param("research/environments.md", 2, marks=pytest.mark.soak),  # it compiles
    ],
)
def test_a_program_on_a_page_runs(page: str, number: int) -> None:
    programs = [block.text for block in blocks(DOCS / page) if block.language == "python"]
    names: dict[str, object] = {}
    exec(compile(programs[number], page, "exec"), names)
    assert names
