"""Learning from what one missed: a mark on the map as it was, then the proof; on any screen."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.http.missing import SHOWN, WAYS_OUT, told
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import open_table

Come = Callable[..., Person]
TITLE = "Learn from what you missed"


@pytest.fixture
def missed(server: Serving) -> str:
    def opened() -> tuple[str, dict[str, str]]:
        table = open_table(server, "labyrinth", plan=WAYS_OUT, seats=2)["id"]
        seats = f"/tables/{table}/seats"
        return table, {name: server.post(seats, {"name": name})["token"] for name in ("Ann", "Bob")}

    def post(path: str, body: dict[str, Any], token: str) -> Any:
        return server.post(path, body, token)

    return told(opened, post)


@pytest.mark.parametrize("phone", [False, True])
def test_L37_a_way_out_is_marked_and_then_proved(person: Come, missed: str, phone: bool) -> None:
    bob = person("Bob", phone=phone)
    heard: list[str] = []
    bob.page.on("response", lambda answer: heard.append(answer.url))
    bob.go(f"/r/{missed}/missed?chair=Bob")
    page = bob.page
    question = "There was a way out that you could be sure of. Which side?"
    expect(page.get_by_role("heading", name=question)).to_be_visible(timeout=60_000)
    expect(page.get_by_text(re.compile("^Moment 1 of "))).to_be_visible()
    board = page.get_by_role("group", name="The board: Bob")
    expect(board.locator("svg").first).to_be_visible()
    asked = [url for url in heard if "/api/" in url]
    assert not [url for url in asked if "/record" in url or "/review" in url]
    assert all("until=" in url for url in asked if "/replay" in url)
    assert any("until=" in url for url in asked)
    assert SHOWN not in page.content()
    page.get_by_label("Cell").select_option("a3")
    page.get_by_label("Side").select_option("left")
    button = page.get_by_role("button", name="Mark a3 left")
    if phone:
        button.tap()
    else:
        button.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_text(f"Right: {SHOWN}.")).to_be_visible(timeout=60_000)
    proof = page.locator(".argument, .proof")
    expect(proof.first).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).last.click()


def test_a_press_on_the_map_marks_what_is_asked_for(person: Come, missed: str) -> None:
    bob = person("Bob")
    bob.go(f"/r/{missed}/missed?chair=2")
    page = bob.page
    board = page.get_by_role("group", name="The board: Bob")
    expect(board.locator("svg").first).to_be_visible(timeout=60_000)
    outer = board.locator("svg").first.bounding_box()
    assert outer is not None
    mark = page.get_by_role("button", name=re.compile("^Mark"))
    expect(mark).to_be_disabled()
    for share in range(5, 60, 3):  # from the rim inwards, until a side is met
        page.mouse.click(
            outer["x"] + outer["width"] * share / 100, outer["y"] + outer["height"] / 2
        )
        if mark.is_enabled():
            break
    expect(mark).to_have_text(re.compile(r"^Mark [abc][123] (up|right|down|left)$"))


def test_the_end_of_a_game_and_its_story_lead_there(person: Come, missed: str) -> None:
    guest = person("Guest")
    guest.go(f"/r/{missed}/review")
    page = guest.page
    expect(page.get_by_role("heading", name="The story of the game")).to_be_visible()
    story = page.locator(".lead")
    expect(story).to_contain_text("after", timeout=60_000)
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    page.get_by_role("link", name="What Bob missed").click()
    expect(page).to_have_url(re.compile(r"/missed\?chair=Bob$"))
    guest.go(f"/r/{missed}?chair=Bob")
    expect(page.get_by_role("link", name=TITLE)).to_be_visible(timeout=60_000)


def test_the_end_of_a_game_leads_there_in_one_press_and_gives_nothing_away(
    person: Come, server: Serving
) -> None:
    seats: dict[str, Any] = {}

    def opened() -> tuple[str, dict[str, str]]:
        table = open_table(server, "labyrinth", plan=WAYS_OUT, seats=2)["id"]
        for name in ("Ann", "Bob"):
            seats[name] = server.post(f"/tables/{table}/seats", {"name": name})
        return table, {name: sat["token"] for name, sat in seats.items()}

    table = told(opened, server.post)
    bob = person("Bob")
    heard: list[str] = []
    bob.page.on("response", lambda answer: heard.append(answer.url))
    bob.bring({"id": table, "host": None, "seat": {"name": "Bob", **seats["Bob"]}})
    link = bob.ending.get_by_role("link", name=TITLE)
    expect(link).to_be_visible()
    assert not [url for url in heard if "/api/" in url and url.endswith("/review")]
    link.click()
    expect(bob.page).to_have_url(re.compile(r"/missed\?chair=2$"))
    expect(bob.page.get_by_text(re.compile("^Moment 1 of "))).to_be_visible(timeout=60_000)


def test_who_missed_nothing_is_told_so(person: Come, missed: str) -> None:
    guest = person("Guest")
    none = {"done": 1, "of": 1, "moments": []}
    guest.page.route(
        "**/api/v1/tables/*/missed?*", lambda route: route.fulfill(body=json.dumps(none))
    )
    guest.go(f"/r/{missed}/missed?chair=Ann")
    expect(guest.page.get_by_text("There is nothing to learn from here")).to_be_visible()
