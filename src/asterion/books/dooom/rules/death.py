"""Death, and what is left of a player (O17, O18, O20)."""

from asterion.books.dooom.event import ALL_DEAD, Died
from asterion.books.dooom.plan.model import EXIT, TREASURE, WALL
from asterion.books.dooom.rules.facts import player_status, put_down
from asterion.books.dooom.rules.seeing import show
from asterion.books.dooom.rules.turn import finish
from asterion.books.dooom.state import LANTERN_BIT, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase


def die(game: State, seat: Seat, news: list[Event], left: bool, actor: Seat) -> None:
    """O17, O18, O20  The equipment is destroyed, the treasure dropped as one pile."""
    cell = game.at[seat]
    pile = game.treasure[seat]
    game.alive[seat] = False
    game.hit_points[seat] = 0
    game.treasure[seat] = 0
    equip(game, seat, 0)
    del game.occupied[cell]
    news.append(Died(EVERYONE, seat, left))
    news.append(player_status(game, seat))
    dropped = cell
    if pile:
        dropped = nearest_floor(game, cell)
        if game.ground[dropped] == TREASURE:
            pile += game.piles.get(dropped, 1)
        put_down(game, dropped, TREASURE, pile, news)
    if not any(game.alive):
        finish(game, news, ALL_DEAD, Phrase("dooom-ending-dead"))
    show(game, actor, news, cell, dropped)


def nearest_floor(game: State, cell: int) -> int:
    """O20  Exits stay empty: the nearest square that is none, north, east, south, west."""
    seen = {cell}
    queue = [cell]
    for here in queue:
        if game.ground[here] != EXIT:
            return here
        for step in game.plan.grid.steps:
            beside = here + step
            if beside not in seen and game.ground[beside] != WALL:
                seen.add(beside)
                queue.append(beside)
    return cell  # a map of exits alone: the pile lies on one


def equip(game: State, seat: Seat, kit: int) -> None:
    """O7, O17  What a player carries; a lantern widens his sight."""
    game.kit[seat] = kit
    game.eyes[seat] = game.sights[kit & LANTERN_BIT != 0]
