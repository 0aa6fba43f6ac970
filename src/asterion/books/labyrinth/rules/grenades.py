"""Grenades: for walls only (5.4, 7.8)."""

from asterion.books.labyrinth.event import WallGone
from asterion.books.labyrinth.event.told import NoLuck, ThrewGrenade
from asterion.books.labyrinth.plan.model import CLOSED_EXIT, OPEN, OPEN_EXIT, WALL, opposite
from asterion.books.labyrinth.rules.ending import note_change
from asterion.books.labyrinth.rules.reply import News, Reply, shed_of, use_again
from asterion.books.labyrinth.say.command import GRENADE, Blow
from asterion.books.labyrinth.state import HEALTHY, INSIDE, State
from asterion.core.audience import NOBODY


def blow(game: State, reply: Reply, part: Blow, news: News) -> None:
    """L62, L67, L119  The wounded and infected may too; with no wall there it is just spent."""
    if not use_grenade(game, reply):
        reply.told.append(NoLuck("blow", "grenade", part.way, "none"))
        return
    missing, gone = True, True
    if game.outside[reply.seat] == INSIDE:
        cell = game.at[reply.seat]
        missing = game.edges[cell * 4 + part.way] in (OPEN, OPEN_EXIT)
        gone = missing or break_wall(game, cell, part.way, news)
    options = game.options
    told_missing = missing if options.tell_missing_wall else None
    told_gone = gone if options.tell_surviving_wall else None
    reply.told.append(ThrewGrenade(part.way, told_missing, told_gone))


def use_grenade(game: State, reply: Reply) -> bool:
    """L24, L62  From the ground if he is healthy and any lies there, else one's own.

    What he left there himself in this move comes last.
    """
    seat = reply.seat
    cell = game.at[seat]
    pile = game.piles.get(cell)
    on_ground = pile.grenades - shed_of(reply, cell).grenades if pile is not None else 0
    if pile is not None and on_ground > 0 and game.health[seat] == HEALTHY:
        if reply.picks_up or not game.grenades[seat]:
            game.stirred.add(cell)
            pile.grenades -= 1
            return True
    if game.grenades[seat]:
        game.grenades[seat] -= 1
        game.touched.add(seat)
        return True
    if pile is not None and pile.grenades and game.health[seat] == HEALTHY:
        use_again(game, reply, cell, GRENADE)
        return True
    return False


def break_wall(game: State, cell: int, way: int, news: News) -> bool:
    """L6, L7, L67  Inner walls and closed exits disappear, the outer wall does not."""
    side = cell * 4 + way
    edge = game.edges[side]
    if edge == WALL:
        game.edges[side] = OPEN
        game.edges[(cell + game.plan.grid.steps[way]) * 4 + opposite(way)] = OPEN
    elif edge == CLOSED_EXIT:
        game.edges[side] = OPEN_EXIT
    else:
        return False
    note_change(game)
    news.append(WallGone(NOBODY, cell, way, game.plan.names[cell]))
    return True
