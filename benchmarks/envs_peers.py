"""Pgx, NLE, MiniGrid and PettingZoo on one core: `benchmarks.envs` runs it with their Python.

For each line that it reads it does a round of each, and says how many steps per CPU second.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
GAMES, STEPS = 1024, 60


def rate(run: Callable[[], int]) -> float:
    begin = time.process_time()
    steps = run()
    return steps / (time.process_time() - begin)


def connect_four() -> Callable[[], int]:
    """Games by `vmap` and `jit`, restarted when they are over, observation and mask included."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    env = pgx.make("connect_four")
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)
    state = jax.jit(jax.vmap(env.init))(keys)
    step: Any = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw: Any = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")))
    )
    chosen, states = [], state
    for number in range(STEPS):
        chosen.append(draw(jax.random.PRNGKey(number), states.legal_action_mask))
        states = step(states, chosen[-1], keys)
    jax.block_until_ready(states.observation)

    def run() -> int:
        states = state
        for actions in chosen:
            states = step(states, actions, keys)
        jax.block_until_ready((states.observation, states.legal_action_mask))
        return GAMES * STEPS

    return run


def nethack() -> Callable[[], int]:
    """One game, random actions, NLE's own observations."""
    import gymnasium
    import nle  # noqa: F401

    env = gymnasium.make("NetHackScore-v0")
    env.reset(seed=1)
    env.action_space.seed(1)
    actions = [env.action_space.sample() for _ in range(1000)]

    def run() -> int:
        for action in actions:
            _, _, over, cut, _ = env.step(action)
            if over or cut:
                env.reset()
        return len(actions)

    return run


def minigrid() -> Callable[[], int]:
    import gymnasium
    import minigrid  # noqa: F401
    from envs_single import of_gymnasium

    run: Callable[[], int] = of_gymnasium(gymnasium.make("MiniGrid-FourRooms-v0"))
    return run


def pettingzoo() -> Callable[[], int]:
    from envs_single import of_pettingzoo
    from pettingzoo.classic import connect_four_v3

    run: Callable[[], int] = of_pettingzoo(connect_four_v3.env())
    return run


THEIRS = {
    "Pgx connect_four": connect_four,
    "NLE NetHackScore": nethack,
    "MiniGrid FourRooms": minigrid,
    "PettingZoo connect_four": pettingzoo,
}


def main() -> None:
    works = {}
    for name, prepare in THEIRS.items():
        try:
            works[name] = prepare()
            works[name]()  # what is compiled at the first use
        except Exception as failed:  # one of them may not run here: the other is still worth it
            print(f"{name}: {type(failed).__name__}: {failed}", file=sys.stderr)
    for _ in sys.stdin:
        print(json.dumps({name: rate(run) for name, run in works.items()}), flush=True)


if __name__ == "__main__":
    main()
