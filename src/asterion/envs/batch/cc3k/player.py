"""What the player does."""

import numpy as np

from asterion.envs.batch.cc3k.enemies import damage, enemies_act
from asterion.envs.batch.cc3k.floors import enter, nth_beside, room_beside
from asterion.envs.batch.cc3k.numbers import (
    BOOST_ATTACK,
    BOOST_DEFENCE,
    DRAGON,
    DROW,
    DWARF,
    ENEMIES,
    FLOORS,
    GOBLIN,
    GOLD,
    HALFLING,
    HUMAN,
    MERCHANT,
    MERCHANT_HOARD,
    NORMAL,
    PLAYER,
    POISON_HEALTH,
    RACES,
    RESTORE_HEALTH,
    SMALL,
    STAIRS,
    STEPS,
    TILE,
    TROLL,
    VAMPIRE,
    WOUND_ATTACK,
    choose,
)
from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule


@rule
def end_turn(game, table, plan):
    """C13, C22  A turn that counts: a troll regains, then the enemies act."""
    recover(game)
    enemies_act(game, table, plan)


@rule
def recover(game):
    """C13  A troll, up to the hit points that the race started with."""
    if game.race == TROLL:
        game.hit_points += max(0, min(5, RACES[TROLL, 0] - game.hit_points))


@rule
def walk(game, table, plan, way):
    """C30, C34, C37  One step in any of the eight ways, round corners and through doorways."""
    start = game.here
    cell = start + STEPS[way]
    if game.drawing[cell] == STAIRS:
        take_stairs(game, table, plan)
        return
    game.drawing[start] = game.under
    game.under = game.drawing[cell]
    game.drawing[cell] = PLAYER
    game.here = cell
    game.free[cell] = 0
    if plan.tile[start] and game.pile[start] == 0:
        game.free[start] = 1
    if game.pile[cell] and not is_guarded(game, cell):
        take_pile(game, cell)
    end_turn(game, table, plan)


@rule
def is_guarded(game, cell):
    """C30  A hoard whose dragon lives."""
    guarded = False
    for number in range(game.enemies):
        guarded = guarded or game.hoard[game.foes[number]] == cell
    return guarded


@rule
def take_pile(game, cell):
    """C30  Under the player's feet."""
    game.gold += game.pile[cell]
    game.pile[cell] = 0
    game.under = TILE


@rule
def take_stairs(game, table, plan):
    """C8, C9  The next floor instead of a step, and nobody there acts yet; from the last, out."""
    if game.level == FLOORS:
        game.winner = 0
        game.ended = True
        return
    enter(game, table, plan, game.level + 1)
    recover(game)


@rule
def drink(game, table, plan, way):
    """C26, C28, C29  The potion beside the player, whose kind is known from now on."""
    cell = game.here + STEPS[way]
    potion = game.pile[cell]
    game.pile[cell] = 0
    game.free[cell] = 1
    game.drawing[cell] = TILE
    game.known[potion] = 1
    take_effect(game, table, potion)
    if game.hit_points:
        end_turn(game, table, plan)
    else:
        game.ended = True


@rule
def take_effect(game, table, potion):
    """C11, C15, C26, C27  Health up to the most and down to 0, attack and defence down to 0."""
    health, strength = 10, 5
    if game.race == DROW:
        health, strength = 15, 8 if table.drow_up else 7
    if potion == RESTORE_HEALTH:
        game.hit_points += health
        if game.race != VAMPIRE:
            game.hit_points = min(RACES[game.race, 0], game.hit_points)
    elif potion == POISON_HEALTH:
        game.hit_points = max(0, game.hit_points - health)
    elif potion in (BOOST_ATTACK, WOUND_ATTACK):
        change = strength if potion == BOOST_ATTACK else -strength
        game.strength = max(0, game.strength + change)
    else:
        change = strength if potion == BOOST_DEFENCE else -strength
        game.defence = max(0, game.defence + change)


@rule
def attack(game, table, plan, way):
    """C19, C21, C32  First, at one of the eight squares; only halflings make a blow miss."""
    cell = game.here + STEPS[way]
    kind = np.int64(game.drawing[cell])
    if kind != HALFLING or below(game, 2) == 0:
        strike(game, table, plan, cell, kind)
    if kind == MERCHANT:
        game.hostile = True
    if game.hit_points:
        end_turn(game, table, plan)
    else:
        game.ended = True


@rule
def strike(game, table, plan, cell, kind):
    """C12, C31  The blow, what follows from it, and what a vampire has of it: dwarves cost five."""
    blow = damage(table, game.strength, ENEMIES[kind - HUMAN, 2], 100)
    game.pile[cell] = max(0, game.pile[cell] - blow)
    if game.pile[cell] == 0:
        slay(game, plan, cell, kind)
    if game.race == VAMPIRE:
        game.hit_points += -min(5, game.hit_points) if kind == DWARF else 5


@rule
def slay(game, plan, cell, kind):
    """C14, C25  The enemy is gone; a goblin steals at once, on top of what is dropped."""
    remove_enemy(game, cell)
    if game.race == GOBLIN:
        game.gold += 5
    if kind == DRAGON:
        hoard = game.hoard[cell]
        game.hoard[cell] = 0
        if hoard == game.here:
            take_pile(game, hoard)
    elif kind == HUMAN:
        beside = room_beside(game, cell)
        second = nth_beside(game, cell, choose(game, beside)) if beside else cell
        drop(game, cell, NORMAL)
        drop(game, second, NORMAL)
    elif kind == MERCHANT:
        drop(game, cell, MERCHANT_HOARD)
    else:
        game.gold += SMALL if below(game, 2) == 0 else NORMAL


@rule
def remove_enemy(game, cell):
    game.drawing[cell] = TILE
    game.free[cell] = 1
    game.enemies -= 1
    gone = False
    for number in range(game.enemies):
        gone = gone or game.foes[number] == cell
        if gone:
            game.foes[number] = game.foes[number + 1]


@rule
def drop(game, cell, worth):
    """C25  Piles on the floor, to be taken by walking over them."""
    game.pile[cell] += worth
    game.free[cell] = 0
    game.drawing[cell] = GOLD
