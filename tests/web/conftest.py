"""Every test of this folder needs a built page and a browser; without them it says so."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.process.serving import SAME_CHANCE, Serving
from tests.web.browsing import Person, find_chromium, need_page, start_chromium
from tests.web.tables import BOX, open_table
from tests.web.told_games import Game


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One real server for all tests of a worker; every test opens tables of its own."""
    yield from started(tmp_path_factory)


def started(folders: pytest.TempPathFactory) -> Iterator[Serving]:
    """A file that looks at what everybody may see, as lists of tables, has one of its own."""
    need_page()
    serving = Serving(folders.mktemp("web"), environment=SAME_CHANCE)
    serving.start()
    yield serving
    serving.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One chromium for a file: Playwright keeps an event loop, which other tests must not meet."""
    program = find_chromium()
    with sync_playwright() as playwright:
        chromium = start_chromium(playwright, program)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, server: Serving) -> Iterator[Callable[..., Person]]:
    """Makes somebody with a browser of his own: `ann = person("Ann")`, `person("Bo", phone=True)`.

    At the end, whatever went wrong inside a page fails the test.
    """
    people: list[Person] = []

    def come(name: str, *, phone: bool = False, **context: Any) -> Person:
        somebody = Person(browser, server.address, name, phone=phone, **context)
        people.append(somebody)
        return somebody

    yield come
    troubles = [trouble for somebody in people for trouble in somebody.troubles]
    for somebody in people:
        somebody.leave()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def game(server: Serving) -> Game:
    """Both stand on their start cells."""
    wish = {"plan": BOX, "seats": 2, "options": {"repeats": True}}
    opened = open_table(server, "labyrinth", name="Ann", **wish)
    sat = server.post(f"/tables/{opened['id']}/seats", {"name": "Bo"})
    game = Game(server, opened, sat["token"])
    game.say("Ann", "start a3")
    game.say("Bo", "start c2")
    confirmed = any(event["event"] == "Confirmed" for event in game.news["events"])
    assert confirmed, "with the dice of the tests' server the master voids no choice here"
    return game


@pytest.fixture
def finished(game: Game) -> Game:
    for _ in range(2):
        game.say("Ann", "go up")
        game.say("Bo", "go left")
    game.say("Ann", "go right")
    game.say("Bo", "resign")
    return game
