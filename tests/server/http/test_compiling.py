"""The winner compiles the next plan, or hands that over (7)."""

from pathlib import Path
from typing import Any

from asterion.books import labyrinth
from tests.server.http.serving import Running

MILL = (Path(labyrinth.__file__).parent / "samples" / "old-mill.txt").read_text("utf-8")


def won_by_ben(server: Running, **wish: Any) -> tuple[str, list[str]]:
    """A game of Ann, Ben and Cid in which the others resign: its id and their tokens."""
    options = {"common_start": True}
    opening = {"book": "labyrinth", "seats": 3, "name": "Ann", "players": ["Ben", "Cid"]}
    opened = server.post("/tables", opening | {"options": options} | wish)
    tokens = [opened["seat"]["token"], *(sat["token"] for sat in opened["seated"])]
    for seat in (0, 2):
        server.post(f"/tables/{opened['id']}/moves", {"do": "resign"}, tokens[seat])
    return opened["id"], tokens


def sit(server: Running, table: str, name: str, before: str) -> Any:
    return server.post(f"/tables/{table}/seats", {"name": name, "from": before})


def test_L14_the_winner_compiles_the_next_plan_and_leads_that_game(server: Running) -> None:
    table, (ann, ben, cid) = won_by_ben(server)
    over = server.get(f"/tables/{table}")
    assert (over["result"]["winners"], over["compiler"]) == ([1], 1)
    for token in (ann, cid):
        refused = server.call("POST", f"/tables/{table}/compile", token, json={})
        assert (refused.status_code, "only the winner" in refused.text) == (403, True)
    led = server.post(f"/tables/{table}/compile", {"plan": MILL}, ben)
    assert (led["seat"], led["summary"]["terms"]["master"]) == (None, "person")
    assert [place["name"] for place in led["summary"]["places"]] == ["Ann", "Cid"]
    assert len(led["summary"]["commitment"]) == 64, "a plan that was given is promised at once"
    assert server.get(f"/tables/{table}")["rematch"] == led["id"]
    tokens = [sit(server, led["id"], "Ann", ann), sit(server, led["id"], "Cid", cid)]
    assert [sat["seat"] for sat in tokens] == [0, 1]
    assert server.get(f"/tables/{led['id']}")["phase"] == "playing"
    assert server.get(f"/tables/{led['id']}/view", led["master"])["seat"] == "master"
    assert "Old Mill" in server.call("GET", f"/tables/{led['id']}/plan", led["master"]).text


def test_L14_the_winner_hands_it_over_and_the_generator_may_make_the_plan(server: Running) -> None:
    table, (ann, ben, _cid) = won_by_ben(server)
    handed = server.post(f"/tables/{table}/compiler", {"seat": 0}, ben)
    assert handed["compiler"] == 0
    for path, body in (("compile", {}), ("compiler", {"seat": 2})):
        late = server.call("POST", f"/tables/{table}/{path}", ben, json=body)
        assert late.status_code == 403
    nobody = server.call("POST", f"/tables/{table}/compiler", ann, json={"seat": 5})
    assert nobody.status_code == 409
    led = server.post(f"/tables/{table}/compile", {}, ann)
    assert [place["name"] for place in led["summary"]["places"]] == ["Ben", "Cid"]
    assert (led["summary"]["generated"], led["summary"]["commitment"]) == (True, "")


def test_L14_somebody_was_quicker_and_the_winner_still_compiles(server: Running) -> None:
    table, (ann, ben, cid) = won_by_ben(server)
    quick = server.post(f"/tables/{table}/rematch", None, ann)
    wish = {"option": "skips", "value": "yes"}
    server.post(f"/tables/{quick['id']}/vote", wish, quick["seat"]["token"])
    led = server.post(f"/tables/{table}/compile", {"plan": MILL}, ben)
    assert (led["id"], led["host"]) == (quick["id"], "")
    places = led["summary"]["places"]
    assert [(place["name"], place["votes"]) for place in places] == [("Ann", {}), ("Cid", {})]
    assert led["summary"]["terms"]["master"] == "person"
    again = server.call("POST", f"/tables/{table}/compile", ben, json={})
    assert (again.status_code, "already" in again.text) == (409, True)
    sit(server, led["id"], "Cid", cid)
    assert server.get(f"/tables/{led['id']}")["phase"] == "playing"
    assert server.get(f"/tables/{led['id']}/view", led["master"])["seat"] == "master"


def led_by_ben_and_won_by_cid(server: Running) -> tuple[str, list[str]]:
    table, (ann, ben, cid) = won_by_ben(server)
    led = server.post(f"/tables/{table}/compile", {"plan": MILL}, ben)
    people = (("Ann", ann), ("Cid", cid))
    tokens = [sit(server, led["id"], name, old)["token"] for name, old in people]
    server.post(f"/tables/{led['id']}/moves", {"do": "start a1"}, led["master"])
    server.post(f"/tables/{led['id']}/moves", {"do": "resign"}, tokens[0])
    assert server.get(f"/tables/{led['id']}")["compiler"] == 1
    return led["id"], tokens


def test_L14_the_next_winner_changes_places_with_the_master(server: Running) -> None:
    table, (ann, cid) = led_by_ben_and_won_by_cid(server)
    led = server.post(f"/tables/{table}/compile", {}, cid)
    places = [(place["name"], place["kept"]) for place in led["summary"]["places"]]
    assert places == [("Ann", True), ("", False)], "Ben may play now"
    sit(server, led["id"], "Ann", ann)
    server.post(f"/tables/{led['id']}/seats", {"name": "Ben"})
    assert server.get(f"/tables/{led['id']}")["phase"] == "playing"


def test_L14_where_the_winner_does_not_compile_the_computer_does(server: Running) -> None:
    table, (ann, cid) = led_by_ben_and_won_by_cid(server)
    plain = server.post(f"/tables/{table}/rematch", None, ann)
    assert plain["master"] is None, "nobody who plays is given the plan"
    assert plain["summary"]["options"]["master"] == "computer"
    led = server.post(f"/tables/{table}/compile", {}, cid)
    assert (led["id"], len(led["summary"]["places"])) == (plain["id"], 2)


def test_L14_nobody_compiles_where_nobody_would_be_left_to_play(server: Running) -> None:
    opening = {"book": "labyrinth", "seats": 2, "name": "Ann", "players": ["Ben"]}
    opened = server.post("/tables", opening | {"options": {"common_start": True}})
    table, ann = opened["id"], opened["seat"]["token"]
    server.post(f"/tables/{table}/moves", {"do": "resign"}, ann)
    assert server.get(f"/tables/{table}")["compiler"] is None
    refused = server.call("POST", f"/tables/{table}/compile", ann, json={})
    assert refused.status_code == 403
