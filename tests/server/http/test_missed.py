"""Learning from what one missed, over HTTP: nothing of the answer is sent before the mark."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from asterion.testing.twins.books import pairs
from tests.contract.shelf import take
from tests.server.http.missing import SHOWN, WAYS_OUT, told
from tests.server.http.serving import Running, running
from tests.server.http.test_no_leak import replay
from tests.server.line.test_no_leak import is_playable

NOT_OVER = 403


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("missing")
    with running(folder) as server:
        yield server


def moments(server: Running, table: str, seat: int) -> tuple[list[Any], str]:
    while True:
        answer = server.call("GET", f"/tables/{table}/missed?as={seat}")
        assert answer.status_code == 200, server.log.getvalue()[-1500:]
        if answer.json()["moments"] is not None:
            return answer.json()["moments"], answer.text
        time.sleep(0.05)


def finished(server: Running) -> str:
    def opened() -> tuple[str, dict[str, str]]:
        table = server.post("/tables", {"book": "labyrinth", "plan": WAYS_OUT, "seats": 2})["id"]
        seats = f"/tables/{table}/seats"
        return table, {name: server.post(seats, {"name": name})["token"] for name in ("Ann", "Bob")}

    return told(opened, server.post)


def test_L37_a_game_is_asked_about_and_the_mark_is_proved(served: Running) -> None:
    """Ann walks out; Bob, who heard every answer, could know by which side."""
    open_still = served.post("/tables", {"book": "labyrinth", "plan": WAYS_OUT, "seats": 2})["id"]
    assert served.call("GET", f"/tables/{open_still}/missed?as=1").status_code == NOT_OVER
    table = finished(served)
    found, text = moments(served, table, 1)
    assert found[0]["asks"] == "side"
    for number, one in enumerate(found):
        assert set(one) == {"move", "heard", "kind", "asks", "question"}
        assert max(one["heard"]) <= one["move"]
        until = served.call("GET", f"/tables/{table}/replay?as=1&until={one['move']}").text
        whole = served.call("GET", f"/tables/{table}/replay?as=1").text
        assert len(until.splitlines()) == 1 + len(one["heard"]) < len(whole.splitlines())
        assert until.splitlines()[1:] == whole.splitlines()[1 : 1 + len(one["heard"])]
        mark = {"at": {"column": 0, "row": 0}, "way": 0} if one["asks"] == "side" else {"seat": 0}
        verdict = served.post(f"/tables/{table}/missed/{number}?as=1", mark)
        assert verdict["verdict"] in ("wrong", "known")
        (why,) = verdict["why"]["why"]
        assert why["proved"]
        assert why["words"] in verdict["words"]
        assert why["words"] not in text
        again = verdict["mark"]
        right = {"at": again["at"], "way": again.get("way", -1)}
        assert number or why["words"] == SHOWN
        judged = served.post(f"/tables/{table}/missed/{number}?as=1", right)
        assert judged["verdict"] == "right"
        assert judged["words"] == f"Right: {why['words']}."
    past = served.call("POST", f"/tables/{table}/missed/99?as=1", json={"seat": 0})
    assert past.status_code == 404


def test_what_is_sent_before_a_mark_is_the_same_for_twin_games(served: Running) -> None:
    """Another plan that sounds the same to a seat: its moments, and its map, to the byte."""
    book, kit = take("labyrinth")
    compared = 0
    for seed in range(40):
        for pair in pairs(book, kit, seed):
            ours, theirs = pair.places[-1]
            two = len(pair.one.first_names) == 2
            if pair.seat < 0 or not two or ours != theirs or not is_playable(pair):
                continue
            heard = [
                replay(served, game, ours, pair.seat, (), "computer", then=sent(served, pair.seat))
                for game in (pair.one, pair.other)
            ]
            assert heard[0] == heard[1]
            compared += '"moments"' in heard[0]
        if compared:
            return
    raise AssertionError("no twins")


def sent(server: Running, seat: int) -> Any:
    def then(table: str, token: str | None) -> Sequence[str]:
        server.call("POST", f"/tables/{table}/moves", token, json={"do": "resign"})
        if server.get(f"/tables/{table}")["phase"] != "finished":
            return []
        found, text = moments(server, table, seat)
        maps = [
            server.call("GET", f"/tables/{table}/replay?as={seat}&until={one['move']}").text
            for one in found
        ]
        return [text, *("\n".join(each.splitlines()[1:]) for each in maps)]

    return then
