"""Outside: walking out, with the true treasure or not, and the way back (3.2-3.4)."""

from asterion.books.labyrinth.event.told import OUTSIDE, Ashes, GotLost, Went
from asterion.books.labyrinth.plan.model import opposite
from asterion.books.labyrinth.rules.ending import finish, note_change
from asterion.books.labyrinth.rules.reply import Reply
from asterion.books.labyrinth.rules.wounds import get_lost
from asterion.books.labyrinth.state import INSIDE, NOTHING, TREASURE, State


def walk_out(game: State, reply: Reply, cell: int, way: int) -> None:
    """L34, L36, L37  The true treasure wins at once, a fake crumbles; one may go without."""
    seat = reply.seat
    reply.told.append(Went(way, "", OUTSIDE, ""))
    reply.counts = True
    reply.arrived = True
    game.outside[seat] = cell * 4 + way
    game.at[seat] = 0
    if game.load[seat] == TREASURE:
        if game.is_true(game.carried_thing[seat]):
            finish(game, "treasure", (seat,))
            return
        game.load[seat] = NOTHING
        game.touched.add(seat)
        note_change(game)
        reply.told.append(Ashes())


def come_back(game: State, reply: Reply, way: int) -> int:
    """L36, L112  Only by the exit used, that is, the opposite way; 0 if he is lost."""
    side = game.outside[reply.seat]
    if way != opposite(side % 4):
        stay_out(game, reply)
        return 0
    game.outside[reply.seat] = INSIDE
    return side // 4


def stay_out(game: State, reply: Reply) -> None:
    """L36  Not back on the next turn: lost."""
    get_lost(game, reply.seat)
    reply.told.append(GotLost())
