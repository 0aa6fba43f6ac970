"""One environment at a time, as Gymnasium and PettingZoo have it, in steps per CPU second.

A step is an action that is allowed, drawn outside of the clock where there is one list of them, and
all that the environment gives for it: arrays, mask, reward. Nobody reads sentences. Run by
`benchmarks.envs` for ours, and by `benchmarks.envs_peers` for theirs by the same functions.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

STEPS = 2000
NEW_GAMES = 50
CHANCES = 4096


def of_gymnasium(env: Any) -> Callable[[], int]:
    """Observation and mask at every step; without a mask any action is allowed."""
    drawn = np.random.default_rng(1).random(CHANCES).tolist()
    actions = int(env.action_space.n)
    env.reset(seed=1)

    def run() -> int:
        seen, _ = env.reset()
        masked = isinstance(seen, dict) and "action_mask" in seen
        for step in range(STEPS):
            allowed = seen["action_mask"].nonzero()[0] if masked else ()
            chance = drawn[step % CHANCES]
            action = (
                int(allowed[int(chance * len(allowed))]) if len(allowed) else int(chance * actions)
            )
            seen, _, over, cut, _ = env.step(action)
            if over or cut:
                seen, _ = env.reset()
        return STEPS

    return run


def of_pettingzoo(env: Any) -> Callable[[], int]:
    """`last()`, an allowed action, `step()`."""
    drawn = np.random.default_rng(1).random(CHANCES).tolist()
    env.reset(seed=1)

    def run() -> int:
        env.reset()
        for step in range(STEPS):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(drawn[step % CHANCES] * len(allowed))]))
        return STEPS

    return run


def of_vector(env: Any) -> Callable[[], int]:
    """The same of a batch in which there is one game."""
    drawn = np.random.default_rng(1).random(CHANCES).tolist()
    env.reset(seed=1)

    def run() -> int:
        seen, _ = env.reset()
        actions = np.zeros(1, np.int64)
        for step in range(STEPS):
            allowed = seen["action_mask"][0].nonzero()[0]
            chance = drawn[step % CHANCES]
            actions[0] = allowed[int(chance * len(allowed))] if len(allowed) else 0
            seen, *_ = env.step(actions)
        return STEPS

    return run


def new_games(env: Any) -> Callable[[], int]:
    """Nothing but the beginning of games, each with a plan of its own."""

    def run() -> int:
        for _ in range(NEW_GAMES):
            env.reset()
        return NEW_GAMES

    return run
