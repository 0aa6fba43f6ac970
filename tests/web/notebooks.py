"""A notebook in the page, in the hands of a player: clicks, strokes, and what stands in it."""

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

SIDE = 100
"""A cell of the drawing, in its own units."""


class Notebook:
    """The notebook of one window, in the hands of a player."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all = page.get_by_role("region", name="Notebook", exact=True)
        self.paper = self.all.get_by_role("application")

    # ---- a hand with a mouse; places are in cells of the desk, from the corner of the plan

    def spot(self, column: float, row: float) -> tuple[float, float]:
        """Where it is on the screen, which must stand still until it is used."""
        self.paper.scroll_into_view_if_needed()
        x, y = spot_in(self.paper, column * SIDE, row * SIDE)
        box = self.paper.bounding_box()
        assert box is not None
        return box["x"] + x, box["y"] + y

    def click(self, column: float, row: float) -> None:
        # Through the paper itself, which may be moved on the screen by what is told meanwhile.
        x, y = spot_in(self.paper, column * SIDE, row * SIDE)
        self.paper.click(position={"x": x, "y": y})

    def draw(self, *way: tuple[float, float]) -> None:
        """One stroke along these places."""
        self.page.mouse.move(*self.spot(*way[0]))
        self.page.mouse.down()
        for place in way[1:]:
            self.page.mouse.move(*self.spot(*place), steps=8)
        self.page.mouse.up()

    def drag_piece(self, mark: str, columns: int, rows: int) -> None:
        """By its name, this many cells to the right and down."""
        letter = self.all.locator("[data-piece]").filter(has_text=re.compile(f"^Piece {mark}$"))
        (left, top), (right, bottom) = self.spot(0, 0), self.spot(columns, rows)
        x, y = middle(letter.locator("text").bounding_box())
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + right - left, y + bottom - top, steps=8)
        self.page.mouse.up()

    def press(self, name: str) -> None:
        self.all.get_by_role("button", name=name, exact=True).click()

    def stamp(self, name: str, shelf: str = "Cell") -> None:
        """Takes a stamp from the palette; its button says by then which one is in the hand."""
        tools = self.all.get_by_role("toolbar")
        which = 1 if shelf == "Thing" else 0
        palettes = tools.locator("button[aria-expanded]").filter(has_text="▾")
        palettes.nth(which + palettes.count() - 3).click()
        self.press(name)

    def new_piece(self) -> None:
        self.all.get_by_role("button", name=re.compile("^Glue…")).click()
        self.press("+ New piece")

    def more(self) -> None:
        """Opens the drawer at the side."""
        more = self.all.get_by_role("button", name="More", exact=True)
        if more.get_attribute("aria-expanded") != "true":
            more.click()

    # ---- what stands in it

    def words(self) -> list[str]:
        """All that is noted, as it is told to those who listen."""
        self.more()
        said = self.all.locator("details").filter(has_text="Describe the notebook in words")
        if said.get_attribute("open") is None:
            said.locator("summary").click()
        expect(said.get_by_role("listitem").first).to_be_visible()
        words = said.locator("h3, li").all_inner_texts()
        self.press("More")  # it lies over the drawing
        return words

    def is_kept(self) -> None:
        expect(self.all.get_by_role("status")).to_have_text("saved")


def spot_in(drawing: Locator, x: float, y: float) -> tuple[float, float]:
    """From the drawing's own units to pixels from its corner, wherever it is on the screen."""
    right, down = drawing.evaluate(
        """(svg, [x, y]) => {
            const spot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            const corner = svg.getBoundingClientRect();
            return [spot.x - corner.x, spot.y - corner.y];
        }""",
        [x, y],
    )
    return right, down


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
