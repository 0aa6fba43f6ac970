"""Where everybody has been, in all the ways that fit, each with the odds of such a plan.

Where a player starts, comes out of a river or climbs out of a pit, the others hardly know; where
they go from there follows. So a *track* names only these places, one after the other, and the
solver says what of the plan follows from them. Every track that it does not refute at once is
followed. Of too many, the likely ones stay, and some of the others are drawn, each of which counts
for those left out (the resampling of Fearnhead and Clifford, 2003).
"""

from collections.abc import Iterable, Iterator, Sequence
from math import exp, inf, log
from random import Random
from typing import NamedTuple

from asterion.core.dice import Dice
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.scene import Position, Scene
from asterion.knowledge.labyrinth.usual import BIT, Usual

SEEDS = 1 << 30
STEPS = 2_000_000
"""Of the solver, for one thought about all tracks: a third of a second."""
AGAIN = 8
"""How many times as many are followed where all of the first are refuted later on."""


class Track(NamedTuple):
    """Places that were assumed, and what of the plan follows from them."""

    places: tuple[Literal, ...]
    weight: float
    kinds: dict[Cell, str]
    ruled_out: dict[Cell, int]  # the kinds that it is not, as BIT has them
    follows: frozenset[Literal]  # of what is not known in every track


class _Part(NamedTuple):
    """A track that is being followed: the logs of its odds, and of how many it stands for."""

    places: tuple[Literal, ...]
    odds: float
    stands_for: float


class Tracks:
    """Follows them from the start of the game to now."""

    def __init__(self, scene: Scene, reasoner: Reasoner, usual: Usual, dice: Dice) -> None:
        self.scene, self.reasoner, self.usual = scene, reasoner, usual
        self.chance = Random(dice.below(SEEDS, "tracks"))
        self._kind_of = {
            literal: (cell, kind)
            for cell, kinds in enumerate(scene.ground.kind)
            for kind, literal in kinds.items()
            if abs(literal) != TRUE
        }
        reasoner.feed()
        known = frozenset(self._settled())
        self._kinds: dict[Cell, str] = {}
        self._out: dict[Cell, int] = {}
        self._kinds, self._out = self._plan(known)
        sides = [*usual.logs, *self._kind_of]
        self._open = {*sides, *(-one for one in sides)} - known

    def _settled(self) -> Iterator[Literal]:
        """What of the plan is known at first sight, in every track."""
        literals = {*map(abs, self.usual.logs), *self._kind_of}
        for literal in literals:
            if not self.reasoner.is_plausible(literal):
                yield -literal
            elif not self.reasoner.is_plausible(-literal):
                yield literal

    def drawn(self, most: int, steps: int = STEPS) -> list[Track]:
        """At most this many tracks, whose weights add up to 1; none where none fits."""
        parts = self._followed(most, steps) or self._followed(most * AGAIN, steps)
        return self._weighed(parts)

    def _followed(self, most: int, steps: int) -> list[_Part]:
        """As far as these steps of the solver suffice; a shorter track only says less."""
        end = self.reasoner.effort + steps
        parts = [_Part((), self._odds_of(()), 0.0)]
        for position in self.scene.unknown:
            parts = self._kept(list(self._branched(parts, position)), most)
            if self.reasoner.effort > end:
                break
        return parts

    def _branched(self, parts: Iterable[_Part], position: Position) -> Iterator[_Part]:
        """Each track with each of the places where it can go on."""
        proved = self.reasoner.proved
        places = [
            literal
            for literal in position.values()
            if literal not in (TRUE, FALSE) and -literal not in proved
        ]
        if len(places) < 2:
            yield from parts
            return
        propagate = self.reasoner.solver.propagate
        for part in parts:
            fits, implied = propagate(part.places)
            if not fits:
                continue
            follows = set(implied)
            if not follows.isdisjoint(places):
                yield part._replace(odds=self._odds_of(implied))
                continue
            for place in places:
                if -place not in follows:
                    longer = (*part.places, place)
                    fits, more = propagate(longer)
                    if fits:
                        yield _Part(longer, self._odds_of(more), part.stands_for)

    def _kept(self, parts: list[_Part], most: int) -> list[_Part]:
        """The likely ones as they are; of the others some, each for those that are left out."""
        if len(parts) <= most:
            return parts
        highest = max(part.odds + part.stands_for for part in parts)
        weights = [exp(part.odds + part.stands_for - highest) for part in parts]
        bar = bar_of(weights, most)
        kept, due = [], self.chance.random()
        order = list(range(len(parts)))
        self.chance.shuffle(order)
        passed = 0.0
        for number in order:
            part, weight = parts[number], weights[number]
            if weight > bar:
                kept.append(part)
                continue
            passed += weight / bar
            if passed > due:
                due += 1
                more = part.stands_for + log(bar) - log(max(weight, 1e-300))
                kept.append(part._replace(stands_for=more))
        return kept

    def _weighed(self, parts: Sequence[_Part]) -> list[Track]:
        found: list[tuple[float, Track]] = []
        for part in parts:
            fits, implied = self.reasoner.solver.propagate(part.places)
            if fits:
                told = self._open.intersection(implied)
                track = Track(part.places, 0.0, *self._plan(told), frozenset(told))
                found.append((self._odds_of(implied) + part.stands_for, track))
        highest = max((odds for odds, _ in found), default=0.0)
        whole = sum(exp(odds - highest) for odds, _ in found)
        return [track._replace(weight=exp(odds - highest) / whole) for odds, track in found]

    # ---- what of the plan follows

    def _odds_of(self, implied: Iterable[Literal]) -> float:
        told = self._open.intersection(implied)
        logs = self.usual.logs
        sides = sum(logs[one] for one in told if one in logs)
        return sides + self.usual.log_of(*self._plan(told))

    def _plan(self, literals: Iterable[Literal]) -> tuple[dict[Cell, str], dict[Cell, int]]:
        """What every track knows of the cells, and what these literals add."""
        kinds, out = dict(self._kinds), dict(self._out)
        kind_of = self._kind_of
        for literal in literals:
            if literal in kind_of:
                cell, kind = kind_of[literal]
                kinds[cell] = kind
            elif -literal in kind_of:
                cell, kind = kind_of[-literal]
                out[cell] = out.get(cell, 0) | BIT[kind]
        return kinds, out


def bar_of(weights: Sequence[float], most: int) -> float:
    """The weight above which a track stays as it is, so that the wanted number stays in all."""
    left = sum(weights)
    for number, weight in enumerate(sorted(weights, reverse=True)):
        if number >= most:
            return inf
        bar = left / (most - number)
        if weight <= bar:
            return bar
        left -= weight
    return 0.0
