"""One game at a time beside OpenSpiel and NLE: legal list, submit and view, by chance.

They are installed for this run only, into a folder that is thrown away; `ASTERION_PEERS` may name
a Python that has them. Everything is in CPU seconds, theirs before and after ours.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from asterion.books import book
from asterion.books.making import generated
from asterion.core.dice import Rolled
from asterion.core.options import Options
from asterion.core.table import Table
from benchmarks.measure import Work, rates

PLAYING = Path(__file__).with_name("peers_play.py")
NEEDED = ("open_spiel", "nle", "gymnasium")
STEPS, ROUNDS, PLANS = 2000, 10, 10
PAIRS = (
    ("dungeon-of-dooom", 2, "OpenSpiel dark_chess", 1.0),
    ("labyrinth", 3, "OpenSpiel hanabi", 1.0),
    ("dungeonlab", 3, "OpenSpiel hanabi", 1.0),
    ("cc3k", 1, "NLE NetHackScore", 3.0),
)
"""Which of our books is held against which of theirs, and how often it is to be as fast."""


def random_play(name: str, players: int) -> Work:
    """Whole games: the list of what may be said, one of it said, and the view of who said it."""
    chosen = book(name)
    options: Options = chosen.options()
    names = [f"Player {number}" for number in range(1, players + 1)]
    plans = [generated(chosen, Rolled(seed), players, options) for seed in range(PLANS)]

    def play() -> int:
        chooser = random.Random(1)
        steps = games = 0
        while steps < STEPS:
            plan = plans[games % PLANS]
            game = Table(chosen, plan, names, options, Rolled(games), salt="")
            games += 1
            while game.result is None and steps < STEPS:
                seat = game.awaited[0]
                game.submit(seat, chooser.choice(game.legal(seat)))
                game.view(seat)
                steps += 1
        return steps

    return play


def theirs(python: str) -> dict[str, float]:
    done = subprocess.run([python, PLAYING], capture_output=True, text=True)
    if done.returncode:
        print(done.stderr[-500:])
        return {}
    for line in done.stderr.splitlines():
        if "does not run here" in line:
            print(line)
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


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
    before = theirs(python)
    ours = rates({name: random_play(name, players) for name, players, *_ in PAIRS}, ROUNDS)
    after = theirs(python)
    print("\nOne game, random play: legal list, submit and view; steps per CPU second")
    for name, players, peer, wanted in PAIRS:
        rate = max(before.get(peer, 0), after.get(peer, 0))
        who = f"{name}, {players} seat{'s' if players > 1 else ''}"
        if rate:
            ratio = f"{peer} {rate:>9,.0f}/s {ours[name] / rate:>6.2f} x, wanted {wanted:g}"
        else:
            ratio = f"{peer} was not measured"
        print(f"  {who:<26} {ours[name]:>9,.0f}/s   {ratio}")


def main() -> None:
    python = os.environ.get("ASTERION_PEERS")
    if python:
        compare(python)
        return
    with tempfile.TemporaryDirectory() as folder:
        compare(installed(folder))
