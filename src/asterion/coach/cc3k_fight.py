"""The exact odds of a fight to the end in ChamberCrawler3000, with one enemy and nobody else."""

from functools import lru_cache
from typing import Final, NamedTuple

from asterion.books.cc3k.plan.kinds import (
    DROW,
    DWARF,
    ELF,
    ENEMIES,
    HALFLING,
    RACES,
    TROLL,
    VAMPIRE,
    full_hit_points,
)
from asterion.books.cc3k.rules.combat import damage, enemy_damage
from asterion.books.cc3k.view.model import View

VAMPIRES_GAIN: Final = 5
TROLLS_GAIN: Final = 5
CLOSE: Final = 1e-6
MOST_BLOWS: Final = 60
"""Longer fights are none that anybody should begin."""


class Duel(NamedTuple):
    """All that matters of both, in whole numbers."""

    blow: int  # what the player's blow takes
    misses: bool  # every other one, as with halflings
    its_blow: int
    attacks: int  # in a turn of the enemy, of which each one hits every other time
    drain: int  # what the player has of a blow that hits
    regains: int  # each turn
    most: int  # hit points that are regained at most


def duel(view: View, kind: int) -> Duel:
    """C12-C19, C31  With an enemy of this kind, as it stands now."""
    vampire = -VAMPIRES_GAIN if kind == DWARF else VAMPIRES_GAIN
    return Duel(
        damage(view.attack, ENEMIES[kind].defence, view.options),
        kind == HALFLING,
        enemy_damage(kind, view.race, view.defence, view.options),
        2 if kind == ELF and view.race != DROW else 1,
        vampire if view.race == VAMPIRE else 0,
        TROLLS_GAIN if view.race == TROLL else 0,
        RACES[view.race].hit_points,
    )


def hit_points(view: View, cell: int, kind: int) -> int:
    """C16, C39  An enemy that was never struck is unhurt."""
    return view.wounded.get(cell, full_hit_points(kind, view.options.hard))


def chance(view: View, cell: int, kind: int) -> float:
    """That it falls and the player does not, if both fight on."""
    return survives(duel(view, kind), view.hit_points, hit_points(view, cell, kind))


def survives(both: Duel, own: int, its: int) -> float:
    """The same in numbers."""
    if not both.blow or its > MOST_BLOWS * both.blow:
        return 0.0
    return _survives(both, own, -(-its // both.blow))


@lru_cache(maxsize=4096)
def _survives(both: Duel, own: int, blows: int) -> float:
    """From the beginning of a turn of the player; it takes this many blows that hit.

    Level by level, a blow fewer each; within a level only who misses comes back to it.
    """
    top = max(both.most, own) + max(0, both.drain) * blows
    below = [0.0] + [1.0] * top
    for level in range(1, blows + 1):
        after_hit = [0.0] * (top + 1)
        for points in range(1, top + 1):
            drained = min(top, points + both.drain)
            if drained > 0:
                after_hit[points] = 1.0 if level == 1 else _turn(both, drained, below)
        if not both.misses:
            below = after_hit
            continue
        here = after_hit
        change = 1.0
        while change > CLOSE:
            before, change = here, 0.0
            here = [0.0] * (top + 1)
            for points in range(1, top + 1):
                here[points] = (after_hit[points] + _turn(both, points, before)) / 2
                change = max(change, abs(here[points] - before[points]))
        below = here
    return below[own]


def _turn(both: Duel, points: int, then: list[float]) -> float:
    """The enemy's answer, from what stands there after the player's blow."""
    if both.regains and points < both.most:
        points = min(both.most, points + both.regains)
    total = 0.0
    for struck in range(both.attacks + 1):
        after = points - struck * both.its_blow
        if after > 0:
            total += (1, both.attacks, 1)[struck] / 2**both.attacks * then[after]
    return total
