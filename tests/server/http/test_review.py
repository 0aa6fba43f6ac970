"""A finished game reviewed over HTTP: made once, apart from the tables, and true."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.serving import Running, running
from tests.server.http.test_knowledge import begun
from tests.server.services import fresh_schema


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("reviewing")
    with running(folder) as server:
        yield server


def reviewed(server: Running, table: str, language: str = "en") -> Any:
    wish = {"Accept-Language": language}
    while True:
        state = server.call("GET", f"/tables/{table}/review", headers=wish).json()
        assert state["done"] <= state["of"] or not state["of"]
        if state["review"] is not None:
            return state["review"]


def at(stretches: list[dict[str, Any]], n: int) -> list[dict[str, Any]]:
    """What held after this entry."""
    return [
        one for one in stretches if one["since"] <= n and (one.get("until", -1) in (-1, n + 1)
        or one.get("until", -1) > n)
    ]  # fmt: skip


def test_L12_a_review_is_shown_once_the_game_is_over(served: Running) -> None:
    table, ann, bob = begun(served, "off")
    early = served.call("GET", f"/tables/{table}/review")
    assert early.status_code == 403
    served.post(f"/tables/{table}/moves", {"do": "go down"}, ann)
    served.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
    review = reviewed(served, table)
    assert [chair["seat"] for chair in review["chairs"]] == [0, 1, -1]
    anns = review["chairs"][0]
    last = anns["curve"][-1]["n"]
    words = {fact["words"] for fact in at(anns["facts"], last)}
    assert {"there is a wall between a1 and b1", "a2 is a weaponry", "you are on a2"} <= words
    assert "you are on a1" not in words, "she has moved on"
    bobs = {fact["words"] for fact in at(review["chairs"][1]["facts"], last)}
    assert "a2 is a weaponry" not in bobs
    # Whatever was certain and can be drawn was true in that very moment.
    for n in range(last):
        true = [one["mark"] for one in at(review["truth"], n)]
        for chair in review["chairs"]:
            for fact in at(chair["facts"], n):
                assert fact["mark"] is None or fact["mark"] in true, (n, fact)


def test_a_review_is_in_the_language_of_whoever_reads_it(served: Running) -> None:
    table, _ann, bob = begun(served, "off")
    served.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
    english, accented = (reviewed(served, table, language) for language in ("en", "xx"))
    said = [fact["words"] for chair in accented["chairs"] for fact in chair["facts"]]
    assert said
    assert all(words.startswith("⟦") for words in said)
    assert english["truth"] == accented["truth"]
    assert reviewed(served, table) == english


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """What a server is set to; SQLite is in its folder."""
    if request.param == "sqlite":
        yield {}
    else:
        with fresh_schema() as schema:
            yield {"database": schema}


def test_a_review_outlives_the_server_and_is_said_in_any_language(
    tmp_path: Path, database: dict[str, str]
) -> None:
    with running(tmp_path, **database) as server:
        table, _ann, bob = begun(server, "off")
        server.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
        before = reviewed(server, table)
    with running(tmp_path, **database) as server:
        for desk in server.server.desk.features.study._all:
            desk._thinker = ("false",)  # nobody thinks any more
        path = f"/tables/{table}/review"
        again = server.call("GET", path, headers={"Accept-Language": "xx"}).json()
        assert (again["done"], again["of"]) == (1, 1)
        said = [fact["words"] for chair in again["review"]["chairs"] for fact in chair["facts"]]
        assert said
        assert all(words.startswith("⟦") for words in said)
        assert server.get(path)["review"] == before


def test_what_another_version_kept_is_made_anew(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ann, bob = begun(served, "off")
    served.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
    before = reviewed(served, table)
    reviews = served.server.desk.features.reviews
    monkeypatch.setattr(reviews, "_version", "a later one")
    reviews._said.clear()
    assert served.get(f"/tables/{table}/review")["review"] is None
    assert reviewed(served, table) == before


def test_L12_why_it_was_certain_is_told_for_any_moment(served: Running) -> None:
    table, ann, bob = begun(served, "off")
    why = f"/tables/{table}/review/why"
    assert served.call("GET", f"{why}?move=3&as=0&about=a1 right").status_code == 403
    served.post(f"/tables/{table}/moves", {"do": "go down"}, ann)
    served.post(f"/tables/{table}/moves", {"do": "resign"}, bob)
    chair = reviewed(served, table)["chairs"][0]
    wall = next(one for one in chair["facts"] if "a1 and b1" in one["words"])
    then = served.get(f"{why}?move={wall['since']}&as=0&about=a1 right")
    assert then["why"][0]["words"] == wall["words"]
    assert wall["since"] in then["why"][0]["because"][0]["answers"]
    before = served.get(f"{why}?move={wall['since'] - 1}&as=0&about=a1 right")
    assert not before["why"]
    assert served.call("GET", f"{why}?move=3&as=7&about=a1").status_code == 404
