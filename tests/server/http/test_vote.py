"""The vote on options in the waiting room (7)."""

from typing import Any

from asterion.books import book
from asterion.core.commitment import Promise
from asterion.core.options import options_from
from asterion.core.record import read
from tests.server.http.serving import Running


def waiting_room(server: Running) -> tuple[str, str, list[str]]:
    """A table of Labyrinth at which Ann and Ben wait for the host: its id and their tokens."""
    wish = {"book": "labyrinth", "seats": 3, "name": "Ann", "terms": {"start": "host"}}
    opened = server.post("/tables", wish)
    table = opened["id"]
    ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
    return table, opened["host"], [opened["seat"]["token"], ben]


def vote(server: Running, table: str, token: str, option: str, value: str) -> dict[str, Any]:
    wish = {"option": option, "value": value}
    summary: dict[str, Any] = server.post(f"/tables/{table}/vote", wish, token)
    return summary


def test_L15_the_players_outvote_the_hosts_proposal_together(server: Running) -> None:
    table, host, (ann, ben) = waiting_room(server)
    before = server.get(f"/tables/{table}")
    assert before["options"]["skips"] is False
    one = vote(server, table, ann, "skips", "yes")
    assert one["options"]["skips"] is False, "17 of 100 against the host's 49"
    assert one["places"][0]["votes"] == {"skips": "yes"}
    assert vote(server, table, ben, "skips", "yes")["options"]["skips"] is False
    started = server.post(f"/tables/{table}/start", None, host)
    assert started["options"]["skips"] is True, "the third seat stayed empty: 51 to 49"
    assert started["commitment"] != before["commitment"]
    wish = {"option": "skips", "value": "no"}
    late = server.call("POST", f"/tables/{table}/vote", ann, json=wish)
    assert late.status_code == 409


def test_L15_the_promise_is_that_of_the_options_voted_for(server: Running) -> None:
    table, host, (ann, ben) = waiting_room(server)
    for token in (ann, ben):
        vote(server, table, token, "dark_moves", "yes")
    promised = server.post(f"/tables/{table}/start", None, host)
    server.post(f"/tables/{table}/abandon", None, host)
    record = read(server.call("GET", f"/tables/{table}/record").content)
    labyrinth = book("labyrinth")
    options = options_from(labyrinth.options, record.header.settings)
    assert record.header.settings["dark_moves"] is True
    sealed = Promise.of("labyrinth", record.header.plan, options, record.header.salt).commitment
    assert sealed == promised["commitment"] == record.header.commitment


def test_L15_a_wish_is_taken_back_and_goes_with_its_seat(server: Running) -> None:
    table, _host, (ann, ben) = waiting_room(server)
    vote(server, table, ann, "skips", "yes")
    assert vote(server, table, ann, "skips", "")["places"][0]["votes"] == {}
    vote(server, table, ben, "skips", "yes")
    server.call("DELETE", f"/tables/{table}/seats/1", ben)
    assert server.get(f"/tables/{table}")["places"][1]["votes"] == {}


def test_L15_what_cannot_be_voted_on_is_refused_and_tells_nothing_of_the_plan(
    server: Running,
) -> None:
    table, host, (ann, _ben) = waiting_room(server)
    for token, option, value, status, words in (
        (ann, "mites", "no", 422, "the plan is made for “mites” as it is"),
        (ann, "skips", "maybe", 422, "cannot be “maybe”"),
        (ann, "master", "human", 422, "settled when the table is opened"),
        (ann, "skip", "yes", 422, "there is no option “skip”"),
        (host, "skips", "yes", 403, "the players vote"),
    ):
        wish = {"option": option, "value": value}
        refused = server.call("POST", f"/tables/{table}/vote", token, json=wish)
        assert (refused.status_code, words in refused.text) == (status, True), refused.text
    dooom = server.post("/tables", {"book": "dungeon-of-dooom", "seats": 2, "name": "Ann"})
    wish = {"option": "sight", "value": "3"}
    path = f"/tables/{dooom['id']}/vote"
    assert "no vote" in server.call("POST", path, dooom["seat"]["token"], json=wish).text
