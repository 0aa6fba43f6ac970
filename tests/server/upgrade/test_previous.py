"""A new version is installed under players: its workers take over from those of the commit before.

`./dev drill upgrade` does the same with one process, on SQLite, and without asking it.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from tests.server.process.rooms import KINDS, Room
from tests.server.process.serving import ROOT, Serving
from tests.server.services import fresh_schema, missing

TABLES = 8
MOVES = 5
WITHIN = 180.0
EDITIONS = "from asterion.books import SHELF, book; print(*(book(n).edition for n in SHELF))"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the program as it was in the commit before."""
    packed = subprocess.run(["git", "archive", "HEAD~1", "src"], cwd=ROOT, capture_output=True)
    if packed.returncode:
        missing(f"there is no commit before this one: {packed.stderr.decode().strip()}")
    subprocess.run(["tar", "-x", "-C", tmp_path], input=packed.stdout, check=True)
    found = said(tmp_path / "src", "import asterion; print(asterion.__file__)")[0]
    assert found.startswith(str(tmp_path))
    return tmp_path / "src"


def said(sources: Path, program: str) -> list[str]:
    """What such a program prints, word for word."""
    run = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    return subprocess.check_output(run, cwd=ROOT, env=environment, text=True).split()


@pytest.mark.soak
def test_a_new_version_comes_in_worker_by_worker_and_the_games_go_on(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dict(zip(SHELF, said(installed, EDITIONS), strict=True))
    same = [each for each in KINDS if before[each[0]] == str(book(each[0]).edition)]
    monkeypatch.setattr("tests.server.process.rooms.KINDS", same)
    environment = {"PYTHONPATH": str(installed)}
    with (
        fresh_schema() as database,
        Serving(
            tmp_path / "data", "--workers", "2", "--database", database, environment=environment
        ) as server,
    ):
        room = Room(TABLES, [server], thinks=0.1)

        async def play() -> None:
            await room.fill()
            await room.goes_on(MOVES)
            shutil.copytree(ROOT / "src", installed, dirs_exist_ok=True)
            server.tell(signal.SIGHUP)
            async with asyncio.timeout(WITHIN):
                while not re.search('"event":"workers renewed"', server.log.read_text()):
                    room.listen_to_complaints()
                    await asyncio.sleep(0.05)
            await room.fill()
            await room.goes_on(MOVES)
            await room.end()

        asyncio.run(play())
        assert server.stop() == 0
        asyncio.run(room.check(database))
