"""Fields of vision."""

import numpy as np

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.dooom.numbers import FLOOR


@rule
def sees(game, table, seat, cell):
    """O7, O23  Within the radius both ways, and the sum at most what the shape says."""
    lit = game.kit[seat] >> 2 & 1
    here = game.at[seat]
    down = abs(cell // table.stride - here // table.stride)
    right = abs(cell % table.stride - here % table.stride)
    return max(down, right) <= table.radius[lit] and down + right <= table.within[lit]


@rule
def copy_some(target, place, source, first, number):
    """Numbers without a sign are faster: they cannot count from the end."""
    into, out_of = np.uint64(place), np.uint64(first)
    for step in range(np.uint64(number)):
        target[into + step] = source[out_of + step]


@rule
def look(game, table, seat):
    """O7  What is in sight is remembered; a player hides what is below, it is taken for floor."""
    lit = game.kit[seat] >> 2 & 1
    here = game.at[seat]
    chart = game.chart[seat]
    for other in range(table.players):
        known = chart[game.at[other]]
        game.hidden[other] = known if known else FLOOR
    radius = table.radius[lit]
    for down in range(-radius, radius + 1):
        wide = table.wide[lit, down + radius]
        first = here + down * table.stride - wide
        copy_some(chart, first, game.ground, first, 2 * wide + 1)
    for other in range(table.players):
        cell = game.at[other]
        if game.alive[other] and cell != here and sees(game, table, seat, cell):
            chart[cell] = game.hidden[other]


@rule
def show(game, table, actor, one, other):
    """O7  Whoever has one of these two changed cells in sight sees it."""
    look(game, table, actor)
    for seat in range(table.players):
        if seat != actor and (sees(game, table, seat, one) or sees(game, table, seat, other)):
            look(game, table, seat)


@rule
def at_cell(game, table, cell):
    """Who of the living stands there; -1 for nobody."""
    for seat in range(table.players):
        if game.alive[seat] and game.at[seat] == cell:
            return seat
    return -1
