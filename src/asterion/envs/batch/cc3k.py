"""ChamberCrawler3000 for a thousand games at once: the rules of `books/cc3k`, compiled.

All of it stands in this one file, because numba's cache does not see a change in another.
"""

from typing import Any, Final

import numpy as np
from numba import njit

from asterion.envs.batch.copying import row_copier

ROWS, COLUMNS, STRIDE, ORIGIN, FLOORS = 25, 79, 80, 81, 5
TILE, STAIRS, PLAYER, POTION, GOLD = 3, 6, 7, 8, 9
HUMAN, DWARF, ELF, ORC, MERCHANT, DRAGON, HALFLING = range(10, 17)
"""Squares as they are observed: `GLYPHS` of `books/cc3k/learning`."""
SHADE, DROW, VAMPIRE, GOBLIN, TROLL = range(5)
NO_RACE, NOWHERE = -1, 0
RESTORE_HEALTH, BOOST_ATTACK, BOOST_DEFENCE, POISON_HEALTH, WOUND_ATTACK, WOUND_DEFENCE = range(6)
SMALL, NORMAL, MERCHANT_HOARD, DRAGON_HOARD = 1, 2, 4, 6
ATTACK, DRINK, QUIT, CHOOSE, SAYINGS = 8, 16, 24, 25, 30  # moves are 0 to 7
A_FLOOR: Final = 10  # what a floor is worth beside a piece of gold, for the score on the way
MOST: Final = 9999
REFUSED: Final = -0.01
NEXT_STEP, SAME_STEP = 0, 1

RACES: Final = np.array([[125, 25, 25], [150, 25, 15], [50, 25, 25], [110, 15, 20], [120, 25, 15]])
"""C10-C15  Hit points, attack, defence."""
ENEMIES: Final = np.array([
    [140, 20, 20], [100, 20, 30], [140, 30, 10], [180, 30, 25], [30, 70, 5], [150, 20, 20],
    [100, 15, 20],
])  # fmt: skip
"""C16  The same of each enemy, from the human on."""
SPAWNED: Final = np.array([HUMAN] * 4 + [DWARF] * 3 + [HALFLING] * 5 + [ELF] * 2 + [ORC] * 2
                          + [MERCHANT] * 2)  # fmt: skip
"""C6  Eighteen cases."""
STEPS: Final = np.array([-80, 80, 1, -1, -79, -81, 81, 79])
"""C34  no so ea we ne nw se sw."""
AROUND: Final = np.array([-81, -80, -79, -1, 1, 79, 80, 81])
GOLDEN, MIX_1, MIX_2 = map(np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))
BY_27, BY_30, BY_31, BY_32 = map(np.uint64, (27, 30, 31, 32))

rule: Any = njit(nogil=True, cache=True, error_model="numpy")
copy_row = row_copier(COLUMNS)


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


@rule
def choose(game, n):
    """One of so many, uniformly; where there is only one, no die is thrown."""
    return below(game, n) if n > 1 else 0


# ---- how a game and each of its floors begin


@rule
def begin(game, table, plans):
    """C33  The table waits for a race, unless one is agreed on."""
    game.opened = game.dice
    game.plan = below(game, table.plans)
    game.race = NO_RACE
    game.hit_points = game.strength = game.defence = game.gold = game.level = 0
    game.known[:] = 0
    game.hostile = table.hard
    game.here = NOWHERE
    game.enemies = 0
    game.drawing[:] = 0
    game.answers = 0
    game.ended = False
    game.winner = -1
    if table.race != NO_RACE:
        spawn(game, table, plans[game.plan], table.race)
    game.score = score(game)


@rule
def spawn(game, table, plan, race):
    """C10-C15, C33  The race that was chosen, with what it starts with, on the first floor."""
    game.race = race
    game.hit_points = RACES[race, 0]
    enter(game, table, plan, 1)


