"""The waiting room: what the game is, and a bot for a seat that stays free."""

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.pairs import Come
from tests.web.tables import BOX, open_table


def test_who_is_invited_reads_what_the_game_is(person: Come, server: Serving) -> None:
    opened = open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann")
    ben = person("Ben", phone=True)
    ben.go(f"/t/{opened['id']}")
    about = ben.page.locator(".about")
    expect(about.get_by_role("heading", name="Labyrinth")).to_be_visible()
    expect(about.locator("p").first).to_contain_text("and carry it out")
    expect(about).to_contain_text("everyone hears what comes of it")
    expect(about).to_contain_text("No account is needed")
    expect(about.get_by_role("link", name="How to play")).to_have_attribute(
        "href", "/learn/labyrinth"
    )
    assert ben.fits()


def test_the_host_puts_a_bot_on_the_free_seat_and_plays(person: Come, server: Serving) -> None:
    ann = person("Ann")
    ann.bring(open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann"))
    ann.page.get_by_role("button", name="Put a bot here: seat 2").click()
    assert ann.is_asked()
    assert len(ann.latest("names")) == 2


def test_a_table_for_friends_begins_with_chat_own_steps_and_an_assistant(person: Come) -> None:
    ann = person("Ann")
    ann.go("/?open=labyrinth")
    ann.page.get_by_role("button", name="Open the table").click()
    table = ann.at_table()
    expect(ann.page.get_by_text("1 still free")).to_be_visible()
    terms = ann.page.evaluate(
        "async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).terms", table
    )
    assert terms["chat"] is True
    assert (terms["notebook"], terms["assistant"]) == ("own steps", "own answers")
