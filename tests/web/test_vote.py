"""The vote in the waiting room (7): the size of the plan that is made after it."""

from playwright.sync_api import Locator, expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import open_table


def wish(somebody: Person, what: str, value: str) -> None:
    vote = ballot(somebody)
    vote.get_by_label("What").select_option(label=what)
    vote.get_by_label("should be").fill(value)
    vote.get_by_role("button", name="Vote", exact=True).click()


def ballot(somebody: Person) -> Locator:
    return somebody.page.get_by_role("region", name="The vote")


def test_L15_two_vote_for_a_larger_labyrinth_and_are_promised_it_at_the_start(
    person: Come, server: Serving
) -> None:
    opened = open_table(server, "labyrinth", seats=2, name="Ann")
    ann, ben = person("Ann"), person("Ben", phone=True)
    ann.bring(opened)
    wish(ann, "columns", "7")
    expect(ballot(ann)).to_contain_text("Ann wants width: 7; with the votes so far, it is 5.")
    promise = ann.page.locator("details", has_text="Proof that the plan is fixed")
    promise.locator("summary").click()
    expect(promise).to_contain_text("The plan is made when the game starts, after the vote.")
    ben.sit_down(f"/t/{opened['id']}")
    expect(ben.page.get_by_text("Everyone is here; the host starts the game.")).to_be_visible()
    wish(ben, "columns", "7")
    expect(ballot(ann)).to_contain_text("Ben wants width: 7; with the votes so far, it is 7.")
    assert ben.fits()

    ann.page.get_by_role("button", name="Start the game").click()
    assert ann.is_asked()
    assert any("/".join(5 * ["#######"]) in frame for frame in ann.frames)
    noted = ann.page.evaluate("() => JSON.parse(localStorage.getItem('asterion.promises'))")
    summary = server.get(f"/tables/{opened['id']}")
    assert noted[opened["id"]]["commitment"] == summary["commitment"] != ""
