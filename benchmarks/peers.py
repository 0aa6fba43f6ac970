"""One game at a time beside OpenSpiel and NLE: legal list, submit and view, by chance.

They are installed for this run only, into a folder that is thrown away; `ASTERION_PEERS` may name
a Python that has them. Everything is in CPU seconds, theirs before and after ours; ours in turn as
it is interpreted and, after `./dev compile`, as it is compiled.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.peers_ours import PLAYERS

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / ".compiled"
PLAYING = Path(__file__).with_name("peers_play.py")
NEEDED = ("open_spiel", "nle", "gymnasium")
TURNS = 3
"""So often each build of ours has its turn, with five rounds of 2,000 steps per book in each."""
PAIRS = (
    ("dungeon-of-dooom", "OpenSpiel dark_chess", 1.0),
    ("labyrinth", "OpenSpiel hanabi", 1.0),
    ("dungeonlab", "OpenSpiel hanabi", 1.0),
    ("cc3k", "NLE NetHackScore", 3.0),
)
"""Which of our books is held against which of theirs, and how often it is to be as fast."""

Rates = dict[str, float]


def best(one: Rates, other: Rates) -> Rates:
    return {name: max(one.get(name, 0.0), other.get(name, 0.0)) for name in one | other}


def theirs(python: str) -> Rates:
    done = subprocess.run([python, PLAYING], capture_output=True, text=True)
    if done.returncode:
        print(done.stderr[-500:])
        return {}
    for line in done.stderr.splitlines():
        if "does not run here" in line:
            print(line)
    measured: Rates = json.loads(done.stdout.splitlines()[-1])
    return measured


def ours(compiled: bool) -> Rates:
    sources = COMPILED if compiled else ROOT / "src"
    environment = os.environ | {"PYTHONPATH": os.fspath(sources)}
    asked = [sys.executable, "-m", "benchmarks.peers_ours"]
    done = subprocess.run(asked, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    measured = json.loads(done.stdout)
    assert measured["compiled"] == compiled, "the other build was measured"
    rates: Rates = measured["rates"]
    return rates


def installed(folder: str) -> str:
    """A Python with the peers; those that cannot be installed here are named, and left out."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = str(Path(folder) / "bin" / "python")
    for name in NEEDED:
        asked = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", name]
        done = subprocess.run(asked, capture_output=True, text=True)
        if done.returncode:
            print(f"{name} cannot be installed here: {done.stderr.strip().splitlines()[-1]}")
    return python


def compare(python: str) -> None:
    builds = [False, True] if COMPILED.exists() else [False]
    peers = theirs(python)
    measured: dict[bool, Rates] = {build: {} for build in builds}
    for _ in range(TURNS):
        for build in builds:
            measured[build] = best(measured[build], ours(build))
    peers = best(peers, theirs(python))
    print("\nOne game, random play: legal list, submit and view; steps per CPU second")
    if len(builds) == 1:
        print("  only interpreted: ./dev compile makes the other build")
    print(f"  {'':<26} {'interpreted':>20} {'compiled':>20}   {'':<21} {'':>9}    wanted")
    for name, peer, wanted in PAIRS:
        seats = PLAYERS[name]
        who = f"{name}, {seats} seat{'s' if seats > 1 else ''}"
        cells = [
            shown(measured.get(build, {}).get(name), peers.get(peer)) for build in (False, True)
        ]
        rate = f"{peers[peer]:>9,.0f}/s" if peers.get(peer) else "not measured"
        print(f"  {who:<26} {cells[0]:>20} {cells[1]:>20}   {peer:<21} {rate}  {wanted:g} x")


def shown(rate: float | None, peer: float | None) -> str:
    """A rate, and how often it is the peer's."""
    if rate is None:
        return "-"
    return f"{rate:,.0f}/s" + (f" {rate / peer:5.2f} x" if peer else "")


def main() -> None:
    python = os.environ.get("ASTERION_PEERS")
    if python:
        compare(python)
        return
    with tempfile.TemporaryDirectory() as folder:
        compare(installed(folder))
