"""The look before each turn: what is seen, and what strikes from the next cells."""

from collections.abc import Sequence

from asterion.books.dungeonlab.event import Looked, Stung
from asterion.books.dungeonlab.plan.damage import BURN, PIERCE
from asterion.books.dungeonlab.plan.model import OPEN
from asterion.books.dungeonlab.rules.arrival import tell_here, visible
from asterion.books.dungeonlab.rules.body import add_hurt, die
from asterion.books.dungeonlab.rules.turn import Turn

ALL_WAYS = (0, 1, 2, 3)
NOTHING_SEEN = ["", "", "", ""]


def look(turn: Turn) -> None:
    """D20  What is visible, what has changed in one's own cell, and what affects from outside."""
    game, player = turn.game, turn.player
    seen = visible(turn, player.place)
    sees = seen != NOTHING_SEEN
    if sees or player.sees:  # the dark is told once, where there was something before
        player.sees = sees
        turn.news.append(Looked(player.hears, player.seat, seen))
    if player.stale:
        tell_here(turn)
    stingers = game.stingers
    for _, _, there in game.plan.around[player.place]:
        if stingers[there]:
            suffer_neighbours(turn)
            return


def suffer_neighbours(turn: Turn, ways: Sequence[int] = ALL_WAYS) -> None:
    """D20, D22  Each neighbour strikes once a stay; any standing wall holds it off."""
    game, player = turn.game, turn.player
    edges, stingers = game.edges, game.stingers
    for way, edge, there in game.plan.around[player.place]:
        if not stingers[there] or edges[edge] != OPEN or way not in ways:
            continue
        for number in stingers[there]:
            hurt, count = game.beings[number].kind.stings
            if number in player.struck or is_sheltered(turn, hurt):
                continue
            player.struck.add(number)
            turn.news.append(Stung(player.hears, player.seat, way, hurt, count))
            if add_hurt(turn, hurt, count):
                die(turn, hurt)
                return


def is_sheltered(turn: Turn, hurt: str) -> bool:
    """D29  In a hospital nothing pierces or burns from outside."""
    if hurt not in (PIERCE, BURN):
        return False
    beings = turn.game.beings
    here = turn.game.at[turn.player.place]
    return any(beings[number].kind.shelters for number in here)
