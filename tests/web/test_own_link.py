"""A seat is kept by a link of one's own; whoever has lost it comes back when the others agree."""

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import CELLAR, share_plan

ASKED = "I play here, and have lost my link"


def own_link(somebody: Person) -> str:
    somebody.page.get_by_text("Table", exact=True).click()
    link = somebody.page.get_by_label("Your own link").input_value()
    somebody.page.get_by_text("Table", exact=True).click()
    return link


def test_a_lost_seat_comes_back(person: Come, server: Serving) -> None:
    ann, bo = person("Ann"), person("Bo")
    ann.go(share_plan(server, "dungeon-of-dooom", CELLAR))
    ann.page.get_by_label("You play as").fill("Ann")
    ann.page.get_by_role("button", name="Open the table").click()
    table = ann.at_table()
    expect(ann.page.get_by_label("Your own link")).to_be_visible()
    bo.sit_down(ann.page.get_by_label("The link to this table").input_value())
    expect(bo.page.get_by_label("Players")).to_contain_text("Bo")

    # By his own link Bo sits in another browser as well, and the link is gone from its address.
    link = own_link(bo)
    assert f"/t/{table}#seat_" in link
    elsewhere = person("Bo elsewhere")
    elsewhere.go(link)
    expect(elsewhere.page.get_by_label("Players").get_by_text("you")).to_be_visible()
    assert "#" not in elsewhere.page.url
    assert elsewhere.latest("seat") == bo.latest("seat")
    bo.go("/plans")
    elsewhere.go("/plans")

    # In a third browser he has nothing, and asks.
    lost = person("Bo without it")
    lost.go(f"/t/{table}")
    lost.page.get_by_text(ASKED).click()
    lost.page.get_by_role("button", name="Ask to come back as Bo").click()
    code = lost.page.get_by_role("status").filter(has_text="Tell the others").locator("b")
    expect(code).to_be_visible()
    claim = ann.page.get_by_role("alert").filter(has_text="has lost the link to Bo's seat")
    expect(claim).to_contain_text(code.inner_text())
    claim.get_by_role("button", name="Yes, it is Bo").click()
    expect(lost.page.get_by_label("Players").get_by_text("you")).to_be_visible()
    for somebody in (ann, lost):
        told = "Bo comes back with a new link, as Ann agreed"
        expect(somebody.transcript.get_by_text(told)).to_be_visible()
    assert own_link(lost) != link
