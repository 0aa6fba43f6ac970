"""The simulation: all holds for other seeds in every run, and what is wrong is found."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.planted import PLANTED
from simulation.scene import draw
from simulation.shrinking import kind_of, shrunk
from simulation.world import run
from tests.soaking import fresh_seeds

ROOT = Path(__file__).parents[2]
WITHIN = 1000
PARTS, SEEDS = 6, 50


def simulate(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "simulation", *words]
    environment = {**os.environ, **more}
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, env=environment)


def digest_of(said: str) -> str:
    found = re.search(r"^trace (\w+) ", said, re.MULTILINE)
    assert found is not None, said
    return found[1]


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_goes_wrong_nothing_acknowledged_is_lost(part: int) -> None:
    failed = [
        f"./dev simulate --seed {seed}: {outcome.failures[0]}"
        for seed in fresh_seeds(SEEDS, part)
        if (outcome := run(draw(seed))).failures
    ]
    assert not failed


@pytest.mark.soak
def test_10000_seeds_pass() -> None:
    ended = simulate("--seeds", "10000")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    print(ended.stdout)


def test_a_seed_is_the_same_in_every_process() -> None:
    (seed,) = fresh_seeds(1)
    one, other = (simulate("--seed", str(seed), PYTHONHASHSEED=hash) for hash in ("1", "2"))
    assert one.returncode == 0, one.stdout
    assert one.stdout == other.stdout
    assert digest_of(one.stdout) == run(draw(seed)).digest
    assert digest_of(one.stdout) != run(draw(seed + 1)).digest


def first_found(planted: str) -> int:
    """The first seed that finds it."""
    return next(seed for seed in range(WITHIN) if run(draw(seed), planted).failures)


def test_a_planted_fault_is_found_replayed_and_made_small() -> None:
    seed = first_found("stale token")
    found = run(draw(seed), "stale token")
    assert any("the old token was still good" in failure for failure in found.failures)
    assert run(draw(seed), "stale token").lines == found.lines
    assert not run(draw(seed)).failures  # without it, all is well
    small = shrunk(found, "stale token")
    assert kind_of(small.failures[0]) == kind_of(found.failures[0])
    assert len(small.scene.guests) <= len(found.scene.guests)
    assert not small.scene.faults  # a new token is enough
    assert run(small.scene, "stale token").digest == small.digest


def test_a_clock_that_nobody_looks_at_in_time_is_found() -> None:
    seed = first_found("sleepy clock")
    late = run(draw(seed), "sleepy clock").failures
    assert any(re.search(r"nobody said for \d.* that time was out", each) for each in late)
    assert not run(draw(seed)).failures


@pytest.mark.soak
@pytest.mark.parametrize("planted", PLANTED)
def test_every_planted_fault_is_found(planted: str) -> None:
    seed = first_found(planted)
    assert run(draw(seed), planted).digest == run(draw(seed), planted).digest
    assert not run(draw(seed)).failures


def test_a_failing_seed_says_how_to_see_it_again() -> None:
    seed = first_found("stale token")
    ended = simulate("--first", str(seed), "--seeds", "1", "--plant", "stale token")
    assert ended.returncode == 1
    assert f"seed {seed} FAILED: " in ended.stdout
    assert f"again: ./dev simulate --seed {seed} --plant 'stale token'" in ended.stdout
    assert "the smallest scene that fails alike" in ended.stdout
