"""The movement, its second stage, and what an arrival brings (2.2, 3.2-3.4, 4.1-4.6)."""

import numpy as np

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.ending import finish
from asterion.envs.batch.labyrinth.items import find
from asterion.envs.batch.labyrinth.numbers import (
    BY_WALL,
    CORPSE,
    FLOW,
    HEALED,
    HEALTHY,
    HOSPITAL,
    INSIDE,
    LOOP,
    MOST_BULLETS,
    MOST_GRENADES,
    NO_CELL,
    NO_SUCH_WAY,
    NOTHING,
    OPEN,
    OPEN_EXIT,
    OUTSIDE,
    PIT,
    RIVER,
    TREASURE,
    WEAPONRY,
    WOUNDED,
)
from asterion.envs.batch.labyrinth.shooting import get_lost


@rule
def tell(game, way, blocked, entered, reached):
    """L43  Of the movement: the way, what was in it, the kinds of cells entered and reached."""
    game.went = True
    game.way = way + 1
    game.blocked = blocked
    game.entered = entered
    game.reached = reached


@rule
def go(game, table, plan, seat, way):
    """L17, L18  The one movement of a move."""
    there = np.int32(where_to(game, table, plan, seat, way))  # one kind of number, compiled once
    if there:
        arrive(game, table, plan, seat, there, False, True)


@rule
def where_to(game, table, plan, seat, way):
    """Where it ends, and what is told of it; 0 where nobody arrives on any cell."""
    if game.outside[seat] != INSIDE:
        cell = come_back(game, plan, seat, way)
        return enter(game, plan, way, cell) if cell else NO_CELL
    cell = game.at[seat]
    if way == FLOW and plan.kinds[cell] == RIVER:
        return go_by_the_flow(game, plan, way, cell)
    if way == LOOP and plan.kinds[cell] == PIT:
        return go_by_the_loop(game, plan, way, cell)
    if way >= FLOW:
        return be_stopped(game, plan, way, cell, NO_SUCH_WAY)
    edge = game.edges[cell * 4 + way]
    if edge == OPEN:
        return enter(game, plan, way, cell + table.steps[way])
    if edge == OPEN_EXIT:
        walk_out(game, plan, seat, cell, way)
        return NO_CELL
    return be_stopped(game, plan, way, cell, BY_WALL)


@rule
def enter(game, plan, way, cell):
    """L22, L43, L48, L50  Onto a cell; a pit leads on, and the flow takes anyone who walks in."""
    kind = plan.kinds[cell]
    tell(game, way, 0, kind, plan.kinds[plan.next[cell]] if kind == RIVER else 0)
    return plan.next[cell]


@rule
def be_stopped(game, plan, way, cell, by):
    """L20, L52  The player stays there, but the flow carries on anyone in a river."""
    if plan.kinds[cell] == RIVER:
        tell(game, way, by, 0, plan.kinds[plan.next[cell]])
        return plan.next[cell]
    tell(game, way, by, 0, 0)
    return NO_CELL


@rule
def go_by_the_flow(game, plan, way, cell):
    """L18, L51  Only from a river cell."""
    tell(game, way, 0, 0, plan.kinds[plan.next[cell]])
    return plan.next[cell]


@rule
def go_by_the_loop(game, plan, way, cell):
    """L18, L48  Only from a pit."""
    tell(game, way, 0, PIT, 0)
    return plan.next[cell]


# ---- outside


@rule
def walk_out(game, plan, seat, cell, way):
    """L34, L36, L37  The true treasure wins at once, a fake crumbles; one may go without."""
    tell(game, way, 0, OUTSIDE, 0)
    game.outside[seat] = cell * 4 + way
    game.at[seat] = NO_CELL
    if game.load[seat] == TREASURE:
        if plan.true[game.thing[seat]]:
            finish(game, seat)
            return
        game.load[seat] = NOTHING
        game.changed = True
        game.ashes = True


@rule
def come_back(game, plan, seat, way):
    """L36  Only by the exit used, that is, the opposite way; 0 for a player who is lost."""
    side = game.outside[seat]
    if way != (side % 4) ^ 2:
        get_lost(game, plan, seat)
        return NO_CELL
    game.outside[seat] = INSIDE
    return side // 4


# ---- arriving


@rule
def arrive(game, table, plan, seat, cell, placed, asks):
    """L105, L106  After any transport: healing, restock, pick-up."""
    game.at[seat] = cell
    kind = plan.kinds[cell]
    if kind == HOSPITAL:
        if not placed or table.heals_ordered:
            heal(game, seat)
        if game.load[seat] == CORPSE:  # L45: confiscated and cremated
            game.load[seat] = NOTHING
    elif kind == WEAPONRY:
        restock(game, seat)
    if not (placed and plan.source[cell]):
        find(game, table, plan, seat, cell, asks)


@rule
def place(game, table, plan, seat, cell, asks):
    """L11  Static effects only, unless rivers and pits carry from here too."""
    there = np.int32(plan.next[cell] if table.carries_placed else cell)
    arrive(game, table, plan, seat, there, True, asks)


@rule
def heal(game, seat):
    """L44  The wounded are well at once."""
    if game.health[seat] == WOUNDED:
        game.health[seat] = HEALTHY
        game.untold[seat] = False
        game.facts |= HEALED


@rule
def restock(game, seat):
    """L46, L47  To three and three; bullets for the healthy only."""
    if game.health[seat] == HEALTHY:
        game.bullets[seat] = MOST_BULLETS
    game.grenades[seat] = MOST_GRENADES


@rule
def order_cell(game, table, plan, seat, cell):
    """L72, L113  Before the movement; that one was healed is told at once, nothing else."""
    game.orders[seat] -= 1
    game.may_order = False
    game.outside[seat] = INSIDE
    game.was_outside = False
    game.ordered = True
    facts = game.facts
    place(game, table, plan, seat, cell, True)
    game.facts = facts | game.facts & HEALED


@rule
def end_of_move(game, plan, seat):
    """L36, L47, L72  What the end of a turn brings, wherever the player is."""
    if game.was_outside and game.outside[seat] != INSIDE and game.health[seat] <= WOUNDED:
        get_lost(game, plan, seat)
    kind = plan.kinds[game.at[seat]]
    if kind == WEAPONRY:
        restock(game, seat)
    elif kind == HOSPITAL:
        heal(game, seat)
