"""C34  The notation of ChamberCrawler3000: the course's own commands, written and read exactly."""

from typing import Final

from asterion.books.cc3k.plan.kinds import RACES, WAYS
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
from asterion.core.referee.understanding import NotNotation

CHOICES = tuple(race.letter for race in RACES)
MOVES = WAYS
DRINKS = tuple(f"u {way}" for way in WAYS)
ATTACKS = tuple(f"a {way}" for way in WAYS)
FREEZE, RESTART, QUIT = "f", "r", "q"

_WHOLE: Final[dict[str, Command]] = {
    **{text: Choose(race) for race, text in enumerate(CHOICES)},
    **{text: Move(way) for way, text in enumerate(MOVES)},
    **{text: Drink(way) for way, text in enumerate(DRINKS)},
    **{text: Attack(way) for way, text in enumerate(ATTACKS)},
    FREEZE: Freeze(),
    RESTART: Restart(),
    QUIT: Quit(),
}


def read(text: str) -> Command:
    """A command from its one spelling; NotNotation for everything else."""
    command = _WHOLE.get(text)
    if command is None:
        raise NotNotation(text)
    return command


def write(command: Command) -> str:
    """The one canonical form, which parses back to the same command."""
    match command:
        case Move(way):
            return MOVES[way]
        case Attack(way):
            return ATTACKS[way]
        case Drink(way):
            return DRINKS[way]
        case Choose(race):
            return CHOICES[race]
        case Freeze():
            return FREEZE
        case Restart():
            return RESTART
        case Quit():
            return QUIT
    raise TypeError(command)
