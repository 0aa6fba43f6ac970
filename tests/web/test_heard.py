"""Whole kept games as strokes, for the page's own tests: they draw them and look for lies.

After a change to a book's paper that is meant, KEEP_STROKES=1 writes them again.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterion.books import book
from asterion.books.labyrinth.event import WallGone
from asterion.core.audience import ear
from asterion.core.records.record import read
from asterion.core.records.replay import replay

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "web" / "tests" / "notebook" / "heard.json"
GAMES = {"labyrinth": "labyrinth/2/three-mappers", "dungeonlab": "dungeonlab/2/two-scouts"}


def heard(name: str) -> dict[str, Any]:
    """The plan, the walls that went, and each seat's numbered news as strokes."""
    record = read((ROOT / "tests" / "games" / f"{name}.jsonl").read_bytes())
    table = replay(record, book(record.header.book))
    seats = []
    for seat in range(len(table.names)):
        told = [
            entry.heard_with(ear(seat))
            for entry in table.entries
            if entry.heard_with(ear(seat)) or entry.seat == seat or not entry.n
        ]
        strokes = [table.book.paper.strokes(events, table.options) for events in told]
        seats.append([{"number": n, "strokes": drawn} for n, drawn in enumerate(strokes, 1)])
    events = [event for entry in table.entries for event in entry.events]
    gone = [f"{each.place} {each.way}" for each in events if isinstance(each, WallGone)]
    return {"plan": table.book.plan.write(table.plan), "gone": gone, "seats": seats}


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_strokes_are_what_the_game_master_draws(name: str) -> None:
    drawn = json.loads(msgspec.json.encode(heard(GAMES[name])))
    if os.environ.get("KEEP_STROKES"):
        kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
        KEPT.write_text(json.dumps({**kept, name: drawn}, separators=(",", ":")) + "\n")
    assert json.loads(KEPT.read_text())[name] == drawn