@rule
def enter(game, table, plan, level):
    """C3, C8, C27  A floor is made when it is entered; potions of attack and defence wear off."""
    game.level = level
    game.strength = RACES[game.race, 1]
    game.defence = RACES[game.race, 2]
    game.drawing[:] = plan.ground
    game.free[:] = plan.tile
    game.room[:] = plan.room
    game.pile[:] = 0
    game.hoard[:] = 0
    game.enemies = 0
    game.here = draw_tile(game, plan, -1)
    put(game, plan, game.here, PLAYER)
    game.under = TILE
    stairs = draw_tile(game, plan, plan.chamber[game.here])
    put(game, plan, stairs, STAIRS)
    place_potions(game, plan)
    place_gold(game, table, plan)
    place_enemies(game, table, plan)


@rule
def put(game, plan, cell, what):
    """A tile is taken."""
    game.drawing[cell] = what
    game.free[cell] = 0
    game.room[plan.chamber[cell]] -= 1


@rule
def chambers_with_room(game, plan, other_than):
    roomy = 0
    for chamber in range(plan.chambers):
        roomy += chamber != other_than and game.room[chamber] > 0
    return roomy


@rule
def draw_tile(game, plan, other_than):
    """C4, C5, C43  A chamber with room, uniformly, not by area; then one of its tiles. Another
    chamber than that one, unless none of them has room."""
    if chambers_with_room(game, plan, other_than) == 0:
        other_than = -1
    left = choose(game, chambers_with_room(game, plan, other_than))
    for chamber in range(plan.chambers):
        if chamber != other_than and game.room[chamber] > 0:
            if left == 0:
                return nth_free(game, plan, chamber, choose(game, game.room[chamber]))
            left -= 1
    return NOWHERE


@rule
def nth_free(game, plan, chamber, n):
    for at in range(plan.first[chamber], plan.first[chamber + 1]):
        cell = plan.cells[at]
        if game.free[cell]:
            if n == 0:
                return np.int64(cell)
            n -= 1
    return NOWHERE


@rule
def any_room(game, plan):
    return game.room[: plan.chambers].sum() > 0


@rule
def place_potions(game, plan):
    """C5  Ten of them, each kind with the same odds."""
    for _ in range(10):
        if any_room(game, plan):
            kind = below(game, 6)
            cell = draw_tile(game, plan, -1)
            put(game, plan, cell, POTION)
            game.pile[cell] = kind


@rule
def place_gold(game, table, plan):
    """C5, C7  Ten piles: normal 5/8, small 1/4, a dragon hoard 1/8, with its dragon beside it."""
    for _ in range(10):
        if any_room(game, plan):
            kind = below(game, 8)
            if kind == 7 and not place_hoard(game, table, plan):
                kind = below(game, 7)
            if kind < 7:
                cell = draw_tile(game, plan, -1)
                put(game, plan, cell, GOLD)
                game.pile[cell] = NORMAL if kind < 5 else SMALL


@rule
def room_beside(game, cell):
    """How many free tiles are within one block."""
    found = 0
    for way in range(8):
        found += game.free[cell + AROUND[way]]
    return found


@rule
def nth_beside(game, cell, n):
    for way in range(8):
        if game.free[cell + AROUND[way]]:
            if n == 0:
                return cell + AROUND[way]
            n -= 1
    return cell


@rule
def fit_for_hoards(game, plan, chamber, wanted):
    """How many free tiles of a chamber have one beside them; or the wanted one of them."""
    fit = 0
    for at in range(plan.first[chamber], plan.first[chamber + 1]):
        cell = np.int64(plan.cells[at])
        if game.free[cell] and room_beside(game, cell):
            if fit == wanted:
                return cell
            fit += 1
    return fit


