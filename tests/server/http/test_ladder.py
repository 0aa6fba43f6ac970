"""The ladder of a server: off by default, by the book, and no way out of a lost game."""

import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.serving import Running, running

pytest.importorskip("openskill", reason="the extra arena is not installed")

MOST_ASKED = 1000
BOT = Path(__file__).parents[3] / "examples" / "challenged_bot.py"
WANDERER = {"kind": "bot", "bot": "wanderer"}


def account(server: Running, name: str) -> str:
    made = server.post("/accounts", {"name": name, "password": "correct horse"})
    return str(made["token"])


def rated(server: Running, token: str | None = None, **wish: Any) -> Any:
    asked = {"book": "labyrinth", "terms": {"rated": True}, **wish}
    return server.call("POST", "/tables", token, json=asked)


def say(server: Running, table: str, token: str, then: str = "") -> str:
    """What was said, if anything was asked: a start cell, and `then` or the first legal move."""
    shown = server.get(f"/tables/{table}/view", token)
    if shown["result"] or not shown["offers"]:
        return ""
    first: str = shown["offers"][0]["say"]
    said = first if first.startswith("start ") or not then else then
    server.post(f"/tables/{table}/moves", {"do": said}, token)
    return said


def resign(server: Running, table: str, *tokens: str) -> None:
    """Anyone who is asked first; now and then start cells are void and chosen again."""
    for token in islice(cycle(tokens), MOST_ASKED):
        if server.get(f"/tables/{table}")["result"]:
            return
        say(server, table, token, then="resign")
    raise AssertionError("the game has no end")


def at_one_table(server: Running) -> tuple[str, dict[str, str], dict[str, str]]:
    """Ann, the host, and Ben: their accounts' tokens, and those of their seats."""
    accounts = {name: account(server, name) for name in ("Ann", "Ben")}
    opened = rated(server, accounts["Ann"], name="Ann", seats=2).json()
    ben = server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"}, accounts["Ben"])
    return opened["id"], accounts, {"Ann": opened["seat"]["token"], "Ben": ben["token"]}


def all_move(server: Running, table: str, *tokens: str) -> None:
    moved = set[str]()
    for token in islice(cycle(tokens), MOST_ASKED):
        said = say(server, table, token)
        if said and not said.startswith("start "):
            moved.add(token)
        if len(moved) == len(tokens):
            return
    raise AssertionError("somebody is never asked")


def losers(server: Running) -> dict[str, tuple[int, int]]:
    """Games and wins of everybody on the ladder."""
    found = server.get("/ladder/labyrinth")["rungs"]
    return {rung["name"]: (rung["games"], rung["won"]) for rung in found}


def test_a_server_has_no_ladder_unless_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.call("GET", "/ladder/dooom").status_code == 404
        answer = rated(server)
        assert answer.status_code == 422
        assert answer.json()["detail"] == "this server has no ladder"


