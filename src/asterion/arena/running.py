"""A contest from its first game to its last, or on from where it was stopped."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from asterion.arena.contest import Contest, Pairing, pairings
from asterion.arena.keeping import Folder
from asterion.arena.pools import Played, on_cores, on_ray

Progress = Callable[[int, int, float], None]
"""Told of games done, games known of, and seconds that are left, about."""


def run(
    contest: Contest,
    path: Path,
    processes: int,
    ray: str,
    progress: Progress,
    games: Sequence[Pairing] | None = None,
) -> Folder:
    """Play whatever is not kept yet, or only these games; the folder with all that ever was."""
    folder = Folder(path, contest)
    began, played = time.monotonic(), 0
    try:
        while True:
            known = pairings(contest, folder.outcomes) if games is None else games
            missing = [game for game in known if game.id not in folder.outcomes]
            if not missing:
                return folder
            left = len(missing)
            for outcome, record in play_all(contest, missing, processes, ray):
                kept = folder.keep(outcome, record)
                played, left = played + kept, left - kept
                pace = (time.monotonic() - began) / max(1, played)
                progress(len(known) - left, len(known), left * pace)
    finally:
        folder.close()


def play_all(contest: Contest, games: list[Pairing], processes: int, ray: str) -> Played:
    return on_ray(contest, games, ray) if ray else on_cores(contest, games, processes)
