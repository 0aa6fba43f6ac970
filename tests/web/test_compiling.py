"""After a game (7): the winner may compile the next labyrinth, or hand that over."""

import json

from playwright.sync_api import Locator, expect

from asterion.books import book
from asterion.books.samples import samples
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import open_table

MILL = samples(book("labyrinth"))["old-mill"]


def next_labyrinth(somebody: Person) -> Locator:
    return somebody.ending.get_by_role("region", name="The next labyrinth")


def test_L14_the_winner_hands_over_and_the_other_leads_on_a_saved_plan(
    person: Come, server: Serving
) -> None:
    opened = open_table(
        server, "labyrinth", seats=3, name="Ann", players=["Ben", "Cid"],
        options={"common_start": True},
    )  # fmt: skip
    table = opened["id"]
    bens, cids = opened["seated"]
    ann, ben = person("Ann", phone=True), person("Ben")
    ann.bring(opened)
    ben.bring({"id": table, "host": "", "seat": bens})
    for token in (opened["seat"]["token"], cids["token"]):
        server.post(f"/tables/{table}/moves", {"do": "resign"}, token)
    expect(next_labyrinth(ann)).to_contain_text("Ben may design the next labyrinth")
    expect(next_labyrinth(ben)).to_contain_text("You may design the next labyrinth")
    next_labyrinth(ben).get_by_label("Hand over to").select_option("Ann")
    next_labyrinth(ben).get_by_role("button", name="Hand over").click()
    expect(next_labyrinth(ben)).to_contain_text("Ann may design the next labyrinth")

    saved = server.post("/plans", {"book": "labyrinth", "name": "My mill", "plan": MILL})
    plan = {**saved, "book": "labyrinth", "name": "My mill", "at": 0}
    keep = "plans => localStorage.setItem('asterion.plans', plans)"
    ann.page.evaluate(keep, json.dumps({saved["id"]: plan}))
    ann.page.reload()
    next_labyrinth(ann).get_by_label("Its plan").select_option("My mill")
    assert ann.fits()
    next_labyrinth(ann).get_by_role("button", name="Design it").click()
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    following = ann.at_table()
    expect(ann.page.get_by_text("reserved for Ben")).to_be_visible()

    ben.ending.get_by_role("link", name="Next game").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("listitem").filter(has_text="reserved for Ben").get_by_role(
        "button"
    ).click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    server.post(f"/tables/{following}/seats", {"name": "Cid", "from": cids["token"]})
    ann.until(lambda: ann.latest("seat") == "master", "the seat of the master")
    summary = server.get(f"/tables/{following}")
    assert (summary["phase"], summary["terms"]["master"]) == ("playing", "person")
