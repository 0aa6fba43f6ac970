"""Plans in the page: drawn by clicks, their faults shown at once, kept, shared, and played."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.server.process.serving import Serving
from tests.web.browsing import SHIFTS, Person
from tests.web.notebooks import spot_in
from tests.web.tables import BOX, true_game

Come = Callable[..., Person]
CELL, HEAD = 20, 12
"""Sizes in a picture of cells and walls: a cell, and the room for the names of rows and columns."""
NO_FAULTS = re.compile("^No faults|^This plan can be played")


class Desk:
    """Where one person draws a plan."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.picture = page.get_by_role("application")
        self.field = page.get_by_label("The drawing as text")
        self.said = page.get_by_role("region", name="Problems")
        self.verdict = self.said.get_by_role("status")
        self.keeping = page.get_by_role("region", name="Save and play")

    def take(self, stamp: str) -> None:
        self.page.get_by_role("button", name=stamp, exact=True).click()

    def tile(self, column: float, row: float) -> None:
        """A click on a tile of the first sheet of Dooom, which has 15 by 9 of them."""
        box = self.picture.bounding_box()
        assert box is not None
        x, y = (column + 0.5) / 15, (row + 0.5) / 9
        self.picture.click(position={"x": x * box["width"], "y": y * box["height"]})

    def cell(self, column: float, row: float) -> None:
        """A click among cells and walls: whole numbers are walls, halves are in the middle."""
        x, y = spot_in(self.picture, column * CELL + HEAD, row * CELL + HEAD)
        self.picture.click(position={"x": x, "y": y})

    def rename(self, was: str, becomes: str) -> None:
        self.field.fill(self.text.replace(was, becomes))

    @property
    def text(self) -> str:
        """The drawing, once the server has drawn every stroke."""
        expect(self.field).to_have_attribute("aria-busy", "false")
        return self.field.input_value()

    def fault(self, words: str) -> Locator:
        return self.said.get_by_role("listitem").filter(has_text=words)


def test_a_map_of_Dooom_is_drawn_kept_found_and_played(person: Come, server: Serving) -> None:
    ann = person("Ann")
    ann.go("/plans")
    ann.page.get_by_role("link", name="Dungeon of Dooom").click()
    desk = Desk(ann.page)
    expect(desk.verdict).to_have_text("2 faults.")
    expect(desk.keeping.get_by_role("button", name="Play it now")).to_be_disabled()
    desk.take("E exit")
    desk.tile(7, 0)
    expect(desk.verdict).to_have_text("One fault.")
    expect(desk.fault("there is only 0 treasure")).to_be_visible()
    desk.take("G treasure")
    desk.tile(3, 2)
    expect(desk.fault("there is only 1 treasure")).to_be_visible()
    desk.tile(11, 6)
    expect(desk.verdict).to_have_text(NO_FAULTS)
    rows = desk.text.splitlines()[2:]
    assert rows[0] == "#######E#######"
    assert rows[2] == "#..G..........#"
    assert rows[6] == "#..........G..#"

    ann.page.get_by_role("button", name="Undo").click()
    expect(desk.verdict).to_have_text("One fault.")
    ann.page.get_by_role("button", name="Redo").click()
    desk.rename("A New Map", "Ann's Hall")
    drawn = desk.text
    desk.keeping.get_by_role("button", name="Save", exact=True).click()
    expect(desk.keeping.get_by_role("status")).to_contain_text("Saved.")
    ann.go("/plans")
    ann.page.get_by_role("link", name="Ann's Hall").click()
    expect(desk.field).to_have_value(drawn)

    expect(desk.verdict).to_have_text(NO_FAULTS)
    desk.keeping.get_by_role("button", name="Play it now").click()
    table = ann.at_table()
    assert ann.is_asked()
    expect(ann.page.get_by_text("0 of 2")).to_be_visible()
    ann.say("look")
    ann.is_answered()
    expect(ann.transcript).to_contain_text("bring 2 treasure to an exit")
    assert server.get(f"/tables/{table}")["book"] == "dungeon-of-dooom"


