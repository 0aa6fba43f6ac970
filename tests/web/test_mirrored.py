"""Languages that are longer, and languages from right to left: the page fits, and it mirrors."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from asterion.words.offered import KNOWN
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import CELLAR, open_table

Come = Callable[..., Person]
NARROWEST: ViewportSize = {"width": 320, "height": 640}
PAGES = {
    "/": "section.books article", "/?open=labyrinth": "form", "/rules/labyrinth": "main h2",
    "/plans": "main h1", "/puzzles": ".heard li", "/me": "main h1", "/learn/dooom": "main",
}  # fmt: skip


@pytest.mark.parametrize("language", [*(name for name in KNOWN if name != "en"), "xr"])
def test_nothing_scrolls_sideways_on_the_narrowest_screen(
    person: Come, server: Serving, language: str
) -> None:
    ann = person("Ann", viewport=NARROWEST)
    wide = []
    for path, ready in PAGES.items():
        ann.go(f"{path}{'&' if '?' in path else '?'}lang={language}")
        expect(ann.page.locator(ready).first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        if not ann.fits():
            wide.append(path)
    opened = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=1, name="Ann")
    ann.bring(opened)
    expect(ann.page.locator("[role=combobox]").first).to_be_visible()
    if not ann.fits():
        wide.append("a table")
    assert wide == []


def test_the_page_mirrors_from_right_to_left(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1000, "height": 700})

    def places(language: str) -> list[float]:
        """Where the sign of the page, its switch of colours and the title stand, in pixels."""
        ann.go(f"/plans?lang={language}")
        expect(ann.page.locator("main h1")).to_be_visible()
        found: list[float] = ann.page.evaluate(
            """() => ["header .home", "header .theme", "main h1"].map((what) => {
                const box = document.querySelector(what).getBoundingClientRect();
                return document.documentElement.dir === "rtl" ? innerWidth - box.right : box.left;
            })"""
        )
        return found

    left, right = places("xx"), places("xr")
    assert ann.page.evaluate("document.documentElement.dir") == "rtl"
    assert (
        ann.page.evaluate("document.querySelector('header .home').getBoundingClientRect().x") > 500
    )
    assert [abs(one - other) < 20 for one, other in zip(left, right, strict=True)] == [True] * 3
