"""The compiled rules against the readable ones: same plans, same draws, same sayings."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from asterion.envs.batch.seats import SeatsBatch
from asterion.envs.playing import REFUSED, Playing

Guide = Callable[[Any], str]
"""What to say, for a view; anything else than a saying leaves it to chance."""


@dataclass
class Tally:
    """What was met on the way; a comparison that meets nothing proves nothing."""

    steps: int = 0
    games: int = 0
    won: int = 0
    cut: int = 0
    refused: int = 0
    said: set[str] = field(default_factory=set)


class Readable:
    """One game of a batch at the referee's own table."""

    def __init__(self, batch: SeatsBatch, number: int, made: Playing, guide: Guide | None) -> None:
        self.batch, self.number, self.guide = batch, number, guide
        self.playing = made
        self.seats = range(len(batch.agents))
        self.begin()

    def begin(self) -> None:
        self.playing.sit_down(self.batch.games.readable(self.number))
        self.answers = 0

    def advised(self, action: int) -> int:
        """What the guide would say in place of this, if there is one who knows better."""
        seat = self.playing.asked
        if self.guide is None or seat is None:
            return action
        return self.playing.number_of.get(self.guide(self.playing.table.view(seat)), action)

    def say(self, action: int, tally: Tally) -> None:
        """The same saying, and the same comes of it: rewards, end, winners."""
        playing, games = self.playing, self.batch.games.games
        seat = playing.asked
        assert seat is not None
        said = playing.sayings[action]
        refused = playing.say(seat, said)
        self.answers += 1
        tally.refused += bool(refused)
        if not refused:
            tally.said.add(said)
        expected = [playing.outcome(other) for other in self.seats]
        if refused:
            expected[seat] = REFUSED
        game = games[self.number]
        told = f"game {self.number}, answer {self.answers}: {said!r}"
        mine = game["reward"][: len(expected)]
        assert np.abs(mine - expected).max() < 1e-6, f"{told}: {mine}, and not {expected}"
        cut = not playing.is_over and self.answers >= self.batch.games.terms.patience
        assert (bool(game["over"]), bool(game["cut"])) == (playing.is_over, cut), told
        tally.cut += cut
        result = playing.table.result
        tally.won += bool(result and result.winners)

    def compare(self, seen: list[dict[str, Any]]) -> None:
        """Every seat: all that it observes, and its mask."""
        for seat in self.seats:
            mine = {**seen[seat]["observation"], "action_mask": seen[seat]["action_mask"]}
            theirs = self.playing.observe(seat) | {"action_mask": self.playing.mask(seat)}
            for name, array in theirs.items():
                if not np.array_equal(mine[name][self.number], array):
                    told = f"game {self.number}, answer {self.answers}, seat {seat}: {name}"
                    np.testing.assert_array_equal(mine[name][self.number], array, told)


def compare(
    batch: SeatsBatch, steps: int, seed: int, illegal: float = 0.02, guide: Guide | None = None
) -> Tally:
    """Random play for this many steps over all games together; every second game is guided."""
    generator = np.random.default_rng(seed)
    batch.reset(seed=seed)
    made = batch.games.playing
    tables = [
        Readable(batch, n, _again(made), guide if n % 2 else None) for n in range(batch.num_envs)
    ]
    tally = Tally(games=len(tables))
    _compare_all(batch, tables)
    ended = np.zeros(batch.num_envs, bool)
    while tally.steps < steps:
        mask = batch.games.seen["action_mask"]
        chosen = np.array([_choose(row, generator, illegal) for row in mask])
        for table in tables:
            chosen[table.number] = table.advised(int(chosen[table.number]))
        batch.step(chosen)
        for table in tables:
            tally.steps += 1
            if ended[table.number]:
                table.begin()
                tally.games += 1
            else:
                table.say(int(chosen[table.number]), tally)
        games = batch.games.games
        ended = games["over"] | games["cut"]
        _compare_all(batch, tables)
    return tally


def _again(playing: Playing) -> Playing:
    make, given = playing.__reduce__()
    made: Playing = make(*given)
    return made


def _choose(mask: Any, generator: np.random.Generator, illegal: float) -> int:
    if not mask.any() or generator.random() < illegal:
        return int(generator.integers(len(mask)))
    return int(generator.choice(np.flatnonzero(mask)))


def _compare_all(batch: SeatsBatch, tables: list[Readable]) -> None:
    seen = []
    for agent in batch.agents:
        given = batch.observe(agent)
        kept = {name: array.copy() for name, array in given["observation"].items()}
        seen.append({"observation": kept, "action_mask": given["action_mask"].copy()})
    for table in tables:
        table.compare(seen)
