"""What a fight costs and brings, reckoned from the printed numbers and what the view tells."""

from math import sqrt
from typing import NamedTuple

from asterion.books.cc3k.plan.kinds import (
    DRAGON,
    DROW,
    DWARF,
    ELF,
    ENEMIES,
    GOBLIN,
    HALFLING,
    HUMAN,
    MERCHANT,
    TROLL,
    VAMPIRE,
    full_hit_points,
)
from asterion.books.cc3k.rules.combat import damage, enemy_damage
from asterion.books.cc3k.view.model import View

HIT_CHANCE = 0.5
CARE = 2.5
"""A fight is safe if it can go this many standard deviations worse than expected."""
LOOT = {HUMAN: 4.0, MERCHANT: 4.0, DRAGON: 6.0}
SMALL_OR_NORMAL = 1.5
STOLEN = 5.0
DRAINED = 5.0
REGAINED = 5.0


class Threat(NamedTuple):
    """What an enemy does to the player in a turn: on average, and how much it varies."""

    mean: float
    variance: float


NO_THREAT = Threat(0.0, 0.0)


class Fight(NamedTuple):
    """A fight to the end: turns until the enemy falls, hit points it costs, gold it brings."""

    turns: float
    loss: float
    worst: float
    loot: float


def threat(view: View, kind: int) -> Threat:
    """C17, C18, C23, C31  One or two attacks, half of which miss."""
    if kind == MERCHANT and not view.hostile:
        return NO_THREAT
    blow = enemy_damage(kind, view.race, view.defence, view.options)
    attacks = 2 if kind == ELF and view.race != DROW else 1
    return Threat(attacks * HIT_CHANCE * blow, attacks * HIT_CHANCE * (1 - HIT_CHANCE) * blow**2)


def hit_points(view: View, cell: int, kind: int) -> int:
    """C16, C39  What its wounds have left it; an enemy that was never struck is unhurt."""
    return view.wounded.get(cell, full_hit_points(kind, view.options.hard))


def blows_needed(view: View, cell: int, kind: int) -> float:
    """C19, C31  Turns until it falls; infinite for a player who does no damage."""
    blow = damage(view.attack, ENEMIES[kind].defence, view.options)
    if not blow:
        return float("inf")
    blows = -(-hit_points(view, cell, kind) // blow)
    return blows / HIT_CHANCE if kind == HALFLING else float(blows)


def fight(view: View, cell: int, kind: int, others: Threat = NO_THREAT) -> Fight:
    """C12, C13, C14, C25  With this enemy, while others beside the player attack, too."""
    turns = blows_needed(view, cell, kind)
    own = threat(view, kind)
    if kind == MERCHANT and not view.hostile:
        blow = enemy_damage(kind, view.race, view.defence, view.options)
        own = Threat(HIT_CHANCE * blow, HIT_CHANCE * (1 - HIT_CHANCE) * blow**2)
    suffered = (turns - 1) * own.mean + turns * others.mean - turns * gain(view, kind)
    spread = sqrt((turns - 1) * own.variance + turns * others.variance)
    loot = LOOT.get(kind, SMALL_OR_NORMAL) + (STOLEN if view.race == GOBLIN else 0.0)
    return Fight(turns, max(0.0, suffered), suffered + CARE * spread, loot)


def gain(view: View, kind: int) -> float:
    """C12, C13  Hit points that a vampire or a troll has of a turn of fighting."""
    if view.race == TROLL:
        return REGAINED
    if view.race == VAMPIRE:
        drained = -DRAINED if kind == DWARF else DRAINED
        return drained * (HIT_CHANCE if kind == HALFLING else 1.0)
    return 0.0
