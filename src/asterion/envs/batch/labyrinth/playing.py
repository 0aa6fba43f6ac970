"""A saying and what comes of it, and what is observed."""

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.copying import copy_bytes
from asterion.envs.batch.labyrinth.ending import (
    announce_gone,
    finish,
    pass_turn,
    see_who_is_left,
)
from asterion.envs.batch.labyrinth.items import (
    leave_bullets,
    leave_grenade,
    leave_treasure,
    settle_choice,
    take_everything,
    treasures_on,
)
from asterion.envs.batch.labyrinth.moving import end_of_move, go, order_cell, restock
from asterion.envs.batch.labyrinth.numbers import (
    BLOW,
    CHOOSING,
    DEAD,
    GO,
    KEEP,
    LASTING,
    LEAVE_BULLETS,
    LEAVE_GRENADE,
    LEAVE_TREASURE,
    MOST_PARTS,
    MOVE,
    MOVE_MASK,
    NO_CELL,
    NO_MASK,
    NO_PART,
    NOBODY,
    OLD,
    ORDER,
    ORDER_MASK,
    OVER,
    PLAYING,
    SHOOT,
    SKIP,
    START,
    START_MASK,
    TAKE,
    TREASURE,
    WEAPONRY,
)
from asterion.envs.batch.labyrinth.opening import begin, choose_start
from asterion.envs.batch.labyrinth.shooting import blow, shoot
from asterion.envs.batch.labyrinth.telling import answer, begin_answer, keep, known_to_fail
from asterion.envs.batch.loops import loops

MOST, REFUSED = 999, -0.01


@rule
def move(game, table, plan, seat, action):
    """L12, L17  The whole request is carried out, then answered in full; does the turn pass?"""
    begin_answer(game, seat)
    for other in range(table.players):
        game.skipped[other] = False
    if table.says[action] == ORDER:
        order_cell(game, table, plan, seat, table.cell[action])
    for place in range(MOST_PARTS):
        part = table.parts[action, place]
        if part != NO_PART and carries_on(game, plan, seat):
            do(game, table, plan, seat, part, table.ways[action, place])
    if game.phase != OVER:
        end_of_move(game, plan, seat)
    answer(game, table, seat)
    see_who_is_left(game, table)
    return not ask_which_treasure(game, plan, seat)


@rule
def carries_on(game, plan, seat):
    """L17, L47  The dead do nothing more, and nobody after the end; in a weaponry one restocks."""
    if game.health[seat] >= DEAD or game.phase == OVER:
        return False
    if plan.kinds[game.at[seat]] == WEAPONRY:
        restock(game, seat)
    return True


@rule
def do(game, table, plan, seat, part, way):
    """L17, L19  One part of a move."""
    if part == GO:
        go(game, table, plan, seat, way)
    elif part == SHOOT:
        shoot(game, table, plan, seat, way)
    elif part == BLOW:
        blow(game, table, seat, way)
    elif part == TAKE:
        take_everything(game, table, plan, seat)
    elif part == LEAVE_TREASURE:
        leave_treasure(game, plan, seat)
    elif part == LEAVE_GRENADE:
        leave_grenade(game, seat)
    elif part == LEAVE_BULLETS:
        leave_bullets(game, seat)


@rule
def ask_which_treasure(game, plan, seat):
    """L79, L115  Asked after the reply, if what was found still lies as it was told."""
    cell = game.choice_at
    if game.phase == OVER or cell == NO_CELL:
        return False
    if game.at[seat] != cell or game.load[seat] != TREASURE:
        return False
    if game.thing[seat] != game.choice_thing or treasures_on(game, plan, cell) != game.choice_lying:
        return False
    for treasure in range(plan.treasures):
        if game.treasure_at[treasure] == cell and game.treasure_since[treasure] > game.choice_since:
            return False
    game.took_topmost = game.choice_topmost
    game.treasures_asked = game.choice_lying + game.choice_topmost
    return True


@rule
def choose_treasure(game, plan, seat, rank):
    """L79  Then the turn passes."""
    game.treasures_asked = 0
    if rank != OLD:
        settle_choice(game, plan, seat, rank)
    game.took_topmost = False


@rule
def skip(game, table, plan, seat):
    """L29, L36  No action, no movement, no flow; a draw when all who are left have skipped."""
    begin_answer(game, seat)
    game.skipped[seat] = True
    end_of_move(game, plan, seat)
    keep(game, seat)
    game.stays[seat] += 1
    announce_gone(game, seat)
    see_who_is_left(game, table)
    everyone = True
    for other in range(table.players):
        everyone = everyone and (game.skipped[other] or game.health[other] >= DEAD)
    if everyone:
        finish(game, NOBODY)


