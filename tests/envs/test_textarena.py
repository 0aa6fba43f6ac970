"""Each book in sentences, as TextArena has it; and any command as a player."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from asterion.books import books
from asterion.core.dice import Rolled
from asterion.envs.textarena import TextEnv
from tests.commands.running import asterion

LEARNT = [book.name for book in books() if book.learning is not None]
ROOT = Path(__file__).parents[2]


def offered(text: str) -> list[str]:
    return re.findall(r"\[([^\[\]]+)\]", text.rpartition("You could say: ")[2])


@pytest.mark.parametrize("name", LEARNT)
def test_every_book_is_played_in_sentences(name: str) -> None:
    fewest = next(book.seats.start for book in books() if book.name == name)
    env, dice = TextEnv(name, patience=25, offers=True), Rolled(1)
    env.reset(num_players=fewest, seed=3)
    done, asked = False, set()
    while not done:
        player, text = env.get_observation()
        assert ("Moves are said like this" in text) == (player not in asked)
        asked.add(player)
        done, info = env.step(f"I think [{dice.pick(offered(text), 'move')}] is best.")
    rewards, about = env.close()
    assert set(rewards) == set(about) == set(range(fewest))
    assert info["reason"]


def test_no_move_is_listed_unless_that_is_asked_for() -> None:
    env = TextEnv("labyrinth")
    env.reset(num_players=2, seed=3)
    assert offered(env.get_observation()[1]) == []


def test_an_answer_that_is_no_move_may_be_given_again_twice() -> None:
    env = TextEnv("labyrinth")
    env.reset(num_players=2, seed=3)
    player, _ = env.get_observation()
    assert env.step("start c3")[0] is False
    other, _ = env.get_observation()
    assert other != player
    before = len(env.playing.table.entries)
    assert env.step("[dance]")[0] is False
    again, text = env.get_observation()
    assert again == other
    assert "No move was found in your answer: “dance” is not a move of this game." in text
    assert env.step("[go up]")[0] is False
    text = env.get_observation()[1]
    assert "“go up” is a move, but it is not allowed now: " in text
    assert "You have one try left." in text
    done, info = env.step("[start c3] [start c4]")
    assert done
    assert "you forfeit the game" in info["reason"]
    assert len(env.playing.table.entries) == before
    rewards, about = env.close()
    assert rewards == {player: 1.0, other: -1.0}
    assert about[other]["invalid_move"]
    assert about[other]["answers"] == {
        "moves": 0, "illegal": 1, "unreadable": {"unknown": 1, "several": 1}, "retries": 2,
        "forfeits": 1, "seconds": 0.0,
    }  # fmt: skip


def test_after_a_move_the_tries_are_counted_again() -> None:
    env = TextEnv("dungeon-of-dooom", retries=1)
    env.reset(num_players=1, seed=3)
    for _ in range(3):
        assert env.step("well")[0] is False
        assert env.step("end")[0] is False
    assert env.step("well")[0] is False
    assert env.step("well")[0] is True


def test_the_same_seed_says_the_same() -> None:
    told = []
    for seed in (5, 5, 6):
        env = TextEnv("dungeon-of-dooom")
        env.reset(num_players=1, seed=seed)
        told.append(env.get_observation()[1])
    assert told[0] == told[1] != told[2]


def arena(tmp_path: Path, model: str, *options: str) -> list[dict[str, Any]]:
    """Two games of a command against `random`, each its outcome."""
    file = tmp_path / "model.py"
    file.write_text(model)
    player = [sys.executable, ROOT / "examples" / "llm_player.py", *options, sys.executable, file]
    program = "program:" + shlex.join(map(str, player))
    contest = ["arena", "dooom", "random", program, "--plans", "1", "--out", str(tmp_path / "a")]
    small = ["--made", "width=6", "--made", "height=5", "--set", "round_limit=2"]
    run = [sys.executable, "-c", "from asterion.cli import main; main()", *contest, *small]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    results = (tmp_path / "a" / "results.jsonl").read_text().splitlines()
    return [json.loads(line) for line in results]


def test_any_command_that_reads_and_writes_text_is_a_player(tmp_path: Path) -> None:
    """A model that says the first move that it was offered, after some thought."""
    model = (
        "import re, sys\n"
        "offered = sys.stdin.read().rpartition('You could say: ')[2]\n"
        "print('Let me see ...')\n"
        "print(re.findall(r'\\[[^]]+\\]', offered)[0])\n"
    )
    games = tmp_path / "a" / "games"
    outcomes = arena(tmp_path, model, "--offers", "--answers", str(games))
    assert len(outcomes) == 2
    assert all(sum(outcome["faults"]) == 0 for outcome in outcomes)
    ran = asterion("audit", *sorted(games.glob("*.jsonl")))
    assert ran.status == 0
    assert ran.out.count(" 0 not allowed, 0 unreadable, 0 retries, 0 forfeits, 0 ghosts") == 2
    assert ran.out.count("; no answers were saved\n") == 2


def test_a_command_that_never_says_a_move_forfeits(tmp_path: Path) -> None:
    """Nothing is played in its place: its games end before its first move."""
    outcomes = arena(tmp_path, "print('I would rather not.')\n", "--retries", "1")
    assert len(outcomes) == 2
    for outcome in outcomes:
        assert outcome["ending"] == "arena-forfeited"
        loser = outcome["bots"].index(1)
        assert outcome["winners"] == [1 - loser]
