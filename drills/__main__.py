"""`./dev drill NAME [--size N] [--seed S] [--page FILE]`: run one drill; without a name, list them.

A run at full size writes its row into docs/results/drills.md; a smaller one only where --page asks.
"""

import argparse
import signal
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from random import SystemRandom

from drills import DRILLS, Failed, Run
from drills.results import PAGE, keep, rows_of


def list_drills() -> None:
    print("usage: ./dev drill NAME [--size N] [--seed S] [--page FILE]\n")
    for name, drill in DRILLS.items():
        print(f"  {name:10}{drill.full:>11,} {drill.counts}: {drill.about}")


def main(words: list[str]) -> int:
    """Returns the exit code: 1 where something did not hold."""
    reader = argparse.ArgumentParser(prog="./dev drill")
    reader.add_argument("name", nargs="?", choices=DRILLS)
    reader.add_argument("--size", type=int, help="how many; the full size if it is left out")
    reader.add_argument("--seed", type=int, help="the chance of the drill; drawn if left out")
    reader.add_argument("--page", type=Path, help="write the result there, at any size")
    reader.add_argument("--no-page", action="store_true", help="write no result, at full size")
    asked = reader.parse_args(words)
    if asked.name is None:
        list_drills()
        return 0
    drill = DRILLS[asked.name]
    size = drill.full if asked.size is None else asked.size
    if size < 1:
        reader.error("--size is at least 1")
    seed = SystemRandom().randrange(1_000_000) if asked.seed is None else asked.seed
    print(f"{asked.name}: {drill.about}")
    print(f"  size {size:,} of {drill.full:,} {drill.counts}, seed {seed}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # nothing is left running behind it
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix=f"asterion-drill-{asked.name}-") as folder:
        run = Run(size, seed, Path(folder))
        try:
            result = import_module(f"drills.{asked.name}").run(run)
        except Failed as failure:
            result, code = f"FAILED: {failure}", 1
        else:
            result, code = f"passed: {result}", 0
    took = time.monotonic() - began
    page: Path | None = asked.page or (PAGE if size >= drill.full else None)
    if page and not asked.no_page:
        keep(rows_of(asked.name, run, took, result), page)
        print(f"  written into {page}")
    print(f"{asked.name} · {size:,} {drill.counts} · seed {seed} · {took:,.0f} s · {result}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
