"""Where deduction takes its words from the rule book: events, tellings, parts of moves."""

from asterion.books.labyrinth.event import (
    IN_THE_DARK,
    Answered,
    Began,
    CellTold,
    ChoiceAsked,
    ChoseStart,
    Confirmed,
    Died,
    Flagged,
    Lost,
    Placed,
    Resigned,
    ShowedCell,
    Skipped,
    StatusTold,
    ToldWounded,
    TurnBegan,
    Voided,
    VoidedBy,
)
from asterion.books.labyrinth.event.told import (
    BY_THE_RIVER,
    OUTSIDE,
    AnyTelling,
    Ashes,
    Aspect,
    BlewUp,
    Cremated,
    DiedSick,
    Found,
    GotLost,
    Healed,
    Infected,
    LeftThing,
    NoLuck,
    Screamed,
    SetLandmine,
    Shot,
    Standing,
    Stocked,
    ThrewGrenade,
    ThrewThing,
    TookThing,
    Went,
    Woke,
)
from asterion.books.labyrinth.options import REVISED, LabyrinthOptions
from asterion.books.labyrinth.plan.model import WAYS, letters
from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    EVERYTHING,
    FLOW,
    HERE,
    LOOP,
    Blow,
    Go,
    If,
    Leave,
    Move,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.say.saying import read
from asterion.books.labyrinth.words import rules_in_force, tell
from asterion.books.labyrinth.words.requests import request_of
from asterion.core.book import Refused

__all__ = [
    "ALL_FACETS", "BY_THE_RIVER", "EVERYTHING", "FLOW", "HERE", "IN_THE_DARK", "LOOP",
    "MOST_VOID_ROUNDS", "OUTSIDE", "REVISED", "WAYS", "Answered", "AnyTelling", "Ashes", "Aspect",
    "Began", "BlewUp", "Blow", "CellTold", "ChoiceAsked", "ChoseStart", "Confirmed", "Cremated",
    "Died", "DiedSick", "Flagged", "Found", "Go", "GotLost", "Healed", "If", "Infected",
    "LabyrinthOptions", "Leave", "LeftThing", "Lost", "Move", "NoLuck", "Part", "Placed", "Prefer",
    "Resigned", "Screamed", "SetLandmine", "SetMine", "Shoot", "Shot", "ShowedCell", "Skipped",
    "Standing", "StatusTold", "Stocked", "Take", "TakeNothing", "ThrewGrenade", "ThrewThing",
    "Throw", "ToldWounded", "TookThing", "TurnBegan", "Voided", "VoidedBy", "Went", "Woke",
    "every_part", "letters", "move_asked", "opposite", "request_of", "rules_in_force", "tell",
]  # fmt: skip

MOST_VOID_ROUNDS = 3
"""L10  After so many void rounds the master takes the start cells as they are."""
ORDERED = "order a cell; "


def move_asked(request: str) -> Move | None:
    """The move that a public request stands for; None where it cannot be read again.

    The cells that were shown in secret are not in it.
    """
    try:
        move = read(request.removeprefix(ORDERED))
    except Refused:
        return None
    return move if isinstance(move, Move) else None


def every_part(parts: tuple[Part, ...]) -> list[Part]:
    """Those inside conditions too."""
    every: list[Part] = []
    for part in parts:
        every.append(part)
        if isinstance(part, If):
            every += every_part(part.then) + every_part(part.otherwise)
    return every


def opposite(way: int) -> int:
    return way ^ 2
