"""A phone held sideways, and a page at 200 %: what is said stands beside a map that is high."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from asterion.books import book, books
from tests.server.process.serving import Serving
from tests.web.pairs import Come
from tests.web.shots.visit import PLANS
from tests.web.tables import open_table

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
ENLARGED: ViewportSize = {"width": 640, "height": 400}
"""1280 by 800 at 200 %."""


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


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
    # Its newest answer is whole as well, and so is the way to all of them.
    newest = ann.page.locator(".newest")
    expect(newest).to_be_visible()
    while ann.page.locator(".sheet.full").count() == 0:
        ann.page.locator(".sheet .handle").click()
    expect(ann.transcript).to_be_in_viewport()
