"""Before the first move: the secret start cells, and the first answers (6.1)."""

from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.ending import begin_turn
from asterion.envs.batch.labyrinth.moving import place
from asterion.envs.batch.labyrinth.numbers import (
    CHOOSING,
    HEALTHY,
    INSIDE,
    MOST_BULLETS,
    MOST_GRENADES,
    MOST_VOID_ROUNDS,
    NO_CELL,
    NOBODY,
    NOTHING,
    PLAYING,
    VOID_ONCE_IN,
)
from asterion.envs.batch.labyrinth.telling import begin_answer, forget_place


@rule
def begin(game, table, plans):
    """L2, L9, L13  A random plan; the players are asked for start cells in a random order."""
    game.opened = game.dice
    game.plan = below(game, table.plans)
    plan = plans[game.plan]
    game.edges[:] = plan.edges
    game.bullets_at[:] = plan.bullets_at
    game.grenades_at[:] = plan.grenades_at
    game.since = plan.treasures
    for treasure in range(plan.treasures):
        game.treasure_at[treasure] = plan.treasure_at[treasure]
        game.treasure_since[treasure] = treasure
    game.said = game.rounds = game.quiet = game.public_quiet = 0
    game.treasures_asked = game.void_rounds = 0
    game.winner = NOBODY
    game.may_order = game.took_topmost = game.changed = game.public_changed = False
    for seat in range(table.players):
        seat_player(game, table, seat)
    ask_for_starts(game, table)


@rule
def seat_player(game, table, seat):
    """L13  Three bullets, three grenades; one order for each of the others (L72)."""
    game.at[seat] = game.corpse_at[seat] = game.chosen[seat] = NO_CELL
    game.outside[seat] = INSIDE
    game.health[seat] = HEALTHY
    game.bullets[seat], game.grenades[seat] = MOST_BULLETS, MOST_GRENADES
    game.load[seat] = NOTHING
    game.orders[seat] = table.players - 1
    game.fallen[seat] = game.untold[seat] = game.gone[seat] = game.skipped[seat] = False
    game.wounded[seat] = False
    game.began_on[seat] = 0
    game.answers[seat] = 0
    forget_place(game, seat)


@rule
def ask_for_starts(game, table):
    """L9  In a random order."""
    game.phase = CHOOSING
    game.to_choose = table.players
    for seat in range(table.players):
        game.asking[seat] = seat
        game.choosing[seat] = True
    for last in range(table.players - 1, 0, -1):
        other = below(game, last + 1)
        kept = game.asking[last]
        game.asking[last] = game.asking[other]
        game.asking[other] = kept
    game.turn = game.asking[0]


@rule
def choose_start(game, table, plan, seat, cell):
    """L9  Secretly; when all have chosen, the master looks at the choices."""
    game.chosen[seat] = cell
    game.choosing[seat] = False
    game.to_choose -= 1
    if game.to_choose:
        game.turn = game.asking[table.players - game.to_choose]
    else:
        judge(game, table, plan)


@rule
def judge(game, table, plan):
    """L10  Void by the agreed conditions, and by a draw that is made in every round."""
    for_nothing = table.void_by_draw and below(game, VOID_ONCE_IN) == 0
    if (for_nothing or are_void(game, table, plan)) and game.void_rounds < MOST_VOID_ROUNDS:
        game.void_rounds += 1
        ask_for_starts(game, table)
    else:
        set_out(game, table, plan)


@rule
def are_void(game, table, plan):
    """L10  Whether one of the cells is, or two players have chosen the same."""
    for seat in range(table.players):
        if plan.void[game.chosen[seat]]:
            return True
        for other in range(seat):
            if table.void_same and game.chosen[other] == game.chosen[seat]:
                return True
    return False


@rule
def set_out(game, table, plan):
    """L11  Everyone hears the type of the cell where each player is; the first turn begins."""
    game.phase = PLAYING
    for seat in range(table.players):
        begin_answer(game, seat)
        place(game, table, plan, seat, game.chosen[seat], False)
        game.began_on[seat] = game.kind[seat] = plan.kinds[game.at[seat]]
    game.rounds = 1
    begin_turn(game, 0)
