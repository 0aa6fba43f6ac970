"""The promise of the start: the page remembers it by itself, and says whose memory it shows."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import CELLAR, open_table

Come = Callable[..., Person]
KEPT = "The plan is the one committed to at the start."


def test_the_replay_holds_the_plan_against_what_the_page_itself_heard(
    person: Come, server: Serving
) -> None:
    opened = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=1, name="Ann")
    table, token = opened["id"], opened["seat"]["token"]
    ann = person("Ann")
    ann.bring(opened)
    assert ann.is_asked()
    server.ask("DELETE", f"/tables/{table}/seats/0", token=token)  # a death, and the end
    expect(ann.ending).to_be_visible()

    ann.go(f"/t/{table}/replay")
    expect(ann.page.get_by_text(KEPT)).to_be_visible()
    expect(ann.page.get_by_text("noted by this browser")).to_be_visible()

    # Somebody who was not there has only the server's word for it, and is told so.
    bo = person("Bo")
    bo.go(f"/t/{table}/replay")
    expect(bo.page.get_by_text(KEPT)).to_be_visible()
    expect(bo.page.get_by_text("this browser was not there")).to_be_visible()

    # Had another promise been heard at the start, the page would say so.
    forged = json.dumps({table: {"commitment": 64 * "0", "at": 0}})
    ann.page.evaluate("forged => localStorage.setItem('asterion.promises', forged)", forged)
    ann.page.reload()
    expect(
        ann.page.get_by_text("The plan is NOT the one committed to at the start.")
    ).to_be_visible()
    expect(ann.page.get_by_text("The server now reports a different")).to_be_visible()
