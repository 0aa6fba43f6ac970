"""What a player does."""

import numpy as np

from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import inlined, rule
from asterion.envs.batch.dooom.numbers import (
    ARMOUR_BIT,
    ATTACK,
    END,
    EXIT,
    FLOOR,
    LANTERN,
    NO_TURN,
    PICK_UP,
    POTION,
    SWORD,
    SWORD_BIT,
    TREASURE,
    WALL,
)
from asterion.envs.batch.dooom.seeing import at_cell, show
from asterion.envs.batch.dooom.turns import spend


@inlined
def may_say(game, table, seat, mask):
    """O8, O9, O10, O12, O15  What the seat can know to be allowed."""
    mine = game.turn == seat
    here = game.at[seat]
    for way in range(4):
        beside = here + table.steps[way]
        somebody = at_cell(game, table, beside) >= 0
        mask[way] = mine and not somebody and game.ground[beside] != WALL
        mask[ATTACK + way] = mine and somebody
    mask[PICK_UP] = mine and can_pick_up(game.ground[here], game.kit[seat])
    mask[END] = mine


@inlined
def can_pick_up(thing, kit):
    """O9, O10  Not a second sword, armour or lantern."""
    if thing in (TREASURE, POTION):
        return True
    return SWORD <= thing <= LANTERN and kit & kit_bit(thing) == 0


@inlined
def allowed(game, table, seat, action):
    """The same of one action."""
    here = game.at[seat]
    if action == PICK_UP:
        return can_pick_up(game.ground[here], game.kit[seat])
    if action < 0 or action >= END:
        return action == END
    beside = here + table.steps[action % 4]
    somebody = at_cell(game, table, beside) >= 0
    return somebody if action >= ATTACK else not somebody and game.ground[beside] != WALL


@rule
def kit_bit(thing):
    return 1 << (np.int64(thing) - SWORD)


@inlined
def move(game, table, seat, way):
    """O8, O16  One step for one action point; onto an exit with the target in hand, it wins."""
    start = game.at[seat]
    cell = start + table.steps[way]
    game.at[seat] = cell
    show(game, table, seat, start, cell)
    if game.ground[cell] == EXIT and game.treasure[seat] >= game.target:
        game.winner = seat
        game.turn = NO_TURN
    else:
        spend(game, table, 1)


@rule
def pick_up(game, table, seat):
    """O9, O10, O11, O19  What lies on the tile, all of it; a potion spends the whole turn."""
    cell = game.at[seat]
    thing = game.ground[cell]
    cost = 1
    if thing == TREASURE:
        game.treasure[seat] += max(1, np.int64(game.pile[cell]))
        game.pile[cell] = 0
    elif thing == POTION:
        game.hit_points[seat] += 1
        cost = game.points
    else:
        game.kit[seat] |= kit_bit(thing)
    game.ground[cell] = FLOOR
    show(game, table, seat, cell, cell)
    spend(game, table, cost)


@rule
def attack(game, table, seat, way):
    """O12  All remaining action points for a blow that hits three times out of four."""
    target = at_cell(game, table, game.at[seat] + table.steps[way])
    if below(game, table.hit_of) < table.hit_below:
        hurt(game, table, seat, target)
    spend(game, table, game.points)


@rule
def hurt(game, table, seat, target):
    """O13, O17  One, one more with a sword, one less against armour; at no hit point one dies."""
    cost = 1 + (game.kit[seat] & SWORD_BIT != 0) - (game.kit[target] & ARMOUR_BIT != 0)
    game.hit_points[target] -= min(cost, game.hit_points[target])
    if game.hit_points[target] == 0:
        die(game, table, target, seat)


@rule
def die(game, table, seat, actor):
    """O17, O18, O20  The equipment is destroyed, the treasure dropped as one pile."""
    cell = game.at[seat]
    pile = game.treasure[seat]
    game.alive[seat] = 0
    game.treasure[seat] = 0
    game.kit[seat] = 0
    dropped = cell
    if pile:
        dropped = nearest_floor(game, table, cell)
        if game.ground[dropped] == TREASURE:
            pile += max(1, np.int64(game.pile[dropped]))
        game.ground[dropped] = TREASURE
        game.pile[dropped] = pile if pile > 1 else 0
    show(game, table, actor, cell, dropped)


@rule
def nearest_floor(game, table, cell):
    """O20  Exits stay empty: the nearest square that is none, north, east, south, west."""
    queue = np.empty(len(game.ground), np.int64)
    queue[0], begun, ended = cell, 0, 1
    while begun < ended:
        here = queue[begun]
        begun += 1
        if game.ground[here] != EXIT:
            return here
        for way in range(4):
            beside = here + table.steps[way]
            if game.ground[beside] != WALL and not (queue[:ended] == beside).any():
                queue[ended] = beside
                ended += 1
    return cell