def test_a_labyrinth_is_drawn_and_a_table_opened_with_it(person: Come, server: Serving) -> None:
    ann = person("Ann")
    ann.go("/plans/new/labyrinth")
    expect(ann.page.get_by_role("button", name="no cell")).to_contain_text("∅")
    desk = Desk(ann.page)
    expect(desk.verdict).to_have_text("4 faults.")
    for stamp, column, row in (
        ("W weaponry", 1, 1), ("H hospital", 3, 3), ("T true treasure", 2, 2),
    ):  # fmt: skip
        desk.take(stamp)
        desk.cell(column + 0.5, row + 0.5)
    expect(desk.verdict).to_have_text("One fault.")
    expect(desk.fault("a labyrinth needs two exits")).to_be_visible()
    for exit_at in ((0.5, 0), (4.5, 5)):
        desk.cell(*exit_at)  # a closed exit
        desk.cell(*exit_at)  # an open one
    desk.cell(2, 1.5)
    assert desk.text.splitlines()[1:] == [
        "+  +--+--+--+--+",
        "|.  .  .  .  . |",
        "+  +  +  +  +  +",
        "|.  W |.  .  . |",
        "+  +  +  +  +  +",
        "|.  .  T  .  . |",
        "+  +  +  +  +  +",
        "|.  .  .  H  . |",
        "+  +  +  +  +  +",
        "|.  .  .  .  . |",
        "+--+--+--+--+  +",
    ]
    expect(desk.verdict).to_have_text(NO_FAULTS)
    drawn = desk.text

    desk.keeping.get_by_role("button", name="Open a table with it").click()
    ann.page.get_by_label("You play as").fill("Ann")
    ann.page.get_by_label("Seat 2").select_option(index=1)
    ann.page.get_by_role("button", name="Open the table").click()
    table = ann.at_table()
    assert ann.is_asked()
    ann.say("start b1")
    ann.is_answered()
    expect(ann.transcript).to_contain_text("Ann would like to start on b1.")
    ann.set_out()
    ann.insist("resign")
    expect(ann.ending).to_be_visible()
    game = true_game(server, table)
    assert game.book.plan.write(game.plan) == drawn


def test_a_fault_is_shown_at_its_place(person: Come) -> None:
    ann = person("Ann")
    ann.go("/plans/new/labyrinth")
    desk = Desk(ann.page)
    ann.page.get_by_role("button", name="Random plan").click()
    expect(desk.verdict).to_have_text(NO_FAULTS)
    desk.field.fill(BOX)  # chance may have put anything at the place of the fault
    expect(desk.verdict).to_have_text(NO_FAULTS)
    rows = desk.text.splitlines()
    desk.take("v river down")
    desk.cell(0.5, 1.5)
    fault = desk.said.locator("li:not(.advice)").first
    expect(fault).to_be_visible()
    marked = desk.picture.locator(".bad").first
    expect(marked, "in the picture").to_be_visible()
    expect(ann.page.locator("pre .fault").first, "in the text").to_be_attached()
    fault.get_by_role("button").first.click()
    expect(desk.field).to_be_focused()
    start = desk.field.evaluate("field => field.selectionStart")
    line = desk.text[:start].count("\n")
    assert f"line {line + 1}" in fault.inner_text()
    ann.page.get_by_role("button", name="Undo").click()
    expect(desk.verdict).to_have_text(NO_FAULTS)
    assert desk.text.splitlines() == rows


def test_a_shared_plan_is_opened_in_another_browser(person: Come) -> None:
    ann = person("Ann")
    ann.go("/plans/new/dungeonlab")
    hers = Desk(ann.page)
    ann.page.get_by_role("button", name="Random plan").click()
    expect(hers.verdict).to_have_text(NO_FAULTS)
    hers.keeping.get_by_role("button", name="Share a link").click()
    link = hers.keeping.get_by_label("Link to the plan").input_value()

    bo = person("Bo")
    bo.go(link)
    his = Desk(bo.page)
    expect(his.field).to_have_value(hers.text)
    his.rename("name ", "name Bo's ")
    his.keeping.get_by_role("button", name="Save", exact=True).click()
    expect(his.keeping.get_by_role("status")).to_contain_text("Saved.")
    ann.page.reload()
    expect(hers.field).to_be_visible()
    assert "Bo's" not in hers.text, "he has kept a plan of his own"
    assert "Bo's" in his.text


def test_what_is_drawn_is_not_lost(person: Come) -> None:
    ann = person("Ann")
    ann.go("/plans/new/dungeon-of-dooom")
    desk = Desk(ann.page)
    expect(desk.picture).to_be_visible()
    blank = desk.text
    desk.picture.focus()
    for key in ("ArrowRight", "ArrowDown", " ", "Shift+ArrowRight"):
        ann.page.keyboard.press(key)
    drawn = desk.text
    assert drawn.splitlines()[3] == "###...........#"
    ann.page.reload()
    expect(desk.field).to_have_value(drawn)
    ann.go("/plans")
    ann.page.get_by_role("link", name="A New Map").click()
    ann.page.get_by_role("button", name="Start over").click()
    expect(desk.field).to_have_value(blank)


def test_nothing_moves_while_the_editor_fills(person: Come) -> None:
    ann = person("Ann", viewport={"width": 320, "height": 640})
    ann.page.add_init_script(SHIFTS)
    ann.go("/plans/new/labyrinth")
    expect(ann.page.locator(".verdict:not(.old)")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("window.shifted") < 0.05
