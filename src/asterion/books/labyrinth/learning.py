"""Labyrinth for learners: what was answered of late, to whom, and how it stands with oneself."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from asterion.books.labyrinth.event import Answered, Placed, Skipped
from asterion.books.labyrinth.event.told import BY_THE_RIVER, OUTSIDE, AnyTelling, Went, facts_of
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import OLD, TOPMOST
from asterion.books.labyrinth.say.writing import rank_written
from asterion.books.labyrinth.view import asking
from asterion.books.labyrinth.view.model import View
from asterion.core.contract.learning import Factors, Field, Learning, Notes, Numbers, within
from asterion.core.event import Event

LAST: Final = 8
"""This many answers of every player are given, the newest first."""
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
_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_BLOCKED: Final = {blocked: number for number, blocked in enumerate(BLOCKED)}
_NOT_ASKED: Final = bytes(4)


class Answers(Notes):
    """The last answers to every player, and where each began: a view keeps but the last one."""

    def __init__(self, view: View) -> None:
        self.answers: dict[int, bytes] = {}
        self.starts: dict[int, int] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if type(event) is Answered or type(event) is Skipped:
                before = self.answers.get(event.seat, b"")
                self.answers[event.seat] = (_in_short(event) + before)[:ALL_OF_THEM]
            elif type(event) is Placed:
                self.starts[event.seat] = _KIND[event.kind]


_SHORT: dict[int, tuple[Event, bytes]] = {}
FEW: Final = 256


def _in_short(event: Answered | Skipped) -> bytes:
    """By identity: every seat hears the same object, one after the other."""
    known = _SHORT.get(id(event))
    if known is None or known[0] is not event:
        if len(_SHORT) >= FEW:
            _SHORT.clear()
        known = _SHORT[id(event)] = event, _summed_up(event.told)
    return known[1]


def _summed_up(told: list[AnyTelling]) -> bytes:
    """Way from 1, what was in the way, the cell entered, the cell reached, and the other facts."""
    flags = 0
    if len(told) != 1 or type(told[0]) is not Went:  # most are the movement and nothing else
        facts = facts_of(told)
        flags = sum([1 << bit for bit, fact in enumerate(FACTS) if fact in facts])
    for one in told:
        if type(one) is Went:
            way, blocked, entered = one.way + 1, _BLOCKED[one.blocked], _KIND[one.entered]
            return bytes((way, blocked, entered, _KIND[one.reached], flags))
    return bytes((0, 0, 0, 0, flags))


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
    return _with_orders(view.cells, tuple(offered))


@lru_cache(maxsize=256)
def _with_orders(cells: tuple[str, ...], offered: tuple[str, ...]) -> tuple[str, ...]:
    orders = [f"order {cell}; go {way}" for cell, way in product(cells, WAYS)]
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
    first = max(view.seat, 0)
    seats = [*range(first, players), *range(first)]
    told = notes.answers
    answers = b"".join([told.get(seat, b"").ljust(ALL_OF_THEM, b"\0") for seat in seats])
    standings = b"".join([_player(view, notes, seat) for seat in seats])
    return answers, standings, _own(view)


def _player(view: View, notes: Answers, seat: int) -> bytes:
    """How it stands with a player, as last told in public."""
    standing = view.standings.get(seat)
    seen = [notes.starts.get(seat, 0), seat in view.wounded, seat in view.gone, view.turn == seat]
    if standing is None:
        return bytes(seen) + _NOT_ASKED
    health, load = HEALTHS.index(standing.health or ""), LOADS.index(standing.load or "")
    counts = [min(count + 1, 255) for count in (standing.bullets, standing.grenades)]
    return bytes([*seen, health, *counts, load])


def _own(view: View) -> list[int]:
    chosen = _numbers_of(view.cells).get(view.chosen, 0)
    kind = _KIND.get(view.cell_kind, 0)
    what = asking.asked(view)
    ordering = what == "order and move"
    asked = what not in ("", "confirm")
    given = [chosen, kind, view.walls, view.stays, view.round, view.nstop, ordering, asked]
    return within(given, MOST)


@lru_cache(maxsize=64)
def _numbers_of(cells: tuple[str, ...]) -> dict[str, int]:
    return {cell: number for number, cell in enumerate(cells, 1)}


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
