"""The labyrinth of the week: one plan for all, promised before, shown after, one try for each."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asterion.core.referee.commitment import Promise
from asterion.server.game import weeks
from asterion.server.store import WeekRow
from tests.server.http.serving import Running, running

CANARY = "kanarienvogel"
PLAN = f"name {CANARY}\nwin 1\n######\n#.G###\n#..###\n#E.###\n######\n"
TWIN = f"name {CANARY}\nwin 1\n#######\n#.G####\n#..###G\n#E.###.\n#######\n"
ANN, BEN = "ann" * 10, "ben" * 10
HIDDEN = (
    "/plan", "/record", "/replay?as=0", "/notebooks?as=0", "/highlights?as=0", "/certificate",
    "/review", "/review/why?move=1",
)  # fmt: skip


def give(server: Running, plan: str) -> str:
    """This week's labyrinth is this one; its promise."""
    weekly = server.server.desk.features.weekly
    options = b'{"wait_for":1}'
    promise = Promise.of("dungeon-of-dooom", plan, {"wait_for": 1}, "salt")
    number = weekly.number()
    weekly._made[number] = WeekRow(
        number, "dungeon-of-dooom", options, plan, "salt", promise.commitment
    )
    return promise.commitment


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        server.get("/weeks/now")  # it is made and kept
        yield server


def enter(server: Running, name: str = "Ann", browser: str = ANN) -> Any:
    return server.post("/weeks/now/tries", {"name": name, "browser": browser})


def walk_out(server: Running, table: str, token: str) -> None:
    """Whatever is legal that leads on: take the gold, find the exit."""
    chance = random.Random(1)
    looked = server.get(f"/tables/{table}/view", token)
    for _ in range(400):
        if looked["result"]:
            return
        legal = [each["say"] for each in looked["offers"] if each["say"] != "end"]
        took = [word for word in legal if not word.startswith(("move", "look"))]
        do = chance.choice(took or legal)
        looked = server.post(f"/tables/{table}/moves", {"do": do}, token)
    raise AssertionError("nobody came out")


def test_a_week_is_the_same_for_all_and_promised_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        week = server.get("/weeks/now")
        assert week == server.get(f"/weeks/{week['number']}")
        assert week["plan"] == week["salt"] == ""
        assert week["next"]["begins"] == week["ends"]
        promised = week["next"]["commitment"]
        ann, ben = enter(server), enter(server, "Ben", BEN)
        for entered in (ann, ben):
            assert entered["opened"]["summary"]["commitment"] == week["commitment"]
        desk = server.server.desk
        desk.time.wall = lambda: week["ends"] + 1  # type: ignore[method-assign]
        assert server.get("/weeks/now")["commitment"] == promised
    with running(tmp_path) as server:  # the same after a restart
        assert server.get("/weeks/now")["commitment"] == week["commitment"]


def test_a_second_try_is_refused_kindly_and_another_browser_has_its_own(served: Running) -> None:
    enter(served)
    again = {"name": "Ann", "browser": ANN}
    answer = served.call("POST", "/weeks/now/tries", json=again)
    assert answer.status_code == 409
    assert "you have had your try" in answer.json()["detail"]
    assert "Monday" in answer.json()["detail"]
    strange = served.call("POST", "/weeks/now/tries", json={"name": "a\u0000b", "browser": BEN})
    assert strange.status_code == 422
    enter(served, "Ben", BEN)  # a name that could not be was no try
    assert served.get("/weeks/now")["inside"] == 2


def test_an_account_has_one_try_in_all_its_browsers(served: Running) -> None:
    session = served.post("/accounts", {"name": "Ann", "password": "in the dark"})
    for browser, status in ((ANN, 201), (BEN, 409)):
        body = {"name": "Ann", "browser": browser}
        answer = served.call("POST", "/weeks/now/tries", session["token"], json=body)
        assert answer.status_code == status


def test_tries_without_an_account_are_few_per_address_and_day(tmp_path: Path) -> None:
    with running(tmp_path, tries_per_day=2) as server:
        server.get("/weeks/now")
        for n in range(2):
            enter(server, f"Nobody {n}", f"{n}" * 30)
        third = {"name": "Nobody 3", "browser": "3" * 30}
        answer = server.call("POST", "/weeks/now/tries", json=third)
        assert (answer.status_code, answer.json()["code"]) == (409, "server-week-crowded")
        assert "2 tries without an account today" in answer.json()["detail"]
        ann = server.post("/accounts", {"name": "Ann", "password": "in the dark"})["token"]
        body = {"name": "Ann", "browser": ANN}
        assert server.call("POST", "/weeks/now/tries", ann, json=body).status_code == 201
        desk = server.server.desk
        today, week = desk.time.wall(), weeks.begins(desk.features.weekly.number())
        tomorrow = today + 86400 if today < week + 6 * 86400 else today - 86400  # of the same week
        desk.time.wall = lambda: tomorrow  # type: ignore[method-assign]
        server.post("/weeks/now/tries", third)


