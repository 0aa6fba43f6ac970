"""Anyone who runs the server, at its page: the token, a table that is closed, and a ban."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process.serving import SAME_CHANCE, Serving
from tests.web.browsing import Person, need_page
from tests.web.tables import CELLAR, open_table
from tests.web.test_pages import WIDE, Guest

TOKEN = "the-key-of-the-cellar-door"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    need_page()
    secret = {"ASTERION_ADMIN_TOKEN": TOKEN}
    with Serving(tmp_path_factory.mktemp("admin"), environment=SAME_CHANCE | secret) as serving:
        yield serving


def test_a_table_is_closed_and_an_address_banned(
    person: Callable[..., Person], server: Serving, browser: Browser
) -> None:
    ann = person("Ann")
    table = {"plan": CELLAR, "seats": 1, "name": "Ann", "title": "By night"}
    ann.bring(open_table(server, "dungeon-of-dooom", **table))
    assert ann.is_asked()

    keeper = person("Eve", viewport=WIDE)
    guest, page = Guest(keeper, server), keeper.page
    keeper.go("/admin")
    page.get_by_label("Token").fill("x" * 20)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("not the administrator's token")
    keeper.troubles.clear()  # the browser notes the 401
    guest.look("the closed door")
    page.get_by_label("Token").fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Banned addresses")).to_be_visible()
    assert TOKEN not in page.url
    kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"
    assert TOKEN not in page.evaluate(kept)

    page.get_by_role("button", name="Close the table By night").click()
    page.get_by_label("Message to its players (optional)").fill("The house burns.")
    guest.look("the room of the operator")
    page.get_by_role("button", name="Close the table", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="By night")).to_contain_text("abandoned")
    expect(ann.page.get_by_text("The house burns.").first).to_be_visible()

    page.get_by_label("Address or network").fill("127.0.0.1")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("your own address")
    keeper.troubles.clear()  # the 409
    page.get_by_label("Address or network").fill("203.0.113.0/24")
    page.get_by_label("Reason (only you see it)").fill("floods")
    page.get_by_role("button", name="Ban", exact=True).click()
    banned = page.get_by_role("listitem").filter(has_text="203.0.113.0/24")
    expect(banned).to_contain_text("floods")
    page.get_by_role("button", name="Lift the ban on 203.0.113.0/24").click()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()
    assert TOKEN not in server.log.read_text()
