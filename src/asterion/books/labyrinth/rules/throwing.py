"""Leaving items on one's cell and throwing them to a neighbouring one (5.2)."""

from asterion.books.labyrinth.event.told import LeftThing, NoLuck, ThrewThing
from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT
from asterion.books.labyrinth.rules.ending import lose_true_treasure
from asterion.books.labyrinth.rules.items import note_shed, put_down, take_off, topmost_corpse
from asterion.books.labyrinth.rules.mines import explode
from asterion.books.labyrinth.rules.reply import NO_SHED, News, Reply, shed_of
from asterion.books.labyrinth.rules.shooting import use_bullet
from asterion.books.labyrinth.say.command import ALL_OF_THEM, BULLET, GRENADE, Leave, Throw
from asterion.books.labyrinth.state import (
    CORPSE,
    HEALTHY,
    INSIDE,
    LOAD_NAMES,
    NOTHING,
    TREASURE,
    State,
)


def leave(game: State, reply: Reply, part: Leave, news: News) -> None:
    """L19, L63  On the own cell; outside it vanishes (L37)."""
    seat, thing = reply.seat, part.thing
    cell = game.at[seat] if game.outside[seat] == INSIDE else 0
    if game.health[seat] != HEALTHY and thing != GRENADE:
        reply.told.append(NoLuck("leave", thing, 0, "unwell"))
        return
    if thing in (BULLET, GRENADE):
        count = hand_over(game, reply, thing, part.count)
        if count and cell:
            lay_ammunition(game, reply, cell, thing, count)
    else:
        count = 0
        item = give_up(game, reply, thing)
        if item is not None:
            count = 1
            put(game, reply, cell, *item)
    if count:
        reply.told.append(LeftThing(thing, count))
    else:
        reply.told.append(NoLuck("leave", thing, 0, "none"))


def throw(game: State, reply: Reply, part: Throw, news: News) -> None:
    """L63, L64  Into the neighbouring cell; against a wall it falls at one's feet."""
    seat, thing = reply.seat, part.thing
    if game.health[seat] != HEALTHY:
        reply.told.append(NoLuck("throw", thing, part.way, "unwell"))
        return
    cell, feet = landing_place(game, reply, part.way)
    explosion = scream = cremated = False
    if thing == BULLET:
        if game.options.revision >= REVISED:
            count = bullets_thrown(game, reply, part.count)
        else:
            count = hand_over(game, reply, thing, part.count)
        if count and cell:
            lay_ammunition(game, reply, cell, thing, count)
    else:
        item = give_up(game, reply, thing, again=True)
        count = int(item is not None)
        if item is not None:
            cremated = put(game, reply, cell, *item)
            if item[0] == CORPSE and cell in game.mined and not feet:
                explosion, scream = True, bool(explode(game, cell))
    if count:
        told = ThrewThing(thing, count, part.way, feet, explosion, scream, cremated)
        reply.told.append(told)
    else:
        reply.told.append(NoLuck("throw", thing, part.way, "none"))


def landing_place(game: State, reply: Reply, way: int) -> tuple[int, bool]:
    """L63, L64  (cell, whether it bounced off a wall); cell 0 is out of the labyrinth."""
    if game.outside[reply.seat] != INSIDE:
        return 0, False
    cell = game.at[reply.seat]
    edge = game.edges[cell * 4 + way]
    if edge == OPEN:
        return cell + game.plan.grid.steps[way], False
    return (0, False) if edge == OPEN_EXIT else (cell, True)


def hand_over(game: State, reply: Reply, thing: str, count: int) -> int:
    """How many bullets or grenades leave the hand: at most what is in it."""
    owned = game.bullets if thing == BULLET else game.grenades
    seat = reply.seat
    given = owned[seat] if count == ALL_OF_THEM else min(count, owned[seat])
    owned[seat] -= given
    game.touched.add(seat)
    return given


def bullets_thrown(game: State, reply: Reply, count: int) -> int:
    """L24, L28  From the ground first, as for a shot; “all” spares what he left in this move."""
    if count == ALL_OF_THEM:
        cell = game.at[reply.seat]
        pile = game.piles.get(cell)
        lying = pile.bullets if pile is not None else 0
        count = game.bullets[reply.seat] + max(0, lying - shed_of(reply, cell).bullets) or lying
    thrown = 0
    while thrown < count and use_bullet(game, reply):
        thrown += 1
    return thrown


def lay_ammunition(game: State, reply: Reply, cell: int, thing: str, count: int) -> None:
    pile, shed = game.pile(cell), reply.shed_on(cell)
    if thing == BULLET:
        pile.bullets += count
        shed.bullets += count
    else:
        pile.grenades += count
        shed.grenades += count


def give_up(game: State, reply: Reply, thing: str, again: bool = False) -> tuple[int, int] | None:
    """L24  The treasure, corpse or mine that he carries, or one that lies there.

    What he put there in this move can be thrown, if `again`, but not left there again.
    """
    seat = reply.seat
    load = LOAD_NAMES.index(thing)
    if game.load[seat] == load:
        game.load[seat] = NOTHING
        game.touched.add(seat)
        return load, game.carried_thing[seat]
    cell = game.at[seat]
    pile = game.piles.get(cell)
    if pile is None:
        return None
    shed = NO_SHED if again else shed_of(reply, cell)
    found: int | None = None
    if load == TREASURE:
        found = next((one for one in reversed(pile.treasures) if one not in shed.treasures), None)
    elif load == CORPSE:
        found = topmost_corpse(game, seat, pile, shed.corpses)
    elif pile.mines > shed.mines:
        found = 0
    if found is None:
        return None
    take_off(game.pile(cell), load, found)
    if again and reply.shed:
        own = reply.shed_on(cell)
        own.mines = min(own.mines, pile.mines)
    return load, found


def put(game: State, reply: Reply, cell: int, load: int, thing: int) -> bool:
    """L41, L64, L109  Down on a cell, or out of the labyrinth, where it vanishes."""
    if not cell:
        if load == TREASURE and game.is_true(thing):
            lose_true_treasure(game)
        return False
    note_shed(reply, cell, load, thing)
    return put_down(game, cell, load, thing)
