"""The first load: a table is small enough for a phone, also in another language."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from asterion.books import book
from asterion.books.samples import samples
from asterion.words.offered import KNOWN
from tests.server.process.serving import Serving
from tests.soaking import left_to_soak
from tests.web.browsing import Person
from tests.web.tables import BOX, open_table

Come = Callable[..., Person]
MOST_MORE = 25 * 1024
"""Bytes over the wire, packed."""
LARGEST_TABLE = 161_000
"""The same of the heaviest table, without the font."""


def loaded(person: Person, path: str, ready: str) -> int:
    """How much comes over the wire, fonts apart, until what the page is about is there."""
    network = person.context.new_cdp_session(person.page)
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
    person.go(path)
    expect(person.page.locator(ready).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return round(sum(size for name, size in sizes.items() if name not in fonts))


@pytest.mark.parametrize("language", left_to_soak([name for name in KNOWN if name != "en"], "de"))
def test_another_language_costs_little_more(person: Come, server: Serving, language: str) -> None:
    first = {}
    for spoken in ("en", language):
        first[spoken] = loaded(person(spoken), f"/?lang={spoken}", "section.books article")
    assert first[language] - first["en"] < MOST_MORE, first
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    opened = open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann")
    address = f"/t/{opened['id']}?lang={{}}#{opened['seat']['token']}"
    game = {}
    for spoken in ("en", language):
        game[spoken] = loaded(person(spoken), address.format(spoken), "[role=combobox]")
    assert game[language] - game["en"] < MOST_MORE, game


def test_the_heaviest_table_is_light_enough(person: Come, server: Serving) -> None:
    """Two levels, an inset for the other one, and a notebook to draw in."""
    cellar = samples(book("dungeonlab"))["the-wet-cellar"]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    opened = open_table(server, "dungeonlab", plan=cellar, seats=seats, name="Ann")
    address = f"/t/{opened['id']}#{opened['seat']['token']}"
    assert loaded(person("Ann"), address, "[role=combobox]") < LARGEST_TABLE