@rule
def allowed(game, table, seat, action):
    """L9, L10, L72, L79  Only its grammar, and what everyone knows, can be refused."""
    if action < 0 or action >= len(table.says):
        return False
    says = table.says[action]
    if game.phase == CHOOSING:
        return says == START and table.cell[action] != game.chosen[seat]
    if game.treasures_asked:
        rank = table.rank[action]
        has_one = rank != OLD or not game.took_topmost
        return says == KEEP and has_one and rank <= game.treasures_asked
    if says == ORDER:
        return game.may_order
    return says in (MOVE, SKIP) and not fails(table, action, known_to_fail(game, table, seat))


@rule
def fails(table, action, known):
    """L32  A grenade of the same move gives another chance, unless the wall has survived one."""
    return table.goes[action] & (known & ~table.blows[action] | known >> LASTING) != 0


@rule
def carry_out(game, table, plan, seat, action):
    """Does the turn pass?"""
    says = table.says[action]
    if says == START:
        choose_start(game, table, plan, seat, table.cell[action])
        return False
    if says == KEEP:
        choose_treasure(game, plan, seat, table.rank[action])
        return True
    if says == SKIP:
        skip(game, table, plan, seat)
        return True
    return move(game, table, plan, seat, action)


@rule
def say(game, table, plan, action):
    """One saying of the seat that is asked, and what comes of it."""
    seat = game.turn
    game.reward[:] = 0
    game.said += 1
    if not allowed(game, table, seat, action):
        game.reward[seat] = REFUSED
    else:
        if carry_out(game, table, plan, seat, action) and game.phase != OVER:
            pass_turn(game, table)
        if game.phase == OVER and game.winner != NOBODY:
            game.reward[:] = -1
            game.reward[game.winner] = 1
    game.over = game.phase == OVER
    game.cut = not game.over and game.said >= table.patience


# ---- what is observed: `fields` of `books/labyrinth/learning`


@rule
def observe(game, table, seat, seen):
    """L12  The last answers to every player and how each player is, oneself first; and the mask."""
    other, size = seat, seen.answers[0].size
    for row in range(table.players):
        copy_bytes(seen.answers, row * size, game.answers, other * size, size)
        told = seen.players[row]
        told[0] = game.began_on[other]
        told[1] = game.wounded[other]
        told[2] = game.gone[other]
        told[3] = game.phase == PLAYING and game.turn == other
        other = other + 1 if other + 1 < table.players else 0
    mask = which_mask(game, seat)
    own = seen.own
    own[0] = table.number[game.chosen[seat]]
    own[1] = game.kind[seat]
    own[2] = game.walls[seat]
    own[3] = min(game.stays[seat], MOST)
    own[4] = min(game.rounds, MOST)
    own[5] = min(table.nstop, MOST)
    own[6] = mask == ORDER_MASK
    choosing = game.phase == PLAYING and game.turn == seat and game.treasures_asked > 0
    own[7] = choosing or mask != NO_MASK
    sayings = len(seen.action_mask)
    copy_bytes(seen.action_mask, 0, table.masks, mask * sayings, sayings)
    if mask == START_MASK and game.chosen[seat]:
        seen.action_mask[table.first_start + table.number[game.chosen[seat]] - 1] = 0
    elif choosing:
        may_keep(game, table, seen.action_mask)
    elif mask != NO_MASK and not table.repeats and game.stays[seat]:
        leave_out(table, seen.action_mask, known_to_fail(game, table, seat))


@rule
def which_mask(game, seat):
    """L9, L72  A start cell, a move, or a move with an order."""
    if game.phase == CHOOSING:
        return START_MASK if game.choosing[seat] else NO_MASK
    if game.phase == OVER or game.turn != seat or game.treasures_asked:
        return NO_MASK
    return ORDER_MASK if game.may_order else MOVE_MASK


@rule
def leave_out(table, mask, known):
    """L32  What everyone knows to change nothing."""
    for action in range(len(table.says)):
        if table.says[action] != ORDER and fails(table, action, known):
            mask[action] = 0


@rule
def may_keep(game, table, mask):
    """L79  All but the last by number, the last as the topmost, and the one that was brought."""
    for action in range(table.first_keep, len(table.says)):
        rank = table.rank[action]
        if rank == OLD:
            mask[action] = not game.took_topmost
        else:
            mask[action] = rank < game.treasures_asked


step, start, show_seat = loops("labyrinth", begin=begin, answer=say, observe=observe)
