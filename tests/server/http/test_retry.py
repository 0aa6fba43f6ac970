"""Playing on from a moment of a game that is over, and what would have been answered there."""

import random
from typing import Any

import pytest

from asterion.books import book
from asterion.core.records.record import read
from asterion.core.records.replay import replay, verify
from tests.server.http.playing import open_dooom
from tests.server.http.serving import Running, Window


def played(server: Running, *names: str, **terms: Any) -> tuple[str, list[str]]:
    """A game between these players, played to its end."""
    table, tokens, _ = open_dooom(server, *names, **terms)
    chance = random.Random(7)
    while server.get(f"/tables/{table}")["phase"] == "playing":
        for token in tokens:
            view = server.get(f"/tables/{table}/view", token)
            if view["prompt"] and view["offers"] and view["result"] is None:
                do = chance.choice(view["offers"])["say"]
                server.post(f"/tables/{table}/moves", {"do": do}, token)
    return table, tokens


def record(server: Running, table: str, token: str | None = None) -> bytes:
    found: bytes = server.call("GET", f"/tables/{table}/record", token).content
    return found


def to_the_end(server: Running, table: str, token: str) -> None:
    """Ann alone against the bot, by anything that is legal."""
    chance = random.Random(3)
    with Window(server.live(table), token) as window:
        message = window.next()
        while True:
            if message.get("result") is not None:
                return
            if message["type"] in ("view", "news") and message["prompt"]:
                do = chance.choice(message["offers"])["say"]
                window.send({"type": "move", "do": do, "n": message["prompt"]["n"]})
            message = window.next()


def test_O1_a_game_is_played_on_from_a_move_with_what_was_known_then(server: Running) -> None:
    old, tokens = played(server, "Ann", "Bob")
    lines = record(server, old).splitlines()
    moment = (len(lines) - 2) // 2
    opened = server.post(f"/tables/{old}/play-on", {"move": moment, "seat": 0}, tokens[1])
    new, token = opened["id"], opened["seat"]["token"]
    assert opened["summary"]["played_on"] == {"table": old, "move": moment}
    assert [place["kind"] for place in opened["summary"]["places"]] == ["person", "bot"]
    assert [place["name"] for place in opened["summary"]["places"]] == ["Ann", "Bob"]
    # Ann has heard what she had heard by then, and where it comes from.
    before = server.get(f"/tables/{old}/transcript", tokens[0])["entries"]
    after = server.get(f"/tables/{new}/transcript", token)["entries"]
    told = [entry["sentences"] for entry in after]
    ruling = next(n for n, lines in enumerate(told) if "for practice" in " ".join(lines))
    assert f"from move {moment} of game {old}" in told[ruling][0]
    assert told[:ruling] == [entry["sentences"] for entry in before[:ruling]]
    # It ends, and its record is the old one up to there, and a game of its own from then on.
    to_the_end(server, new, token)
    again = record(server, new)
    assert again.splitlines()[: moment + 2] == lines[: moment + 2]
    verify(read(again), book("dungeon-of-dooom"))


def test_it_is_practice_neither_listed_nor_rated_nor_clocked(server: Running) -> None:
    old, _ = played(server, "Ann", "Bob", listed=True, chat=True)
    summary = server.post(f"/tables/{old}/play-on", {"move": 1, "seat": 1})["summary"]
    terms = summary["terms"]
    assert (terms["listed"], terms["rated"], terms["clock"]) == (False, False, "none")
    assert terms["assistant"] == "own answers"
    listed = {table["id"] for table in server.get("/tables")["tables"]}
    assert old in listed
    assert summary["id"] not in listed


@pytest.mark.parametrize("path", ["play-on", "what-if"])
def test_while_a_game_goes_on_nobody_tries_it_out(server: Running, path: str) -> None:
    table, tokens, opened = open_dooom(server, "Ann", "Bob")
    for token in (*tokens, opened["host"], None):
        body: dict[str, Any] = {"move": 0, "seat": 0}
        body |= {"do": "end"} if path == "what-if" else {}
        answer = server.call("POST", f"/tables/{table}/{path}", token, json=body)
        assert answer.status_code == 403
        assert "shown" in answer.json()["detail"] or "over" in answer.json()["detail"]


def test_O8_what_if_is_answered_on_a_copy(server: Running) -> None:
    table, _ = played(server, "Ann", "Bob")
    kept = record(server, table)
    lines = kept.splitlines()
    game = replay(read(kept), book("dungeon-of-dooom"))
    moments = [entry.n - 1 for entry in game.entries if entry.seat == 0 and entry.n]
    asked = {"move": moments[0], "seat": 0}
    answer = server.post(f"/tables/{table}/what-if", asked | {"do": "end"})
    assert answer["do"] == "end"
    assert answer["said"]
    assert answer["board"]
    assert not answer["over"]
    wrong = server.call("POST", f"/tables/{table}/what-if", json=asked | {"do": "fly"})
    assert wrong.status_code == 409
    assert "not understood" in wrong.json()["detail"]
    other = {"move": moments[0], "seat": 1, "do": "end"}
    assert server.call("POST", f"/tables/{table}/what-if", json=other).status_code == 409
    assert record(server, table).splitlines() == lines


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"move": 10_000, "seat": 0}, 404),
        ({"move": 1, "seat": 5}, 404),
        ({"move": -1, "seat": 0}, 400),
    ],
)
def test_a_moment_that_is_none_is_refused(
    server: Running, body: dict[str, Any], status: int
) -> None:
    table, _ = played(server, "Ann", "Bob")
    assert server.call("POST", f"/tables/{table}/play-on", json=body).status_code == status


def test_without_a_move_it_is_ones_last_word_again(server: Running) -> None:
    table, _ = played(server, "Ann", "Bob")
    entries = replay(read(record(server, table)), book("dungeon-of-dooom")).entries
    last = max(entry.n for entry in entries if entry.seat == 1)
    summary = server.post(f"/tables/{table}/play-on", {"seat": 1})["summary"]
    assert summary["played_on"] == {"table": table, "move": last - 1}


def test_at_its_end_there_is_nothing_to_play_on(server: Running) -> None:
    table, _ = played(server, "Ann", "Bob")
    last = len(record(server, table).splitlines()) - 3
    answer = server.call("POST", f"/tables/{table}/play-on", json={"move": last, "seat": 0})
    assert answer.status_code == 409
    assert "choose an earlier one" in answer.json()["detail"]