@rule
def place_hoard(game, table, plan):
    """C5, C7  On a tile that leaves room for its dragon; False where there is none left."""
    roomy = 0
    for chamber in range(plan.chambers):
        roomy += fit_for_hoards(game, plan, chamber, -1) > 0
    if roomy == 0:
        return False
    left = choose(game, roomy)
    hoard = NOWHERE
    for chamber in range(plan.chambers):
        fit = fit_for_hoards(game, plan, chamber, -1)
        if fit > 0:
            if left == 0:
                hoard = fit_for_hoards(game, plan, chamber, choose(game, fit))
                break
            left -= 1
    dragon = nth_beside(game, hoard, choose(game, room_beside(game, hoard)))
    put(game, plan, hoard, GOLD)
    game.pile[hoard] = DRAGON_HOARD
    add_enemy(game, table, plan, dragon, DRAGON)
    game.hoard[dragon] = hoard
    return True


@rule
def place_enemies(game, table, plan):
    """C6  Twenty, not counting dragons."""
    for _ in range(20):
        if any_room(game, plan):
            kind = SPAWNED[below(game, 18)]
            add_enemy(game, table, plan, draw_tile(game, plan, -1), kind)


@rule
def add_enemy(game, table, plan, cell, kind):
    """C16  Unhurt; half more hit points in a hard game."""
    put(game, plan, cell, kind)
    game.pile[cell] = ENEMIES[kind - HUMAN, 0] * (3 if table.hard else 2) // 2
    game.foes[game.enemies] = cell
    game.enemies += 1


# ---- combat


