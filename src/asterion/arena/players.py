"""Who can be named in an arena: a bot, a program that speaks lines, a player at a server."""

from asterion.arena.at_server import SERVER, Api, read_there
from asterion.arena.contest import Contest
from asterion.arena.program import LineProgram, words_of
from asterion.bots import Bot, make_bot
from asterion.core.dice import Dice

PROGRAM = "program:"
"""`program:python my_bot.py` is started for each game, and speaks the line protocol."""


def make_player(contest: Contest, name: str, seat: int, dice: Dice) -> Bot:
    if name.startswith(PROGRAM):
        return LineProgram(contest.book, contest.options, name[len(PROGRAM) :], seat)
    return make_bot(contest.book, name, dice)


def check_player(contest: Contest, name: str, dice: Dice) -> None:
    """UnknownBot where nobody of this name plays the book, BadProgram where nothing starts."""
    if name.startswith(SERVER):
        Api(read_there(name).address).ask("GET", f"/books/{contest.book}")
    elif name.startswith(PROGRAM):
        words_of(name[len(PROGRAM) :])
    else:
        make_bot(contest.book, name, dice)
