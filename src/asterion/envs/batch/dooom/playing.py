"""A saying and what comes of it, and what is observed."""

import numpy as np

from asterion.envs.batch.compiling import inlined, rule
from asterion.envs.batch.copying import LINE, copy_bytes, fetch_line
from asterion.envs.batch.dooom.acting import allowed, attack, may_say, move, pick_up
from asterion.envs.batch.dooom.numbers import (
    ATTACK,
    MOST,
    NO_TURN,
    PICK_UP,
    PLAYER,
    REACH,
    REFUSED,
    SIDE,
)
from asterion.envs.batch.dooom.opening import begin
from asterion.envs.batch.dooom.seeing import sees
from asterion.envs.batch.dooom.turns import end_turn
from asterion.envs.batch.loops import loops


@inlined
def observe(game, table, seat, seen):
    """O7  What is in sight, what is remembered around one, what one has, and the mask."""
    here = game.at[seat]
    lit = game.kit[seat] >> 2 & 1
    seen.sight[:] = 0
    eye = seen.sight.shape[0] // 2
    for square in range(table.squares[lit]):
        row, column = table.row[lit, square], table.column[lit, square]
        seen.sight[row, column] = game.ground[np.uint64(here + table.offset[lit, square])]
    for other in range(table.players):
        cell = game.at[other]
        if game.alive[other] and cell != here and sees(game, table, seat, cell):
            down = cell // table.stride - here // table.stride
            right = cell % table.stride - here % table.stride
            seen.sight[eye + down, eye + right] = PLAYER
    first = seat * len(game.ground) + here - REACH * (table.stride + 1)
    for row in range(SIDE):
        copy_bytes(seen.map, row * SIDE, game.chart, first + row * table.stride, SIDE)
    own(game, table, seat, seen.own)
    may_say(game, table, seat, seen.action_mask)


@inlined
def fetch(game, table):
    """What `observe` is going to read: the remembered map, and the ground in sight."""
    seat = max(0, game.turn)
    here = game.at[seat]
    first = seat * len(game.ground) + here - REACH * (table.stride + 1)
    for place in range(first, first + SIDE * table.stride, LINE):
        fetch_line(game.chart, place)
    reach = table.radius[1] * (table.stride + 1)
    for place in range(here - reach, here + reach, LINE):
        fetch_line(game.ground, place)


@inlined
def own(game, table, seat, given):
    kit = game.kit[seat]
    given[0] = min(game.hit_points[seat], MOST)
    given[1] = min(game.points, MOST) if game.turn == seat else 0
    given[2] = min(game.treasure[seat], MOST)
    given[3] = min(game.target, MOST)
    given[4], given[5], given[6] = kit & 1, kit >> 1 & 1, kit >> 2 & 1
    alive = 0
    for other in range(table.players):
        alive += game.alive[other]
    given[7] = alive
    given[8] = min(game.rounds, MOST)


@inlined
def answer(game, table, plan, action):
    """One saying of the seat whose turn it is, and what comes of it."""
    seat = game.turn
    game.reward[:] = 0
    game.answers += 1
    if not allowed(game, table, seat, action):
        game.reward[seat] = REFUSED
    else:
        if action < ATTACK:
            move(game, table, seat, action)
        elif action < PICK_UP:
            attack(game, table, seat, action - ATTACK)
        elif action == PICK_UP:
            pick_up(game, table, seat)
        else:
            end_turn(game, table)
        reward(game, table, seat)
    game.over = game.turn == NO_TURN
    game.cut = not game.over and game.answers >= table.patience


@rule
def reward(game, table, seat):
    """1 for who won, -1 for who lost, 0 in a draw, alone a loss; or what the score went up by."""
    if table.by_score:
        score = min(game.treasure[seat], game.target)
        game.reward[seat] = score - game.score[seat]
        game.score[seat] = score
    elif game.turn == NO_TURN:
        drawn = game.winner < 0 and table.players > 1
        for other in range(table.players):
            game.reward[other] = 0 if drawn else -1
        if game.winner >= 0:
            game.reward[game.winner] = 1


step, start, show_seat = loops("dooom", begin=begin, answer=answer, observe=observe, fetch=fetch)
