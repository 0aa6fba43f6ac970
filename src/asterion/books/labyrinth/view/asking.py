"""What a viewer of Labyrinth is asked, and what he could say: from his view alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from asterion.books.labyrinth.options import LabyrinthOptions, handicap
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.grammar import fault_of
from asterion.books.labyrinth.say.saying import Notes, notes_of, read
from asterion.books.labyrinth.say.writing import rank_written
from asterion.books.labyrinth.view.confirming import masters_choice
from asterion.books.labyrinth.view.model import NOBODYS_TURN, UNKNOWN, View
from asterion.core.audience import MASTER, Seat
from asterion.core.phrase import Item, Phrase, phrase

PATIENCE = 2
"""L32  This many turns in a row may be publicly known to leave a player where he is."""


# ---- what is asked


Asked = Literal["", "start cell", "treasure choice", "order and move", "move", "confirm"]
PROMPTS: Final[dict[Asked, Phrase]] = {
    "start cell": Phrase("labyrinth-asks-start-cell"),
    "treasure choice": Phrase("labyrinth-asks-treasure"),
    "order and move": Phrase("labyrinth-asks-order-and-move"),
    "move": Phrase("labyrinth-asks-move"),
    "confirm": Phrase("labyrinth-asks-confirm"),
}


def asks(view: View) -> Phrase | None:
    return PROMPTS.get(asked(view))


def asked(view: View) -> Asked:
    """A start cell, a move (with an order where they may), a treasure, or the master's word."""
    if view.over or not view.names:
        return ""
    if view.seat == MASTER:
        return asked_of_master(view)
    if view.mine_to_choose:
        return "start cell"
    if view.turn != view.seat or view.seat < 0:
        return ""
    if view.choice is not None:
        return "treasure choice"
    return "order and move" if may_order(view) else "move"


def turn(view: View) -> Sequence[Seat]:
    """L9  Moves are made in turn; anyone else who has yet to choose a start cell is not told."""
    if view.over:
        return ()
    if view.turn != NOBODYS_TURN:
        return (view.turn,)
    return (view.seat,) if view.mine_to_choose else ()


def asked_of_master(view: View) -> Asked:
    if view.options.master != "human" or view.confirmed:
        return ""
    if view.options.common_start:
        return "start cell"
    return "confirm" if len(view.have_chosen) == len(view.names) else ""


def may_order(view: View) -> bool:
    """L72, L83  Told wounded on this very turn, or with an order as a handicap."""
    return view.may_order or view.extra_orders[view.seat] > 0


# ---- what could be said


