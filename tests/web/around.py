"""A device in the middle of a table: brought there with a plan of the test's own, and pressed."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import open_table

HEAR_IT_SPEAK = """
window.spoken = [];
speechSynthesis.speak = (said) => window.spoken.push(`${said.lang}: ${said.text}`);
"""
"""A machine without loudspeakers has no voice; what the browser is asked to say is kept."""


class Middle:
    """The device, and what everybody sees and hears of it."""

    def __init__(self, person: Person, server: Serving, book: str, names: list[str], **wish: Any):
        self.person = person
        self.page = person.page
        self.names = names
        opened = open_table(server, book, seats=len(names), **wish)
        self.id: str = opened["id"]
        self.seats = [
            server.post(f"/tables/{self.id}/seats", {"name": name, "seat": seat}, opened["host"])
            for seat, name in enumerate(names)
        ]
        held = {
            "host": opened["host"],
            "seats": [{**seat, "phone": False} for seat in self.seats],
            "wish": {"book": book, "preset": "", "names": names, "seconds": 0},
            "at": 0,
        }
        self.page.add_init_script(HEAR_IT_SPEAK)
        person.go("/plans")
        self.page.evaluate(
            "(held) => localStorage.setItem('asterion.tabletop', held)",
            json.dumps({self.id: held}),
        )
        person.go(f"/tabletop/{self.id}")

    @property
    def hold(self) -> Locator:
        return self.page.get_by_role("button", name="Hold to uncover")

    def passed_to(self, name: str) -> None:
        """Waits until only this player is asked to look."""
        expect(self.page.get_by_text(f"Pass the device to {name}.")).to_be_visible()

    def uncover(self) -> None:
        self.hold.hover()
        self.page.mouse.down()
        expect(self.page.locator(".secret")).to_be_visible()

    def choose_alone(self, command: str) -> None:
        """Held, slid onto the choice, and let go there."""
        self.uncover()
        self.button(command).hover()
        self.page.mouse.up()
        expect(self.page.locator(".secret")).to_be_hidden()

    def button(self, command: str) -> Locator:
        return self.page.locator(f'[data-command="{command}"]')

    def now(self, name: str) -> None:
        """Waits until it is openly this player's turn."""
        expect(self.page.get_by_role("heading", name=f"{name}'s turn")).to_be_visible()

    def shown(self) -> str:
        """Every byte of what all can see."""
        html: str = self.page.locator(".around").inner_html()
        return html

    def spoken(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.spoken")
        return said
