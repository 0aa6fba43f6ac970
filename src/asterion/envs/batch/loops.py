"""The loops over a thousand games, the same for every book.

They call a book's `begin`, `answer` and `observe`, which must be names here and not arguments:
numba keeps no code of a function that is given functions. So each book has these loops with its
own rules behind the names. A book may have a `fetch`, too, by which the memory of the next game
comes while this one is played.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from asterion.envs.batch.compiling import inlined, rule

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a game that is over begins again: by the next step, at once, or when it is told to."""
begin: Any = None
answer: Any = None
observe: Any = None


@inlined
def fetch(game, table):
    """Not worth it for most books."""


def step(games, table, plans, actions, seen, final, mode, first, last):
    """An answer in each of these games; those that are over begin again, as the mode says."""
    for number in range(first, last):
        game = games[number]
        if number + 1 < last:
            fetch(games[number + 1], table)
        if mode == NEXT_STEP and (game.over or game.cut):
            begin(game, table, plans)
            game.reward[:] = 0
            game.over = game.cut = False
        else:
            answer(game, table, plans[game.plan], actions[number])
            if mode == SAME_STEP and (game.over or game.cut):
                observe(game, table, max(0, game.turn), final[number])
                begin(game, table, plans)
        observe(game, table, max(0, game.turn), seen[number])


def start(games, table, plans, chosen, seen, first, last):
    """Begin these games again, where they are chosen."""
    for number in range(first, last):
        game = games[number]
        if chosen[number]:
            begin(game, table, plans)
            game.reward[:] = 0
            game.over = game.cut = False
        observe(game, table, max(0, game.turn), seen[number])


def show_seat(games, table, seats, seen, first, last):
    """What this seat of each game knows."""
    for number in range(first, last):
        observe(games[number], table, seats[number], seen[number])


def loops(book: str, **rules: Callable[..., Any]) -> list[Any]:
    """`step`, `start` and `show_seat` of a book with these rules."""
    return [rule(_with(rules, loop, book)) for loop in (step, start, show_seat)]


def _with(rules: dict[str, Callable[..., Any]], loop: Any, book: str) -> FunctionType:
    function = FunctionType(loop.__code__, {**globals(), **rules})
    function.__qualname__ = f"{book}.{loop.__name__}"  # by this numba keeps its code apart
    return function
