"""A saying and what comes of it, and what is observed."""

from asterion.envs.batch.cc3k.floors import begin, score, spawn
from asterion.envs.batch.cc3k.numbers import (
    ATTACK,
    CHOOSE,
    COLUMNS,
    DRINK,
    GOLD,
    HUMAN,
    MOST,
    NO_RACE,
    NOWHERE,
    ORIGIN,
    POTION,
    QUIT,
    RACES,
    REFUSED,
    ROWS,
    SAYINGS,
    STEPS,
    STRIDE,
)
from asterion.envs.batch.cc3k.player import attack, drink, walk
from asterion.envs.batch.compiling import rule
from asterion.envs.batch.copying import copy_bytes
from asterion.envs.batch.loops import loops


@rule
def kind_of_action(square):
    """C29, C36  What the player may do at a square as it is drawn: move, attack, drink, or not."""
    if 3 <= square <= 6 or square == GOLD:  # tile, doorway, passage, stairs
        return 0
    if square >= HUMAN:
        return ATTACK
    return DRINK if square == POTION else -1


@rule
def allowed(game, action):
    """C33, C36  Giving up always is."""
    if action == QUIT or action < 0 or action >= SAYINGS:
        return action == QUIT
    if game.race == NO_RACE or action >= CHOOSE:
        return game.race == NO_RACE and action >= CHOOSE
    beside = game.drawing[game.here + STEPS[action % 8]]
    return kind_of_action(beside) == action - action % 8


@rule
def may_say(game, mask):
    """Whatever takes the game on; giving up only where there is nothing else."""
    mask[:] = 0
    if game.ended:
        return
    if game.race == NO_RACE:
        mask[CHOOSE:] = 1
        return
    found = False
    for way in range(8):
        kind = kind_of_action(game.drawing[game.here + STEPS[way]])
        if kind >= 0:
            mask[kind + way] = 1
            found = True
    mask[QUIT] = not found


@rule
def observe(game, table, seat, seen):
    for row in range(ROWS):
        copy_bytes(seen.floor, row * COLUMNS, game.drawing, ORIGIN + row * STRIDE, COLUMNS)
    own = seen.own
    own[0] = game.race + 1
    own[1] = min(game.hit_points, MOST)
    own[2] = RACES[game.race, 0] if game.race != NO_RACE else 0
    own[3], own[4], own[5] = game.strength, game.defence, min(game.gold, MOST)
    own[6], own[7], own[8], own[9] = game.level, game.hostile, 0, 0
    if game.here != NOWHERE:
        own[8], own[9] = (game.here - ORIGIN) // STRIDE, (game.here - ORIGIN) % STRIDE
    seen.potions[:] = game.known
    may_say(game, seen.action_mask)


@rule
def answer(game, table, plan, action):
    """One saying of the player, and what comes of it."""
    game.reward[0] = 0
    game.answers += 1
    if not allowed(game, action):
        game.reward[0] = REFUSED
    else:
        if action < ATTACK:
            walk(game, table, plan, action)
        elif action < DRINK:
            attack(game, table, plan, action - ATTACK)
        elif action < QUIT:
            drink(game, table, plan, action - DRINK)
        elif action == QUIT:
            game.ended = True
        else:
            spawn(game, table, plan, action - CHOOSE)
        reward(game, table)
    game.over = game.ended
    game.cut = not game.over and game.answers >= table.patience


@rule
def reward(game, table):
    """1 for who won; alone, not to win is to lose; or what the score went up by."""
    if table.by_score:
        now = score(game)
        game.reward[0] = now - game.score
        game.score = now
    elif game.ended:
        game.reward[0] = 1 if game.winner == 0 else -1


step, start, show_seat = loops("cc3k", begin=begin, answer=answer, observe=observe)
