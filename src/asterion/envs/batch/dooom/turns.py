"""Whose turn it is."""

from asterion.envs.batch.compiling import inlined
from asterion.envs.batch.dooom.numbers import NO_TURN


@inlined
def begin_turn(game, table, seat):
    """O6, O14  Six action points, one less for each of sword, armour and lantern."""
    kit = game.kit[seat]
    carried = (kit & 1) + (kit >> 1 & 1) + (kit >> 2 & 1)
    game.turn = seat
    game.points = max(1, table.action_points - carried)


@inlined
def end_turn(game, table):
    """O6, O15, O22  Unspent points are lost; the next one alive goes on, up to the last round."""
    last = game.turn
    seat = last
    for step in range(1, table.players + 1):
        seat = (last + step) % table.players
        if game.alive[seat]:
            break
    if seat <= last:
        if 0 < table.round_limit < game.rounds + 1:
            game.turn = NO_TURN
            return
        game.rounds += 1
    begin_turn(game, table, seat)


@inlined
def spend(game, table, points):
    """O15  The turn ends by itself when no action point is left."""
    game.points -= points
    if game.points <= 0:
        end_turn(game, table)
