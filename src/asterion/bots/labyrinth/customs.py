"""What one expects of a plan until it is refuted: as many of each thing as masters draw."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from asterion.core.dice import Dice
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.tracks import Track
from asterion.knowledge.labyrinth.usual import usual_counts

OPEN_EXITS: Final = 0.6
STILL_LIES: Final = 0.6
"""A treasure where somebody may have taken or dropped one."""
SEEDS: Final = 1 << 30


class Customs:
    """One bot's expectations of one plan; each is dropped once what is heard refutes it."""

    def __init__(self, scene: Scene, clauses: Clauses, is_strict: bool) -> None:
        ground = scene.ground
        self.scene = scene
        self.counts = usual_counts(scene.board.size, len(scene.players), len(ground.wall))
        self.held: list[Literal] = []
        if is_strict and scene.board.size <= 40:
            counts = self.counts
            for literals, (least, most) in (
                ([kind["H"] for kind in ground.kind], (counts.hospitals,) * 2),
                ([kind["W"] for kind in ground.kind], (counts.weaponries,) * 2),
                ([kind["D"] for kind in ground.kind], (1, counts.deltas + 1)),
                ([kind["E"] for kind in ground.kind], (0, counts.mites + 1)),
                (list(ground.treasure), counts.treasures),
                (list(ground.exit.values()), counts.exits),
            ):
                self.held.append(between(clauses, literals, least, most))

    def review(self, reasoner: Reasoner) -> None:
        """Keep what still goes together with all that was heard, and see what is known by now."""
        if self.held and not reasoner.is_possible(self.held):
            kept: list[Literal] = []
            for custom in self.held:
                if reasoner.is_possible([*kept, custom]):
                    kept.append(custom)
            self.held = kept
        ground, counts = self.scene.ground, self.counts
        self._deck = {"H": counts.hospitals, "W": counts.weaponries, "E": counts.mites,
                      "P": counts.pits, "R": counts.rivers, "D": counts.deltas}  # fmt: skip
        self._unknown: list[tuple[dict[str, Literal], list[str]]] = []
        for kinds in ground.kind:
            possible = [
                kind
                for kind, literal in kinds.items()
                if literal != FALSE and reasoner.is_plausible(literal)
            ]
            if len(possible) > 1:
                self._unknown.append((kinds, possible))
            elif possible and self._deck.get(possible[0], 0):
                self._deck[possible[0]] -= 1
        self._deck["L"] = max(1, len(self._unknown) - sum(self._deck.values()))
        self._walls = _known(ground.wall.values(), reasoner)
        self._exits = _known(ground.exit.values(), reasoner)
        self._treasures = _known(ground.treasure, reasoner)

    # ---- leanings

    def leanings(self, dice: Dice, track: Track | None = None) -> list[Literal]:
        """A random plan of what masters draw, without what is known to be elsewhere."""
        ground, counts = self.scene.ground, self.counts
        chance = Random(dice.below(SEEDS, "a plan"))  # much quicker than a die for each cell
        phases = self._kinds(chance, track)
        for (known, free), (least, most) in (
            (self._walls, (counts.walls, counts.walls + 1)),
            (self._exits, counts.exits),
            (self._treasures, counts.treasures),
        ):
            count = max(0, chance.randint(least, most) - known)
            chance.shuffle(free)
            phases += [*free[:count], *(-literal for literal in free[count:])]
        for literal in ground.open.values():
            phases.append(literal if chance.random() < OPEN_EXITS else -literal)
        for lay, lies in zip(ground.treasure, self.scene.treasure, strict=True):
            if lies != lay:
                phases.append(lies if chance.random() < STILL_LIES else -lies)
        for ways in ground.flow:
            phases += [way if chance.random() < 0.5 else -way for way in ways]
        return [literal for literal in phases if literal not in (TRUE, FALSE)]

    def _kinds(self, chance: Random, track: Track | None) -> list[Literal]:
        """Each cell one of the kinds that it may be, from a deck without those that are known."""
        deck = dict(self._deck)
        chance.shuffle(self._unknown)
        phases: list[Literal] = []
        implied = track.follows if track is not None else frozenset()
        unknown = []
        for kinds, possible in self._unknown:
            is_known = [kind for kind in possible if kinds[kind] in implied]
            if is_known:
                deck[is_known[0]] = max(0, deck.get(is_known[0], 0) - 1)
            else:
                unknown.append(
                    (kinds, [kind for kind in possible if -kinds[kind] not in implied] or possible)
                )
        for kinds, possible in unknown:
            drawn = _drawn(deck, possible, chance)
            if deck[drawn]:
                deck[drawn] -= 1
            phases += [literal if kind == drawn else -literal for kind, literal in kinds.items()]
        return phases


def _known(literals: Iterable[Literal], reasoner: Reasoner) -> tuple[int, list[Literal]]:
    """How many of them are known to hold, and those of which it is not known."""
    known, free = 0, []
    for literal in literals:
        if not reasoner.is_plausible(-literal):
            known += 1
        elif reasoner.is_plausible(literal):
            free.append(literal)
    return known, free


def _drawn(deck: dict[str, int], possible: Sequence[str], chance: Random) -> str:
    weights = [deck[kind] for kind in possible]
    if not any(weights):
        return chance.choice(possible)
    return chance.choices(possible, weights)[0]


def between(clauses: Clauses, literals: Sequence[Literal], least: int, most: int) -> Literal:
    """A new literal that implies that exactly this number of these hold."""
    wanted = [literal for literal in literals if literal != FALSE]
    known = sum(literal == TRUE for literal in wanted)
    wanted = [literal for literal in wanted if literal != TRUE]
    reached: list[Literal] = [TRUE] + [FALSE] * (most + 1)  # [n]: n or more of those so far
    for literal in wanted:
        reached = [
            TRUE if n == 0 else clauses.either(reached[n], clauses.both(reached[n - 1], literal))
            for n in range(most + 2)
        ]
    custom = clauses.new()
    for n, is_reached in ((least - known, True), (most + 1 - known, False)):
        literal = FALSE if n > most + 1 else TRUE if n <= 0 else reached[n]
        clauses.always(-custom, literal if is_reached else -literal)
    return custom
