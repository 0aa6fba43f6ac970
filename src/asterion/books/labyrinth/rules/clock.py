"""Time and leaving: breaks, the one-minute clock, flags, resignations (section 9)."""

from asterion.books.labyrinth.event import (
    BreakEnded,
    BreakTaken,
    BreakVoted,
    ClockCalled,
    ClockStarted,
    Flagged,
    Resigned,
)
from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.rules.choice import take_default
from asterion.books.labyrinth.rules.ending import note_public_change, see_who_is_left
from asterion.books.labyrinth.rules.infection import stir_mites
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.rules.start import start_by_lot
from asterion.books.labyrinth.rules.turns import pass_turn
from asterion.books.labyrinth.rules.wounds import die
from asterion.books.labyrinth.say.command import (
    Break,
    EndBreak,
    Flag,
    RequestClock,
    Resign,
    TimeUp,
    VoteBreak,
)
from asterion.books.labyrinth.state import CHOOSING, DEAD, State
from asterion.core.audience import EVERYONE, MASTER, Seat
from asterion.core.dice import Dice
from asterion.core.referee.names import find_seat


def take_break(game: State, seat: Seat, command: Break, dice: Dice, news: News) -> None:
    """L101  Five minutes before one's move; again once half of the players have had theirs."""
    if seat in game.breaks:
        game.breaks.clear()
    game.breaks.add(seat)
    if seat not in game.rested:
        rest(game, seat)
    news.append(BreakTaken(EVERYONE, seat))


def rest(game: State, seat: Seat) -> None:
    """L101, L102  Once for each player before a move; of what is voted there is no end."""
    game.rested.add(seat)
    game.resting = True


def end_break(game: State, seat: Seat, command: EndBreak, dice: Dice, news: News) -> None:
    """L101, L103  A clock that was called for in the break starts now."""
    game.resting = False
    news.append(BreakEnded(EVERYONE))
    if game.called:
        game.called = False
        news.append(ClockStarted(EVERYONE, game.turn))


def vote_break(game: State, seat: Seat, command: VoteBreak, dice: Dice, news: News) -> None:
    """L102  The majority decides; where the players are even in number and divided, the master."""
    game.votes[seat] = command.yes
    news.append(BreakVoted(EVERYONE, seat, command.yes))
    if has_majority(game):
        game.votes.clear()
        rest(game, MASTER)
        news.append(BreakTaken(EVERYONE, MASTER))


def has_majority(game: State) -> bool:
    """L102  Of those still playing, as far as everyone knows; a tie is the master's."""
    players = [seat for seat in range(len(game.names)) if not game.gone_told[seat]]
    in_favour = sum(game.votes.get(seat, False) for seat in players)
    if 2 * in_favour == len(players):
        return game.votes.get(MASTER, False)
    return 2 * in_favour > len(players)


def request_clock(game: State, seat: Seat, command: RequestClock, dice: Dice, news: News) -> None:
    """L103  On any player's request, or by the master's choice; a break is not cut short."""
    if game.resting and game.options.revision >= REVISED:
        game.called = True
        news.append(ClockCalled(EVERYONE, game.turn))
    else:
        news.append(ClockStarted(EVERYONE, game.turn))


def flag(game: State, seat: Seat, command: Flag, dice: Dice, news: News) -> None:
    """L103  The minute is over: lost; corpse and items stay where he stood."""
    late = find_seat(command.name, game.names)
    news.append(Flagged(EVERYONE, late))
    drop_out(game, late, news)


def resign(game: State, seat: Seat, command: Resign, dice: Dice, news: News) -> None:
    """L37  Like a flag, by his own will."""
    news.append(Resigned(EVERYONE, seat))
    drop_out(game, seat, news)


def drop_out(game: State, seat: Seat, news: News) -> None:
    """L37, L103  Anyone who was dead already, without knowing, stays so: it sounds the same."""
    if game.health[seat] < DEAD:
        die(game, seat)
    game.gone_told[seat] = True
    if game.turn == seat:
        game.treasures_asked, game.took_topmost = 0, False
    note_public_change(game)
    see_who_is_left(game)
    if game.result is None and game.turn == seat:
        stir_mites(game, seat)
        pass_turn(game, news)


def time_up(game: State, seat: Seat, command: TimeUp, dice: Dice, news: News) -> None:
    """L79, L117  A choice that was not made in time is made for him."""
    late = find_seat(command.name, game.names)
    if game.phase == CHOOSING:
        start_by_lot(game, late, dice, news)
    else:
        take_default(game, late, news)
