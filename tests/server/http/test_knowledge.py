"""The assistant over HTTP and WebSocket: agreed by all, told to all, for one's own seat only."""

from pathlib import Path
from typing import Any

import pytest

from asterion.server.guard.turns import Turns
from tests.server.http.serving import Running, Window, running

WALLED = """
+--+--+--+
|. |.  T |
+  +--+  +
|W |H  .
+  +  +--+
 .  .  F |
+--+--+--+
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("thinking")
    with running(folder) as server:
        yield server


def opened(server: Running, assistant: str) -> tuple[str, str, str]:
    """A game that has begun: the table, Ann's token and Bob's."""
    wish = {
        "book": "labyrinth",
        "plan": WALLED,
        "seats": 2,
        "name": "Ann",
        "terms": {"assistant": assistant},
    }
    table = server.post("/tables", wish)
    bob = server.post(f"/tables/{table['id']}/seats", {"name": "Bob"})["token"]
    return table["id"], table["seat"]["token"], bob


def begun(server: Running, assistant: str) -> tuple[str, str, str]:
    """L10  Now and then a choice of cells is void: then at another table, on these very cells."""
    for _ in range(20):
        table, ann, bob = opened(server, assistant)
        for token, cell in ((ann, "a1"), (bob, "c2")):
            server.post(f"/tables/{table}/moves", {"do": f"start {cell}"}, token)
        if "start cell" not in server.get(f"/tables/{table}/view", ann)["prompt"]["asks"]:
            for token, do in ((ann, "go right"), (bob, "go down")):
                server.post(f"/tables/{table}/moves", {"do": do}, token)
            return table, ann, bob
    raise AssertionError("every choice was void")


def thought_out(served: Running, path: str, token: str) -> Any:
    """On a busy machine a thought may not be finished; asked again, it goes on from there."""
    for _ in range(5):
        answer = served.get(path, token)
        if answer["finished"]:
            return answer
    raise AssertionError("it is never finished")


def test_L12_it_answers_each_from_their_own_seat(served: Running) -> None:
    table, ann, bob = begun(served, "everything said")
    assert served.get(f"/tables/{table}")["terms"]["assistant"] == "everything said"
    certain = thought_out(served, f"/tables/{table}/knowledge/certain", ann)
    assert "Players: you are on a1." in certain["lines"]
    assert {
        "fact": {"fact": "KindIs", "cell": "a1", "kind": "L"},
        "words": "a1 is land",
        "mark": {"at": {"column": 0, "row": 0, "level": 0}, "stamp": "land"},
    } in certain["certain"]
    bobs = thought_out(served, f"/tables/{table}/knowledge/certain", bob)
    assert not any("a1" in known["words"] for known in bobs["certain"])
    hint = served.post(f"/tables/{table}/knowledge/hint", None, ann)["hint"]
    assert "go " in hint["act"]
    assert hint["label"]
    assert hint["because"]
    again = served.post(f"/tables/{table}/knowledge/hint?about={hint['key']}", None, ann)["hint"]
    assert again["because"] != hint["because"]
    why = served.get(f"/tables/{table}/knowledge/why", ann)
    assert "L93" in [line["rule"] for line in why["why"][0]["because"]]


def test_it_answers_each_in_their_own_language(served: Running) -> None:
    table, ann, _bob = begun(served, "everything said")
    path = f"/tables/{table}/knowledge/why?about=a1%20down"
    wish = {"headers": {"Accept-Language": "xx"}}
    accented = served.call("GET", path, ann, **wish).json()["why"][0]
    assert accented["words"].startswith("⟦")
    assert all(line["words"].startswith("⟦") for line in accented["because"])
    assert served.get(path, ann)["why"][0]["words"] == "there is no wall between a1 and a2"


def test_the_address_may_name_the_language_as_well(served: Running) -> None:
    """A page cannot set the headers of a WebSocket; over both ways it is asked for alike."""
    table, ann, bob = begun(served, "everything said")
    path = f"/tables/{table}/knowledge/certain"
    headers = {"Accept-Language": "en"}
    by_http = served.call("GET", f"{path}?lang=xx", ann, headers=headers).json()["lines"]
    assert by_http
    assert all(line.startswith("⟦") for line in by_http)
    ask = {"type": "ask", "asked": "certain"}
    with Window(served.live(table, "?lang=xx", additional_headers=headers), ann) as window:
        window.send(ask)
        assert window.until("thought")["answer"]["lines"] == by_http
    with Window(served.live(table, additional_headers={"Accept-Language": "xx"}), ann) as window:
        window.send(ask)
        assert window.until("thought")["answer"]["lines"] == by_http
    with Window(served.live(table), ann, words="xx") as window:
        window.send(ask)
        assert window.until("thought")["answer"]["lines"] == by_http
    served.post(f"/tables/{table}/moves", {"do": "go down"}, ann)
    served.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
    why = served.get(f"/tables/{table}/review/why?move=4&as=0&about=a1&lang=xx")
    assert why["why"][0]["words"].startswith("⟦")


def test_L12_all_are_told_of_it_when_the_game_begins(served: Running) -> None:
    table, _ann, bob = opened(served, "own answers")
    view = served.get(f"/tables/{table}/view", bob)
    said = [sentence for heard in view["transcript"] for sentence in heard["sentences"]]
    assert any("it uses a player's own answers only" in sentence for sentence in said)


def test_L12_it_thinks_for_whoever_asks_by_their_window(served: Running) -> None:
    table, ann, _bob = begun(served, "everything said")
    with served.window(table, ann) as window, served.window(table) as watcher:
        window.send({"type": "ask", "asked": "why", "about": "a1 down", "id": "x"})
        thought = window.until("thought")
        assert thought["id"] == "x"
        assert thought["answer"]["why"][0]["words"] == "there is no wall between a1 and a2"
        watcher.send({"type": "ask", "asked": "certain"})
        refused = watcher.until("thought")
        assert refused["answer"] is None
        assert "works only for players" in refused["why"]


def test_C10_where_nothing_is_deduced_there_are_hints_all_the_same(served: Running) -> None:
    wish = {"book": "cc3k", "terms": {"assistant": "own answers"}}
    table = served.post("/tables", wish)["id"]
    ann = served.post(f"/tables/{table}/seats", {"name": "Ann"})["token"]
    hint = served.post(f"/tables/{table}/knowledge/hint", None, ann)["hint"]
    assert hint["act"] == "t"
    assert "120 hit points" in hint["because"]
    served.post(f"/tables/{table}/moves", {"do": hint["act"]}, ann)
    view = served.get(f"/tables/{table}/view", ann)
    offered = [offer["say"] for offer in view["offers"]]
    hint = served.post(f"/tables/{table}/knowledge/hint", None, ann)["hint"]
    assert hint["act"] is None or hint["act"] in offered
    certain = served.get(f"/tables/{table}/knowledge/certain", ann)
    assert "deduction is not available for cc3k" in certain["lines"][0]


def test_where_it_was_not_agreed_nobody_has_it(served: Running) -> None:
    table, ann, _bob = opened(served, "off")
    answer = served.call("GET", f"/tables/{table}/knowledge/certain", ann)
    assert answer.status_code == 403
    assert "there is no assistant" in answer.json()["detail"]
    for act in ("certain", "hint"):
        method = "POST" if act == "hint" else "GET"
        answer = served.call(method, f"/tables/{table}/knowledge/{act}", ann)
        assert answer.status_code == 403
    for token in (None, "host"):
        answer = served.call("GET", f"/tables/{table}/knowledge/certain", token)
        assert answer.status_code == 401


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    with running(tmp_path, thoughts_per_minute=3, burst_seconds=60) as server:
        table, ann, bob = begun(server, "everything said")
        path = f"/tables/{table}/knowledge/certain"
        statuses = [server.call("GET", path, ann).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert int(server.call("GET", path, ann).headers["Retry-After"]) > 0
        assert server.call("GET", path, bob).status_code == 200


def test_where_too_many_ask_it_is_said_when_to_come_back(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _bob = begun(served, "everything said")
    monkeypatch.setattr(
        served.server.desk.features.study, "_questions", Turns(1, 1, most=0, most_each=1)
    )
    answer = served.call("GET", f"/tables/{table}/knowledge/certain", ann)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "3")
    assert answer.json()["code"] == "server-questions-busy"


def test_it_tells_odds_where_the_table_agreed_on_them(served: Running) -> None:
    """As likely as the plans are that this program draws; of what is certain there are none."""
    table, ann, _bob = begun(served, "everything and odds")
    assert "what is certain, and for odds" in str(served.get(f"/tables/{table}/transcript", ann))
    answer = thought_out(served, f"/tables/{table}/knowledge/possible?about=c2", ann)
    possible = answer["possible"]
    assert len(possible["odds"]) == len(possible["kinds"]) > 2
    assert abs(sum(possible["odds"]) - 1) < 0.01
    assert answer["lines"][1].startswith("If the plan was drawn as this program draws plans: ")
    assert answer["lines"][1].count(" %") == len(possible["kinds"])
    known = thought_out(served, f"/tables/{table}/knowledge/possible?about=a1", ann)
    assert not known["possible"]["odds"]
    other, ann, _bob = begun(served, "everything said")
    answer = thought_out(served, f"/tables/{other}/knowledge/possible?about=c2", ann)
    assert len(answer["lines"]) == 1
    assert not answer["possible"]["odds"]


def test_no_table_agrees_on_odds_that_nobody_tells(served: Running) -> None:
    wish = {"book": "dooom", "terms": {"assistant": "everything and odds"}}
    refused = served.call("POST", "/tables", None, json=wish)
    assert refused.status_code == 422
    assert "tells no odds in Dungeon of Dooom" in refused.text
