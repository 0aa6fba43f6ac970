"""Labyrinth for learners: what was answered of late, to whom, and how it stands with oneself."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from asterion.books.labyrinth.event import Answered, Placed, Skipped
from asterion.books.labyrinth.event.told import BY_THE_RIVER, OUTSIDE, Went, facts_of
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import OLD, TOPMOST
from asterion.books.labyrinth.say.writing import rank_written
from asterion.books.labyrinth.view import asking
from asterion.books.labyrinth.view.model import View
from asterion.core.event import Event
from asterion.core.learning import Factors, Field, Learning, Notes, Numbers

LAST: Final = 8
"""So many answers of every player are given, the newest first."""
KINDS: Final = ("", "L", "H", "W", "P", "R", "D", "E", OUTSIDE, BY_THE_RIVER)
BLOCKED: Final = ("", "wall", "way", "river")
FACTS: Final = ("scream", "treasure", "found", "infected", "healed", "blast", "mite", "feet")
"""What else was announced, a bit for each."""
LOADS: Final = ("", "corpse", "landmine", "treasure")
HEALTHS: Final = ("", "healthy", "wounded", "infected", "dead", "lost")
MOST: Final = 999
TREASURES: Final = 4
"""How many treasures of one cell can be told apart by number."""
ALL_OF_THEM: Final = LAST * 5


class Answers(Notes):
    """The last answers to every player, and where each began: a view keeps but the last one."""

    def __init__(self, view: View) -> None:
        self.answers: dict[int, bytes] = {}
        self.starts: dict[int, int] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Placed):
                self.starts[event.seat] = KINDS.index(event.kind)
            elif isinstance(event, Answered | Skipped):
                before = self.answers.get(event.seat, b"")
                self.answers[event.seat] = (bytes(_summed_up(event)) + before)[:ALL_OF_THEM]


def _summed_up(event: Answered | Skipped) -> tuple[int, ...]:
    """Way from 1, what was in the way, the cell entered, the cell reached, and the other facts."""
    went = next((one for one in event.told if isinstance(one, Went)), None)
    facts = facts_of(event.told)
    flags = sum(1 << bit for bit, fact in enumerate(FACTS) if fact in facts)
    if went is None:
        return 0, 0, 0, 0, flags
    kinds = KINDS.index(went.entered), KINDS.index(went.reached)
    return went.way + 1, BLOCKED.index(went.blocked), *kinds, flags


def sayings(view: View) -> tuple[str, ...]:
    """The list that is offered to people, and every cell that could be chosen or ordered."""
    moves = asking.moves_played(view.options)
    starts = [f"start {cell}" for cell in view.cells]
    orders = [f"order {cell}; go {way}" for cell in view.cells for way in WAYS]
    ranks = [*range(1, TREASURES), TOPMOST, OLD]
    keeps = [f"keep the {rank_written(rank)} treasure" for rank in ranks]
    asks = [f"ask {cell}" for cell in view.cells] if view.options.cells_to_ask else []
    return (*moves, *starts, *orders, *keeps, *asks)


def legal(view: View) -> Sequence[str]:
    """To people a few orders are offered as examples; a learner may order any cell."""
    offered = asking.legal(view)
    if asking.asked(view) != "order and move":
        return offered
    orders = [f"order {cell}; go {way}" for cell, way in product(view.cells, WAYS)]
    return (*orders, *(saying for saying in offered if not saying.startswith("order ")))


def fields(view: View) -> tuple[Field, ...]:
    players = len(view.names)
    return (
        Field("answers", (players, LAST, 5), 0, 255),
        Field("players", (players, 8), 0, 255),
        Field("own", (8,), 0, MOST),
    )


def features(view: View, notes: Answers) -> tuple[Numbers, ...]:
    """Seats are counted from oneself, so that a player learns for every seat at once."""
    players = len(view.names)
    seats = [(max(view.seat, 0) + after) % players for after in range(players)]
    told = notes.answers
    answers = b"".join(told.get(seat, b"").ljust(ALL_OF_THEM, b"\0") for seat in seats)
    standings = bytes(value for seat in seats for value in _player(view, notes, seat))
    return answers, standings, _own(view)


def _player(view: View, notes: Answers, seat: int) -> list[int]:
    """How it stands with a player, as last told in public."""
    standing = view.standings.get(seat)
    told = [0, 0, 0, 0]
    if standing is not None:
        health, load = HEALTHS.index(standing.health or ""), LOADS.index(standing.load or "")
        told = [health, min(standing.bullets + 1, 255), min(standing.grenades + 1, 255), load]
    turn = view.turn == seat
    return [notes.starts.get(seat, 0), seat in view.wounded, seat in view.gone, turn, *told]


def _own(view: View) -> list[int]:
    chosen = view.cells.index(view.chosen) + 1 if view.chosen in view.cells else 0
    kind = KINDS.index(view.cell_kind) if view.cell_kind in KINDS else 0
    what = asking.asked(view)
    ordering = what == "order and move"
    asked = what not in ("", "confirm")
    given = [chosen, kind, view.walls, view.stays, view.round, view.nstop, ordering, asked]
    return [min(max(0, int(value)), MOST) for value in given]


_BEFORE: Final = (
    "", *(f"shoot {way}" for way in WAYS), *(f"blow the {way} wall" for way in WAYS),
    "leave a treasure",
)  # fmt: skip
_GOING: Final = (*(f"go {way}" for way in WAYS), "go by the flow", "go by the loop")
_AFTER: Final = (
    "", *(f"shoot {way}" for way in WAYS), *(f"blow the {way} wall" for way in WAYS),
    "take everything",
)  # fmt: skip
_TOLD: Final = ("", "don't tell the result", "tell only whether I hit a wall")


def factors(view: View) -> Factors:
    """An action before, a movement, an action after, and how much of it is told."""
    return Factors((_BEFORE, _GOING, _AFTER, _TOLD), _join, _is_a_move)


def _is_a_move(view: View) -> bool:
    return asking.asked(view) in ("", "move", "order and move")


def _join(said: Sequence[str]) -> str:
    before, going, after, told = said
    parts = "; ".join(part for part in (before, going, after) if part)
    return f"{parts}, {told}" if told else parts


LEARNING: Final = Learning(
    sayings, fields, features, notes=Answers, legal=legal, factors=factors, patience=500
)