def test_a_rated_game_is_between_accounts_on_a_random_plan(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        nobody = rated(server, name="Ann")
        assert (nobody.status_code, nobody.json()["code"]) == (403, "server-rated-account")
        drawn = rated(server, book="dooom", plan="name N\nwin 1\n####\n#GE#\n#..#\n####\n")
        assert drawn.json()["code"] == "server-rated-fair"
        assert server.get("/ladder/dooom") == {"book": "dungeon-of-dooom", "games": 0, "rungs": []}


@pytest.mark.parametrize(
    "wish",
    [
        {"settings": {"width": 6}},
        {"options": {"mines": True}},
        {"preset": "beginner"},
        {"book": "dooom", "settings": {"width": 7, "height": 6, "target": 1}},
        {"book": "cc3k", "settings": {"base": "random"}, "seats": 1},
    ],
    ids=str,
)
def test_a_rated_table_takes_the_books_own_settings(tmp_path: Path, wish: dict[str, Any]) -> None:
    with running(tmp_path, ladder=True) as server:
        answer = rated(server, **wish)
        assert (answer.status_code, answer.json()["code"]) == (422, "server-rated-settings")
        assert answer.json()["detail"].startswith("a rated game is played with the book’s own")


def test_settings_that_are_the_books_own_may_be_said(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        page = server.get("/books/labyrinth")
        asked: dict[str, Any] = {
            about: {each["name"]: each["default"] for each in page[about]}
            for about in ("options", "settings")
        }
        asked["settings"].pop("players", None)
        assert rated(server, **asked).status_code == 201


def test_nobody_votes_on_the_options_of_a_rated_table(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        opened = rated(server, account(server, "Ann"), name="Ann", seats=2).json()
        option = next(
            each
            for each in server.get("/books/labyrinth")["options"]
            if each["kind"] == "yes or no"
        )
        vote = {"option": option["name"], "value": "no" if option["default"] else "yes"}
        path = f"/tables/{opened['id']}/vote"
        answer = server.call("POST", path, opened["seat"]["token"], json=vote)
        assert (answer.status_code, answer.json()["code"]) == (409, "server-rated-settings")


def test_finished_games_are_on_the_ladder(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        ann = account(server, "Ann of Hull")
        opened = rated(server, ann, name="Ann", seats=[{}, WANDERER]).json()
        assert server.get("/ladder/labyrinth")["games"] == 0
        resign(server, opened["id"], opened["seat"]["token"])
        found = server.get("/ladder/labyrinth")
        assert found["games"] == 1
        names = {(rung["kind"], rung["name"], rung["games"]) for rung in found["rungs"]}
        assert names == {("person", "Ann of Hull", 1), ("bot", "wanderer", 1)}
        assert all(rung["provisional"] for rung in found["rungs"])
        assert losers(server) == {"Ann of Hull": (1, 0), "wanderer": (1, 1)}


def test_a_host_who_ends_a_rated_game_has_lost_it(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        table, accounts, seats = at_one_table(server)
        all_move(server, table, *seats.values())
        server.post(f"/tables/{table}/abandon", {}, accounts["Ann"])
        assert losers(server) == {"Ann": (1, 0), "Ben": (1, 1)}


def test_before_everyone_has_moved_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        table, accounts, seats = at_one_table(server)
        assert say(server, table, seats["Ann"])
        server.post(f"/tables/{table}/abandon", {}, accounts["Ann"])
        assert server.get("/ladder/labyrinth")["games"] == 0


def test_a_host_who_removes_the_opponent_has_lost(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        table, accounts, seats = at_one_table(server)
        all_move(server, table, *seats.values())
        removal = server.call("DELETE", f"/tables/{table}/seats/1", accounts["Ann"])
        assert removal.status_code == 204
        assert server.get(f"/tables/{table}")["result"]["winners"] == [0], "so says the book"
        assert losers(server) == {"Ann": (1, 0), "Ben": (1, 1)}
        server.post("/me/delete", {"password": "correct horse"}, accounts["Ben"])
        assert losers(server) == {"Ann": (1, 0), "-": (1, 1)}
        assert server.get(f"/tables/{table}")["places"][1]["name"] == "Anonymous 2"


def test_a_host_who_does_not_play_spares_nobody_a_defeat(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        host, people = account(server, "Cy"), [account(server, name) for name in ("Ann", "Ben")]
        opened = rated(server, host, seats=2).json()
        path = f"/tables/{opened['id']}"
        seats = [server.post(f"{path}/seats", {"name": f"P{n}"}, each)["token"]
                 for n, each in enumerate(people)]  # fmt: skip
        all_move(server, opened["id"], *seats)
        for token in (host, opened["host"]):
            for method, there in (("POST", "/abandon"), ("DELETE", "/seats/1")):
                answer = server.call(method, path + there, token)
                assert (answer.status_code, answer.json()["code"]) == (403, "server-rated-host")
        resign(server, opened["id"], *seats)
        assert server.get("/ladder/labyrinth")["games"] == 1


def test_a_bot_of_ones_own_plays_whoever_challenges_it(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        robin, ann = account(server, "Robin"), account(server, "Ann")
        terms = {"rated": True, "listed": True}
        command = [sys.executable, str(BOT), server.address, robin, "Robin"]
        with subprocess.Popen(command) as waiting:
            asked = {"title": "a game, @Robin ?", "name": "Ann", "seats": 2, "terms": terms}
            opened = rated(server, ann, **asked).json()
            while server.get(f"/tables/{opened['id']}")["phase"] == "waiting":
                pass
            resign(server, opened["id"], opened["seat"]["token"])
            waiting.kill()
        names = {rung["name"] for rung in server.get("/ladder/labyrinth")["rungs"]}
        assert names == {"Ann", "Robin"}
