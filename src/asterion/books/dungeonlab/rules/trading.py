"""Buying, selling and maps."""

from asterion.books.dungeonlab.encounters.kind import SKINS
from asterion.books.dungeonlab.encounters.money import skins_for
from asterion.books.dungeonlab.encounters.money import worth as skins_worth
from asterion.books.dungeonlab.event import Bought, Charted, MapUsed, Sold
from asterion.books.dungeonlab.plan.model import EXIT, MONOLITH, WALL_NAMES
from asterion.books.dungeonlab.plan.things import (
    DOLLAR,
    MAP_REACH,
    TREASURE,
    counted,
    listed,
    price,
)
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.core.audience import only


def worth(thing: str, count: int) -> int:
    """D4, D27, D34  What a store pays: for goods their price, for a skin what it is worth."""
    return SKINS[thing].skin * count if thing in SKINS else price(thing, count)


def buy(turn: Turn, thing: str, count: int) -> None:
    """D7, D21, D27  Any amount of one kind; skins for what the cash leaves open, with change."""
    player, cost = turn.player, price(thing, count)
    skins = skins_for(player.carries, cost - turn.has(DOLLAR))
    for skin, given in skins.items():
        turn.add(skin, -given)
    turn.add(DOLLAR, skins_worth(skins) - cost)
    turn.add(thing, count)
    turn.news.append(Bought(player.hears, player.seat, thing, count, cost, skins))


def sell(turn: Turn, thing: str, count: int) -> None:
    """D7, D21, D27"""
    gain = worth(thing, count)
    turn.add(thing, -count)
    turn.add(DOLLAR, gain)
    turn.news.append(Sold(turn.player.hears, turn.player.seat, thing, count, gain))


def use_map(turn: Turn, thing: str) -> None:
    """D27  One's own place, all levels and walls of the rectangle round it."""
    game, player = turn.game, turn.player
    plan, reach = game.plan, MAP_REACH[thing]
    turn.add(thing, -1)
    column, row, level = plan.coordinates(player.place)
    rows = range(max(0, row - reach), min(plan.height, row + reach + 1))
    columns = range(max(0, column - reach), min(plan.width, column + reach + 1))
    cells = [plan.at(x, y) for y in rows for x in columns if plan.at(x, y) in plan.shape]
    contents = [
        (*_from_one(plan.coordinates(place)), contents_of(turn, place))
        for cell in cells
        for place in range(cell, plan.area * plan.levels, plan.area)
    ]
    walls = [
        (cell % plan.width + 1, cell // plan.width + 1, way, wall_of(turn, cell * 4 + way))
        for cell in cells
        for way in range(4)
    ]
    here = _from_one((column, row, level))
    turn.news.append(MapUsed(player.hears, player.seat, thing))
    turn.news.append(Charted(only(player.seat), player.seat, *here, contents, walls))


def _from_one(place: tuple[int, int, int]) -> tuple[int, int, int]:
    column, row, level = place
    return column + 1, row + 1, level + 1


def contents_of(turn: Turn, place: int) -> str:
    """What a map says of a place: its encounters by their true names, and what lies there."""
    game = turn.game
    found = [game.beings[number].kind.name for number in game.at[place]]
    found += [counted(count, thing) for thing, count in game.lying.get(place, {}).items()]
    return listed(found)


def wall_of(turn: Turn, edge: int) -> str:
    """D14, D17  An exit is a monolith on paper too, without the treasure."""
    wall = turn.game.edges[edge]
    hidden = wall == EXIT and TREASURE not in turn.player.carries
    return WALL_NAMES[MONOLITH if hidden else wall]
