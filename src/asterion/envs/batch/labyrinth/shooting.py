"""Bullets, wounds and grenades (5.4, 5.5)."""

import numpy as np

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.items import (
    corpses_on,
    drop_everything,
    drop_valuables,
    lay_corpse,
    pick_up,
    treasures_on,
)
from asterion.envs.batch.labyrinth.numbers import (
    CLOSED_EXIT,
    DEAD,
    FEET,
    FOUND,
    HEALTHY,
    HOSPITAL,
    INSIDE,
    LOST,
    NO_CELL,
    OPEN,
    OPEN_EXIT,
    RIVER,
    SCREAM,
    TREASURE_FOUND,
    WALL,
    WEAPONRY,
    WOUNDED,
)


@rule
def shoot(game, table, plan, seat, way):
    """L62, L69, L84  Answered by a scream or none, and by what fell at the shooter's feet."""
    kind = plan.kinds[game.at[seat]]
    if game.health[seat] != HEALTHY or is_building(kind):
        return
    if kind == RIVER and table.damp_powder:
        return
    if use_bullet(game, seat):
        cell, side = aimed_at(game, table, plan, seat, way)
        if cell != NO_CELL or side != INSIDE:
            wound_all(game, table, plan, seat, cell, side)


@rule
def aimed_at(game, table, plan, seat, way):
    """L69, L112  The first place along the flight where anybody is: a cell, or outside."""
    cell, side = np.int64(game.at[seat]), np.int64(game.outside[seat])
    flies = True
    if side == INSIDE:
        if stands_on(game, table, plan, seat, cell):
            return cell, side
    else:
        if waits_at(game, table, seat, side):
            return np.int64(NO_CELL), side
        if way != (side % 4) ^ 2:
            return np.int64(NO_CELL), np.int64(INSIDE)
        cell = side // 4
        if stands_on(game, table, plan, seat, cell):
            return cell, np.int64(INSIDE)
        flies = not stops(table, plan, cell)
    while flies and game.edges[cell * 4 + way] == OPEN:
        cell += table.steps[way]
        if stands_on(game, table, plan, seat, cell):
            return cell, np.int64(INSIDE)
        flies = not stops(table, plan, cell)
    side = cell * 4 + way
    if flies and game.edges[side] == OPEN_EXIT:
        if waits_at(game, table, seat, side):
            return np.int64(NO_CELL), side
    return np.int64(NO_CELL), np.int64(INSIDE)


@rule
def stands_on(game, table, plan, seat, cell):
    """L44, L71  Bullets fly over the fallen, and hit nobody in a hospital."""
    if plan.kinds[cell] != HOSPITAL:
        for other in range(table.players):
            if game.at[other] == cell and other != seat and not game.fallen[other]:
                return True
    return False


@rule
def waits_at(game, table, seat, side):
    """L69  Those who went out by this side."""
    for other in range(table.players):
        if game.outside[other] == side and other != seat and not game.fallen[other]:
            if game.health[other] < DEAD:
                return True
    return False


@rule
def is_building(kind):
    """L44, L46  Where no shot is fired."""
    return kind in (HOSPITAL, WEAPONRY)


@rule
def stops(table, plan, cell):
    """L44, L46, L84  Whether a bullet that comes to this cell goes no farther."""
    return table.range_of_one or (is_building(plan.kinds[cell]) and not table.through_buildings)


@rule
def use_bullet(game, seat):
    """L24, L28  One from the ground if there is any, else one's own."""
    cell = game.at[seat]
    if cell and game.bullets_at[cell]:
        game.bullets_at[cell] -= 1
        return True
    if game.bullets[seat]:
        game.bullets[seat] -= 1
        return True
    return False


@rule
def wound_all(game, table, plan, seat, cell, side):
    """L69, L70  Everyone there; what falls on the shooter's own cell is caught on the fly."""
    here = game.at[seat]
    before = what_lies(game, table, plan, here)
    for victim in range(table.players):
        there = game.at[victim] == cell if cell else game.outside[victim] == side
        if there and victim != seat and not game.fallen[victim] and game.health[victim] < DEAD:
            hit(game, plan, victim)
    game.facts |= SCREAM
    if cell and here == cell:
        after = what_lies(game, table, plan, here)
        if after != before:
            game.facts |= FOUND | FEET
            if after[0] > before[0]:
                game.facts |= TREASURE_FOUND
            pick_up(game, table, plan, seat, here)


@rule
def what_lies(game, table, plan, cell):
    """Treasures, corpses, bullets and grenades together."""
    ammunition = np.int64(game.bullets_at[cell]) + np.int64(game.grenades_at[cell])
    return treasures_on(game, plan, cell), corpses_on(game, table, cell), ammunition


@rule
def hit(game, plan, victim):
    """L70, L71  The healthy are wounded and fall; for the wounded it is the end."""
    if game.health[victim] == HEALTHY:
        game.health[victim] = WOUNDED
        game.fallen[victim] = True
        game.untold[victim] = True
        drop_valuables(game, plan, victim)
    else:
        die(game, plan, victim)


@rule
def die(game, plan, victim):
    """L70, L73  The corpse and everything else stay on the scene; outside, nothing."""
    drop_everything(game, plan, victim)
    if game.outside[victim] == INSIDE:
        lay_corpse(game, plan, game.at[victim], victim)
    game.health[victim] = DEAD
    game.at[victim] = NO_CELL
    game.changed = True


@rule
def get_lost(game, plan, seat):
    """L36, L37  Lost outside: out of the game, and nothing is left of the player."""
    drop_everything(game, plan, seat)
    game.health[seat] = LOST
    game.at[seat] = NO_CELL


@rule
def blow(game, table, seat, way):
    """L62, L67  The wounded may too; with no wall there the grenade is just spent."""
    if not use_grenade(game, seat):
        return
    game.threw = way + 1
    if game.outside[seat] == INSIDE:
        break_wall(game, table, game.at[seat], way)


@rule
def use_grenade(game, seat):
    """L24, L62  From the ground if one is healthy and any lies there, else one's own."""
    cell = game.at[seat]
    if cell and game.health[seat] == HEALTHY and game.grenades_at[cell]:
        game.grenades_at[cell] -= 1
        return True
    if game.grenades[seat]:
        game.grenades[seat] -= 1
        return True
    return False


@rule
def break_wall(game, table, cell, way):
    """L6, L7, L67  Inner walls and closed exits disappear, the outer wall does not."""
    side = cell * 4 + way
    edge = game.edges[side]
    if edge == WALL:
        game.edges[side] = OPEN
        game.edges[(cell + table.steps[way]) * 4 + (way ^ 2)] = OPEN
        game.changed = True
    elif edge == CLOSED_EXIT:
        game.edges[side] = OPEN_EXIT
        game.changed = True
