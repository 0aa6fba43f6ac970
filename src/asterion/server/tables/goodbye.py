"""Going down: every window is told goodbye, and no move is refused meanwhile."""

import asyncio
from typing import TYPE_CHECKING

from asterion.server.tables.moving import STOPPING

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub

LONGEST = 60.0
"""Seconds that pauses may take in all."""


async def say_goodbye(hub: "Hub", pause: float) -> None:
    """A move that comes before its window's goodbye is answered; one that comes after it is sent
    again when its player is back.

    With a pause between tables, whoever takes them over is not asked for all of them at once.
    """
    watched = [id for id, hosted in hub.tables.items() if hosted.room.windows]
    pause = min(pause, LONGEST / max(1, len(watched)))
    for id in watched:
        await _at(hub, id)
        if pause:
            await asyncio.sleep(pause)
    for id in list(hub.tables):  # and to whoever has come in meanwhile
        await _at(hub, id)


async def _at(hub: "Hub", id: str) -> None:
    hosted = hub.tables.get(id)  # it may have been put away
    if hosted is not None:
        async with hosted.lock:
            hosted.room.say_bye(STOPPING)
