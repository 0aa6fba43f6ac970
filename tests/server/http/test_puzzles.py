"""The puzzle of the day over HTTP: the same for everyone, and no answer before one was given."""

from pathlib import Path

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
        assert "is not there yet" in later.json()["detail"]


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
