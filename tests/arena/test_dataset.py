"""`asterion dataset` as people use it: the same bytes for a seed, and no chair knows more."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ASTERION = (sys.executable, "-c", "from asterion.cli import main; main()")
SMALL = ("dooom", "walker", "hunter", "--made", "width=9", "--made", "height=7", "--games", "3")


def dataset(*arguments: str | Path) -> str:
    command = [*ASTERION, "dataset", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_cores(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert "3 games" in dataset(*SMALL, "--seed", "7", "--out", one, "--processes", "1")
    dataset(*SMALL, "--seed", "7", "--out", two, "--processes", "2")
    assert one.read_bytes() == two.read_bytes()
    games = [json.loads(line) for line in one.read_text().splitlines()]
    assert [game["game"] for game in games] == ["g0", "g1", "g2"]
    assert [chair["bot"] for chair in games[0]["chairs"]] == ["walker", "hunter"]
    assert [chair["bot"] for chair in games[1]["chairs"]] == ["hunter", "walker"]
    assert all(game["truth"] is None for game in games)
    for game in games:
        won = [chair["chair"] for chair in game["chairs"] if chair["won"]]
        assert won == game["winners"]
        assert sum(len(chair["said"]) for chair in game["chairs"]) == game["answers"]


def kinds(heard: list[dict[str, Any]]) -> set[str]:
    return {json.loads(event)["event"] for told in heard for event in told["events"]}


def test_the_truth_is_the_masters_and_in_no_chair(tmp_path: Path) -> None:
    file = tmp_path / "true.jsonl"
    dataset(*SMALL, "--seed", "7", "--truth", "--out", file)
    game = json.loads(file.read_text().splitlines()[0])
    assert "win " in game["truth"]["plan"]
    assert "Stood" in kinds(game["truth"]["heard"])
    for chair in game["chairs"]:
        assert not {"Stood", "Lay", "Fared"} & kinds(chair["heard"])
        mine = [event for told in chair["heard"] for event in map(json.loads, told["events"])]
        assert all(event["seat"] == chair["chair"] for event in mine if event["event"] == "Saw")


def test_parquet_has_the_same_games(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    dataset(*SMALL, "--out", plain)
    dataset(*SMALL, "--out", packed)
    expected = [json.loads(line) for line in plain.read_text().splitlines()]
    assert parquet.read_table(packed).to_pylist() == expected
