"""Bullets: where they fly, whom they hit, what falls (5.5, 7.3)."""

from collections.abc import Iterator

from asterion.books.labyrinth.event import ShowedCell
from asterion.books.labyrinth.event.told import NOT_SAID, Found, NoLuck, Shot, WhyNot
from asterion.books.labyrinth.plan.model import (
    HOSPITAL,
    OPEN,
    OPEN_EXIT,
    RIVER,
    WEAPONRY,
    cell_named,
    opposite,
)
from asterion.books.labyrinth.rules.items import pick_up, what_lies
from asterion.books.labyrinth.rules.reply import News, Reply, shed_of, use_again
from asterion.books.labyrinth.rules.wounds import hit
from asterion.books.labyrinth.say.command import BULLET, Shoot
from asterion.books.labyrinth.state import BY_BULLET, DEAD, HEALTHY, INSIDE, Pile, State
from asterion.core.audience import Seat
from asterion.core.referee.names import find_seat


def shoot(game: State, reply: Reply, part: Shoot, news: News) -> None:
    """L62, L69  Answered by a scream or none, and by what fell at the shooter's feet."""
    seat = reply.seat
    if part.cell:
        news.append(ShowedCell(game.hears[seat], seat, part.cell))
    why_not = misfire(game, seat)
    if not why_not and not use_bullet(game, reply):
        why_not = "none"
    if why_not:
        reply.told.append(NoLuck("shoot", "bullet", part.way, why_not))
        return
    victims = struck(game, seat, part)
    fell = wound_all(game, reply, victims) if victims else None
    left = ground = NOT_SAID
    if reply.counts_bullets:
        pile = game.piles.get(game.at[seat])
        left, ground = game.bullets[seat], pile.bullets if pile is not None else 0
    reply.told.append(Shot(part.way, bool(victims), fell, left, ground))


def wound_all(game: State, reply: Reply, victims: list[Seat]) -> Found | None:
    """L70  What falls on the shooter's own cell he is told, and catches on the fly."""
    here = game.at[reply.seat]  # outside it is 0, where nothing falls
    before = lying(game, here)
    for victim in victims:
        hit(game, victim, BY_BULLET)
    fell = difference(before, lying(game, here))
    if fell is not None and reply.picks_up:
        pick_up(game, reply, here)
    return fell


def misfire(game: State, seat: Seat) -> WhyNot | None:
    """L44, L46, L62, L69, L84  Why no shot can be fired from here; it costs nothing."""
    if game.health[seat] != HEALTHY:
        return "unwell"
    if game.outside[seat] == INSIDE:
        kind = game.plan.kinds[game.at[seat]]
        if kind in (HOSPITAL, WEAPONRY):
            return "forbidden"
        if kind == RIVER and game.options.damp_powder:
            return "damp"
    return None


def use_bullet(game: State, reply: Reply) -> bool:
    """L24, L28  One from the ground if there is any, else one's own: so the hand stays full.

    What he left there himself in this move comes last.
    """
    seat = reply.seat
    cell = game.at[seat]
    pile = game.piles.get(cell)
    on_ground = pile.bullets - shed_of(reply, cell).bullets if pile is not None else 0
    if pile is not None and on_ground > 0 and (reply.picks_up or not game.bullets[seat]):
        game.stirred.add(cell)
        pile.bullets -= 1
        return True
    if game.bullets[seat]:
        game.bullets[seat] -= 1
        game.touched.add(seat)
        return True
    if pile is not None and pile.bullets:
        use_again(game, reply, cell, BULLET)
        return True
    return False


def struck(game: State, seat: Seat, part: Shoot) -> list[Seat]:
    """L69, L71, L84  Everyone on the first cell with anyone standing; or the named target only."""
    target = find_seat(part.target, game.names) if part.target else None
    pointed_at = cell_named(game.plan, part.cell) if part.cell else None
    if target is None:
        for victims, _cell in line_of_fire(game, seat, part.way):
            if victims:
                return victims
        return []
    for victims, cell in line_of_fire(game, seat, part.way):
        if target in victims and cell == pointed_at:
            return [target]
    return []


def line_of_fire(game: State, seat: Seat, way: int) -> Iterator[tuple[list[Seat], int]]:
    """L69, L112  The places along the flight, the shooter's own first, with who stands there."""
    side = game.outside[seat]
    if side == INSIDE:
        cell = game.at[seat]
        yield standing(game, seat, cell), cell
    else:
        yield waiting_outside(game, seat, side), 0
        if way != opposite(side % 4):
            return
        cell = side // 4
        yield standing(game, seat, cell), cell
        if stops(game, cell):
            return
    step = game.plan.grid.steps[way]
    while True:
        edge = game.edges[cell * 4 + way]
        if edge == OPEN_EXIT:
            yield waiting_outside(game, seat, cell * 4 + way), 0
        if edge != OPEN:
            return
        cell += step
        yield standing(game, seat, cell), cell
        if stops(game, cell):
            return


def stops(game: State, cell: int) -> bool:
    """L44, L46, L84  Whether a bullet that comes to this cell goes no farther."""
    if game.options.range_of_one:
        return True
    return game.plan.kinds[cell] in (HOSPITAL, WEAPONRY) and not game.options.through_buildings


def standing(game: State, seat: Seat, cell: int) -> list[Seat]:
    """L44, L71  Bullets fly over the fallen, and hit nobody in a hospital."""
    if cell not in game.at or game.plan.kinds[cell] == HOSPITAL:
        return []
    return [
        other
        for other, here in enumerate(game.at)
        if here == cell and other != seat and not game.fallen[other]
    ]


def waiting_outside(game: State, seat: Seat, side: int) -> list[Seat]:
    """L69  Those who went out by this side."""
    return [
        other
        for other, out in enumerate(game.outside)
        if out == side and other != seat and game.health[other] < DEAD and not game.fallen[other]
    ]


def lying(game: State, cell: int) -> Found:
    return what_lies(game.piles.get(cell) or Pile())


def difference(before: Found, after: Found) -> Found | None:
    """What fell meanwhile; None if nothing did."""
    fell = Found(
        after.treasures - before.treasures,
        after.bullets - before.bullets,
        after.grenades - before.grenades,
        after.landmines - before.landmines,
        after.corpses - before.corpses,
    )
    return None if fell == Found(0, 0, 0, 0, 0) else fell
