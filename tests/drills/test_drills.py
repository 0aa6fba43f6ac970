"""Every drill in a small size, by its command: it passes, and says size, result and seed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drills import DRILLS
from drills.clusters import LENT
from tests.server.services import POSTGRES, fresh_schema

ROOT = Path(__file__).parents[2]
SMALL = {
    "kill": 1, "writers": 6, "replays": 25, "twins": 4, "canaries": 2, "forged": 8,
}  # fmt: skip
LENDS_POSTGRES = ("writers", "redis")


def drill(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "drills", *words]
    environment = {**os.environ, **more}
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, env=environment)


def test_all_drills_are_listed() -> None:
    listed = drill()
    assert listed.returncode == 0
    for name, about in DRILLS.items():
        assert re.search(
            rf"^  {name} +{about.full:,} {about.counts}: ", listed.stdout, re.MULTILINE
        )
    assert set(SMALL) == set(DRILLS)


def test_a_drill_that_does_not_exist_is_refused() -> None:
    refused = drill("tickle")
    assert refused.returncode == 2
    assert "kill" in refused.stderr


@pytest.mark.parametrize("name", SMALL)
def test_a_small_drill_passes(name: str) -> None:
    if name in LENDS_POSTGRES:
        with fresh_schema():  # skipped, or failed, where there is none
            pass
    done = drill(name, "--size", str(SMALL[name]), "--seed", "1", **{LENT: POSTGRES})
    assert done.returncode == 0, done.stdout + done.stderr
    counts = DRILLS[name].counts
    said = done.stdout.splitlines()[-1]
    assert re.match(rf"{name} · {SMALL[name]:,} {counts} · seed 1 · [\d,]+ s · passed: ", said)
