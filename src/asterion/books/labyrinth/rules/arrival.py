"""What a cell does to anyone who arrives, in the order of L105."""

from asterion.books.labyrinth.event.told import Cremated, Stocked
from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.plan.model import ENCEPHALITIS, HOSPITAL, RIVER, WEAPONRY
from asterion.books.labyrinth.rules.infection import heal, meet_contagion
from asterion.books.labyrinth.rules.items import find
from asterion.books.labyrinth.rules.mines import step_on_mine
from asterion.books.labyrinth.rules.reply import Reply
from asterion.books.labyrinth.state import (
    CORPSE,
    DEAD,
    HEALTHY,
    LOAD_NAMES,
    MINE,
    MOST_BULLETS,
    MOST_GRENADES,
    NOTHING,
    TREASURE,
    State,
)
from asterion.core.audience import Seat


def kind_heard(game: State, seat: Seat, cell: int) -> str:
    """L58  To the immune an encephalitis cell is land."""
    kind = game.plan.kinds[cell]
    return "L" if kind == ENCEPHALITIS and game.immune[seat] else chr(kind)


def arrive(game: State, reply: Reply, cell: int, placed: bool = False) -> None:
    """L105, L106  After any transport: mine, infection, healing, restock, pick-up."""
    seat = reply.seat
    game.at[seat] = cell
    reply.arrived = True
    if cell in game.mined:
        step_on_mine(game, reply, cell)
        if game.health[seat] >= DEAD:
            return
    kind = game.plan.kinds[cell]
    if kind == ENCEPHALITIS or True in game.contagious:
        meet_contagion(game, reply, cell)
        if game.health[seat] >= DEAD:
            return
    if kind == HOSPITAL:
        visit_hospital(game, reply, placed)
    elif kind == WEAPONRY:
        visit_weaponry(game, reply)
    if cell in game.piles and not (placed and is_source(game, cell)):
        find(game, reply, cell)


def is_source(game: State, cell: int) -> bool:
    """L11, L54  What lies on a river source is lost, also to one who is placed there."""
    return game.plan.kinds[cell] == RIVER and cell not in game.stoppable


def visit_hospital(game: State, reply: Reply, placed: bool) -> None:
    """L44, L45, L72  Healed; a corpse that was carried in is confiscated and cremated."""
    if not placed or game.options.ordered_hospital == "at once":
        heal(game, reply)
    if game.load[reply.seat] == CORPSE:
        game.load[reply.seat] = NOTHING
        game.touched.add(reply.seat)
        reply.told.append(Cremated())


def visit_weaponry(game: State, reply: Reply) -> None:
    """L46, L118  Told what he has; the wounded and infected hear of grenades only."""
    seat = reply.seat
    restock(game, reply)
    bullets = game.bullets[seat] if game.health[seat] == HEALTHY else -1
    load = game.load[seat]
    if load != TREASURE and game.options.revision >= REVISED:
        load = NOTHING  # 4.3 names a treasure, and nothing else that he carries
    reply.told.append(Stocked(bullets, game.grenades[seat], LOAD_NAMES[load]))


def restock(game: State, reply: Reply) -> None:
    """L46  On arrival and when a turn ends there; in some variations with a landmine too."""
    replenish(game, reply)
    seat = reply.seat
    may_give = game.options.weaponry_mines and reply.restocks
    if may_give and game.health[seat] == HEALTHY and game.load[seat] == NOTHING:
        game.load[seat] = MINE
        game.touched.add(seat)


def replenish(game: State, reply: Reply) -> None:
    """L46, L47  To three and three, also before each action there, unless one declined."""
    seat = reply.seat
    if not reply.restocks:
        return
    bullets = MOST_BULLETS if game.health[seat] == HEALTHY else game.bullets[seat]
    if (game.bullets[seat], game.grenades[seat]) != (bullets, MOST_GRENADES):
        game.bullets[seat], game.grenades[seat] = bullets, MOST_GRENADES
        game.touched.add(seat)
