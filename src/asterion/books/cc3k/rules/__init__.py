"""The rules of ChamberCrawler3000: one small function a rule, its number in the docstring."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.cc3k.event import Began, Froze, GaveUp, Restarted
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import Plan, no_room
from asterion.books.cc3k.rules.floors import spawn
from asterion.books.cc3k.rules.player import attack, drink, walk
from asterion.books.cc3k.say.command import (
    Attack,
    Choose,
    Command,
    Drink,
    Freeze,
    Move,
    Quit,
    Restart,
)
from asterion.books.cc3k.state import State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.chapters import Result
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase

News = list[Event]


def begin(plan: Plan, options: Cc3kOptions, names: Sequence[str], dice: Dice, news: News) -> State:
    """C33  The table waits for a race. No floor may turn out to be full when it is entered."""
    for level, floor in enumerate(plan.floors, 1):
        for fault in no_room(level, floor):
            raise Refused(Phrase("cc3k-refuse-floors", {"fault": fault.whole}))
    news.append(Began(EVERYONE, names[0]))
    return State(plan, options, names[0])


def freeze(game: State, command: Freeze, dice: Dice, news: News) -> None:
    """C34, C35  Free: it costs no turn."""
    game.frozen = not game.frozen
    news.append(Froze(EVERYONE, game.frozen))


def restart(game: State, command: Restart, dice: Dice, news: News) -> None:
    """C34  Everything is reset but the dice, which go on where they were."""
    game.reset()
    news.append(Restarted(EVERYONE, game.names[0]))


def give_up(game: State, command: Quit, dice: Dice, news: News) -> None:
    """C34, C40  The end without a score."""
    game.result = Result((), Phrase("cc3k-ending-gave-up", {"who": game.names[0]}))
    news.append(GaveUp(EVERYONE))


RULES: dict[type[Command], Callable[[State, Any, Dice, News], None]] = {
    Choose: spawn,
    Move: walk,
    Drink: drink,
    Attack: attack,
    Freeze: freeze,
    Restart: restart,
    Quit: give_up,
}


def execute(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    RULES[type(command)](game, command, dice, news)


def awaited(game: State) -> Sequence[Seat]:
    return (0,) if game.result is None else ()


def result(game: State) -> Result | None:
    return game.result
