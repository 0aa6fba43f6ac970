"""L26 on the page: with the classic recall it shows what the book lets one ask for, and says so."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.http.classic import COIN
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import open_table

Come = Callable[..., Person]
WAYS = ("up", "right", "down", "left")
SAID = [f"shoot {way}; go up" for way in WAYS]
OPTIONS = {"recall": "classic", "repeats": True, "common_start": True}


def test_L26_the_page_lets_go_of_moves_before_the_last(person: Come, server: Serving) -> None:
    opened = open_table(server, "labyrinth", plan=COIN, seats=2, name="Ann", options=OPTIONS)
    table, tokens = opened["id"], [opened["seat"]["token"]]
    ann = person("Ann")
    ann.bring(opened)
    tokens.append(server.post(f"/tables/{table}/seats", {"name": "Bob"})["token"])
    assert ann.is_asked()
    for saying in SAID:
        for token in tokens:
            server.post(f"/tables/{table}/moves", {"do": saying}, token)

    def check() -> None:
        expect(ann.transcript).to_contain_text(
            "At this table only each player's last move can be recalled"
        )
        expect(ann.transcript.get_by_text(SAID[-1])).to_have_count(2)
        shown = (ann.transcript.text_content() or "").lower()
        assert not [saying for saying in SAID[:-1] if saying in shown]

    check()
    ann.page.reload()
    check()
    server.post(f"/tables/{table}/abandon", None, opened["host"])
    ann.page.reload()
    expect(ann.page.get_by_text("only each player's last move can be recalled")).to_have_count(0)
