"""What one address may have made before it attacks: long games, large plans, full notebooks."""

import asyncio
from dataclasses import dataclass
from typing import Any

from drills.room import FIELD
from drills.serving import Server
from drills.windows import Window

THINKING = 10
"""Tables whose assistant has a large labyrinth to think about."""
DOOOM = {"book": "dungeon-of-dooom", "plan": FIELD}
MAZE = {
    "book": "labyrinth",
    "settings": {"width": 14, "height": 14},
    "terms": {"assistant": "everything said"},
}
FULL_NOTEBOOK = {"text": "x" * 200_000}
PAGES = 20
"""This many versions of a notebook at most, each as large as it may be."""
LARGE_PLAN = {"settings": {"width": 30, "height": 30}}


@dataclass(frozen=True)
class Seat:
    """One chair of the besieger, who sits on all of them."""

    table: str
    token: str
    host: str


@dataclass(frozen=True)
class Estate:
    """All that the besieger has."""

    live: list[Seat]
    over: list[Seat]
    thinking: list[Seat]
    plan: str

    @property
    def seats(self) -> list[Seat]:
        """The long games as often as all others together."""
        long = self.live + self.over
        return self.thinking + long * (len(self.thinking) // len(long) + 1)


async def build(server: Server, moves: int) -> Estate:
    """Two games of this many moves, one of them over, and labyrinths that were walked a little."""
    live, ended = await asyncio.gather(played(server, DOOOM, moves), played(server, DOOOM, moves))
    walk, tables = max(4, moves // 250), min(THINKING, 1 + moves // 50)
    thinking = [await played(server, MAZE, walk) for _ in range(tables + 1)]
    over = [ended, thinking.pop()]
    for seat in over:
        # Refused where it has come to its end by itself.
        server.answer("POST", f"/api/v1/tables/{seat.table}/abandon", {}, seat.host)
    plan = server.post("/books/labyrinth/plans/generate", LARGE_PLAN)["plan"]
    return Estate([live], over, thinking, plan)


async def played(server: Server, wish: dict[str, Any], moves: int) -> Seat:
    """A game of two in which this many moves were made, with a notebook that is full."""
    terms = {"absent": "wait", **wish.get("terms", {})}
    opened = server.post("/tables", {**wish, "seats": 2, "terms": terms})
    table = opened["id"]
    tokens = [server.post(f"/tables/{table}/seats", {"name": n})["token"] for n in ("Eve", "Fay")]
    windows = [await Window.open(server.port, table, token) for token in tokens]
    said, done, version, pages = 0, 0, 0, min(PAGES, moves // 2)
    while done < moves and not windows[0].result:
        for window in windows:
            if window.prompt is not None and window.legal:
                legal = window.legal
                do = "end" if "end" in legal else legal[said % len(legal)]
                said += 1
                done += not await window.move(do, f"{said}", window.prompt["n"])
        if done * pages >= moves * version and version < pages:
            body = {"version": version, "doc": FULL_NOTEBOOK}
            server.answer("PUT", f"/api/v1/tables/{table}/notebook", body, tokens[0])
            version += 1
        await asyncio.sleep(0)  # the other window hears of it
    for window in windows:
        await window.close()
    return Seat(table, tokens[0], opened["host"])
