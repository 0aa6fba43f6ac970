"""Clubs behind a link: who may do what, whose games count, and what is never told there."""

import random
from pathlib import Path
from typing import Any

import pytest

from asterion.server.features.clubs import ladder_of
from asterion.server.game.doc import Doc, Outcome, Place, Terms
from asterion.server.store import MemberRow
from tests.server.http.playing import Player, open_dooom, play_out
from tests.server.http.serving import Running, running
from tests.server.services import fresh_schema

ANN, BEN, CID = ("a" * 24, "b" * 24, "c" * 24)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "sqlite":
        with running(tmp_path) as served:
            yield served
    else:
        with fresh_schema() as url, running(tmp_path, database=url) as served:
            yield served


def found(server: Running, name: str = "The attic", browser: str = ANN) -> tuple[str, str]:
    wish = {"name": name, "member": "Ann", "browser": browser}
    club = server.post("/clubs", wish)
    return club["club"], club["mark"]


def join(server: Running, club: str, name: str, browser: str, token: str | None = None) -> str:
    body = {"member": name, "browser": browser}
    mark: str = server.post(f"/clubs/{club}/members", body, token)["mark"]
    return mark


def why(server: Running, path: str, body: dict[str, Any]) -> tuple[int, str]:
    answer = server.call("POST", path, json=body)
    return answer.status_code, answer.json()["code"]


def test_a_club_is_joined_renamed_left_and_gone_with_its_last_member(server: Running) -> None:
    club, ann = found(server)
    ben = join(server, club, "Ben", BEN)
    assert join(server, club, "Benny", BEN) == ben  # once for each browser
    assert why(server, f"/clubs/{club}/members", {"member": "ben", "browser": CID}) == (
        409, "server-club-name-taken",
    )  # fmt: skip
    cid = join(server, club, "Cid", CID)
    shown = server.get(f"/clubs/{club}")
    assert [member["name"] for member in shown["members"]] == ["Ann", "Ben", "Cid"]
    assert (shown["name"], shown["mine"], shown["ladder"]) == ("The attic", "", [])
    for path, body in (
        ("rename", {"name": "Mine", "browser": BEN}),
        ("leave", {"mark": cid, "browser": BEN}),
    ):
        assert why(server, f"/clubs/{club}/{path}", body) == (403, "server-club-founder")
    assert why(server, f"/clubs/{club}/rename", {"name": "x", "browser": "d" * 24}) == (
        403, "server-club-members",
    )  # fmt: skip
    server.post(f"/clubs/{club}/rename", {"name": " Under  the\nroof ", "browser": ANN})
    server.post(f"/clubs/{club}/leave", {"mark": cid, "browser": ANN})
    server.post(f"/clubs/{club}/leave", {"mark": ann, "browser": ANN})
    server.post(f"/clubs/{club}/rename", {"name": "Ben's", "browser": BEN})  # the oldest one now
    assert server.get(f"/clubs/{club}")["name"] == "Ben's"
    server.post(f"/clubs/{club}/leave", {"mark": ben, "browser": BEN})
    assert server.call("GET", f"/clubs/{club}").status_code == 404


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "\u202e\u200b"])
def test_what_is_no_name_of_a_club(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as server:
        answer = server.call("POST", "/clubs", json={"name": name, "member": "Ann", "browser": ANN})
        assert answer.status_code in (400, 422)
        answer = server.call("POST", "/clubs", json={"name": "x", "member": "a:b", "browser": ANN})
        assert answer.json()["code"] == "core-name-characters"


def test_games_of_its_tables_count_for_its_ladder(server: Running) -> None:
    club, _ = found(server)
    join(server, club, "Ben", BEN)
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    brought = {"table": table, "browser": ANN}
    assert why(server, f"/clubs/{club}/tables", {**brought, "browser": CID})[0] == 403
    assert why(server, f"/clubs/{club}/tables", {**brought, "table": "A" * 12})[0] == 404
    for _ in range(2):
        server.post(f"/clubs/{club}/tables", brought)
    shown = server.get(f"/clubs/{club}")
    assert [each["id"] for each in shown["tables"]] == [table]
    assert shown["ladder"] == []
    windows = [server.window(table, token) for token in tokens]
    play_out(*(Player(window, random.Random(n)) for n, window in enumerate(windows)))
    for window in windows:
        window.close()
    ladder = server.get(f"/clubs/{club}")["ladder"]
    winners = server.get(f"/tables/{table}")["result"]["winners"]
    assert {rung["name"]: rung["won"] for rung in ladder} == {
        name: int(seat in winners) for seat, name in enumerate(("Ann", "Ben"))
    }
    assert why(server, f"/clubs/{club}/tables/drop", {**brought, "browser": BEN})[0] == 404
    server.post(f"/clubs/{club}/tables/drop", brought)
    assert server.get(f"/clubs/{club}")["tables"] == []


def test_a_club_tells_of_a_table_what_everyone_sees_and_no_more(server: Running) -> None:
    club, mark = found(server)
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    server.post(f"/clubs/{club}/tables", {"table": table, "browser": ANN})
    shown = server.get(f"/clubs/{club}")
    assert shown["tables"] == [server.get(f"/tables/{table}")]
    text = server.call("GET", f"/clubs/{club}").text
    for secret in (*tokens, ANN, club):
        assert secret not in text
    assert mark in text


def test_an_account_that_is_deleted_is_in_no_club(server: Running) -> None:
    password = "a long password"
    session = server.post("/accounts", {"name": "Wilhelmina", "password": password})
    token = session["token"]
    wish = {"name": "Hers", "member": "Wilhelmina", "browser": ANN}
    club = server.post("/clubs", wish, token)
    alone = server.post("/clubs", {**wish, "name": "Alone"}, token)["club"]
    join(server, club["club"], "Ben", BEN)
    assert server.get(f"/clubs/{club['club']}", token)["mine"] == club["mark"]
    server.post("/me/delete", {"password": password}, token)
    left = server.get(f"/clubs/{club['club']}")
    assert [member["name"] for member in left["members"]] == ["Ben"]
    assert server.call("GET", f"/clubs/{alone}").status_code == 404
    server.post(f"/clubs/{club['club']}/rename", {"name": "His", "browser": BEN})


def doc(winners: tuple[int, ...], *places: Place, phase: Any = "finished") -> Doc:
    return Doc(
        "t", "labyrinth", "", {}, {}, Terms(), "", "", "", list(places), 0.0, phase=phase,
        result=Outcome(winners, ""),
    )  # fmt: skip


def test_a_ladder_counts_others_who_were_beaten_and_knows_accounts_from_names() -> None:
    members = [
        MemberRow("c", "account:1", "A", "Ann", 0.0),
        MemberRow("c", "digest", "B", "Ben", 1.0),
        MemberRow("c", "other", "C", "Cid", 2.0),
    ]
    ann, ben = Place("person", "Someone", account="1"), Place("person", "ben")
    false_ann, bot = Place("person", "Ann"), Place("bot", "Cid")
    games = [
        doc((0,), ann, ben, bot),
        doc((1, 2), false_ann, ben, Place("person", "Dan")),
        doc((0,), ann, ben, phase="abandoned"),
        doc((0,), ann),
    ]
    found = [(rung.mark, rung.points, rung.games, rung.won) for rung in ladder_of(members, games)]
    assert found == [("A", 2.0, 1, 1), ("B", 0.5, 2, 1)]
