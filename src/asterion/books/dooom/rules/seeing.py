"""Fields of vision: what each seat is told of what it can see (O7, O23)."""

from asterion.books.dooom.event import Saw
from asterion.books.dooom.state import State
from asterion.core.audience import Seat
from asterion.core.event import Event

PLAYER = ord("P")


def look(game: State, seat: Seat, news: list[Event]) -> None:
    """O7, O23  Tell a seat its field of vision; walls never block it, a lantern widens it."""
    sight = game.eyes[seat]
    here = game.at[seat]
    seen = sight.block % sight.parts(game.ground[here + sight.first : here + sight.last])
    who: tuple[Seat, ...] = ()
    index = sight.index
    for cell, other in game.occupied.items():
        offset = cell - here
        if offset and offset in index:
            seen[index[offset]] = PLAYER
            who += (other,)
    if len(who) > 1:
        who = tuple(sorted(who, key=game.at.__getitem__))
    news.append(Saw(game.hears[seat], seat, seen.decode(), who))


def show(game: State, actor: Seat, news: list[Event], one: int, other: int) -> None:
    """O7  All who have one of these two changed cells in sight see it, the actor first of all."""
    look(game, actor, news)
    eyes = game.eyes
    for seat, here in enumerate(game.at):
        if seat != actor:
            index = eyes[seat].index
            if one - here in index or other - here in index:
                look(game, seat, news)
