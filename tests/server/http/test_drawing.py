"""Plans drawn over HTTP: pictures, strokes, and where in the text a fault is."""

import pytest

from asterion.books import SHELF, book
from tests.server.http.serving import Running

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


def test_faults_have_their_places_in_the_text(server: Running) -> None:
    found = server.post("/books/labyrinth/plans/check", {"plan": BOX.replace("H ", "%%")})
    assert found["places"][0] == {"line": 4, "column": 1, "length": 1}
    whole = server.post("/books/labyrinth/plans/check", {"plan": BOX})
    assert len(whole["places"]) == len(whole["problems"])
    assert None in whole["places"], "there is no treasure anywhere"
