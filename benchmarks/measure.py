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


def rate(work: Work | Staged) -> float:
    """Done once: steps per CPU second."""
    stage = work.prepare() if isinstance(work, Staged) else None
    gc.collect()
    begin = time.process_time()
    steps = work.run(stage) if isinstance(work, Staged) else work()
    return steps / (time.process_time() - begin)


def rates(works: Mapping[str, Work | Staged], rounds: int = 30) -> dict[str, float]:
    """The best rate of each; each round runs every work once."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            best[name] = max(best[name], rate(work))
    return best


def table(title: str, measured: dict[str, float], yardstick: str) -> None:
    """Print rates and their ratio to the yardstick."""
    print(f"\n{title}")
    width = max(map(len, measured))
    for name, best in measured.items():
        ratio = best / measured[yardstick]
        print(f"  {name:<{width}} {best:>12,.0f}/s {1e6 / best:>9.2f} us {ratio:>8.2f} x")
