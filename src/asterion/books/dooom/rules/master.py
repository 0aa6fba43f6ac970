"""What the master says of a player: late, gone, back, out of time, put elsewhere (O5 to O24)."""

from asterion.books.dooom.event import Away, CameBack, Placed
from asterion.books.dooom.rules.death import die
from asterion.books.dooom.rules.facts import player_at
from asterion.books.dooom.rules.seeing import show
from asterion.books.dooom.rules.start import seat_player, start_when_all_are_there
from asterion.books.dooom.rules.turn import end_turn
from asterion.books.dooom.say.command import (
    Join,
    Leave,
    Place,
    Return,
    TimeOut,
)
from asterion.books.dooom.state import NO_TURN, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.referee.names import find_seat

News = list[Event]


def join(game: State, seat: Seat, command: Join, dice: Dice, news: News) -> None:
    """O24  A newcomer is seated at the end of the turn order."""
    newcomer = seat_player(game, command.name, dice, news)
    show(game, newcomer, news, game.at[newcomer], game.at[newcomer])
    start_when_all_are_there(game, news)


def leave(game: State, seat: Seat, command: Leave, dice: Dice, news: News) -> None:
    """O21  A disconnect is a death; if it was that player's turn, the next one's begins."""
    gone = find_seat(command.name, game.names)
    if game.options.disconnect == "death":
        die(game, gone, news, left=True, actor=gone)
    else:
        game.away[gone] = True
        news.append(Away(EVERYONE, gone))
    if game.turn == gone:
        end_turn(game, news)


def come_back(game: State, seat: Seat, command: Return, dice: Dice, news: News) -> None:
    """O21  Where leaving is no death, a player comes back to the same tile."""
    back = find_seat(command.name, game.names)
    game.away[back] = False
    news.append(CameBack(EVERYONE, back))
    if game.turn != NO_TURN and game.away[game.turn]:
        end_turn(game, news)


def time_out(game: State, seat: Seat, command: TimeOut, dice: Dice, news: News) -> None:
    """O15  A turn out of time is an end of turn."""
    end_turn(game, news)


def place(game: State, seat: Seat, command: Place, dice: Dice, news: News) -> None:
    """O5  A player is put on another tile, for a test or a lesson: no move, so it never wins."""
    placed = find_seat(command.name, game.names)
    start = game.at[placed]
    cell = game.plan.grid.cell(command.column - 1, command.row - 1)
    game.at[placed] = cell
    del game.occupied[start]
    game.occupied[cell] = placed
    news.append(player_at(game, placed))
    news.append(Placed(game.hears[placed], placed))
    show(game, placed, news, start, cell)
