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
    Ended,
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
    Part,
    Prefer,
    Request,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
    every_part,
)
from asterion.books.labyrinth.words import rules_in_force, tell
from asterion.books.labyrinth.words.requests import request_said

__all__ = [
    "ALL_FACETS", "BY_THE_RIVER", "EVERYTHING", "FLOW", "HERE", "IN_THE_DARK", "LOOP",
    "MOST_VOID_ROUNDS", "OUTSIDE", "REVISED", "WAYS", "Answered", "AnyTelling", "Ashes", "Aspect",
    "Began", "BlewUp", "Blow", "CellTold", "ChoiceAsked", "ChoseStart", "Confirmed", "Cremated",
    "Died", "DiedSick", "Ended", "Flagged", "Found", "Go", "GotLost", "Healed", "If", "Infected",
    "LabyrinthOptions", "Leave", "LeftThing", "Lost", "NoLuck", "Part", "Placed", "Prefer",
    "Request", "Resigned", "Screamed", "SetLandmine", "SetMine", "Shoot", "Shot", "ShowedCell",
    "Skipped", "Standing", "StatusTold", "Stocked", "Take", "TakeNothing", "ThrewGrenade",
    "ThrewThing", "Throw", "ToldWounded", "TookThing", "TurnBegan", "Voided", "VoidedBy", "Went",
    "Woke", "every_part", "letters", "opposite", "request_said", "rules_in_force", "tell",
]  # fmt: skip

MOST_VOID_ROUNDS = 3
"""L10  After this many void rounds the master takes the start cells as they are."""


def opposite(way: int) -> int:
    return way ^ 2
