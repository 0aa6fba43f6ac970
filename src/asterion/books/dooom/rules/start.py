"""Before the first turn: the players are put on the map (O4, O5, O24)."""

from collections.abc import Sequence

from asterion.books.dooom.event import Began, Joined
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan, Starts
from asterion.books.dooom.rules.facts import player_at, player_status
from asterion.books.dooom.rules.seeing import look
from asterion.books.dooom.rules.turn import begin_turn
from asterion.books.dooom.state import NO_TURN, State
from asterion.core.audience import EVERYONE, Seat, only
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value

News = list[Event]


def begin(plan: Plan, options: DooomOptions, names: Sequence[str], dice: Dice, news: News) -> State:
    """O4, O5, O24  The target is public; each player is put on a tile; the first one's turn."""
    if plan.starts.count < len(names):
        data: dict[str, Value] = {"players": len(names), "tiles": plan.starts.count}
        raise Refused(Phrase("dooom-refuse-start", data))
    game = State(plan, options)
    news.append(Began(EVERYONE, plan.target))
    for name in names:
        seat_player(game, name, dice, news)
    for seat in range(len(names)):
        look(game, seat, news)
    start_when_all_are_there(game, news)
    return game


def seat_player(game: State, name: str, dice: Dice, news: News) -> Seat:
    """O5  Three hit points, nothing carried, on a random free tile from which one can win."""
    starts = game.plan.starts
    taken = sorted(cell for cell in game.occupied if cell in starts)
    cell = starts.nth(skipping(dice.below(starts.count - len(taken), "start"), starts, taken))
    seat = len(game.names)
    game.names.append(name)
    game.hears.append(only(seat))
    game.at.append(cell)
    game.occupied[cell] = seat
    game.hit_points.append(game.options.hit_points)
    game.treasure.append(0)
    game.kit.append(0)
    game.eyes.append(game.sights[0])
    game.alive.append(True)
    game.away.append(False)
    news.append(Joined(EVERYONE, seat, name))
    news.append(player_at(game, seat))
    news.append(player_status(game, seat))
    return seat


def skipping(n: int, starts: Starts, taken: list[int]) -> int:
    """The rank, among all starting tiles, of the n-th free one."""
    for cell in taken:
        if starts.nth(n) < cell:
            break
        n += 1
    return n


def start_when_all_are_there(game: State, news: News) -> None:
    """O24  The first turn may wait for a number of players."""
    if game.turn == NO_TURN and len(game.names) >= game.options.wait_for:
        living = [seat for seat, alive in enumerate(game.alive) if alive]
        if living:
            game.round = 1
            begin_turn(game, living[0], news)
