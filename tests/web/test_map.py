"""The living map at the table: by mouse, by keyboard and by ear."""

import re

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import open_table

HALL = """\
name The Long Hall
win 1
#############
#...........#
#.#########.#
#G..........#
#.#########.#
#E..........#
#############
"""


def cell_of(person: Person, right: int, down: int) -> tuple[float, float]:
    """The point of the window in the middle of a cell, counted from one's own piece."""
    box = person.page.locator("g.token circle.ring").bounding_box()
    assert box is not None
    side = box["width"] / 0.95  # the ring is almost as wide as a cell
    return (
        box["x"] + box["width"] / 2 + right * side,
        box["y"] + box["height"] / 2 + down * side,
    )


def walked(person: Person) -> list[str]:
    """The ways that this person walked so far, as they were told."""
    told = [phrase for each in person.told() for phrase in each["sentences"]]
    steps = [phrase["args"] for phrase in told if phrase["id"] == "dooom-walked"]
    return [step["way"] for step in steps if step["whoIs"] == "you"]


def test_the_map_is_played_by_pressing_cells(person: Come, server: Serving) -> None:
    """A neighbouring cell is a step, there and back; where nothing is known is none."""
    opened = open_table(
        server, "dungeon-of-dooom", plan=HALL, seats=[{"kind": "person"}], name="Ann"
    )
    ann = person("Ann")
    ann.bring(opened)
    assert ann.is_asked()
    picture = ann.page.get_by_role("img", name="The board as you know it")
    expect(picture).to_be_visible()

    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    way = next(way for way in steps if f"move {way}" in ann.legal())
    right, down = steps[way]
    ann.page.mouse.click(*cell_of(ann, right, down))
    ann.until(lambda: walked(ann) == [way], "the step that was pressed")
    ann.is_answered()
    back = {"north": "south", "east": "west", "south": "north", "west": "east"}[way]
    ann.page.mouse.click(*cell_of(ann, -right, -down))
    ann.until(lambda: walked(ann) == [way, back], "the step back")
    ann.is_answered()
    ann.page.mouse.click(*cell_of(ann, 40, 40))  # nothing is known there
    assert walked(ann) == [way, back]


def test_the_map_is_read_with_the_arrow_keys(person: Come, server: Serving) -> None:
    """X looks around, arrows say each cell, Escape gives the keys back to walking."""
    opened = open_table(
        server, "dungeon-of-dooom", plan=HALL, seats=[{"kind": "person"}], name="Ann"
    )
    ann = person("Ann")
    ann.bring(opened)
    assert ann.is_asked()
    expect(ann.page.get_by_role("img", name="The board as you know it")).to_be_visible()
    keyboard = ann.page.keyboard
    keyboard.press("x")
    spoken = ann.page.locator(".map [aria-live=polite]")
    expect(spoken).to_contain_text("you: here.")
    keyboard.press("ArrowUp")
    expect(spoken).to_contain_text("1 north.")
    assert walked(ann) == [], "looking around is not moving"
    keyboard.press("Escape")
    expect(spoken).to_have_text("")

    # Letters are a choice that is remembered.
    ann.page.get_by_role("button", name="As text").click()
    expect(ann.page.locator("pre", has_text="@")).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("pre", has_text="@")).to_be_visible()
    ann.page.get_by_role("button", name="As text").click()

    # It is larger by a key, and whole again by another.
    ring = ann.page.locator("g.token circle.ring")
    before = ring.bounding_box()
    ann.page.get_by_role("group", name=re.compile("Press X")).focus()
    keyboard.press("+")
    after = ring.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.1
    keyboard.press("0")
    assert ann.fits()
