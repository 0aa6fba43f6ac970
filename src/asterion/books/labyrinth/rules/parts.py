"""The parts of a move, carried out one after the other (2.1, 6.5)."""

from collections.abc import Callable
from typing import Any

from asterion.books.labyrinth.event.told import facts_of
from asterion.books.labyrinth.plan.model import WEAPONRY
from asterion.books.labyrinth.rules.arrival import replenish
from asterion.books.labyrinth.rules.grenades import blow
from asterion.books.labyrinth.rules.items import take
from asterion.books.labyrinth.rules.mines import set_mine
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.shooting import shoot
from asterion.books.labyrinth.rules.throwing import leave, throw
from asterion.books.labyrinth.rules.transport import go
from asterion.books.labyrinth.say.command import (
    Blow,
    Go,
    If,
    Leave,
    NoRestock,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.state import DEAD, State


def carry_out(game: State, reply: Reply, parts: tuple[Part, ...], news: News) -> None:
    """L17, L27, L47  Part by part; the dead do nothing more, and nobody after the end."""
    for part in parts:
        if game.health[reply.seat] >= DEAD or game.result is not None:
            return
        kind = type(part)
        if game.plan.kinds[game.at[reply.seat]] == WEAPONRY and kind not in (If, NoRestock):
            replenish(game, reply)
        DOING[kind](game, reply, part, news)


def decide(game: State, reply: Reply, part: If, news: News) -> None:
    """L27  A condition is met by what was announced in this move."""
    met = (part.fact in facts_of(reply.told)) == part.holds
    carry_out(game, reply, part.then if met else part.otherwise, news)


def take_nothing(game: State, reply: Reply, part: TakeNothing, news: News) -> None:
    """L79"""
    reply.picks_up = False


def decline_restock(game: State, reply: Reply, part: NoRestock, news: News) -> None:
    """L46"""
    reply.restocks = False


def prefer(game: State, reply: Reply, part: Prefer, news: News) -> None:
    """L79"""
    reply.prefers = part.rank


DOING: dict[type[Part], Callable[[State, Reply, Any, News], None]] = {
    Go: go,
    Shoot: shoot,
    Blow: blow,
    SetMine: set_mine,
    Leave: leave,
    Throw: throw,
    Take: take,
    TakeNothing: take_nothing,
    NoRestock: decline_restock,
    Prefer: prefer,
    If: decide,
}
