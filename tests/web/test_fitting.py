"""What is shown fits its screen, begins at its beginning, and has its headings in order."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import BOX, open_table
from tests.web.test_replay import MASTER, PUBLIC, sit_on, watch
from tests.web.told_games import Game

Come = Callable[..., Person]
HEADINGS = """
[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((heading) => heading.offsetParent !== null)
  .map((heading) => [Number(heading.tagName[1]), heading.textContent.trim()])
"""


def skipped_headings(somebody: Person) -> list[str]:
    """Those in sight that stand more than a level below the one before them."""
    found: list[tuple[int, str]] = somebody.page.evaluate(HEADINGS)
    levels = [0, *(level for level, _ in found)]
    steps = zip(levels, found, strict=False)
    return [words for before, (level, words) in steps if level > before + 1]


@pytest.mark.parametrize("phone", [False, True])
def test_a_replay_fits_its_screen_at_every_end(person: Come, finished: Game, phone: bool) -> None:
    guest = watch(person, finished, phone)
    for chair in (MASTER, "Ann", PUBLIC):
        sit_on(guest, chair)
        known = guest.page.get_by_role("heading", name=re.compile("could have known$"))
        for key in ("End", "Home"):
            guest.page.keyboard.press(key)
            if chair == PUBLIC:
                expect(known).to_be_visible()
            assert guest.fits(), (chair, key)
            assert skipped_headings(guest) == []


def test_keys_and_commands_are_read_from_their_beginning(person: Come, server: Serving) -> None:
    ann = person("Ann", viewport={"width": 1000, "height": 420})
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    ann.bring(open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann"))
    assert ann.is_asked()
    assert skipped_headings(ann) == []
    ann.page.keyboard.press("?")
    window = ann.page.get_by_role("dialog", name="Keys and commands")
    expect(window.get_by_role("heading", name="Keys and commands")).to_be_focused()
    assert window.evaluate("(it) => [it.scrollTop, it.scrollHeight > it.clientHeight]") == [
        0,
        True,
    ]


PAGES = [
    "/", "/?open=labyrinth", "/plans", "/plans/new/labyrinth", "/rules/dungeonlab",
    "/learn/labyrinth", "/daily", "/puzzles", "/me", "/tabletop/new/labyrinth", "/tiles",
    "/nowhere",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_headings_go_down_a_level_at_a_time(person: Come, path: str) -> None:
    ann = person("Ann")
    ann.go(path)
    expect(ann.page.locator("h1").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.locator("h1:visible").count() == 1
    assert skipped_headings(ann) == []
    ann.troubles.clear()  # the answer of an address with nothing behind it has to be 404


@pytest.mark.parametrize("path", ["/rules/labyrinth", "/puzzles"])
def test_nothing_to_go_by_is_printed(person: Come, path: str) -> None:
    ann = person("Ann")
    ann.go(path)
    expect(ann.page.locator("h1")).to_be_visible()
    expect(ann.page.locator("body > div header").first).to_be_visible()
    ann.page.emulate_media(media="print")
    for what in ("header", "footer", "nav"):
        expect(ann.page.locator(f"#page > {what}, #page > header > {what}")).to_be_hidden()
    expect(ann.page.locator("h1")).to_be_visible()


WRONG = [
    "/rules/chess", "/learn/chess", "/plans/new/chess", "/plans/AAAAAAAAAAAA", "/ladder/chess",
    "/scores/chess", "/?open=chess", "/puzzles/99999999", "/t/AAAAAAAAAAAA", "/r/AAAAAAAAAAAA",
]  # fmt: skip


@pytest.mark.parametrize("path", WRONG)
def test_what_goes_wrong_is_a_sentence_with_a_way_on(person: Come, path: str) -> None:
    ann = person("Ann")
    ann.go(path)
    trouble = ann.page.get_by_role("main").get_by_role("alert").first
    expect(trouble).to_be_visible()
    said = trouble.inner_text().split("\n")[0].strip()
    assert len(said.split()) > 2, said
    assert not re.search(r"[{}_]|undefined|null|Error:", said), said
    expect(ann.page.get_by_role("main").locator("a[href='/']").first).to_be_visible()
    ann.troubles.clear()  # the browser notes each 404
