"""Takes the pictures of the page, when it is built: python -m docs.images.make_page

Small games are played by a bot as far as there is something to see, and photographed.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from asterion.books import book
from asterion.books.samples import samples
from tests.server.process.serving import Serving
from tests.web.browsing import Person, find_chromium, need_page, start_chromium
from tests.web.shots.visit import State, Visit, at, played, replayed

HERE = Path(__file__).parent
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
COLOURS = "80"
COIN = samples(book("labyrinth"))["clipped-coin"]
KEEP = samples(book("dungeon-of-dooom"))["old-keep"]

DRAW = "button:has-text('Random plan')"
DRAWN = ".verdict.good"

PICTURES: list[tuple[State, ViewportSize, str]] = [
    (
        played("page-labyrinth", "labyrinth", 9, plan=COIN, terms={"notebook": "own steps"}),
        DESK,
        "light",
    ),
    (played("page-dooom-dark", "dungeon-of-dooom", 20, plan=KEEP), DESK, "dark"),
    (
        played("page-phone", "labyrinth", 3, plan=COIN, terms={"notebook": "own steps"}),
        PHONE,
        "light",
    ),
    (at("page-plan", "/plans/new/labyrinth", ".verdict:not(.old)", DRAW, DRAWN), DESK, "light"),
    (replayed("page-replay", "labyrinth"), DESK, "light"),
]


def take(browser: Browser, server: Serving, state: State, size: ViewportSize, theme: str) -> None:
    person = Person(browser, server.address, "Ann", viewport=size)
    person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    state.reach(Visit(person, server))
    person.page.wait_for_load_state("networkidle")
    target = HERE / f"{state.name}.png"
    person.page.screenshot(path=target, animations="disabled")
    person.leave()
    # Ink on paper has few colours; ImageMagick makes the file a third of its size.
    subprocess.run(["convert", target, "+dither", "-colors", COLOURS, f"PNG8:{target}"], check=True)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main(wanted: list[str]) -> None:
    need_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = start_chromium(playwright, find_chromium())
        for state, size, theme in PICTURES:
            if not wanted or state.name in wanted:
                take(browser, server, state, size, theme)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
