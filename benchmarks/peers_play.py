"""OpenSpiel's and NLE's games at random: run by `benchmarks.peers` with a Python that has them."""

import json
import random
import sys
import time
from collections.abc import Callable

STEPS, ROUNDS = 2000, 10


def best_of(run: Callable[[], int]) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        begin = time.process_time()
        steps = run()
        best = max(best, steps / (time.process_time() - begin))
    return best


def openspiel(name: str) -> float:
    """Legal list, the action, and what its player observes then: by an observer, which writes the
    tensor into an array of numpy. `State.observation_tensor` makes a list of it, number by number.
    """
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    observation = make_observation(game)

    def run() -> int:
        chooser = random.Random(1)
        state, steps = game.new_initial_state(), 0
        while steps < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chooser.randrange(len(outcomes))][0])
            else:
                player = state.current_player()
                state.apply_action(chooser.choice(state.legal_actions()))
                observation.set_from(state, player)
                steps += 1
        return steps

    return best_of(run)


def nethack() -> float:
    """One game, random actions, NLE's own observations."""
    import gymnasium
    import nle  # noqa: F401

    env = gymnasium.make("NetHackScore-v0")
    env.reset(seed=1)
    env.action_space.seed(1)
    actions = [env.action_space.sample() for _ in range(STEPS)]

    def run() -> int:
        for action in actions:
            _, _, over, cut, _ = env.step(action)
            if over or cut:
                env.reset()
        return len(actions)

    return best_of(run)


def main() -> None:
    works: dict[str, Callable[[], float]] = {
        "OpenSpiel dark_chess": lambda: openspiel("dark_chess"),
        "OpenSpiel hanabi": lambda: openspiel("hanabi"),
        "NLE NetHackScore": nethack,
    }
    measured = {}
    for name, work in works.items():
        try:
            measured[name] = work()
        except Exception as failed:  # one of them may not run here: the others are still worth it
            print(f"{name} does not run here: {failed}", file=sys.stderr)
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
