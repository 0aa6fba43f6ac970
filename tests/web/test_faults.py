"""Faults that a first visit found: each is looked for again."""

from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import BOX, CELLAR, FIRST_STEPS, open_table

SMALLEST: ViewportSize = {"width": 320, "height": 640}
ALONE = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]


def box(what: Locator) -> tuple[float, float]:
    found = what.bounding_box()
    assert found is not None
    return found["x"], found["y"]


def test_a_start_is_chosen_on_the_one_map_there_is(person: Come, server: Serving) -> None:
    """Labyrinth once showed two equal grids; on a phone it must not be wider than the screen."""
    ann = person("Ann", viewport=SMALLEST, has_touch=True)
    ann.bring(open_table(server, "labyrinth", plan=BOX, seats=ALONE, name="Ann"))
    assert ann.is_asked()
    expect(ann.page.get_by_role("application")).to_have_count(1)
    expect(ann.page.get_by_role("grid").or_(ann.page.get_by_role("table"))).to_have_count(0)
    expect(ann.page.get_by_text("Choose a cell on the map.")).to_be_visible()
    assert ann.fits()
    for path in ("/", "/?open=labyrinth", "/rules/cc3k", "/learn/labyrinth", "/plans"):
        ann.go(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        assert ann.fits(), path


def test_nothing_is_suggested_that_is_refused(person: Come, server: Serving) -> None:
    """DungeonLab does not let one look before one has landed, nor while others move."""
    ann = person("Ann")
    ann.bring(open_table(server, "dungeonlab", plan=FIRST_STEPS, seats=1, name="Ann"))
    assert ann.is_asked()
    offered = ann.page.locator(".say button[title]")
    legal = set(ann.legal())
    for button in offered.all():
        assert button.get_attribute("title") in legal
    expect(ann.line).to_have_attribute("placeholder", "for example: land 1 1 1")
    ann.say("land 1 1 1")
    assert ann.is_asked()
    look = ann.page.get_by_role("group", name="move", exact=True).get_by_role("button", name="look")
    told = len(ann.told())
    look.click()
    ann.until(lambda: len(ann.told()) > told, "look is answered")
    expect(ann.page.get_by_role("alert")).to_be_empty()


def test_a_lost_connection_moves_nothing(person: Come, server: Serving) -> None:
    """The word about it lies over the page: the chat and the buttons stay where they are."""
    ann = person("Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "walker"}]
    terms = {"chat": True}
    opened = open_table(
        server, "dungeon-of-dooom", plan=CELLAR, seats=seats, name="Ann", terms=terms
    )
    ann.bring(opened)
    assert ann.is_asked()
    before = places(ann)
    ann.context.set_offline(True)
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    assert places(ann) == before
    ann.context.set_offline(False)
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
    assert places(ann) == before


def places(ann: Person) -> list[tuple[float, float]]:
    rose = ann.page.get_by_role("group", name="move", exact=True)
    return [box(what) for what in (ann.transcript, rose, ann.line)]
