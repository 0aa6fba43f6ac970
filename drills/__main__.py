"""`./dev drill NAME [--size N] [--seed S]`: run one drill; without a name, list them."""

import argparse
import signal
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from random import SystemRandom

from drills import DRILLS, Failed, Run


def list_drills() -> None:
    print("usage: ./dev drill NAME [--size N] [--seed S]\n")
    for name, drill in DRILLS.items():
        print(f"  {name:10}{drill.full:>11,} {drill.counts}: {drill.about}")


def main(words: list[str]) -> int:
    """Returns the exit code: 1 where something did not hold."""
    reader = argparse.ArgumentParser(prog="./dev drill")
    reader.add_argument("name", nargs="?", choices=DRILLS)
    reader.add_argument("--size", type=int, help="how many; the full size if it is left out")
    reader.add_argument("--seed", type=int, help="the chance of the drill; drawn if left out")
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
        try:
            result = import_module(f"drills.{asked.name}").run(Run(size, seed, Path(folder)))
        except Failed as failure:
            result, code = f"FAILED: {failure}", 1
        else:
            result, code = f"passed: {result}", 0
    took = time.monotonic() - began
    print(f"{asked.name} · {size:,} {drill.counts} · seed {seed} · {took:,.0f} s · {result}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
