"""How it stands with a player of Labyrinth: in sight unasked, and asked aloud knowingly."""

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.pairs import Come
from tests.web.tables import BOX, open_table


def test_what_one_has_is_in_sight_and_the_question_about_it_is_known_to_be_heard(
    person: Come, server: Serving
) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    ann = person("Ann")
    ann.bring(open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann"))
    ann.set_out()
    strip = ann.page.get_by_role("group", name="Status")
    expect(strip.get_by_role("listitem").filter(has_text="Bullets")).to_contain_text("3")
    expect(strip.get_by_role("listitem").filter(has_text="Grenades")).to_contain_text("3")
    before = len(ann.told())
    aloud = ann.page.get_by_role("button", name="status, aloud")
    asked = ann.page.get_by_role("alertdialog")
    aloud.click()
    expect(asked).to_contain_text("Everyone hears the answer")
    asked.get_by_role("button").last.click()
    expect(asked).to_have_count(0)
    assert len(ann.told()) == before, "thinking better of it says nothing"
    aloud.click()
    asked.get_by_role("button").first.click()
    ann.until(lambda: len(ann.told()) > before, "the answer")
    before = len(ann.told())
    aloud.click()
    expect(asked).to_have_count(0)
    ann.until(lambda: len(ann.told()) > before, "the answer, with no question the second time")
