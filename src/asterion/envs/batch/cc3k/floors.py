"""How a game and each of its floors begin."""

import numpy as np

from asterion.envs.batch.cc3k.numbers import (
    A_FLOOR,
    AROUND,
    DRAGON,
    DRAGON_HOARD,
    ENEMIES,
    FLOORS,
    GOLD,
    HUMAN,
    NO_RACE,
    NORMAL,
    NOWHERE,
    PLAYER,
    POTION,
    RACES,
    SMALL,
    SPAWNED,
    STAIRS,
    TILE,
    choose,
)
from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule


@rule
def begin(game, table, plans):
    """C33  The table waits for a race, unless one is agreed on."""
    game.opened = game.dice
    game.plan = below(game, table.plans)
    game.race = NO_RACE
    game.hit_points = game.strength = game.defence = game.gold = game.level = 0
    game.known[:] = 0
    game.hostile = table.hard
    game.here = NOWHERE
    game.enemies = 0
    game.drawing[:] = 0
    game.answers = 0
    game.ended = False
    game.winner = -1
    if table.race != NO_RACE:
        spawn(game, table, plans[game.plan], table.race)
    game.score = score(game)


@rule
def spawn(game, table, plan, race):
    """C10-C15, C33  The race that was chosen, with what it starts with, on the first floor."""
    game.race = race
    game.hit_points = RACES[race, 0]
    enter(game, table, plan, 1)


@rule
def enter(game, table, plan, level):
    """C3, C8, C27  A floor is made when it is entered; potions of attack and defence wear off."""
    game.level = level
    game.strength = RACES[game.race, 1]
    game.defence = RACES[game.race, 2]
    game.drawing[:] = plan.ground
    game.free[:] = plan.tile
    game.room[:] = plan.room
    game.pile[:] = 0
    game.hoard[:] = 0
    game.enemies = 0
    game.here = draw_tile(game, plan, -1)
    put(game, plan, game.here, PLAYER)
    game.under = TILE
    stairs = draw_tile(game, plan, plan.chamber[game.here])
    put(game, plan, stairs, STAIRS)
    place_potions(game, plan)
    place_gold(game, table, plan)
    place_enemies(game, table, plan)


@rule
def put(game, plan, cell, what):
    """A tile is taken."""
    game.drawing[cell] = what
    game.free[cell] = 0
    game.room[plan.chamber[cell]] -= 1


@rule
def chambers_with_room(game, plan, other_than):
    roomy = 0
    for chamber in range(plan.chambers):
        roomy += chamber != other_than and game.room[chamber] > 0
    return roomy


@rule
def draw_tile(game, plan, other_than):
    """C4, C5, C43  A chamber with room, uniformly, not by area; then one of its tiles. Another
    chamber than that one, unless none of them has room."""
    if chambers_with_room(game, plan, other_than) == 0:
        other_than = -1
    left = choose(game, chambers_with_room(game, plan, other_than))
    for chamber in range(plan.chambers):
        if chamber != other_than and game.room[chamber] > 0:
            if left == 0:
                return nth_free(game, plan, chamber, choose(game, game.room[chamber]))
            left -= 1
    return NOWHERE


@rule
def nth_free(game, plan, chamber, n):
    for at in range(plan.first[chamber], plan.first[chamber + 1]):
        cell = plan.cells[at]
        if game.free[cell]:
            if n == 0:
                return np.int64(cell)
            n -= 1
    return NOWHERE


@rule
def any_room(game, plan):
    return game.room[: plan.chambers].sum() > 0


@rule
def place_potions(game, plan):
    """C5  Ten of them, each kind with the same odds."""
    for _ in range(10):
        if any_room(game, plan):
            kind = below(game, 6)
            cell = draw_tile(game, plan, -1)
            put(game, plan, cell, POTION)
            game.pile[cell] = kind


@rule
def place_gold(game, table, plan):
    """C5, C7  Ten piles: normal 5/8, small 1/4, a dragon hoard 1/8, with its dragon beside it."""
    for _ in range(10):
        if any_room(game, plan):
            kind = below(game, 8)
            if kind == 7 and not place_hoard(game, table, plan):
                kind = below(game, 7)
            if kind < 7:
                cell = draw_tile(game, plan, -1)
                put(game, plan, cell, GOLD)
                game.pile[cell] = NORMAL if kind < 5 else SMALL


@rule
def room_beside(game, cell):
    """How many free tiles are within one block."""
    found = 0
    for way in range(8):
        found += game.free[cell + AROUND[way]]
    return found


@rule
def nth_beside(game, cell, n):
    for way in range(8):
        if game.free[cell + AROUND[way]]:
            if n == 0:
                return cell + AROUND[way]
            n -= 1
    return cell


@rule
def fit_for_hoards(game, plan, chamber, wanted):
    """How many free tiles of a chamber have one beside them; or the wanted one of them."""
    fit = 0
    for at in range(plan.first[chamber], plan.first[chamber + 1]):
        cell = np.int64(plan.cells[at])
        if game.free[cell] and room_beside(game, cell):
            if fit == wanted:
                return cell
            fit += 1
    return fit


@rule
def place_hoard(game, table, plan):
    """C5, C7  On a tile that leaves room for its dragon; False where there is none left."""
    roomy = 0
    for chamber in range(plan.chambers):
        roomy += fit_for_hoards(game, plan, chamber, -1) > 0
    if roomy == 0:
        return False
    left = choose(game, roomy)
    hoard = NOWHERE
    for chamber in range(plan.chambers):
        fit = fit_for_hoards(game, plan, chamber, -1)
        if fit > 0:
            if left == 0:
                hoard = fit_for_hoards(game, plan, chamber, choose(game, fit))
                break
            left -= 1
    dragon = nth_beside(game, hoard, choose(game, room_beside(game, hoard)))
    put(game, plan, hoard, GOLD)
    game.pile[hoard] = DRAGON_HOARD
    add_enemy(game, table, plan, dragon, DRAGON)
    game.hoard[dragon] = hoard
    return True


@rule
def place_enemies(game, table, plan):
    """C6  Twenty, not counting dragons."""
    for _ in range(20):
        if any_room(game, plan):
            kind = SPAWNED[below(game, 18)]
            add_enemy(game, table, plan, draw_tile(game, plan, -1), kind)


@rule
def add_enemy(game, table, plan, cell, kind):
    """C16  Unhurt; half more hit points in a hard game."""
    put(game, plan, cell, kind)
    game.pile[cell] = ENEMIES[kind - HUMAN, 0] * (3 if table.hard else 2) // 2
    game.foes[game.enemies] = cell
    game.enemies += 1


@rule
def score(game):
    """C38  Gold, and how deep one has come."""
    return game.gold + A_FLOOR * min(game.level, FLOORS)
