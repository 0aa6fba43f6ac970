"""Turns, rounds, and the end of the game (O6, O14 to O16, O22)."""

from asterion.books.dooom.event import ROUNDS_PLAYED, Ended, Refreshed, TurnBegan, Won
from asterion.books.dooom.state import NO_TURN, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.chapters import Result
from asterion.core.event import Event
from asterion.core.phrase import Phrase


def begin_turn(game: State, seat: Seat, news: list[Event]) -> None:
    """O6, O14  Six action points, one less for each of sword, armour and lantern."""
    game.turn = seat
    game.ap = max(1, game.options.action_points - game.kit[seat].bit_count())
    news.append(TurnBegan(EVERYONE, seat, game.round))
    news.append(Refreshed(game.hears[seat], seat, game.ap))


def end_turn(game: State, news: list[Event]) -> None:
    """O6, O15, O22  Unspent points are lost; the next one alive goes on, up to the last round."""
    last = game.turn
    seat = following(game, last)
    if seat <= last:
        game.round += 1
        if 0 < game.options.round_limit < game.round:
            rounds = game.options.round_limit
            ending = Phrase("dooom-ending-rounds", {"rounds": rounds})
            finish(game, news, f"{rounds}{ROUNDS_PLAYED}", ending)
            return
    begin_turn(game, seat, news)


def following(game: State, last: Seat) -> Seat:
    """O6  The next one alive in join order; one who is away only where all the living are."""
    seats = len(game.names)
    first_away = NO_TURN
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        if game.alive[seat]:
            if not game.away[seat]:
                return seat
            if first_away == NO_TURN:
                first_away = seat
    return first_away


def spend(game: State, points: int, news: list[Event]) -> None:
    """O15  The turn ends by itself when no action point is left."""
    game.ap -= points
    if game.ap <= 0:
        end_turn(game, news)


def win(game: State, seat: Seat, news: list[Event]) -> None:
    """O16  The game ends at once for everyone."""
    ending = Phrase("dooom-ending-out", {"who": game.names[seat], "treasure": game.treasure[seat]})
    game.result = Result((seat,), ending)
    game.turn = NO_TURN
    news.append(Won(EVERYONE, seat, game.treasure[seat]))


def finish(game: State, news: list[Event], reason: str, ending: Phrase) -> None:
    """O22  The game is over without a winner."""
    game.result = Result((), ending)
    game.turn = NO_TURN
    news.append(Ended(EVERYONE, reason))
