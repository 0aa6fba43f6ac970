"""The rules of Labyrinth: one module a chapter, one small function a rule."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.rules import choice, clock, move, questions, start
from asterion.books.labyrinth.rules.ending import announce_end
from asterion.books.labyrinth.rules.facts import write_down
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.state import CHOOSING, CONFIRMING, PLAYING, State
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.chapters import Result
from asterion.core.dice import Dice

RULES: dict[type[said.Command], Callable[[State, Seat, Any, Dice, News], None]] = {
    said.Move: move.move,
    said.Skip: move.skip,
    said.Choose: choice.choose,
    said.Start: start.choose_start,
    said.AskCell: start.ask_cell,
    said.Confirm: start.confirm,
    said.Void: start.void,
    said.Ask: questions.ask,
    said.Recall: questions.recall,
    said.AskCount: questions.count,
    said.ClaimCount: questions.claim,
    said.Resign: clock.resign,
    said.Break: clock.take_break,
    said.VoteBreak: clock.vote_break,
    said.RequestClock: clock.request_clock,
    said.EndBreak: clock.end_break,
    said.Flag: clock.flag,
    said.TimeUp: clock.time_up,
}


def begin(
    plan: Plan, options: LabyrinthOptions, names: Sequence[str], dice: Dice, news: News
) -> State:
    game = start.begin(plan, options, names, dice, news)
    write_down(game, news)
    return game


def execute(game: State, seat: Seat, command: said.Command, dice: Dice, news: News) -> None:
    RULES[type(command)](game, seat, command, dice, news)
    if game.touched or game.stirred:
        write_down(game, news)
    if game.result is not None:
        announce_end(game, news)


def awaited(game: State) -> Sequence[Seat]:
    """L9  Everyone who has yet to choose, in the random order of asking; then one at a time."""
    if game.phase == PLAYING:
        return (game.turn,)
    if game.phase == CHOOSING:
        return tuple(game.asking_order)
    return (MASTER,) if game.phase == CONFIRMING else ()


def result(game: State) -> Result | None:
    return game.result
