"""`./dev simulate [--seeds N] [--seed S] [--planted]`: run seeds, and show one that fails."""

import argparse
import gc
import sys
import time
from pathlib import Path
from random import SystemRandom

from simulation.planted import PLANTED
from simulation.scene import draw
from simulation.shrinking import shrunk
from simulation.world import Outcome, run

SWEPT_EVERY = 50
"""Seeds between two looks of Python's collector, which would look at the whole server each time."""
MOST_SHOWN = 3


def main(words: list[str]) -> int:
    """Returns the exit code: 1 where something did not hold."""
    reader = argparse.ArgumentParser(prog="./dev simulate", description=__doc__)
    reader.add_argument("--seeds", type=int, default=1000, help="how many (1,000)")
    reader.add_argument("--first", type=int, help="the first of them; drawn if left out")
    reader.add_argument("--seed", type=int, help="this one alone, with all that happened in it")
    reader.add_argument("--plant", choices=PLANTED, help="with a fault that is not in the server")
    reader.add_argument("--planted", action="store_true", help="is each planted fault found?")
    reader.add_argument("--whole", action="store_true", help="do not make a failing seed smaller")
    asked = reader.parse_args(words)
    if asked.planted:
        return find_planted(asked.seeds)
    if asked.seed is not None:
        return show(asked.seed, asked.plant or "", asked.whole)
    first = SystemRandom().randrange(10**9) if asked.first is None else asked.first
    return try_seeds(first, asked.seeds, asked.plant or "")


def try_seeds(first: int, seeds: int, planted: str) -> int:
    print(f"simulate: {seeds:,} seeds from {first} on", flush=True)
    began, steps, moves, simulated, bad = time.process_time(), 0, 0, 0.0, 0
    sweep = Sweep()
    for seed in range(first, first + seeds):
        outcome = run(draw(seed), planted)
        sweep.one_more()
        steps, moves = steps + outcome.steps, moves + outcome.moves
        simulated += outcome.seconds
        if outcome.failures:
            bad += 1
            print(f"seed {seed} FAILED: {outcome.failures[0]}", flush=True)
            if bad == 1:
                explain(outcome, planted)
            if bad == MOST_SHOWN:
                print("and no more are tried")
                break
    took = time.process_time() - began
    done = seed - first + 1
    print(
        f"simulate · {done:,} seeds from {first} · {took:,.0f} s of processor, "
        f"{1000 * took / done:.0f} ms each · {simulated / 3600:,.1f} simulated hours, "
        f"{moves:,} moves, {steps:,} steps · {f'{bad} FAILED' if bad else 'passed'}"
    )
    return 1 if bad else 0


def explain(outcome: Outcome, planted: str) -> None:
    """How it can be seen again, and the smallest scene that fails alike."""
    plant = f" --plant '{planted}'" if planted else ""
    print(f"  again: ./dev simulate --seed {outcome.scene.seed}{plant}")
    small = shrunk(outcome, planted)
    print(f"  the smallest scene that fails alike: {small.failures[0]}")
    print("\n".join(f"    {line}" for line in small.scene.about), flush=True)


def show(seed: int, planted: str, whole: bool) -> int:
    """One seed with its trace; where it fails, that of the smallest scene that does."""
    outcome = run(draw(seed), planted)
    if run(draw(seed), planted).digest != outcome.digest:
        print(f"seed {seed} is not the same twice: something in it is not from the seed")
        return 2
    if outcome.failures and not whole:
        outcome = shrunk(outcome, planted)
    print("\n".join([*outcome.scene.about, *outcome.lines]))
    print(f"trace {outcome.digest} · {outcome.steps:,} steps · {outcome.moves} moves")
    for failure in outcome.failures:
        print(f"FAILED: {failure}")
    return 1 if outcome.failures else 0


def find_planted(most: int) -> int:
    """Each planted fault, and the first seed that finds it."""
    missed = 0
    sweep = Sweep()
    for name, fault in PLANTED.items():
        for seed in range(most):
            outcome = run(draw(seed), name)
            sweep.one_more()
            if outcome.failures:
                again = run(draw(seed), name).digest == outcome.digest
                small = shrunk(outcome, name)
                guests, faults = len(small.scene.guests), len(small.scene.faults)
                print(
                    f"{name} ({fault.about}): seed {seed}, "
                    f"{'the same again' if again else 'NOT THE SAME AGAIN'}; "
                    f"smallest: {guests} guests, {faults} faults\n    {small.failures[0]}",
                    flush=True,
                )
                missed += not again
                break
        else:
            missed += 1
            print(f"{name} ({fault.about}): NOT FOUND within {most:,} seeds", flush=True)
    return 1 if missed else 0


class Sweep:
    """Python's collector, when it is told to: what a run leaves behind are rings."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._runs = 0

    def one_more(self) -> None:
        self._runs += 1
        if self._runs % SWEPT_EVERY == 0:
            gc.collect()


if __name__ == "__main__":
    if Path.cwd() != Path(__file__).parent.parent:
        sys.path.insert(0, str(Path(__file__).parent.parent))
    sys.exit(main(sys.argv[1:]))
