"""Where a scout lands: on the treasure if she knows it, else where there is most to find."""

from asterion.books.dungeonlab.encounters.kind import BY_LABEL
from asterion.books.dungeonlab.view.chart import Square
from asterion.bots.dungeonlab.world import DISPLACING, World
from asterion.core.dice import Dice

HARMFUL = frozenset({"lion", "tiger", "panther", "crocodile", "werewolf", "eyescorcher", "lake",
                     "prison", "political prison"})  # fmt: skip
STRANGE = 0.8
"""A landing in an unknown place counts so much of a safe one."""


def where_to_land(world: World, dice: Dice) -> str:
    """D11, D19"""
    squares = [
        (column, row, level)
        for level in range(1, world.levels + 1)
        for row in range(1, world.rows + 1)
        for column in range(1, world.columns + 1)
    ]
    if world.treasure in squares:
        best = [world.treasure]
    else:
        worth = {square: _promise(world, square, squares) for square in squares}
        most = max(worth.values())
        best = [square for square in squares if worth[square] >= most * 0.95]
    column, row, level = dice.pick(best, "landing")
    return f"land {column} {row} {level}"


def _promise(world: World, square: Square, squares: list[Square]) -> float:
    """How much that is unknown is near; nothing where it would hurt."""
    found = world.squares.get(square)
    safety = STRANGE if found is None else 1.0
    for what in found or ():
        if what in HARMFUL or what in DISPLACING:
            return 0.0
        if what in BY_LABEL and BY_LABEL[what].stings[1]:
            safety = 0.5
    unknown = [other for other in squares if other not in world.squares]
    near = sum(0.5 ** sum(abs(a - b) for a, b in zip(square, u, strict=True)) for u in unknown)
    return safety * near + 0.01
