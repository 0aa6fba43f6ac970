"""The assistant at a table's page: what follows is drawn, hinted at, and explained."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.notebooks import Notebook
from tests.web.tables import BOX, open_table

Come = Callable[..., Person]


def seated(server: Serving, assistant: str) -> tuple[dict[str, object], str]:
    """Ann on a3 and Bo on c2."""
    wish = {"plan": BOX, "seats": 2, "terms": {"assistant": assistant}}
    opened = open_table(server, "labyrinth", name="Ann", options={"repeats": True}, **wish)
    bo = server.post(f"/tables/{opened['id']}/seats", {"name": "Bo"})["token"]
    moves = f"/tables/{opened['id']}/moves"
    server.post(moves, {"do": "start a3"}, opened["seat"]["token"])
    news = server.post(moves, {"do": "start c2"}, bo)
    confirmed = any(event["event"] == "Confirmed" for event in news["events"])
    assert confirmed, "with the dice of the tests' server the master voids no choice here"
    return opened, bo


def test_L12_what_follows_is_drawn_hinted_at_and_explained(person: Come, server: Serving) -> None:
    opened, _ = seated(server, "everything said")
    token = opened["seat"]["token"]  # type: ignore[index]
    server.post(f"/tables/{opened['id']}/moves", {"do": "go right"}, token)
    ann = person("Ann")
    ann.bring(opened)
    page, notebook = ann.page, Notebook(ann.page)
    notebook.is_kept()
    # Ann stands on b3, the encephalitis cell; nobody drew it for her but the assistant.
    expect(notebook.paper.locator('[data-proved="1,2,0"]')).to_be_attached()
    follows = page.get_by_role("region", name="What follows")
    follows.get_by_role("button", name=re.compile("What follows")).click()
    # A note that does not fit is found out, and why.
    notebook.stamp("pit (key p)")
    notebook.click(0.5, 2.5)
    expect(follows).to_contain_text("Your note on a3 (pit) contradicts what you were told")
    expect(notebook.paper.locator('[data-misfit="wrong 0,2,0"]')).to_be_attached()
    follows.get_by_role("button", name="Why?").first.click()
    expect(follows.get_by_role("status")).to_contain_text("It is certain that a3 is a weaponry")
    # Words that are typed are for the assistant as well.
    page.get_by_role("combobox").fill("why b3")
    page.keyboard.press("Enter")
    expect(follows.get_by_role("status")).to_contain_text("b3 is the encephalitis cell")
    follows.get_by_label("Draw what is certain").uncheck()
    expect(notebook.paper.locator("[data-proved]")).to_have_count(0)


def test_L12_without_an_agreement_there_is_none(person: Come, server: Serving) -> None:
    opened, _ = seated(server, "off")
    ann = person("Ann")
    ann.bring(opened)
    Notebook(ann.page).is_kept()
    expect(ann.page.get_by_role("region", name="What follows")).to_have_count(0)
    assert not [answer.url for answer in ann.answers if "/knowledge/" in answer.url]


def test_L12_why_walks_its_argument_over_the_map(person: Come, server: Serving) -> None:
    """Bo goes up into a river, is carried to a delta, and goes down: only b1 can be the delta."""
    opened, bo = seated(server, "everything said")
    token = opened["seat"]["token"]  # type: ignore[index]
    for player, move in ((token, "right"), (bo, "up"), (token, "up"), (bo, "down")):
        server.post(f"/tables/{opened['id']}/moves", {"do": f"go {move}"}, player)
    ann = person("Ann")
    ann.bring(opened)
    page, notebook = ann.page, Notebook(ann.page)
    notebook.is_kept()
    page.get_by_role("combobox").fill("why b1")
    page.keyboard.press("Enter")
    follows = page.get_by_role("region", name="What follows")
    expect(follows.get_by_role("status")).to_contain_text("It is certain that b1 is a delta.")
    argument = follows.get_by_role("group", name="The argument, step by step")
    ghosts = notebook.paper.locator("[data-ghost]")
    expect(argument).to_contain_text(re.compile("Step 1 of .*Bo was on"))
    expect(ghosts.first).to_be_attached()
    argument.get_by_role("button", name="Next").click()
    expect(notebook.paper.locator('[data-ghost="out"]').first).to_be_attached()
    # The arrows go from step to step, and nobody walks on the map.
    page.keyboard.press("End")
    expect(argument.locator(".said")).to_contain_text("b1 is a delta")
    expect(notebook.paper.locator('[data-argued="proves"]')).to_be_attached()
    follows.get_by_role("button", name=re.compile("What follows")).click()
    expect(ghosts).to_have_count(0)
    expect(notebook.paper.locator("[data-argued]")).to_have_count(0)


def test_nobody_is_drawn_where_they_were_proved_to_be_an_answer_ago(
    person: Come, server: Serving
) -> None:
    opened, bo = seated(server, "everything said")
    token = opened["seat"]["token"]  # type: ignore[index]
    moves = f"/tables/{opened['id']}/moves"
    server.post(moves, {"do": "go right"}, token)
    ann = person("Ann")
    ann.bring(opened)
    expect(ann.page.locator('[data-proved="1,2,0"]')).to_be_attached()
    ann.page.route("**/knowledge/map", lambda route: None)  # it thinks, and thinks
    server.post(moves, {"do": "go up"}, bo)
    server.post(moves, {"do": "go up"}, token)
    expect(ann.transcript).to_contain_text("Ann: Go up.")
    expect(ann.page.locator('[data-proved="1,2,0"]')).to_be_attached()
    expect(ann.page.locator("[data-proved-player]")).to_have_count(0)
