"""Fields of vision. Numbers without a sign are faster indices: they cannot count from the end."""

import numpy as np

from asterion.envs.batch.compiling import inlined
from asterion.envs.batch.dooom.numbers import FLOOR


@inlined
def sees(game, table, seat, cell):
    """O7, O23  In one of the rows of the field of vision. Dividing by the stride took longer."""
    lit = game.kit[seat] >> 2 & 1
    radius = table.radius[lit]
    away = cell - game.at[seat]
    if abs(away) > radius * (table.stride + 1):
        return False
    for down in range(-radius, radius + 1):
        if abs(away - down * table.stride) <= table.wide[lit, down + radius]:
            return True
    return False


@inlined
def look(game, table, seat):
    """O7  What is in sight is remembered; a player hides what is below, it is taken for floor."""
    lit = game.kit[seat] >> 2 & 1
    here = game.at[seat]
    chart = game.chart[seat]
    for other in range(table.players):
        cell = game.at[other]
        game.hidden[other] = 0
        if game.alive[other] and cell != here and sees(game, table, seat, cell):
            game.hidden[other] = chart[cell] if chart[cell] else FLOOR
    for square in range(table.squares[lit]):
        cell = np.uint64(here + table.offset[lit, square])
        chart[cell] = game.ground[cell]
    for other in range(table.players):
        if game.hidden[other]:
            chart[game.at[other]] = game.hidden[other]


@inlined
def show(game, table, actor, one, other):
    """O7  Anyone who has one of these two changed cells in sight sees it."""
    look(game, table, actor)
    for seat in range(table.players):
        if seat != actor and (sees(game, table, seat, one) or sees(game, table, seat, other)):
            look(game, table, seat)


@inlined
def at_cell(game, table, cell):
    """Which of the living is there; -1 for nobody."""
    for seat in range(table.players):
        if game.alive[seat] and game.at[seat] == cell:
            return seat
    return -1
