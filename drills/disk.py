"""The disk is full at any point: nothing acknowledged is lost, and with room again it goes on.

Where the drill is root the disk is a small one of its own (tmpfs), filled to the last page;
elsewhere no file of the server may grow any more.
"""

import asyncio
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from drills import Failed, Run, hold
from drills.ledger import check, read_sqlite
from drills.room import Room
from drills.serving import Server

TABLES = 20
SIZE = 256 * 1024 * 1024
ROOM = 160_000
"""At most this many bytes are left when it begins to be full."""
STUCK_AFTER = 0.7  # seconds without one more move
MOST_MOVES = 200
LONGEST = 300
"""Moves after which a game makes room for another, so that a start has no more and more to play."""


class Disk:
    """A file system that can be filled."""

    def __init__(self, folder: Path, server: Server | None = None) -> None:
        self.folder = folder
        self.server = server  # None: a real disk

    def fill(self, left: int) -> None:
        if self.server is not None:
            self.server.fill_disk(left)
            return
        page = os.statvfs(self.folder).f_bsize
        pages = (self.room - left) // page
        with (
            suppress(OSError),  # the server writes meanwhile: then it is full already
            (self.folder / "ballast").open("wb", buffering=0) as ballast,
        ):
            for _ in range(max(0, pages)):
                ballast.write(bytes(page))

    @property
    def room(self) -> int:
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_bsize

    def empty(self) -> None:
        if self.server is not None and self.server.is_up:
            self.server.fill_disk(None)
        (self.folder / "ballast").unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Whether a disk of its own could be had there."""
    folder.mkdir()
    line = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "asterion-drill", str(folder)]
    had = os.getuid() == 0 and subprocess.run(line, capture_output=True).returncode == 0
    try:
        yield had
    finally:
        if had:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def point(drill: Run, server: Server, room: Room, disk: Disk, seen: Counter[str]) -> None:
    """Full once, in one of three ways."""
    await room.plays(drill.dice.randint(1, 60))
    disk.fill(drill.dice.randrange(ROOM))
    for _ in range(MOST_MOVES):
        if not await room.plays(1, within=STUCK_AFTER):
            seen["stood still"] += 1
            break
    status, _ = await asyncio.to_thread(server.answer, "GET", "/healthz")
    hold(status in (200, 503), f"/healthz says {status}")
    seen["said 503"] += status == 503
    hold(server.is_up, "the server ended by itself")
    how = drill.dice.choice(("goes on", "killed", "killed and started while full"))
    seen[how] += 1
    if how == "goes on":
        disk.empty()
    else:
        room.is_open.clear()
        await asyncio.to_thread(server.kill)
        if how != "killed":
            try:
                await asyncio.to_thread(server.start)
                await asyncio.to_thread(server.kill)
            except Failed:  # it may refuse to start, as long as it says so in a sentence
                seen["did not start"] += 1
                said = server.log.read_text()[-600:]
                hold("Traceback" not in said, f"it did not start, with a traceback: {said}")
        disk.empty()
        await asyncio.to_thread(server.start)
    hold(disk.room > 4 * ROOM, "this drill's own disk is too small for this many points")
    await room.fill()
    hold(await room.plays(5), "there is room again, and nothing goes on")


def run(drill: Run) -> str:
    """Returns what was found."""
    seen: Counter[str] = Counter()
    with small_disk(drill.folder / "disk") as own:
        server = Server(drill.folder / "disk", name="data")
        server.log = drill.folder / "server.log"
        disk = Disk(drill.folder / "disk", None if own else server)
        tables = min(TABLES, 3 + drill.size)
        room = Room(tables, [server], drill.seed, pace=0.1, longest=LONGEST)

        async def play() -> None:
            await room.fill()
            for n in range(drill.size):
                await point(drill, server, room, disk, seen)
                drill.tell(n + 1, "points")
            await room.goes_on()
            await room.end()

        with server:
            asyncio.run(play())
            server.stop()
        entries = check(read_sqlite(server.database), room.players)
    told = ", ".join(f"{count} {how}" for how, count in sorted(seen.items()))
    return (
        f"{drill.size:,} points of a full disk ({'a disk of its own' if own else 'a file limit'}; "
        f"{told}): {room.done:,} acknowledged moves, {entries:,} entries, nothing lost or doubled"
    )
