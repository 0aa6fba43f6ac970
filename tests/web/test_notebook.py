"""The private notebook in the page: drawn, glued, supposed, undone, and found again."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from asterion.books import book
from asterion.books.samples import samples
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.notebooks import Notebook, middle
from tests.web.tables import open_table

Come = Callable[..., Person]
FIRST_GAME = samples(book("labyrinth"))["first-game"]
WET_CELLAR = samples(book("dungeonlab"))["the-wet-cellar"]


def sit_at_labyrinth(person: Come, server: Serving, **terms: Any) -> tuple[Person, Notebook]:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    opened = open_table(
        server, "labyrinth", plan=FIRST_GAME, seats=seats, name="Ann", preset="beginner",
        terms=terms,
    )  # fmt: skip
    ann = person("Ann")
    ann.bring(opened)
    ann.set_out()
    notebook = Notebook(ann.page)
    notebook.is_kept()
    ann.set_out()  # as long as a start cell is asked for, a press on the plan chooses it
    return ann, notebook


def test_walls_and_stamps_are_drawn_by_clicks_and_found_again(
    person: Come, server: Serving
) -> None:
    ann, notebook = sit_at_labyrinth(person, server)
    notebook.click(1, 0.5)
    notebook.press("Open")
    notebook.click(0.5, 1)
    notebook.press("Wall")
    notebook.draw((2.5, 1), (3.5, 1), (4.5, 1))
    notebook.stamp("river (key s)")
    notebook.click(2.5, 2.5)
    notebook.stamp("flow down")
    notebook.click(2.5, 2.5)
    notebook.press("Maybe")
    notebook.stamp("treasure (key t)", "Thing")
    notebook.click(3.5, 2.5)
    notebook.paper.press("Enter")
    notebook.all.get_by_label("Words").fill("or was it d4?")
    notebook.all.get_by_label("Words").press("Enter")
    expect(notebook.paper, "focus is on the paper again").to_be_focused()
    expected = [
        "b1: wall to the left.",
        "a2: no wall above.",
        "c2: wall above.",
        "d2: wall above.",
        "e2: wall above.",
        "c3: river, flow down.",
        "d3: maybe treasure, “or was it d4?”.",
    ]
    assert notebook.words()[1:] == expected

    notebook.is_kept()
    ann.page.reload()
    notebook.is_kept()
    assert notebook.words()[1:] == expected
    window = ann.context.new_page()
    window.goto(ann.page.url)
    other = Notebook(window)
    other.is_kept()
    assert other.words()[1:] == expected


def test_a_piece_is_dragged_over_the_plan_and_glued(person: Come, server: Serving) -> None:
    _, notebook = sit_at_labyrinth(person, server)
    notebook.stamp("hospital (key x)")
    notebook.click(1.5, 1.5)
    notebook.stamp("pit (key p)")
    notebook.click(3.5, 3.5)
    notebook.new_piece()
    begun = (6, 0)  # beside the plan, which has five columns
    notebook.click(begun[0] + 0.5, begun[1] + 0.5)
    notebook.press("Wall")
    notebook.click(begun[0] + 1, begun[1] + 0.5)
    assert notebook.words()[-2:] == ["Piece A", "starting cell: pit, wall to the right."]

    # Before it is glued its places are drawn in pencil, and the one that is meant in ink.
    notebook.all.get_by_role("button", name=re.compile("^Glue…")).click()
    ghosts = notebook.paper.locator(".ghost")
    expect(ghosts).to_have_count(0)
    places = notebook.all.get_by_role("button", name=re.compile("^Glue Piece A with"))
    places.nth(1).focus()
    expect(notebook.paper.locator(".ghost.meant")).to_have_count(1)
    left = notebook.all.get_by_text(re.compile(r"^\d+ places left$")).first.text_content() or ""
    expect(ghosts).to_have_count(min(24, int(left.split(" ")[0])))
    notebook.page.keyboard.press("Escape")
    expect(ghosts).to_have_count(0)

    notebook.drag_piece("A", 1 - begun[0], 1 - begun[1])
    meeting = notebook.all.locator(".meeting")
    expect(meeting).to_contain_text("no agreements, 1 contradiction")
    expect(meeting.get_by_role("listitem")).to_have_text("b2: pit here, hospital there")
    mark = notebook.paper.get_by_text("!", exact=True)
    expect(mark, "the contradiction is shown where it is").to_be_visible()
    x, y = middle(mark.bounding_box())
    there = notebook.spot(1.5, 1.5)
    assert abs(x - there[0]) < 10
    assert abs(y - there[1]) < 10

    notebook.drag_piece("A", 2, 2)
    expect(mark).to_be_hidden()
    expect(meeting).to_contain_text("1 agreement, no contradictions")
    notebook.press("Glue to the plan")
    glued = ["b2: hospital.", "d4: pit, wall to the right."]
    assert notebook.words()[1:] == glued
    notebook.press("Undo")
    assert "Piece A" in notebook.words()
    notebook.press("Redo")
    assert notebook.words()[1:] == glued


@pytest.mark.parametrize(
    ("right", "stays"), [("Piece A is right", "a1: land."), ("the plan is right", "a1: pit.")]
)
def test_who_glues_against_a_contradiction_says_what_is_right(
    person: Come, server: Serving, right: str, stays: str
) -> None:
    _, notebook = sit_at_labyrinth(person, server)
    notebook.stamp("pit (key p)")
    notebook.click(0.5, 0.5)
    notebook.new_piece()
    notebook.stamp("land (key a)")
    notebook.click(6.5, 0.5)
    notebook.drag_piece("A", -6, 0)
    expect(notebook.all.locator(".meeting")).to_contain_text("a1: land here, pit there")
    notebook.press(f"Glue, {right}")
    assert notebook.words()[1:] == [stays]


def test_a_hypothesis_is_dropped_or_kept_whole(person: Come, server: Serving) -> None:
    ann, notebook = sit_at_labyrinth(person, server)
    notebook.click(1, 0.5)
    for fate in ("Discard", "Keep"):
        notebook.more()
        notebook.press("+ Suppose something")
        notebook.press("More")
        notebook.press("Wall")
        notebook.click(2, 1.5)
        notebook.stamp("land (key a)")
        notebook.click(2.5, 2.5)
        expected = ["b1: wall to the left.", "c2: wall to the left.", "c3: land."]
        assert notebook.words()[1:] == expected, fate
        notebook.more()
        notebook.all.get_by_role("button", name=re.compile(f"^{fate} Draft")).click()
        kept = expected if fate == "Keep" else expected[:1]
        assert notebook.words()[1:] == kept
    notebook.is_kept()
    ann.page.reload()
    notebook.is_kept()
    assert notebook.words()[1:] == kept


def test_undo_goes_back_over_a_reload(person: Come, server: Serving) -> None:
    ann, notebook = sit_at_labyrinth(person, server)
    undo = notebook.all.get_by_role("button", name="Undo", exact=True)
    redo = notebook.all.get_by_role("button", name="Redo", exact=True)
    notebook.click(1, 0.5)
    notebook.click(2, 1.5)
    notebook.click(3, 2.5)
    notebook.press("Undo")
    drawn = ["b1: wall to the left.", "c2: wall to the left."]
    assert notebook.words()[1:] == drawn
    notebook.is_kept()
    ann.page.reload()
    notebook.is_kept()
    assert notebook.words()[1:] == drawn
    notebook.press("Redo")
    assert notebook.words()[1:] == [*drawn, "d3: wall to the left."]
    expect(redo).to_be_disabled()
    for _ in range(3):
        notebook.press("Undo")
    expect(undo).to_be_disabled()

    # Where another browser has drawn since, what is remembered here leads nowhere.
    notebook.is_kept()
    notebook.press("Redo")
    notebook.is_kept()
    bo = person("Bo")
    bo.go("/plans")
    seats = ann.page.evaluate("localStorage.getItem('asterion.seats')")
    bo.page.evaluate("seats => localStorage.setItem('asterion.seats', seats)", seats)
    bo.go(urlsplit(ann.page.url).path)
    other = Notebook(bo.page)
    other.is_kept()
    expect(other.all.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    other.click(4, 2.5)
    other.is_kept()
    ann.page.reload()
    notebook.is_kept()
    assert notebook.words()[1:] == [drawn[0], "e3: wall to the left."]
    expect(undo).to_be_disabled()


def test_two_windows_draw_at_once_and_nothing_is_lost(person: Come, server: Serving) -> None:
    ann, notebook = sit_at_labyrinth(person, server)
    window = ann.context.new_page()
    window.goto(ann.page.url)
    other = Notebook(window)
    other.is_kept()
    notebook.click(1, 0.5)
    notebook.is_kept()
    # The other window does not know of this; the server does, and does not take its drawing.
    other.click(3, 2.5)
    expect(other.all.get_by_role("alert")).to_contain_text("Another window has drawn")
    other.is_kept()
    assert other.words()[1:] == ["b1: wall to the left.", "d3: wall to the left."]


def test_everything_without_a_mouse(person: Come, server: Serving) -> None:
    ann, notebook = sit_at_labyrinth(person, server)
    keys = ann.page.keyboard

    def go_to(what: Locator, key: str = "Tab") -> None:
        for _ in range(120):
            if what.evaluate("here => here === document.activeElement"):
                return
            keys.press(key)
        raise AssertionError("never reached by Tab")

    def press(*pressed: str) -> None:
        for key in pressed:
            keys.press(key)

    go_to(notebook.paper)
    press("ArrowRight", "ArrowDown", "Shift+ArrowRight", "p")
    press("n")
    keys.type("2")
    press("Enter", "j", "s", "f", "ArrowLeft")
    press("q", "t", "u", "q", "q")
    expect(notebook.paper).to_have_accessible_name(re.compile("b3: river, flow left"))
    go_to(notebook.all.get_by_role("button", name=re.compile("^Glue…")))
    press("Enter")
    go_to(notebook.all.get_by_role("button", name="+ New piece"))
    press("Enter")
    go_to(notebook.paper, "Shift+Tab")
    press("p", "Shift+ArrowDown", "v", *["ArrowLeft"] * 5, "ArrowDown", "Enter")
    expect(notebook.all.locator(".meeting")).to_contain_text("1 agreement, no contradictions")
    go_to(notebook.all.get_by_role("button", name="Glue to the plan"))
    press("Enter")
    expect(notebook.paper, "focus is on the paper again").to_be_focused()
    expected = ["b2: pit, number 2, wall to the right, wall below.",
                "b3: river, flow left, wall above."]  # fmt: skip
    assert notebook.words()[1:] == expected


def test_two_levels_of_a_dungeon(person: Come, server: Serving) -> None:
    opened = open_table(server, "dungeonlab", plan=WET_CELLAR, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    notebook = Notebook(ann.page)

    def open_it() -> None:
        notebook.is_kept()

    assert ann.is_asked()
    open_it()
    notebook.stamp("store (key o)")
    notebook.click(0.5, 0.5)
    notebook.press("Level 2")
    notebook.stamp("lake (key w)")
    notebook.click(1.5, 0.5)
    for key in ("ArrowDown", "Shift+ArrowLeft"):
        notebook.paper.press(key)
    expected = [
        "column 1, row 1, level 1: store.",
        "column 2, row 2, level 1: wall to the left.",
        "column 2, row 1, level 2: lake.",
    ]
    assert sorted(notebook.words()[1:]) == sorted(expected)
    notebook.is_kept()
    ann.page.reload()
    open_it()
    assert sorted(notebook.words()[1:]) == sorted(expected)
