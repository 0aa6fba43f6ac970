"""Moving: steps, jumps on an ontifutlas, levels, landing, and the way out."""

from asterion.books.dungeonlab.event import (
    Bumped,
    CameDown,
    ChangedLevel,
    Felt,
    Flew,
    Landed,
    NoLevel,
    Walked,
    Won,
)
from asterion.books.dungeonlab.event.endings import won_by
from asterion.books.dungeonlab.plan.damage import PIERCE
from asterion.books.dungeonlab.plan.model import EXIT, MONOLITH, OPEN, WALL_NAMES, WIRE
from asterion.books.dungeonlab.plan.things import TREASURE, counted
from asterion.books.dungeonlab.rules.arrival import arrive
from asterion.books.dungeonlab.rules.body import hurt, landings_left
from asterion.books.dungeonlab.rules.kits import landing_kits
from asterion.books.dungeonlab.rules.riding import mount_of, water_about
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import ON_FOOT
from asterion.core.audience import EVERYONE


def land(turn: Turn, column: int, row: int, level: int) -> None:
    """D5, D19, D24  By coordinates from 1, with fresh kits; it is an arrival and the whole turn."""
    game, player = turn.game, turn.player
    player.landings += 1
    player.carries = landing_kits(game.plan, game.options)
    player.used.clear()
    if game.options.center_again:
        player.centers.clear()
    left = landings_left(game, player.landings)
    carries = player.carries.copy()
    turn.news.append(Landed(player.hears, player.seat, column, row, level, carries, left))
    arrive(turn, game.plan.at(column - 1, row - 1, level - 1))


def step(turn: Turn, way: int) -> None:
    """D13, D14, D17, D21  To the next cell, if nothing stands in the way."""
    game, player = turn.game, turn.player
    plan = game.plan
    level, cell = divmod(player.place, plan.area)
    edge = cell * 4 + way
    wall = game.edges[edge]
    if wall == EXIT and TREASURE in player.carries:
        win(turn)
    elif wall >= MONOLITH or (wall and not player.exote):
        bump(turn, way, wall)
    elif player.riding != ON_FOOT:
        jump(turn, way, wall != OPEN)
    else:
        turn.news.append(Walked(player.hears, player.seat, way, wall != OPEN))
        arrive(turn, level * plan.area + plan.beside[edge])


def bump(turn: Turn, way: int, wall: int) -> None:
    """D13, D18  The turn is spent; a wire pierces once and so betrays itself."""
    player = turn.player
    told = told_wall(turn, wall, named=wall == WIRE)
    turn.news.append(Bumped(player.hears, player.seat, way, told))
    if wall == WIRE:
        hurt(turn, PIERCE, 1)


def told_wall(turn: Turn, wall: int, named: bool = False) -> str:
    """D14, D18  The kind of a wall in the way, by option; the exit is not told from a monolith."""
    named = named or turn.game.options.name_walls
    return WALL_NAMES[MONOLITH if wall == EXIT else wall] if named else ""


def jump(turn: Turn, way: int, through: bool) -> None:
    """D50, D51, D56  Over one cell into the next; a wall beyond the first brings it down there."""
    game, player = turn.game, turn.player
    plan = game.plan
    level, cell = divmod(player.place, plan.area)
    floor = level * plan.area
    middle = plan.beside[cell * 4 + way]
    edge = middle * 4 + way
    wall = game.edges[edge]
    if wall == EXIT and TREASURE in player.carries:
        win(turn)
        return
    passes = wall == OPEN or (wall < MONOLITH and flies_through(turn))
    shies = game.options.water_in_flight and water_about(turn, floor + middle)
    if not passes or shies:
        turn.news.append(Walked(player.hears, player.seat, way, through))
        if not passes:
            turn.news.append(CameDown(player.hears, player.seat, way, told_wall(turn, wall)))
        arrive(turn, floor + middle)
        return
    over = flown_over(turn, floor + middle)
    turn.news.append(Flew(player.hears, player.seat, way, over, through or wall != OPEN))
    arrive(turn, floor + plan.beside[edge])


def flies_through(turn: Turn) -> bool:
    """D51  An exote rider, or by option an exote ontifutlas."""
    mount = mount_of(turn)
    return turn.player.exote or (mount is not None and mount.is_exote)


def flown_over(turn: Turn, place: int) -> list[str]:
    """D50  What is in the cell flown over."""
    game = turn.game
    found = [game.beings[number].told_as for number in game.at[place]]
    return found + [counted(n, thing) for thing, n in game.lying.get(place, {}).items()]


def change_level(turn: Turn, by: int) -> None:
    """D12, D56  Up or down at any time; an arrival, with the mount if there is one."""
    game, player = turn.game, turn.player
    place = player.place + by * game.plan.area
    if 0 <= place < game.plan.area * game.plan.levels:
        turn.news.append(ChangedLevel(player.hears, player.seat, by, False))
        arrive(turn, place)
    else:
        turn.news.append(NoLevel(player.hears, player.seat, by))


def feel(turn: Turn) -> None:
    """D17  The four walls; the exit feels like a monolith to anyone who lacks the treasure."""
    game, player = turn.game, turn.player
    cell = player.place % game.plan.area
    walls = []
    for side in range(cell * 4, cell * 4 + 4):
        wall = game.edges[side]
        hidden = wall == EXIT and TREASURE not in player.carries
        walls.append(WALL_NAMES[MONOLITH if hidden else wall])
    turn.news.append(Felt(player.hears, player.seat, walls))


def win(turn: Turn) -> None:
    """D14  Through the exit with the treasure."""
    game, player = turn.game, turn.player
    game.result = won_by(player.seat, game.names[player.seat])
    turn.news.append(Won(EVERYONE, player.seat))
