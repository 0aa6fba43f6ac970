"""Landmines: set, invisible, and what a blast does (5.7)."""

from asterion.books.labyrinth.event.told import BlewUp, NoLuck, Screamed, SetLandmine
from asterion.books.labyrinth.plan.model import HOSPITAL, OPEN, OPEN_EXIT, WEAPONRY
from asterion.books.labyrinth.rules.reply import News, Reply, use_again
from asterion.books.labyrinth.rules.wounds import hit
from asterion.books.labyrinth.say.command import HERE, LANDMINE, SetMine
from asterion.books.labyrinth.state import (
    BY_MINE,
    DEAD,
    HEALTHY,
    INSIDE,
    MINE,
    NOTHING,
    State,
)
from asterion.core.audience import Seat


def set_mine(game: State, reply: Reply, part: SetMine, news: News) -> None:
    """L62, L74  Activated and put down; the answer is the same wherever it comes to lie."""
    seat = reply.seat
    if game.health[seat] != HEALTHY:
        reply.told.append(NoLuck("set", "landmine", part.way, "unwell"))
    elif not use_mine(game, reply):
        reply.told.append(NoLuck("set", "landmine", part.way, "none"))
    else:
        if game.outside[seat] == INSIDE:
            place_mine(game, game.at[seat], part.way)
        reply.told.append(SetLandmine(part.way))


def use_mine(game: State, reply: Reply) -> bool:
    """L24  One's own, or one that lies there, given up in this move or not; False if none does."""
    seat = reply.seat
    if game.load[seat] == MINE:
        game.load[seat] = NOTHING
        game.touched.add(seat)
        return True
    cell = game.at[seat]
    pile = game.piles.get(cell)
    if pile is None or not pile.mines:
        return False
    use_again(game, reply, cell, LANDMINE)
    return True


def place_mine(game: State, cell: int, way: int) -> None:
    """L76, L112  Across a wall it lies on the own cell; outside and in buildings it is defused."""
    if way != HERE:
        edge = game.edges[cell * 4 + way]
        if edge == OPEN_EXIT:
            return
        if edge == OPEN:
            cell += game.plan.grid.steps[way]
    if game.plan.kinds[cell] not in (HOSPITAL, WEAPONRY):
        game.mined[cell] = game.mined.get(cell, 0) + 1
        game.stirred.add(cell)


def step_on_mine(game: State, reply: Reply, cell: int) -> None:
    """L74, L106, L107  An arrival sets it off; the mover hears of himself, then one scream."""
    seat = reply.seat
    hurt = explode(game, cell)
    reply.told.append(BlewUp(game.health[seat] == DEAD))
    if len(hurt) > 1:
        reply.told.append(Screamed())


def explode(game: State, cell: int) -> list[Seat]:
    """L74, L75  All there are hit; bullets and mines are destroyed, on the ground and in hand."""
    del game.mined[cell]
    game.stirred.add(cell)
    pile = game.piles.get(cell)
    if pile is not None:
        pile.bullets = pile.mines = 0
    hurt = standing_on(game, cell)
    for victim in hurt:
        game.bullets[victim] = 0
        if game.load[victim] == MINE:
            game.load[victim] = NOTHING
        hit(game, victim, BY_MINE)
    return hurt


def standing_on(game: State, cell: int) -> list[Seat]:
    """The living on a cell; anyone who is outside or gone stands on none."""
    return [seat for seat, here in enumerate(game.at) if here == cell]
