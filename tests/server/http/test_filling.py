"""A bot for a free seat: by the host alone, and before the game alone."""

from tests.server.http.playing import SMALL
from tests.server.http.serving import Running

WISH = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 3, "name": "Ann"}


def test_the_host_fills_a_free_seat_and_the_last_one_starts_the_game(server: Running) -> None:
    opened = server.post("/tables", WISH)
    table, host, seat = opened["id"], opened["host"], opened["seat"]["token"]
    path = f"/tables/{table}/seats/1/bot"
    assert server.call("POST", path, seat, json={"bot": "walker"}).status_code == 403
    assert server.call("POST", path, host, json={"bot": "nobody"}).status_code == 422
    assert server.call("POST", path, host, json={"bot": "walker:easy"}).status_code == 204
    places = server.get(f"/tables/{table}")["places"]
    assert [place["kind"] for place in places] == ["person", "bot", "open"]
    assert places[1]["bot"] == "walker:easy"
    assert len({place["name"] for place in places}) == 3
    assert server.call("POST", path, host, json={"bot": "walker"}).status_code == 409
    assert (
        server.call("POST", f"/tables/{table}/seats/0/bot", host, json={"bot": ""}).status_code
        == 409
    )
    assert (
        server.call("POST", f"/tables/{table}/seats/9/bot", host, json={"bot": ""}).status_code
        == 404
    )
    last = f"/tables/{table}/seats/2/bot"
    assert server.call("POST", last, host, json={"bot": ""}).status_code == 204
    assert server.get(f"/tables/{table}")["phase"] == "playing"
    assert server.call("POST", last, host, json={"bot": ""}).status_code == 409
