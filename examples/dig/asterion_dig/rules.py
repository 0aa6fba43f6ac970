"""The rules, one small function each."""

from collections.abc import Sequence

from asterion.core.audience import EVERYONE, Seat, only
from asterion.core.contract.chapters import Result
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.referee.names import find_seat
from asterion_dig import event
from asterion_dig.options import DigOptions
from asterion_dig.plan import Plan, nearness
from asterion_dig.say import WAYS, Command, Dig, Go, Late, Leave, Spy
from asterion_dig.state import State


def begin(
    plan: Plan, options: DigOptions, names: Sequence[str], dice: Dice, news: list[Event]
) -> State:
    """G2  Everybody is put ashore somewhere, for all to see."""
    columns, rows = plan.size
    at = [(dice.below(columns, "start column"), dice.below(rows, "start row")) for _ in names]
    news.append(event.Landed(EVERYONE, tuple(names), plan.size, tuple(at)))
    news.append(event.TurnBegan(EVERYONE, 0))
    return State(plan, list(names), at)


def execute(game: State, seat: Seat, command: Command, dice: Dice, news: list[Event]) -> None:
    turn = game.turn
    match command:
        case Go(way):
            walk(game, seat, WAYS[way], news)
        case Dig():
            dig(game, seat, news)
        case Spy(on):
            spy(game, seat, find_seat(on, game.names), news)
        case Late():
            news.append(event.Dozed(EVERYONE, turn))  # G8
        case Leave(who):
            turn = find_seat(who, game.names) if who else seat
            leave(game, turn, news)
    if game.winner is None and turn == game.turn:
        next_turn(game, news)


def next_turn(game: State, news: list[Event]) -> None:
    """G3  In turn, one thing each."""
    after = (seat % len(game.names) for seat in range(game.turn + 1, 2 * len(game.names) + 1))
    game.turn = next(seat for seat in after if seat not in game.gone)
    news.append(event.TurnBegan(EVERYONE, game.turn))


def walk(game: State, seat: Seat, way: tuple[int, int], news: list[Event]) -> None:
    """G4  One step, for all to see."""
    game.at[seat] = (game.at[seat][0] + way[0], game.at[seat][1] + way[1])
    news.append(event.Walked(EVERYONE, seat, game.at[seat]))


def dig(game: State, seat: Seat, news: list[Event]) -> None:
    """G5, G7  Everybody sees the hole; its digger feels how near it is, or has won."""
    cell = game.at[seat]
    if cell == game.plan.treasure:
        game.winner = seat
        news.append(event.Found(EVERYONE, seat, cell))
        return
    game.last[seat] = near = nearness(game.plan.treasure, cell)
    news.append(event.Dug(EVERYONE, seat, cell))
    news.append(event.Felt(only(seat), seat, near))


def spy(game: State, seat: Seat, on: Seat, news: list[Event]) -> None:
    """G6  Everybody sees the spy; the spy sees what the other was told of their last hole."""
    news.append(event.Spied(EVERYONE, seat, on))
    news.append(event.Saw(only(seat), seat, on, game.last[on]))


def leave(game: State, seat: Seat, news: list[Event]) -> None:
    """G9  Anyone who leaves is out; the last one on the island has won."""
    game.gone.add(seat)
    news.append(event.Left(EVERYONE, seat))
    staying = [one for one in range(len(game.names)) if one not in game.gone]
    if len(staying) == 1:
        game.winner = staying[0]
        news.append(event.Alone(EVERYONE, game.winner))


def awaited(game: State) -> Sequence[Seat]:
    return () if game.winner is not None else (game.turn,)


def result(game: State) -> Result | None:
    if game.winner is None:
        return None
    found = game.at[game.winner] == game.plan.treasure and len(game.gone) < len(game.names) - 1
    ending = "dig-ending-treasure" if found else "dig-ending-alone"
    return Result((game.winner,), Phrase(ending, {"who": game.names[game.winner]}))
