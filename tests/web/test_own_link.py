"""A seat is held by a link of one's own; a player who has lost it asks the others."""

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come, see_each_other
from tests.web.tables import open_table

ASKED = "I play here, but lost my link"


def own_link(somebody: Person) -> str:
    somebody.page.get_by_text("Table", exact=True).click()
    link = somebody.page.get_by_label("Your own link").input_value()
    somebody.page.get_by_text("Table", exact=True).click()
    return link


def test_a_lost_seat_is_asked_for(person: Come, server: Serving) -> None:
    """What happens after the wait is in tests/server/tables/test_claims.py, with a clock set."""
    ann, bo, cy = person("Ann"), person("Bo"), person("Cy")
    opened = open_table(server, "dungeon-of-dooom", seats=3)
    table = opened["id"]
    for somebody in (ann, bo, cy):
        somebody.sit_down(f"/t/{table}")
    see_each_other(ann, bo, cy)

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

    # In a third browser he has nothing, and asks: everyone else is to agree, and he has to wait.
    lost = person("Bo without it")
    lost.go(f"/t/{table}")
    lost.page.get_by_text(ASKED).click()
    lost.page.get_by_role("button", name="Ask to come back as Bo").click()
    waiting = lost.page.get_by_role("status").filter(has_text="Tell the others your code")
    code = waiting.locator("b").inner_text()
    for somebody in (ann, cy):
        claim = somebody.page.get_by_role("alert").filter(has_text=code)
        claim.get_by_role("button", name="Yes, it is Bo").click()
        expect(claim).to_have_count(0)
    expect(waiting).to_be_visible()

    # He finds his link after all: that ends it everywhere, and he hears of it.
    elsewhere.go(f"/t/{table}")
    expect(elsewhere.page.get_by_text("somebody asked for your seat")).to_be_visible()
    expect(lost.page.get_by_text("The seat was not given to you")).to_be_visible()
    lost.troubles.clear()  # the browser notes the 401
    elsewhere.page.get_by_role("button", name="OK", exact=True).click()
    expect(elsewhere.page.get_by_text("somebody asked for your seat")).to_have_count(0)


def test_one_opponent_cannot_give_a_seat_away(person: Come, server: Serving) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = open_table(server, "dungeon-of-dooom", seats=2)["id"]
    for somebody in (ann, bo):
        somebody.sit_down(f"/t/{table}")
    see_each_other(ann, bo)
    bo.go("/plans")
    lost = person("Bo without it")
    lost.go(f"/t/{table}")
    lost.page.get_by_text(ASKED).click()
    lost.page.get_by_role("button", name="Ask to come back as Bo").click()
    expect(lost.page.get_by_text("sit down with an account")).to_be_visible()
    lost.troubles.clear()  # the browser notes the 409
