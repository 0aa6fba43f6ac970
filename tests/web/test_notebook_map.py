"""The notebook as the map: a start chosen on it, a step said by a press, what does not fit."""

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import CHOOSING, Person
from tests.web.notebooks import Notebook, middle
from tests.web.tables import open_table

PLAN = """\
name Two Pits
+--+--+--+--+--+--+
|.  .  P1 .  .  T |
+  +--+  +--+  +  +
|.  W  .  .  .  . |
+  +  +--+  +  +  +
|>  >  v  .  .  P2|
+  +  +  +  +  +--+
|.  .  D  F  .  . |
+--+  +--+  +--+  +
|H  .  .  .  .  .
+--+  +--+--+--+--+
"""


def test_a_game_is_played_and_noted_on_the_map(
    person: Callable[..., Person], server: Serving
) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    terms = {"notebook": "own steps"}
    ann = person("Ann", viewport={"width": 1280, "height": 800})
    ann.bring(open_table(server, "labyrinth", plan=PLAN, seats=seats, name="Ann", terms=terms))
    notebook = Notebook(ann.page)
    notebook.is_kept()
    # Both are beside c1. Now and then all choices are void, and one must not choose the same again.
    starts = cycle([("c2", 2.5, 1.5), ("d1", 3.5, 0.5)])
    while ann.is_asked() and ann.latest("prompt")["asks"]["id"] == CHOOSING:
        cell, column, row = next(starts)
        notebook.click(column, row)  # chosen, and then said
        said = notebook.all.get_by_role("button", name=f"start {cell}", exact=True)
        expect(said).to_be_visible()
        notebook.click(column, row)
        expect(said).to_be_hidden()
        ann.is_answered()

    notebook.stamp("hospital (key x)")
    notebook.press("Maybe")
    notebook.click(2.5, 0.5)
    notebook.press("Wall")
    notebook.click(2.5, 0.5)  # the cell beside the player: a step, into a pit
    expect(ann.transcript).to_contain_text("pit")
    ann.is_answered()

    # The piece on which one stands now is in sight, beside the plan.
    piece = notebook.all.locator("[data-piece]").locator("text")
    expect(piece).to_have_text("Piece A")
    x, y = middle(piece.bounding_box())
    box = notebook.paper.bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]

    # What was told does not fit what was noted.
    callout = notebook.all.get_by_role("alertdialog")
    expect(callout).to_contain_text(re.compile("c1 does not fit.*maybe hospital.*pit"))
    callout.get_by_role("button", name="It is pit").click()
    expect(callout).to_be_hidden()
    words = "\n".join(notebook.words())
    assert "c1: pit" in words
    assert "hospital" not in words

    # From an answer to what it drew.
    lit = notebook.paper.locator(".lit")
    expect(lit).to_have_count(0)
    # Her own: the wanderer may have walked into a pit since, and nothing of that is drawn.
    ann.transcript.get_by_text("Walked into a pit").first.hover()
    expect(lit.first).to_be_attached()

    notebook.more()
    with ann.page.expect_download() as saving:
        notebook.press("Save as SVG")
    saved = saving.value.path().read_text()
    assert saved.startswith("<svg")
    assert "Piece A" in saved
