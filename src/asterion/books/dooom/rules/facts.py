"""What changes on the master's plan: facts that nobody at the table is told."""

from asterion.books.dooom.event import Fared, Lay, Stood
from asterion.books.dooom.state import KIT_BITS, State
from asterion.core.audience import NOBODY, Seat
from asterion.core.event import Event


def lay(game: State, cell: int, thing: int, amount: int, news: list[Event]) -> None:
    """O2, O18, O19  A tile holds one thing; a pile of treasure replaces what lay there."""
    game.ground[cell] = thing
    if amount > 1:
        game.piles[cell] = amount
    column, row = game.plan.grid.place(cell)
    news.append(Lay(NOBODY, column + 1, row + 1, chr(thing), amount))


def stood(game: State, seat: Seat) -> Stood:
    grid = game.plan.grid
    row, column = divmod(game.at[seat] - grid.origin, grid.stride)
    return Stood(NOBODY, seat, column + 1, row + 1)


def fared(game: State, seat: Seat) -> Fared:
    kit = "".join(letter for letter, bit in KIT_BITS.items() if game.kit[seat] & bit)
    return Fared(NOBODY, seat, game.hit_points[seat], game.treasure[seat], kit)
