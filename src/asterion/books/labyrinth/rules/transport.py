"""The movement and its second stage: pits and rivers (2.2, 4.4-4.6, 7.4)."""

from asterion.books.labyrinth.event.told import BY_THE_RIVER, Blocked, Went
from asterion.books.labyrinth.plan.model import DELTA, ENCEPHALITIS, OPEN, OPEN_EXIT, PIT, RIVER
from asterion.books.labyrinth.rules.arrival import arrive, kind_heard
from asterion.books.labyrinth.rules.outside import come_back, walk_out
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.say.command import FLOW, LOOP, Go
from asterion.books.labyrinth.state import INSIDE, State


def go(game: State, reply: Reply, part: Go, news: News) -> None:
    """L17, L18  The one movement of a move."""
    seat, way = reply.seat, part.way
    if game.outside[seat] != INSIDE:
        cell = come_back(game, reply, way)
        if cell:
            enter(game, reply, way, 0, cell)
        return
    cell = game.at[seat]
    if way < 4:
        edge = game.edges[cell * 4 + way]
        if edge == OPEN:
            enter(game, reply, way, cell, cell + game.plan.grid.steps[way])
        elif edge == OPEN_EXIT:
            walk_out(game, reply, cell, way)
        else:
            be_stopped(game, reply, way, "wall")
    elif way == FLOW:
        go_by_the_flow(game, reply, cell)
    else:
        go_by_the_loop(game, reply, cell)


def enter(game: State, reply: Reply, way: int, left: int, cell: int) -> None:
    """L22, L43, L48  Onto a cell; a pit leads on to the next one of its loop."""
    kind = game.plan.kinds[cell]
    if kind == RIVER:
        enter_river(game, reply, way, left, cell)
        return
    if kind == DELTA and game.options.rivers == "shallow" and game.plan.flow.get(left) == cell:
        reply.told.append(Went(way, "", BY_THE_RIVER, "D"))
    elif kind == ENCEPHALITIS:
        reply.told.append(Went(way, "", kind_heard(game, reply.seat, cell), ""))
    else:
        reply.told.append(Went(way, "", chr(kind), ""))
    if kind == PIT:
        cell = game.plan.next_pit.get(cell, cell)
    reply.counts = True
    arrive(game, reply, cell)


def enter_river(game: State, reply: Reply, way: int, left: int, cell: int) -> None:
    """L50, L85  The flow takes anyone who walks in; in a shallow river only anyone who steps in."""
    flow = game.plan.flow
    if game.options.rivers == "shallow":
        along = flow.get(left) == cell or flow[cell] == left
        if along and game.plan.kinds[left] == DELTA:
            be_stopped(game, reply, way, "river")
            return
        if along:
            reply.told.append(Went(way, "", BY_THE_RIVER, ""))
            reply.counts = True
            arrive(game, reply, cell)
            return
    below = downstream(game, cell)
    reply.told.append(Went(way, "", "R", chr(game.plan.kinds[below])))
    reply.counts = True
    arrive(game, reply, below)


def downstream(game: State, cell: int) -> int:
    """L50, L85  One cell down; a turbulent river goes all the way to its delta."""
    flow = game.plan.flow
    below = flow[cell]
    if game.options.rivers == "turbulent":
        while below in flow:
            below = flow[below]
    return below


def be_stopped(game: State, reply: Reply, way: int, by: Blocked) -> None:
    """L20, L52, L120  He stays where he is, but the flow carries on anyone who is in a river."""
    cell = game.at[reply.seat]
    if game.plan.kinds[cell] == RIVER and game.options.rivers != "shallow":
        below = downstream(game, cell)
        reply.told.append(Went(way, by, "", chr(game.plan.kinds[below])))
        reply.counts = True
        arrive(game, reply, below)
    else:
        reply.told.append(Went(way, by, "", ""))


def go_by_the_flow(game: State, reply: Reply, cell: int) -> None:
    """L18, L51  Only from a river cell."""
    if game.plan.kinds[cell] != RIVER:
        be_stopped(game, reply, FLOW, "way")
        return
    below = downstream(game, cell)
    reply.told.append(Went(FLOW, "", "", chr(game.plan.kinds[below])))
    reply.counts = True
    arrive(game, reply, below)


def go_by_the_loop(game: State, reply: Reply, cell: int) -> None:
    """L18, L48  Only from a pit."""
    if game.plan.kinds[cell] != PIT:
        be_stopped(game, reply, LOOP, "way")
        return
    reply.told.append(Went(LOOP, "", "P", ""))
    reply.counts = True
    arrive(game, reply, game.plan.next_pit.get(cell, cell))


def carried_on(game: State, cell: int) -> int:
    """L11  Where a placed player comes to be, at a table where placement transports."""
    kind = game.plan.kinds[cell]
    if kind == RIVER:
        return downstream(game, cell)
    return game.plan.next_pit.get(cell, cell) if kind == PIT else cell
