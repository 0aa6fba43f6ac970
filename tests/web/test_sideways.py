"""A phone held sideways, and a page at 200 %: what is said stands beside a map that is high."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from asterion.books import book, books
from tests.server.process.serving import Serving
from tests.web.minds import Mind
from tests.web.pairs import Come
from tests.web.shots.visit import PLANS
from tests.web.tables import BURROW, open_table

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
ENLARGED: ViewportSize = {"width": 640, "height": 400}
"""1280 by 800 at 200 %."""


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


@pytest.mark.parametrize("size", [SIDEWAYS, ENLARGED], ids=["sideways", "enlarged"])
@pytest.mark.parametrize("name", [each.name for each in books()])
def test_the_map_has_its_height_and_its_side(
    person: Come, server: Serving, name: str, size: ViewportSize
) -> None:
    ann = person("Ann", viewport=size, has_touch=True)
    seats = [{"kind": "person"}]
    if book(name).seats[-1] > 1:
        seats.append({"kind": "bot", "bot": "random"})
    ann.bring(open_table(server, name, plan=PLANS[name], seats=seats, name="Ann"))
    assert ann.is_asked()
    ann.say(ann.latest("offers")[0]["say"])
    ann.is_answered()
    assert ann.is_asked()
    the_map, sheet = box(ann.page.locator(".play > .map")), box(ann.page.locator(".sheet"))
    assert the_map["height"] > size["height"] * 0.6
    assert the_map["width"] > size["width"] * 0.45
    assert sheet["x"] >= the_map["x"] + the_map["width"] - 1, "beside it, and not over it"
    assert sheet["y"] + sheet["height"] <= size["height"] + 1
    line = box(ann.line)
    assert line["y"] + line["height"] <= size["height"], "the line is in sight without scrolling"
    assert ann.fits()
    gauges = [box(each) for each in ann.page.locator(".strip .gauge").all()]
    for n, one in enumerate(gauges):
        assert not any(overlap(one, other) for other in gauges[n + 1 :]), "each is read by itself"
    # Its newest answer is whole as well, and so is the way to all of them.
    newest = ann.page.locator(".newest")
    expect(newest).to_be_visible()
    while ann.page.locator(".sheet.full").count() == 0:
        ann.page.locator(".sheet .handle").click()
    expect(ann.transcript).to_be_in_viewport()


def test_a_remark_never_covers_the_newest_answer(person: Come, server: Serving) -> None:
    """What finds no room below the answer is cut, and a button says so."""
    ann = person("Ann", viewport=SIDEWAYS, has_touch=True)
    seats = [{"kind": "person"}]
    ann.bring(open_table(server, "cc3k", plan=BURROW, seats=seats, name="Ann"))
    assert ann.is_asked()
    mind, remarked = Mind(ann, "crawler", 1), 0
    for _ in range(6):
        if not ann.is_asked():
            break
        ann.type(mind.choose())
        ann.is_answered()
        newest, turn = box(ann.page.locator(".newest")), box(ann.page.locator(".say .turn"))
        assert newest["y"] + newest["height"] <= turn["y"] + 1
        answer = box(ann.page.locator(".heard p").first)
        assert answer["y"] + answer["height"] <= turn["y"] + 1, "the answer is whole"
        if (remark := ann.page.locator(".say .remark")).count():
            remarked += 1
            assert not overlap(answer, box(remark))
            low = box(remark)["y"] + box(remark)["height"] > newest["y"] + newest["height"] + 3
            assert low == ann.page.locator(".newest .all").is_visible()
    assert remarked
