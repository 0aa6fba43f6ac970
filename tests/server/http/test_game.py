"""Whole games over the WebSocket, and over HTTP with the NDJSON stream."""

import random
from pathlib import Path

import msgspec

from asterion.books import book
from asterion.core.contract.options import options_from
from asterion.core.records.record import read
from asterion.core.records.replay import verify
from asterion.core.referee.commitment import Promise
from tests.server.http.playing import Player, open_dooom, play_out
from tests.server.http.serving import Running

PLANS = Path(__file__).parents[3] / "src/asterion/books"


def test_a_whole_game_over_the_websocket(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, tokens[0]) as ann, server.window(table, tokens[1]) as ben:
        ann_plays, ben_plays = Player(ann, random.Random(1)), Player(ben, random.Random(2))
        play_out(ann_plays, ben_plays)
    assert ann_plays.result == ben_plays.result
    for window in (ann, ben):
        numbers = [said["number"] for said in window.heard if said["type"] in ("view", "news")]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    summary = server.get(f"/tables/{table}")
    assert summary["phase"] == "finished"
    assert summary["result"] == ann_plays.result


def test_what_is_shown_when_the_game_is_over(server: Running) -> None:
    table, tokens, opened = open_dooom(server, "Ann", "Ben")
    for path in ("record", "plan", "certificate", "replay"):
        early = server.call("GET", f"/tables/{table}/{path}")
        assert early.status_code == 403, path
        assert early.headers["content-type"] == "application/problem+json"
    with server.window(table, tokens[0]) as ann, server.window(table, tokens[1]) as ben:
        play_out(Player(ann, random.Random(2)), Player(ben, random.Random(3)))
    record = read(server.call("GET", f"/tables/{table}/record").content)
    verify(record, book("dungeon-of-dooom"))
    assert server.get(f"/tables/{table}/certificate") == {"lines": []}, "Dooom certifies nothing"
    plan = server.call("GET", f"/tables/{table}/plan").text
    dooom = book("dungeon-of-dooom")
    options = options_from(dooom.rules.options, server.get(f"/tables/{table}")["options"])
    promised = opened["summary"]["commitment"]
    opened_now = Promise.of("dungeon-of-dooom", plan, options, record.header.salt)
    assert opened_now.commitment == promised

    for chair, window in (("0", ann), ("1", ben)):
        replayed = server.call("GET", f"/tables/{table}/replay?as={chair}").content.splitlines()
        messages = [msgspec.json.decode(line) for line in replayed]
        assert messages[0]["type"] == "view"
        told = [message for message in messages if message["type"] == "news"]
        heard = [message for message in window.heard if message["type"] == "news"]
        assert told[-len(heard) :] == heard
    of_master = server.call("GET", f"/tables/{table}/replay?as=master").content
    assert of_master.count(b"\n") > len(heard)
    assert server.call("GET", f"/tables/{table}/replay?as=7").status_code == 404


def test_a_whole_game_over_http_and_ndjson(server: Running) -> None:
    """Only requests and two streams, as a program without WebSockets plays."""
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    chance = random.Random(4)
    lines = []
    with server.http.stream(
        "GET", f"/tables/{table}/live", headers={"Authorization": f"Bearer {tokens[1]}"}
    ) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        coming = stream.iter_lines()
        result = None
        while result is None:
            for token in tokens:
                view = server.get(f"/tables/{table}/view", token)
                result = view["result"]
                if view["prompt"] and view["offers"] and result is None:
                    move = {"do": chance.choice(view["offers"])["say"], "n": view["prompt"]["n"]}
                    news = server.post(f"/tables/{table}/moves", move, token)
                    assert news["type"] == "news"
                    assert news["number"] == view["number"] + 1
        for line in coming:
            if line:
                lines.append(msgspec.json.decode(line))
            if lines[-1].get("result"):
                break
    news = [message for message in lines if message["type"] == "news"]
    assert lines[0]["type"] == "view"
    assert [message["number"] for message in news] == list(
        range(lines[0]["number"] + 1, lines[0]["number"] + 1 + len(news))
    )
    told = server.get(f"/tables/{table}/transcript?limit=400", tokens[1])["entries"]
    assert [entry["sentences"] for entry in told[-len(news) :]] == [
        message["sentences"] for message in news
    ]


