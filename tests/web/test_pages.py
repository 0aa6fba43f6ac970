"""Every page for everyone: axe finds nothing, nothing is too wide, little is loaded."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from asterion.books import books
from tests.server.process.serving import Serving
from tests.server.services import missing
from tests.soaking import OTHER_COVER, left_to_soak
from tests.web.browsing import Person
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table

Come = Callable[..., Person]
BOOKS = [book.name for book in books()]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 360, "height": 740}
LARGEST_FIRST_GAME = 225_000
"""Of Labyrinth, with home and notebook; `./dev bench page` measures it opened by its link."""
LARGEST_SERIF = 90_000
PLANS = {
    "dungeon-of-dooom": CELLAR, "labyrinth-of-dooom": CELLAR, "cc3k": BURROW, "labyrinth": BOX,
    "dungeonlab": FIRST_STEPS,
}  # fmt: skip
BOTS = {"labyrinth": "wanderer", "dungeonlab": "random"}


@dataclass
class Guest:
    """Somebody whose pages are looked through by axe."""

    person: Person
    server: Serving

    @property
    def page(self) -> Page:
        return self.person.page

    def check(self, path: str, ready: str, opened: dict[str, Any] | None = None) -> None:
        """Goes there, waits for what the page is about, and looks it through."""
        if opened is None:
            self.person.go(path)
        else:
            self.person.bring(opened)
        expect(self.page.locator(ready).first).to_be_visible()
        self.look(path)

    def look(self, what: str) -> None:
        """By every rule of axe: light, dark, and on a narrow screen."""
        found = self.axe("light")
        self.page.emulate_media(color_scheme="dark")
        found += self.axe("dark")
        self.page.emulate_media(color_scheme="light")
        self.page.set_viewport_size(NARROW)
        found += self.axe("narrow")
        fits = self.person.fits()
        self.page.set_viewport_size(WIDE)
        assert not found, f"{what}: " + "\n".join(found)
        assert fits, f"{what} is too wide"

    def axe(self, how: str) -> list[str]:
        # Through the debugger, so that the page's own rules for scripts stay in force.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(f"() => {{ {AXE.read_text()} }}")
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{how}: {broken['id']} ({broken['impact']}): {broken['help']}: {node['html'][:200]}"
            f" {node['failureSummary'][:300]}"
            for broken in found["violations"]
            for node in broken["nodes"]
        ]

    def open(self, book: str, **wish: Any) -> dict[str, Any]:
        seats: list[dict[str, str]] = [{"kind": "person"}]
        if book != "cc3k":
            seats.append({"kind": "bot", "bot": BOTS.get(book, "walker")})
        return open_table(
            self.server, book, **{"plan": PLANS[book], "seats": seats, "name": "Ann", **wish}
        )


@pytest.fixture
def guest(person: Come, server: Serving) -> Guest:
    if not AXE.exists():
        missing(f"axe-core is not there ({AXE}): run ./dev page")
    return Guest(person("Ann", viewport=WIDE), server)


def test_axe_finds_nothing_before_a_game(guest: Guest) -> None:
    open_table(guest.server, "labyrinth", seats=2, name="Eva", terms={"listed": True})
    guest.check("/", "section.books article")
    for book in ("labyrinth", "cc3k"):
        guest.check(f"/?open={book}", "form")
        for fold in guest.page.locator("form details summary").all():
            fold.click()
        guest.look(f"all options of {book}")
    guest.check("/", "text=Invite", open_table(guest.server, "labyrinth", seats=2, name="Ann"))


@pytest.mark.parametrize("book", left_to_soak(BOOKS, OTHER_COVER))
def test_axe_finds_nothing_at_a_table(guest: Guest, book: str) -> None:
    opened = guest.open(book)
    guest.check(f"a table of {book}", "[role=combobox]", opened)
    assert guest.person.is_asked()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.look("its help")


def test_axe_finds_nothing_after_a_game(guest: Guest) -> None:
    opened = guest.open("labyrinth")
    guest.person.bring(opened)
    assert guest.person.is_asked()
    guest.person.set_out()
    application = guest.page.get_by_role("application")
    application.focus()
    guest.page.keyboard.press("p")
    expect(guest.page.get_by_role("status").filter(has_text="saved")).to_be_visible()
    guest.person.insist("resign")
    expect(guest.person.ending).to_be_visible()
    guest.look("the end of a game")
    guest.check(f"/t/{opened['id']}/replay", "text=The plan is the one committed")
    guest.page.keyboard.press("End")
    expect(guest.page.get_by_role("application")).to_be_visible()
    guest.look("the end of a replay")


@pytest.mark.parametrize("book", left_to_soak(BOOKS, OTHER_COVER))
def test_axe_finds_nothing_where_plans_are_drawn(guest: Guest, book: str) -> None:
    guest.check(f"/plans/new/{book}", ".verdict:not(.old)")


def test_axe_finds_nothing_among_plans(guest: Guest) -> None:
    guest.person.go("/plans/new/dungeonlab")
    guest.page.get_by_role("button", name="Random plan").click()
    expect(guest.page.get_by_role("button", name="Undo")).to_be_enabled()
    guest.check("/plans", "text=Drafts, not saved yet")


@pytest.mark.parametrize("book", left_to_soak(BOOKS, OTHER_COVER))
def test_axe_finds_nothing_in_rules_and_lessons(guest: Guest, book: str) -> None:
    guest.check(f"/rules/{book}", "main h2")
    guest.check(f"/learn/{book}", "[role=log]")


def test_an_address_where_nothing_is(guest: Guest) -> None:
    guest.check("/t/AAAAAAAAAAAA", "text=there is no such table")
    expect(guest.page.get_by_text("Connection lost")).to_be_hidden()
    # Anyone who went astray is told what may be the cause, and has the links of every page.
    main, links = guest.page.get_by_role("main"), guest.page.get_by_role("navigation", name="Pages")
    expect(main).to_contain_text("Ask for the link again")
    expect(links).to_be_visible()
    guest.check("/nowhere", "text=There is no page at this address.")
    expect(main.get_by_role("link", name="Home page")).to_be_visible()
    # The answer there has to be 404, and a browser reports that as an error.
    troubles = guest.person.troubles
    guest.person.until(lambda: len(troubles) >= 2, "the browser reports both")
    assert all("404" in trouble for trouble in troubles)
    troubles.clear()


def test_a_first_game_loads_little(person: Come) -> None:
    ann = person("Ann")
    network = ann.context.new_cdp_session(ann.page)
    network.send("Network.enable")
    sizes: dict[str, float] = {}
    fonts: set[str] = set()

    def arrived(done: dict[str, Any]) -> None:
        sizes[done["requestId"]] = done["encodedDataLength"]

    def answered(answer: dict[str, Any]) -> None:
        if answer["type"] == "Font":
            fonts.add(answer["requestId"])

    network.on("Network.loadingFinished", arrived)
    network.on("Network.responseReceived", answered)
    ann.play_now("Labyrinth")
    ann.set_out()
    expect(ann.page.get_by_role("application")).to_be_visible()
    assert len(sizes) > 5
    assert sum(size for name, size in sizes.items() if name not in fonts) < LARGEST_FIRST_GAME
    assert sum(size for name, size in sizes.items() if name in fonts) < LARGEST_SERIF


def test_each_page_has_its_title_and_the_focus_goes_along(person: Come) -> None:
    ann = person("Ann")
    ann.go("/")
    expect(ann.page).to_have_title("Asterion")
    main = ann.page.get_by_role("main")
    for link, title in (
        ("Plans", "Plans · Asterion"),
        ("Labyrinth", "A plan of Labyrinth · Asterion"),
        ("Asterion", "Asterion"),
        ("Rules of Labyrinth", "Rules of Labyrinth · Asterion"),
    ):
        ann.page.get_by_role("link", name=link, exact=True).first.press("Enter")
        expect(ann.page).to_have_title(title)
        expect(main).to_be_focused()
        assert ann.page.evaluate("scrollY") == 0
    ann.page.go_back()
    expect(ann.page).to_have_title("Asterion")
    expect(main).to_be_focused()


def test_whoever_wants_no_motion_gets_none(person: Come) -> None:
    ann = person("Ann")
    ann.play_now("Dungeon of Dooom")
    assert ann.is_asked()
    moving = """[...document.querySelectorAll("*")].filter((element) => {
        const style = getComputedStyle(element);
        const lasts = (text) => text.split(",").some((each) => parseFloat(each) > 0);
        return (
            (style.animationName !== "none" && lasts(style.animationDuration)) ||
            (style.transitionProperty !== "none" && lasts(style.transitionDuration)) ||
            style.scrollBehavior === "smooth"
        );
    }).map((element) => element.outerHTML.slice(0, 120))"""
    assert ann.page.evaluate(moving) == []
