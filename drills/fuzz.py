"""Every parser under a fuzzer: it understands or refuses, and never does anything else."""

import importlib.util
import os
import subprocess
import sys

from drills import Run, hold
from drills.fuzzing import TARGETS
from drills.serving import ROOT

ONLY = "DRILL_PARSERS"
"""The environment may name some of the parsers, separated by commas."""
BLIND_FROM_ATHERIS = (
    "atheris is not installed here (pip install atheris), so it was without coverage"
)


def run(drill: Run) -> str:
    """Returns what was found."""
    guided = importlib.util.find_spec("atheris") is not None
    asked = [name for name in os.environ.get(ONLY, "").split(",") if name]
    hold(set(asked) <= set(TARGETS), f"the parsers are {', '.join(TARGETS)}")
    targets = asked or TARGETS
    blind = [] if guided else ["blind"]
    for target in targets if guided else [",".join(targets)]:
        line = [sys.executable, "-m", "drills.fuzzing", target, str(drill.size), str(drill.seed)]
        done = subprocess.run(
            [*line, str(drill.folder), *blind], cwd=ROOT, capture_output=True, text=True
        )
        said = done.stdout + done.stderr
        hold(done.returncode == 0, f"{target}: {shortly(said)}")
        covered = [line for line in said.splitlines() if "cov:" in line]
        reached = covered[-1].split("cov: ")[1].split()[0] if covered else "?"
        print(
            f"  {target}: {drill.size:,} runs{f', {reached} edges' if guided else ''}", flush=True
        )
    how = "by atheris, guided by coverage" if guided else BLIND_FROM_ATHERIS
    return f"{drill.size:,} runs for each of {len(targets)} parsers ({how}): only what is allowed"


def shortly(said: str) -> str:
    """What went wrong, without the fuzzer's own words."""
    lines = said.splitlines()
    begin = next((n for n, line in enumerate(lines) if "exception" in line.lower()), 0)
    return " | ".join(line.strip() for line in lines[begin : begin + 40])[-2500:]
