"""The ladder of a server: off by default, from finished rated games, no use to one's own bots."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from asterion.server.tables.ladder import DAY, OFTEN, Met, counted, rungs
from tests.server.http.serving import Running, running

pytest.importorskip("openskill", reason="the extra arena is not installed")

ANN, BEN, WALKER, FIGHTER = "account:ann", "account:ben", "bot:walker", "bot:fighter"
SMALL = {"width": 7, "height": 6, "walls": 0, "target": 1}
MOST = 100_000
"""Questions; most of them while the other one thinks."""
BOT = Path(__file__).parents[3] / "examples" / "challenged_bot.py"


def rated(server: Running, token: str | None = None, **wish: Any) -> Any:
    asked = {"book": "dooom", "terms": {"rated": True}, "settings": SMALL, **wish}
    return server.call("POST", "/tables", token, json=asked)


def play_out(server: Running, table: str, token: str) -> None:
    """Whatever is legal, until somebody has won."""
    chance = random.Random(2)
    for _ in range(MOST):
        shown = server.get(f"/tables/{table}/view", token)
        if shown["result"]:
            return
        if shown["legal"]:
            said = {"do": chance.choice(shown["legal"])}
            server.call("POST", f"/tables/{table}/moves", token, json=said)
    raise AssertionError("nobody has won")


def test_a_server_has_no_ladder_unless_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.call("GET", "/ladder/dooom").status_code == 404
        answer = rated(server)
        assert answer.status_code == 422
        assert answer.json()["detail"] == "this server has no ladder"


def test_a_rated_game_is_between_accounts_on_a_plan_of_chance(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        nobody = rated(server, name="Ann")
        assert (nobody.status_code, nobody.json()["code"]) == (403, "server-rated-account")
        drawn = rated(server, plan="name N\nwin 1\n####\n#GE#\n#..#\n####\n", settings={})
        assert drawn.json()["code"] == "server-rated-fair"
        assert server.get("/ladder/dooom") == {"book": "dungeon-of-dooom", "games": 0, "rungs": []}


def test_finished_games_are_on_the_ladder(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        ann = server.post("/accounts", {"name": "Ann of Hull", "password": "correct horse"})
        bot = {"kind": "bot", "bot": "walker"}
        opened = rated(server, ann["token"], name="Ann", seats=[{}, bot]).json()
        assert server.get("/ladder/dooom")["games"] == 0
        play_out(server, opened["id"], opened["seat"]["token"])
        found = server.get("/ladder/dooom")
        assert found["games"] == 1
        names = {(rung["kind"], rung["name"], rung["games"]) for rung in found["rungs"]}
        assert names == {("person", "Ann of Hull", 1), ("bot", "walker", 1)}
        (winner,) = server.get(f"/tables/{opened['id']}")["result"]["winners"]
        assert found["rungs"][0]["kind"] == ("person", "bot")[winner]


def test_the_same_players_over_and_over_count_ten_times_a_day() -> None:
    games = [Met(f"g{n:03}", float(n), (ANN, WALKER), (0,)) for n in range(50)]
    assert len(counted(games)) == OFTEN
    late = Met("late", DAY + 1.0, (WALKER, ANN), (1,))
    assert [game.id for game in counted([*games, late])][-1] == "late"
    others = Met("others", 5.0, (ANN, BEN), (0,))
    assert others in counted([*games, others])


def test_whoever_beats_the_winner_stands_above() -> None:
    games = [Met(f"a{n}", n * DAY, (ANN, WALKER), (0,)) for n in range(8)]
    games += [Met(f"b{n}", n * DAY, (BEN, ANN), (0,)) for n in range(8)]
    order = [who for who, _ in rungs(games)]
    assert order == [BEN, ANN, WALKER]
    best = rungs(games)[0][1]
    assert (best.games, best.won) == (8, 8)
    assert best.margin > 0


def test_a_bot_of_ones_own_plays_whoever_challenges_it(tmp_path: Path) -> None:
    with running(tmp_path, ladder=True) as server:
        robin = server.post("/accounts", {"name": "Robin", "password": "correct horse"})["token"]
        terms = {"rated": True, "listed": True}
        ann = server.post("/accounts", {"name": "Ann", "password": "correct horse"})["token"]
        command = [sys.executable, str(BOT), server.address, robin, "Robin"]
        with subprocess.Popen(command) as waiting:
            asked = {"title": "a game, @Robin ?", "name": "Ann", "seats": 2, "terms": terms}
            opened = rated(server, ann, **asked).json()
            play_out(server, opened["id"], opened["seat"]["token"])
            waiting.kill()
        names = {rung["name"] for rung in server.get("/ladder/dooom")["rungs"]}
        assert names == {"Ann", "Robin"}
