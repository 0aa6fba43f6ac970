"""Plans drawn over HTTP: pictures, strokes, and where in the text a fault is."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from asterion.books import SHELF, book
from asterion.server.config import Config
from asterion.server.http.app import make_app
from asterion.server.http.drawing import CELLS
from asterion.server.http.openapi import BASE
from tests.server.http.counting import desk_of, no_metrics
from tests.server.http.serving import Running, running
from tests.server.tables.hosting import a_hub, run

BOX = """\
name The Little Box
+--+--+
|.  . |
+  +  +
|H  . |
+--+--+
"""
DRAW = "/books/labyrinth/plans/draw"


def test_a_picture_is_made_and_drawn_on(server: Running) -> None:
    shown = server.post(DRAW, {"plan": BOX})
    assert shown["plan"] == BOX
    picture = shown["picture"]
    assert (picture["columns"], picture["rows"], picture["name"]) == (2, 2, "The Little Box")
    strokes = [
        {"draw": "stamp", "mark": "W", "cells": [[1, 1]]},
        {"draw": "side", "column": 1, "row": 0, "upright": True, "mark": "|"},
        {"draw": "resize", "edge": "south", "by": 1},
    ]
    drawn = server.post(DRAW, {"plan": BOX, "strokes": strokes})
    assert drawn["plan"].split("\n")[2:8] == [
        "|. |. |", "+  +  +", "|H  W |", "+  +  +", "|.  . |", "+--+--+",
    ]  # fmt: skip
    marks = {(c["column"], c["row"]): c.get("mark") for c in drawn["picture"]["levels"][0]["cells"]}
    assert marks[1, 1] == "W"


def test_what_cannot_be_drawn_is_said(server: Running) -> None:
    shown = server.post(DRAW, {"plan": "+--+\n"})
    assert shown["picture"]["levels"] == []
    assert shown["picture"]["why"].startswith("a line of cells")


@pytest.mark.parametrize("name", SHELF)
def test_the_first_plan_of_every_book_has_a_picture(server: Running, name: str) -> None:
    drawing = book(name).looks.drawing
    assert drawing is not None
    shown = server.post(f"/books/{name}/plans/draw", {"plan": drawing.first})["picture"]
    assert shown["levels"]
    assert shown["why"] == ""


@pytest.mark.parametrize(
    "stroke",
    [
        {"draw": "stamp", "mark": "W", "cells": [[-1, 0]]},
        {"draw": "resize", "edge": "up", "by": 1},
        {"draw": "resize", "edge": "north", "by": 99},
        {"draw": "erase"},
    ],
)
def test_strokes_that_cannot_be_are_refused(server: Running, stroke: object) -> None:
    answer = server.call("POST", DRAW, json={"plan": BOX, "strokes": [stroke]})
    assert answer.status_code in (400, 422), answer.text


def test_a_plan_does_not_grow_beyond_what_is_kept(server: Running) -> None:
    wide = "name A\nwin 1\n" + ("#" * 65 + "\n") * 990
    grow = [{"draw": "resize", "edge": "east", "by": 1}] * 20
    path = "/books/dungeon-of-dooom/plans/draw"
    answer = server.call("POST", path, json={"plan": wide, "strokes": grow})
    assert answer.status_code == 422, answer.text
    assert "at most" in answer.json()["detail"]


def test_a_stroke_counts_by_what_it_changes(tmp_path: Path) -> None:
    burst = Config().burst_seconds
    with running(tmp_path, strokes_per_minute=60 * 10 // burst) as server:  # ten at once
        cells = [[1, 1]] * (CELLS * 4)  # five strokes' worth
        stroke = {"draw": "stamp", "mark": "W", "cells": cells}
        assert server.call("POST", DRAW, json={"plan": BOX, "strokes": [stroke]}).status_code == 200
        many = [{"draw": "resize", "edge": "east", "by": 1}] * 3
        assert server.call("POST", DRAW, json={"plan": BOX, "strokes": many}).status_code == 200
        refused = server.call("POST", DRAW, json={"plan": BOX, "strokes": many})
        assert refused.status_code == 429, refused.text
        assert int(refused.headers["retry-after"]) >= 1


def test_nothing_more_is_drawn_for_who_has_gone_away() -> None:
    strokes = [{"draw": "resize", "edge": "east", "by": 1}] * 20
    body = json.dumps({"plan": BOX, "strokes": strokes}).encode()
    said = [
        {"type": "http.request", "body": body, "more_body": False},
        {"type": "http.disconnect"},
    ]
    path = BASE + DRAW
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "root_path": "",
        "query_string": b"", "scheme": "http", "http_version": "1.1",
        "headers": [(b"content-type", b"application/json")],
        "server": ("127.0.0.1", 80), "client": ("192.0.2.1", 1),
    }  # fmt: skip

    async def receive() -> Any:
        return said.pop(0)

    async def send(_: Any) -> None:
        pass

    async def test() -> None:
        async with a_hub() as (hub, _):
            desk = desk_of(hub)
            await make_app(desk, no_metrics)(scope, receive, send)
            await asyncio.sleep(0)
            assert desk.bench.pieces <= 1

    run(test())


def test_faults_have_their_places_in_the_text(server: Running) -> None:
    found = server.post("/books/labyrinth/plans/check", {"plan": BOX.replace("H ", "%%")})
    assert found["places"][0] == {"line": 4, "column": 1, "length": 1}
    whole = server.post("/books/labyrinth/plans/check", {"plan": BOX})
    assert len(whole["places"]) == len(whole["problems"])
    assert None in whole["places"], "there is no treasure anywhere"
