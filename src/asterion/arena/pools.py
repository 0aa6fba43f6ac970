"""Where games are played: on the cores of this machine, or on a Ray cluster."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any

from asterion.arena.contest import Contest, Outcome, Pairing
from asterion.arena.referee import play
from asterion.core.phrase import PhrasedError, phrase

Played = Iterator[tuple[Outcome, bytes]]
AHEAD = 4
"""This many games per process are handed out, so that Ctrl-C has little to wait for."""
MOST_BREAKS = 20


class NoRay(PhrasedError):
    """The extra `ray` is not installed, or the cluster does not answer."""


def on_cores(contest: Contest, games: Sequence[Pairing], processes: int) -> Played:
    """Whatever was in the hands of a process that died is played again."""
    left = {game.id: game for game in games}
    breaks = 0
    while left:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        try:
            for outcome, record in _with(pool, contest, list(left.values()), processes):
                del left[outcome.id]
                yield outcome, record
        except BrokenProcessPool:
            breaks += 1
            if breaks > MOST_BREAKS:
                raise
        finally:
            pool.shutdown(cancel_futures=True)


def _with(
    pool: ProcessPoolExecutor, contest: Contest, games: list[Pairing], processes: int
) -> Played:
    waiting = iter(games)
    going = {pool.submit(play, contest, game) for game in islice(waiting, processes * AHEAD)}
    while going:
        done, going = wait(going, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
        for game in islice(waiting, len(done)):
            going.add(pool.submit(play, contest, game))


def on_ray(contest: Contest, games: Sequence[Pairing], address: str) -> Played:
    """Ray plays a game again whose worker is lost; only what comes back here counts."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoRay(phrase("arena-no-ray", command="pip install 'asterion[ray]'")) from None
    try:
        ray.init(
            None if address == "local" else address, log_to_driver=False, logging_level="ERROR"
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRay(phrase("arena-ray-away", address=address, why=str(error)[:200])) from None
    try:
        task: Any = ray.remote(max_retries=MOST_BREAKS)(play)
        shared = ray.put(contest)
        waiting = iter(games)
        many = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        going = [task.remote(shared, game) for game in islice(waiting, many)]
        while going:
            done, going = ray.wait(going)
            for one in done:
                yield ray.get(one)
            going += [task.remote(shared, game) for game in islice(waiting, len(done))]
    finally:
        ray.shutdown()
