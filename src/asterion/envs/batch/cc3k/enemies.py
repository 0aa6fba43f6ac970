"""Combat, and what the enemies do after a turn."""

import numpy as np

from asterion.envs.batch.cc3k.numbers import (
    AROUND,
    DRAGON,
    DROW,
    ELF,
    ENEMIES,
    GOBLIN,
    HUMAN,
    MERCHANT,
    ORC,
    STRIDE,
    TILE,
    choose,
)
from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule


@rule
def damage(table, attack, defence, percent):
    """C31  ceiling(100 / (100 + Def) x Atk); as printed it is divided by Atk."""
    if table.as_printed:
        return -(-percent // ((100 + defence) * attack)) if attack else 0
    return -(-percent * attack // (100 + defence))


@rule
def enemy_damage(game, table, kind):
    """C18, C31  What a blow of this kind of enemy does to the player."""
    attack = ENEMIES[kind - HUMAN, 1]
    if kind != ORC or game.race != GOBLIN:
        return damage(table, attack, game.defence, 100)
    if table.orc_blow_37:
        return damage(table, attack, game.defence, 100) * 3 // 2
    return damage(table, attack, game.defence, 150)


@rule
def is_near(one, other):
    apart = abs(one - other)
    return apart == 1 or 79 <= apart <= 81


@rule
def in_reading_order(game):
    """C22  They have moved by a step since, so that nearly all are in order already."""
    for at in range(1, game.enemies):
        cell = game.foes[at]
        before = at - 1
        while before >= 0 and game.foes[before] > cell:
            game.foes[before + 1] = game.foes[before]
            before -= 1
        game.foes[before + 1] = cell


@rule
def enemies_act(game, table, plan):
    """C22, C23  Row by row from the top, leftmost first, each once: a blow or a step."""
    in_reading_order(game)
    for number in range(game.enemies):
        cell = np.int64(game.foes[number])
        kind = np.int64(game.drawing[cell])
        if kind == DRAGON:
            attacks = is_roused(game, cell)
        else:
            attacks = is_near(cell, game.here) and (game.hostile or kind != MERCHANT)
        if attacks:
            fight(game, table, kind)
            if game.hit_points == 0:
                break
        elif kind != DRAGON:
            step_of_enemy(game, table, plan, number, cell, kind)
    if game.hit_points == 0:
        game.ended = True


@rule
def is_roused(game, dragon):
    """C20, C24  A dragon never moves; it attacks anyone near it or near its hoard."""
    return is_near(dragon, game.here) or is_near(np.int64(game.hoard[dragon]), game.here)


@rule
def fight(game, table, kind):
    """C17, C23  One attack; an elf has two, each with its own roll, but against drow."""
    for _ in range(2 if kind == ELF and game.race != DROW else 1):
        if game.hit_points > 0 and below(game, 2) == 0:
            game.hit_points = max(0, game.hit_points - enemy_damage(game, table, kind))


@rule
def step_of_enemy(game, table, plan, number, cell, kind):
    """C22  To a free tile beside it."""
    ways, free = 0, 0  # how many, and a bit for each
    for way in range(8):
        is_free = np.int64(game.free[np.uint64(cell + AROUND[way])])
        ways += is_free
        free |= is_free << way
    if table.pursuit and ways:
        free = toward(game, plan, cell, kind, free)
        ways = 0
        for way in range(8):
            ways += free >> way & 1
    if ways == 0:
        return
    left = choose(game, ways)
    for way in range(8):
        if free >> way & 1:
            if left == 0:
                there = cell + AROUND[way]
                game.free[cell], game.free[there] = 1, 0
                game.drawing[cell], game.drawing[there] = TILE, kind
                game.pile[there], game.pile[cell] = game.pile[cell], 0
                game.foes[number] = there
                return
            left -= 1


@rule
def toward(game, plan, cell, kind, free):
    """C45  The steps that come nearest to a player who is in the same chamber."""
    same = plan.chamber[cell] == plan.chamber[game.here]
    if not same or (kind == MERCHANT and not game.hostile):
        return free
    nearest, kept = STRIDE, 0
    for way in range(8):
        if free >> way & 1:
            blocks = distance(cell + AROUND[way], game.here)
            if blocks < nearest:
                nearest, kept = blocks, 0
            if blocks == nearest:
                kept |= 1 << way
    return kept


@rule
def distance(one, other):
    """Blocks between two cells, a diagonal step counting as one."""
    return max(abs(one // STRIDE - other // STRIDE), abs(one % STRIDE - other % STRIDE))
