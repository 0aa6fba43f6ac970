"""The puzzle of the day over HTTP: the same for everyone, and no answer before one was given."""

from pathlib import Path

import pytest

from asterion.knowledge.labyrinth.puzzles import puzzle_number
from tests.server.http.serving import running

FAR = 900_000


def test_L12_the_puzzle_of_the_day_is_answered_with_its_proof(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        today = server.get("/puzzles/today")
        assert today == server.get(f"/puzzles/{today['number']}")
        assert "answer" not in today
        assert "proof" not in today
        puzzle = puzzle_number(today["number"])
        wrong = next(one["value"] for one in today["choices"] if one["value"] != puzzle.answer)
        path = f"/puzzles/{today['number']}/answer"
        assert not server.post(path, {"value": wrong})["right"]
        solution = server.post(path, {"value": puzzle.answer})
        assert solution["right"]
        numbers = {step["number"] for step in today["steps"]}
        assert all({*line["steps"]} <= numbers for line in solution["proof"])
        assert len(solution["worlds"]) == 2
        later = server.call("GET", f"/puzzles/{FAR}")
        assert later.status_code == 404
        assert "is not available yet" in later.json()["detail"]


def test_who_has_puzzles_made_is_counted_and_who_solves_them_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, plans_per_minute=2, burst_seconds=60) as server:
        monkeypatch.setattr(server.server.desk.rates["heavy"], "_now", lambda: 0.0)
        numbers = (16, 12, 8)
        statuses = [server.call("GET", f"/puzzles/{number}").status_code for number in numbers]
        assert statuses == [200, 200, 429]
        for _ in range(4):
            assert server.post("/puzzles/16/answer", {"value": "up"})["answer"]
        assert server.get("/puzzles/12")["number"] == 12


def test_a_puzzle_made_once_is_said_in_every_language(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        english = server.get("/puzzles/today")
        wish = {"Accept-Language": "xx"}
        other = server.call("GET", "/puzzles/today", headers=wish).json()
        assert english["question"].startswith("You are Theseus.")
        assert other["question"].startswith("⟦Ẏǿǿŭŭ")
        assert [step["cell"] for step in other["steps"]] == [s["cell"] for s in english["steps"]]
        path = f"/puzzles/{english['number']}/answer"
        solved = server.call("POST", path, json={"value": ""}, headers=wish).json()
        assert solved["conclusion"].startswith("⟦")
        assert all(line["words"].startswith("⟦") for line in solved["proof"])
        assert server.get("/puzzles/today") == english
