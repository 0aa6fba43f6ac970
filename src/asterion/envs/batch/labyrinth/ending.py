"""How a game ends, and whose turn it is (3.2-3.6, 5.5, 6.7)."""

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.numbers import DEAD, NO_TURN, NOBODY, OVER


@rule
def finish(game, winner):
    """The first end counts."""
    if game.phase != OVER:
        game.phase = OVER
        game.turn = NO_TURN
        game.winner = winner
        game.may_order = False


@rule
def see_who_is_left(game, table):
    """L38, L42  The last survivor wins; a draw if nobody is left."""
    left, last = 0, NOBODY
    for seat in range(table.players):
        if game.health[seat] < DEAD:
            left += 1
            last = seat
    if left < 2:
        finish(game, last)


@rule
def end_round(game, table):
    """L40  Two counts: the true one is secret, the public one goes by what was told."""
    game.quiet = 0 if game.changed else game.quiet + 1
    game.public_quiet = 0 if game.public_changed else game.public_quiet + 1
    game.changed = game.public_changed = False
    if game.public_quiet >= table.nstop:
        game.public_quiet = 0
        if game.quiet >= table.nstop:
            finish(game, NOBODY)


@rule
def announce_gone(game, seat):
    """L30, L72  A death is told when the turn would come, or at once in the mover's own answer."""
    if game.health[seat] >= DEAD and not game.gone[seat]:
        game.gone[seat] = True
        if game.health[seat] == DEAD:
            game.public_changed = True


@rule
def begin_turn(game, seat):
    """L71, L72  The fallen get up and are told of their wound; they may order a cell now."""
    game.turn = seat
    game.fallen[seat] = False
    game.may_order = False
    if game.untold[seat]:
        game.untold[seat] = False
        game.may_order = game.orders[seat] > 0
        game.wounded[seat] = True


@rule
def pass_turn(game, table):
    """L12  To the next one alive; those who would have had their turn are told dead or lost."""
    seat = game.turn
    while True:
        seat += 1
        if seat == table.players:
            seat = 0
            end_round(game, table)
            if game.phase == OVER:
                return
            game.rounds += 1
        if game.health[seat] < DEAD:
            begin_turn(game, seat)
            return
        announce_gone(game, seat)
