"""Best scores: of accounts, on plans that nobody knew, and only of games that are over."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.serving import Running, running
from tests.web.tables import BURROW

BOOK = "cc3k"
MOST_MOVES = 6000
GIVING_UP = ("q", "r")


def account(server: Running, name: str) -> str:
    return str(server.post("/accounts", {"name": name, "password": "correct horse"})["token"])


def to_its_end(server: Running, token: str | None, seed: int = 1, **wish: Any) -> dict[str, Any]:
    """A game of this account until it is dead or out; as everyone sees the table then."""
    wish = {"book": BOOK, "name": "Ann", **wish}
    opened = server.post("/tables", wish, token)
    table, seat = opened["id"], opened["seat"]["token"]
    chance = random.Random(seed)
    seen = server.get(f"/tables/{table}/view", seat)
    for _ in range(MOST_MOVES):
        if seen["result"]:
            summary: dict[str, Any] = server.get(f"/tables/{table}")
            return summary
        said = [each["say"] for each in seen["offers"] if each["say"] not in GIVING_UP]
        blows = [each for each in said if each.startswith("a ")]
        seen = server.post(f"/tables/{table}/moves", {"do": chance.choice(blows or said)}, seat)
    raise AssertionError("the game has no end")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("scores")) as server:
        yield server


def test_the_best_game_of_each_account_is_listed(served: Running) -> None:
    ann, ben = account(served, "Ann of Crete"), account(served, "Ben of Naxos")
    came_to: dict[str, list[int]] = {}
    for name, token, seeds in (("Ann of Crete", ann, (1, 2)), ("Ben of Naxos", ben, (3,))):
        games = [to_its_end(served, token, seed) for seed in seeds]
        came_to[name] = [game["scores"][0] for game in games]
    desk = served.server.desk
    desk.features.scores._lists.clear()
    best = {line["name"]: line["value"] for line in served.get(f"/scores/{BOOK}")["best"]}
    wanted = {name: max(values) for name, values in came_to.items() if max(values)}
    assert best == wanted
    values = list(best.values())
    assert values == sorted(values, reverse=True)


def test_a_plan_of_ones_own_and_a_game_without_an_account_do_not_count(served: Running) -> None:
    """Gold lies beside the stairs of this plan: its author could have any score."""
    cid = account(served, "Cid of Delos")
    own = to_its_end(served, cid, plan=BURROW)
    nobody = to_its_end(served, None)
    assert own["scores"][0] is not None
    assert nobody["scores"][0] is not None
    served.server.desk.features.scores._lists.clear()
    listed = {line["name"] for line in served.get(f"/scores/{BOOK}")["best"]}
    assert "Cid of Delos" not in listed
    assert "Ann" not in listed


def test_books_that_are_not_played_alone_have_no_scores(served: Running) -> None:
    answer = served.call("GET", "/scores/labyrinth")
    assert answer.status_code == 404
    assert "played alone" in answer.json()["detail"]


def test_an_account_is_told_where_it_sits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, ben = account(server, "Ann of Crete"), account(server, "Ben of Naxos")
        opened = server.post("/tables", {"book": "dooom", "seats": 2, "name": "Ann"}, ann)
        server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"}, ben)
        assert server.get("/me", ann)["seats"] == [0]
        assert server.get("/me", ben)["seats"] == [1]
        assert server.get(f"/tables/{opened['id']}")["scores"] == [], "not before its end"
