"""A book has the same names over HTTP as on the command line."""

import pytest

from asterion.books import ALIASES
from tests.server.http.playing import SMALL
from tests.server.http.serving import Running


@pytest.mark.parametrize("short", [*ALIASES, "Dooom", "LABYRINTH"])
def test_a_short_name_is_taken_wherever_a_book_is_named(server: Running, short: str) -> None:
    whole = ALIASES.get(short.lower(), short.lower())
    assert server.get(f"/books/{short}")["name"] == whole
    assert server.get(f"/books/{short}/rules")["book"] == whole
    assert server.post(f"/books/{short}/plans/generate", {})["plan"]
    wish = {"book": short, "terms": {"listed": True}}
    opened = server.post("/tables", wish)
    assert opened["summary"]["book"] == whole
    listed = server.get(f"/tables?book={short}")["tables"]
    assert opened["id"] in [each["id"] for each in listed]
    assert {each["book"] for each in listed} == {whole}


def test_a_plan_kept_under_a_short_name_is_played_under_either(server: Running) -> None:
    kept = server.post("/plans", {"book": "dooom", "plan": SMALL})
    for name in ("dooom", "dungeon-of-dooom"):
        wish = {"book": name, "plan_id": kept["id"], "plan_key": kept["key"]}
        assert server.post("/tables", wish)["summary"]["book"] == "dungeon-of-dooom"


def test_a_name_that_no_book_has_is_answered_with_the_nearest(server: Running) -> None:
    for path in ("/books/doom", "/tables?book=doom"):
        answer = server.call("GET", path)
        assert answer.status_code == 404
        assert "did you mean “dooom”?" in answer.json()["detail"]
