"""How a game ends: the clean win, the survivor's, and the draws (3.2-3.6)."""

from typing import Final

from asterion.books.labyrinth.event import Alone, Declared, Ended, How, PlayOn
from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.state import DEAD, NO_TURN, OVER, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.chapters import Result
from asterion.core.phrase import Phrase, Value

ENDINGS: Final[dict[How, str]] = {
    "treasure": "labyrinth-ending-treasure",
    "survivor": "labyrinth-ending-survivor",
    "lost treasure": "labyrinth-ending-lost-treasure",
    "nobody left": "labyrinth-ending-nobody-left",
    "skipped": "labyrinth-ending-skipped",
    "nstop": "labyrinth-ending-nstop",
    "survivor failed": "labyrinth-ending-survivor-failed",
}


def finish(game: State, how: How, winners: tuple[Seat, ...] = ()) -> None:
    """The first end counts; it is announced after the answer to the move that brought it."""
    if game.result is not None:
        return
    winner: dict[str, Value] = {"who": game.names[winners[0]]} if winners else {}
    game.result = Result(winners, Phrase(ENDINGS[how], winner))
    game.ended = how
    game.phase = OVER
    game.turn = NO_TURN
    game.may_order = False


def announce_end(game: State, news: News) -> None:
    """L30  What ends the game is announced at once, in the dark too."""
    if game.result is not None and game.ended is not None:
        counted = game.ended == "nstop" and game.options.revision >= REVISED
        rounds = game.nstop if counted else 0
        news.append(Ended(EVERYONE, game.ended, list(game.result.winners), rounds))


def lose_true_treasure(game: State) -> None:
    """L41  Thrown out, or onto a cell where nobody can stop: a draw at once."""
    finish(game, "lost treasure")


def living(game: State) -> list[Seat]:
    return [seat for seat, health in enumerate(game.health) if health < DEAD]


def see_who_is_left(game: State) -> None:
    """L38, L39, L42  The last survivor wins, unless he must bring out the treasure first."""
    left = living(game)
    if not left:
        finish(game, "nobody left")
    elif len(left) == 1 and not game.options.survivor_moves:
        finish(game, "survivor", (left[0],))


def count_survivors_moves(game: State, seat: Seat, news: News) -> None:
    """L39  Told how many moves are his when his first turn alone begins."""
    if not game.survivor_left and len(living(game)) == 1:
        game.survivor_left = game.options.survivor_moves
        news.append(Alone(EVERYONE, seat, game.survivor_left))


def spend_survivors_move(game: State) -> None:
    """L39  With the last of them the game is drawn."""
    game.survivor_left -= 1
    if not game.survivor_left:
        finish(game, "survivor failed")


def note_change(game: State) -> None:
    """L40  A wall destroyed, a treasure carried out, somebody killed or made immune."""
    game.changed = True


def note_public_change(game: State) -> None:
    """L40  The same, once everyone has been told of it."""
    game.public_changed = True


def end_round(game: State, news: News) -> None:
    """L40  Two counts: the true one is secret, the public one goes by what was told."""
    game.quiet = 0 if game.changed else game.quiet + 1
    game.public_quiet = 0 if game.public_changed else game.public_quiet + 1
    publicly, game.changed, game.public_changed = game.public_changed, False, False
    if game.options.claimed_count:
        declare_round(game, publicly, news)
    elif game.public_quiet >= game.nstop:
        game.public_quiet = 0
        draw_or_play_on(game, news)


def declare_round(game: State, changed: bool, news: News) -> None:
    """L40  By the letter: somebody starts the count, and each round of it is declared.

    Where nobody does, the master starts it after twice Nstop, so that every game ends.
    """
    if not game.claimed:
        if game.public_quiet < 2 * game.nstop:
            return
        game.claimed, game.declared = True, 0
    elif changed:
        game.declared = 0
    else:
        game.declared += 1
    is_full = game.declared >= game.nstop
    if not (is_full and is_drawn(game) and game.options.revision >= REVISED):
        news.append(Declared(EVERYONE, game.declared))  # else the end of the game says it
    if is_full:
        game.declared = 0
        draw_or_play_on(game, news)


def draw_or_play_on(game: State, news: News) -> None:
    """L40  All that is said: whether the true count has got there too."""
    if is_drawn(game):
        finish(game, "nstop")
    else:
        news.append(PlayOn(EVERYONE))


def is_drawn(game: State) -> bool:
    """L40  By the true count."""
    return game.quiet >= game.nstop
