"""Many games of one book at once: chance from one seed, plans from a bank, work on every core."""

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from asterion.books.making import generated
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.envs.batch.copying import UNCOMPILED
from asterion.envs.batch.dealing import Dealt, Records, Terms, dealer_of, seen_record
from asterion.envs.batch.dice import Splitmix
from asterion.envs.playing import NO_SALT, Playing

PLANS: Final = 1024
"""This many plans are made unless another number is given, or one per game if there are fewer."""
WORTH_A_THREAD: Final = 128
"""Fewer games than this are not worth the waking of another core."""


class Games:
    """`number` games. All arrays are made once and written in place; copy what you keep.

    Plans are made by the book itself from the first seed, `plans` of them; a game takes one by
    its own chance whenever it begins. Game `i` has its chance from the seed plus `i`.
    """

    def __init__(
        self,
        playing: Playing,
        number: int,
        terms: Terms,
        *,
        plans: int | None = None,
        threads: int | None = None,
    ) -> None:
        self.playing = playing
        self.number = number
        self.terms = terms
        self._deal = dealer_of(playing.book)
        self._bank = plans or min(PLANS, number)
        cores = max(1, min(threads or os.cpu_count() or 1, number // WORTH_A_THREAD))
        cuts = np.linspace(0, number, cores + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(cuts))
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None
        kind = seen_record(playing)
        self.seen = np.zeros(number, kind)
        self.final = np.zeros(number, kind)
        self.dealt: Dealt | None = None
        self.plans: Sequence[Any] = ()

    # ---- playing

    def start(self, seed: int | Sequence[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        """Begin the chosen games again; with a seed, plans and chance are made from it as well."""
        if seed is not None or self.dealt is None:
            self._sow(seed, chosen)
        dealt = self._ready
        self._each(dealt.rules.start, self.games, self.table, self.bank, chosen, self.seen)

    def step(self, actions: NDArray[Any], mode: int) -> None:
        given = np.ascontiguousarray(actions, np.int64)
        told = (given, self.seen, self.final, mode)
        self._each(self._ready.rules.step, self.games, self.table, self.bank, *told)

    def observe(self, seats: NDArray[Any], seen: Records) -> None:
        """What this seat of each game knows, into `seen`."""
        given = np.ascontiguousarray(seats, np.int64)
        self._each(self._ready.rules.show_seat, self.games, self.table, given, seen)

    def observations(self, seen: Records) -> dict[str, NDArray[Any]]:
        """By name; views into the records, for nothing is copied."""
        return {name: seen[name] for name in seen.dtype.names or ()}

    def readable(self, number: int) -> Table:
        """The opening of a game at a table of the readable rules, with the same plan and chance."""
        game = self.games[number]
        dice = Splitmix(int(game["opened"]))
        plan = self.plans[dice.below(len(self.plans), "plan")]
        dice.draws.clear()
        playing = self.playing
        return Table(playing.book, plan, playing.names, playing.options, dice, salt=NO_SALT)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    # ---- inside

    @property
    def _ready(self) -> Dealt:
        assert self.dealt is not None, "reset before the first step"
        return self.dealt

    def _sow(self, seed: int | Sequence[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        seeds = [seed + game for game in range(self.number)] if isinstance(seed, int) else seed
        first = next((one for one in seeds if one is not None), 0)
        if self.dealt is None or chosen.all():
            self.plans = made(self.playing, self._bank, first)
            self.dealt = self._deal(self.playing, self.plans, self.terms)
            self.games = uncompiled(np.zeros(self.number, self.dealt.game))
            self.table = uncompiled(self.dealt.table)[0]
            self.bank = uncompiled(self.dealt.plans)
            self.seen, self.final = uncompiled(self.seen), uncompiled(self.final)
        for game, one in enumerate(seeds):
            if one is not None and chosen[game]:
                self.games["dice"][game] = state_of(one)

    def _each(self, work: Callable[..., None], *given: Any) -> None:
        """On every core, a part of the games each: the compiled rules let the others run."""
        if UNCOMPILED:  # whole numbers that wrap around are meant to
            with np.errstate(over="ignore"):
                work(*given, 0, self.number)
        elif self._pool is None:
            work(*given, 0, self.number)
        else:
            list(self._pool.map(lambda part: work(*given, *part), self._parts))


def made(playing: Playing, number: int, seed: int) -> list[Any]:
    """The bank: different plans, each from a seed of its own; one alone if it was given."""
    if playing.given_plan is not None:
        return [playing.given_plan]
    seeds = np.random.SeedSequence([seed, 0]).generate_state(number, np.uint64)
    players, options = len(playing.names), playing.options
    settings: Mapping[str, str] = playing.settings
    return [generated(playing.book, Rolled(int(one)), players, options, settings) for one in seeds]


def state_of(seed: int) -> int:
    return int(np.random.SeedSequence([seed, 1]).generate_state(1, np.uint64)[0])


def uncompiled(records: Records) -> Records:
    """With `NUMBA_DISABLE_JIT=1`, records whose fields are attributes, as the compiled have."""
    return records.view(np.recarray) if UNCOMPILED else records
