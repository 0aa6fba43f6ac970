"""The page on a slow line and a slow machine: layout shift, bytes, and when it can be used."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.process.serving import Serving
from tests.web.browsing import SHIFTS, Person, find_chromium, need_page, start_chromium
from tests.web.shots.states import BOOKS, STATES
from tests.web.shots.visit import State, Visit

SLOW_4G = {
    "offline": False, "latency": 150,
    "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 7.5e5 / 8,
}  # fmt: skip
"""As WebPageTest and Lighthouse have it: 150 ms there and back, 1.6 and 0.75 Mbit/s."""
SLOWER = 4
LARGEST_HOME, LARGEST_TABLE, LARGEST_SERIF = 60_000, 160_000, 90_000
HOME_SECONDS, LESSON_SECONDS = 2.0, 4.0
MOST_SHIFT = 0.05
ROUNDS = 3


@dataclass
class Line:
    """What came over the network, file by file."""

    sizes: dict[str, tuple[str, float]] = field(default_factory=dict)
    kinds: dict[str, tuple[str, str]] = field(default_factory=dict)

    def answered(self, answer: dict[str, Any]) -> None:
        self.kinds[answer["requestId"]] = (answer["type"], answer["response"]["url"])

    def arrived(self, done: dict[str, Any]) -> None:
        kind, url = self.kinds.get(done["requestId"], ("", ""))
        self.sizes[done["requestId"]] = (f"{kind} {url}", done["encodedDataLength"])

    def bytes(self, font: bool) -> int:
        wanted = (size for name, size in self.sizes.values() if name.startswith("Font") == font)
        return round(sum(wanted))


def listen(page: Page, slow: bool) -> Line:
    line = Line()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.responseReceived", line.answered)
    network.on("Network.loadingFinished", line.arrived)
    if slow:
        network.send("Network.emulateNetworkConditions", SLOW_4G)
        network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return line


def somebody(browser: Browser, server: Serving, **context: Any) -> Person:
    person = Person(browser, server.address, "Ann", **context)
    person.page.add_init_script(SHIFTS)
    return person


# ---- the three questions


def print_bytes(browser: Browser, server: Serving) -> None:
    server.get("/puzzles/today")  # the first to ask waits until it is made
    person = somebody(browser, server)
    line = listen(person.page, slow=False)
    visit = Visit(person, server)
    visit.go("/", "section.books article")
    person.page.wait_for_load_state("networkidle")
    row("home, without the font", line.bytes(font=False), LARGEST_HOME, "bytes")
    row("serif", line.bytes(font=True), LARGEST_SERIF, "bytes")
    person.leave()
    for book in BOOKS:
        opened = visit.open(book)
        person = somebody(browser, server)
        line = listen(person.page, slow=False)
        # By their own link, with nothing kept from other pages.
        person.go(f"/t/{opened['id']}#{opened['seat']['token']}")
        assert person.is_asked()
        person.page.wait_for_load_state("networkidle")
        row(f"first table, {book}", line.bytes(font=False), LARGEST_TABLE, "bytes")
        person.leave()


def print_times(browser: Browser, server: Serving) -> None:
    def timed(path: str, ready: str) -> float:
        person = somebody(browser, server, viewport={"width": 390, "height": 844})
        listen(person.page, slow=True)
        person.go(path)
        expect(person.page.locator(ready).first).to_be_visible()
        seconds: float = person.page.evaluate("performance.now() / 1000")
        person.leave()
        return seconds

    questions: list[tuple[str, Callable[[], float], float]] = [
        ("home readable", lambda: timed("/", "section.books article"), HOME_SECONDS),
        ("lesson playable", lambda: timed("/learn/labyrinth", "[role=combobox]"), LESSON_SECONDS),
        ("rules readable", lambda: timed("/rules/labyrinth", "main h2"), LESSON_SECONDS),
    ]
    for name, ask, most in questions:
        row(f"{name}, slow 4G, {SLOWER}x", min(ask() for _ in range(ROUNDS)), most, "s")


def print_shift(browser: Browser, server: Serving, states: list[State]) -> None:
    for state in states:
        for width, height in ((1280, 800), (390, 844), (320, 640)):
            person = somebody(browser, server, viewport={"width": width, "height": height})
            state.reach(Visit(person, server))
            person.page.wait_for_load_state("networkidle")
            row(f"CLS {state.name} {width}", person.page.evaluate("shifted"), MOST_SHIFT, "")
            person.leave()


def row(name: str, value: float, most: float, unit: str) -> None:
    shown = f"{value:,.0f}" if unit == "bytes" else f"{value:.3f}"
    print(f"  {name:44} {shown:>10} {unit:5} {'' if value <= most else f'MORE THAN {most:g}'}")


def main() -> None:
    need_page()
    print("page: layout shift, bytes and times in chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = start_chromium(playwright, find_chromium())
        print_bytes(browser, server)
        print_times(browser, server)
        # The ends of games are what a move leads to, not what is loaded.
        print_shift(browser, server, [one for one in STATES if not one.name.startswith("end-")])
        browser.close()
