"""People at the page: each has a browser context of his own, and all that it received is kept."""

import json
import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    expect,
)

import asterion.server
from tests.server.services import missing

PATIENCE = 60_000
"""Milliseconds, on a slow machine that is busy with other tests."""
BUILT = Path(asterion.server.__file__).parent / "page" / "index.html"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
}  # fmt: skip
OFFLINE = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection")
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
"""Counts how much of the page moved by itself, as `window.shifted`."""


def find_chromium() -> str:
    for name in ("chromium", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return found
    missing("the page is tried in chromium or google-chrome, and neither is on PATH")


def need_page() -> None:
    if not BUILT.exists():
        missing(f"the page is not built ({BUILT} is missing): run ./dev page")


def start_chromium(playwright: Playwright, program: str) -> Browser:
    expect.set_options(timeout=PATIENCE)
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    return playwright.chromium.launch(executable_path=program, args=alone, timeout=PATIENCE)


CHOOSING = "labyrinth-asks-start-cell"
"""What Labyrinth asks before its first round."""


class Person:
    """Somebody at the page. `heard` holds every message of every WebSocket, `answers` all HTTP."""

    def __init__(
        self, browser: Browser, address: str, name: str, *, phone: bool = False, **context: Any
    ) -> None:
        self.name = name
        self.phone = phone
        self.address = address
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        self.context = browser.new_context(
            base_url=address, **{**usual, **(PHONE if phone else {}), **context}
        )
        self.context.set_default_timeout(PATIENCE)
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.asked_after_the_end: list[Request] = []  # when the plan is no secret any more
        self.pressed = 0
        """How many commands were given by a button."""
        self.troubles: list[str] = []
        """What the browser complained about: exceptions, errors in its console, other hosts."""
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda response: self.answers.append(response))
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
        self.page.on("request", self._ask)

    # ---- what the browser does by itself

    def _ask(self, request: Request) -> None:
        self._stay_here(request.url)
        if any(message.get("result") is not None for message in self.heard):
            self.asked_after_the_end.append(request)

    def _listen(self, socket: WebSocket) -> None:
        self._stay_here(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        self.heard.append(json.loads(text))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not OFFLINE.search(message.text):
            self.troubles.append(f"{self.name}: console: {message.text}")

    def _stay_here(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss"):
            if parts.netloc != urlsplit(self.address).netloc:
                self.troubles.append(f"{self.name}: asked another host: {url}")

    # ---- going somewhere

    def go(self, path: str) -> None:
        self.page.goto(path)
        if path == "/" or path.startswith("/?"):  # it is drawn before its script can be pressed
            self.page.locator("#page[data-alive]").wait_for(state="attached")

    def leave(self) -> None:
        self.context.close()

    def play_now(self, title: str) -> str:
        """From the first page to a game against bots; returns the table's id."""
        self.go("/")
        self.page.get_by_label("You play as").fill(self.name)
        self.page.get_by_role("button", name=re.compile(f"^Play now: {title}(,|$)")).click()
        return self.at_table()

    def more_of(self, title: str) -> None:
        """On the first page: opens what a book's card has besides *Play now*."""
        self.page.get_by_text("More", exact=True).and_(
            self.page.get_by_label(f"More of {title}", exact=True)
        ).click()

    def at_table(self) -> str:
        """Waits until a table's page is shown; returns the table's id."""
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path.removeprefix("/t/")

    def bring(self, opened: dict[str, Any]) -> None:
        """Comes to a table that was opened through the API, with the tokens that it gave."""
        self.go("/healthz")  # of this host; loads nothing and listens to nothing
        seat = opened["seat"] or {}
        held = {"host": opened["host"], "at": 0, **seat}
        self.page.evaluate(
            """([id, held]) => {
                const seats = JSON.parse(localStorage.getItem("asterion.seats") ?? "{}");
                localStorage.setItem("asterion.seats", JSON.stringify({ ...seats, [id]: held }));
            }""",
            [opened["id"], held],
        )
        self.go(f"/t/{opened['id']}")

    def sit_down(self, path: str) -> None:
        """Follows an invitation, says a name and takes the first free seat."""
        self.go(path)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down here").first.click()
        # Seated, and no longer a watcher: the next one to come must not find this seat free.
        seated = self.page.get_by_role("button", name="Stand up").or_(self.line)
        expect(seated).to_be_visible()

    # ---- at a table

    @property
    def line(self) -> Locator:
        """The command line."""
        return self.page.get_by_role("combobox", name="Command")

    @property
    def transcript(self) -> Locator:
        return self.page.get_by_role("log", name="Transcript")

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("region", name="The game is over")

    def is_asked(self) -> bool:
        """Waits until it is this person's turn (True), or the game is over (False)."""
        turn = self.page.get_by_text("Your turn.", exact=True)
        expect(turn.or_(self.ending)).to_be_visible()
        return not self.ending.is_visible()

    def is_answered(self) -> None:
        """Waits until nothing that was said is without an answer."""
        expect(self.page.get_by_text("You say:")).to_be_hidden()

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Waits for what is not on the page; what the browser tells is heard meanwhile."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < deadline, f"{self.name} waits in vain: {what}"
            self.page.wait_for_timeout(20)

    def watch_for(self, words: str) -> Callable[[], None]:
        """Looks out from now on for words that go away by themselves; the answer waits for them."""
        self.page.evaluate(
            """(words) => {
                window.lookout = false;
                const look = () => (window.lookout ||= document.body.innerText.includes(words));
                new MutationObserver(look).observe(document.body, {
                    subtree: true, childList: true, characterData: true,
                });
            }""",
            words,
        )
        return lambda: self.until(lambda: self.page.evaluate("window.lookout"), words)

    def set_out(self) -> None:
        """Labyrinth: chooses start cells until they are confirmed; now and then they are void."""
        while self.is_asked() and self.latest("prompt")["asks"]["id"] == CHOOSING:
            self.say(self.latest("offers")[0]["say"])
            self.is_answered()

    def fits(self) -> bool:
        """Whether nothing of the page is too wide for the screen."""
        fits: bool = self.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        return fits

    def type(self, command: str) -> None:
        """Says it in the command line."""
        self.line.fill(command)
        self.line.press("Enter")

    def insist(self, command: str) -> None:
        """Says what cannot be taken back, and says yes when asked."""
        self.type(command)
        expect(self.page.get_by_role("alertdialog")).to_be_visible()
        self.type("yes")

    def say(self, command: str) -> None:
        """By the button that says exactly this, if the page offers one; else in the line.

        Buttons that only write into the line (a cell, Labyrinth's movement) are followed by Say.
        """
        offered = self.page.locator(f'.say button[title="{command}"]:visible')
        if offered.count() == 0:
            self.type(command)
            return
        self.pressed += 1
        self.press(offered.first)
        if self._written() == command:
            self.press(self.page.get_by_role("button", name="Say", exact=True))

    def press(self, what: Locator) -> None:
        """With a finger on a phone, else with the mouse."""
        if self.phone:
            what.tap()
        else:
            what.click()

    def _written(self) -> str | None:
        """What stands in the line; after the last move of a game there is none."""
        line = "document.querySelector('.say [role=combobox]')?.value ?? null"
        written: str | None = self.page.evaluate(line)
        return written

    # ---- what this browser knows of the game

    def told(self) -> list[dict[str, Any]]:
        """Everything told at the table so far, by number, whether in a view or as news."""
        numbered: dict[int, dict[str, Any]] = {}
        for message in self.heard:
            for told in message.get("transcript", [message]):
                if "events" in told:
                    numbered[told["number"]] = told
        return [numbered[number] for number in sorted(numbered)]

    def latest(self, field: str) -> Any:
        """Prompt, offers, turn, result or seat as the last message that has it says."""
        told = (one for one in reversed(self.heard) if one["type"] in ("view", "news"))
        return next((one[field] for one in told if field in one), None)

    def legal(self) -> list[str]:
        """What may be said now, as it is written."""
        return [offer["say"] for offer in self.latest("offers")]

    def answers_until_the_end(self) -> list[Response]:
        return [one for one in self.answers if one.request not in self.asked_after_the_end]

    def received(self) -> list[str]:
        """All that came over the network while the game was played: frames, headers and bodies."""
        received = [*self.frames]
        for answer in self.answers_until_the_end():
            received.append(f"{answer.url} {answer.all_headers()}")
            body = b"" if answer.status in (204, 304) else answer.body()
            received.append(body.decode(errors="replace"))
        return received
