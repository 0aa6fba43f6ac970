"""What everyone is told of a move, and what follows for each view (6.5, L32)."""

from asterion.envs.batch.compiling import rule
from asterion.envs.batch.labyrinth.ending import announce_gone
from asterion.envs.batch.labyrinth.numbers import (
    ALL_SIDES,
    BY_WALL,
    DEAD,
    FLOW,
    HEALED,
    LAST,
    LASTING,
    LOOP,
    NO_CELL,
    NOBODY,
    OPEN,
    PATIENCE,
    PIT,
    RIVER,
    SKIPPING,
)


@rule
def begin_answer(game, seat):
    """Nothing is told yet."""
    game.went = game.ashes = game.ordered = False
    game.way = game.blocked = game.entered = game.reached = game.facts = game.threw = 0
    game.was_outside = game.outside[seat] != NOBODY
    game.shed_at = game.choice_at = NO_CELL
    game.shed_treasure = -1
    game.shed_grenades = 0


@rule
def answer(game, table, seat):
    """L12, L40  Public; with it a change that everyone was told of, and the mover's own end."""
    keep(game, seat)
    if game.facts & HEALED:
        game.wounded[seat] = False
    learn(game, table, seat)
    if game.changed and game.ashes:
        game.public_changed = True
    if game.health[seat] >= DEAD:
        announce_gone(game, seat)


@rule
def keep(game, seat):
    """The newest of the last answers comes first."""
    told = game.answers[seat]
    for row in range(LAST - 1, 0, -1):
        for column in range(5):
            told[row, column] = told[row - 1, column]
    told[0, 0] = game.way
    told[0, 1] = game.blocked
    told[0, 2] = game.entered
    told[0, 3] = game.reached
    told[0, 4] = game.facts


@rule
def learn(game, table, seat):
    """L32  Walls become known by one's own moves, and unknown by anybody's grenades."""
    if game.threw:
        for other in range(table.players):
            if other != seat:
                game.walls[other] &= game.lasting[other]
    if game.ordered:
        forget_place(game, seat)
    if game.threw:
        way = 1 << (game.threw - 1)
        game.blown[seat] |= way
        game.walls[seat] &= ~way | game.lasting[seat]
    if not game.went:
        forget_place(game, seat)
    elif game.blocked and not game.reached:
        stay(game, seat)
    else:
        forget_place(game, seat)
        game.kind[seat] = game.reached if game.reached else game.entered


@rule
def stay(game, seat):
    """L32  A wall is known that was hit; one that was hit after a grenade is known for good."""
    game.stays[seat] += 1
    if game.way <= FLOW and game.blocked == BY_WALL:
        way = 1 << (game.way - 1)
        game.walls[seat] |= way
        game.lasting[seat] |= way & game.blown[seat]


@rule
def known_to_fail(game, table, seat):
    """L32  A bit for each way publicly known to change nothing; never for all four sides."""
    if table.repeats or not game.stays[seat]:
        return 0
    known = 0
    if game.walls[seat] != ALL_SIDES:
        known |= game.walls[seat]
    if game.lasting[seat] != ALL_SIDES:
        known |= game.lasting[seat] << LASTING
    if game.stays[seat] >= PATIENCE:
        known |= SKIPPING
        if game.kind[seat] and game.kind[seat] != RIVER:
            known |= 1 << FLOW
        if game.kind[seat] and game.kind[seat] != PIT:
            known |= 1 << LOOP
    return known


@rule
def forget_place(game, seat):
    """L32  The seat is no longer on the cell of which it knew the walls."""
    game.walls[seat] = game.lasting[seat] = game.blown[seat] = game.kind[seat] = OPEN
    game.stays[seat] = 0