def test_a_game_against_bots_starts_at_once_and_is_watched(server: Running) -> None:
    wish = {
        "book": "dungeon-of-dooom",
        "settings": {"width": 8, "height": 6, "players": 2},
        "seats": [{"kind": "bot", "bot": "walker"}, {"kind": "bot", "bot": "hunter"}],
    }
    table = server.post("/tables", wish)["id"]
    with server.window(table) as watcher:
        view = watcher.until("view")
        assert view["seat"] == "watcher"
        assert view["prompt"] is None
        assert view["offers"] == []
        # Two bots may be done before the window is open: then the first view is the last.
        while not view["result"]:
            view = watcher.until("view", "news")
            assert view["prompt"] is None
    assert server.get(f"/tables/{table}")["phase"] == "finished"


def test_L94_the_certificate_of_the_plan_when_the_game_is_over(server: Running) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    plan = (PLANS / "labyrinth/samples/little-box.txt").read_text()
    wish = {"book": "labyrinth", "plan": plan, "seats": seats, "name": "Ann"}
    opened = server.post("/tables", wish)
    table, token = opened["id"], opened["seat"]["token"]
    assert server.call("GET", f"/tables/{table}/certificate").status_code == 403
    with server.window(table, token) as ann:
        play_out(Player(ann, random.Random(1)))
    lines = server.get(f"/tables/{table}/certificate")["lines"]
    assert lines[0] == "The Little Box (3x3, 9 cells, 2 players)"
    assert "              moves to heal: 5; rounds to a draw: 9" in lines


ALONE_WITH_A_FIGHTER = "name The Cell\nwin 1\n#####\n#.GE#\n#..##\n#####\n"


def test_what_a_bot_was_after_is_told_when_the_game_is_over(server: Running) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "fighter"}]
    wish = {"book": "dungeon-of-dooom", "plan": ALONE_WITH_A_FIGHTER, "seats": seats, "name": "Ann"}
    opened = server.post("/tables", wish)
    path = f"/tables/{opened['id']}"
    assert server.call("GET", f"{path}/aims", token=opened["seat"]["token"]).status_code == 403
    with server.window(opened["id"], opened["seat"]["token"]) as ann:
        play_out(Player(ann, random.Random(1)))
    (fighter,) = server.get(f"{path}/aims")
    assert fighter["name"] == opened["summary"]["places"][1]["name"]
    *aims, knew = fighter["aims"]
    assert set(aims) <= {"fighting", "collecting", "on the way out", "exploring"}
    assert aims
    assert knew == "knew an exit from round 1 on"
    (spoken,) = server.call("GET", f"{path}/aims", headers={"accept-language": "ru"}).json()
    assert set(spoken["aims"][:-1]) <= {"бой", "сбор добычи", "путь наружу", "разведка"}
    assert "aims" not in server.get(path)["places"][1]


def test_L80_a_drawn_plan_keeps_the_limits_that_were_agreed_on(server: Running) -> None:
    plan = (PLANS / "labyrinth/samples/little-box.txt").read_text()
    wish = {"book": "labyrinth", "plan": plan, "seats": 2, "settings": {"hospitals": 3}}
    refused = server.call("POST", "/tables", json=wish)
    assert refused.status_code == 422
    assert "fault (L80): hospitals: the table agreed on 3; the plan has 2" in refused.text
    server.post("/tables", wish | {"settings": {"hospitals": 2, "width": 9}})


def test_moments_worth_seeing_are_those_that_a_chair_was_told(server: Running) -> None:
    hall = "name A Hall\nwin 1\nGE\n"
    wish = {"book": "dungeon-of-dooom", "plan": hall, "seats": 1, "name": "Ann"}
    opened = server.post("/tables", wish)
    path, token = f"/tables/{opened['id']}", opened["seat"]["token"]
    assert server.call("GET", f"{path}/highlights?as=0").status_code == 403
    for said in ("move west", "pick up", "move east"):  # she may stand on the treasure already
        server.call("POST", f"{path}/moves", token, json={"do": said})
    entries = server.call("GET", f"{path}/record").text.splitlines()[1:-1]
    picked = next(n for n, entry in enumerate(entries) if '"pick up"' in entry)
    found = server.get(f"{path}/highlights?as=0")
    assert found == [
        {"move": picked, "kind": "treasure", "seat": 0},
        {"move": len(entries) - 1, "kind": "win", "seat": 0},
    ]
    public = server.get(f"{path}/highlights?as=watcher")
    assert all(moment in found for moment in public)
