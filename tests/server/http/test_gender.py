"""How a player wants to be spoken of: their words have it, and nothing else has."""

import json
from typing import Any

import pytest

from tests.server.http.playing import SMALL
from tests.server.http.serving import Running, Window


def opened(server: Running, *genders: str) -> tuple[str, list[str]]:
    """A table of Ann and Ben, who have said so of themselves."""
    wish: dict[str, Any] = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 2, "name": "Ann"}
    table = server.post("/tables", {**wish, "gender": genders[0]})
    ben = server.post(f"/tables/{table['id']}/seats", {"name": "Ben", "gender": genders[1]})
    return table["id"], [table["seat"]["token"], ben["token"]]


def seen(server: Running, table: str, token: str) -> dict[str, Any]:
    with Window(server.live(table), token, words="phrases") as window:
        return window.until("view")


@pytest.mark.parametrize(
    ("genders", "heard"), [(("she", "he"), ["she", "he"]), (("", "he"), ["", "he"]), (("", ""), [])]
)
def test_a_gender_stands_beside_the_name(
    server: Running, genders: tuple[str, str], heard: list[str]
) -> None:
    table, tokens = opened(server, *genders)
    said = [
        each for told in seen(server, table, tokens[0])["transcript"] for each in told["sentences"]
    ]
    told = {
        one["args"]["who"]: one["args"].get("whoGender", "")
        for one in persons(said)
        if one["args"]["whoIs"] in ("you", "other")
    }
    assert {name: gender for name, gender in told.items() if gender} == {
        name: gender for name, gender in zip(("Ann", "Ben"), heard, strict=False) if gender
    }


def persons(said: Any) -> list[dict[str, Any]]:
    """Every phrase in it that is about a player."""
    if isinstance(said, list):
        return [one for each in said for one in persons(each)]
    if not isinstance(said, dict):
        return []
    inside = persons(list(said.get("args", {}).values()))
    return [said, *inside] if "whoIs" in said.get("args", {}) else inside


def test_nothing_but_words_has_it(server: Running) -> None:
    table, tokens = opened(server, "she", "he")
    view = seen(server, table, tokens[0])
    for told in view["transcript"]:
        told["sentences"] = []
    view["prompt"] = None
    everything = json.dumps([view, server.get(f"/tables/{table}"), server.get("/tables")])
    assert "ender" not in everything


def test_nothing_else_can_be_said(server: Running) -> None:
    wish = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 2, "name": "Ann", "gender": "x"}
    assert server.call("POST", "/tables", json=wish).status_code == 400
