"""Languages that are longer, and languages from right to left: the page fits, and it mirrors."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from asterion.books import SHELF
from asterion.words.offered import KNOWN
from tests.server.process.serving import Serving
from tests.soaking import left_to_soak
from tests.web.browsing import Person
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table

Come = Callable[..., Person]
LANGUAGES = [name for name in KNOWN if name != "en"]
NARROWEST: ViewportSize = {"width": 320, "height": 640}
PAGES = {
    "/": "section.books article", "/?open=labyrinth": "form", "/rules/labyrinth": "main h2",
    "/rules/cc3k": "main h2", "/plans": "main h1", "/puzzles": ".heard li", "/me": "main h1",
    "/daily": "[data-answer]",
    "/learn/dooom": "main", "/learn/labyrinth": "main", "/tabletop": "main",
}  # fmt: skip
WITH_A_BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
PLANS = {"cc3k": BURROW, "labyrinth": BOX, "dungeonlab": FIRST_STEPS}
OUTSIDE = """() => [...document.body.querySelectorAll("*")].filter((one) => {
    if (one.closest("svg, .skip") || !one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    if (box.right <= innerWidth + 1 && box.left >= -1) return false;
    for (let around = one; (around = around.parentElement); ) {
        const style = getComputedStyle(around);
        if (style.overflowX !== "visible" || style.clipPath !== "none") return false;
    }
    return box.width > 1 && getComputedStyle(one).clipPath === "none";
}).map((one) => `${one.tagName}.${one.className}`)"""
"""What reaches beyond the edge of the page and is not cut off on purpose."""


@pytest.mark.parametrize(
    "language",
    left_to_soak([*LANGUAGES, "xx", "xr"], *LANGUAGES, "xr"),  # "xx" is longer than any of them
)
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
    for book in SHELF:
        seats = WITH_A_BOT if book == "labyrinth" else 1
        ann.bring(open_table(server, book, plan=PLANS.get(book, CELLAR), seats=seats, name="Ann"))
        expect(ann.page.locator("[role=combobox]").first).to_be_visible()
        if not ann.fits():
            wide.append(f"a table of {book}")
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


def order_of(ann: Person, row: str) -> list[int]:
    """Whether each thing of a row is farther (1) from where reading begins than the one before."""
    found: list[int] = ann.page.evaluate(
        """(row) => {
            const rtl = document.documentElement.dir === "rtl";
            const begins = [...document.querySelectorAll(row)]
                .filter((one) => one.checkVisibility()).slice(0, 4)
                .map((one) => one.getBoundingClientRect())
                .map((box) => (rtl ? innerWidth - box.right : box.left));
            const farther = (begin, n) => Math.sign(Math.round((begin - begins[n]) / 8));
            return begins.slice(1).map(farther);
        }""",
        row,
    )
    return found


def test_tables_replays_and_rules_mirror_but_their_maps_do_not(
    person: Come, server: Serving
) -> None:
    played = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=1, name="Ann")
    drawn = open_table(server, "labyrinth", plan=BOX, seats=WITH_A_BOT, name="Ann")
    over = open_table(server, "cc3k", plan=BURROW, seats=1, name="Ann")
    ann = person("Ann", viewport={"width": 1100, "height": 760})
    ann.bring(played)
    ann.bring(drawn)
    ann.bring(over)
    ann.type("s")
    ann.is_answered()
    ann.insist("q")
    expect(ann.ending).to_be_visible()
    scenes = {
        "/": ("section.books article", "header nav a"),
        "/rules/labyrinth": ("main h2", ".sheet > *"),
        "/tabletop": ("main h1", "header > *"),
        f"/t/{played['id']}": (".turn.mine", ".bar > *"),
        f"/t/{drawn['id']}": (".turn.mine", ".row-of-tools button"),
        f"/t/{over['id']}/replay": ("input[type=range]", "header > *"),
    }
    for path, (ready, row) in scenes.items():
        begins = {}
        for language in ("xx", "xr"):
            ann.go(f"{path}?lang={language}")
            expect(ann.page.locator(ready).first).to_be_visible()
            ann.page.wait_for_load_state("networkidle")
            expect(ann.page.locator(row).filter(visible=True).nth(1)).to_be_visible()
            begins[language] = order_of(ann, row)
            assert ann.page.evaluate(OUTSIDE) == [], path
        assert any(begins["xx"]), f"{path} has a row of {row}"
        assert begins["xx"] == begins["xr"], path
    ann.go(f"/t/{played['id']}?lang=xr")
    west, east = (ann.page.locator(".rose button", has_text=arrow) for arrow in ("←", "→"))
    expect(west).to_be_visible()
    left, right = west.bounding_box(), east.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"], "east is on the right in every language"
