"""Items: what lies on a cell, what a player finds, picks up, takes, leaves and drops (5.1-5.3)."""

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.ending import finish
from asterion.envs.batch.labyrinth.numbers import (
    CORPSE,
    FOUND,
    HEALTHY,
    HOSPITAL,
    INSIDE,
    MOST_BULLETS,
    MOST_GRENADES,
    NO_CELL,
    NOBODY,
    NOTHING,
    TOPMOST,
    TREASURE,
    TREASURE_FOUND,
)


@rule
def treasures_on(game, plan, cell):
    count = 0
    for treasure in range(plan.treasures):
        count += game.treasure_at[treasure] == cell
    return count


@rule
def corpses_on(game, table, cell):
    count = 0
    for seat in range(table.players):
        count += game.corpse_at[seat] == cell
    return count


@rule
def lay_treasure(game, plan, cell, treasure):
    """L41  On top of what lies there; a draw if it is the true one, where nobody can stop."""
    game.since += 1
    game.treasure_at[treasure] = cell
    game.treasure_since[treasure] = game.since
    if plan.true[treasure] and plan.source[cell]:
        finish(game, NOBODY)


@rule
def lay_corpse(game, plan, cell, corpse):
    """L45  In a hospital it is cremated."""
    if plan.kinds[cell] != HOSPITAL:
        game.since += 1
        game.corpse_at[corpse] = cell
        game.corpse_since[corpse] = game.since


@rule
def drop_valuables(game, plan, seat):
    """L70, L77  Bullets, treasure and corpse fall on the cell; outside they vanish."""
    if game.outside[seat] == INSIDE:
        cell = game.at[seat]
        game.bullets_at[cell] += game.bullets[seat]
        if game.load[seat] == TREASURE:
            lay_treasure(game, plan, cell, game.thing[seat])
        elif game.load[seat] == CORPSE:
            lay_corpse(game, plan, cell, game.thing[seat])
    game.bullets[seat] = 0
    game.load[seat] = NOTHING


@rule
def drop_everything(game, plan, seat):
    """L70  The dead leave their grenades too."""
    drop_valuables(game, plan, seat)
    if game.outside[seat] == INSIDE:
        game.grenades_at[game.at[seat]] += game.grenades[seat]
    game.grenades[seat] = 0


@rule
def topmost_treasure(game, plan, cell):
    """L79, L109  Of those that the mover did not leave there in this move; -1 for none."""
    best = -1
    for treasure in range(plan.treasures):
        if game.treasure_at[treasure] == cell and treasure != game.shed_treasure:
            if best < 0 or game.treasure_since[treasure] > game.treasure_since[best]:
                best = treasure
    return best


@rule
def topmost_corpse(game, table, cell):
    """What was exchanged for a treasure in this move is not wanted back: it is in the hand."""
    best = -1
    for seat in range(table.players):
        if game.corpse_at[seat] == cell:
            if best < 0 or game.corpse_since[seat] > game.corpse_since[best]:
                best = seat
    return best


@rule
def find(game, table, plan, seat, cell, asks):
    """L35, L61, L65  The finder is told and, if healthy, picks up all that can be carried."""
    treasures = treasures_on(game, plan, cell)
    grenades = game.grenades_at[cell]
    healthy = game.health[seat] == HEALTHY
    if not (treasures or grenades):
        if not healthy or not (game.bullets_at[cell] or corpses_on(game, table, cell)):
            return
    game.facts |= FOUND
    if treasures:
        game.facts |= TREASURE_FOUND
    if healthy:
        had_one = game.load[seat] == TREASURE
        pick_up(game, table, plan, seat, cell)
        if asks and treasures + had_one > 1 and game.load[seat] == TREASURE:
            note_choice(game, plan, seat, cell, had_one)


@rule
def note_choice(game, plan, seat, cell, had_one):
    """L79  Several treasures, or one in hand and one found: asked after the reply."""
    game.choice_at = cell
    game.choice_thing = game.thing[seat]
    game.choice_lying = treasures_on(game, plan, cell)
    game.choice_since = game.since
    game.choice_topmost = not had_one


@rule
def pick_up(game, table, plan, seat, cell):
    """L60, L61, L66  All that can be carried: ammunition, and the most valuable of the rest."""
    pick_up_bullets(game, seat, cell)
    pick_up_grenades(game, seat, cell)
    pick_up_load(game, table, plan, seat, cell)