def test_results_say_who_had_no_account(served: Running) -> None:
    give(served, PLAN)
    ann = served.post("/accounts", {"name": "Ann", "password": "in the dark"})["token"]
    mine = served.post("/weeks/now/tries", {"name": "Ann", "browser": ANN}, ann)["opened"]
    theirs = enter(served, "Ben", BEN)["opened"]
    for opened in (mine, theirs):
        walk_out(served, opened["id"], opened["seat"]["token"])
    served.server.desk.features.weekly._results.clear()
    lines = {line["name"]: line["account"] for line in served.get("/weeks/now")["results"]}
    assert lines == {"Ann": True, "Ben": False}
    served.post("/me/delete", {"password": "in the dark"}, ann)
    lines = {line["name"]: line["account"] for line in served.get("/weeks/now")["results"]}
    assert lines == {"Anonymous": True, "Ben": False}


def test_whoever_comes_out_is_ranked_by_turns_and_nothing_is_shown_before_the_end(
    served: Running,
) -> None:
    promise = give(served, PLAN)
    entered = [enter(served, name, browser) for name, browser in (("Ann", ANN), ("Ben", BEN))]
    tables = [(each["opened"]["id"], each["opened"]["seat"]["token"]) for each in entered]
    answers = []
    for table, token in tables:
        walk_out(served, table, token)
        for path in ("", "/view", "/transcript", "/board", *HIDDEN):
            found = served.call("GET", f"/tables/{table}{path}")
            assert found.status_code == (200 if path == "" else 403), path
            answers += [found.text, served.call("GET", f"/tables/{table}{path}", token).text]
        host = entered[0]["opened"]["host"]
        assert served.call("GET", f"/tables/{tables[0][0]}/plan", host).status_code == 403
    served.server.desk.features.weekly._results.clear()
    week = served.get("/weeks/now")
    assert (week["out"], week["inside"], week["counts"]) == (2, 0, "turns")
    values = [line["value"] for line in week["results"]]
    assert values == sorted(values)
    assert min(values) >= 1
    assert {line["mark"] for line in week["results"]} == {each["mark"] for each in entered}
    assert CANARY not in "".join(answers) + str(week) + served.log.getvalue()
    assert not any(table in str(week) for table, _ in tables)

    served.server.desk.time.wall = lambda: week["ends"] + 1  # type: ignore[method-assign]
    shown = served.get(f"/weeks/{week['number']}")
    assert shown["over"]
    assert shown["plan"] == PLAN
    opened = Promise.of(shown["book"], shown["plan"], shown["options"], shown["salt"])
    assert opened.commitment == promise
    assert CANARY in served.call("GET", f"/tables/{tables[0][0]}/plan").text


def test_who_comes_out_after_the_week_is_not_ranked(served: Running) -> None:
    give(served, PLAN)
    entered = enter(served)["opened"]
    ends = served.get("/weeks/now")["ends"]
    served.server.desk.time.wall = lambda: ends + 1  # type: ignore[method-assign]
    walk_out(served, entered["id"], entered["seat"]["token"])
    served.server.desk.features.weekly._results.clear()
    week = served.get(f"/weeks/{weeks.number_at(ends - 1)}")
    assert (week["out"], week["inside"], week["tried"]) == (0, 0, 1)


def test_a_twin_of_the_plan_gives_the_public_the_same_bytes(tmp_path: Path) -> None:
    """Another plan, the same tries in what there is of both: only the promise differs."""
    said = []
    for folder, plan in ((tmp_path / "one", PLAN), (tmp_path / "other", TWIN)):
        with running(folder) as server:
            server.get("/weeks/now")
            promise = give(server, plan)
            enter(server)
            entered = enter(server, "Ben", BEN)["opened"]
            server.post(f"/tables/{entered['id']}/abandon", token=entered["host"])
            server.server.desk.features.weekly._results.clear()
            answer = server.call("GET", "/weeks/now").json()
            answer["next"]["commitment"] = "NEXT"
            said.append(str(answer).replace(promise, "PROMISE"))
    assert said[0] == said[1]


def test_no_such_week(served: Running) -> None:
    ahead = served.get("/weeks/now")["number"] + 1
    for number in (1, ahead):
        answer = served.call("GET", f"/weeks/{number}")
        assert answer.status_code == 404
        assert "there is no labyrinth of week" in answer.json()["detail"]
