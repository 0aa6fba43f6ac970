"""Every parser under a fuzzer: it understands or refuses, and never does anything else."""

import importlib.util
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from drills import Run, hold
from drills.parsers import LONGEST, TARGETS, usual
from drills.serving import ROOT

ONLY = "DRILL_PARSERS"
"""The environment may name some of the parsers, separated by commas."""
KEPT = "DRILL_CORPUS"
"""It may name a folder for what was found interesting and what the fuzzer said. A later run with
another seed goes on from there, so that runs of several days add up."""
LONG_ONES = 100
"""One run of this many is with texts of any length; the others are with texts of a usual length."""
BLIND_FROM_ATHERIS = (
    "atheris is not installed here (pip install atheris), so it was without coverage"
)


def run(drill: Run) -> str:
    """Returns what was found."""
    asked = [name for name in os.environ.get(ONLY, "").split(",") if name]
    hold(set(asked) <= set(TARGETS), f"the parsers are {', '.join(TARGETS)}")
    targets = asked or TARGETS
    guided = importlib.util.find_spec("atheris") is not None
    if guided:
        folder = Path(os.environ.get(KEPT, drill.folder)).absolute()
        folder.mkdir(exist_ok=True, parents=True)
        for target in targets:
            began = time.monotonic()
            done, edges = guide(target, drill, folder)
            took = time.monotonic() - began
            print(f"  {target}: {done:,} runs, {edges} edges, {took:,.0f} s", flush=True)
            hold(done >= drill.size, f"{target}: it was stopped after {done:,} runs")
            drill.parts[target] = (took, f"passed: {done:,} runs, {edges} branches reached")
    else:
        log = drill.folder / "blind.log"
        fuzz(",".join(targets), drill.size, drill.seed, drill.folder, "blind", log)
    how = "by atheris, guided by coverage" if guided else BLIND_FROM_ATHERIS
    return f"{drill.size:,} runs for each of {len(targets)} parsers ({how}): only what is allowed"


def guide(target: str, drill: Run, folder: Path) -> tuple[int, str]:
    """Most runs with texts of a usual length, then some with long ones; how many, and the edges."""
    long_ones = drill.size // LONG_ONES
    lengths = {usual(target): drill.size - long_ones, LONGEST: long_ones}
    if usual(target) == LONGEST:
        lengths = {LONGEST: drill.size}
    done, edges = 0, "?"
    for length, runs in lengths.items():
        if runs:
            log = folder / f"{target.replace(':', '-')}-{drill.seed}-{length}.log"
            said = fuzz(target, runs, drill.seed, folder, str(length), log)
            done += sum(map(int, re.findall(r"executed_units: *([0-9]+)", said)))
            edges = [edges, *re.findall(r"cov: ([0-9]+)", said)][-1]
    return done, edges


def fuzz(target: str, runs: int, seed: int, folder: Path, length: str, log: Path) -> str:
    """Returns what the fuzzer said."""
    words = [target, str(runs), str(seed), str(folder), length]
    with log.open("w") as file:
        line = [sys.executable, "-m", "drills.fuzzing", *words]
        done = subprocess.run(line, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
    said = log.read_text(errors="replace")
    hold(done.returncode == 0, f"{target}: {shortly(said)}")
    return said


def shortly(said: str) -> str:
    """What went wrong, without the fuzzer's own words."""
    lines = said.splitlines()
    begin = next((n for n, line in enumerate(lines) if "exception" in line.lower()), 0)
    return " | ".join(line.strip() for line in lines[begin : begin + 40])[-2500:]
