"""Each book in sentences, as TextArena has it; and any command as a player."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.books import books
from asterion.core.dice import Rolled
from asterion.envs.textarena import TextEnv, said_in

LEARNT = [book.name for book in books() if book.learning is not None]
ROOT = Path(__file__).parents[2]


def offered(text: str) -> list[str]:
    return re.findall(r"\[([^\[\]]+)\]", text.rpartition("You could say: ")[2])


@pytest.mark.parametrize("name", LEARNT)
def test_every_book_is_played_in_sentences(name: str) -> None:
    fewest = next(book.seats.start for book in books() if book.name == name)
    env, dice = TextEnv(name, patience=25), Rolled(1)
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


def test_what_is_refused_may_be_said_anew_once() -> None:
    env = TextEnv("labyrinth")
    env.reset(num_players=2, seed=3)
    player, _ = env.get_observation()
    assert env.step("start c3")[0] is False
    other, _ = env.get_observation()
    assert other != player
    assert env.step("[dance]")[0] is False
    again, text = env.get_observation()
    assert again == other
    assert "That cannot be done" in text
    done, info = env.step("[dance]")
    assert done
    assert "Refused twice" in info["reason"]
    rewards, about = env.close()
    assert rewards == {player: 1.0, other: -1.0}
    assert about[other]["invalid_move"]


def test_the_same_seed_says_the_same() -> None:
    told = []
    for seed in (5, 5, 6):
        env = TextEnv("dungeon-of-dooom")
        env.reset(num_players=1, seed=seed)
        told.append(env.get_observation()[1])
    assert told[0] == told[1] != told[2]


def test_a_move_is_found_in_an_answer() -> None:
    assert said_in("First [go up], no: [ go down ]") == "go down"
    assert said_in("Well.\n\ngo left\n") == "go left"
    assert said_in("") == ""


def test_any_command_that_reads_and_writes_text_is_a_player(tmp_path: Path) -> None:
    """A model that says the first move that it was offered, after some thought."""
    model = tmp_path / "model.py"
    model.write_text(
        "import sys\n"
        "lines = sys.stdin.read().splitlines()\n"
        "print('Let me see ...')\n"
        "print(f\"[{lines[lines.index('You may say, for example:') + 1]}]\")\n"
    )
    player = [sys.executable, ROOT / "examples" / "llm_player.py", sys.executable, model]
    program = "program:" + shlex.join(map(str, player))
    arena = ["arena", "dooom", "random", program, "--plans", "1", "--out", str(tmp_path / "a")]
    small = ["--made", "width=6", "--made", "height=5", "--set", "round_limit=2"]
    run = [sys.executable, "-c", "from asterion.cli import main; main()", *arena, *small]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    results = (tmp_path / "a" / "results.jsonl").read_text().splitlines()
    outcomes = [json.loads(line) for line in results]
    assert len(outcomes) == 2
    assert all(sum(outcome["faults"]) == 0 for outcome in outcomes)
