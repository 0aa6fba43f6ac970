"""Games begun by the previous commit are played on by this one, on the same database."""

import asyncio
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

from drills import Run, hold
from drills.ledger import check, read_sqlite
from drills.room import Room
from drills.serving import ROOT, Server

BEFORE = "HEAD~1"


def previous(drill: Run) -> tuple[str, Path]:
    """What the previous commit is called, and a folder with its sources."""
    name = git("rev-parse", "--short", BEFORE).decode().strip()
    folder = drill.folder / "before"
    archive = git("archive", "--format=tar", BEFORE, "src")
    with tarfile.open(fileobj=io.BytesIO(archive)) as sources:
        sources.extractall(folder, filter="data")
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    line = [sys.executable, "-c", "import asterion; print(asterion.__file__)"]
    found = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True).stdout
    hold(found.startswith(str(folder)), f"the previous commit would be run from {found}")
    return name, folder


def git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True)
    hold(done.returncode == 0, f"git {words[0]}: {done.stderr.decode().strip()}")
    return done.stdout


def run(drill: Run) -> str:
    """Returns what was found."""
    name, folder = previous(drill)
    server = Server(drill.folder)
    server.change({"PYTHONPATH": str(folder / "src")}, folder)
    room = Room(drill.size, [server], drill.seed, pace=0.01)

    async def play() -> tuple[int, int]:
        await room.fill()
        await room.goes_on(3)
        before = room.done
        room.is_open.clear()
        await asyncio.to_thread(server.kill)
        server.change({"PYTHONPATH": ""}, ROOT)
        await asyncio.to_thread(server.start)
        room.is_open.set()
        await room.goes_on(3)
        await room.end()
        return before, room.done - before

    with server:
        before, after = asyncio.run(play())
        server.stop()
    entries = check(read_sqlite(server.database), room.players)
    return (
        f"{drill.size:,} games begun by {name} and killed there went on here: {before:,} moves "
        f"before, {after:,} after, {entries:,} entries, none lost, doubled or changed"
    )
