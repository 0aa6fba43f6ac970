"""A contest from its first game to its last, or on from where it was stopped."""

import time
from collections.abc import Callable
from pathlib import Path

from asterion.arena.contest import Contest, Pairing, pairings
from asterion.arena.keeping import Folder
from asterion.arena.pools import Played, on_cores, on_ray

Progress = Callable[[int, int, float], None]
"""Told of games done, games known of, and seconds that are left, about."""


def run(contest: Contest, path: Path, processes: int, ray: str, progress: Progress) -> Folder:
    """Play whatever is not kept yet; the folder with all of it."""
    folder = Folder(path, contest)
    began, played = time.monotonic(), 0
    try:
        while True:
            known = pairings(contest, folder.outcomes)
            missing = [game for game in known if game.id not in folder.outcomes]
            if not missing:
                return folder
            for outcome, record in play_all(contest, missing, processes, ray):
                played += folder.keep(outcome, record)
                left = len(known) - len(folder.outcomes)
                pace = (time.monotonic() - began) / max(1, played)
                progress(len(folder.outcomes), len(known), left * pace)
    finally:
        folder.close()


def play_all(contest: Contest, games: list[Pairing], processes: int, ray: str) -> Played:
    return on_ray(contest, games, ray) if ray else on_cores(contest, games, processes)