def legal(view: View) -> Sequence[str]:
    """Commands that take the game on, as far as this viewer can know; more could be said."""
    wanted = asked(view)
    if wanted not in ("move", "order and move"):
        return _legal_answers(view, wanted)
    known = known_to_fail(view)
    moves = _moves(view.options, known)
    if view.options.named_targets:
        moves = (*moves, *_named_shots(view, known))
    if wanted == "order and move":
        some = view.cells[:: max(1, len(view.cells) // 6)]
        moves = (*(f"order {cell}; go {way}" for cell in some for way in WAYS[:2]), *moves)
    return moves


def _legal_answers(view: View, wanted: Asked) -> Sequence[str]:
    """To everything but the request for a move."""
    match wanted:
        case "start cell":
            return _legal_starts(view)
        case "treasure choice":
            return legal_choices(view)
        case "confirm":
            return [said for said, fault in masters_choice(view).items() if fault is None]
    return ()


def _named_shots(view: View, known: int) -> list[str]:
    """L84  At the next player, on the first cell of the shape: others can be said as well."""
    target = (view.seat + 1) % len(view.names) + 1
    cell = view.cells[0]
    ways = [way for number, way in enumerate(WAYS) if not known >> number & 1]
    return [f"shoot {way} at {target} on {cell}; go {way}" for way in ways]


def _sayings() -> list[str]:
    """A sensible list: each movement, alone and with a shot, a grenade, a mine, in the dark."""
    going = [f"go {way}" for way in WAYS]
    return [
        *going, "go by the flow", "go by the loop", "skip",
        *(f"shoot {way}; {go}" for way in WAYS for go in going),
        *(f"{go}; shoot {way}" for way in WAYS[:2] for go in going),
        *(f"blow the {way} wall; go {way}" for way in WAYS),
        *(f"{go}; take everything" for go in going),
        "leave a treasure; go up", "leave a grenade; go left", "go right; leave all bullets",
        "throw a treasure up; go up", "throw a treasure to the right; go right",
        "throw a treasure to the left; go left", "throw a corpse up; go right",
        "throw two bullets to the left; go down",
        *(f"set a landmine here; {go}" for go in going),
        *(f"{go}; set a landmine to the right" for go in going),
        *(f"{go}, don't tell the result" for go in going),
        "shoot up; go up, don't tell the result", "go by the flow, don't tell the result",
        *(f"{go}, tell only whether I hit a wall" for go in going),
        "go down, tell only where I end up, what I find and my status",
        *(f"{go}; if I hit a wall, (shoot up; take everything)" for go in going),
        "shoot left; if a scream is heard, go left, else go right",
    ]  # fmt: skip


def moves_played(options: LabyrinthOptions) -> tuple[str, ...]:
    """All of the list that this table plays, whatever is known."""
    return _moves(options, 0)


@lru_cache(maxsize=1024)
def _moves(options: LabyrinthOptions, known: int) -> tuple[str, ...]:
    """Those that this table plays, without the ways that are known to fail."""
    return tuple(text for text in _sayings() if _is_played(read(text), options, known))


def _is_played(command: said.Command, options: LabyrinthOptions, known: int) -> bool:
    if isinstance(command, said.Skip):
        return options.skips and not known & SKIPPING
    notes = notes_of(command)
    if "landmine" in notes.written and not has_mines(options):
        return False
    return not fault_of(notes, options) and not ways_that_fail(notes, known)


def has_mines(options: LabyrinthOptions) -> bool:
    return options.mines or options.weaponry_mines


ALL_SIDES = 15
SKIPPING = 64
LASTING = 8
"""As bits beside the six ways of a movement: all four sides, no movement at all, and, this many
bits higher, the walls that have survived a grenade."""


@lru_cache(maxsize=64)
def _starts(cells: tuple[str, ...]) -> tuple[str, ...]:
    """Nothing is known before the first choice, so every cell of the shape may be chosen."""
    return tuple(f"start {cell}" for cell in cells)


def _legal_starts(view: View) -> Sequence[str]:
    if not view.chosen and not view.options.cells_to_ask:
        return _starts(view.cells)
    starts = [f"start {cell}" for cell in view.cells if not start_fault(view, cell)]
    if questions_left(view):
        unasked = [cell for cell in view.cells if cell not in view.asked_cells]
        starts += [f"ask {cell}" for cell in unasked[:5]]
    return starts


def legal_choices(view: View) -> Sequence[str]:
    assert view.choice is not None
    ranks = [*range(1, view.choice.lying), said.TOPMOST]
    if view.choice.old:
        ranks.append(said.OLD)
    return [f"keep the {rank_written(rank)} treasure" for rank in ranks]


def questions_left(view: View) -> int:
    """L83"""
    if view.seat < 0 or not view.options.cells_to_ask:
        return 0
    allowed = handicap(view.options.cells_to_ask, "cells_to_ask", len(view.names))
    return allowed[view.seat] - len(view.asked_cells)


def known_to_fail(view: View) -> int:
    """L32  A bit for each way publicly known to change nothing; never for all four sides."""
    if not (view.walls or view.stays) or view.options.repeats:
        return 0
    known = view.walls if view.walls != ALL_SIDES else view.lasting
    known = known if known != ALL_SIDES else 0
    if view.lasting != ALL_SIDES:
        known |= view.lasting << LASTING
    if view.stays >= PATIENCE:
        known |= SKIPPING
        if view.cell_kind not in (UNKNOWN, "R"):
            known |= 1 << said.FLOW
        if view.cell_kind not in (UNKNOWN, "P"):
            known |= 1 << said.LOOP
    return known


def ways_that_fail(notes: Notes, known: int) -> int:
    """L32  The movements known to fail; a grenade of the same move gives another chance.

    But a wall that has survived one is still there after the next.
    """
    return notes.ways & (known & ~notes.blown | known >> LASTING)


def start_fault(view: View, cell: str) -> Phrase | None:
    """L10, L83  Not the cell of the void round; with a handicap, one of those asked about."""
    if cell == view.chosen:
        return phrase("labyrinth-refused-same-cell", rule="L10")
    if any(known != view.chosen for known in view.asked_cells) and cell not in view.asked_cells:
        cells: list[Item] = [*view.asked_cells]
        return phrase("labyrinth-refused-not-asked-about", cells=cells, rule="L83")
    return None
