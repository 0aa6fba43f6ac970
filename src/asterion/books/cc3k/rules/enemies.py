"""What the enemies do after every turn of the player that counts."""

from typing import Any, Final

from asterion.books.cc3k.event import Dodged, EnemiesMoved, Hurt
from asterion.books.cc3k.plan.beside import OPEN_STEPS, looks
from asterion.books.cc3k.plan.kinds import AROUND, DRAGON, DROW, ELF, GRID, MERCHANT, NEAR
from asterion.books.cc3k.rules.combat import enemy_damage
from asterion.books.cc3k.rules.end import die
from asterion.books.cc3k.state import State, cell_of
from asterion.core.audience import EVERYONE
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event

News = list[Event]
COMPILED: Final = not __file__.endswith(".py")
STEPS_BY_NUMBER: Final = [*OPEN_STEPS.values()]
"""The eight cells, read as a binary number."""
MOVES: Final = "enemy moves"
"""What chance is asked for an enemy that can take several steps."""
MOVE_DRAWS: Final[Any] = [[(MOVES, n, way) for way in range(n)] for n in range(len(AROUND) + 1)]
"""By the number of steps all draws that can come of it."""


def enemies_act(game: State, dice: Dice, news: News) -> None:
    """C22, C23, C35  Row by row from the top, leftmost first, each once: a blow or a step."""
    if game.frozen and game.options.freeze == "everything":
        return
    # Twenty enemies a turn make this the hottest place of the book: local names, one loop.
    here, foes, empty, look_from = game.here, game.foes, game.empty, looks()
    hostile, frozen, pursuit = game.hostile, game.frozen, game.options.pursuit
    random: Any = dice.random if type(dice) is Rolled else None  # without a call for each of them
    draws: list[Any] = dice.draws
    first, last = here + AROUND[0], here + AROUND[-1]  # nobody outside of these is near
    foes.sort(key=cell_of)
    moves: list[int] = []
    for foe in foes:
        cell, kind = foe.cell, foe.kind
        if kind == DRAGON:
            if is_roused(game, cell):
                fight(game, cell, kind, dice, news)
        elif first <= cell <= last and cell - here in NEAR and (hostile or kind != MERCHANT):
            fight(game, cell, kind, dice, news)
        elif not frozen:
            steps = open_steps(empty, cell) if COMPILED else OPEN_STEPS[look_from[cell](empty)]
            if pursuit and steps:
                steps = toward(game, cell, kind, steps)
            if steps:
                ways = len(steps)
                if ways == 1:
                    chosen = 0
                elif random is not None:
                    chosen = int(random() * ways)
                    draws.append(MOVE_DRAWS[ways][chosen])
                else:
                    dice.asker, dice.places = cell, steps
                    chosen = dice.below(ways, MOVES)
                there = cell + steps[chosen]
                foe.cell = there
                empty[cell] = True
                empty[there] = False
                moves.append(cell)
                moves.append(there)
            continue
        if not game.hit_points:
            break
    if moves:
        news.append(EnemiesMoved(EVERYONE, moves))
    if not game.hit_points:
        die(game, news)


def open_steps(empty: list[bool], cell: int) -> tuple[int, ...]:
    """The steps to the empty tiles around a cell; compiled, this is quicker than a look."""
    seen = 0
    for step in AROUND:
        seen = 2 * seen + empty[cell + step]
    return STEPS_BY_NUMBER[seen]


def is_roused(game: State, dragon: int) -> bool:
    """C20, C24  A dragon never moves; it attacks anyone who is near it or near its hoard."""
    guarded = game.guards.get(dragon, dragon)
    return dragon - game.here in NEAR or guarded - game.here in NEAR


def fight(game: State, cell: int, kind: int, dice: Dice, news: News) -> None:
    """C17, C23  One attack; an elf has two, each with its own roll, but against drow."""
    attacks = 2 if kind == ELF and game.race != DROW else 1
    letter = chr(kind)
    for _ in range(attacks):
        if not game.hit_points:
            return
        dice.asker = cell
        if dice.below(2, f"{letter} attacks"):
            news.append(Dodged(EVERYONE, cell, letter))
            continue
        blow = enemy_damage(kind, game.race, game.defence, game.options)
        game.hit_points = max(0, game.hit_points - blow)
        news.append(Hurt(EVERYONE, cell, letter, blow, game.hit_points))


def toward(game: State, cell: int, kind: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """C45  The steps that come nearest to a player who is in the same chamber."""
    chamber_of = game.floor.chamber_of
    same = chamber_of[cell] == chamber_of.get(game.here)
    if not same or (kind == MERCHANT and not game.hostile):
        return steps
    far = [distance(cell + step, game.here) for step in steps]
    return tuple([step for step, blocks in zip(steps, far, strict=True) if blocks == min(far)])


def distance(one: int, other: int) -> int:
    """Blocks between two cells, a diagonal step counting as one."""
    (column, row), (other_column, other_row) = GRID.place(one), GRID.place(other)
    return max(abs(column - other_column), abs(row - other_row))
