"""Both Dooom books for a thousand games at once: the rules of `books/dooom`, compiled.

All of it stands in this one file, because numba's cache does not see a change in another.
"""

from typing import Any, Final

import numpy as np
from numba import njit

from asterion.envs.batch.copying import row_copier

REACH: Final = 10  # of the remembered map; the ground has a margin as wide, so no step is checked
SIDE: Final = 2 * REACH + 1
WALL, FLOOR, TREASURE, POTION, SWORD, ARMOUR, LANTERN, EXIT, PLAYER = range(1, 10)
SWORD_BIT, ARMOUR_BIT, LANTERN_BIT = 1, 2, 4
ATTACK, PICK_UP, END = 4, 8, 9  # moves are 0 to 3, attacks 4 to 7
NO_TURN: Final = -3
MOST: Final = 999
REFUSED: Final = -0.01
NEXT_STEP, SAME_STEP = 0, 1

GOLDEN, MIX_1, MIX_2 = map(np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))
BY_27, BY_30, BY_31, BY_32 = map(np.uint64, (27, 30, 31, 32))

rule: Any = njit(nogil=True, cache=True, error_model="numpy")
copy_row = row_copier(SIDE)

# ---- chance


@rule
def below(game, n):
    """Splitmix64; `asterion.envs.batch.dice` has the same for the readable rules."""
    game.dice += GOLDEN
    z = game.dice
    z = (z ^ (z >> BY_30)) * MIX_1
    z = (z ^ (z >> BY_27)) * MIX_2
    z = z ^ (z >> BY_31)
    return np.int64(((z >> BY_32) * np.uint64(n)) >> BY_32)


# ---- before the first turn


@rule
def begin(game, table, plans):
    """O4, O5, O24  A plan by chance; each player is put on a tile; the first one's turn."""
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


# ---- turns


@rule
def begin_turn(game, table, seat):
    """O6, O14  Six action points, one less for each of sword, armour and lantern."""
    kit = game.kit[seat]
    carried = (kit & 1) + (kit >> 1 & 1) + (kit >> 2 & 1)
    game.turn = seat
    game.points = max(1, table.action_points - carried)


@rule
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


@rule
def spend(game, table, points):
    """O15  The turn ends by itself when no action point is left."""
    game.points -= points
    if game.points <= 0:
        end_turn(game, table)


# ---- seeing


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


# ---- what a player does


@rule
def at_cell(game, table, cell):
    """Who of the living stands there; -1 for nobody."""
    for seat in range(table.players):
        if game.alive[seat] and game.at[seat] == cell:
            return seat
    return -1


@rule
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


@rule
def can_pick_up(thing, kit):
    """O9, O10  Not a second sword, armour or lantern."""
    if thing in (TREASURE, POTION):
        return True
    return SWORD <= thing <= LANTERN and kit & kit_bit(thing) == 0


@rule
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


@rule
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


# ---- what is observed: `fields` of `books/dooom/learning`


@rule
def observe(game, table, seat, seen):
    """O7  What is in sight, what is remembered around one, what one has, and the mask."""
    here = game.at[seat]
    lit = game.kit[seat] >> 2 & 1
    seen.sight[:] = 0
    eye, radius = seen.sight.shape[0] // 2, table.radius[lit]
    for down in range(-radius, radius + 1):
        wide = table.wide[lit, down + radius]
        first, place = here + down * table.stride - wide, eye - wide
        copy_some(seen.sight[eye + down], place, game.ground, first, 2 * wide + 1)
    for other in range(table.players):
        cell = game.at[other]
        if game.alive[other] and cell != here and sees(game, table, seat, cell):
            down = cell // table.stride - here // table.stride
            right = cell % table.stride - here % table.stride
            seen.sight[eye + down, eye + right] = PLAYER
    chart = game.chart[seat]
    for row in range(SIDE):
        first = here + (row - REACH) * table.stride - REACH
        copy_row(seen.map[row], chart[first : first + SIDE])
    own(game, table, seat, seen.own)
    may_say(game, table, seat, seen.action_mask)


@rule
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


# ---- a thousand games


@rule
def answer(game, table, action):
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


@rule
def step(games, table, plans, actions, seen, final, mode, first, last):
    """An answer in each of these games; those that are over begin anew, as the mode says."""
    for number in range(first, last):
        game = games[number]
        if mode == NEXT_STEP and (game.over or game.cut):
            begin(game, table, plans)
            game.reward[:] = 0
            game.over = game.cut = False
        else:
            answer(game, table, actions[number])
            if mode == SAME_STEP and (game.over or game.cut):
                observe(game, table, max(0, game.turn), final[number])
                begin(game, table, plans)
        observe(game, table, max(0, game.turn), seen[number])


@rule
def start(games, table, plans, chosen, seen, first, last):
    """Begin these games anew, where they are chosen."""
    for number in range(first, last):
        game = games[number]
        if chosen[number]:
            begin(game, table, plans)
            game.reward[:] = 0
            game.over = game.cut = False
        observe(game, table, max(0, game.turn), seen[number])


@rule
def show_seat(games, table, seats, seen, first, last):
    """What this seat of each game knows."""
    for number in range(first, last):
        observe(games[number], table, seats[number], seen[number])
