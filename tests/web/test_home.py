"""The first page: your tables first, boards that are played on now, the labyrinth of the week."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import SHIFTS, Person
from tests.web.conftest import started
from tests.web.tables import BOX, open_table

Come = Callable[..., Person]
AT_THE_EXIT = "name The Door\nwin 1\n####\n#GE#\n#GE#\n####\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Where no other test's tables are listed and nobody else tries the week's labyrinth."""
    yield from started(tmp_path_factory)


def home(person: Person) -> None:
    """Until everything that comes later has come."""
    person.go("/")
    expect(person.page.locator("section.books article")).to_have_count(5)
    expect(person.page.get_by_text("Proof that the map was fixed")).to_be_attached()
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_while_the_first_page_fills(
    person: Come, server: Serving, phone: bool
) -> None:
    opened = open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann", terms={"listed": True})
    server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"})
    ann = person("Ann", phone=phone)
    ann.page.add_init_script(SHIFTS)
    home(ann)
    assert ann.page.evaluate("window.shifted") < 0.05
    ann.go(f"/t/{opened['id']}#{opened['seat']['token']}")
    expect(ann.page.get_by_role("combobox").first).to_be_visible()
    home(ann)  # with room for the table, before it is known what goes on there
    expect(ann.page.get_by_text("Your turn")).to_be_visible()
    assert ann.page.evaluate("window.shifted") < 0.05


def test_the_labyrinth_of_the_week_is_entered_once(person: Come, server: Serving) -> None:
    ann = person("Ann")
    home(ann)
    card: Any = ann.page.get_by_role("region", name=server.get("/weeks/now")["title"])
    expect(card.get_by_text("You have one try.")).to_be_visible()
    ann.page.get_by_label("You play as").fill("Ann")
    card.get_by_role("button", name="Play", exact=True).click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("combobox").first).to_be_visible()
    table = ann.page.url
    home(ann)
    expect(card.get_by_text("one is still inside")).to_be_visible()
    expect(card.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    card.get_by_role("link", name="Back to your game").click()
    ann.page.wait_for_url(table)
    held = ann.page.evaluate("JSON.parse(localStorage.getItem('asterion.seats'))")
    name = table.rsplit("/", 1)[1]
    server.post(f"/tables/{name}/abandon", None, held[name]["host"])
    ann.go("/week")
    expect(ann.page.get_by_text("Your try is over: you did not make it out.")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Your game", exact=True)).to_have_attribute(
        "href", f"/t/{name}"
    )


def test_boards_are_drawn_with_what_everyone_may_know(person: Come, server: Serving) -> None:
    opened = open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann", terms={"listed": True})
    ben = server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"})["token"]
    for token in (opened["seat"]["token"], ben):
        server.post(f"/tables/{opened['id']}/moves", {"do": "start a1"}, token)
    cid = person("Cid")
    home(cid)
    live = cid.page.get_by_role("region", name="Live now")
    board = live.locator(f"a[href='/t/{opened['id']}']")
    expect(board.locator("svg").first).to_be_visible()
    expect(board.locator("svg path").first).to_be_attached()
    board.click()
    cid.page.wait_for_url(f"**/t/{opened['id']}")


def test_against_bots_one_may_move_second_where_seats_differ(person: Come) -> None:
    ann = person("Ann")
    home(ann)
    page = ann.page
    assert page.get_by_label("Your place in the order of play in DungeonLab").count() == 0, (
        "its dice say who is first"
    )
    page.get_by_label("You play as").fill("Ann")
    ann.more_of("Dungeon of Dooom")
    page.get_by_label("Your place in the order of play in Dungeon of Dooom").select_option(
        "you move second"
    )
    page.get_by_role("button", name="Play now: Dungeon of Dooom").click()
    page.wait_for_url("**/t/*")
    assert ann.is_asked()
    view = next(one for one in reversed(ann.heard) if one.get("names"))
    assert (view["seat"], view["names"][1]) == (1, "Ann")


def test_a_harder_game_keeps_the_seat(person: Come, server: Serving) -> None:
    seats = [{"kind": "bot", "bot": "fighter"}, {"kind": "person"}]
    opened = open_table(server, "dungeon-of-dooom", plan=AT_THE_EXIT, seats=seats, name="Ann")
    ann = person("Ann")
    ann.go(f"/t/{opened['id']}#{opened['seat']['token']}")  # the bot is out in its first turn
    ann.page.get_by_role("button", name="Harder").click()
    ann.page.wait_for_url(lambda address: opened["id"] not in address)
    assert ann.is_asked()
    view = next(one for one in reversed(ann.heard) if one.get("names"))
    assert view["seat"] == 1


def test_each_book_has_a_scene_of_its_own(person: Come) -> None:
    ann = person("Ann")
    home(ann)
    drawn = ann.page.locator("section.books .scene use")
    expect(drawn).to_have_count(5)
    shown = {use.get_attribute("href") for use in drawn.all()}
    assert len(shown) == 5
    scenes = ann.page.request.get("/scenes.svg").text()
    for href in shown:
        assert f'<symbol id="{str(href).partition("#")[2]}"' in scenes
    widths = drawn.evaluate_all("(uses) => uses.map((use) => use.getBBox().width)")
    assert all(width > 100 for width in widths), "each is drawn"


def test_on_a_phone_the_day_and_the_week_come_before_the_books(person: Come) -> None:
    ann = person("Ann", phone=True)
    home(ann)
    places = [
        box["y"]
        for what in ("#daily-card", "#puzzle-card", "#week-card", "section.books")
        if (box := ann.page.locator(what).bounding_box())
    ]
    assert places == sorted(places)
    assert len(places) == 4


def test_the_week_has_a_place_of_its_own(person: Come) -> None:
    ann = person("Ann", phone=True)
    home(ann)
    ann.page.get_by_role("link", name="All results").click()
    ann.page.wait_for_url("**/week")
    expect(ann.page.get_by_text("Everyone gets the same labyrinth and one try.")).to_be_visible()
    expect(ann.page.get_by_text("Proof that the map was fixed")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Labyrinth of the week", level=1)).to_be_visible()
