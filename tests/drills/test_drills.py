"""Drills in a small size, by their command: each passes, and says size, result and seed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drills import DRILLS, Run
from drills.clusters import LENT
from drills.results import PAGE, keep, rows_of
from tests.server.services import POSTGRES, fresh_schema, missing
from tests.web.browsing import find_chromium, need_page

ROOT = Path(__file__).parents[2]
SMALL = {
    "replays": 20, "canaries": 2, "forged": 6, "disk": 1, "slow": 25, "flood": 1, "siege": 8,
    "bombs": 15, "fuzz": 200, "seats": 2,
}  # fmt: skip
LONGER = {
    "kill": 3, "writers": 60, "twins": 4, "timing": 200, "clocks": 2, "postgres": 3,
    "upgrade": 5, "xss": 1, "soak": 10,
}  # fmt: skip
"""What they try is tried in tests/server as well."""
SIZES = {**SMALL, **LONGER}


def drill(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "drills", *words]
    environment = {**os.environ, **more}
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, env=environment)


def need_what_it_needs(name: str) -> None:
    """Skipped, or failed where that is demanded, if the machine lacks it."""
    if name == "writers":
        with fresh_schema():
            pass
    if name == "postgres" and not list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")):
        missing("this drill needs PostgreSQL's own programs")
    if name == "xss":
        find_chromium()
        need_page()
    if name == "upgrade":
        found = subprocess.run(["git", "rev-parse", "HEAD~1"], cwd=ROOT, capture_output=True)
        if found.returncode:
            pytest.skip("there is no previous commit here")


def test_all_drills_are_listed() -> None:
    listed = drill()
    assert listed.returncode == 0
    for name, about in DRILLS.items():
        line = rf"^  {name} +{about.full:,} {about.counts}: "
        assert re.search(line, listed.stdout, re.MULTILINE)
    assert set(SIZES) == set(DRILLS)


def test_a_drill_that_does_not_exist_is_refused() -> None:
    refused = drill("tickle")
    assert refused.returncode == 2
    assert "kill" in refused.stderr


@pytest.mark.parametrize(
    "name", [*SMALL, *(pytest.param(name, marks=pytest.mark.soak) for name in LONGER)]
)
def test_a_small_drill_passes(name: str) -> None:
    need_what_it_needs(name)
    done = drill(name, "--size", str(SIZES[name]), "--seed", "1", **{LENT: POSTGRES})
    assert done.returncode == 0, done.stdout + done.stderr
    counts = DRILLS[name].counts
    said = done.stdout.splitlines()[-1]
    assert re.match(rf"{name} · {SIZES[name]:,} {counts} · seed 1 · [\d,]+ s · passed: ", said)


def test_a_run_writes_its_row_in_the_place_of_the_earlier_one(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    for seed in ("1", "2"):
        done = drill("forged", "--size", "2", "--seed", seed, "--page", str(page))
        assert done.returncode == 0, done.stdout + done.stderr
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| forged |")]
    (row,) = rows
    date, commit = r"\d{4}-\d\d-\d\d", r"[0-9a-f]{10}\+?"
    size = r"2 records \(of 1,000\)"
    assert re.match(
        rf"\| forged \| {size} \| {date} \| {commit} \| 2 \| \d+ \| .* \| passed: ", row
    )


def test_a_failure_stays_on_the_page_until_the_drill_passes(tmp_path: Path) -> None:
    page, run = tmp_path / "results.md", Run(10, 7, tmp_path)
    run.parts["line"] = (3.0, "passed: 10 runs")
    keep(rows_of("fuzz", run, 9.0, "FAILED: telnet: a | b"), page)
    assert "| fuzz | 10 runs" in page.read_text("utf-8")
    assert r"| FAILED: telnet: a \| b |" in page.read_text("utf-8")
    run.parts["telnet"] = (4.0, "passed: 10 runs")
    keep(rows_of("fuzz", run, 9.0, "passed: 20 runs"), page)
    found = re.findall(r"^\| (fuzz[^|]*) \|", page.read_text("utf-8"), re.MULTILINE)
    assert found == ["fuzz line", "fuzz telnet"]


def test_the_page_in_the_docs_has_a_row_of_every_drill() -> None:
    names = re.findall(r"^\| ([a-z]+)", PAGE.read_text("utf-8"), re.MULTILINE)
    assert set(names) - {"drill"} == set(DRILLS)
