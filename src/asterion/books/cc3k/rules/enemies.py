"""What the enemies do after every turn of the player that counts."""

from asterion.books.cc3k.event import Dodged, EnemiesMoved, Hurt
from asterion.books.cc3k.plan.kinds import DRAGON, DROW, ELF, GRID, MERCHANT, NEAR, STEPS
from asterion.books.cc3k.rules.combat import enemy_damage
from asterion.books.cc3k.rules.end import die
from asterion.books.cc3k.state import State, cell_of
from asterion.core.audience import EVERYONE
from asterion.core.dice import Dice
from asterion.core.event import Event

News = list[Event]


def enemies_act(game: State, dice: Dice, news: News) -> None:
    """C22, C23, C35  Row by row from the top, leftmost first, each once: a blow or a step."""
    if game.frozen and game.options.freeze == "everything":
        return
    # Twenty enemies a turn make this the hottest place of the book: local names, one loop.
    here, foes, taken = game.here, game.foes, game.taken
    hostile, frozen, pursuit = game.hostile, game.frozen, game.options.pursuit
    around, none_of = game.floor.around, taken.isdisjoint
    near = {here + step for step in STEPS} & taken
    foes.sort(key=cell_of)
    moves: list[int] = []
    for foe in foes:
        cell, kind = foe.cell, foe.kind
        if kind == DRAGON:
            attacks = is_roused(game, cell)
        else:
            attacks = cell in near and (hostile or kind != MERCHANT)
        if attacks:
            fight(game, cell, kind, dice, news)
            if not game.hit_points:
                break
        elif kind != DRAGON and not frozen:
            ways = around[cell]
            if not none_of(ways):  # most have the floor around them to themselves
                ways = tuple([way for way in ways if way not in taken])
            if pursuit and ways:
                ways = toward(game, cell, kind, ways)
            if ways:
                there = ways[dice.below(len(ways), "enemy moves")] if len(ways) > 1 else ways[0]
                taken.discard(cell)
                taken.add(there)
                foe.cell = there
                moves.append(cell)
                moves.append(there)
    if moves:
        news.append(EnemiesMoved(EVERYONE, moves))
    if not game.hit_points:
        die(game, news)


def is_roused(game: State, dragon: int) -> bool:
    """C20, C24  A dragon never moves; it attacks whoever is near it or near its hoard."""
    guarded = game.guards.get(dragon, dragon)
    return dragon - game.here in NEAR or guarded - game.here in NEAR


def fight(game: State, cell: int, kind: int, dice: Dice, news: News) -> None:
    """C17, C23  One attack; an elf has two, each with its own roll, but against drow."""
    attacks = 2 if kind == ELF and game.race != DROW else 1
    letter = chr(kind)
    for _ in range(attacks):
        if not game.hit_points:
            return
        if dice.below(2, f"{letter} attacks"):
            news.append(Dodged(EVERYONE, cell, letter))
            continue
        blow = enemy_damage(kind, game.race, game.defence, game.options)
        game.hit_points = max(0, game.hit_points - blow)
        news.append(Hurt(EVERYONE, cell, letter, blow, game.hit_points))


def toward(game: State, cell: int, kind: int, ways: tuple[int, ...]) -> tuple[int, ...]:
    """C45  The steps that come nearest to a player who is in the same chamber."""
    chamber_of = game.floor.chamber_of
    same = chamber_of[cell] == chamber_of.get(game.here)
    if not same or (kind == MERCHANT and not game.hostile):
        return ways
    far = [distance(way, game.here) for way in ways]
    return tuple(way for way, blocks in zip(ways, far, strict=True) if blocks == min(far))


def distance(one: int, other: int) -> int:
    """Blocks between two cells, a diagonal step counting as one."""
    (column, row), (other_column, other_row) = GRID.place(one), GRID.place(other)
    return max(abs(column - other_column), abs(row - other_row))
