"""Before the first turn."""

import numpy as np

from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule
from asterion.envs.batch.dooom.seeing import look
from asterion.envs.batch.dooom.turns import begin_turn


@rule
def begin(game, table, plans):
    """O4, O5, O24  A random plan; each player is put on a tile; the first one's turn."""
    game.opened = game.dice
    game.plan = below(game, table.plans)
    plan = plans[game.plan]
    game.target = plan.target
    game.ground[:] = plan.ground
    game.pile[:] = 0
    game.chart[: table.players] = 0
    game.answers = 0
    game.winner = -1
    for seat in range(table.players):
        seat_player(game, table, plan, seat)
    for seat in range(table.players):
        look(game, table, seat)
    game.rounds = 1
    begin_turn(game, table, 0)


@rule
def seat_player(game, table, plan, seat):
    """O5  Three hit points, nothing carried, on a random free tile from which one can win."""
    left = below(game, plan.count - seat)
    for rank in range(plan.count):
        cell = np.int64(plan.starts[rank])
        taken = False
        for other in range(seat):
            taken = taken or game.at[other] == cell
        if not taken:
            if left == 0:
                game.at[seat] = cell
                break
            left -= 1
    game.hit_points[seat] = table.hit_points
    game.treasure[seat] = 0
    game.score[seat] = 0
    game.kit[seat] = 0
    game.alive[seat] = 1
