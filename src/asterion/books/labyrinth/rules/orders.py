"""Ordering a cell, and being placed on one (5.5, 6.1, 7.2)."""

from asterion.books.labyrinth.event import ShowedCell, Truth
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    Aspect,
    BlewUp,
    Healed,
    Infected,
    Screamed,
)
from asterion.books.labyrinth.plan.model import cell_named
from asterion.books.labyrinth.rules.arrival import arrive, kind_heard
from asterion.books.labyrinth.rules.items import drop_valuables
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.transport import carried_on
from asterion.books.labyrinth.state import INSIDE, State
from asterion.core.audience import NOBODY


def order_cell(game: State, reply: Reply, name: str, news: News) -> None:
    """L72, L83, L113  Secretly, before the movement; unwounded, he leaves what he carries."""
    seat = reply.seat
    cell = cell_named(game.plan, name)
    assert cell is not None  # the shape is public, and was checked
    news.append(ShowedCell(game.hears[seat], seat, name))
    if game.may_order:
        game.orders[seat] -= 1
        game.may_order = False
    else:
        game.extra_orders[seat] -= 1
        drop_valuables(game, seat)
    game.outside[seat] = INSIDE
    reply.was_outside = False
    before, reply.told = reply.told, []
    place(game, reply, cell)
    consequences, reply.told = reply.told, before
    kind = Aspect("cell", kind_heard(game, seat, game.at[seat] or cell))
    news.append(Truth(NOBODY, seat, [kind, *consequences]))
    if game.options.tell_ordered_cell:
        reply.told += [kind, *consequences]
    else:
        reply.told += [telling for telling in consequences if is_always_told(telling)]


def is_always_told(telling: AnyTelling) -> bool:
    """L72  Healed, infected or blown up he hears at once; the rest would tell where he is."""
    return isinstance(telling, Healed | Infected | BlewUp | Screamed)


def place(game: State, reply: Reply, cell: int) -> None:
    """L11  Static effects only, unless the table lets rivers and pits carry from here too."""
    if game.options.transport_on_placement:
        cell = carried_on(game, cell)
    arrive(game, reply, cell, placed=True)