@rule
def damage(table, attack, defence, percent):
    """C31  ceiling(100 / (100 + Def) x Atk); as printed it is divided by Atk."""
    if table.as_printed:
        return -(-percent // ((100 + defence) * attack)) if attack else 0
    return -(-percent * attack // (100 + defence))


@rule
def enemy_damage(game, table, kind):
    """C18, C31  What a blow of this kind of enemy does to the player."""
    attack = ENEMIES[kind - HUMAN, 1]
    if kind != ORC or game.race != GOBLIN:
        return damage(table, attack, game.defence, 100)
    if table.orc_blow_37:
        return damage(table, attack, game.defence, 100) * 3 // 2
    return damage(table, attack, game.defence, 150)


# ---- enemies


@rule
def is_near(one, other):
    apart = abs(one - other)
    return apart == 1 or 79 <= apart <= 81


@rule
def in_reading_order(game):
    """C22  They have moved by a step since, so that nearly all are in order already."""
    for at in range(1, game.enemies):
        cell = game.foes[at]
        before = at - 1
        while before >= 0 and game.foes[before] > cell:
            game.foes[before + 1] = game.foes[before]
            before -= 1
        game.foes[before + 1] = cell


@rule
def enemies_act(game, table, plan):
    """C22, C23  Row by row from the top, leftmost first, each once: a blow or a step."""
    in_reading_order(game)
    for number in range(game.enemies):
        cell = np.int64(game.foes[number])
        kind = np.int64(game.drawing[cell])
        if kind == DRAGON:
            attacks = is_roused(game, cell)
        else:
            attacks = is_near(cell, game.here) and (game.hostile or kind != MERCHANT)
        if attacks:
            fight(game, table, kind)
            if game.hit_points == 0:
                break
        elif kind != DRAGON:
            step_of_enemy(game, table, plan, number, cell, kind)
    if game.hit_points == 0:
        game.ended = True


@rule
def is_roused(game, dragon):
    """C20, C24  A dragon never moves; it attacks whoever is near it or near its hoard."""
    return is_near(dragon, game.here) or is_near(np.int64(game.hoard[dragon]), game.here)


@rule
def fight(game, table, kind):
    """C17, C23  One attack; an elf has two, each with its own roll, but against drow."""
    for _ in range(2 if kind == ELF and game.race != DROW else 1):
        if game.hit_points > 0 and below(game, 2) == 0:
            game.hit_points = max(0, game.hit_points - enemy_damage(game, table, kind))


@rule
def step_of_enemy(game, table, plan, number, cell, kind):
    """C22  To a free tile beside it."""
    ways, free = 0, 0  # how many, and a bit for each
    for way in range(8):
        is_free = np.int64(game.free[np.uint64(cell + AROUND[way])])
        ways += is_free
        free |= is_free << way
    if table.pursuit and ways:
        free = toward(game, plan, cell, kind, free)
        ways = 0
        for way in range(8):
            ways += free >> way & 1
    if ways == 0:
        return
    left = choose(game, ways)
    for way in range(8):
        if free >> way & 1:
            if left == 0:
                there = cell + AROUND[way]
                game.free[cell], game.free[there] = 1, 0
                game.drawing[cell], game.drawing[there] = TILE, kind
                game.pile[there], game.pile[cell] = game.pile[cell], 0
                game.foes[number] = there
                return
            left -= 1


@rule
def toward(game, plan, cell, kind, free):
    """C45  The steps that come nearest to a player who is in the same chamber."""
    same = plan.chamber[cell] == plan.chamber[game.here]
    if not same or (kind == MERCHANT and not game.hostile):
        return free
    nearest, kept = STRIDE, 0
    for way in range(8):
        if free >> way & 1:
            blocks = distance(cell + AROUND[way], game.here)
            if blocks < nearest:
                nearest, kept = blocks, 0
            if blocks == nearest:
                kept |= 1 << way
    return kept


@rule
def distance(one, other):
    """Blocks between two cells, a diagonal step counting as one."""
    return max(abs(one // STRIDE - other // STRIDE), abs(one % STRIDE - other % STRIDE))


# ---- what the player does


@rule
def end_turn(game, table, plan):
    """C13, C22  A turn that counts: a troll regains, then the enemies act."""
    recover(game)
    enemies_act(game, table, plan)


@rule
def recover(game):
    """C13  A troll, up to the hit points that the race started with."""
    if game.race == TROLL:
        game.hit_points += max(0, min(5, RACES[TROLL, 0] - game.hit_points))


@rule
def walk(game, table, plan, way):
    """C30, C34, C37  One step in any of the eight ways, round corners and through doorways."""
    start = game.here
    cell = start + STEPS[way]
    if game.drawing[cell] == STAIRS:
        take_stairs(game, table, plan)
        return
    game.drawing[start] = game.under
    game.under = game.drawing[cell]
    game.drawing[cell] = PLAYER
    game.here = cell
    game.free[cell] = 0
    if plan.tile[start] and game.pile[start] == 0:
        game.free[start] = 1
    if game.pile[cell] and not is_guarded(game, cell):
        take_pile(game, cell)
    end_turn(game, table, plan)


@rule
def is_guarded(game, cell):
    """C30  A hoard whose dragon lives."""
    guarded = False
    for number in range(game.enemies):
        guarded = guarded or game.hoard[game.foes[number]] == cell
    return guarded


@rule
def take_pile(game, cell):
    """C30  Under the player's feet."""
    game.gold += game.pile[cell]
    game.pile[cell] = 0
    game.under = TILE


@rule
def take_stairs(game, table, plan):
    """C8, C9  The next floor instead of a step, and nobody there acts yet; from the last, out."""
    if game.level == FLOORS:
        game.winner = 0
        game.ended = True
        return
    enter(game, table, plan, game.level + 1)
    recover(game)


@rule
def drink(game, table, plan, way):
    """C26, C28, C29  The potion beside the player, whose kind is known from now on."""
    cell = game.here + STEPS[way]
    potion = game.pile[cell]
    game.pile[cell] = 0
    game.free[cell] = 1
    game.drawing[cell] = TILE
    game.known[potion] = 1
    take_effect(game, table, potion)
    if game.hit_points:
        end_turn(game, table, plan)
    else:
        game.ended = True


@rule
def take_effect(game, table, potion):
    """C11, C15, C26, C27  Health up to the most and down to 0, attack and defence down to 0."""
    health, strength = 10, 5
    if game.race == DROW:
        health, strength = 15, 8 if table.drow_up else 7
    if potion == RESTORE_HEALTH:
        game.hit_points += health
        if game.race != VAMPIRE:
            game.hit_points = min(RACES[game.race, 0], game.hit_points)
    elif potion == POISON_HEALTH:
        game.hit_points = max(0, game.hit_points - health)
    elif potion in (BOOST_ATTACK, WOUND_ATTACK):
        change = strength if potion == BOOST_ATTACK else -strength
        game.strength = max(0, game.strength + change)
    else:
        change = strength if potion == BOOST_DEFENCE else -strength
        game.defence = max(0, game.defence + change)


@rule
def attack(game, table, plan, way):
    """C19, C21, C32  First, at one of the eight squares; only halflings make a blow miss."""
    cell = game.here + STEPS[way]
    kind = np.int64(game.drawing[cell])
    if kind != HALFLING or below(game, 2) == 0:
        strike(game, table, plan, cell, kind)
    if kind == MERCHANT:
        game.hostile = True
    if game.hit_points:
        end_turn(game, table, plan)
    else:
        game.ended = True


@rule
def strike(game, table, plan, cell, kind):
    """C12, C31  The blow, what follows from it, and what a vampire has of it: dwarves cost five."""
    blow = damage(table, game.strength, ENEMIES[kind - HUMAN, 2], 100)
    game.pile[cell] = max(0, game.pile[cell] - blow)
    if game.pile[cell] == 0:
        slay(game, plan, cell, kind)
    if game.race == VAMPIRE:
        game.hit_points += -min(5, game.hit_points) if kind == DWARF else 5


@rule
def slay(game, plan, cell, kind):
    """C14, C25  The enemy is gone; a goblin steals at once, on top of what is dropped."""
    remove_enemy(game, cell)
    if game.race == GOBLIN:
        game.gold += 5
    if kind == DRAGON:
        hoard = game.hoard[cell]
        game.hoard[cell] = 0
        if hoard == game.here:
            take_pile(game, hoard)
    elif kind == HUMAN:
        beside = room_beside(game, cell)
        second = nth_beside(game, cell, choose(game, beside)) if beside else cell
        drop(game, cell, NORMAL)
        drop(game, second, NORMAL)
    elif kind == MERCHANT:
        drop(game, cell, MERCHANT_HOARD)
    else:
        game.gold += SMALL if below(game, 2) == 0 else NORMAL


@rule
def remove_enemy(game, cell):
    game.drawing[cell] = TILE
    game.free[cell] = 1
    game.enemies -= 1
    gone = False
    for number in range(game.enemies):
        gone = gone or game.foes[number] == cell
        if gone:
            game.foes[number] = game.foes[number + 1]


@rule
def drop(game, cell, worth):
    """C25  Piles on the floor, to be taken by walking over them."""
    game.pile[cell] += worth
    game.free[cell] = 0
    game.drawing[cell] = GOLD


# ---- what is observed: `fields` of `books/cc3k/learning`


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
        first = ORIGIN + row * STRIDE
        copy_row(seen.floor[row], game.drawing[first : first + COLUMNS])
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
def score(game):
    """C38  Gold, and how deep one has come."""
    return game.gold + A_FLOOR * min(game.level, FLOORS)


# ---- a thousand games


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


@rule
def step(games, table, plans, actions, seen, final, mode, first, last):
    """An answer in each of these games; those that are over begin anew, as the mode says."""
    for number in range(first, last):
        game = games[number]
        if mode == NEXT_STEP and (game.over or game.cut):
            begin(game, table, plans)
            game.reward[0] = 0
            game.over = game.cut = False
        else:
            answer(game, table, plans[game.plan], actions[number])
            if mode == SAME_STEP and (game.over or game.cut):
                observe(game, table, 0, final[number])
                begin(game, table, plans)
        observe(game, table, 0, seen[number])


@rule
def start(games, table, plans, chosen, seen, first, last):
    """Begin these games anew, where they are chosen."""
    for number in range(first, last):
        game = games[number]
        if chosen[number]:
            begin(game, table, plans)
            game.reward[0] = 0
            game.over = game.cut = False
        observe(game, table, 0, seen[number])


@rule
def show_seat(games, table, seats, seen, first, last):
    """What the player of each game knows."""
    for number in range(first, last):
        observe(games[number], table, 0, seen[number])
