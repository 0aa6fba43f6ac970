"""One game at a time beside OpenSpiel and NLE: legal list, submit and view, at random.

They are installed for this run only, into a folder that is thrown away; `ASTERION_PEERS` may name
a Python that has them. Everything is in CPU seconds. They have their turn, then ours as it is
interpreted and, after `./dev compile`, as it is compiled, several times: each turn has a ratio of
its own, for a busy machine is busy for all of them. `ASTERION_EARLIER` may name another checkout
of ours, which has its turn too: then today's rates are also given as multiples of those.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.peers_ours import PLAYERS

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / ".compiled"
PLAYING = Path(__file__).with_name("peers_play.py")
NEEDED = ("open_spiel", "nle", "gymnasium")
TURNS = 7
"""So often all have their turn; the best of five rounds of 2,000 steps counts, of theirs of ten."""
PAIRS = (
    ("dungeon-of-dooom", "OpenSpiel dark_chess", 1.0),
    ("labyrinth", "OpenSpiel hanabi", 1.0),
    ("dungeonlab", "OpenSpiel hanabi", 1.0),
    ("cc3k", "NLE NetHackScore", 3.0),
)
"""Which of our books is held against which of theirs, and how often it is to be as fast."""

INTERPRETED, EARLIER = "interpreted", "earlier"
Rates = dict[str, float]


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


def builds_there() -> dict[str, Path]:
    """Of each build of ours that can be measured, where it is imported from."""
    builds = {INTERPRETED: ROOT / "src"}
    if COMPILED.exists():
        builds["compiled"] = COMPILED
    if earlier := os.environ.get("ASTERION_EARLIER"):
        builds[EARLIER] = Path(earlier) / "src"
    return builds


def ours(build: str, sources: Path) -> Rates:
    environment = os.environ | {"PYTHONPATH": os.fspath(sources)}
    asked = [sys.executable, "-m", "benchmarks.peers_ours"]
    done = subprocess.run(asked, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    measured = json.loads(done.stdout)
    assert measured["compiled"] == (build == "compiled"), "another build was measured"
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
    builds = builds_there()
    peers: list[Rates] = []
    measured: dict[str, list[Rates]] = {build: [] for build in builds}
    for _ in range(TURNS):
        peers.append(theirs(python))
        for build, sources in builds.items():
            measured[build].append(ours(build, sources))
    print("\nOne game, random play: legal list, submit and view; steps per CPU second")
    print(
        f"  the middle of {TURNS} turns; how often it is theirs, the lowest and the highest of all"
    )
    if "compiled" not in builds:
        print("  only interpreted: ./dev compile makes the other build")
    for name, peer, wanted in PAIRS:
        seats = PLAYERS[name]
        beside = f"{peer} {shown(peers, peer)}, wanted {wanted:g} x"
        print(f"  {name}, {seats} seat{'s' if seats > 1 else ''}; {beside}")
        for build in builds:
            rates = shown(measured[build], name)
            how_often = compared(measured[build], name, peers, peer)
            print(f"    {build:<12} {rates:>12} {how_often}")
        if EARLIER in builds:
            gained = compared(measured[INTERPRETED], name, measured[EARLIER], name)
            print(f"    {'today / earlier':<25} {gained}")


def shown(rates: list[Rates], name: str) -> str:
    known = [one[name] for one in rates if name in one]
    return f"{median(known):,.0f}/s" if known else "not measured"


def compared(ours: list[Rates], name: str, peers: list[Rates], peer: str) -> str:
    pairs = zip(ours, peers, strict=True)
    ratios = sorted(one[name] / other[peer] for one, other in pairs if peer in other)
    if not ratios:
        return ""
    return f"{median(ratios):6.2f} x  ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def main() -> None:
    python = os.environ.get("ASTERION_PEERS")
    if python:
        compare(python)
        return
    with tempfile.TemporaryDirectory() as folder:
        compare(installed(folder))
