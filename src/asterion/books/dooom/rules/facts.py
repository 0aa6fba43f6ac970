"""What changes on the master's plan: facts that nobody at the table is told."""

from asterion.books.dooom.event import PlayerAt, PlayerStatus, ThingsAt
from asterion.books.dooom.state import KIT_BITS, State
from asterion.core.audience import NOBODY, Seat
from asterion.core.event import Event


def put_down(game: State, cell: int, thing: int, amount: int, news: list[Event]) -> None:
    """O2, O18, O19  A tile holds one thing; a pile of treasure replaces what lay there."""
    game.ground[cell] = thing
    if amount > 1:
        game.piles[cell] = amount
    column, row = game.plan.grid.place(cell)
    news.append(ThingsAt(NOBODY, column + 1, row + 1, chr(thing), amount))


def player_at(game: State, seat: Seat) -> PlayerAt:
    grid = game.plan.grid
    row, column = divmod(game.at[seat] - grid.origin, grid.stride)
    return PlayerAt(NOBODY, seat, column + 1, row + 1)


def player_status(game: State, seat: Seat) -> PlayerStatus:
    kit = "".join(letter for letter, bit in KIT_BITS.items() if game.kit[seat] & bit)
    return PlayerStatus(NOBODY, seat, game.hit_points[seat], game.treasure[seat], kit)
