"""A book of another package in the page: listed, opened, played by words and by keys."""

from collections.abc import Callable, Iterator
from os import pathsep

import pytest
from playwright.sync_api import expect

from tests.door.installing import DIG, install_dig
from tests.server.process.serving import CHANCE, Serving
from tests.web.browsing import Person, need_page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server in whose environment Dig is installed."""
    need_page()
    folder = tmp_path_factory.mktemp("dig")
    install_dig(folder / "installed")
    path = pathsep.join(map(str, (folder / "installed", DIG, CHANCE)))
    serving = Serving(folder, environment={"PYTHONPATH": path})
    serving.start()
    yield serving
    serving.close()


def test_dig_is_played_in_the_page(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.play_now("Dig")
    page = ann.page
    assert ann.is_asked()
    expect(page.get_by_text("The island has 8 columns and 6 rows").first).to_be_visible()
    ann.type("dig")
    expect(page.get_by_text("You dig a hole at").first).to_be_visible()
    expect(page.get_by_text("You are").first).to_be_visible()
    assert ann.is_asked()
    view = next(one for one in reversed(ann.heard) if one.get("offers"))
    way = next(each["say"].removeprefix("go ") for each in view["offers"] if each.get("way"))
    arrow = {"north": "Up", "east": "Right", "south": "Down", "west": "Left"}[way]
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press(f"Arrow{arrow}")
    expect(page.get_by_text("You walk to").first).to_be_visible()


def test_its_rules_are_read_in_the_page(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.go("/rules/dig")
    expect(
        ann.page.get_by_text("The player who digs where the treasure lies wins.")
    ).to_be_visible()
