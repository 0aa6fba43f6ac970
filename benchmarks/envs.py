"""Environments for learners, one core, observation and mask included: batches beside Pgx and
NLE, one at a time beside NLE, MiniGrid and PettingZoo.

Those are no dependencies of ours: `ASTERION_PEERS=/path/to/python ./dev bench envs` runs them
with a Python that has `jax`, `pgx`, `nle`, `minigrid` and `pettingzoo`; what is missing is left
out. Round by round ours and theirs have their turn, so
that each round has a ratio of its own: a busy machine is busy for both. Only the steps are timed,
in CPU seconds; anyone who chooses among the actions does it outside.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from asterion.envs.batch.seats import SeatsBatch
from asterion.envs.batch.vector import BatchEnv
from benchmarks.measure import Staged, Work, rate, table
from benchmarks.peers import ROOT, builds_there

GAMES, STEPS, ROUNDS = 1024, 60, 11
PEERS = Path(__file__).with_name("envs_peers.py")
FOUR, NETHACK = "Pgx connect_four", "NLE NetHackScore"
PAIRS = (
    ("Dungeon of Dooom, alone", FOUR, 2.0),
    ("Dungeon of Dooom, two seats", FOUR, 2.0),
    ("Labyrinth for beginners, three seats", FOUR, 1.0),
    ("ChamberCrawler3000", NETHACK, 20.0),
)
"""Which of ours is held against which of theirs, and how often it is to be as fast."""


GRID, ZOO = "MiniGrid FourRooms", "PettingZoo connect_four"
ONE_AT_A_TIME = (
    ("CC3k-v0", NETHACK, 2.5),
    ("CC3k-v0, a batch of one game", NETHACK, 2.5),
    ("DungeonLab-v0", GRID, 2.0),
    ("labyrinth_v0, three seats", ZOO, 1.0),
    ("dooom_v0, two seats", ZOO, 2.0),
)
"""The same for one environment, through Python."""


def drawn(mask: Any, generator: np.random.Generator) -> Any:
    """Any allowed action of each game."""
    return (generator.random(mask.shape, np.float32) * mask).argmax(1)


def alone(book: str, **given: Any) -> Staged:
    envs = BatchEnv(GAMES, book, threads=1, copy=False, plans=256, **given)
    generator = np.random.default_rng(1)
    envs.reset(seed=1)

    def course() -> list[Any]:
        """The same actions can be given again only from the same games: so those are copied."""
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


class Player:
    """Another process, which does a round when it is asked for one."""

    def __init__(self, *asked: str, **environment: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            asked, stdin=pipe, stdout=pipe, stderr=2, text=True, cwd=ROOT,
            env=os.environ | environment,
        )  # fmt: skip

    def round(self) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline() or "{}")


def one_at_a_time(build: str, player: Player) -> dict[str, float]:
    """A round of the environments of one game, as this build of ours plays them."""
    measured = player.round()
    assert measured["compiled"] == (build == "compiled"), "another build was measured"
    rates: dict[str, float] = measured["rates"]
    return {f"{name}, {build}": rate for name, rate in rates.items()}


def compared(rounds: list[dict[str, float]], ours: str, theirs: str, wanted: float) -> str:
    """How often ours is as fast: the middle of all rounds, the lowest and the highest."""
    ratios = sorted(one[ours] / one[theirs] for one in rounds)
    low, high = ratios[0], ratios[-1]
    spread = f"{median(ratios):6.2f} x  ({low:.2f} to {high:.2f})"
    return f"  {ours:<42} {theirs:<17} {spread}  wanted {wanted:g} x"


def main() -> None:
    works: dict[str, Work | Staged] = {
        "Dungeon of Dooom, alone": alone("dungeon-of-dooom"),
        "Dungeon of Dooom, two seats": several("dungeon-of-dooom", 2),
        "ChamberCrawler3000": alone("cc3k"),
        "Labyrinth for beginners, three seats": several("labyrinth", 3, preset="beginner"),
    }
    ours = (sys.executable, "-m", "benchmarks.envs_ours")
    players = {
        build: Player(*ours, PYTHONPATH=os.fspath(sources))
        for build, sources in builds_there().items()
    }
    python = os.environ.get("ASTERION_PEERS")
    peers = Player(python, os.fspath(PEERS)) if python else None
    if peers is None:
        print(
            "Pgx, NLE, MiniGrid and PettingZoo's own are left out: "
            "ASTERION_PEERS names no Python that has them"
        )
    rounds = []
    for _ in range(ROUNDS):
        measured = {name: rate(work) for name, work in works.items()}
        for build, player in players.items():
            measured |= one_at_a_time(build, player)
        rounds.append(measured | (peers.round() if peers else {}))
    best = {name: max(one[name] for one in rounds) for name in rounds[0]}
    title = f"{GAMES} games at once and one at a time, steps with observation and mask; best round"
    table(title, best, FOUR if FOUR in best else next(iter(best)))
    print(f"\n{ROUNDS} rounds, each of ours beside theirs of the same round")
    for name, theirs, wanted in PAIRS:
        if theirs in best:
            print(compared(rounds, name, theirs, wanted))
    for name, theirs, wanted in ONE_AT_A_TIME:
        for build in players if theirs in best else ():
            print(compared(rounds, f"{name}, {build}", theirs, wanted))
