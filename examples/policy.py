"""A policy of one's own, measured, and seen in the page's replay.

    pip install "asterion[envs]"
    python examples/policy.py                                   # how often it finds the way out
    python examples/policy.py --play http://127.0.0.1:8000      # one game at a server

`choose` is all that a policy is: from arrays by name to the number of an action. Put yours there.
"""

import argparse
import os
import sys
from typing import Any

import gymnasium
import numpy as np

import asterion.envs
from asterion.books.dooom.learning import TILES
from asterion.envs.policy import PolicyBot
from asterion.terminal.console import Console
from asterion.terminal.remote_bot import RemoteBot
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Server, read_address

BOOK, GAME = "dungeon-of-dooom", "asterion/Dooom-v0"
SETTINGS = {"width": 16, "height": 12}
ENDING = {"round_limit": 60}
"""Somebody who never finds the way out would walk for ever."""
MOVES, PICK_UP = ((-1, 0), (0, 1), (1, 0), (0, -1)), 8
GOLD, EXIT = TILES.index("G") + 1, TILES.index("E") + 1
chance = np.random.default_rng(1)


def choose(seen: dict[str, Any]) -> int:
    """Pick up what lies here; else towards treasure or exit if one is in sight; else anywhere."""
    mask = seen["action_mask"]
    if mask[PICK_UP]:
        return PICK_UP
    wanted = EXIT if seen["own"][2] >= seen["own"][3] else GOLD
    middle = len(seen["sight"]) // 2
    for row, column in np.argwhere(seen["sight"] == wanted):
        down, right = row - middle, column - middle
        nearer = [n for n, (y, x) in enumerate(MOVES) if mask[n] and y * down + x * right > 0]
        if nearer:
            return nearer[0]
    return int(chance.choice(np.flatnonzero(mask[:4]))) if mask[:4].any() else len(mask) - 1


def measured(games: int) -> float:
    """The share of games that it wins."""
    env = gymnasium.make(GAME, settings=SETTINGS, patience=300)
    won = 0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            seen, reward, over, cut, _ = env.step(choose(seen))
        won += reward == 1
    return won / games


def play_at(url: str) -> str:
    """One game at a server, as any bot plays there; where its page shows it again."""
    wish = {"book": BOOK, "name": "Policy", "seats": 1, "settings": SETTINGS, "options": ENDING}
    opened = Server(read_address(url)).ask("POST", "/tables", wish)
    page = f"{url.rstrip('/')}/t/{opened['id']}"
    server = Server(read_address(page), opened["seat"]["token"])
    game = RemoteGame(server.ask("GET", f"/tables/{opened['id']}"))
    console = Console(sys.stdin, sys.stdout, os.environ)
    RemoteBot(server, game, console, PolicyBot(BOOK, choose)).run()
    return f"{page}/replay"


def main() -> None:
    assert asterion.envs is not None  # makes the games known to Gymnasium
    parsing = argparse.ArgumentParser(description=__doc__)
    parsing.add_argument("--play", metavar="URL", help="play one game at a server")
    wanted = parsing.parse_args()
    print(play_at(wanted.play) if wanted.play else f"{measured(100):.2f} of 100 games won")


if __name__ == "__main__":
    main()