@rule
def pick_up_bullets(game, seat, cell):
    """L66  Bullets are left at the end of a move only, so none of them is the mover's own."""
    taken = max(0, min(int(game.bullets_at[cell]), MOST_BULLETS - game.bullets[seat]))
    game.bullets_at[cell] -= taken
    game.bullets[seat] += taken


@rule
def pick_up_grenades(game, seat, cell):
    """L66, L109  Not those that the mover left there in this move."""
    shed = game.shed_grenades if game.shed_at == cell else 0
    taken = max(0, min(int(game.grenades_at[cell]) - shed, MOST_GRENADES - game.grenades[seat]))
    game.grenades_at[cell] -= taken
    game.grenades[seat] += taken


@rule
def pick_up_load(game, table, plan, seat, cell):
    """L61, L79  A treasure for a corpse, the topmost; a corpse for nothing."""
    if game.load[seat] == TREASURE:
        return
    treasure = topmost_treasure(game, plan, cell)
    if treasure >= 0:
        game.treasure_at[treasure] = NO_CELL
        if game.load[seat] == CORPSE:
            lay_corpse(game, plan, cell, game.thing[seat])
        game.load[seat] = TREASURE
        game.thing[seat] = treasure
    elif game.load[seat] == NOTHING:
        corpse = topmost_corpse(game, table, cell)
        if corpse >= 0:
            game.corpse_at[corpse] = NO_CELL
            game.load[seat] = CORPSE
            game.thing[seat] = corpse


@rule
def take_everything(game, table, plan, seat):
    """L108  The wounded take grenades only; nothing of it is a fact to remember."""
    if game.outside[seat] == INSIDE:
        pick_up_grenades(game, seat, game.at[seat])
        if game.health[seat] == HEALTHY:
            pick_up_bullets(game, seat, game.at[seat])
            pick_up_load(game, table, plan, seat, game.at[seat])


@rule
def leave_treasure(game, plan, seat):
    """L19, L24, L63  The one that is carried, or the topmost that lies there."""
    if game.health[seat] != HEALTHY:
        return
    cell = game.at[seat]
    if game.load[seat] == TREASURE:
        treasure = game.thing[seat]
        game.load[seat] = NOTHING
    else:
        treasure = topmost_treasure(game, plan, cell) if cell else -1
    if treasure >= 0:
        game.shed_treasure = treasure
        lay_treasure(game, plan, cell, treasure)


@rule
def leave_grenade(game, seat):
    """L19, L63  The wounded may too; outside it vanishes (L37)."""
    if game.grenades[seat]:
        game.grenades[seat] -= 1
        if game.outside[seat] == INSIDE:
            game.grenades_at[game.at[seat]] += 1
            game.shed_at = game.at[seat]
            game.shed_grenades = 1


@rule
def leave_bullets(game, seat):
    """L19, L63"""
    if game.health[seat] == HEALTHY:
        if game.outside[seat] == INSIDE:
            game.bullets_at[game.at[seat]] += game.bullets[seat]
        game.bullets[seat] = 0


@rule
def settle_choice(game, plan, seat, rank):
    """L79  Any of those that were named, from the lowest, or the one that was brought."""
    cell = game.at[seat]
    if game.took_topmost:
        lay_again(game, cell, game.thing[seat])
    wanted = ranked_treasure(game, plan, cell, rank)
    game.treasure_at[wanted] = NO_CELL
    if not game.took_topmost:
        lay_again(game, cell, game.thing[seat])
    game.thing[seat] = wanted


@rule
def lay_again(game, cell, treasure):
    """Without an end of the game: it was taken from there."""
    game.since += 1
    game.treasure_at[treasure] = cell
    game.treasure_since[treasure] = game.since


@rule
def ranked_treasure(game, plan, cell, rank):
    """L79  From the lowest, the one brought the earliest; a rank too high is the topmost."""
    lying = treasures_on(game, plan, cell)
    place = lying if rank == TOPMOST or rank > lying else rank
    for treasure in range(plan.treasures):
        if game.treasure_at[treasure] == cell:
            below = 0
            for other in range(plan.treasures):
                earlier = game.treasure_since[other] <= game.treasure_since[treasure]
                below += game.treasure_at[other] == cell and earlier
            if below == place:
                return treasure
    return -1
