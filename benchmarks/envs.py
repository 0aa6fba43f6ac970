"""Batches for learners, one core, observation and mask included; beside Pgx and NLE.

Those two are no dependencies of ours: `ASTERION_PEERS=/path/to/python ./dev bench envs` runs them
with a Python that has `jax`, `pgx` and `nle`, in turn with ours. Only the steps are timed, in CPU
seconds; whoever chooses among the actions does it outside.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from asterion.envs.batch.seats import SeatsBatch
from asterion.envs.batch.vector import BatchEnv
from benchmarks.measure import Staged, rates, table

GAMES, STEPS, ROUNDS = 1024, 60, 12
PEERS = Path(__file__).with_name("envs_peers.py")


def drawn(mask: Any, generator: np.random.Generator) -> Any:
    """Any allowed action of each game."""
    return (generator.random(mask.shape, np.float32) * mask).argmax(1)


def alone(book: str, **given: Any) -> Staged:
    envs = BatchEnv(GAMES, book, threads=1, copy=False, plans=256, **given)
    generator = np.random.default_rng(1)
    envs.reset(seed=1)

    def course() -> list[Any]:
        """The same actions can be given again only from the same games: so they are kept."""
        kept, actions = envs.games.games.copy(), []
        for _ in range(STEPS):
            actions.append(drawn(envs.games.seen["action_mask"], generator))
            envs.step(actions[-1])
        envs.games.games[...] = kept
        return actions

    def run(actions: list[Any]) -> int:
        for chosen in actions:
            envs.step(chosen)
        return GAMES * len(actions)

    return Staged(course, run)


def several(book: str, players: int, **given: Any) -> Staged:
    batch = SeatsBatch(GAMES, book, players, threads=1, plans=256, **given)
    generator = np.random.default_rng(1)
    batch.reset(seed=1)

    def course() -> list[Any]:
        kept, actions = batch.games.games.copy(), []
        for _ in range(STEPS):
            actions.append(drawn(batch.games.seen["action_mask"], generator))
            batch.step(actions[-1])
        batch.games.games[...] = kept
        return actions

    def run(actions: list[Any]) -> int:
        for chosen in actions:
            batch.step(chosen)
        return GAMES * len(actions)

    return Staged(course, run)


def peers() -> dict[str, float]:
    """Measured by their own Python; nothing where it is not given."""
    python = os.environ.get("ASTERION_PEERS")
    if not python:
        print("Pgx and NLE are left out: ASTERION_PEERS names no Python that has them")
        return {}
    done = subprocess.run([python, PEERS], capture_output=True, text=True)
    if done.returncode:
        print(done.stderr[-500:])
        return {}
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def main() -> None:
    works = {
        "Dungeon of Dooom, alone": alone("dungeon-of-dooom"),
        "Dungeon of Dooom, two seats": several("dungeon-of-dooom", 2),
        "ChamberCrawler3000": alone("cc3k"),
        "Labyrinth for beginners, three seats": several("labyrinth", 3, preset="beginner"),
    }
    before = peers()
    measured = rates(works, ROUNDS)
    after = peers()
    best = {name: max(rate, after.get(name, 0)) for name, rate in before.items()}
    title = f"{GAMES} games at once, one core, steps with observation and mask"
    table(title, measured | best, next(iter(best or measured)))
