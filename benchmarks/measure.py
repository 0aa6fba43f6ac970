"""Rates of several things measured in turn, so that a noisy machine is noisy for all of them."""

import gc
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Work = Callable[[], int]
"""Does a piece of work and returns how many steps it was."""


class Staged(NamedTuple):
    """A piece of work on something that is made ready before the clock starts."""

    prepare: Callable[[], Any]
    run: Callable[[Any], int]


def rates(works: Mapping[str, Work | Staged], rounds: int = 30) -> dict[str, float]:
    """The best rate of each, in steps a CPU second; each round runs every work once."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            stage = work.prepare() if isinstance(work, Staged) else None
            gc.collect()
            begin = time.process_time()
            steps = work.run(stage) if isinstance(work, Staged) else work()
            best[name] = max(best[name], steps / (time.process_time() - begin))
    return best


def table(title: str, measured: dict[str, float], yardstick: str) -> None:
    """Print rates and their ratio to the yardstick."""
    print(f"\n{title}")
    width = max(map(len, measured))
    for name, rate in measured.items():
        microseconds = 1e6 / rate
        ratio = rate / measured[yardstick]
        print(f"  {name:<{width}} {rate:>12,.0f}/s {microseconds:>9.2f} us {ratio:>8.2f} x")
