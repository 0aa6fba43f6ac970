"""Questions with public answers: one's status, others' last moves, the count (3.6, 6.3, 6.4)."""

from asterion.books.labyrinth.event import Counted, Declared, Recalled, StatusTold
from asterion.books.labyrinth.event.told import Standing
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.say.command import Ask, AskCount, ClaimCount, Recall
from asterion.books.labyrinth.state import HEALTH_NAMES, INFECTED, LOAD_NAMES, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.dice import Dice
from asterion.core.referee.names import find_seat


def ask(game: State, seat: Seat, command: Ask, dice: Dice, news: News) -> None:
    """L25  Answered truthfully and to everyone, after a dark move too."""
    standing = standing_of(game, seat, command.question)
    if standing.health == HEALTH_NAMES[INFECTED] or standing.moves_to_heal:
        game.told_ill.add(seat)
    news.append(StatusTold(EVERYONE, seat, standing))


def standing_of(game: State, seat: Seat, question: str) -> Standing:
    """L25  Only what was asked for."""
    if question == "status":
        return whole_standing(game, seat)
    standing = Standing()
    if question == "health":
        standing.health = HEALTH_NAMES[game.health[seat]]
        standing.immune = game.immune[seat]
    elif question == "load":
        standing.load = LOAD_NAMES[game.load[seat]]
    elif question == "healing":
        standing.moves_to_heal = moves_left(game, seat) or 0
    if question in ("ammunition", "bullets"):
        standing.bullets = game.bullets[seat]
    if question in ("ammunition", "grenades"):
        standing.grenades = game.grenades[seat]
    return standing


def whole_standing(game: State, seat: Seat) -> Standing:
    """L25  How it stands with a player, all of it."""
    return Standing(
        HEALTH_NAMES[game.health[seat]],
        game.immune[seat],
        game.bullets[seat],
        game.grenades[seat],
        LOAD_NAMES[game.load[seat]],
        moves_left(game, seat),
    )


def moves_left(game: State, seat: Seat) -> int | None:
    """L56, L57  To heal; None for one who is not infected."""
    if game.health[seat] != INFECTED:
        return None
    return UNLIMITED if game.options.healing_counts == "unlimited" else game.heal_left[seat]


def recall(game: State, seat: Seat, command: Recall, dice: Dice, news: News) -> None:
    """L26  The last move of another player as it was told; or every one, where that is agreed."""
    of = find_seat(command.name, game.names)
    moves = game.moves[of] if command.every else game.moves[of][-1:]
    news.append(Recalled(EVERYONE, of, moves[:]))


def count(game: State, seat: Seat, command: AskCount, dice: Dice, news: News) -> None:
    """L40  Rounds since the last publicly known change."""
    news.append(Counted(EVERYONE, game.public_quiet))


def claim(game: State, seat: Seat, command: ClaimCount, dice: Dice, news: News) -> None:
    """L40  From now on the rounds are declared."""
    game.claimed, game.declared = True, 0
    news.append(Declared(EVERYONE, 0))
