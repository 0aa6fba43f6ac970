"""Where you stand, and what you know, is in the part of the window that nothing covers."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from asterion.books import book, books
from tests.server.process.serving import Serving
from tests.web.minds import Mind
from tests.web.notebooks import Notebook
from tests.web.pairs import Come
from tests.web.shots.visit import BOTS, MINDS, PLANS
from tests.web.tables import open_table

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "enlarged": {"width": 640, "height": 400},
}
COVERS = ".sheet, .corner .mini, .corner .buttons, .insets button, .pencil"
MOVES = 4


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def meets(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] > other["x"] + 1
        and other["x"] + other["width"] > one["x"] + 1
        and one["y"] + one["height"] > other["y"] + 1
        and other["y"] + other["height"] > one["y"] + 1
    )


@pytest.mark.parametrize("name", [each.name for each in books()])
def test_nothing_covers_where_you_stand(person: Come, server: Serving, name: str) -> None:
    """Also when the phone is turned, and the window made smaller."""
    ann = person("Ann", viewport=SIZES["desk"], reduced_motion="reduce")
    seats = [{"kind": "person"}]
    if book(name).seats[-1] > 1:
        seats.append({"kind": "bot", "bot": BOTS.get(name, "walker")})
    terms = {"notebook": "all steps"} if name in BOTS else {}
    ann.bring(open_table(server, name, plan=PLANS[name], seats=seats, name="Ann", terms=terms))
    assert ann.is_asked()
    mind = Mind(ann, MINDS[name], 1)
    for _ in range(MOVES):
        assert ann.is_asked()
        ann.say(mind.choose())
        ann.is_answered()
    ring = ann.page.locator(".play > .map g.token circle.ring").first
    for size in SIZES.values():
        ann.page.set_viewport_size(size)
        ann.until(lambda: is_free(ann.page, ring), f"one's own piece, with nothing over it: {size}")


def is_free(page: Page, what: Locator) -> bool:
    one, the_map = what.bounding_box(), box(page.locator(".play > .map"))
    if one is None:
        return False
    x, y = one["x"] + one["width"] / 2 - the_map["x"], one["y"] + one["height"] / 2 - the_map["y"]
    covers = [box(cover) for cover in page.locator(COVERS).all() if cover.is_visible()]
    is_shown = 0 < x < the_map["width"] and 0 < y < the_map["height"]
    return is_shown and not any(meets(one, cover) for cover in covers)


@pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))
def test_a_whole_plan_that_fits_is_free(person: Come, server: Serving, size: ViewportSize) -> None:
    ann = person("Ann", viewport=size, has_touch=size["width"] < 1000, reduced_motion="reduce")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    ann.bring(open_table(server, "labyrinth", plan=PLANS["labyrinth"], seats=seats, name="Ann"))
    ann.set_out()
    notebook = Notebook(ann.page)
    (left, top), (right, bottom) = notebook.spot(0, 0), notebook.spot(3, 3)
    plan: FloatRect = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    assert plan["width"] > 90
    paper = box(notebook.paper)
    assert paper["x"] <= left
    assert paper["y"] <= top
    assert right <= paper["x"] + paper["width"]
    for cover in ann.page.locator(COVERS).all():
        if cover.is_visible():
            assert not meets(plan, box(cover)), cover.get_attribute("class")
